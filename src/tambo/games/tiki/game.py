"""Tiki, bound to the contract."""

from typing import Any, cast

from tambo.core.dice import Dice
from tambo.core.errors import Refused
from tambo.core.game import Game
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.core.state import State
from tambo.games.tiki import notation
from tambo.games.tiki.board import CELLS, DECLINE, PASS, RESOLVE, SHAMAN, SWAP, walk_of
from tambo.games.tiki.components import COLOURS, FRUITS, TIKIS, VILLAGE_SETS
from tambo.games.tiki.meta import META
from tambo.games.tiki.policy import TikiPolicy
from tambo.games.tiki.refusals import refusal_of
from tambo.games.tiki.rules import TikiRules, border_name
from tambo.games.tiki.scoring import outcome_of
from tambo.games.tiki.state import DECISIONS, NOT_IN_USE, TikiState
from tambo.games.tiki.view import board_lines, view


class TikiGame(Game):
    meta = META
    rules = TikiRules()
    policy = TikiPolicy(rules)

    # Words

    def format_choice(self, state: State, choice: int) -> str:
        return notation.format_choice(choice)

    def normalise(self, state: State, text: str) -> str:
        return notation.normalise_choice(text)

    def format_position(self, state: State) -> str:
        return notation.format_position(cast(TikiState, state))

    def parse_position(self, text: str) -> State:
        return notation.parse_position(text)

    def options_of(self, state: State) -> dict[str, bool | int | str]:
        s = cast(TikiState, state)
        values = [int(s.value_at(cell)) for cell in range(9)]
        sets = [name for name, known in VILLAGE_SETS.items() if sorted(known) == sorted(values)]
        return {
            "shaman": s.shaman != NOT_IN_USE,
            "villages": sets[0],
            "layout": " ".join(str(value) for value in values),
            "first": COLOURS[int(s.turn)],
            "repetition": bool(s.counts_repetition),
            "swap": bool(s.may_swap),
        }

    def board_lines(self, state: State, seat: int | None) -> list[Phrase]:
        return board_lines(cast(TikiState, state))

    # Menus for people

    def elements(self, state: State, choice: int) -> list[str]:
        if choice < PASS:
            return [f"cell:{CELLS[cell]}" for cell in walk_of(choice) or [choice]]
        if RESOLVE <= choice < SHAMAN:
            return [f"cell:{CELLS[choice - RESOLVE]}"]
        if SHAMAN <= choice < DECLINE:
            return [f"border:{border_name(choice - SHAMAN)}"]
        name = {PASS: "pass", DECLINE: "shaman-decline", SWAP: "swap"}.get(choice, "keep")
        return [f"button:{name}"]

    def describe(self, state: State, choice: int) -> Phrase:
        s = cast(TikiState, state)
        path = walk_of(choice)
        if path:
            names = [CELLS[cell] for cell in path]
            return Phrase(
                "tiki-choice-walk",
                {
                    "from": names[0],
                    "to": names[-1],
                    "path": "-".join(names),
                    "steps": len(path) - 1,
                },
            )
        if choice < PASS:
            return Phrase("tiki-choice-create", {"at": CELLS[choice]})
        if RESOLVE <= choice < SHAMAN:
            cell = choice - RESOLVE
            owner = COLOURS[int(s.owner_at(cell))]
            value = int(s.value_at(cell))
            return Phrase(
                "tiki-choice-resolve", {"at": CELLS[cell], "value": value, "colour": owner}
            )
        if SHAMAN <= choice < DECLINE:
            return Phrase("tiki-choice-shaman", {"border": border_name(choice - SHAMAN)})
        return Phrase(f"tiki-choice-{self.elements(state, choice)[0].partition(':')[2]}")

    def prompt(self, state: State, seat: int) -> Phrase:
        s = cast(TikiState, state)
        key = f"tiki-prompt-{DECISIONS[int(s.decision)]}"
        colour = COLOURS[int(s.colour_of(seat))]
        return Phrase(key, {"colour": colour, "hand": int(s.hand_of(s.colour_of(seat)))})

    def spell(self, state: State, elements: list[str]) -> str:
        names = [element.partition(":")[2] for element in elements]
        if elements and elements[-1].startswith("border:"):
            return f"shaman {names[-1]}"
        if elements and elements[-1] == "button:shaman-decline":
            return "shaman -"
        s = cast(TikiState, state)
        if DECISIONS[int(s.decision)] == "order" and len(names) == 1:
            return f"resolve {names[0]}"
        return "-".join(names)

    # Refusals, knowledge and the end

    def refusal(self, state: State, seat: int, text: str) -> Refused:
        return refusal_of(cast(TikiState, state), seat, notation.normalise_choice(text))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(cast(TikiState, state))

    def redeal(self, state: State, seat: int, dice: Dice) -> State:
        return state.clone()

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(cast(TikiState, state))

    def census(self, state: State) -> dict[str, int]:
        s = cast(TikiState, state)
        laid = [colour for cell in range(9) for colour in s.tikis_at(cell)]
        pieces = {
            f"{name} tiki": int(s.hand_of(colour)) + laid.count(colour)
            for colour, name in enumerate(COLOURS)
        }
        fruits = s.fruits_yellow + s.fruits_purple + s.reserve + s.spoiled
        values = sorted(int(s.value_at(cell)) for cell in range(9))
        villages = {f"village {value}": values.count(value) for value in sorted(set(values))}
        shaman = {} if s.shaman == NOT_IN_USE else {"shaman": 1}
        return {**pieces, "fruit": int(fruits), **villages, **shaman}

    def box(self, state: State) -> dict[str, int]:
        options = self.options_of(state)
        values = VILLAGE_SETS[str(options["villages"])]
        villages = {f"village {value}": values.count(value) for value in sorted(set(values))}
        shaman = {"shaman": 1} if options["shaman"] else {}
        return {f"{name} tiki": TIKIS for name in COLOURS} | {"fruit": FRUITS} | villages | shaman


GAME = TikiGame()
