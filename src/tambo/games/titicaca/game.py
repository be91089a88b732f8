"""Titicaca, bound to the contract."""

from collections.abc import Sequence

from tambo.core.bits import count_of
from tambo.core.dice import Dice
from tambo.core.errors import Refused
from tambo.core.event import Event, facts_in, words_of
from tambo.core.game import Game
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.core.workshop import Workshop
from tambo.games.titicaca import choices, events, positions
from tambo.games.titicaca import view as sight
from tambo.games.titicaca.choices import (
    decode_bid,
    decode_join,
    decode_settle,
    decode_temple,
    decode_unite,
    verb_of,
)
from tambo.games.titicaca.components import COLOURS, KINDS, LAKES, LEFT_OUT, TILES
from tambo.games.titicaca.meta import META
from tambo.games.titicaca.policy import TiticacaPolicy
from tambo.games.titicaca.redeal import redeal
from tambo.games.titicaca.refusals import refusal_of
from tambo.games.titicaca.rules import TiticacaRules
from tambo.games.titicaca.scoring import by_colour, outcome_of
from tambo.games.titicaca.state import DECISIONS, IN_HAND, TiticacaState
from tambo.games.titicaca.workshop import Tiles


class TiticacaGame(Game[TiticacaState]):
    meta = META
    rules = TiticacaRules()
    view_type = sight.TiticacaView
    facts = facts_in(events)
    policy = TiticacaPolicy(rules)

    # Words

    def format_choice(self, state: TiticacaState, choice: int) -> str:
        return choices.format_choice(state, choice)

    def normalise(self, state: TiticacaState, text: str) -> str:
        return choices.normalise_choice(state, text)

    def format_position(self, state: TiticacaState) -> str:
        return positions.format_position(state)

    def parse_position(self, text: str) -> TiticacaState:
        return positions.parse_position(text)

    def options_of(self, state: TiticacaState) -> dict[str, bool | int | str]:
        return self.meta.resolve_options({})

    def board_lines(self, state: TiticacaState, seat: int | None) -> list[Phrase]:
        return sight.board_lines(state, seat)

    # Menus for people

    def elements(self, state: TiticacaState, choice: int) -> list[str]:
        name = state.country.name
        match verb_of(choice):
            case "bid":
                return [f"bid:{decode_bid(choice)}"]
            case "settle":
                return [f"land:{name(decode_settle(choice))}"]
            case "join":
                return [f"region:{name(decode_join(choice))}"]
            case "unite":
                return [f"region:{name(first)}" for first in decode_unite(choice)]
            case "temple":
                land, value = decode_temple(choice)
                return [f"land:{name(land)}", f"temple:{value}"]
        return ["button:decline"]

    def is_unordered(self, state: TiticacaState, choice: int) -> bool:
        return verb_of(choice) in ("unite", "temple")

    def describe(self, state: TiticacaState, choice: int) -> Phrase:
        name = state.country.name
        verb = verb_of(choice)
        facts: dict[str, str | int] = {}
        match verb:
            case "bid":
                facts = {"amount": decode_bid(choice)}
            case "settle":
                land = decode_settle(choice)
                kind, lakes = state.country.kind[land], state.country.lakes_near[land]
                facts = {"at": name(land), "kind": KINDS[kind], "lakes": lakes}
            case "join":
                first = decode_join(choice)
                lands = int(count_of(state.area[first])) + 1
                facts = {"region": name(first), "lands": lands}
            case "unite":
                one, other = decode_unite(choice)
                lands = int(count_of(state.area[one] | state.area[other]))
                facts = {"one": name(one), "other": name(other), "lands": lands}
            case "temple":
                land, value = decode_temple(choice)
                facts = {"at": name(land), "value": value}
            case "decline":
                facts = {"step": DECISIONS[int(state.decision)]}
        return Phrase(f"titicaca-choice-{verb}", facts)

    def prompt(self, state: TiticacaState, seat: int) -> Phrase:
        where = "extra" if state.round > LAKES else "lake"
        facts: dict[str, str | int] = {"round": int(state.round), "where": where}
        facts["stock"] = state.stock[seat]
        facts["lands"] = int(count_of(state.open_lands()))
        facts["region"] = (
            state.country.name(state.home[int(state.fresh)]) if state.fresh >= 0 else ""
        )
        return Phrase(f"titicaca-prompt-{DECISIONS[int(state.decision)]}", facts)

    def tell(self, event: Event, colours: Sequence[str]) -> Phrase:
        words = words_of(event, colours)
        match event.fact:
            case events.Revealed(bids=bids):
                words = by_colour({seat: str(amount) for seat, amount in enumerate(bids)})
        return Phrase(f"titicaca-event-{event.kind}", words)

    def spell(self, state: TiticacaState, elements: list[str]) -> str:
        """Pointing says what is meant by itself; a land alone means what is being decided."""
        decision = DECISIONS[int(state.decision)]
        elements = sorted(elements, key=lambda element: element.startswith("temple:"))
        names = [element.partition(":")[2] for element in elements]
        kind = elements[0].partition(":")[0] if elements else ""
        if kind == "bid":
            return f"bid {names[0]}"
        if kind == "button":
            return "-"
        if decision == "temple" and len(names) == 1:
            hand = 1 if state.temples_one[int(state.mover())] == IN_HAND else 2
            return f"temple {names[0]}+{hand}"
        verb = decision if decision in ("settle", "join", "unite", "temple") else "settle"
        return f"{verb} {'+'.join(names)}"

    # Refusals, knowledge and the end

    def refusal(self, state: TiticacaState, seat: int, text: str) -> Refused:
        return refusal_of(state, seat, choices.normalise_choice(state, text))

    def asked(self, state: TiticacaState, seat: int | None) -> list[int]:
        return sight.asked(state, seat)

    def colours(self, state: TiticacaState) -> list[str]:
        return [*COLOURS[: state.players]]

    def view_of(self, state: TiticacaState, seat: int | None) -> sight.TiticacaView:
        return sight.view_of(state, seat, self.asked(state, seat))

    def redeal(self, state: TiticacaState, seat: int, dice: Dice) -> TiticacaState:
        return redeal(state, seat, dice)

    def outcome(self, state: TiticacaState) -> Outcome | None:
        return outcome_of(state)

    def census(self, state: TiticacaState) -> dict[str, int]:
        empty = int(count_of(state.empty_lands()))
        settled = sum(int(count_of(own)) for own in state.villages)
        lakes = len([face for face in state.country.faces if face > 0])
        areas = sum(int(count_of(area)) for area in state.area)
        temples = sum(2 - int(count_of(state.temple_lands(seat))) for seat in range(state.players))
        built = sum(int(count_of(state.temple_lands(seat))) for seat in range(state.players))
        return {
            "hex": empty + settled + lakes,
            "temple": temples + built,
            "village outside all regions": settled - areas,
        }

    def box(self, state: TiticacaState) -> dict[str, int]:
        tiles = TILES - len(LEFT_OUT[state.players])
        return {
            "hex": 4 * tiles,
            "temple": 2 * state.players,
            "village outside all regions": 0,
        }

    def workshops(self) -> tuple[Workshop, ...]:
        return (Tiles(),)


GAME = TiticacaGame()
