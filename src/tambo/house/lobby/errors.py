"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "lobby.blocked": 403,
    "lobby.no-seat": 409,
    "lobby.private": 403,
    "seat.not-open": 409,
}
