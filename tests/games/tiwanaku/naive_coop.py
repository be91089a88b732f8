"""The plain reading of chapter 6: players together against the Otoma."""

from tests.games.tiwanaku.naive import OFFERING, Naive
from tests.games.tiwanaku.naive_otoma import BACK, OTOMA, Alone, WithOtoma
from tests.games.tiwanaku.naive_table import COLOURS, TERRAINS, Fleeing, Side


class Together(WithOtoma):
    def colour(self, seat: int) -> str:
        """6.2: four players form two pairs."""
        return COLOURS[seat % 2] if self.players == 4 else COLOURS[seat]

    def otoma_colour(self) -> str:
        used = {self.colour(seat) for seat in range(self.players)}
        return next(c for c in COLOURS if self.pawns[c] and c not in used)

    def pawns_each(self) -> int:
        each = {2: 4, 3: 3, 4: 4}[self.players]
        return each - (self.terms[0] == "expert")

    def partners(self, seat: int) -> set[str]:
        colours = {self.colour(other) for other in range(self.players)} - {self.colour(seat)}
        return {cell for colour in colours for cell in self.pawns[colour]}

    def has_tile(self, seat: int) -> bool:
        return any(self.piles[seat, terrain] for terrain in TERRAINS)

    # 6.6

    def may_stop(self, cell: str) -> bool:
        return cell not in self.planted

    def may_cross(self, cell: str, gone: str | None) -> bool:
        """No cell twice. Any way can be cut to one without a cell twice, but for its start."""
        return cell != gone

    def first_steps(self, cell: str) -> set[str]:
        return {end for way, end in self.beside(cell).items() if way == self.direction}

    def first_entries(self) -> set[str]:
        assert self.direction is not None
        return {cell for cell in self.truth if BACK[self.direction] not in self.beside(cell)}

    def decider(self) -> int:
        if self.decision == "answer":
            assert self.asked is not None
            return self.asked
        return self.turn

    def able(self) -> list[int]:
        """6.7: who has the wanted tile and has not refused it."""
        assert self.waiting is not None
        wanted = self.terrain(self.waiting)
        return [
            seat
            for seat in range(self.players)
            if self.piles[seat, wanted] and seat not in self.refused
        ]

    def menu(self) -> set[str]:
        if self.decision == "spend":
            return {f"spend {name}" for t, name in TERRAINS.items() if self.piles[self.turn, t]}
        if self.decision == "ask":
            return {f"ask {seat}" for seat in self.able()}
        if self.decision == "answer":
            assert self.waiting is not None
            return {f"give {TERRAINS[self.terrain(self.waiting)]}", "refuse"}
        if self.decision == "otoma":
            return {f"otoma {one.at}" for one in self.nearest()}
        if self.decision == "act" and not self.acts():
            return {"pass"}
        return super().menu()

    def play(self, choice: str) -> None:
        verb, _, what = choice.partition(" ")
        if verb == "spend":
            tile = self.piles[self.turn, what[0]].pop()
            self.shelf[what[0]].append(tile)
            self.direction, self.decision = tile[1], "act"
        elif verb == "ask":
            self.met["6.7 asked oneself"] += int(what) == self.turn
            self.asked, self.decision = int(what), "answer"
        elif verb == "give":
            assert self.asked is not None
            self.give(self.asked)
        elif verb == "refuse":
            assert self.asked is not None
            self.refused.add(self.asked)
            self.asked = None
            self.want()
        elif verb == "otoma":
            self.flee(next(one for one in self.fleeing if one.at == what))
        else:
            super().play(choice)

    def pass_on(self) -> None:
        self.met["6.5 passes"] += 1
        self.to_offering()

    # Tiles that are found: 6.7

    def explore(self, start: str | None, end: str) -> None:
        if start is not None:
            self.own(self.turn).remove(start)
        self.own(self.turn).add(end)
        if end in self.laid:
            self.met["6.8 after a walk to older terrain"] += 1
            self.react(end)
        else:
            self.waiting, self.is_find = end, False
            self.want()

    def want(self) -> None:
        assert self.waiting is not None
        terrain = self.terrain(self.waiting)
        if self.shelf[terrain]:
            self.lay_tile(self.shelf[terrain].pop())
            return
        able = self.able()
        if len(able) == 1:
            self.met["6.7 the last must give" if self.refused else "6.7 a single one"] += 1
            self.give(able[0])
        else:
            self.decision = "ask"

    def give(self, seat: int) -> None:
        assert self.waiting is not None
        self.lay_tile(self.piles[seat, self.terrain(self.waiting)].pop())

    def lay_tile(self, tile: str) -> None:
        cell, is_find = self.waiting, self.is_find
        assert cell is not None
        self.waiting, self.asked, self.is_find, self.refused = None, None, False, set()
        self.arrows[cell] = tile
        if is_find:
            self.otoma_finds(cell)
            self.otoma_takes(self.crop(cell))
            self.next_flight()
        else:
            self.discover(cell)
            self.react(cell)

    def otoma_takes(self, crop: int) -> None:
        tokens = self.sides[OTOMA].tokens
        self.met["6.8 token held by the Otoma"] += crop in tokens
        tokens.add(crop)

    # 6.8

    def react(self, stop: str) -> None:
        pawns = self.pawns[self.otoma_colour()]
        for direction in "nesw":
            cell, distance = stop, 0
            while direction in self.beside(cell):
                cell, distance = self.beside(cell)[direction], distance + 1
                if cell in pawns:
                    self.fleeing.append(Fleeing(cell, direction, distance))
        self.fleeing.sort(key=lambda one: one.at)
        self.next_flight()

    def nearest(self) -> list[Fleeing]:
        least = min(one.distance for one in self.fleeing)
        return [one for one in self.fleeing if one.distance == least]

    def next_flight(self) -> None:
        if self.is_mapped():
            self.fleeing.clear()
        if not self.fleeing:
            self.to_offering()
        elif len(self.nearest()) > 1:
            self.decision = "otoma"
            self.met["6.8 equal distances"] += 1
        else:
            self.flee(self.nearest()[0])

    def flee(self, one: Fleeing) -> None:
        self.fleeing.remove(one)
        end = self.running(one.at, one.direction)
        if end is None:
            self.next_flight()
            return
        pawns = self.pawns[self.otoma_colour()]
        pawns.remove(one.at)
        pawns.add(end)
        self.waiting, self.is_find = end, True
        self.want()

    # 6.9, 6.10 and the next turn

    def divine(self, cell: str, level: int) -> None:
        is_right = self.announce(cell, level)
        if is_right and self.unplanted(self.turn):
            self.decision = "more"
        elif is_right:
            self.to_offering()
        else:
            self.after_error()

    def after_error(self) -> None:
        if self.nobody_has_tiles():
            self.met["6.10 after an error"] += 1
            self.last_offering()
        else:
            self.end_turn()

    def nobody_has_tiles(self) -> bool:
        return not any(self.has_tile(seat) for seat in range(self.players))

    def to_offering(self) -> None:
        if self.nobody_has_tiles():
            self.last_offering()
        else:
            super().to_offering()

    def last_offering(self) -> None:
        if self.sides[0].tokens:
            self.decision = "last-offer"
        else:
            self.offer_all(self.sides[OTOMA])
            self.end_game()

    def offer(self, levels: list[int]) -> None:
        if levels or self.decision == "last-offer":
            self.met["6.9 both offer"] += bool(levels and self.sides[OTOMA].tokens)
            self.met["6.10 the Otoma alone"] += bool(not levels and self.sides[OTOMA].tokens)
            self.offer_all(self.sides[OTOMA])
        super().offer(levels)

    def offer_all(self, side: Side) -> None:
        if side.tokens:
            self.score(OTOMA, "offerings", OFFERING[len(side.tokens)])
            side.tokens.clear()

    def ask_to_offer(self) -> None:
        self.end_game()

    def end_game(self) -> None:
        left = len(set(self.truth) - self.laid)
        self.met["6.10 cells without terrain"] += left > 0
        self.score(OTOMA, "waste", left)
        self.place = None
        self.finish()

    def end_turn(self) -> None:
        """6.2 and 6.5: who is next."""
        self.is_fruitful, self.direction = False, None
        nominal = self.turn if self.place is None else self.place
        self.place = None
        for _ in range(self.players):
            nominal = (nominal + 1) % self.players
            if self.has_tile(nominal):
                self.turn = nominal
                break
            partner = (nominal + 2) % 4
            if self.players == 4 and self.has_tile(partner):
                self.turn, self.place = partner, nominal
                self.met["6.2 played for"] += 1
                break
            self.met["6.5 skipped" if self.players < 4 else "6.2 passed over"] += 1
        self.decision = "spend"


def table_of(text: str) -> Naive:
    """The plain table of a position."""
    head = text.partition(";")[0].split()
    kind = {"competitive": Naive, "solo": Alone, "cooperative": Together}[head[0]]
    table = kind(head[0], head[1], int(head[2]), int(head[4]), head[5:])
    table.read(text)
    return table
