"""The house: tables, seats, sockets and storage. The server behind `tambo serve`."""
