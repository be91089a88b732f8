"""Tahuantinsuyu, bound to the contract."""

from collections.abc import Sequence

from tambo.core.bits import bits_of
from tambo.core.dice import Dice
from tambo.core.errors import Refused
from tambo.core.event import Event, facts_in
from tambo.core.game import Game
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.core.workshop import Workshop
from tambo.games.tahuantinsuyu import choices, events, positions
from tambo.games.tahuantinsuyu.choices import decode_place, decode_slot, decode_sun, verb_of
from tambo.games.tahuantinsuyu.components import (
    EXTRA_ROAD_COST,
    MARKERS,
)
from tambo.games.tahuantinsuyu.meta import META
from tambo.games.tahuantinsuyu.policy import TahuantinsuyuPolicy
from tambo.games.tahuantinsuyu.redeal import redeal
from tambo.games.tahuantinsuyu.refusals import refusal_of
from tambo.games.tahuantinsuyu.rules import TahuantinsuyuRules
from tambo.games.tahuantinsuyu.rules_colonise import (
    city_worth,
    conquest_worth,
    garrison_worth,
    open_slots_hi,
    open_slots_lo,
    temple_worth,
    terrace_worth,
)
from tambo.games.tahuantinsuyu.scoring import outcome_of
from tambo.games.tahuantinsuyu.state import (
    BEGUN,
    DONE,
    DOWN,
    HAND,
    LABOUR,
    LAY,
    NOTHING,
    UP,
    TahuantinsuyuState,
)
from tambo.games.tahuantinsuyu.view import TahuantinsuyuView, board_lines, view_of
from tambo.games.tahuantinsuyu.view_costs import Cost, conquest_cost, cost_of
from tambo.games.tahuantinsuyu.workshop import Copy


class TahuantinsuyuGame(Game[TahuantinsuyuState]):
    meta = META
    rules = TahuantinsuyuRules()
    view_type = TahuantinsuyuView
    facts = facts_in(events)
    policy = TahuantinsuyuPolicy(rules)

    # Words

    def format_choice(self, state: TahuantinsuyuState, choice: int) -> str:
        return choices.format_choice(state.board, state.players, choice)

    def normalise(self, state: TahuantinsuyuState, text: str) -> str:
        return choices.normalise_choice(state.board, text)

    def format_position(self, state: TahuantinsuyuState) -> str:
        return positions.format_position(state)

    def parse_position(self, text: str) -> TahuantinsuyuState:
        return positions.parse_position(text)

    def options_of(self, state: TahuantinsuyuState) -> dict[str, bool | int | str]:
        return {"box": state.board.text}

    def board_lines(self, state: TahuantinsuyuState, seat: int | None) -> list[Phrase]:
        return board_lines(state, seat)

    # Menus for people

    def elements(self, state: TahuantinsuyuState, choice: int) -> list[str]:
        board = state.board
        match verb_of(choice):
            case "sun":
                card, gap = decode_sun(choice)
                return [f"card:{card + 1}", f"gap:{state.gap(gap)}"]
            case "road":
                return [f"slot:{board.slots[decode_slot(choice)]}"]
            case "extra":
                return ["button:extra", f"slot:{board.slots[decode_slot(choice)]}"]
            case "city" | "temple" | "garrison":
                return [f"site:{board.sites[decode_place(choice)]}"]
            case "terrace" | "conquer":
                return [f"region:{board.regions[decode_place(choice)]}"]
            case button:
                return [f"button:{button}"]

    def describe(self, state: TahuantinsuyuState, choice: int) -> Phrase:
        apu = int(state.apu_to_act())
        verb = verb_of(choice)
        match verb:
            case "sun":
                card, gap = decode_sun(choice)
                words: dict[str, str | int] = {"number": card + 1, "card": state.board.kinds[card]}
                after = gap + 1 if gap + 1 < state.players else 0
                words |= {"gap": state.gap(gap), "one": state.suyu(gap), "other": state.suyu(after)}
                return _phrase(verb, **words)
            case "road" | "extra":
                road = state.board.box.roads[decode_slot(choice)]
                titles = {site.code: site.title for site in state.board.box.sites}
                one, other = (titles[end] for end in road.ends)
                return _phrase(verb, road=road.name, one=one, other=other, cost=EXTRA_ROAD_COST)
            case "city" | "temple" | "garrison":
                return self._describe_site(state, apu, verb, decode_place(choice))
            case "terrace" | "conquer":
                return self._describe_region(state, apu, verb, decode_place(choice))
        return _phrase(verb)

    def _describe_site(self, s: TahuantinsuyuState, apu: int, verb: str, site: int) -> Phrase:
        points = {
            "city": city_worth(s, apu),
            "temple": temple_worth(s, apu, site),
            "garrison": garrison_worth(s, apu),
        }[verb]
        name = s.board.box.sites[site].title
        return _phrase(verb, name=name, points=int(points), **_paid(s, cost_of(s, apu, verb)))

    def _describe_region(self, s: TahuantinsuyuState, apu: int, verb: str, region: int) -> Phrase:
        if verb == "terrace":
            points = int(terrace_worth(s, apu))
            paid = _paid(s, cost_of(s, apu, verb))
            return _phrase(verb, points=points, name=_title(s, region), **paid)
        token = s.tokens[region]
        points = int(conquest_worth(s, apu, region))
        facts = {"points": points, "production": int(s.board.production[token])}
        paid = _paid(s, conquest_cost(s, apu, region))
        return _phrase(verb, name=_title(s, region), **facts, **paid)

    def prompt(self, state: TahuantinsuyuState, seat: int) -> Phrase:
        if state.decision == LAY:
            return Phrase("tahuantinsuyu-prompt-sun")
        apu = int(state.apu_of[seat])
        facts: dict[str, str | int] = {
            "labour": int(state.own[LABOUR + apu]),
            "roads": int(state.roads_left),
        }
        if state.roads == DONE:
            return Phrase("tahuantinsuyu-prompt-building", facts)
        is_only_roads = state.roads == BEGUN or state.has_built
        if not is_only_roads and not (open_slots_lo(state, apu) or open_slots_hi(state, apu)):
            return Phrase("tahuantinsuyu-prompt-no-road", facts)
        return Phrase(f"tahuantinsuyu-prompt-{'roads' if is_only_roads else 'act'}", facts)

    def tell(self, event: Event, colours: Sequence[str]) -> Phrase:
        phrase = super().tell(event, colours)
        match event.fact:
            case events.Ordered(order=suyus):
                words = ", ".join(suyu.capitalize() for suyu in suyus)
                return Phrase(phrase.key, {"order": words})
        return phrase

    def spell(self, state: TahuantinsuyuState, elements: list[str]) -> str:
        """What pointing at a place means: the verb that fits it best."""
        kinds = [element.partition(":")[0] for element in elements]
        names = [element.partition(":")[2] for element in elements]
        if not elements:
            return ""
        if kinds[-1] == "button":
            return {"stop": "-", "pass": "pass"}.get(names[-1], names[-1])
        if kinds[-1] in ("card", "gap"):
            cards = [name for kind, name in zip(kinds, names, strict=True) if kind == "card"]
            gaps = [name for kind, name in zip(kinds, names, strict=True) if kind == "gap"]
            return f"sun {(cards or ['1'])[0]}@{(gaps or ['N'])[0]}"
        if kinds[-1] == "slot":
            return f"{'extra' if 'extra' in names else 'road'} {names[-1]}"
        if kinds[-1] == "site" and names[-1] in state.board.sites:
            site = state.board.sites.index(names[-1])
            kind = state.board.box.sites[site].kind
            if kind == "city" and site in bits_of(state.cities):
                return f"temple {names[-1]}"
            return f"{'garrison' if kind == 'garrison' else 'city'} {names[-1]}"
        if kinds[-1] == "region" and names[-1] in state.board.regions:
            region = state.board.regions.index(names[-1])
            is_mine = state.decision != LAY and state.owner_of(region) == state.apu_to_act()
            return f"{'terrace' if is_mine else 'conquer'} {names[-1]}"
        return " ".join(names)

    # Refusals, knowledge and the end

    def refusal(self, state: TahuantinsuyuState, seat: int, text: str) -> Refused:
        return refusal_of(state, seat, self.normalise(state, text))

    def colours(self, state: TahuantinsuyuState) -> list[str]:
        of_apu = state.board.colours[state.players]
        return [of_apu[int(state.apu_of[seat])] for seat in range(state.players)]

    def view_of(self, state: TahuantinsuyuState, seat: int | None) -> TahuantinsuyuView:
        return view_of(state, seat, self.asked(state, seat))

    def redeal(self, state: TahuantinsuyuState, seat: int, dice: Dice) -> TahuantinsuyuState:
        return redeal(state, seat, dice)

    def outcome(self, state: TahuantinsuyuState) -> Outcome | None:
        return outcome_of(state)

    def workshops(self) -> tuple[Workshop, ...]:
        return (Copy(),)

    def census(self, state: TahuantinsuyuState) -> dict[str, int]:
        cards = state.deck_left() + bits_of(state.discards)
        for apu in range(state.players):
            cards += bits_of(state.own[HAND + apu]) + bits_of(state.own[UP + apu])
            if state.own[DOWN + apu] != NOTHING:
                cards.append(int(state.own[DOWN + apu]))
        pieces = {f"card {card + 1}": cards.count(card) for card in range(len(state.board.kinds))}
        tokens = [int(token) for token in state.tokens]
        pieces |= {f"token {token + 1}": tokens.count(token) for token in range(len(tokens))}
        return pieces | {"marker": MARKERS, "black dot": int(0 <= state.black < MARKERS)}

    def box(self, state: TahuantinsuyuState) -> dict[str, int]:
        pieces = {f"card {card + 1}": 1 for card in range(len(state.board.kinds))}
        pieces |= {f"token {token + 1}": 1 for token in range(len(state.board.regions))}
        return pieces | {"marker": MARKERS, "black dot": 1}


def _phrase(kind: str, **args: str | int) -> Phrase:
    return Phrase(f"tahuantinsuyu-choice-{kind}", dict(args))


def _paid(s: TahuantinsuyuState, cost: Cost) -> dict[str, str | int]:
    """A price; the cards of a typed-in copy that changed it have names of their own."""
    source = "typed" if s.board.text else "ours"
    changes: dict[str, str | int] = {"plus": cost.plus, "minus": cost.minus, "source": source}
    return {"cost": cost.cost, "base": cost.base, **changes}


def _title(s: TahuantinsuyuState, region: int) -> str:
    return s.board.box.regions[region].title


GAME = TahuantinsuyuGame()
