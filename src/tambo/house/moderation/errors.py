"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "admin.no-account": 404,
    "admin.no-report": 404,
    "admin.token": 403,
}
