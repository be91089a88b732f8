"""Who may see and play a seat, and what may be done with a table, by its state."""

import hmac

from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.tables.model import TableSnapshot


def check_over(stored: TableSnapshot) -> None:
    """HouseError while its match goes on."""
    if stored.row.status != "over":
        raise HouseError("table.not-over")


def check_device(stored: TableSnapshot, seat: int, player_id: str) -> None:
    """HouseError unless the seat is played at the guest's device, whatever its PIN."""
    if not 0 <= seat < len(stored.seats) or stored.seats[seat].player_id != player_id:
        raise HouseError("seat.foreign")


class SeatAccess:
    """Seats and their PINs. A permit, made from the house's key and the PIN, opens one."""

    def __init__(self, credentials: Credentials) -> None:
        self._credentials = credentials

    def check_owner(
        self, stored: TableSnapshot, seat: int, player_id: str, permit: str = ""
    ) -> None:
        """HouseError unless the seat is the guest's, and its PIN, if it has one, was given."""
        check_device(stored, seat, player_id)
        if not self.is_open(stored, seat, permit):
            raise HouseError("pin.needed")

    def is_open(self, stored: TableSnapshot, seat: int, permit: str) -> bool:
        """Whether a screen with this permit may show the seat. At the end everything lies open."""
        if stored.seats[seat].pin is None or stored.row.status == "over":
            return True
        return hmac.compare_digest(permit.encode(), self.permit(stored, seat).encode())

    def permit(self, stored: TableSnapshot, seat: int) -> str:
        chair = stored.seats[seat]
        return self._credentials.permit(stored.row.id, seat, chair.player_id, chair.pin)
