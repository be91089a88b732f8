"""The plain reading of chapter 5: the Otoma, and one player against them."""

from tests.games.tiwanaku.naive import Naive
from tests.games.tiwanaku.naive_table import COLOURS

BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
# 5.6: a trail leads from an edge of one cell to an edge of another.
TOPS = [("a5", "b5"), ("c5", "d5"), ("e5", "f5"), ("g5", "h5")]
BOTTOMS = [("b1", "c1"), ("d1", "e1"), ("f1", "g1"), ("h1", "i1")]
LEFTS = [("a5", "a4"), ("a3", "a2")]
RIGHTS = [("i4", "i3"), ("i2", "i1")]
TRAILS = {
    **{(one, "n"): (other, "n") for pair in TOPS for one, other in (pair, pair[::-1])},
    **{(one, "s"): (other, "s") for pair in BOTTOMS for one, other in (pair, pair[::-1])},
    **{(one, "w"): (other, "w") for pair in LEFTS for one, other in (pair, pair[::-1])},
    **{(one, "e"): (other, "e") for pair in RIGHTS for one, other in (pair, pair[::-1])},
    ("i5", "n"): ("i5", "e"),
    ("i5", "e"): ("i5", "n"),
    ("a1", "s"): ("a1", "w"),
    ("a1", "w"): ("a1", "s"),
}
OTOMA = 1


class WithOtoma(Naive):
    def side(self, seat: int) -> int:
        return 0

    def lifts(self, seat: int) -> set[str]:
        return set()

    def running(self, cell: str, direction: str) -> str | None:
        """5.6: the first cell without a tile on the way, if there is one."""
        if self.is_mapped():
            self.met["5.6 no cell left"] += 1
            return None
        trails = 0
        for _ in range(2 * len(self.truth)):
            beside = self.beside(cell)
            if direction in beside:
                cell = beside[direction]
            else:
                corner = cell
                cell, edge = TRAILS[cell, direction]
                direction = BACK[edge]
                trails += 1
                self.met["5.6 trail round a corner"] += corner == cell
            if cell not in self.laid:
                self.met["5.6 trail"] += trails > 0
                self.met["5.6 several trails"] += trails > 1
                return cell
        return None

    def otoma_finds(self, cell: str) -> None:
        """5.7, but for the token"""
        self.laid.add(cell)
        self.planted.add(cell)
        self.is_fruitful = True
        self.climb(OTOMA, self.terrain(cell))
        self.score(OTOMA, "crops", self.crop(cell))

    def ranking(self) -> list[set[int]]:
        """5.10 and 6.10: a tie goes to the Otoma, and then no seat is first."""
        seats = set(range(self.players))
        return [seats] if self.sides[0].score > self.sides[OTOMA].score else [set(), seats]

    def finish(self) -> None:
        is_won = self.sides[0].score > self.sides[OTOMA].score
        name = "solo" if self.mode == "solo" else "coop"
        self.ending = f"{name}-{'won' if is_won else 'lost'}"
        self.decision = "over"
        self.met[self.ending] += 1
        self.met["a tie with the Otoma"] += self.sides[0].score == self.sides[OTOMA].score


class Alone(WithOtoma):
    def colour(self, seat: int) -> str:
        return self.terms[1]

    def pawns_each(self) -> int:
        return 5

    def patience(self) -> int:
        return 20

    def is_hard(self) -> bool:
        return self.terms[0] != "easy"

    def more(self) -> set[str]:
        """5.9: all of them."""
        return self.divinations(self.turn)

    def menu(self) -> set[str]:
        if self.decision == "otoma":
            colours = set(COLOURS) - {self.colour(0)}
            return {f"otoma {colour}" for colour in colours}
        return super().menu()

    def play(self, choice: str) -> None:
        if choice.startswith("otoma "):
            self.is_fruitful = True
            assert self.direction is not None
            self.run(choice.removeprefix("otoma "), self.direction)
            self.direction = None
            self.after_run()
        else:
            super().play(choice)

    def lay_tile(self, cell: str) -> None:
        self.arrows[cell] = self.piles[0, self.terrain(cell)].pop()

    def explore(self, start: str | None, end: str) -> None:
        """5.5"""
        if start is not None:
            self.own(0).remove(start)
        self.own(0).add(end)
        is_new = end not in self.laid
        if is_new:
            self.lay_tile(end)
            self.discover(end)
        if end not in self.planted:
            letter, direction = list(self.arrows[end])
            colour = next(c for c in COLOURS if letter == ("l" if c == "blue" else c[0]))
            self.met["5.5 older terrain"] += not is_new
            if colour != self.colour(0):
                self.run(colour, direction)
            elif self.is_hard():
                self.direction = direction
                self.met["5.5 own colour, hard"] += 1
            else:
                self.met["5.5 own colour, easy"] += 1
        self.to_offering()

    def run(self, colour: str, direction: str) -> None:
        (start,) = self.pawns[colour]
        end = self.running(start, direction)
        if end is not None:
            self.pawns[colour] = {end}
            self.lay_tile(end)
            self.otoma_finds(end)

    def divine(self, cell: str, level: int) -> None:
        if not self.announce(cell, level):
            self.has_erred = True
        if self.unplanted(0):
            self.decision = "more"
            self.met["5.9 goes on after an error"] += self.has_erred
        else:
            self.to_offering()
            self.met["5.9 offers after an error"] += self.decision == "offer" and self.has_erred

    def end_turn(self) -> None:
        self.has_erred = False
        if self.is_mapped():
            self.direction = None
        if self.direction is None:
            self.finish_turn()
        else:
            self.decision = "otoma"

    def after_run(self) -> None:
        """5.10: a last offering, when the last tile came after the turn's own."""
        if self.is_mapped() and self.sides[0].tokens:
            self.decision = "last-offer"
            self.met["5.10 asked once more"] += 1
        else:
            self.finish_turn()

    def ask_to_offer(self) -> None:
        self.finish_turn()

    def finish_turn(self) -> None:
        self.count_stall()
        self.is_fruitful = False
        self.decision = "act"
        if self.is_mapped() or self.stalls == self.patience() or not self.menu():
            self.met["4.5 stalled"] += not self.is_mapped()
            self.finish()
