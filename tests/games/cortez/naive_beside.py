"""The engine and the second reading of Cortez, side by side: both must say the same.

Only what tambo offers to all is asked of the engine: menus and positions as texts, the rolls of
a step, the map in a view, the outcome.
"""

from collections import Counter
from random import Random

import tambo
from tests.games.cortez.naive import Naive
from tests.games.cortez.naive_read import set_up
from tests.games.cortez.naive_table import VALUE, read

CORTEZ = tambo.load("cortez")
TALK = {
    *("offer", "call", "show", "give", "want", "to", "promise", "ask", "spare", "until", "side"),
    *("back", "send", "drop", "accept", "reject", "withdraw", "answer", "pass", "price"),
}
# Chosen more often than the length of their menus would have it.
RARE = {"detour", "send", "accept", "hire", "refuse", "answer", "discard", "withdraw"}


class Disagreement(Exception):
    """The two readings differ: what, and where."""


class Beside:
    def __init__(self, match: tambo.Match, naive: Naive) -> None:
        self.match = match
        self.naive = naive
        self.done: list[str] = []
        self.words = Counter[str]()
        self.check_positions("at the start")
        self.check_menus()

    @classmethod
    def new(cls, players: int, seed: int, **options: object) -> "Beside":
        match = CORTEZ.new(players, seed, **options)
        naive = Naive(players, match.view(None)["map"], options.get("passage") is not False)
        naive.first = naive.active = naive.speaker = match.setup[0]
        return cls(match, naive)

    @classmethod
    def at(cls, position: str, seed: int = 0) -> "Beside":
        match = CORTEZ.from_position(position, seed)
        return cls(match, set_up(match.position(), match.view(None)["map"]))

    def play(self, seat: int, choice: str, rolls: list[int] | None = None) -> None:
        """With the dice prescribed, or as they fall."""
        if rolls is None:
            self.match.play(seat, choice)
        else:
            self.match.replay_step(seat, choice, rolls)
        self.done.append(f"{seat}: {choice}")
        self.words[choice.split(maxsplit=1)[0] if "-" not in choice else "go"] += 1
        try:
            self.naive.play(seat, choice, self.match.steps[-1].rolls)
        except (AssertionError, IndexError, KeyError, ValueError) as error:
            raise Disagreement(f"{self._where()}: {error!r}") from error
        self.check_positions(choice)
        self.check_menus()
        if self.match.is_over:
            self.check_outcome()

    def check_positions(self, choice: str) -> None:
        engine, naive = read(self.match.position()), self.naive.parts()
        names = [name for name in {**engine, **naive} if engine.get(name) != naive.get(name)]
        if names:
            told = [f"{name}: {engine.get(name)} or {naive.get(name)}" for name in names]
            raise Disagreement(f"after {choice}, engine or naive: {told}\n{self._where()}")

    def check_menus(self) -> None:
        for seat in range(self.match.players):
            engine, naive = self.match.legal(seat), self.naive.menu(seat)
            if len(engine) != len(naive) or set(engine) != naive:
                more, less = sorted(set(engine) - naive), sorted(naive - set(engine))
                told = f"seat {seat}: engine alone {more}, naive alone {less}"
                raise Disagreement(f"{told}\n{self._where()}")

    def check_outcome(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        scores = tuple(self.naive.score(seat) for seat in self.naive.seats)
        if outcome.scores != scores:
            raise Disagreement(f"points {outcome.scores} or {scores}\n{self._where()}")
        if [set(place) for place in outcome.ranking] != self.naive.places():
            raise Disagreement(f"places {outcome.ranking}\n{self._where()}")

    def _where(self) -> str:
        return f"{self.done[-8:]}\n{self.match.position()}"

    # Playing by lot

    def play_by_lot(self, chance: Random, steps: int, talk: float = 0.1) -> None:
        """At most so many steps: often long ways, attacks and bribes, less often talk."""
        for _ in range(steps):
            if self.match.is_over:
                return
            asked = [seat for seat in self.naive.seats if self.match.legal(seat)]
            seat = chance.choice(asked)
            self.play(seat, self.pick(chance, sorted(self.match.legal(seat)), talk))

    def pick(self, chance: Random, menu: list[str], talk: float) -> str:
        first = menu[0].split()[0]
        if first == "bid":
            menu = ["pass", *sorted(menu, key=len)[:3]]
        actions = [choice for choice in menu if choice.startswith(("move", "play"))]
        if actions and chance.random() < 0.6:
            return chance.choice(actions)
        rare = [choice for choice in menu if choice.split()[0] in RARE]
        if rare and chance.random() < 0.3:
            return chance.choice(rare)
        if "-" in menu[0] or "-" in menu[-1]:
            menu = chance.choice(self._fond(menu)) or menu
        quiet = [choice for choice in menu if choice.split()[0] not in TALK]
        if quiet and chance.random() >= talk:
            menu = quiet
        return chance.choice(menu)

    def _fond(self, menu: list[str]) -> list[list[str]]:
        """Ways that end in a battle, that cost cards, that lead into the city; all of them."""
        ends = {choice: choice.split()[0].partition("-")[2] for choice in menu}
        return [
            [choice for choice in menu if ends[choice] in self.naive.troop],
            [choice for choice in menu if "via" in choice],
            [choice for choice in menu if ends[choice].startswith("t")],
            menu,
        ]


def deal(chance: Random, most: int, piles: list[int]) -> list[int]:
    """A hand out of piles, which have its cards no longer."""
    hand = [min(pile, chance.choice([0, 0, chance.randint(0, most)])) for pile in piles]
    for i, count in enumerate(hand):
        piles[i] -= count
    return hand


def any_position(chance: Random) -> str:
    """A table that no game would come to: crowded cities, closed bridges, short decks."""
    players = chance.randint(2, 6)
    aztecs = chance.sample(["red", "orange", "yellow"], 3)
    spaniards = chance.sample(["blue", "green", "violet"], 3)
    count = players // 2 + chance.randint(0, players % 2)
    sides = {"aztec": aztecs[:count], "spanish": spaniards[: players - count]}
    colours = chance.sample(sides["aztec"] + sides["spanish"], players)
    active = chance.choice(colours)
    fighters = [active, chance.choice([colour for colour in colours if colour != active])]
    parts = [f"players {' '.join(colours)}", f"active {active}"]
    turned = chance.randint(1, 17)
    gone = chance.randint(0, 1 if players <= 3 else 2)
    parts += ["event bridges", f"actions {chance.randint(1, 2)}"]
    parts += [f"turned {turned}; treasures_turned {gone}", chance.choice(["passage no", "", ""])]
    events = Counter(
        chance.sample([i for i, n in enumerate(EVENTS) for _ in range(n)], 17 - turned)
    )
    parts.append("events " + " ".join(str(events[i]) for i in range(9)))
    parts += _troops(chance, sides, fighters if players > 2 and chance.random() < 0.4 else [])
    parts += _hands(chance, colours, aztecs)
    return "; ".join(filter(None, parts))


EVENTS = (3, 1, 1, 3, 3, 1, 1, 1, 3)
BRIBES = ("3", "5", "7", "5w", "5p", "title", "chronicle", "own", "other")
LAND = Naive(2, CORTEZ.new(2, 0).view(None)["map"]).land


def _troops(chance: Random, sides: dict[str, list[str]], fighters: list[str]) -> list[str]:
    """Where all troops stand; the second of two fighters has been attacked by the first."""
    broken = [at for at in sorted(LAND.bridges) if chance.random() < 0.3]
    squares, field = [at for at in LAND.kind if at not in broken], ""
    chance.shuffle(squares)
    crowded = chance.choice([{"city"}, {"bridge", "road", "port"}, set()])
    squares.sort(key=lambda at: LAND.kind[at] not in crowded or chance.random() < 0.2)
    parts = [f"broken {' '.join(broken)}"] if broken else []
    for nation, colours in sides.items():
        left = 21 - chance.choice([0, chance.randint(0, 12)])
        counts = {colour: chance.randint(1, 3) for colour in colours}
        counts[nation] = max(1, left - sum(counts.values()))
        for word, count in counts.items():
            where = [squares.pop(0) for _ in range(count)]
            parts.append(f"{word} {' '.join(where)}")
            if fighters[1:2] == [word]:
                field = where[0]
    if not fighters:
        return [*parts, "decision act"]
    one, other = fighters[:2]
    parts += ["decision talks", f"attacker {one}; defender {other}; limbo {one}"]
    parts += [f"field {field}; origin {squares[0]}", f"laid {one} 1 0 0 0 0 0, {other} 0 1 0 0 0 0"]
    return parts


def _hands(chance: Random, colours: list[str], aztecs: list[str]) -> list[str]:
    deck = [25] * len(VALUE)
    camps = {True: [10, 8, 7, 6, 5, 4], False: [10, 8, 7, 6, 5, 4]}
    goals = chance.sample(range(17, 25), len(colours))
    bribes: dict[str, list[str]] = {colour: [] for colour in colours}
    for bribe in chance.sample(BRIBES, chance.randint(0, 6)):
        bribes[chance.choice(colours)].append(bribe)
    found: dict[str, list[str]] = {"provisions": [], "warriors": [], "objectives": []}
    for colour, goal in zip(colours, goals, strict=True):
        hand = deal(chance, chance.choice([3, 9]), deck)
        warriors = deal(chance, 3, camps[colour in aztecs])
        found["provisions"].append(f"{colour} {' '.join(map(str, hand))}")
        found["warriors"].append(f"{colour} {' '.join(map(str, warriors))}")
        found["objectives"].append(f"{colour} {goal}")
    found["bribes"] = [f"{colour} {' '.join(held)}" for colour, held in bribes.items() if held]
    # Now and then next to nothing is left to draw.
    rest = [chance.randint(0, 1) if chance.random() < 0.8 else pile for pile in deck]
    away = [max(0, pile - few) for pile, few in zip(deck, rest, strict=True)]
    parts = [f"discards {' '.join(map(str, away))}"] if chance.random() < 0.5 else []
    return parts + [f"{name} {', '.join(told)}" for name, told in found.items() if told]
