"""Why a house cannot be opened on a database."""


class StoreInUse(Exception):
    """Another process holds the database."""


class StoreUnusable(Exception):
    """A house cannot be opened on this database: `why`, or because it can only be read."""

    def __init__(self, place: str, why: str = "", *, is_read_only: bool = False) -> None:
        super().__init__(place, why)
        self.place = place
        self.why = why
        self.is_read_only = is_read_only
