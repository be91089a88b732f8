"""`python -m tambo` is the command `tambo`."""

import sys

from tambo.cli import main

if __name__ == "__main__":
    sys.exit(main())
