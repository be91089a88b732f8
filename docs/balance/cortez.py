"""Measures the balance of Cortez: games between equal bots, wins by seat, nation and turn order.

    python docs/balance/cortez.py [GAMES] [LEVEL] [PLAYERS...]

A share is called unfair when a two-sided binomial test (normal approximation) gives p < 1 %.
"""

import sys
from math import erfc, sqrt

import tambo
from tambo.core.dice import Dice
from tambo.lab.arena import contender

COUNTS = (2, 3, 4, 5, 6)


def play(game: tambo.Game, players: int, seed: str, level: str) -> tuple[list[float], dict]:
    """Payoffs by seat, and the last view."""
    rules, choose = game.rules, contender(level).choose
    state = rules.setup(players, game.meta.resolve_options({}), Dice(f"{seed} setup"))
    table = Dice(f"{seed} table")
    private = [Dice(f"{seed} seat {seat}") for seat in range(players)]
    first = int(rules.actor(state))
    while (seat := int(rules.actor(state))) >= 0:
        known = game.redeal(state, seat, private[seat])
        rules.apply(state, seat, choose(game, known, seat, private[seat]), table, None)
    return list(rules.payoffs(state)), {**game.view(state, None), "first": first}


def line(name: str, won: float, share: float, games: int) -> str:
    deviation = sqrt(games * share * (1 - share)) or 1.0
    z = (won - games * share) / deviation
    p = erfc(abs(z) / sqrt(2))
    verdict = "unfair" if p < 0.01 else "fair"
    return f"| {name} | {won / games:.3f} | {share:.3f} | {z:+.2f} | {p:.3f} | {verdict} |"


def measure(players: int, games: int, level: str) -> list[str]:
    game = tambo.load("cortez")
    seats, places = [0.0] * players, [0.0] * players
    nations, shares = {"aztec": 0.0, "spanish": 0.0}, {"aztec": 0.0, "spanish": 0.0}
    lone = 0.0
    for number in range(games):
        payoffs, view = play(game, players, f"balance {number}", level)
        counts = [view["nations"].count(name) for name in ("aztec", "spanish")]
        for seat, payoff in enumerate(payoffs):
            seats[seat] += payoff
            places[(seat - view["first"]) % players] += payoff
            nation = view["nations"][seat]
            nations[nation] += payoff
            if counts[0] != counts[1] and view["nations"].count(nation) == min(counts):
                lone += payoff
        shares["aztec"] += counts[0] / players
        shares["spanish"] += counts[1] / players
    lines = [
        f"## {players} players, {games} games",
        "",
        "| | won | share | z | p | |",
        "|---|--:|--:|--:|--:|---|",
    ]
    lines += [line(f"seat {seat}", won, 1 / players, games) for seat, won in enumerate(seats)]
    lines += [line(f"{name}", won, shares[name] / games, games) for name, won in nations.items()]
    if players % 2:
        fewer = players // 2 / players
        lines.append(line("the nation with fewer players", lone, fewer, games))
    lines += [
        line(f"place {at + 1} in turn order", won, 1 / players, games)
        for at, won in enumerate(places)
    ]
    return [*lines, ""]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    level = sys.argv[2] if len(sys.argv) > 2 else "medium"
    for players in map(int, sys.argv[3:]) if len(sys.argv) > 3 else COUNTS:
        sys.stdout.write("\n".join(measure(players, games, level)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
