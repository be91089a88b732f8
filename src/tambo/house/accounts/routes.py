"""The routes of accounts and profiles. Tokens open only the public ones."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tambo.house.accounts.devices import device_of
from tambo.house.accounts.profiles import Profiles
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitors, visitor_of
from tambo.house.accounts.store import SessionRow
from tambo.house.accounts.wire import (
    Account,
    AccountDeletionRequest,
    AccountRequest,
    Chosen,
    Me,
    NameRequest,
    NewPassword,
    PasskeyAnswer,
    PasskeyQuestion,
    PasswordRequest,
    PlayedPage,
    Profile,
    SessionEnd,
    SignInRequest,
    TokenMade,
    TokenRequest,
)
from tambo.house.platform.identity import Credentials, set_cookie
from tambo.house.platform.requests import AnyRequest, service

OWN: dict[str, Any] = {"scope": "account"}
SIGN_IN: dict[str, Any] = {"scope": "account", "limit": "sign-in"}
SIGN_UP: dict[str, Any] = {"scope": "account", "limit": "sign-up"}
EXPORT: dict[str, Any] = {"scope": "account", "limit": "export"}


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """Who I am: a guest, or an account."""
    return await service(request, Accounts).me(visitor_of(request))


@get("/api/people/{public_id:str}")
async def profile(request: AnyRequest, public_id: FromPath[str]) -> Profile:
    """A player's public profile: name, finished matches, results."""
    return await service(request, Profiles).profile(public_id, visitor_of(request))


@get("/api/people/{public_id:str}/matches")
async def matches(
    request: AnyRequest,
    public_id: FromPath[str],
    before: Annotated[str, QueryParameter(max_length=32)],
) -> PlayedPage:
    """A player's finished matches, from before a given one."""
    return await service(request, Profiles).played(public_id, before, visitor_of(request))


# In and out


@post("/api/account/ask", status_code=200, opt=SIGN_UP)
async def begin_sign_up(request: AnyRequest, data: JSONBody[NameRequest]) -> PasskeyQuestion:
    """The challenge for a passkey that opens a new account."""
    accounts = service(request, Accounts)
    return await accounts.begin_sign_up(visitor_of(request), data.name, _origin(request))


@post("/api/account", opt=SIGN_UP)
async def sign_up(request: AnyRequest, data: JSONBody[AccountRequest]) -> Response[Me]:
    """An account for the guest who asks, with a password or a passkey; their games stay theirs."""
    accounts = service(request, Accounts)
    opened = await accounts.sign_up(visitor_of(request), data, _device(request), _origin(request))
    return await _entered(request, opened, 201)


@post("/api/session", status_code=200, opt=SIGN_IN)
async def sign_in(request: AnyRequest, data: JSONBody[SignInRequest]) -> Response[Me]:
    """Sign this device in by name and password."""
    accounts = service(request, Accounts)
    return await _entered(
        request, await accounts.sign_in(visitor_of(request), data, _device(request))
    )


@post("/api/session/password-reset", status_code=200, opt=SIGN_IN)
async def reset_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
    """A new password, by a link from the admin. Every other device is signed out."""
    accounts = service(request, Accounts)
    return await _entered(
        request, await accounts.reset_password(visitor_of(request), data, _device(request))
    )


@post("/api/session/passkey/ask", status_code=200, opt=SIGN_IN)
async def begin_sign_in(request: AnyRequest) -> PasskeyQuestion:
    """The challenge for a passkey that signs this device in."""
    return await service(request, Accounts).begin_sign_in(_origin(request))


@post("/api/session/passkey", status_code=200, opt=SIGN_IN)
async def sign_in_by_passkey(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Response[Me]:
    """Sign this device in with the answer of a passkey."""
    opened = await service(request, Accounts).sign_in_by_passkey(
        visitor_of(request), data, _device(request), _origin(request)
    )
    return await _entered(request, opened)


@post("/api/session/end", status_code=200, opt=OWN)
async def sign_out(request: AnyRequest) -> Response[Me]:
    """Sign this device out: it is the guest again that it was before."""
    guest_id = await service(request, Accounts).sign_out(visitor_of(request))
    cookie = service(request, Credentials).cookie_of(guest_id)
    return _with_cookie(request, Me(False, "", "", 0), cookie, 200)


# The account


@get("/api/account", opt=OWN)
async def account(request: AnyRequest) -> Account:
    """My account: devices, passkeys, tokens."""
    return await _account(request)


@post("/api/account/name", status_code=200, opt=SIGN_UP)
async def rename(request: AnyRequest, data: JSONBody[NameRequest]) -> Account:
    """Another name for my account, at every table."""
    await service(request, Accounts).rename(visitor_of(request), data.name)
    return await _account(request)


@post("/api/account/password", status_code=200, opt=SIGN_IN)
async def change_password(request: AnyRequest, data: JSONBody[PasswordRequest]) -> Account:
    """A new password. Every other device is signed out."""
    await service(request, Accounts).change_password(visitor_of(request), data)
    return await _account(request)


@post("/api/account/sessions/end", status_code=200, opt=OWN)
async def end_sessions(request: AnyRequest, data: JSONBody[SessionEnd]) -> Account:
    """Sign one device out, or all but this one."""
    await service(request, Accounts).end_sessions(visitor_of(request), data.id)
    return await _account(request)


@post("/api/account/passkeys/ask", status_code=200, opt=SIGN_IN)
async def begin_passkey(request: AnyRequest) -> PasskeyQuestion:
    """The challenge for another passkey of my account."""
    return await service(request, Accounts).begin_passkey(visitor_of(request), _origin(request))


@post("/api/account/passkeys", status_code=200, opt=SIGN_IN)
async def keep_passkey(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Account:
    """One more passkey for my account."""
    await service(request, Accounts).keep_passkey(
        visitor_of(request), data, _device(request), _origin(request)
    )
    return await _account(request)


@post("/api/account/passkeys/end", status_code=200, opt=OWN)
async def drop_passkey(request: AnyRequest, data: JSONBody[Chosen]) -> Account:
    """Remove a passkey from my account."""
    await service(request, Accounts).drop_passkey(visitor_of(request), data.id)
    return await _account(request)


@post("/api/account/tokens", opt=OWN)
async def make_token(request: AnyRequest, data: JSONBody[TokenRequest]) -> TokenMade:
    """A token for programs of mine. Its secret is in this answer and nowhere else."""
    return await service(request, Accounts).make_token(visitor_of(request), data)


@post("/api/account/tokens/end", status_code=200, opt=OWN)
async def drop_token(request: AnyRequest, data: JSONBody[Chosen]) -> Account:
    """Revoke a token."""
    await service(request, Accounts).drop_token(visitor_of(request), data.id)
    return await _account(request)


@get("/api/account/export", opt=EXPORT)
async def export(request: AnyRequest) -> Response[dict[str, Any]]:
    """Everything the house keeps of me, account or guest, with my finished matches as records."""
    data = await service(request, Profiles).export(visitor_of(request))
    return Response(data, headers={"content-disposition": 'attachment; filename="tambo.json"'})


@post("/api/account/delete", status_code=200, opt=SIGN_IN)
async def delete_account(
    request: AnyRequest, data: JSONBody[AccountDeletionRequest]
) -> Response[Me]:
    """Delete my account. My seats lose their name; the others' matches stay whole."""
    await service(request, Accounts).delete_account(visitor_of(request), data.name, data.password)
    cookie = service(request, Credentials).cookie_of(service(request, Credentials).new_guest())
    return _with_cookie(request, Me(False, "", "", 0), cookie, 200)


async def _account(request: AnyRequest) -> Account:
    return await service(request, Accounts).account(visitor_of(request))


async def _entered(request: AnyRequest, session: SessionRow, status: int = 200) -> Response[Me]:
    row = await service(request, Visitors).account(session.player_id)
    assert row is not None
    cookie = service(request, Credentials).session_cookie(session.player_id, session.id)
    return _with_cookie(request, Me(True, row.name, row.public_id, 0), cookie, status)


def _with_cookie(request: AnyRequest, who: Me, cookie: str, status: int) -> Response[Me]:
    is_secure = bool(request.scope["tambo_is_secure"])  # type: ignore[typeddict-item]
    header = {"set-cookie": set_cookie(cookie, is_secure).decode()}
    return Response(who, status_code=status, headers=header)


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _origin(request: AnyRequest) -> str:
    """The house's address as the browser knows it; the middleware has checked that it is ours."""
    return request.headers.get("origin", "")


HANDLERS = [
    me,
    profile,
    matches,
    begin_sign_up,
    sign_up,
    sign_in,
    reset_password,
    begin_sign_in,
    sign_in_by_passkey,
    sign_out,
    account,
    rename,
    change_password,
    end_sessions,
    begin_passkey,
    keep_passkey,
    drop_passkey,
    make_token,
    drop_token,
    export,
    delete_account,
]
