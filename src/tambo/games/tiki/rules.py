"""The rules of Tiki in the order of the rulebook: set-up, menus, both actions, influence, end."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tambo.core.bits import count_of, list_bits, nth_of
from tambo.core.dice import Dice
from tambo.core.errors import InvalidSetup
from tambo.core.event import Event
from tambo.core.phrase import Phrase
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.games.tiki import events
from tambo.games.tiki.board import ALL_CELLS, CELLS, border_name
from tambo.games.tiki.choices import (
    CREATE,
    DECLINE,
    FIRST,
    FROM,
    KEEP,
    LAST,
    ONE_STEP,
    ONE_STEPS_ACROSS,
    ONE_STEPS_OF,
    PASS,
    RESOLVE,
    SHAMAN,
    SWAP,
    TWO_STEP,
    TWO_STEPS_ACROSS,
    TWO_STEPS_OF,
    decode_create,
    decode_resolve,
    decode_shaman,
    decode_walk,
    encode_shaman,
    encode_two_step,
    verb_of,
)
from tambo.games.tiki.components import COLOURS, FRUITS_TO_WIN, PURPLE, VILLAGE_SETS, YELLOW, Colour
from tambo.games.tiki.state import (
    ACT,
    BESIDE_RESERVE,
    CLOSED,
    COUNTED,
    ENDINGS,
    ENDLESS,
    FOUR_FRUITS,
    NOT_IN_USE,
    ORDER,
    OVER,
    PLACE,
    REPETITION,
    RESERVE_EMPTY,
    SUDDEN_DEATH,
    TAKE_OVER,
    Ending,
    TikiState,
)

# A table, because `1 << n` on an i64 miscompiles for n >= 31.
FILTER_SIZE: Final = 61
FILTER_BITS: Final = vec[i64]([2**n for n in range(FILTER_SIZE)])


def parse_layout(text: str, villages: str) -> list[int]:
    """Nine values typed by hand, a1 b1 c1 a2 ... c3; they must be the villages of the box."""
    try:
        values = [int(word) for word in text.replace(",", " ").split()]
    except ValueError:
        values = []
    if sorted(values) != sorted(VILLAGE_SETS[villages]):
        given = {"layout": text[:60], "villages": " ".join(map(str, VILLAGE_SETS[villages]))}
        raise InvalidSetup("option.layout", Phrase("tiki-error-layout", given), "TIKI-2.1")
    return values


def pack_layout(values: list[int]) -> int:
    return sum((value + 1) << (2 * cell) for cell, value in enumerate(values))


@final
class TikiRules(Rules):
    """Both variants and all options."""

    # Set-up (TIKI-2)

    def setup(self, players: int, options: dict[str, bool | int | str], dice: Dice) -> State:
        state = TikiState()
        villages = str(options["villages"])
        if options["layout"]:
            values = parse_layout(str(options["layout"]), villages)
        else:
            values = VILLAGE_SETS[villages][:]
            dice.shuffle(values)
        state.layout = pack_layout(values)
        if options["first"] == "lot":
            state.turn = dice.below(2)
        else:
            state.turn = PURPLE if options["first"] == COLOURS[PURPLE] else YELLOW
        state.shaman = BESIDE_RESERVE if options["shaman"] else NOT_IN_USE
        state.counts_repetition = COUNTED if options["repetition"] else ENDLESS
        state.may_swap = 1 if options["swap"] else 0
        self._note_position(state, None)
        return state

    def actor(self, state: State) -> i64:
        s = cast(TikiState, state)
        colour = s.decider()
        return s.seat_of(colour) if colour >= 0 else -1

    # Menus

    def legal(self, state: State, seat: i64) -> list[int]:
        s = cast(TikiState, state)
        menu: list[int] = []
        if s.decider() < 0 or s.seat_of(s.decider()) != seat:
            return menu
        if s.decision == ACT:
            list_bits(_creations_and_one_steps(s), CREATE, menu)
            list_bits(_two_steps(s), TWO_STEP, menu)
            if not menu:
                menu.append(PASS)  # TIKI-3.7
        elif s.decision == ORDER:
            list_bits(s.threes, RESOLVE, menu)
        elif s.decision == PLACE:
            # TIKI-5.1: to its own border is declining
            menu = [encode_shaman(border) for border in range(12) if border != s.shaman]
            menu.append(DECLINE)
        else:
            menu.append(SWAP)
            menu.append(KEEP)
        return menu

    # Moves

    def apply(
        self, state: State, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        s = cast(TikiState, state)
        if log is not None:
            log.append(_event_of(s, int(choice)))
        if choice < ONE_STEP:
            self._create(s, decode_create(choice), log)
        elif choice < PASS:
            _walk(s, choice)
            self._resolve_influenced(s, log)
        elif choice == PASS:
            self._end_turn(s, log)
        elif choice < SHAMAN:
            self._influence(s, decode_resolve(choice), log)
        elif choice <= DECLINE:
            if choice < DECLINE:
                s.shaman = decode_shaman(choice)
            village = s.resolving
            s.resolving = -1
            _return_tikis(s, village, log)
            self._resolve_next(s, log)
        else:
            if choice == SWAP:
                s.seat_of_yellow = 1 - s.seat_of_yellow
            self._end_turn(s, log)

    def _create(self, s: TikiState, cell: i64, log: list[Event] | None) -> None:
        # TIKI-3.1
        if s.turn:
            s.hand_purple -= 1
        else:
            s.hand_yellow -= 1
        _push(s, cell, s.turn)
        if s.may_swap:
            s.may_swap = 0
            s.decision = TAKE_OVER
        else:
            self._end_turn(s, log)

    # Influenced villages (TIKI-4)

    def _resolve_influenced(self, s: TikiState, log: list[Event] | None) -> None:
        if not s.threes:
            self._end_turn(s, log)
        elif s.threes & (s.threes - 1):
            s.decision = ORDER  # TIKI-4.2
        else:
            self._influence(s, nth_of(s.threes, 0), log)

    def _influence(self, s: TikiState, cell: i64, log: list[Event] | None) -> None:
        owner = s.owner_at(cell)
        value = s.value_at(cell)
        if log is not None:
            who, colour = _seat_and_colour(s, owner)
            log.append(Event(events.Influenced(who, colour, CELLS[int(cell)], int(value))))
        if value == 0 and s.shaman != NOT_IN_USE:
            s.decision = PLACE  # TIKI-5.1
            s.resolving = cell
            return
        if value > 0:
            self._gain(s, owner, value, cell, log)
        elif value < 0:
            self._lose(s, owner, cell, log)
        _return_tikis(s, cell, log)
        if s.decision == OVER:
            if log is not None:
                log.append(_ended(s))
        else:
            self._resolve_next(s, log)

    def _resolve_next(self, s: TikiState, log: list[Event] | None) -> None:
        if s.threes:
            self._influence(s, nth_of(s.threes, 0), log)
        else:
            self._end_turn(s, log)

    def _gain(
        self, s: TikiState, owner: i64, value: i64, cell: i64, log: list[Event] | None
    ) -> None:
        taken = value if value <= s.reserve else s.reserve  # TIKI-4.3
        s.reserve -= taken
        if owner == PURPLE:
            s.fruits_purple += taken
        else:
            s.fruits_yellow += taken
        if log is not None:
            who, colour = _seat_and_colour(s, owner)
            log.append(Event(events.Gained(who, colour, CELLS[int(cell)], int(taken))))
        if s.sudden:
            _end(s, SUDDEN_DEATH)  # TIKI-6.3
        elif s.fruits_of(owner) >= FRUITS_TO_WIN:
            _end(s, FOUR_FRUITS)  # TIKI-6.1
        else:
            self._check_reserve(s, log)

    def _lose(self, s: TikiState, owner: i64, cell: i64, log: list[Event] | None) -> None:
        # TIKI-4.4
        at = CELLS[int(cell)]
        if s.fruits_of(owner) > 0:
            if owner == PURPLE:
                s.fruits_purple -= 1
            else:
                s.fruits_yellow -= 1
            if log is not None:
                who, colour = _seat_and_colour(s, owner)
                log.append(Event(events.Lost(who, colour, at)))
            if s.sudden:
                _end(s, SUDDEN_DEATH)  # TIKI-6.3: the other wins, by whose choice it was lost
                return
        else:
            s.reserve -= 1
            if log is not None:
                log.append(Event(events.Spoiled(at)))
        self._check_reserve(s, log)

    def _check_reserve(self, s: TikiState, log: list[Event] | None) -> None:
        """TIKI-6.2 and 6.3, after any change of the fruits."""
        if s.sudden == 0:
            # Nothing that stood before can come back. In sudden death only a fruit spoiled at 0:0
            # leads here; the one put back below makes the fruits what they were.
            s.met = vec[i64]()
            s.met_filter = 0
        if s.reserve > 0:
            return
        if s.leader() >= 0:
            _end(s, RESERVE_EMPTY)
            return
        s.sudden = 1
        s.reserve = 1
        if log is not None:
            log.append(Event(events.Tied()))

    # End of a turn (TIKI-6.4)

    def _end_turn(self, s: TikiState, log: list[Event] | None) -> None:
        s.turn = 1 - s.turn
        s.decision = ACT
        self._note_position(s, log)

    def _note_position(self, s: TikiState, log: list[Event] | None) -> None:
        if not s.counts_repetition:
            return
        key = s.key()
        bit: i64 = FILTER_BITS[key % FILTER_SIZE]
        if s.met_filter & bit:
            times: i64 = 0 if s.counts_repetition == COUNTED else 1
            for earlier in s.met:
                if earlier == key:
                    times += 1
            if times >= 2:
                _end(s, REPETITION)
                if log is not None:
                    log.append(_ended(s))
                return
        if s.counts_repetition == CLOSED:
            return
        s.met_filter |= bit
        s.met = append(s.met, key)

    # The end, and random games

    def payoffs(self, state: State) -> list[float]:
        s = cast(TikiState, state)
        winner = winner_of(s)
        if winner < 0:
            return [0.5, 0.5]
        return [1.0, 0.0] if s.seat_of(winner) == 0 else [0.0, 1.0]

    def playout(self, state: State, dice: Dice, limit: i64) -> i64:
        """The same menus as `legal`, counted and drawn from as masks."""
        s = cast(TikiState, state)
        made: i64 = 0
        while made < limit:
            if s.decision == ACT:
                creations_and_one_steps = _creations_and_one_steps(s)
                two_steps = _two_steps(s)
                few = count_of(creations_and_one_steps)
                most = few + count_of(two_steps)
                if most == 0:
                    self._end_turn(s, None)
                else:
                    n = dice.below(most)
                    if n < few:
                        choice = nth_of(creations_and_one_steps, n)
                    else:
                        choice = encode_two_step(nth_of(two_steps, n - few))
                    if choice < ONE_STEP:
                        self._create(s, decode_create(choice), None)
                    else:
                        _walk(s, choice)
                        self._resolve_influenced(s, None)
            elif s.decision == OVER:
                break
            else:
                seat = s.seat_of(s.decider())
                menu = self.legal(s, seat)
                self.apply(s, seat, menu[dice.below(len(menu))], dice, None)
            made += 1
        return made


def winner_of(s: TikiState) -> i64:
    """The colour that has won, or -1: not over yet, or a draw."""
    return s.leader() if s.decision == OVER and s.ending != REPETITION else -1


def _creations_and_one_steps(s: TikiState) -> i64:
    """TIKI-3.1; TIKI-3.2, 3.3 and 5.2 for totems of one tiki. The bits are the choices."""
    walks: i64 = ONE_STEPS_OF[s.ones & ~s.twos & (s.purple1 if s.turn else ~s.purple1)]
    if s.shaman >= 0:
        walks &= ~ONE_STEPS_ACROSS[s.shaman]
    if s.hand_of(s.turn) > 0:
        walks |= ALL_CELLS & ~s.ones
    return walks


def _two_steps(s: TikiState) -> i64:
    """The same for totems of two; the walks of the table enter no village twice (TIKI-3.4)."""
    walks: i64 = TWO_STEPS_OF[s.twos & (s.purple2 if s.turn else ~s.purple2)]
    if s.shaman >= 0:
        walks &= ~TWO_STEPS_ACROSS[s.shaman]
    return walks


def _push(s: TikiState, cell: i64, colour: i64) -> None:
    bit: i64 = 1 << cell
    if not s.ones & bit:
        s.ones |= bit
        if colour:
            s.purple1 |= bit
    elif not s.twos & bit:
        s.twos |= bit
        if colour:
            s.purple2 |= bit
    else:
        s.threes |= bit
        if colour:
            s.purple3 |= bit


def _walk(s: TikiState, choice: i64) -> None:
    # TIKI-3.3: the lowest remaining tiki is left behind in each village entered.
    bit: i64 = 1 << FROM[choice]
    lowest: i64 = 1 if s.purple1 & bit else 0
    s.ones &= ~bit
    s.purple1 &= ~bit
    if choice >= TWO_STEP:
        upper: i64 = 1 if s.purple2 & bit else 0
        s.twos &= ~bit
        s.purple2 &= ~bit
        _push(s, FIRST[choice], lowest)
        _push(s, LAST[choice], upper)
    else:
        _push(s, LAST[choice], lowest)


def _return_tikis(s: TikiState, cell: i64, log: list[Event] | None) -> None:
    bit: i64 = 1 << cell
    purple: i64 = 0
    if s.purple1 & bit:
        purple += 1
    if s.purple2 & bit:
        purple += 1
    if s.purple3 & bit:
        purple += 1
    s.hand_purple += purple
    s.hand_yellow += 3 - purple
    s.ones &= ~bit
    s.twos &= ~bit
    s.threes &= ~bit
    s.purple1 &= ~bit
    s.purple2 &= ~bit
    s.purple3 &= ~bit
    if log is not None:
        log.append(Event(events.Returned(CELLS[int(cell)], int(3 - purple), int(purple))))


def _end(s: TikiState, ending: i64) -> None:
    s.ending = ending
    s.decision = OVER


# Events


def _seat_and_colour(s: TikiState, colour: i64) -> tuple[int, Colour]:
    return int(s.seat_of(colour)), COLOURS[int(colour)]


def _ended(s: TikiState) -> Event:
    winner = winner_of(s)
    seat = int(s.seat_of(winner)) if winner >= 0 else -1
    return Event(events.Ended(cast(Ending, ENDINGS[int(s.ending)]), seat))


def _event_of(s: TikiState, choice: int) -> Event:
    """What is about to be done, told as done."""
    who, colour = _seat_and_colour(s, s.decider())
    verb = verb_of(choice)
    if verb == "create":
        return Event(events.Created(who, colour, CELLS[int(decode_create(choice))]))
    if verb == "walk":
        path = decode_walk(choice)
        left = [COLOURS[tiki] for tiki in s.tikis_at(path[0])]
        return Event(events.Walked(who, colour, [CELLS[cell] for cell in path], left))
    if verb == "pass":
        return Event(events.Passed(who, colour))
    if verb == "resolve":
        return Event(events.Ordered(who, colour, CELLS[int(decode_resolve(choice))]))
    if verb == "shaman":
        before = "reserve" if s.shaman < 0 else border_name(int(s.shaman))
        to = border_name(int(decode_shaman(choice)))
        return Event(events.ShamanPlaced(who, colour, to, before))
    if verb == "decline":
        return Event(events.ShamanDeclined(who, colour))
    if verb == "swap":
        return Event(events.Swapped(who, colour))
    return Event(events.Kept(who, colour))
