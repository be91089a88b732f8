"""The house's own player: what to explore, when to divine, what to offer.

Thinks with the chances of all valleys that agree with what lies open, or of a sample
(`deduction`). What no valley of a sample shows it announces only if `deduction.exact` does not
refute it, so it never announces a crop that can be known to be wrong. Weighs choices in points;
looks one turn ahead.
"""

from dataclasses import replace
from functools import lru_cache

from tambo.core.bits import BIT, bits_of, count_of
from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import ROWS
from tambo.games.tiwanaku.choices import (
    DONE,
    ENTER,
    LIFT,
    MOVE,
    PASS,
    decode_ask,
    decode_enter,
    decode_move,
    decode_run_cell,
    decode_run_colour,
    decode_spend,
    encode_divine,
    encode_offer,
    kind_of,
)
from tambo.games.tiwanaku.components import OFFERING_POINTS
from tambo.games.tiwanaku.deduction.chances import Deduction, deduce
from tambo.games.tiwanaku.deduction.exact import is_impossible
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of, narrowed, some_valleys
from tambo.games.tiwanaku.rules import TiwanakuRules
from tambo.games.tiwanaku.rules_coop import next_group
from tambo.games.tiwanaku.rules_otoma import place_after_run
from tambo.games.tiwanaku.solver.values import CROP_VALUES, VALUES
from tambo.games.tiwanaku.state import (
    ACT,
    ANSWER,
    ASKING,
    COMPETITIVE,
    DIVINE_MORE,
    LAST_DIVINE,
    LAST_OFFERING,
    OFFERING,
    RUN,
    SOLO,
    SPENDING,
    TiwanakuState,
)

RULES = TiwanakuRules()
SURE = 0.995
# What a crop promised to a waiting pawn is worth now, and a token more in hand.
LATER = 0.75
TOKEN = [0.8, 1.2, 2.0, 3.0, 4.0]
# Points that one more turn is worth: divining few crops at once wastes turns.
TURN = 2.2
# How many draws of a sample weigh as much as the laws alone: few draws say little.
FEW_DRAWS = 3
# What an Otoma pawn finds on average when it runs: a step, a crop, and a token.
REACTION = 4.5


def best_crop(chances: Deduction, cell: int) -> tuple[int, float]:
    """The likeliest level, and its chance."""
    found = [chances.crop_chance(cell, level) for level in range(1, 6)]
    best = max(found)
    return found.index(best) + 1, best


@lru_cache(maxsize=400)
def chances_of(known: Knowledge) -> Deduction:
    """The chances to play by: those of a small sample are drawn towards what the laws leave."""
    found = deduce(known, is_for_play=True)
    if found.is_exact:
        return found
    draws = len(set(some_valleys(known).draws))
    trust = draws / (draws + FEW_DRAWS)
    rows = []
    for shares, domain in zip(found.shares, narrowed(known), strict=True):
        even = (1.0 - trust) / domain.bit_count()
        rows.append(tuple(trust * shares[v] + even * (domain >> v & 1) for v in range(VALUES)))
    return replace(found, shares=tuple(rows))


def choose(s: TiwanakuState, seat: int, dice: Dice) -> int:
    """A choice from the seat's menu. Reads only what the seat may know."""
    menu = RULES.legal(s, seat)
    if len(menu) == 1:
        return menu[0]
    if s.decision == ACT:
        return _act(s, seat, menu, dice)
    if s.decision in (DIVINE_MORE, LAST_DIVINE):
        return _go_on_divining(s, seat)
    if s.decision in (OFFERING, LAST_OFFERING):
        return encode_offer(_offering(s, seat))
    if s.decision == SPENDING:
        return _spend(s, seat, menu, dice)
    if s.decision == RUN:
        return _run(s, menu)
    if s.decision == ASKING:
        return _richest(s, menu)
    assert s.decision == ANSWER
    pile = s.piles[4 * seat + int(s.terrain_at(s.waiting))]
    others = sum(len(p) for p in s.piles) - len(pile)
    return menu[0] if len(pile) * s.players >= others // 4 else menu[1]


# Divining


def _gain(
    s: TiwanakuState, seat: int, level: int, sure: float, chances: Deduction, cell: int
) -> float:
    """Points expected from announcing a level."""
    held = s.tokens[int(s.side_of(seat))]
    token = 0.0 if held & BIT[level - 1] else TOKEN[int(count_of(held))]
    loss = sum(chances.crop_chance(cell, other) * other for other in range(1, 6) if other != level)
    return sure * (level + token) - loss


def _announcements(
    s: TiwanakuState, seat: int, chances: Deduction
) -> list[tuple[float, float, int, int]]:
    """For each waiting pawn its best announcement: chance, points, cell, level."""
    found = []
    for cell in bits_of(int(s.waits_to_divine(seat))):
        options = []
        for level in range(1, 6):
            chance = chances.crop_chance(cell, level)
            if chance > 0.0:
                options.append((_gain(s, seat, level, chance, chances, cell), chance, level))
        options.sort(reverse=True)
        while len(options) > 1 and _is_refuted(s, cell, options[0][2]):
            options.pop(0)
        points, chance, level = options[0]
        found.append((chance, points, cell, level))
    return sorted(found, reverse=True)


def _is_refuted(s: TiwanakuState, cell: int, level: int) -> bool:
    known = knowledge_of(s)
    is_seen = deduce(known, is_for_play=True).crop_chance(cell, level) > 0.0
    if is_seen and some_valleys(known).valleys:
        return False
    return is_impossible(known, cell, CROP_VALUES[level - 1]) is True


def _is_worth(s: TiwanakuState, chance: float, points: float) -> bool:
    """Whether to announce: surely right, or worth a risk that costs no more than points."""
    if chance >= SURE:
        return True
    return points > (0.4 if s.decision == LAST_DIVINE or s.mode == SOLO else 1.5)


def _go_on_divining(s: TiwanakuState, seat: int) -> int:
    chances = chances_of(knowledge_of(s))
    announcements = _announcements(s, seat, chances)
    chance, points, cell, level = announcements[0]
    if s.mode == SOLO or _is_worth(s, chance, points):
        return encode_divine(cell, level)
    return PASS if s.decision == LAST_DIVINE else DONE


# Exploring


def _act(s: TiwanakuState, seat: int, menu: list[int], dice: Dice) -> int:
    chances = chances_of(knowledge_of(s))
    value, choice = _best_exploration(s, seat, menu, chances, dice)
    divination, worth = _best_divination(s, seat, chances)
    if divination >= 0 and (choice < 0 or worth > value):
        return divination
    return choice if choice >= 0 else menu[0]


def _best_divination(s: TiwanakuState, seat: int, chances: Deduction) -> tuple[int, float]:
    announcements = _announcements(s, seat, chances)
    if not announcements:
        return -1, 0.0
    if s.mode == SOLO:
        total = sum(points for _, points, _, _ in announcements)
        count = len(announcements)
    else:
        good = [a for a in announcements if _is_worth(s, a[0], a[1])]
        total = sum(points for _, points, _, _ in good)
        count = len(good)
    if count == 0:
        return -1, 0.0
    _, _, cell, level = announcements[0]
    own = bits_of(int(s.own_pawns(seat)))
    idle = int(s.reserve_of(s.colour_of(seat))) + len(own) - len(announcements)
    # A waiting pawn keeps most of its worth; divining presses only if pawns are needed elsewhere.
    press = total * (1.0 - LATER) + (TURN * count if idle == 0 else 0.0)
    if s.mode != COMPETITIVE or _tiles_left(s) <= 1:
        press += 0.1 * total
    return encode_divine(cell, level), press


def _tiles_left(s: TiwanakuState) -> int:
    return s.cells - int(count_of(s.laid))


def _best_exploration(
    s: TiwanakuState, seat: int, menu: list[int], chances: Deduction, dice: Dice
) -> tuple[float, int]:
    best, choice = -1000.0, -1
    for option in menu:
        if not _is_exploration(option):
            break
        value = _exploration(s, seat, option, chances) + float(int(dice.below(1000))) * 1e-5
        if value > best:
            best, choice = value, option
    return best, choice


def _is_exploration(option: int) -> bool:
    return kind_of(option) in (ENTER, MOVE, LIFT)


def _exploration(s: TiwanakuState, seat: int, option: int, chances: Deduction) -> float:
    kind = kind_of(option)
    if kind == LIFT:
        return -1.0
    start, end = (-1, int(decode_enter(option))) if kind == ENTER else decode_move(option)
    value = 0.0
    if not s.laid & BIT[end]:
        for terrain in range(4):
            value += chances.terrain_chance(end, terrain) * _step_points(s, seat, terrain)
    if not s.planted & BIT[end]:
        value += LATER * _prospect(s, seat, end, chances)
    if start >= 0 and not s.planted & BIT[start]:
        value -= LATER * _prospect(s, seat, start, chances)
    if s.mode == SOLO:
        value -= _otoma_gain(s, end, chances)
    elif s.mode != COMPETITIVE:
        value -= REACTION * _reacting(s, end)
    return value


def _reacting(s: TiwanakuState, end: int) -> int:
    """TIWANAKU-6.8: how many Otoma pawns would run from a pawn that stops there."""
    pawns = bits_of(s.pawns[int(s.otoma_colour())])
    return sum(cell // ROWS == end // ROWS or cell % ROWS == end % ROWS for cell in pawns)


def _step_points(s: TiwanakuState, seat: int, terrain: int) -> float:
    """TIWANAKU-3.7: what a Diversity step would score."""
    base = 4 * int(s.side_of(seat))
    steps = s.steps[base : base + 4]
    if steps[terrain] >= s.levels:
        return 1.0
    return 1.0 + sum(steps[other] == steps[terrain] + 1 for other in range(4))


def _prospect(s: TiwanakuState, seat: int, cell: int, chances: Deduction) -> float:
    """What a pawn standing there can hope for: mostly the crop that will be known."""
    average = sum(level * chances.crop_chance(cell, level) for level in range(1, 6))
    level, chance = best_crop(chances, cell)
    now = max(0.0, _gain(s, seat, level, chance, chances, cell))
    return max(now, 0.6 * average)


def _otoma_gain(s: TiwanakuState, end: int, chances: Deduction) -> float:
    """TIWANAKU-5.5: what the tile's arrow would give to the Otoma."""
    if s.planted & BIT[end] or _tiles_left(s) <= 1:
        return 0.0
    kind = s.arrows[end] if s.laid & BIT[end] else -1
    if kind < 0:
        return 3.0
    if kind // 4 == s.solo_colour:
        return 0.0
    where = int(place_after_run(s, _place(s, kind // 4), kind % 4))
    return _find_worth(where, chances)


def _place(s: TiwanakuState, colour: int) -> int:
    return bits_of(s.pawns[colour])[0]


def _find_worth(cell: int, chances: Deduction) -> float:
    if cell < 0:
        return 0.0
    return 1.5 + sum(level * chances.crop_chance(cell, level) for level in range(1, 6))


# Offering, tiles and the Otoma


def _offering(s: TiwanakuState, seat: int) -> int:
    held = s.tokens[int(s.side_of(seat))]
    count = int(count_of(held))
    if s.decision == LAST_OFFERING or count == 5:
        return held
    # Near the end of a solo game no further crop is likely to complete the set.
    closing = _tiles_left(s) <= 2 and s.mode == SOLO
    if closing and OFFERING_POINTS[count] > 0:
        return held
    if s.mode != COMPETITIVE and s.mode != SOLO and count == 4 and not count_of(s.tokens[1]):
        return held
    return 0


def _spend(s: TiwanakuState, seat: int, menu: list[int], dice: Dice) -> int:
    """Try each top tile: the best exploration its arrow allows, or divining with a spare one."""
    chances = chances_of(knowledge_of(s))
    best, choice = -1000.0, menu[0]
    for option in menu:
        terrain = decode_spend(option)
        trial = s.clone()
        RULES.apply(trial, seat, option, dice, None)
        options = RULES.legal(trial, seat)
        value, _ = _best_exploration(trial, seat, options, chances, dice)
        value -= _reaction_cost(trial, seat, options, chances)
        value += 0.05 * len(s.piles[4 * seat + terrain])
        if value > best:
            best, choice = value, option
    return choice


def _reaction_cost(s: TiwanakuState, seat: int, options: list[int], chances: Deduction) -> float:
    return 0.0 if any(_is_exploration(option) for option in options) else 3.0


def _run(s: TiwanakuState, menu: list[int]) -> int:
    chances = chances_of(knowledge_of(s))
    if s.mode == SOLO:

        def cost(option: int) -> float:
            start = _place(s, int(decode_run_colour(option)))
            return _find_worth(int(place_after_run(s, start, s.direction)), chances)
    else:

        def cost(option: int) -> float:
            return float(next_group(s).index(int(decode_run_cell(option))))

    return min(menu, key=cost)


def _richest(s: TiwanakuState, menu: list[int]) -> int:
    terrain = int(s.terrain_at(s.waiting))
    return max(menu, key=lambda option: len(s.piles[int(4 * decode_ask(option) + terrain)]))
