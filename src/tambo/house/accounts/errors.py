"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "account.delete": 403,
    "account.guest": 403,
    "account.needed": 403,
    "account.unknown": 404,
    "name.reserved": 422,
    "name.signs": 422,
    "name.taken": 409,
    "passkey.failed": 403,
    "passkey.last": 409,
    "passkey.many": 409,
    "password-reset.wrong": 403,
    "password.long": 422,
    "password.short": 422,
    "password.wrong": 403,
    "session.wrong": 403,
    "token.many": 409,
    "token.scope": 403,
    "token.unknown": 401,
}
