"""The Sun phase (TAHUANTINSUYU-5): order, laying, drawing, revealing, what takes effect at once."""

from mypy_extensions import i64

from tambo.core.bits import BIT, bits_of, count_of, nth_of
from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.tahuantinsuyu import events
from tambo.games.tahuantinsuyu.choices import decode_sun, encode_sun
from tambo.games.tahuantinsuyu.components import (
    EFFECT_COUNT,
    LABOUR_NOW,
    LOCAL_PILGRIMAGE,
    POINTS_NOW,
    Suyu,
)
from tambo.games.tahuantinsuyu.rules_empire import score_points, seat_and_suyu
from tambo.games.tahuantinsuyu.state import (
    BY_PILGRIMAGE,
    DOWN,
    EFFECT,
    HAND,
    LABOUR,
    LAYER,
    NOTHING,
    ORDER,
    REACH,
    TRACK,
    UP,
    TahuantinsuyuState,
)


def gap_names(s: TahuantinsuyuState, gap: i64) -> tuple[str, Suyu, Suyu]:
    """A gap by its letter and by the suyus on both sides of it."""
    after: i64 = gap + 1 if gap + 1 < s.players else 0
    return s.gap(gap), s.suyu(gap), s.suyu(after)


def begin_sun_phase(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    """TAHUANTINSUYU-5.1: the last on the track goes first."""
    for place in range(s.players):
        s.own[ORDER + place] = s.own[TRACK + s.players - 1 - place]
    if log is not None:
        order = [s.suyu(s.own[ORDER + place]) for place in range(s.players)]
        log.append(Event(events.Ordered(order)))


def list_sun_cards(s: TahuantinsuyuState, apu: i64, menu: list[int]) -> None:
    hand: i64 = s.own[HAND + apu]
    while hand:
        card = nth_of(hand, 0)
        hand &= ~BIT[card]
        for gap in range(s.players):
            if s.own[DOWN + gap] == NOTHING:
                menu.append(encode_sun(card, gap))


def draw(s: TahuantinsuyuState, apu: i64, dice: Dice, log: list[Event] | None) -> None:
    if s.drawn == len(s.deck):
        # TAHUANTINSUYU-5.4
        deck = bits_of(s.discards)
        dice.shuffle(deck)
        s.deck = deck
        s.drawn = 0
        s.discards = 0
        if log is not None:
            log.append(Event(events.Reshuffled(len(deck))))
    if s.drawn == len(s.deck):
        return
    card = s.deck[int(s.drawn)]
    s.drawn += 1
    s.own[HAND + apu] |= BIT[card]
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        drew = events.Drew(seat, suyu, card + 1, s.board.kinds[card])
        log.append(Event(drew, seen_by=(seat,), reveals=True))


def lay(s: TahuantinsuyuState, apu: i64, choice: i64, dice: Dice, log: list[Event] | None) -> None:
    """TAHUANTINSUYU-5.2: one card, face down, and another for it."""
    card, gap = decode_sun(choice)
    s.own[HAND + apu] &= ~BIT[card]
    s.own[DOWN + gap] = card
    s.own[LAYER + gap] = apu
    if log is not None:
        seat, suyu = seat_and_suyu(s, apu)
        letter, one, other = gap_names(s, gap)
        kind = s.board.kinds[int(card)]
        laid_card = events.LaidCard(seat, suyu, letter, one, other, int(card) + 1, kind)
        log.append(Event(events.Laid(seat, suyu, letter, one, other)))
        log.append(Event(laid_card, seen_by=(seat,)))
    draw(s, apu, dice, log)


def reveal_sun_cards(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    """TAHUANTINSUYU-5.3: all turn up; sums change; immediate effects in turn order."""
    for gap in range(s.players):
        card = s.own[DOWN + gap]
        if log is not None and card >= 0:
            letter, one, other = gap_names(s, gap)
            kind = s.board.kinds[int(card)]
            revealed = events.Revealed(letter, one, other, int(card) + 1, kind)
            log.append(Event(revealed, reveals=True))
    for place in range(s.players):
        apu = s.own[ORDER + place]
        _take_effect(s, apu, log)
    for gap in range(s.players):
        card = s.own[DOWN + gap]
        if card >= 0:
            s.own[UP + gap] |= BIT[card]
        s.own[DOWN + gap] = NOTHING
        s.own[LAYER + gap] = NOTHING


def _take_effect(s: TahuantinsuyuState, apu: i64, log: list[Event] | None) -> None:
    before: i64 = apu - 1 if apu > 0 else s.players - 1
    labour: i64 = 0
    local: i64 = 0
    points: i64 = 0
    for side in range(2):
        gap: i64 = apu if side == 0 else before
        card = s.own[DOWN + gap]
        if card >= 0:
            add_effects(s, apu, card)
            labour += s.board.effects[EFFECT_COUNT * card + LABOUR_NOW]
            local += s.board.effects[EFFECT_COUNT * card + LOCAL_PILGRIMAGE]
            points += s.board.effects[EFFECT_COUNT * card + POINTS_NOW]
    if s.own[LABOUR + apu] + labour < 0:
        labour = -s.own[LABOUR + apu]
    if labour != 0:
        s.own[LABOUR + apu] += labour
        if log is not None:
            seat, suyu = seat_and_suyu(s, apu)
            lost = max(0, -int(labour))
            log.append(Event(events.LabourChanged(seat, suyu, int(labour), lost)))
    points += local * count_of(s.temples & s.own[REACH + apu])
    if points > 0:
        score_points(s, apu, BY_PILGRIMAGE, points)
        if log is not None:
            seat, suyu = seat_and_suyu(s, apu)
            log.append(Event(events.PilgrimsCame(seat, suyu, int(points))))


def add_effects(s: TahuantinsuyuState, apu: i64, card: i64) -> None:
    """The lasting effects of a face-up card beside an apu."""
    for effect in range(LABOUR_NOW):
        s.own[EFFECT + 4 * effect + apu] += s.board.effects[EFFECT_COUNT * card + effect]


def sum_effects(s: TahuantinsuyuState) -> None:
    """The sums again from the cards that lie face up: for positions that were read."""
    for apu in range(s.players):
        for effect in range(EFFECT_COUNT):
            s.own[EFFECT + 4 * effect + apu] = 0
        before = apu - 1 if apu > 0 else s.players - 1
        for gap in (apu, before):
            for card in bits_of(s.own[UP + gap]):
                add_effects(s, apu, card)
