"""Tiki, bound to the contract."""

from collections.abc import Sequence

from tambo.core.dice import Dice
from tambo.core.errors import Refused
from tambo.core.event import facts_in
from tambo.core.game import Game
from tambo.core.outcome import Outcome
from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
from tambo.games.tiki import choices, events, positions
from tambo.games.tiki.board import CELLS, border_name
from tambo.games.tiki.choices import (
    decode_create,
    decode_resolve,
    decode_shaman,
    decode_walk,
    verb_of,
)
from tambo.games.tiki.components import COLOURS, FRUITS, TIKIS, VILLAGE_SETS
from tambo.games.tiki.meta import META
from tambo.games.tiki.policy import TikiPolicy
from tambo.games.tiki.refusals import refusal_of
from tambo.games.tiki.rules import TikiRules
from tambo.games.tiki.scoring import outcome_of
from tambo.games.tiki.state import DECISIONS, NOT_IN_USE, TikiState
from tambo.games.tiki.view import TikiView, board_lines, view_of


class TikiGame(Game[TikiState]):
    meta = META
    rules = TikiRules()
    view_type = TikiView
    facts = facts_in(events)
    policy = TikiPolicy(rules)

    # Words

    def format_choice(self, state: TikiState, choice: int) -> str:
        return choices.format_choice(choice)

    def normalise(self, state: TikiState, text: str) -> str:
        return choices.normalise_choice(text)

    def format_position(self, state: TikiState) -> str:
        return positions.format_position(state)

    def parse_position(self, text: str) -> TikiState:
        return positions.parse_position(text)

    def options_of(self, state: TikiState) -> dict[str, bool | int | str]:
        values = [int(state.value_at(cell)) for cell in range(9)]
        sets = [name for name, known in VILLAGE_SETS.items() if sorted(known) == sorted(values)]
        return {
            "shaman": state.shaman != NOT_IN_USE,
            "villages": sets[0],
            "layout": " ".join(str(value) for value in values),
            "first": COLOURS[int(state.turn)],
            "repetition": bool(state.counts_repetition),
            "swap": bool(state.may_swap),
        }

    def board_lines(self, state: TikiState, seat: int | None) -> list[Phrase]:
        return board_lines(state)

    def signs(self, colours: Sequence[str]) -> dict[str, str]:
        """TIKI-7.3: stacks are words of small letters."""
        return {colour: letter_of(colour).lower() for colour in colours}

    # Menus for people

    def elements(self, state: TikiState, choice: int) -> list[str]:
        match verb_of(choice):
            case "create":
                return [f"cell:{CELLS[decode_create(choice)]}"]
            case "walk":
                return [f"cell:{CELLS[cell]}" for cell in decode_walk(choice)]
            case "resolve":
                return [f"cell:{CELLS[decode_resolve(choice)]}"]
            case "shaman":
                return [f"border:{border_name(decode_shaman(choice))}"]
            case "decline":
                return ["button:shaman-decline"]
            case verb:
                return [f"button:{verb}"]

    def describe(self, state: TikiState, choice: int) -> Phrase:
        verb: str = verb_of(choice)
        facts: dict[str, str | int] = {}
        match verb:
            case "create":
                facts = {"at": CELLS[decode_create(choice)]}
            case "walk":
                names = [CELLS[cell] for cell in decode_walk(choice)]
                facts = {"from": names[0], "to": names[-1]}
                facts |= {"path": "-".join(names), "steps": len(names) - 1}
            case "resolve":
                cell = decode_resolve(choice)
                facts = {"at": CELLS[cell], "value": int(state.value_at(cell))}
                facts["colour"] = COLOURS[int(state.owner_at(cell))]
            case "shaman":
                facts = {"border": border_name(decode_shaman(choice))}
            case "decline":
                verb = "shaman-decline"
        return Phrase(f"tiki-choice-{verb}", facts)

    def prompt(self, state: TikiState, seat: int) -> Phrase:
        key = f"tiki-prompt-{DECISIONS[int(state.decision)]}"
        colour = COLOURS[int(state.colour_of(seat))]
        return Phrase(key, {"colour": colour, "hand": int(state.hand_of(state.colour_of(seat)))})

    def spell(self, state: TikiState, elements: list[str]) -> str:
        names = [element.partition(":")[2] for element in elements]
        if elements and elements[-1].startswith("border:"):
            return f"shaman {names[-1]}"
        if elements and elements[-1] == "button:shaman-decline":
            return "shaman -"
        if DECISIONS[int(state.decision)] == "order" and len(names) == 1:
            return f"resolve {names[0]}"
        return "-".join(names)

    # Refusals, knowledge and the end

    def refusal(self, state: TikiState, seat: int, text: str) -> Refused:
        return refusal_of(state, seat, choices.normalise_choice(text))

    def colours(self, state: TikiState) -> list[str]:
        return [COLOURS[int(state.colour_of(seat))] for seat in range(2)]

    def view_of(self, state: TikiState, seat: int | None) -> TikiView:
        return view_of(state, seat, self.asked(state, seat))

    def redeal(self, state: TikiState, seat: int, dice: Dice) -> TikiState:
        return state.clone()

    def outcome(self, state: TikiState) -> Outcome | None:
        return outcome_of(state)

    def census(self, state: TikiState) -> dict[str, int]:
        laid = [colour for cell in range(9) for colour in state.tikis_at(cell)]
        pieces = {
            f"{name} tiki": int(state.hand_of(colour)) + laid.count(colour)
            for colour, name in enumerate(COLOURS)
        }
        fruits = state.fruits_yellow + state.fruits_purple + state.reserve + state.spoiled
        values = sorted(int(state.value_at(cell)) for cell in range(9))
        villages = {f"village {value}": values.count(value) for value in sorted(set(values))}
        shaman = {} if state.shaman == NOT_IN_USE else {"shaman": 1}
        return {**pieces, "fruit": int(fruits), **villages, **shaman}

    def box(self, state: TikiState) -> dict[str, int]:
        options = self.options_of(state)
        values = VILLAGE_SETS[str(options["villages"])]
        villages = {f"village {value}": values.count(value) for value in sorted(set(values))}
        shaman = {"shaman": 1} if options["shaman"] else {}
        return {f"{name} tiki": TIKIS for name in COLOURS} | {"fruit": FRUITS} | villages | shaman


GAME = TikiGame()
