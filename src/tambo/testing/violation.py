"""What a check raises when a game breaks the contract."""


class Violation(AssertionError):
    """A broken promise: which check found it, and what it saw."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(f"{check}: {what}")
        self.check = check
        self.what = what

    def __reduce__(self) -> tuple[type["Violation"], tuple[str, str]]:
        """Workers hand violations over to the process that asked for them."""
        return Violation, (self.check, self.what)


def require(holds: bool, check: str, what: str) -> None:
    if not holds:
        raise Violation(check, what)
