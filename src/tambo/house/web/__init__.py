"""The house on the wire: HTTP routes, the socket, the gate before them, and the pages."""
