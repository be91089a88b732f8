"""What can go wrong with channels, and with a delivery."""

ERRORS = {
    "notification.address": 422,
    "notification.channel": 404,
    "notification.mail-off": 422,
    "notification.many": 409,
    "notification.token": 403,
    "notification.url": 422,
}


class DeliveryFailed(Exception):
    """`reason` is a word of the catalogues (`notifications-reason-<reason>`), `detail` a number or
    name.

    `is_final`: trying again is useless. `is_dead`: the channel itself no longer exists.
    """

    def __init__(
        self, reason: str, detail: str = "", *, is_final: bool = False, is_dead: bool = False
    ) -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason
        self.detail = detail
        self.is_final = is_final or is_dead
        self.is_dead = is_dead
