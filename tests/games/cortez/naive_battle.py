"""Moves and battles in the second reading of Cortez (CORTEZ-6, 7)."""

from collections import Counter
from itertools import chain

from tests.games.cortez.naive_table import RANKS, VALUE
from tests.games.cortez.naive_talks import Talks

MOST_BACK = 4
FED = 4


class Battle(Talks):
    # Moves

    def ends(self, seat: int, start: str, cards: int) -> dict[tuple[str, int], bool]:
        """Where a troop can end, with what the way costs: whether it is the cheapest way."""
        troops = self.troop.items()
        dear = {at for at, troop in troops if at != start and self.costs(seat, troop)}
        closed = {at for at, troop in troops if not self.is_opposing(seat, troop)}
        if not self.warriors[seat].total():
            closed = set(self.troop)
        found = {}
        cheapest: dict[str, int] = {}
        for at, cost in self.land.ways(start, self.broken, dear, cards):
            if at not in closed:
                found[at, cost] = True
                cheapest[at] = min(cost, cheapest.get(at, cost))
        return {(at, cost): cost == cheapest[at] for at, cost in found}

    def can_move(self, seat: int, start: str) -> bool:
        """Whether there is any end at all: the first one found will do."""
        troops = self.troop.items()
        dear = {at for at, troop in troops if at != start and self.costs(seat, troop)}
        closed = {at for at, troop in troops if not self.is_opposing(seat, troop)}
        if not self.warriors[seat].total():
            closed = set(self.troop)
        ways = self.land.ways(start, self.broken, dear, self.hand[seat]["camouflage"])
        return any(at not in closed for at, _ in ways)

    def costs(self, seat: int, troop: str) -> bool:
        """CORTEZ-6.3 and its option."""
        return not self.is_passage_free or self.is_opposing(seat, troop)

    def move_menu(self, seat: int) -> set[str]:
        cards = self.hand[seat]["camouflage"]
        ends = self.ends(seat, self.taken, cards)
        found = set()
        for (at, cost), is_cheapest in ends.items():
            if cost == self.detour if self.detour else is_cheapest:
                found.add(f"{self.taken}-{at}" + (f" via {cost}" if cost else ""))
        if any(cost > self.detour for _, cost in ends):
            found.add("detour")
        return found

    def move(self, seat: int, words: list[str]) -> None:
        if words[0] == "detour":
            ends = self.ends(seat, self.taken, self.hand[seat]["camouflage"])
            self.detour = min(cost for _, cost in ends if cost > self.detour)
            return
        start, _, end = words[0].partition("-")
        self.discard(seat, "camouflage", int(words[2]) if len(words) > 1 else 0)
        self.taken, self.detour = "", 0
        if end in self.troop:
            self.attack(seat, start, end)
            return
        self.shift(start, end)
        self.draw_provisions(seat, self.land.village.get(end, 0))
        self.after_action()

    def shift(self, start: str, end: str) -> None:
        self.troop[end] = self.troop.pop(start)
        self.follow(start, end)

    def follow(self, start: str, end: str) -> None:
        """CORTEZ-8.7  A promise to spare a troop goes where the troop goes."""
        for _, _, promise, _ in self.pacts:
            if promise[:2] == ["troop", start]:
                promise[1] = end

    def after_action(self) -> None:
        raise NotImplementedError

    # Battle

    def attack(self, seat: int, start: str, end: str) -> None:
        target = self.troop[end]
        self.break_promises(seat, end, target)
        self.attacker, self.origin, self.field = seat, start, end
        self.limbo = self.troop.pop(start)
        self.follow(start, "limbo")
        if target in self.general:
            self.defender = self.seat(target)
        else:
            self.defender = self.proxy(seat, target)
        self.decision, self.speaker = "feed", self.defender

    def break_promises(self, seat: int, at: str, target: str) -> None:
        kept = []
        for maker, taker, promise, active in self.pacts:
            is_broken = maker == seat and (
                (promise[0] == "peace" and target == self.general[taker])
                or (promise[0] in ("troop", "square") and promise[1] == at)
            )
            if not is_broken:
                kept.append((maker, taker, promise, active))
        self.pacts = kept

    def proxy(self, seat: int, nation: str) -> int:
        """CORTEZ-7.1  The highest value serves, the tied draw again."""
        left = [other for other in self.clockwise(seat) if self.nation(other) == nation]
        while len(left) > 1:
            kinds = {card for pile in (self.deck, self.discards) for card in pile if pile[card]}
            if len(kinds) < 2:
                break
            drawn = {}
            for other in left:
                card = self.turn_provision()
                self.discards[card] += 1
                drawn[other] = VALUE[card]
            best = max(drawn.values())
            left = [other for other in left if drawn[other] == best]
        return left[0]

    def fight_menu(self, seat: int) -> set[str]:
        if self.decision == "feed":
            return {"feed", "pass"} if self.hand[seat]["food"] else {"pass"}
        count = self.laid[seat].total()
        found = set()
        if not self.arms[seat]:
            found |= {f"lay {rank}" for rank in RANKS if self.warriors[seat][rank]}
        if self.arms[seat] < count and self.hand[seat]["weapon"]:
            found.add("weapon")
        if self.decision == "defend" and not count:
            found |= {"surrender", "done"}
        if count:
            found.add("done")
        return found

    def fight(self, seat: int, words: list[str]) -> None:
        word = words[0]
        if word == "feed":
            self.discard(seat, "food")
            self.draw_warriors(seat, FED)
        if self.decision == "feed":
            self.decision, self.speaker = "attack", self.attacker
        elif word in ("lay", "weapon"):
            self.build(seat, words)
        elif word == "surrender":
            self.take_back(self.attacker)
            self.win(self.attacker)
        elif self.decision == "attack":
            self.decision, self.speaker = "defend", self.defender
        else:
            self.decision = "talks"
            if self.players > 2:
                self.sent_in_talks = [0] * self.players
            self.end_talks()
            if self.decision == "talks":
                # CORTEZ-8.2: when talks begin all may speak again, and when they end.
                self.quiet = set()

    def take_back(self, seat: int) -> None:
        self.warriors[seat] += self.laid[seat]
        self.hand[seat]["weapon"] += self.arms[seat]
        self.laid[seat], self.arms[seat] = Counter(), 0

    def end_talks(self) -> None:
        """CORTEZ-7.4  When all have joined or stayed away the cards are turned."""
        for seat in self.others(self.attacker):
            if seat != self.defender and self.stance[seat] not in ("joined", "away"):
                return
        self.close_window()
        if self.players > 2:
            self.quiet = set()
        self.pacts = [pact for pact in self.pacts if pact[2][0] != "help"]
        self.reveal()

    def strength(self, side: str) -> int:
        """CORTEZ-7.5  As many of the highest warriors as there are weapons count double."""
        fighter = self.fighter_of(side)
        seats = [fighter] + [
            seat
            for seat in self.seats
            if seat not in (self.attacker, self.defender) and self.side[seat] == side
        ]
        ranks = sorted(chain(*(self.laid[seat].elements() for seat in seats)), reverse=True)
        weapons = sum(self.arms[seat] for seat in seats)
        return sum(ranks) + sum(ranks[:weapons])

    def reveal(self) -> None:
        is_won = self.strength("attacker") > self.strength("defender")
        played = {seat: self.laid[seat].total() for seat in self.seats}
        for seat in self.seats:
            self.camp[self.nation(seat)] += self.laid[seat]
            self.discards["weapon"] += self.arms[seat]
            self.laid[seat], self.arms[seat] = Counter(), 0
        for seat in (self.attacker, self.defender):
            self.draw_warriors(seat, min(MOST_BACK, played[seat]))
        self.win(self.attacker if is_won else self.defender)

    def win(self, winner: int) -> None:
        self.winner = self.speaker = winner
        if winner == self.attacker:
            beaten, self.troop[self.field] = self.troop[self.field], self.limbo
            self.limbo = beaten
            self.follow(self.field, "won")
            self.follow("limbo", self.field)
            self.follow("won", "limbo")
        self.decision = "recruit"
        if not self.recruits(winner):
            self.gather()

    def recruits(self, seat: int) -> set[str]:
        """CORTEZ-7.8  A free collar for an uncollared troop of the nation outside the city."""
        if not self.collars_left(seat):
            return set()
        return {
            f"recruit {at}" for at in self.squares(self.nation(seat)) if at in self.land.outside
        }

    def recruit(self, seat: int, words: list[str]) -> None:
        if words[0] == "recruit":
            self.troop[words[1]] = self.general[seat]
        self.gather()

    def gather(self) -> None:
        self.draw_provisions(self.winner, self.land.village.get(self.field, 0))
        self.decision = "retreat"

    def retreats(self) -> set[str]:
        return {f"retreat {at}" for at in self.free(self.land.outside)}

    def retreat(self, words: list[str]) -> None:
        """CORTEZ-7.10, 7.11  The collar comes off unless it is the last one on the board."""
        at, troop = words[1], self.limbo
        self.limbo = ""
        self.follow("limbo", at)
        is_last = troop in self.general and not self.squares(troop)
        is_bare = troop not in self.general or is_last
        self.troop[at] = troop if is_bare else self.nation(self.seat(troop))
        self.attacker = self.defender = self.winner = -1
        self.field = self.origin = ""
        self.stance, self.side = ["undecided"] * self.players, ["-"] * self.players
        self.tries = [0] * self.players
        self.speaker = self.active
        self.after_action()
