"""A second, slow and plain reading of Tiwanaku's chapters 3 to 6, on sets of names.

Written from the rules page and the rulebook; it shares no code with the engine. It begins with a
position in writing, which holds the hidden valley too, and from there says what may be chosen and
what comes of it, until the game is over.
"""

from itertools import combinations

from tests.games.tiwanaku.naive_table import COLOURS, LEVELS, Table

PAWNS = {2: 5, 3: 4, 4: 3}
OFFERING = {1: 0, 2: 1, 3: 3, 4: 6, 5: 10}


class Naive(Table):
    """Players against each other, and what all modes have in common."""

    # Where things are

    def beside(self, cell: str) -> dict[str, str]:
        """The neighbours of a cell, by the direction they lie in."""
        column, row = ord(cell[0]), int(cell[1])
        ways = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
        found = {way: f"{chr(column + x)}{row + y}" for way, (x, y) in ways.items()}
        return {way: name for way, name in found.items() if name in self.truth}

    def border(self) -> set[str]:
        return {cell for cell in self.truth if len(self.beside(cell)) < 4}

    def colour(self, seat: int) -> str:
        return COLOURS[seat]

    def side(self, seat: int) -> int:
        return seat

    def pawns_each(self) -> int:
        return PAWNS[self.players]

    def own(self, seat: int) -> set[str]:
        return self.pawns[self.colour(seat)]

    def partners(self, seat: int) -> set[str]:
        return set()

    def adverse(self, seat: int) -> set[str]:
        """All pawns that are neither the seat's own nor a partner's."""
        pawns = {cell for cells in self.pawns.values() for cell in cells}
        return pawns - self.own(seat) - self.partners(seat)

    def is_mapped(self) -> bool:
        return self.laid == set(self.truth)

    # Moving: 3.1 to 3.6

    def may_stop(self, cell: str) -> bool:
        return True

    def may_cross(self, cell: str, gone: str | None) -> bool:
        return True

    def may_go_on(self, cell: str, has_own: bool) -> bool:
        return cell in self.planted or has_own

    def ends(self, seat: int, first: set[str], gone: str | None) -> set[str]:
        """Where a pawn may stop whose first cell is one of these; it comes from `gone`."""
        own, adverse, partners = self.own(seat), self.adverse(seat), self.partners(seat)
        todo, seen, found = sorted(first), set(), set()
        while todo:
            cell = todo.pop()
            if cell in seen or cell in adverse or not self.may_cross(cell, gone):
                continue
            seen.add(cell)
            has_own = cell in own and cell != gone
            if cell in partners and cell not in self.planted:
                self.met["3.4 a partner blocks"] += 1
                continue
            if not has_own and cell not in partners and cell != gone and self.may_stop(cell):
                found.add(cell)
            if self.may_go_on(cell, has_own):
                todo += self.beside(cell).values()
        return found

    def first_steps(self, cell: str) -> set[str]:
        return set(self.beside(cell).values())

    def first_entries(self) -> set[str]:
        return self.border()

    def explorations(self, seat: int) -> set[str]:
        menu = set()
        if len(self.own(seat)) < self.pawns_each():
            menu |= {f"enter {end}" for end in self.ends(seat, self.first_entries(), None)}
        for pawn in self.own(seat):
            menu |= {f"{pawn}-{end}" for end in self.ends(seat, self.first_steps(pawn), pawn)}
        return menu

    def lifts(self, seat: int) -> set[str]:
        return {f"lift {pawn}" for pawn in self.own(seat)}

    # Menus

    def unplanted(self, seat: int) -> set[str]:
        """The seat's own pawns on terrain without crop."""
        return (self.own(seat) & self.laid) - self.planted

    def divinations(self, seat: int) -> set[str]:
        return {f"divine {cell}={level}" for cell in self.unplanted(seat) for level in LEVELS}

    def offerings(self, seat: int) -> set[str]:
        tokens = sorted(self.sides[self.side(seat)].tokens)
        groups = [group for size in LEVELS for group in combinations(tokens, size)]
        return {"offer -"} | {f"offer {' '.join(map(str, group))}" for group in groups}

    def acts(self) -> set[str]:
        seat = self.turn
        return self.explorations(seat) | self.lifts(seat) | self.divinations(seat)

    def more(self) -> set[str]:
        return self.divinations(self.turn) | {"done"}

    def decider(self) -> int:
        return self.turn

    def menu(self) -> set[str]:
        if self.decision == "act":
            return self.acts()
        if self.decision == "more":
            return self.more()
        if self.decision == "last-divine":
            return self.divinations(self.turn) | {"pass"}
        return self.offerings(self.turn)

    # Playing

    def play(self, choice: str) -> None:
        verb, _, what = choice.partition(" ")
        if verb == "enter":
            self.explore(None, what)
        elif verb == "lift":
            self.own(self.turn).remove(what)
            self.to_offering()
        elif verb == "divine":
            self.divine(what[:2], int(what[-1]))
        elif verb == "done":
            self.to_offering()
        elif verb == "offer":
            self.offer([int(word) for word in what.split() if word != "-"])
        elif verb == "pass":
            self.pass_on()
        else:
            start, end = choice.split("-")
            self.explore(start, end)

    def explore(self, start: str | None, end: str) -> None:
        if start is not None:
            self.own(self.turn).remove(start)
        self.own(self.turn).add(end)
        if end not in self.laid:
            self.discover(end)
        self.to_offering()

    def discover(self, cell: str) -> None:
        """3.7"""
        self.laid.add(cell)
        self.is_fruitful = True
        self.climb(self.side(self.turn), self.terrain(cell))

    def climb(self, number: int, terrain: str) -> None:
        side = self.sides[number]
        if side.steps[terrain] == self.levels:
            points = 1
            self.met["3.7 on the last level"] += 1
        else:
            side.steps[terrain] += 1
            points = list(side.steps.values()).count(side.steps[terrain])
        self.score(number, "diversity", points)

    def score(self, number: int, source: str, points: int) -> None:
        self.sides[number].score += points
        self.sides[number].made[source] += points

    def announce(self, cell: str, level: int) -> bool:
        """3.10 to 3.12: whether it was right."""
        number, true = self.side(self.turn), self.crop(cell)
        side = self.sides[number]
        self.planted.add(cell)
        self.is_fruitful = True
        if level == true:
            self.score(number, "crops", true)
            self.met["3.11 token held"] += true in side.tokens
            side.tokens.add(true)
            return True
        self.score(number, "errors", -self.loss(side.score, true))
        return False

    def loss(self, score: int, true: int) -> int:
        self.met["3.12 never below 0"] += true > score
        return min(true, score)

    def after_error(self) -> None:
        self.end_turn()

    def after_last_error(self) -> None:
        self.out.add(self.turn)
        self.met["4.2 error forces out"] += 1

    def divine(self, cell: str, level: int) -> None:
        is_right = self.announce(cell, level)
        if self.decision == "last-divine":
            if not is_right:
                self.after_last_error()
            self.ask_to_divine((self.turn + 1) % self.players)
        elif not is_right:
            self.after_error()
        elif self.unplanted(self.turn):
            self.decision = "more"
        else:
            self.to_offering()

    def to_offering(self) -> None:
        if self.sides[self.side(self.turn)].tokens:
            self.decision = "offer"
        else:
            self.end_turn()

    def offer(self, levels: list[int]) -> None:
        """3.13"""
        number = self.side(self.turn)
        self.sides[number].tokens -= set(levels)
        if levels:
            self.score(number, "offerings", OFFERING[len(levels)])
            self.is_fruitful = True
        if self.decision == "last-offer":
            self.ask_to_offer()
        else:
            self.end_turn()

    def patience(self) -> int:
        return 10 * self.players

    def count_stall(self) -> None:
        self.stalls = 0 if self.is_fruitful else self.stalls + 1

    def end_turn(self) -> None:
        """4.1 and 4.5"""
        self.count_stall()
        if self.is_mapped():
            self.close("mapped")
        elif self.stalls == self.patience():
            self.close("stalled")
        else:
            self.is_fruitful = False
            self.turn = (self.turn + 1) % self.players
            self.decision = "act"

    # The end: 4.2 to 4.4

    def close(self, ending: str) -> None:
        self.ending, self.ender = ending, self.turn
        self.met[f"4.1 {ending}"] += 1
        self.ask_to_divine(self.turn)

    def ask_to_divine(self, first: int) -> None:
        for step in range(self.players):
            seat = (first + step) % self.players
            is_able = bool(self.unplanted(seat))
            self.met["4.2 unable"] += seat not in self.out and not is_able
            if seat not in self.out and is_able:
                self.turn, self.decision = seat, "last-divine"
                return
        self.ask_to_offer()

    def pass_on(self) -> None:
        self.out.add(self.turn)
        self.ask_to_divine((self.turn + 1) % self.players)

    def ask_to_offer(self) -> None:
        while self.offers_made < self.players:
            assert self.ender is not None
            seat = (self.ender + self.offers_made) % self.players
            self.offers_made += 1
            if self.sides[seat].tokens:
                self.turn, self.decision = seat, "last-offer"
                self.met["4.3 last offering"] += 1
                return
        self.decision = "over"

    def ranking(self) -> list[set[int]]:
        """4.4: the places; those who share one stand together."""
        ranks = {
            seat: (side.score, sum(side.steps.values())) for seat, side in enumerate(self.sides)
        }
        places = sorted(set(ranks.values()), reverse=True)
        self.met["4.4 shared place"] += len(places) < len(ranks)
        self.met["4.4 by Diversity"] += len({score for score, _ in places}) < len(places)
        return [{seat for seat in ranks if ranks[seat] == place} for place in places]

    def scores(self) -> list[int]:
        return [self.sides[self.side(seat)].score for seat in range(self.players)]
