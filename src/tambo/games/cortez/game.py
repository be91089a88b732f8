"""Cortez, bound to the contract."""

from collections.abc import Sequence

from tambo.core.dice import Dice
from tambo.core.errors import Refused
from tambo.core.event import Event, facts_in, words_of
from tambo.core.game import Game
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.core.workshop import Workshop
from tambo.games.cortez import choices, events, positions, view
from tambo.games.cortez import components as c
from tambo.games.cortez.meta import META
from tambo.games.cortez.policy import CortezPolicy
from tambo.games.cortez.redeal import redeal
from tambo.games.cortez.refusals import refusal_of
from tambo.games.cortez.rules import CortezRules
from tambo.games.cortez.rules_supply import troop_word
from tambo.games.cortez.rules_ways import dearer_price
from tambo.games.cortez.scoring import outcome_of
from tambo.games.cortez.state import (
    BUILDING,
    CHOOSE,
    DECISIONS,
    DISCARD,
    RETURN,
    SIDES,
    TALKS,
    CortezState,
)
from tambo.games.cortez.view_talks import is_asking, rank_in, step_of
from tambo.games.cortez.workshop import Map

# What is pointed at on the table: parts of an offer or of help in battle, and answers to them.
ON_THE_TABLE = (
    *("general", "give", "want", "to-seat", "promise", "ask", "until", "side", "accept", "reject"),
    *("price", "hire", "refuse", "support", "answer", "show-card", "show-warrior"),
)


class CortezGame(Game[CortezState]):
    meta = META
    rules = CortezRules()
    view_type = view.CortezView
    facts = facts_in(events)
    policy = CortezPolicy(rules)

    # Words

    def format_choice(self, state: CortezState, choice: int) -> str:
        return choices.format_choice(state, choice)

    def normalise(self, state: CortezState, text: str) -> str:
        return choices.normalise_choice(state, text)

    def format_position(self, state: CortezState) -> str:
        return positions.format_position(state)

    def parse_position(self, text: str) -> CortezState:
        return positions.parse_position(text)

    def options_of(self, state: CortezState) -> dict[str, bool | int | str]:
        is_ours = state.board.text == positions.NEUTRAL.board.text
        return {"passage": not state.costs_all, "board": "" if is_ours else state.board.text}

    def board_lines(self, state: CortezState, seat: int | None) -> list[Phrase]:
        return view.board_lines(state, seat)

    # Menus for people

    def elements(self, state: CortezState, choice: int) -> list[str]:
        word, number = choices.kind_of(choice)
        if word == "to" or choices.is_about_square(word):
            return [f"cell:{state.board.name_of(number)}"]
        if word == "lay":
            return [f"warrior:{number}"]
        if word == "return":
            return [f"warrior:{number}"]
        if word in ("discard", "pay"):
            return [f"provision:{c.KINDS[number]}"]
        if word == "weapon":
            return ["provision:weapon"]
        if word == "food" or word == "feed":
            return ["provision:food"]
        if word == "play":
            return [f"bribe:{c.BRIBE_WORDS[number]}"]
        if word == "bid":
            return [f"bid:{number}"]
        if word in ON_THE_TABLE:
            kind, _, name = self.format_choice(state, choice).partition(" ")
            return [f"{kind}:{name.replace(' ', '-')}"]
        return [f"button:{self.format_choice(state, choice).replace(' ', '-')}"]

    def is_grave(self, state: CortezState, choice: int) -> bool:
        word, number = choices.kind_of(choice)
        return word in ("play", "surrender") or (word == "to" and state.troops[number] != 0)

    def describe(self, state: CortezState, choice: int) -> Phrase:
        word, number = choices.kind_of(choice)
        facts: dict[str, str | int] = {}
        key = word.replace(" ", "-")
        if word == "to":
            facts = {"to": state.board.name_of(number), **_prospect(state, number)}
            facts["cards"] = int(choices.cards_of_move(choice))
        elif choices.is_about_square(word):
            troop = state.troops[number]
            facts = {
                "at": state.board.name_of(number),
                "troop": troop_word(state, troop) if troop else "none",
                "broken": "yes" if state.is_broken(number) else "no",
            }
        elif word == "general":
            facts = {"colour": c.GENERALS[number], "nation": c.NATIONS[number // 3]}
        elif word in ("give", "want", "price", "pay", "discard", "show-card"):
            facts = {"card": c.KINDS[number]}
        elif word in ("to-seat", "hire", "accept", "answer"):
            facts = {"colour": state.colour_of(number)}
        elif word in ("reject", "refuse"):
            reason = c.REASONS[int(choices.reason_of(choice))]
            facts = {"colour": state.colour_of(number), "reason": reason}
        elif word in ("promise", "ask"):
            facts = {"promise": c.PROMISES[number]}
        elif word == "until":
            facts = {"until": c.MOMENTS[number], "of": state.colour_of(int(state.active))}
        elif word == "play":
            facts = {"bribe": c.BRIBE_WORDS[number]}
        elif word in ("support", "side"):
            facts = {"side": SIDES[number]}
        elif word == "detour":
            held = state.provisions[4 * state.active + c.CAMOUFLAGE]
            facts = {
                "cards": int(dearer_price(state, state.taken, state.active, state.detour, held))
            }
        elif word == "pass":
            key = f"pass-{DECISIONS[int(state.decision)]}"
        else:
            facts = {"number": number}
        return Phrase(f"cortez-choice-{key}", facts)

    def prompt(self, state: CortezState, seat: int) -> Phrase:
        decision: str = DECISIONS[int(state.decision)]
        facts: dict[str, str | int] = {
            "colour": state.colour_of(seat),
            "actions": int(state.actions),
            "event": c.EVENTS[int(state.event)] if state.event >= 0 else "none",
            "errand": int(state.errand),
            "bid": int(state.bid),
            "paid": int(state.paid),
            "detour": int(state.detour),
        }
        if state.is_drafting(seat):
            decision = _draft_prompt(state, seat)
        elif state.is_window() and seat not in view.asked(state, seat):
            decision = "speak"
        elif decision == "act" and state.offering & c.BIT[int(state.active)]:
            decision = "answer"
        elif state.decision == TALKS and seat in (state.attacker, state.defender):
            decision = "hire"
        elif state.decision == TALKS and state.stance[seat] == BUILDING:
            decision = "support"
        elif state.decision in (DISCARD, RETURN):
            facts["left"] = int(state.excess[seat] - state.sealed_of(seat))
        return Phrase(f"cortez-prompt-{decision}", facts)

    def spoken(self, state: CortezState, seat: int, choice: int, words: str) -> Event | None:
        """CORTEZ-8.3: a promise in the player's own words, heard by those the offer is made to."""
        if choice != choices.SEND:
            return None
        to = [other for other in range(state.players) if state.offered_to[seat] & c.BIT[other]]
        return Event(events.Promised(seat, words), seen_by=(seat, *to), reveals=True)

    def tell(self, event: Event, colours: Sequence[str]) -> Phrase:
        """Lists of cards are told as numbers of each kind; ways only by their ends.

        For each colour its place in the list of those addressed is told: 0 not in it, 1 first,
        2 between others, 3 last after others.
        """
        words = words_of(event, colours)
        if isinstance(event.fact, events.Turned):
            words["event"] = event.fact.card
        for name, value in event.fields().items():
            if not isinstance(value, list):
                continue
            if name in ("give", "want", "price") or (name == "cards" and _is_kinds(value)):
                for kind in c.KINDS:
                    words[f"{name}_{kind}"] = [str(word) for word in value].count(kind)
                words[name] = len(value)
            elif name == "to":
                named = [colour for colour in c.GENERALS if colour in value]
                for colour in c.GENERALS:
                    words[f"to_{colour}"] = rank_in(named, colour)
            else:
                words[name] = ", ".join(map(str, value)) or "-"
        return Phrase(f"cortez-event-{event.kind}", words)

    def spell(self, state: CortezState, elements: list[str]) -> str:
        """The words that the present decision uses for what a player has pointed at."""
        kind, _, name = elements[-1].partition(":") if elements else ("", "", "")
        decision = DECISIONS[int(state.decision)]
        if kind == "cell":
            words = {"act": "move", "choose": "collar", "talks": "spare"}
            word = words.get(decision, decision)
            if decision == "move":
                return f"{state.board.name_of(int(state.taken))}-{name}"
            return f"{word} {name}"
        if kind == "warrior":
            return f"return {name}" if state.decision == RETURN else f"lay {name}"
        if kind == "provision":
            if decision in ("pay", "discard"):
                return f"{decision} {name}"
            food = "feed" if decision == "feed" else "food"
            return {"weapon": "weapon", "food": food}.get(name, f"give {name}")
        if kind == "bribe" and name in c.BRIBE_WORDS:
            return f"play {c.BRIBES[c.BRIBE_WORDS.index(name)]}"
        if kind == "bid":
            return f"bid {name}"
        name = name.replace("-", " ")
        return name if kind == "button" else f"{kind} {name}"

    # Refusals, knowledge and the end

    def refusal(self, state: CortezState, seat: int, text: str) -> Refused:
        return refusal_of(state, seat, choices.normalise_choice(state, text))

    def asked(self, state: CortezState, seat: int | None) -> list[int]:
        return view.asked(state, seat)

    def unasked(self, state: CortezState, seat: int | None) -> list[int]:
        """CORTEZ-8.2: every player may speak; that a player has passed is secret."""
        return list(range(state.players)) if state.is_window() else []

    def colours(self, state: CortezState) -> list[str]:
        """Empty before all have chosen: until then each event says the colour itself."""
        if state.decision == CHOOSE:
            return []
        return [state.colour_of(seat) for seat in range(state.players)]

    def owners(self, state: CortezState) -> list[str | None]:
        """CORTEZ-2.1: a seat that has chosen has its colour, while others still choose."""
        has_chosen = [int(general) >= 0 for general in state.generals[: state.players]]
        return [state.colour_of(seat) if has else None for seat, has in enumerate(has_chosen)]

    def view_of(self, state: CortezState, seat: int | None) -> view.CortezView:
        return view.view_of(state, seat, self.asked(state, seat))

    def redeal(self, state: CortezState, seat: int, dice: Dice) -> CortezState:
        return redeal(state, seat, dice)

    def outcome(self, state: CortezState) -> Outcome | None:
        return outcome_of(state)

    def workshops(self) -> tuple[Workshop, ...]:
        return (Map(),)

    def census(self, state: CortezState) -> dict[str, int]:
        return {
            **_count_troops(state),
            **_count_provisions(state),
            **_count_warriors(state),
            **_count_rest(state),
        }

    def box(self, state: CortezState) -> dict[str, int]:
        pieces = {f"{nation} troop": c.TROOPS for nation in c.NATIONS}
        pieces |= {f"collar of seat {seat}": c.COLLARS for seat in range(state.players)}
        pieces |= dict.fromkeys(c.KINDS, c.COPIES)
        for nation in c.NATIONS:
            pieces |= {f"{nation} {rank}": c.WARRIORS[rank - 1] for rank in range(1, 7)}
        treasures = int(state.treasures_turned)
        return pieces | {"bribe twice": 0, "objective twice": 0, "treasures": treasures}


def _prospect(s: CortezState, square: int) -> dict[str, str | int]:
    """What a troop finds on a square."""
    troop = s.troops[square]
    return {
        "troop": troop_word(s, troop) if troop else "none",
        "village": int(s.board.village[square]),
    }


def _draft_prompt(s: CortezState, seat: int) -> str:
    if s.showing & c.BIT[seat]:
        return "show"
    step = step_of(s, seat)
    if step != "cards":
        return f"{step}-asked" if is_asking(s, seat) and step != "until" else step
    if s.calling & c.BIT[seat]:
        return "call"
    return "draft"


def _is_kinds(value: list[object]) -> bool:
    return all(word in c.KINDS for word in value)


def _count_troops(s: CortezState) -> dict[str, int]:
    counts = [int(number) for number in s.absent]
    collars = [int(s.collars_of(seat)) for seat in range(s.players)]
    for troop in [*s.troops, s.limbo]:
        if troop:
            counts[int(s.nation_of_troop(troop))] += 1
        if troop >= 3:
            collars[int(troop) - 3] += 1
    pieces = {f"{c.NATIONS[nation]} troop": counts[nation] for nation in range(2)}
    return pieces | {f"collar of seat {seat}": number for seat, number in enumerate(collars)}


def _count_provisions(s: CortezState) -> dict[str, int]:
    counts: dict[str, int] = {}
    for i, kind in enumerate(c.KINDS):
        count = int(s.deck[i] + s.discards[i])
        for seat in range(s.players):
            count += int(s.provisions[4 * seat + i])
            if s.offering & c.BIT[seat]:
                count += int(s.give[4 * seat + i])
            if s.decision == DISCARD:
                count += int(s.sealed[6 * seat + i])
            if i == c.WEAPON:
                count += int(s.arms[seat])
        counts[kind] = count
    return counts


def _count_warriors(s: CortezState) -> dict[str, int]:
    counts = {}
    for n, nation in enumerate(c.NATIONS):
        for rank in range(6):
            count = int(s.camps[6 * n + rank])
            for seat in range(s.players):
                if s.generals[seat] >= 0 and s.nation_of(seat) == n:
                    count += int(s.warriors[6 * seat + rank] + s.laid[6 * seat + rank])
                    if s.decision == RETURN:
                        count += int(s.sealed[6 * seat + rank])
            counts[f"{nation} {rank + 1}"] = count
    return counts


def _count_rest(s: CortezState) -> dict[str, int]:
    held = [int(s.bribe_deck), *(int(s.bribes[seat]) for seat in range(s.players))]
    twice = sum(mask.bit_count() for mask in held) - _union(held).bit_count()
    told = [int(s.objectives[seat]) for seat in range(s.players) if s.objectives[seat]]
    treasures = sum(int(number) for number in s.treasures)
    return {
        "bribe twice": twice,
        "objective twice": len(told) - len(set(told)),
        "treasures": max(treasures, int(s.treasures_turned)),
    }


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


GAME = CortezGame()
