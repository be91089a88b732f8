"""What a seat of Tiki sees. Nothing in Tiki is hidden, so all seats see the same."""

from tambo.core.phrase import Phrase
from tambo.core.view import View
from tambo.games.tiki.board import CELLS, border_name
from tambo.games.tiki.components import COLOURS, Colour
from tambo.games.tiki.state import BESIDE_RESERVE, DECISIONS, NOT_IN_USE, Decision, TikiState


class TikiView(View, tag="tiki"):
    """What a seat of Tiki sees. Villages are named from a1, bottom left, to c3; borders "a1|a2".

    `colours` are those of the seats. Of each village, `values` says how many fruits it gives (0: a
    marsh, -1: cursed) and `stacks` its tikis, bottom to top. `hands` and `fruits` say how many
    tikis and fruits a colour has, `reserve` and `spoiled` where the other fruits lie. `sudden` is
    sudden death (TIKI-6.3). `shaman` is its border, "reserve" while it waits beside the reserve,
    null where it is not in use. `turn` is the colour that takes its turn, `decision` what is to be
    decided in it, and `pending` the influenced villages that are still to be resolved, the one
    being resolved first.
    """

    colours: list[Colour]
    values: dict[str, int]
    stacks: dict[str, list[Colour]]
    hands: dict[Colour, int]
    fruits: dict[Colour, int]
    reserve: int
    spoiled: int
    sudden: bool
    shaman: str | None
    turn: Colour
    decision: Decision
    pending: list[str]


def view_of(s: TikiState, seat: int | None, to_act: list[int]) -> TikiView:
    # The village being resolved comes first: without it two orders of two marshes look the same.
    pending = [CELLS[cell] for cell in range(9) if s.height_at(cell) == 3]
    if s.resolving >= 0:
        pending.sort(key=lambda name: name != CELLS[int(s.resolving)])
    return TikiView(
        seat=seat,
        players=s.players,
        to_act=to_act,
        colours=[COLOURS[int(s.colour_of(seat))] for seat in range(2)],
        values={CELLS[cell]: int(s.value_at(cell)) for cell in range(9)},
        stacks={CELLS[cell]: [COLOURS[c] for c in s.tikis_at(cell)] for cell in range(9)},
        hands={COLOURS[colour]: int(s.hand_of(colour)) for colour in range(2)},
        fruits={COLOURS[colour]: int(s.fruits_of(colour)) for colour in range(2)},
        reserve=int(s.reserve),
        spoiled=int(s.spoiled),
        sudden=bool(s.sudden),
        shaman=_shaman(s),
        turn=COLOURS[int(s.turn)],
        decision=DECISIONS[int(s.decision)],
        pending=pending,
    )


def _shaman(s: TikiState) -> str | None:
    if s.shaman == NOT_IN_USE:
        return None
    return "reserve" if s.shaman == BESIDE_RESERVE else border_name(int(s.shaman))


def board_lines(s: TikiState) -> list[Phrase]:
    """Rows from the top; in each village its value and its stack from bottom to top."""
    lines = [_line("     a        b        c")]
    for row in (2, 1, 0):
        villages = []
        for column in range(3):
            cell = 3 * row + column
            value = int(s.value_at(cell))
            stack = "".join(COLOURS[c][0] for c in s.tikis_at(cell)) or "."
            villages.append(f"{f'+{value}' if value > 0 else value:>2} {stack:<4}")
        lines.append(_line(f"{row + 1}  {'  '.join(villages)}".rstrip()))
    for colour in range(2):
        facts: dict[str, str | int] = {"colour": COLOURS[colour], "hand": int(s.hand_of(colour))}
        lines.append(Phrase("tiki-board-player", {**facts, "fruits": int(s.fruits_of(colour))}))
    stock: dict[str, str | int] = {"reserve": int(s.reserve), "spoiled": int(s.spoiled)}
    lines.append(Phrase("tiki-board-reserve", stock))
    if s.sudden:
        lines.append(Phrase("tiki-board-sudden"))
    place = _shaman(s)
    if place is not None:
        lines.append(Phrase("tiki-board-shaman", {"place": place}))
    return lines


def _line(text: str) -> Phrase:
    return Phrase("text-line", {"text": text})
