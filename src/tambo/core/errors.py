"""Everything that can be wrong with what a caller hands in. Each has a code and a sentence."""

from tambo.core.phrase import Phrase


class TamboError(Exception):
    """Base of all errors that are the caller's to mend; nothing has been changed.

    `code` is stable and for programs, `phrase` is for people in their language, `clause` names
    the rule where a rule is the reason.
    """

    def __init__(self, code: str, phrase: Phrase, clause: str | None = None) -> None:
        super().__init__(code, phrase, clause)
        self.code = code
        self.phrase = phrase
        self.clause = clause

    @property
    def reason(self) -> str:
        return str(self.phrase)

    def __str__(self) -> str:
        where = f" [{self.clause}]" if self.clause else ""
        return f"{self.reason}{where}"


class Refused(TamboError):
    """A choice that is not on the menu, with the clause that keeps it off."""

    clause: str

    def __init__(self, clause: str, phrase: Phrase, code: str = "refused") -> None:
        super().__init__(code, phrase, clause)


class InvalidInput(TamboError):
    """A value of the wrong kind, such as a fraction where a whole number is needed."""


class UnknownGame(TamboError):
    """No such game, or one whose rules are not here yet."""


class InvalidSetup(TamboError):
    """A number of players or an option that the game does not have."""


class InvalidPosition(TamboError):
    """A position text that describes no position of the game."""


class InvalidRecord(TamboError):
    """A record that is damaged, or that does not replay."""
