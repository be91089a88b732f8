"""Tiwanaku, bound to the contract."""

from collections.abc import Mapping, Sequence
from typing import cast

from tambo.core.bits import BIT, count_of
from tambo.core.dice import Dice
from tambo.core.errors import Refused
from tambo.core.event import Event, facts_in, words_of
from tambo.core.game import Game
from tambo.core.match import Match
from tambo.core.meta import OptionValue
from tambo.core.outcome import Outcome
from tambo.core.phrase import Phrase
from tambo.core.workshop import Workshop
from tambo.games.tiwanaku import choices, events, positions
from tambo.games.tiwanaku.board import (
    ASK,
    CELLS,
    DIVINE,
    DONE,
    ENTER,
    GIVE,
    LIFT,
    LONG,
    MOVE,
    OFFER,
    PASS,
    REFUSE,
    RUN_CELL,
    RUN_COLOUR,
    SPEND,
)
from tambo.games.tiwanaku.coach import TiwanakuCoach
from tambo.games.tiwanaku.components import (
    ARROWS,
    COLOURS,
    DIRECTIONS,
    MOST_OF_CROP,
    OFFERING_POINTS,
    TERRAINS,
)
from tambo.games.tiwanaku.meta import META
from tambo.games.tiwanaku.policy import TiwanakuPolicy
from tambo.games.tiwanaku.position_checks import check_valley
from tambo.games.tiwanaku.redeal import redeal
from tambo.games.tiwanaku.refusals import path_fault, refusal_of
from tambo.games.tiwanaku.rules import TiwanakuRules
from tambo.games.tiwanaku.scenarios.shelf import is_made
from tambo.games.tiwanaku.scoring import outcome_of
from tambo.games.tiwanaku.state import (
    COMPETITIVE,
    COOPERATIVE,
    DECISIONS,
    DIFFICULTIES,
    EASY,
    NO_ARROW,
    SOLO,
    TiwanakuState,
)
from tambo.games.tiwanaku.view import TiwanakuView, board_lines, view_of
from tambo.games.tiwanaku.workshop import Disc


class TiwanakuGame(Game[TiwanakuState]):
    meta = META
    rules = TiwanakuRules()
    view_type = TiwanakuView
    facts = facts_in(events)
    policy = TiwanakuPolicy(rules)
    coach = TiwanakuCoach()

    # Words

    def format_choice(self, state: TiwanakuState, choice: int) -> str:
        return choices.format_choice(choice)

    def normalise(self, state: TiwanakuState, text: str) -> str:
        """A walk told cell by cell means the same as its start and end (TIWANAKU-7.2)."""
        spelling = choices.normalise_choice(text)
        head, _, names = spelling.rpartition(" ")
        cells = names.split("-")
        if head not in ("", "enter") or any(name not in CELLS for name in cells):
            return spelling
        places = [CELLS.index(name) for name in cells]
        if DECISIONS[int(state.decision)] != "act" or any(place >= state.cells for place in places):
            return spelling
        if head == "enter" and len(places) > 1:
            if path_fault(state, int(state.turn), None, places) is None:
                return f"enter {cells[-1]}"
        elif (
            not head
            and len(places) > 2
            and state.own_pawns(state.turn) & BIT[places[0]]
            and path_fault(state, int(state.turn), places[0], places[1:]) is None
        ):
            return f"{cells[0]}-{cells[-1]}"
        return spelling

    def format_position(self, state: TiwanakuState) -> str:
        return positions.format_position(state)

    def parse_position(self, text: str) -> TiwanakuState:
        return positions.parse_position(text)

    def from_position(self, text: str, seed: int | str = 0) -> Match:
        """The valley of a typed position keeps the laws of a disc; that of a redeal need not."""
        match = super().from_position(text, seed)
        check_valley(cast(TiwanakuState, match.state))
        return match

    def options_of(self, state: TiwanakuState) -> dict[str, bool | int | str]:
        is_coop = state.mode == COOPERATIVE
        return {
            "mode": "cooperative" if is_coop else "competitive",
            "board": "long" if state.columns == LONG else "short",
            "solo": "hard" if state.mode == SOLO and state.difficulty != EASY else "easy",
            "coop": DIFFICULTIES[int(state.difficulty)] if is_coop else "normal",
            "colour": COLOURS[int(state.solo_colour)],
            "levels": int(state.levels),
            "scenario": "",
            "hints": True,
        }

    def board_lines(self, state: TiwanakuState, seat: int | None) -> list[Phrase]:
        return board_lines(state, seat)

    # Menus for people

    def elements(self, state: TiwanakuState, choice: int) -> list[str]:
        if choice < MOVE:
            reserve = COLOURS[int(state.colour_of(state.turn))]
            return [f"reserve:{reserve}", f"cell:{CELLS[choice - ENTER]}"]
        if choice < LIFT:
            start, end = divmod(choice - MOVE, 45)
            return [f"cell:{CELLS[start]}", f"cell:{CELLS[end]}"]
        if choice < DIVINE:
            return [f"cell:{CELLS[choice - LIFT]}", "button:lift"]
        if choice < DONE:
            cell, level = divmod(choice - DIVINE, 5)
            return [f"cell:{CELLS[cell]}", f"crop:{level + 1}"]
        if OFFER < choice < SPEND:
            levels = [level + 1 for level in range(5) if (choice - OFFER) & BIT[level]]
            return [*(f"token:{level}" for level in levels), "button:offer"]
        if SPEND <= choice < ASK:
            return [f"pile:{TERRAINS[choice - SPEND]}"]
        if ASK <= choice < GIVE:
            return [f"seat:{choice - ASK}"]
        if RUN_COLOUR <= choice < RUN_CELL:
            return [f"pawn:{COLOURS[choice - RUN_COLOUR]}"]
        if choice >= RUN_CELL:
            return [f"cell:{CELLS[choice - RUN_CELL]}"]
        names = {DONE: "done", PASS: "pass", OFFER: "keep", REFUSE: "refuse"}
        return [f"button:{names.get(choice, 'give')}"]

    def describe(self, state: TiwanakuState, choice: int) -> Phrase:
        words: dict[str, str | int] = {}
        if choice < MOVE:
            kind, words = "enter", {"at": CELLS[choice - ENTER]}
        elif choice < LIFT:
            start, end = divmod(choice - MOVE, 45)
            kind, words = "move", {"from": CELLS[start], "to": CELLS[end]}
        elif choice < DIVINE:
            kind, words = "lift", {"at": CELLS[choice - LIFT]}
        elif choice < DONE:
            cell, level = divmod(choice - DIVINE, 5)
            kind, words = "divine", {"at": CELLS[cell], "crop": level + 1}
        elif choice == DONE:
            kind = "done"
        elif choice == PASS:
            kind = "pass"
        elif choice == OFFER:
            kind = "keep"
        elif choice < SPEND:
            part = choice - OFFER
            levels = " ".join(str(level + 1) for level in range(5) if part & BIT[level])
            points = OFFERING_POINTS[int(count_of(part))]
            kind, words = "offer", {"crops": levels, "points": points}
        elif choice < ASK:
            terrain = choice - SPEND
            top = state.piles[int(4 * state.turn) + terrain][-1]
            kind = "spend"
            words = {"terrain": TERRAINS[terrain], "direction": DIRECTIONS[top % 4]}
        elif choice < GIVE:
            other = choice - ASK
            kind = "ask-self" if other == state.turn else "ask"
            words = {"seat": other + 1, "colour": COLOURS[int(state.colour_of(other))]}
        elif choice < REFUSE:
            kind, words = "give", {"terrain": TERRAINS[choice - GIVE]}
        elif choice == REFUSE:
            kind = "refuse"
        elif choice < RUN_CELL:
            kind = "otoma-colour"
            words = {
                "pawn": COLOURS[choice - RUN_COLOUR],
                "direction": DIRECTIONS[int(state.direction)],
            }
        else:
            kind, words = "otoma-cell", {"at": CELLS[choice - RUN_CELL]}
        return Phrase(f"tiwanaku-choice-{kind}", words)

    def prompt(self, state: TiwanakuState, seat: int) -> Phrase:
        name: str = DECISIONS[int(state.decision)]
        if name in ("act", "more", "otoma") and state.mode != COMPETITIVE:
            name += "-solo" if state.mode == SOLO else "-coop"
        words: dict[str, str | int] = {"colour": COLOURS[int(state.colour_of(seat))]}
        if name == "spend" and state.place >= 0:
            name, words["seat"] = "spend-for", int(state.place) + 1
        if state.direction >= 0:
            words["direction"] = DIRECTIONS[int(state.direction)]
        if state.waiting >= 0:
            words["terrain"] = TERRAINS[int(state.terrain_at(state.waiting))]
            words["at"] = CELLS[int(state.waiting)]
        return Phrase(f"tiwanaku-prompt-{name}", words)

    def tell(self, event: Event, colours: Sequence[str]) -> Phrase:
        words = words_of(event, colours)
        match event.fact:
            case events.Offered(crops=crops):
                words["crops"] = " ".join(map(str, crops))
            case events.Asked(other=other) | events.StoodIn(other=other):
                words["other"] = other + 1  # People count seats from 1.
        return Phrase(f"tiwanaku-event-{event.kind}", words)

    def spell(self, state: TiwanakuState, elements: list[str]) -> str:
        kinds = [element.partition(":")[0] for element in elements]
        names = [element.partition(":")[2] for element in elements]
        if not elements:
            return ""
        if kinds[0] == "reserve":
            return f"enter {names[-1]}" if len(names) > 1 else "enter"
        if kinds == ["cell", "crop"]:
            return f"divine {names[0]}={names[1]}"
        if names[-1] == "lift":
            return f"lift {names[0]}"
        if "token" in kinds:
            levels = [name for kind, name in zip(kinds, names, strict=True) if kind == "token"]
            return "offer " + " ".join(levels)
        if names[-1] == "keep":
            return "offer -"
        if kinds[0] == "pile":
            return f"spend {names[0]}"
        if kinds[0] == "seat":
            return f"ask {names[0]}"
        if kinds[0] == "pawn" or (DECISIONS[int(state.decision)] == "otoma" and kinds == ["cell"]):
            return f"otoma {names[0]}"
        if kinds == ["button"]:
            return names[0] if names[0] != "give" else f"give {self._wanted(state)}"
        return "-".join(names)

    def _wanted(self, s: TiwanakuState) -> str:
        return TERRAINS[int(s.terrain_at(s.waiting))] if s.waiting >= 0 else "-"

    # Refusals, knowledge and the end

    def refusal(self, state: TiwanakuState, seat: int, text: str) -> Refused:
        return refusal_of(state, seat, choices.normalise_choice(text))

    def colours(self, state: TiwanakuState) -> list[str]:
        return [COLOURS[int(state.colour_of(seat))] for seat in range(state.players)]

    def view_of(self, state: TiwanakuState, seat: int | None) -> TiwanakuView:
        return view_of(state, seat, self.asked(state, seat))

    def redeal(self, state: TiwanakuState, seat: int, dice: Dice) -> TiwanakuState:
        return redeal(state, seat, dice)

    def has_slow_setup(self, options: Mapping[str, OptionValue]) -> bool:
        return is_made(str(options["scenario"]))

    def outcome(self, state: TiwanakuState) -> Outcome | None:
        return outcome_of(state)

    def workshops(self) -> tuple[Workshop, ...]:
        return (Disc(),)

    def census(self, state: TiwanakuState) -> dict[str, int]:
        pieces: dict[str, int] = {}
        for terrain, name in enumerate(TERRAINS):
            pieces[f"{name} tile"] = self._tiles(state, terrain)
        levels = [
            int(state.level_at(cell)) for cell in range(state.cells) if state.planted & BIT[cell]
        ]
        for level, most in enumerate(MOST_OF_CROP, start=1):
            supply = max(0, most - levels.count(level))
            pieces[f"crop {level} tile"] = levels.count(level) + supply
        for number, colour in enumerate(COLOURS):
            if state.is_quechua(number):
                on_board = int(count_of(state.pawns[number]))
                pieces[f"{colour} pawn"] = on_board + int(state.reserve_of(number))
        otoma = [c for c in range(6) if not state.is_quechua(c)]
        if state.mode != COMPETITIVE:
            pieces["Otoma pawn"] = sum(int(count_of(state.pawns[c])) for c in otoma)
            pieces["arrow beyond the box"] = self._strange_arrows(state)
        return pieces

    def box(self, state: TiwanakuState) -> dict[str, int]:
        pieces: dict[str, int] = {}
        for terrain, name in enumerate(TERRAINS):
            pieces[f"{name} tile"] = sum(value // 5 == terrain for value in state.valley)
        for level, most in enumerate(MOST_OF_CROP, start=1):
            pieces[f"crop {level} tile"] = most
        for number, colour in enumerate(COLOURS):
            if state.is_quechua(number):
                pieces[f"{colour} pawn"] = int(state.pawns_each)
        if state.mode != COMPETITIVE:
            few = state.mode == COOPERATIVE and state.difficulty == EASY
            pieces["Otoma pawn"] = 4 if few else 5
            pieces["arrow beyond the box"] = 0
        return pieces

    def _tiles(self, s: TiwanakuState, terrain: int) -> int:
        """Tiles of a terrain on the board, in piles and on the Diversity board."""
        laid = sum(bool(s.laid & BIT[c]) and s.terrain_at(c) == terrain for c in range(s.cells))
        if s.mode == COMPETITIVE:
            return laid + s.left_of(terrain)
        piles = sum(len(pile) for pile in s.piles[terrain::4])
        return laid + piles + (len(s.shelf[terrain]) if s.shelf else 0)

    def _strange_arrows(self, s: TiwanakuState) -> int:
        """Arrows in use that the box does not have so often."""
        strange = 0
        for terrain in range(4):
            used = [tile for pile in s.piles[terrain::4] for tile in pile]
            used += s.shelf[terrain] if s.shelf else []
            for cell in range(s.cells):
                if s.arrows[cell] != NO_ARROW and s.terrain_at(cell) == terrain:
                    used.append(s.arrows[cell])
            strange += sum(max(0, used.count(k) - ARROWS[terrain].count(k)) for k in range(24))
        return strange


GAME = TiwanakuGame()
