"""Accounts, devices, passkeys, tokens and profiles as they travel. A person's own id never does:
others know a player by `public_id`."""

from typing import Any, Literal

import msgspec

from tambo.house.tables.wire import TableSummary


class Me(msgspec.Struct, frozen=True):
    """The caller: a guest, or an account with its name and public id."""

    is_account: bool
    name: str
    public_id: str
    tables: int
    """How many tables a guest has that could be brought to an account."""


class AccountRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new account for the caller: with a password, or with a passkey's response."""

    name: str
    password: str = ""
    question: str = ""
    credential: dict[str, Any] | None = None


class SignInRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Into an account by name and password. `bring` takes the guest's tables along."""

    name: str
    password: str
    bring: bool = False


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an authenticator answered to a challenge of ours."""

    question: str
    credential: dict[str, Any]
    name: str = ""
    bring: bool = False


class PasskeyQuestion(msgspec.Struct, frozen=True):
    """What to hand to the browser's `navigator.credentials`; `id` comes back with the answer."""

    id: str
    options: dict[str, Any]


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class PasswordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password; `old` is empty for an account that had none. Signs other devices out."""

    new: str
    old: str = ""


class PasswordResetRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the admin: the name of an account whose password is forgotten."""

    name: str


class PasswordReset(msgspec.Struct, frozen=True):
    """A token with which a new password can be chosen, once, until a moment: for the address
    `/password-reset#`."""

    name: str
    token: str
    until: float


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, and the reset token that allows it."""

    token: str
    password: str


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of a list, by its id."""

    id: str


class SessionEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The device to sign out; without an id, all but this one."""

    id: str | None = None


class TokenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    scopes: list[Literal["read", "play"]]


class AccountDeletionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The account's name, and its password if it has one, so that nobody leaves by mistake."""

    name: str
    password: str = ""


class DeviceSummary(msgspec.Struct, frozen=True):
    id: str
    device: str
    created: float
    seen: float
    is_this: bool


class PasskeySummary(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: float


class TokenSummary(msgspec.Struct, frozen=True):
    id: str
    name: str
    scopes: list[str]
    created: float
    used: float | None


class TokenMade(msgspec.Struct, frozen=True):
    """A new token. `secret` is shown this once and kept nowhere."""

    token: TokenSummary
    secret: str


class Account(msgspec.Struct, frozen=True):
    """Your own account, all of it."""

    name: str
    public_id: str
    created: float
    has_password: bool
    devices: list[DeviceSummary]
    passkeys: list[PasskeySummary]
    tokens: list[TokenSummary]


class Tally(msgspec.Struct, frozen=True):
    """What became of a person's matches in one game."""

    game: str
    matches: int
    first: int


class Played(msgspec.Struct, frozen=True):
    """A finished match and how it went for the person of the page."""

    table: TableSummary
    seat: int
    place: int
    points: int


class PlayedPage(msgspec.Struct, frozen=True):
    """Matches of a person, newest first. `is_more`: there are older ones."""

    played: list[Played]
    is_more: bool


class Profile(msgspec.Struct, frozen=True):
    """A player's public profile. `played` are the newest matches; `is_more` says that there are
    older ones."""

    public_id: str
    name: str
    created: float
    is_me: bool
    tallies: list[Tally]
    played: list[Played]
    is_more: bool
