"""The same work by others: OpenSpiel, python-chess and Catanatron, used as they are meant to be."""

from functools import cache
from random import random, seed
from typing import Any

from bench.timing import Sample, timed

ROLLOUTS = 100


@cache
def _spiel(name: str) -> Any:
    import pyspiel

    return pyspiel.load_game(name)


def _spiel_game(game: Any) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        menu = state.legal_actions()
        state.apply_action(menu[int(random() * len(menu))])
        moves += 1
    return moves


@cache
def _mean_length(name: str) -> float:
    seed(7)
    return sum(_spiel_game(_spiel(name)) for _ in range(400)) / 400


def spiel_loop(name: str, seconds: float) -> Sample:
    """A Python loop over the C++ state."""
    game = _spiel(name)
    return timed(lambda: (_spiel_game(game), 1), seconds)


def spiel_rollouts(name: str, seconds: float) -> Sample:
    """Its C++ MCTS bot with a hundred random rollouts a simulation: nearly all is random play."""
    return _spiel_bot(name, seconds, simulations=20, rollouts=ROLLOUTS)


def spiel_tree(name: str, seconds: float) -> Sample:
    """Its C++ MCTS bot with one random rollout a simulation."""
    return _spiel_bot(name, seconds, simulations=2000, rollouts=1)


def _spiel_bot(name: str, seconds: float, simulations: int, rollouts: int) -> Sample:
    import pyspiel

    game, length = _spiel(name), _mean_length(name)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 7, False)

    def some() -> tuple[int, int]:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        bot.step(state)
        return int(simulations * rollouts * length), simulations * rollouts

    return timed(some, seconds)


def chess_loop(seconds: float) -> Sample:
    """Random chess by python-chess."""
    import chess

    def some() -> tuple[int, int]:
        board, moves = chess.Board(), 0
        while not board.is_game_over():
            menu = list(board.legal_moves)
            board.push(menu[int(random() * len(menu))])
            moves += 1
        return moves, 1

    return timed(some, seconds)


def catan(seconds: float) -> Sample:
    """Random settlers by Catanatron, its own loop, four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def some() -> tuple[int, int]:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions), 1

    return timed(some, seconds)
