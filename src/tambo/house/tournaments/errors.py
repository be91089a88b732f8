"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "tournament.entry": 404,
    "tournament.few": 409,
    "tournament.foreign": 403,
    "tournament.full": 409,
    "tournament.game": 422,
    "tournament.not-running": 409,
    "tournament.opponent": 403,
    "tournament.started": 409,
    "tournament.title": 422,
    "tournament.unknown": 404,
}
