"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "seat.not-away": 409,
    "seat.own": 409,
    "vacation.days": 409,
}
