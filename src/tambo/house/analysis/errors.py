"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "daily.none": 404,
    "hint.busy": 409,
    "hint.failed": 503,
    "hint.none": 404,
    "hint.off": 403,
    "review.failed": 503,
    "what-if.open": 422,
    "what-if.over": 422,
}
