"""Checks of a single moment: who can act, texts both ways, pieces, refusals.

Each takes a game and a state and raises `Violation`; none changes the state it is given.
"""

from tambo.core.dice import Dice
from tambo.core.errors import Refused, TamboError
from tambo.core.game import Game
from tambo.core.state import State
from tambo.testing.violation import Violation, require
from tambo.texts import LANGUAGES, has

# Things people and programs type that no game understands.
NONSENSE = ("", " ", "zz", "-", "#-1", "#99999", "b2-", "a1|", "\x00", "é" * 300, "1e9", "undo")


def check_someone_can_act(game: Game, state: State) -> None:
    """1: unless the game is over some seat is to act, and every seat to act has a choice."""
    asked = game.rules.to_act(state)
    is_over = game.outcome(state) is not None
    require(is_over == (not asked), "1 ends", f"asked {asked}, over {is_over}")
    require(game.rules.actor(state) == (asked[0] if asked else -1), "1 ends", "actor is not asked")
    for seat in range(state.players):
        menu = game.rules.legal(state, seat)
        require(bool(menu) == (seat in asked), "1 ends", f"seat {seat} has the menu {menu}")
        require(len(set(menu)) == len(menu), "1 ends", f"seat {seat} has a choice twice")


def check_texts(game: Game, state: State) -> None:
    """3: positions and choices mean the same after having been written and read."""
    text = game.format_position(state)
    again = read_again(game, text)
    require(game.format_position(again) == text, "3 texts", f"position {text!r}")
    for seat in range(state.players):
        menu = game.rules.legal(state, seat)
        words = [game.format_choice(state, choice) for choice in menu]
        require(len(set(words)) == len(words), "3 texts", f"two choices share a text: {words}")
        require(game.rules.legal(again, seat) == menu, "3 texts", f"menu after reading {text!r}")
        for choice, word in zip(menu, words, strict=True):
            found = game.choice_of(state, seat, word)
            require(found == choice, "3 texts", f"{word!r} is read as {found}, not {choice}")
            require(bool(game.elements(state, choice)), "3 texts", f"{word!r} has no elements")
            check_key(game.describe(state, choice).key)
        if menu:
            check_key(game.prompt(state, seat).key)
        pointings = [tuple(game.elements(state, choice)) for choice in menu]
        require(len(set(pointings)) == len(pointings), "3 texts", "two choices look the same")


def read_again(game: Game, text: str) -> State:
    """The state of a position that the game itself wrote."""
    try:
        state: State = game.parse_position(text)
    except TamboError as error:
        raise Violation("3 texts", f"the own position {text!r}: {error}") from error
    return state


def check_key(key: str) -> None:
    """3: every sentence exists in every language."""
    for language in LANGUAGES:
        require(has(key, language), "3 texts", f"no {language} text for {key!r}")


def off_the_box(game: Game, state: State) -> dict[str, int]:
    """By how many pieces of each kind the table has more (or less) than the box."""
    census, box = game.census(state), game.box(state)
    excess = {piece: census.get(piece, 0) - box.get(piece, 0) for piece in {**census, **box}}
    return {piece: count for piece, count in excess.items() if count}


def check_pieces(game: Game, state: State, off: dict[str, int] | None = None) -> None:
    """5: what is on the table is what is in the box, but for what was off from the beginning."""
    found = off_the_box(game, state)
    require(found == (off or {}), "5 pieces", f"off the box by {found}, not {off or 'nothing'}")


def check_refusals(
    game: Game, state: State, clauses: frozenset[str], tries: list[str], dice: Dice
) -> None:
    """9: everything off the menu is refused, with a clause that exists, and nothing changes."""
    before = game.format_position(state)
    for seat in range(state.players):
        menu = {game.format_choice(state, choice) for choice in game.rules.legal(state, seat)}
        for text in [*NONSENSE, *tries]:
            if game.normalise(state, text) in menu:
                continue
            try:
                found = game.choice_of(state, seat, text)
            except Refused as refused:
                require(refused.clause in clauses, "9 refusals", f"{text!r}: {refused.clause}?")
                check_key(refused.phrase.key)
            else:
                require(False, "9 refusals", f"{text!r} off the menu was taken for {found}")
    require(game.format_position(state) == before, "9 refusals", "a refusal changed the state")
