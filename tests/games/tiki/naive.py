"""Tiki once more, as slowly and plainly as the rulebook tells it: dicts, lists and strings.

Written from the rules page, sharing nothing with the engine, to be compared with it.
"""

from typing import Any

NAMES = [column + row for row in "123" for column in "abc"]
OTHER = {"y": "p", "p": "y"}


def beside(one: str, two: str) -> bool:
    return abs(ord(one[0]) - ord(two[0])) + abs(int(one[1]) - int(two[1])) == 1


class Naive:
    def __init__(self, values: dict[str, int], first: str, shaman: bool) -> None:
        self.values = values
        self.stacks: dict[str, str] = dict.fromkeys(NAMES, "")
        self.hand = {"y": 8, "p": 8}
        self.fruit = {"y": 0, "p": 0}
        self.reserve = 7
        self.spoiled = 0
        self.sudden = False
        self.uses_shaman = shaman
        self.shaman: str | None = None
        self.turn = first
        self.asked = first
        self.question = "act"
        self.queue: list[str] = []
        self.winner: str | None = None
        self.history: list[Any] = []
        self.begin_turn(first)

    def borders(self) -> list[str]:
        pairs = [(a, b) for a in NAMES for b in NAMES if a < b and beside(a, b)]
        return [f"{a}|{b}" for a, b in pairs]

    def begin_turn(self, colour: str) -> None:
        self.turn = self.asked = colour
        self.question = "act"
        now = (dict(self.stacks), dict(self.fruit), self.reserve, self.sudden, self.shaman, colour)
        self.history.append(now)
        if self.history.count(now) == 3:
            self.winner = "draw"

    def walks(self, colour: str) -> list[list[str]]:
        found = []
        for start, stack in self.stacks.items():
            if not stack or stack[-1] != colour:
                continue
            paths = [[start]]
            for _ in stack:
                paths = [[*p, n] for p in paths for n in NAMES if self.can_step(p, n)]
            found += paths
        return found

    def can_step(self, path: list[str], to: str) -> bool:
        blocked = self.shaman in (f"{path[-1]}|{to}", f"{to}|{path[-1]}")
        return beside(path[-1], to) and to not in path and not blocked

    def menu(self) -> set[str]:
        if self.winner:
            return set()
        if self.question == "order":
            return {f"resolve {name}" for name in self.queue}
        if self.question == "shaman":
            places = {f"shaman {border}" for border in self.borders() if border != self.shaman}
            return places | {"shaman -"}
        acts = {"-".join(path) for path in self.walks(self.turn)}
        if self.hand[self.turn]:
            acts |= {name for name, stack in self.stacks.items() if not stack}
        return acts or {"pass"}

    def play(self, text: str) -> None:
        if self.question == "act":
            self.act(text)
        elif self.question == "order":
            first = text.split()[1]
            self.queue = [first] + [name for name in self.queue if name != first]
            self.resolve()
        else:
            if text != "shaman -":
                self.shaman = text.split()[1]
            self.send_home(self.queue.pop(0))
            self.resolve()

    def act(self, text: str) -> None:
        if text == "pass":
            self.begin_turn(OTHER[self.turn])
            return
        path = text.split("-")
        if len(path) == 1:
            self.hand[self.turn] -= 1
            self.stacks[text] = self.turn
        else:
            carried = self.stacks[path[0]]
            self.stacks[path[0]] = ""
            for name, tiki in zip(path[1:], carried, strict=True):
                self.stacks[name] += tiki
        self.queue = [name for name in NAMES if len(self.stacks[name]) == 3]
        if len(self.queue) == 2:
            self.question, self.asked = "order", OTHER[self.turn]
        else:
            self.resolve()

    def send_home(self, name: str) -> None:
        for tiki in self.stacks[name]:
            self.hand[tiki] += 1
        self.stacks[name] = ""

    def resolve(self) -> None:
        while self.queue and not self.winner:
            name = self.queue[0]
            owner, value = self.stacks[name][-1], self.values[name]
            if value == 0 and self.uses_shaman:
                self.question, self.asked = "shaman", owner
                return
            self.queue.pop(0)
            self.send_home(name)
            before = dict(self.fruit)
            for _ in range(max(value, 0)):
                if self.reserve:
                    self.reserve -= 1
                    self.fruit[owner] += 1
            if value < 0:
                self.spoiled += 1
                if self.fruit[owner]:
                    self.fruit[owner] -= 1
                else:
                    self.reserve -= 1
            self.judge(owner, before)
        if not self.winner:
            self.begin_turn(OTHER[self.turn])

    def judge(self, owner: str, before: dict[str, int]) -> None:
        if self.sudden and self.fruit != before:
            self.winner = owner if self.fruit[owner] > before[owner] else OTHER[owner]
        elif self.fruit[owner] >= 4:
            self.winner = owner
        elif self.reserve == 0:
            if self.fruit["y"] == self.fruit["p"]:
                self.sudden, self.reserve, self.spoiled = True, 1, self.spoiled - 1
            else:
                self.winner = max(self.fruit, key=lambda colour: self.fruit[colour])
