"""Whether a game of Tiwanaku can come to a position: what is impossible is refused, with a reason.

`check_position` asks what every state of play fulfils, a redeal too. `check_valley` asks what holds
of the truth alone: a redeal need not have one filling (TIWANAKU-1.7), a disc must.
"""

from typing import NoReturn

from tambo.core.bits import BIT, bits_of, count_of
from tambo.core.errors import InvalidPosition
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import CELLS, LONG, STEPS
from tambo.games.tiwanaku.components import ARROWS, COLOURS, TERRAINS
from tambo.games.tiwanaku.meta import META
from tambo.games.tiwanaku.rules_coop import may_give, next_group
from tambo.games.tiwanaku.rules_turn import can_act
from tambo.games.tiwanaku.scenarios.scenario import Scenario, valley_faults
from tambo.games.tiwanaku.state import (
    ACT,
    ANSWER,
    ASKING,
    BY_ERRORS,
    COMPETITIVE,
    COOPERATIVE,
    DECISIONS,
    DIVINE_MORE,
    EASY,
    ENDINGS,
    LAST_DIVINE,
    LAST_OFFERING,
    MAPPED,
    NO_ARROW,
    NOBODY,
    OFFERING,
    OTOMA,
    OVER,
    RUN,
    SOLO,
    SOURCES,
    SPENDING,
    STALLED,
    TiwanakuState,
)

# No score, and no other number of a position, comes near it.
LARGEST = 999

LEVELS = next(option for option in META.options if option.name == "levels")

# The decisions of each mode.
ASKED_IN = [
    {ACT, DIVINE_MORE, OFFERING, LAST_DIVINE, LAST_OFFERING, OVER},
    {ACT, DIVINE_MORE, OFFERING, RUN, LAST_OFFERING, OVER},
    {SPENDING, ACT, DIVINE_MORE, ASKING, ANSWER, RUN, OFFERING, LAST_OFFERING, OVER},
]


def fail(what: str, word: str, clause: str = "TIWANAKU-7.3") -> NoReturn:
    phrase = Phrase(f"tiwanaku-position-{what}", {"word": word[:80]})
    raise InvalidPosition(f"position.{what}", phrase, clause)


def format_arrow(kind: int) -> str:
    return "bwglpy"[kind // 4] + "nesw"[kind % 4]


def check_valley(s: TiwanakuState) -> None:
    """TIWANAKU-1.2 to 1.5, 1.7 and 1.8, the crops that lie open taken for starting ones."""
    opened = tuple(bits_of(int(s.planted)))
    for fault in valley_faults(Scenario(int(s.columns), tuple(s.valley), opened)):
        raise InvalidPosition("position.valley", fault.phrase, fault.clause)


def check_position(s: TiwanakuState) -> None:
    _check_terms(s)
    _check_sides(s)
    if not 0 <= s.turn < s.players or s.decision not in ASKED_IN[int(s.mode)]:
        _impossible(s)
    _check_pawns(s)
    if s.mode != COMPETITIVE:
        _check_tiles(s)
    _check_marks(s)
    _check_place(s)
    _check_decision(s)
    _check_wanted_tile(s)
    _check_reaction(s)


def _impossible(s: TiwanakuState) -> NoReturn:
    fail("turn", f"turn {int(s.turn)} {DECISIONS[int(s.decision)]}")


def _must(s: TiwanakuState, is_so: object) -> None:
    """Refuse a decision that could not come up like this."""
    if not is_so:
        _impossible(s)


def _check_terms(s: TiwanakuState) -> None:
    if s.mode != COMPETITIVE and s.columns != LONG:
        fail("board", "short", "TIWANAKU-5.1" if s.mode == SOLO else "TIWANAKU-6.1")
    assert LEVELS.least is not None
    assert LEVELS.most is not None
    if not LEVELS.least <= s.levels <= LEVELS.most:
        fail("levels", str(int(s.levels)), "TIWANAKU-3.8")


def _check_sides(s: TiwanakuState) -> None:
    earned = [source for source in range(SOURCES) if source != BY_ERRORS]
    for side in range(s.sides):
        steps = s.steps[4 * side : 4 * side + 4]
        made = s.tallies[SOURCES * side : SOURCES * (side + 1)]
        if any(not 0 <= step <= s.levels for step in steps) or s.scores[side] < 0:
            fail("side", f"side {side}")
        if made[BY_ERRORS] > 0 or any(made[source] < 0 for source in earned):
            fail("side", f"side {side}")
    if s.mode == SOLO and s.tokens[OTOMA]:
        fail("side", f"side {OTOMA}", "TIWANAKU-5.7")


def _check_pawns(s: TiwanakuState) -> None:
    """On the board, one to a cell and on terrain; as many of a colour as there are."""
    taken = 0
    stands = int(s.laid) | (BIT[int(s.waiting)] if s.waiting >= 0 else 0)
    for colour, mask in enumerate(s.pawns):
        if mask & taken or mask & ~stands or not _is_right(s, colour, int(count_of(mask))):
            fail("pawns", COLOURS[colour])
        taken |= mask


def _is_right(s: TiwanakuState, colour: int, count: int) -> bool:
    if s.is_quechua(colour):
        return count <= s.pawns_each
    if s.mode == SOLO:
        return count == 1  # 5.1
    if s.mode == COOPERATIVE and colour == s.otoma_colour():
        return count == (4 if s.difficulty == EASY else 5)  # 6.2
    return count == 0


def _check_tiles(s: TiwanakuState) -> None:
    """TIWANAKU-5.3: as many tiles as cells without one, with arrows that the box has."""
    for cell, kind in enumerate(s.arrows):
        if kind != NO_ARROW and not s.laid & BIT[cell]:
            fail("arrows", f"{CELLS[cell]}={format_arrow(kind)}", "TIWANAKU-5.3")
    for terrain, name in enumerate(TERRAINS):
        tiles = [tile for pile in s.piles[terrain::4] for tile in pile]
        tiles += s.shelf[terrain] if s.shelf else []
        if len(tiles) != s.left_of(terrain):
            fail("piles", name)
        tiles += [s.arrows[c] for c in range(s.cells) if s.terrain_at(c) == terrain]
        for kind in set(tiles) - {NO_ARROW}:
            if tiles.count(kind) > ARROWS[terrain].count(kind):
                fail("arrows", f"{name} {format_arrow(kind)}", "TIWANAKU-5.3")


def _check_marks(s: TiwanakuState) -> None:
    """What is remembered of a turn, and how far the game has come."""
    is_closing = s.mode == COMPETITIVE and s.decision in (LAST_DIVINE, LAST_OFFERING, OVER)
    _must(s, s.is_fruitful in (0, 1) and s.has_erred in (0, 1))
    _must(s, not s.is_fruitful or s.decision not in (ACT, SPENDING))
    _must(s, not s.has_erred or (s.mode == SOLO and s.decision in (DIVINE_MORE, OFFERING)))
    _must(s, 0 <= s.ender < s.players if is_closing else s.ender == NOBODY)
    _must(s, bool(s.ending) == (is_closing or s.decision == OVER))
    if is_closing:
        _must(s, s.ending == (MAPPED if s.is_mapped() else STALLED))
    most = [10 * s.players, 20, s.cells][int(s.mode)]
    if s.ending == STALLED:
        _must(s, s.stalls == most)
    elif not 0 <= s.stalls < most + (s.decision == OVER):
        fail("number", f"stalls {int(s.stalls)}", "TIWANAKU-4.5")
    _must(s, _may_have_direction(s) if s.direction >= 0 else not _needs_direction(s))


def _needs_direction(s: TiwanakuState) -> bool:
    return s.decision == (RUN if s.mode == SOLO else ACT) and s.mode != COMPETITIVE


def _may_have_direction(s: TiwanakuState) -> bool:
    if s.mode == SOLO:  # 5.5, hard: it waits until the offering is made
        return s.difficulty != EASY and s.decision in (OFFERING, RUN)
    return s.mode == COOPERATIVE and s.decision != SPENDING


def _check_place(s: TiwanakuState) -> None:
    """TIWANAKU-6.2: only a partner without a tile is played for."""
    if s.place == NOBODY:
        return
    is_pair = s.mode == COOPERATIVE and s.players == 4 and s.decision != OVER
    if not is_pair or s.place != (s.turn + 2) % 4 or s.tiles_of(s.place):
        fail("place", str(int(s.place)), "TIWANAKU-6.2")


def _check_decision(s: TiwanakuState) -> None:
    """Whether there is something to decide, and nothing that comes before it."""
    has_tokens = bool(s.tokens[int(s.side_of(s.turn))])
    if s.decision == SPENDING:
        _must(s, s.tiles_of(s.turn))
    elif s.decision == ACT:
        _must(s, not s.is_mapped() and (s.mode != SOLO or can_act(s)))
    elif s.decision == DIVINE_MORE:
        _must(s, not s.is_mapped() and s.waits_to_divine(s.turn))
    elif s.decision == OFFERING:
        _must(s, has_tokens and not (s.mode == COOPERATIVE and s.has_no_tiles()))
    elif s.decision == LAST_DIVINE:
        _must(s, s.waits_to_divine(s.turn) and 0 <= s.done < BIT[s.players])
        _must(s, not s.done & BIT[int(s.turn)])
    elif s.decision == LAST_OFFERING:
        _must(s, has_tokens)
        if s.mode == COMPETITIVE:
            _must(s, 1 <= s.done <= s.players)
            _must(s, s.turn == (s.ender + s.done - 1) % s.players)
        else:
            _must(s, s.is_mapped() if s.mode == SOLO else s.has_no_tiles())
    elif s.decision == RUN:
        _must(s, not s.is_mapped())
    elif s.decision == OVER:
        _check_end(s)
    if s.mode != COMPETITIVE or s.decision not in (LAST_DIVINE, LAST_OFFERING):
        is_stop = s.decision in (ASKING, ANSWER) and not s.is_otoma_find
        _must(s, s.done == (s.waiting if is_stop else 0))


def _check_end(s: TiwanakuState) -> None:
    """TIWANAKU-4.4, 4.5, 5.10 and 6.10."""
    if s.mode == COMPETITIVE:
        return
    side = "solo" if s.mode == SOLO else "coop"
    is_won = s.scores[0] > s.scores[OTOMA]
    _must(s, ENDINGS[int(s.ending)] == f"{side}-{'won' if is_won else 'lost'}")
    if s.mode == COOPERATIVE:
        _must(s, s.has_no_tiles())
    else:
        _must(s, s.is_mapped() or s.stalls == 20 or not can_act(s))


def _check_wanted_tile(s: TiwanakuState) -> None:
    """TIWANAKU-6.7: who can be asked, and for what."""
    is_wanted = s.decision in (ASKING, ANSWER)
    _must(s, s.is_otoma_find in ((0, 1) if is_wanted else (0,)))
    _must(s, is_wanted == (s.waiting >= 0))
    if not is_wanted:
        _must(s, s.refused == 0 and s.asked == NOBODY)
        return
    cell = int(s.waiting)
    colour = int(s.otoma_colour() if s.is_otoma_find else s.colour_of(s.turn))
    terrain = int(s.terrain_at(cell))
    _must(s, not s.laid & BIT[cell] and s.pawns[colour] & BIT[cell] and not s.shelf[terrain])
    having = [seat for seat in range(s.players) if s.piles[4 * seat + terrain]]
    _must(s, 0 <= s.refused < BIT[s.players] and set(bits_of(int(s.refused))) <= set(having))
    able = [seat for seat in range(s.players) if may_give(s, seat)]
    _must(s, len(able) > 1)
    _must(s, s.asked in able if s.decision == ANSWER else s.asked == NOBODY)


def _check_reaction(s: TiwanakuState) -> None:
    """TIWANAKU-6.8: Otoma pawns that flee from one of the player's own, which all of them see."""
    _must(s, len(s.reacting) % 3 == 0)
    if s.decision == RUN and s.mode == COOPERATIVE:
        _must(s, len(next_group(s)) > 1)
    elif not s.is_otoma_find:
        _must(s, not s.reacting)
    stops = set()
    cells = s.reacting[::3]
    for cell, direction, distance in zip(cells, s.reacting[1::3], s.reacting[2::3], strict=True):
        _must(s, 0 <= cell < s.cells and 0 <= direction < 4 and 0 < distance < LONG)
        _must(s, s.pawns[int(s.otoma_colour())] & BIT[cell])
        across, up = STEPS[direction]
        stops.add((cell // 5 - across * distance, cell % 5 - up * distance))
    _must(s, len(set(cells)) == len(cells) and len(stops) <= 1)
    for column, row in stops:
        _must(s, 0 <= column < LONG and 0 <= row < 5)
        _must(s, s.own_pawns(s.turn) & BIT[5 * column + row])
