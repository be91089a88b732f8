"""Set-up: the scenario, the pawns, the tiles, and what the Otoma score before the game."""

from typing import Final, cast

from mypy_extensions import i64

from tambo.core.bits import BIT
from tambo.core.dice import Dice
from tambo.core.errors import InvalidSetup
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import LONG, MOST_CELLS, ROWS, SHORT
from tambo.games.tiwanaku.components import ARROWS, COLOURS, PAWNS_COMPETITIVE, Colour
from tambo.games.tiwanaku.rules_otoma import climb, score_crop
from tambo.games.tiwanaku.rules_turn import give_turn
from tambo.games.tiwanaku.scenarios.scenario import Scenario
from tambo.games.tiwanaku.scenarios.shelf import scenario_for
from tambo.games.tiwanaku.state import (
    ACT,
    COMPETITIVE,
    COOPERATIVE,
    DIFFICULTIES,
    EASY,
    EXPERT,
    NORMAL,
    OTOMA,
    SOLO,
    Difficulty,
    TiwanakuState,
    empty_arrows,
    new_state,
)

# TIWANAKU-6.2 by number of players: Quechua pawns of a colour, and one fewer for experts.
PAWNS_COOPERATIVE: Final = [0, 0, 4, 3, 4]


def set_up(players: int, options: dict[str, bool | int | str], dice: Dice) -> TiwanakuState:
    s = new_state(players, _mode(players, options))
    if s.mode == COOPERATIVE:
        s.difficulty = DIFFICULTIES.index(cast(Difficulty, options["coop"]))
    elif s.mode == SOLO:
        s.difficulty = EASY if options["solo"] == "easy" else NORMAL
        s.solo_colour = COLOURS.index(cast(Colour, options["colour"]))
    s.levels = int(options["levels"])
    s.columns = SHORT if options["board"] == "short" else LONG
    scenario = scenario_for(str(options["scenario"]), int(s.columns), dice)
    if s.mode != COMPETITIVE and not scenario.otoma:
        raise InvalidSetup(
            "option.scenario", Phrase("tiwanaku-scenario-otoma-missing"), "TIWANAKU-1.6"
        )
    lay_out(s, scenario)
    s.turn = dice.below(players) if players > 1 else 0  # 2.3
    if s.mode == COMPETITIVE:
        s.pawns_each = PAWNS_COMPETITIVE[players]  # 2.1
        s.decision = ACT
    elif s.mode == SOLO:
        s.pawns_each = 5  # 5.1
        _shuffle_piles(s, dice)
        _place_otoma_in_solo(s, scenario)
        s.decision = ACT
    else:
        fewer = 1 if s.difficulty == EXPERT else 0
        s.pawns_each = PAWNS_COOPERATIVE[players] - fewer
        _deal_tiles(s, dice)
        _place_otoma_in_coop(s, scenario)
        give_turn(s, s.turn, None)
    return s


def _mode(players: int, options: dict[str, bool | int | str]) -> int:
    is_coop = options["mode"] == "cooperative"
    if players == 1 and is_coop:
        raise InvalidSetup("option.mode", Phrase("tiwanaku-error-coop-alone"), "TIWANAKU-6.2")
    if options["board"] == "short" and (is_coop or players == 1):
        clause = "TIWANAKU-6.1" if is_coop else "TIWANAKU-5.1"
        raise InvalidSetup("option.board", Phrase("tiwanaku-error-long-board"), clause)
    if players == 1:
        return SOLO
    return COOPERATIVE if is_coop else COMPETITIVE


def lay_out(s: TiwanakuState, scenario: Scenario) -> None:
    """TIWANAKU-1.6 and 2.3: the starting cells lie open with terrain and crop."""
    s.valley = list(scenario.valley)
    for cell in scenario.open_cells:
        s.laid |= BIT[cell]
    s.planted = s.laid
    s.arrows = empty_arrows() if s.mode != COMPETITIVE else []


def _supply(s: TiwanakuState, terrain: int, dice: Dice) -> list[int]:
    """Shuffled tiles of a terrain, as many as the scenario still needs, arrows and all (5.3)."""
    tiles = ARROWS[terrain][:]
    dice.shuffle(tiles)
    return tiles[: s.left_of(terrain)]


def _shuffle_piles(s: TiwanakuState, dice: Dice) -> None:
    for terrain in range(4):
        s.piles.append(_supply(s, terrain, dice))


def _deal_tiles(s: TiwanakuState, dice: Dice) -> None:
    """TIWANAKU-6.3: one by one in seat order, terrain after terrain."""
    s.piles = [[] for _ in range(4 * s.players)]
    s.shelf = [[] for _ in range(4)]
    seat = 0
    for terrain in range(4):
        for tile in _supply(s, terrain, dice):
            s.piles[4 * seat + terrain].append(tile)
            seat = (seat + 1) % s.players


def _place_otoma_in_solo(s: TiwanakuState, scenario: Scenario) -> None:
    """TIWANAKU-5.1 and 5.2. A disc is written for beige: another player's pawn becomes beige."""
    for cell, colour in scenario.otoma:
        pawn = 0 if colour == s.solo_colour else colour
        s.pawns[pawn] = BIT[cell]
    _score_otoma(s)


def _place_otoma_in_coop(s: TiwanakuState, scenario: Scenario) -> None:
    """TIWANAKU-6.2 and 6.4."""
    colour = int(s.otoma_colour())
    for cell, _ in scenario.easy_otoma if s.difficulty == EASY else scenario.otoma:
        s.pawns[colour] |= BIT[cell]
    _score_otoma(s)


def _score_otoma(s: TiwanakuState) -> None:
    """TIWANAKU-5.2: top row first, each row from the left."""
    pawns: i64 = 0
    for colour in range(6):
        pawns |= s.pawns[colour]
    for row in range(ROWS - 1, -1, -1):
        for cell in range(row, MOST_CELLS, ROWS):
            if pawns & BIT[cell]:
                climb(s, OTOMA, s.terrain_at(cell), None)
                score_crop(s, s.level_at(cell), None)
