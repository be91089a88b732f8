"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "level.unknown": 422,
    "workshop.part": 404,
}
