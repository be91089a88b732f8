"""Everything a seat does not know, dealt again: for its bot, which thinks on nothing else.

Compiled with the rules, because search begins every simulation here.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.bits import BIT, bits_of, count_of
from tambo.core.dice import Dice
from tambo.games.tahuantinsuyu.components import MARKERS
from tambo.games.tahuantinsuyu.state import (
    DOWN,
    HAND,
    LAYER,
    NOTHING,
    OVER,
    TahuantinsuyuState,
)


def redeal(s: TahuantinsuyuState, seat: i64, dice: Dice) -> TahuantinsuyuState:
    """Other hands, face-down cards of others, the deck, face-down tokens, hidden markers."""
    copy = s.clone()
    me = s.apu_of[seat]
    unknown = s.deck_left()
    for apu in range(s.players):
        if apu != me:
            unknown.extend(bits_of(s.own[HAND + apu]))
    for gap in range(s.players):
        if _is_of_another(s, gap, me):
            unknown.append(int(s.own[DOWN + gap]))
    dice.shuffle(unknown)
    for gap in range(s.players):
        if _is_of_another(s, gap, me):
            copy.own[DOWN + gap] = unknown.pop()
    for apu in range(s.players):
        if apu == me:
            continue
        hand: i64 = 0
        left = count_of(s.own[HAND + apu])
        while left > 0:
            hand |= BIT[unknown.pop()]
            left -= 1
        copy.own[HAND + apu] = hand
    copy.deck = unknown
    copy.drawn = 0
    if s.decision != OVER:
        copy.black = s.revealed + dice.below(MARKERS - s.revealed)
    hidden = [region for region in range(len(s.board.regions)) if not s.open & BIT[region]]
    tokens = [int(s.tokens[region]) for region in hidden]
    dice.shuffle(tokens)
    fresh: vec[i64] = s.tokens[:]
    for number in range(len(hidden)):
        fresh[hidden[number]] = tokens[number]
    copy.tokens = fresh
    return copy


def _is_of_another(s: TahuantinsuyuState, gap: i64, me: i64) -> bool:
    return s.own[DOWN + gap] != NOTHING and s.own[LAYER + gap] != me
