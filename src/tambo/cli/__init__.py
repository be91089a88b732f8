"""The command `tambo`: what a person types in a terminal.

Everything heavy is imported by the command that needs it, so that `tambo --help` stays quick.
"""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code: 0 done, 1 found wanting, 2 not understood, 130 ended."""
    from tambo.cli.commands import run

    return run(list(sys.argv[1:] if arguments is None else arguments))
