"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "chat.banned": 403,
    "chat.fast": 429,
    "chat.long": 422,
    "chat.no-message": 404,
    "chat.silenced": 403,
    "chat.yourself": 422,
    "comment.foreign": 403,
}
