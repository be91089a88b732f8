"""`tambo serve`: opens the house. The house prints its address itself."""

import os
import sys
import webbrowser
from pathlib import Path

from tambo.cli.voice import Voice, usage_error


def serve(
    voice: Voice, *, host: str, port: int | None, database: Path | None, open_browser: bool
) -> int:
    if port is not None and not 0 <= port < 65536:
        raise usage_error("argument.value", name="--port", value=str(port))
    from tambo.house.serve import run

    run(
        host,
        port,
        database,
        language=voice.language,
        on_open=_open if open_browser else None,
    )
    return 0


def _open(address: str) -> None:
    """In a window only: a browser for the terminal would sit on top of the house."""
    has_windows = sys.platform in ("darwin", "win32")
    if has_windows or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        webbrowser.open(address)
