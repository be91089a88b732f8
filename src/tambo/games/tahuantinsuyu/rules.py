"""The rules of Tahuantinsuyu: set-up, the turn table, menus and moves. The phases are in
`rules_empire`, `rules_sun` and `rules_colonise`."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.bits import BIT, count_of, list_bits, nth_of
from tambo.core.dice import Dice
from tambo.core.errors import InvalidSetup
from tambo.core.event import Event
from tambo.core.phrase import Phrase
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.games.tahuantinsuyu import events
from tambo.games.tahuantinsuyu.board import HALF, board_of
from tambo.games.tahuantinsuyu.choices import (
    BUILD_CITY,
    BUILD_GARRISON,
    BUILD_TEMPLE,
    BUILD_TERRACE,
    CONQUER,
    EXTRA,
    PASS,
    ROAD,
    STOP,
    decode_place,
    decode_slot,
    encode,
    list_slots,
)
from tambo.games.tahuantinsuyu.components import (
    ENDINGS,
    EXTRA_ROAD_COST,
    FINAL_EMPIRE,
    INCA,
    MARKERS,
    SAPA_INCA,
    SUN,
)
from tambo.games.tahuantinsuyu.components import (
    HAND as HAND_SIZE,
)
from tambo.games.tahuantinsuyu.components_box import BoxFault, canonical
from tambo.games.tahuantinsuyu.rules_colonise import (
    begin_turn,
    build_city,
    build_extra_road,
    build_garrison,
    build_road,
    build_temple,
    build_terrace,
    city_price,
    close_roads,
    conquer,
    conquests,
    end_roads,
    garrison_price,
    lay_road,
    must_pass,
    open_cities,
    open_garrisons,
    open_slots_hi,
    open_slots_lo,
    open_temples,
    open_terraces,
    temple_price,
    terrace_price,
)
from tambo.games.tahuantinsuyu.rules_empire import (
    inca_phase,
    reveal_marker,
    sapa_inca_phase,
    seat_and_suyu,
)
from tambo.games.tahuantinsuyu.rules_sun import (
    begin_sun_phase,
    draw,
    lay,
    list_sun_cards,
    reveal_sun_cards,
)
from tambo.games.tahuantinsuyu.state import (
    ACT,
    BEGUN,
    DONE,
    LABOUR,
    LAY,
    ORDER,
    OVER,
    TRACK,
    TahuantinsuyuState,
    blank_own,
)


@final
class TahuantinsuyuRules(Rules):
    """Three and four players."""

    # Set-up (TAHUANTINSUYU-2)

    def setup(self, players: int, options: dict[str, bool | int | str], dice: Dice) -> State:
        try:
            s = empty_state(players, canonical(str(options["box"])))
        except BoxFault as fault:
            phrase = Phrase(f"tahuantinsuyu-box-{fault.what}", fault.details)
            raise InvalidSetup("option.box", phrase, "TAHUANTINSUYU-1.4") from fault
        seats = list(range(players))
        dice.shuffle(seats)
        seat_players(s, seats)
        tokens = list(range(len(s.board.regions)))
        dice.shuffle(tokens)
        s.tokens = vec[i64](tokens)
        deck = list(range(len(s.board.kinds)))
        dice.shuffle(deck)
        s.deck = deck
        for _ in range(HAND_SIZE):
            for apu in range(players):
                draw(s, apu, dice, None)
        s.black = dice.below(MARKERS)
        enter_phase(s, None)
        pass_by_itself(s, None)
        return s

    def actor(self, state: State) -> i64:
        s = cast(TahuantinsuyuState, state)
        return -1 if s.decision == OVER else s.seat_of[s.own[ORDER + s.turn]]

    # Menus

    def legal(self, state: State, seat: i64) -> list[int]:
        s = cast(TahuantinsuyuState, state)
        menu: list[int] = []
        if s.decision == OVER:
            return menu
        apu = s.own[ORDER + s.turn]
        if s.seat_of[apu] != seat:
            return menu
        if s.decision == LAY:
            list_sun_cards(s, apu, menu)
            return menu
        lo = open_slots_lo(s, apu)
        hi = open_slots_hi(s, apu)
        labour = s.own[LABOUR + apu]
        if s.roads != DONE:
            list_slots(lo, hi, ROAD, menu)
        if s.roads != BEGUN and not s.has_built:
            if labour >= EXTRA_ROAD_COST:
                list_slots(lo, hi, EXTRA, menu)
            if labour >= city_price(s, apu):
                list_bits(open_cities(s, apu), BUILD_CITY, menu)
            if labour >= temple_price(s, apu):
                list_bits(open_temples(s, apu), BUILD_TEMPLE, menu)
            if labour >= garrison_price(s, apu):
                list_bits(open_garrisons(s, apu), BUILD_GARRISON, menu)
            if labour >= terrace_price(s, apu):
                list_bits(open_terraces(s, apu), BUILD_TERRACE, menu)
            list_bits(conquests(s, apu), CONQUER, menu)
            menu.append(PASS)
        else:
            menu.append(STOP)
        return menu

    # Moves

    def apply(
        self, state: State, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        s = cast(TahuantinsuyuState, state)
        apu = s.own[ORDER + s.turn]
        if choice < ROAD:
            lay(s, apu, choice, dice, log)
            s.turn += 1
            if s.turn == s.players:
                reveal_sun_cards(s, log)
                s.step += 1
                enter_phase(s, log)
                pass_by_itself(s, log)
            return
        if choice < EXTRA:
            build_road(s, apu, decode_slot(choice), log)
        elif choice == STOP:
            end_roads(s)
            if log is not None:
                who, suyu = seat_and_suyu(s, apu)
                log.append(Event(events.RoadsEnded(who, suyu)))
        else:
            _build(s, apu, choice, log)
            s.has_built = 1
        close_roads(s, apu)
        if s.roads == DONE and s.has_built:
            _next_turn(s, log)
        pass_by_itself(s, log)

    # The end, and random games

    def payoffs(self, state: State) -> list[float]:
        s = cast(TahuantinsuyuState, state)
        shares = [0.0] * s.players
        shares[int(s.seat_of[s.own[TRACK]])] = 1.0
        return shares

    def playout(self, state: State, dice: Dice, limit: i64) -> i64:
        """The same menus as `legal`, counted and drawn from as masks."""
        s = cast(TahuantinsuyuState, state)
        made: i64 = 0
        while made < limit and s.decision != OVER:
            apu = s.own[ORDER + s.turn]
            if s.decision == LAY:
                menu: list[int] = []
                list_sun_cards(s, apu, menu)
                choice: i64 = menu[dice.below(len(menu))]
            else:
                choice = _random_act(s, apu, dice)
            self.apply(s, s.seat_of[apu], choice, dice, None)
            made += 1
        return made


def _random_act(s: TahuantinsuyuState, apu: i64, dice: Dice) -> i64:
    """One line of the menu of a Colonisation turn, each equally likely, in the menu's order."""
    lo = open_slots_lo(s, apu)
    hi = open_slots_hi(s, apu)
    slots: i64 = count_of(lo) + count_of(hi)
    roads: i64 = slots if s.roads != DONE else 0
    if s.roads == BEGUN or s.has_built:
        n = dice.below(roads + 1)
        if n == roads:
            return STOP
        return encode(ROAD, _nth_slot(lo, hi, n))
    labour = s.own[LABOUR + apu]
    extra: i64 = slots if labour >= EXTRA_ROAD_COST else 0
    cities: i64 = open_cities(s, apu) if labour >= city_price(s, apu) else 0
    temples: i64 = open_temples(s, apu) if labour >= temple_price(s, apu) else 0
    garrisons: i64 = open_garrisons(s, apu) if labour >= garrison_price(s, apu) else 0
    terraces: i64 = open_terraces(s, apu) if labour >= terrace_price(s, apu) else 0
    lands = conquests(s, apu)
    count_cities = count_of(cities)
    count_temples = count_of(temples)
    count_garrisons = count_of(garrisons)
    count_terraces = count_of(terraces)
    count_lands = count_of(lands)
    n = dice.below(
        roads
        + extra
        + count_cities
        + count_temples
        + count_garrisons
        + count_terraces
        + count_lands
        + 1
    )
    if n < roads:
        return encode(ROAD, _nth_slot(lo, hi, n))
    n -= roads
    if n < extra:
        return encode(EXTRA, _nth_slot(lo, hi, n))
    n -= extra
    if n < count_cities:
        return encode(BUILD_CITY, nth_of(cities, n))
    n -= count_cities
    if n < count_temples:
        return encode(BUILD_TEMPLE, nth_of(temples, n))
    n -= count_temples
    if n < count_garrisons:
        return encode(BUILD_GARRISON, nth_of(garrisons, n))
    n -= count_garrisons
    if n < count_terraces:
        return encode(BUILD_TERRACE, nth_of(terraces, n))
    n -= count_terraces
    if n < count_lands:
        return encode(CONQUER, nth_of(lands, n))
    return PASS


def _nth_slot(lo: i64, hi: i64, n: i64) -> i64:
    count_lo = count_of(lo)
    return nth_of(lo, n) if n < count_lo else HALF + nth_of(hi, n - count_lo)


def _build(s: TahuantinsuyuState, apu: i64, choice: i64, log: list[Event] | None) -> None:
    if choice < BUILD_CITY:
        build_extra_road(s, apu, decode_slot(choice), log)
    elif choice < BUILD_TEMPLE:
        build_city(s, apu, decode_place(choice), log)
    elif choice < BUILD_GARRISON:
        build_temple(s, apu, decode_place(choice), log)
    elif choice < BUILD_TERRACE:
        build_garrison(s, apu, decode_place(choice), log)
    elif choice < CONQUER:
        build_terrace(s, apu, decode_place(choice), log)
    elif choice < STOP:
        conquer(s, apu, decode_place(choice), log)
    elif log is not None:
        log.append(_passed(s, apu))


# Set-up and the turn table


def empty_state(players: int, box: str) -> TahuantinsuyuState:
    """A state with the first roads, before anything is dealt."""
    s = TahuantinsuyuState()
    s.players = players
    s.board = board_of(box)
    s.own = blank_own()
    board = s.board
    seat_players(s, list(range(players)))
    s.tokens = vec[i64](list(range(len(board.regions))))
    s.settled = board.grey_sites
    s.settled_lo = board.grey_lo
    s.settled_hi = board.grey_hi
    s.wild_lo = 0
    s.wild_hi = 0
    for region in range(len(board.regions)):
        s.wild_lo |= board.inside_lo[region]
        s.wild_hi |= board.inside_hi[region]
    for place in range(players):
        s.own[TRACK + place] = board.cards[players][place]
        s.own[ORDER + place] = board.cards[players][place]
    for slot in board.first_slots:
        if slot < HALF:
            s.built_lo |= BIT[slot]
        else:
            s.built_hi |= BIT[slot - HALF]
    for apu in range(players):
        lay_road(s, apu, board.first[players][apu], None)
    s.open |= board.by_grey
    return s


def seat_players(s: TahuantinsuyuState, seats: list[int]) -> None:
    """The seat of each apu, by their places around the table."""
    s.seat_of = vec[i64](seats)
    s.apu_of = vec[i64]([seats.index(seat) for seat in range(len(seats))])


def enter_phase(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    """Go through the turn table to the next decision (TAHUANTINSUYU-3.1)."""
    while True:
        phase = s.phase()
        if phase == INCA:
            inca_phase(s, log)
        elif phase == SAPA_INCA:
            sapa_inca_phase(s, log)
            if s.revealed > s.black:
                s.step = s.board.last_step
                s.decision = OVER
                if log is not None:
                    log.append(_ended(s))
                return
        else:
            s.turn = 0
            if phase == SUN:
                s.decision = LAY
                begin_sun_phase(s, log)
            else:
                s.decision = ACT
                begin_turn(s, s.own[ORDER])
            return
        s.step += 1


def _next_turn(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    s.turn += 1
    if s.turn < s.players:
        begin_turn(s, s.own[ORDER + s.turn])
        return
    s.turn = 0
    is_final = s.board.empires[s.column()] == FINAL_EMPIRE
    s.step += 1
    if is_final and reveal_marker(s, log):
        # TAHUANTINSUYU-8.1
        while s.phase() != SAPA_INCA:
            s.step += 1
    enter_phase(s, log)


def pass_by_itself(s: TahuantinsuyuState, log: list[Event] | None) -> None:
    """TAHUANTINSUYU-6.10: a player who can only pass is not asked."""
    while s.decision == ACT and must_pass(s, s.own[ORDER + s.turn]):
        if log is not None:
            log.append(_passed(s, s.own[ORDER + s.turn]))
        _next_turn(s, log)


def _passed(s: TahuantinsuyuState, apu: i64) -> Event:
    seat, suyu = seat_and_suyu(s, apu)
    return Event(events.Passed(seat, suyu))


def _ended(s: TahuantinsuyuState) -> Event:
    seat, suyu = seat_and_suyu(s, s.own[TRACK])
    return Event(events.Ended(seat, suyu, ENDINGS[int(s.revealed) - 1], seat))
