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
from tambo.games.tiwanaku.board import CELLS, LONG
from tambo.games.tiwanaku.choices import (
    ASK,
    DIVINE,
    DONE,
    ENTER,
    GIVE,
    LIFT,
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
        """A walk written cell by cell means the same as its start and end (TIWANAKU-7.2)."""
        spelling = choices.normalise_choice(text)
        kind, cells, _ = choices.parse_choice(spelling)
        is_walk = kind in ("enter", "move") and DECISIONS[int(state.decision)] == "act"
        if not is_walk or any(cell >= state.cells for cell in cells):
            return spelling
        seat = int(state.turn)
        if kind == "enter":
            if len(cells) > 1 and path_fault(state, seat, None, cells) is None:
                return choices.format_choice(choices.encode_enter(cells[-1]))
        elif (
            len(cells) > 2
            and state.own_pawns(seat) & BIT[cells[0]]
            and path_fault(state, seat, cells[0], cells[1:]) is None
        ):
            return choices.format_choice(choices.encode_move(cells[0], cells[-1]))
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
        kind = choices.kind_of(choice)
        if kind == ENTER:
            reserve = COLOURS[int(state.colour_of(state.turn))]
            return [f"reserve:{reserve}", f"cell:{CELLS[choices.decode_enter(choice)]}"]
        if kind == MOVE:
            start, end = choices.decode_move(choice)
            return [f"cell:{CELLS[start]}", f"cell:{CELLS[end]}"]
        if kind == LIFT:
            return [f"cell:{CELLS[choices.decode_lift(choice)]}", "button:lift"]
        if kind == DIVINE:
            cell, level = choices.decode_divine(choice)
            return [f"cell:{CELLS[cell]}", f"crop:{level}"]
        if kind == OFFER and choice != OFFER:
            levels = choices.format_levels(choices.decode_offer(choice)).split()
            return [*(f"token:{level}" for level in levels), "button:offer"]
        if kind == SPEND:
            return [f"pile:{TERRAINS[choices.decode_spend(choice)]}"]
        if kind == ASK:
            return [f"seat:{choices.decode_ask(choice)}"]
        if kind == RUN_COLOUR:
            return [f"pawn:{COLOURS[choices.decode_run_colour(choice)]}"]
        if kind == RUN_CELL:
            return [f"cell:{CELLS[choices.decode_run_cell(choice)]}"]
        names = {DONE: "done", PASS: "pass", OFFER: "keep", REFUSE: "refuse", GIVE: "give"}
        return [f"button:{names[kind]}"]

    def describe(self, state: TiwanakuState, choice: int) -> Phrase:
        words: dict[str, str | int] = {}
        kind = choices.kind_of(choice)
        if kind == ENTER:
            name, words = "enter", {"at": CELLS[choices.decode_enter(choice)]}
        elif kind == MOVE:
            start, end = choices.decode_move(choice)
            name, words = "move", {"from": CELLS[start], "to": CELLS[end]}
        elif kind == LIFT:
            name, words = "lift", {"at": CELLS[choices.decode_lift(choice)]}
        elif kind == DIVINE:
            cell, level = choices.decode_divine(choice)
            name, words = "divine", {"at": CELLS[cell], "crop": int(level)}
        elif kind == OFFER and choice != OFFER:
            tokens = choices.decode_offer(choice)
            points = OFFERING_POINTS[int(count_of(tokens))]
            name, words = "offer", {"crops": choices.format_levels(tokens), "points": points}
        elif kind == SPEND:
            terrain = choices.decode_spend(choice)
            top = state.piles[int(4 * state.turn + terrain)][-1]
            name = "spend"
            words = {"terrain": TERRAINS[terrain], "direction": DIRECTIONS[top % 4]}
        elif kind == ASK:
            other = int(choices.decode_ask(choice))
            name = "ask-self" if other == state.turn else "ask"
            words = {"seat": other + 1, "colour": COLOURS[int(state.colour_of(other))]}
        elif kind == GIVE:
            name, words = "give", {"terrain": TERRAINS[choices.decode_give(choice)]}
        elif kind == RUN_COLOUR:
            name = "otoma-colour"
            words = {
                "pawn": COLOURS[choices.decode_run_colour(choice)],
                "direction": DIRECTIONS[int(state.direction)],
            }
        elif kind == RUN_CELL:
            name, words = "otoma-cell", {"at": CELLS[choices.decode_run_cell(choice)]}
        else:
            name = {DONE: "done", PASS: "pass", OFFER: "keep", REFUSE: "refuse"}[int(kind)]
        return Phrase(f"tiwanaku-choice-{name}", words)

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
        """Arrows in use more often than the box has them."""
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
