"""What can go wrong here, and the HTTP status of each."""

ERRORS = {
    "connections.many": 429,
    "headers.too-large": 431,
    "hello.first": 400,
    "host": 421,
    "house.full": 503,
    "method": 405,
    "origin": 403,
    "request.timeout": 408,
    "sockets.many": 429,
    "too-big": 413,
    "url.too-long": 414,
}
