"""Who votes on a proposal at a table, and how it is shown."""

from collections.abc import Collection

from tambo.house.platform.wire import Text
from tambo.house.tables.clocks import DAY, MINUTE
from tambo.house.tables.model import ProposalRow, TableSnapshot
from tambo.house.tables.wire_proposals import ProposalSummary
from tambo.house.tables.wire_terms import TimeControl

LIVE = 5 * MINUTE
SLOW = DAY


def patience(kind: str, time_control: TimeControl) -> float:
    """How long a proposal is open: minutes at live tables, as long as a move may take at
    correspondence tables. Resuming after a pause needs nobody at a screen, so it is open longer."""
    if time_control.kind == "days":
        return time_control.days * DAY
    return LIVE if time_control.kind == "live" and kind != "resume" else SLOW


def voters(stored: TableSnapshot, proposal: ProposalRow, stood_in: Collection[int]) -> list[int]:
    """The seats that must agree: those of people, except others at the proposer's own device.

    A stand-in has no vote; the seat's player has it again once they are back. A seat with a PIN
    votes for itself even at the proposer's device, and a forgotten PIN is removed only by people at
    other devices.
    """
    device = stored.seats[proposal.seat].player_id
    return [
        chair.seat
        for chair in stored.seats
        if chair.kind == "person"
        and chair.seat not in (proposal.seat, *stood_in)
        and (chair.player_id != device or (chair.pin is not None and proposal.kind != "pin"))
    ]


def proposal_summary(
    stored: TableSnapshot, stood_in: Collection[int] = ()
) -> ProposalSummary | None:
    proposal = stored.proposal
    if proposal is None:
        return None
    to_act = voters(stored, proposal, stood_in)
    answers = {int(seat): agrees for seat, agrees in proposal.answers.items()}
    before = proposal.detail.get("before")
    time_control = proposal.detail.get("time_control")
    return ProposalSummary(
        number=proposal.number,
        kind=proposal.kind,
        seat=proposal.seat,
        state=proposal.state,
        agreed=sorted(seat for seat, agrees in answers.items() if agrees),
        refused=sorted(seat for seat, agrees in answers.items() if not agrees),
        waiting=[seat for seat in to_act if seat not in answers]
        if proposal.state == "open"
        else [],
        moves=int(proposal.detail.get("moves", 0)),
        before=Text(before[0], before[1]) if isinstance(before, list) else None,
        time_control=time_control if isinstance(time_control, dict) else {},
        until=proposal.until,
    )
