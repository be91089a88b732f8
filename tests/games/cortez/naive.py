"""A second, slow and plain reading of the rules of Cortez; shares no code with the engine.

It plays beside the engine: told the choices and the rolls of a match it says what every seat may
do, how the table lies afterwards, and who has how many points at the end. Written from the rules
page; the map is the text that every view gives, the cards are counted in `naive_table.py`.
"""

from collections import Counter
from typing import Any

from tests.games.cortez.naive_battle import Battle
from tests.games.cortez.naive_table import (
    BRIBES,
    EVENTS,
    GENERALS,
    PROVISIONS,
    VALUE,
    nation_of,
)

FIRST = 13
LAST = 17
FED = 4
KEPT = {"plunder": 10, "mutiny": 4}
PLAYABLE = ("5w", "5p", "own", "other")
POINTS = {"3": 3, "5": 5, "7": 7}


class Naive(Battle):
    # What a seat may do

    def menu(self, seat: int) -> set[str]:
        if self.decision == "act":
            is_waiting = seat in self.offering and self.unanswered[seat]
            is_busy = seat in self.drafting or is_waiting
            found = self.actions_of(seat) if seat == self.active and not is_busy else set()
            return found | self.talk(seat)
        if self.decision == "talks":
            return self.talk(seat)
        if self.decision in ("discard", "return"):
            return self.thinning(seat)
        if self.decision == "over" or seat != self.speaker:
            return set()
        if self.decision in ("feed", "attack", "defend"):
            return self.fight_menu(seat)
        return {
            "choose": self.generals,
            "collar": lambda: self.collarings(seat),
            "flip": self.flips,
            "take": self.takes,
            "put": self.puts,
            "bid": lambda: self.biddings(seat),
            "pay": lambda: self.payments(seat),
            "move": lambda: self.move_menu(seat),
            "recruit": lambda: {*self.recruits(seat), "pass"},
            "retreat": self.retreats,
        }[self.decision]()

    # What comes of it

    def play(self, seat: int, choice: str, rolls: tuple[int, ...]) -> None:
        self.rolls = list(rolls)
        words = choice.split()
        if self.decision == "act":
            self.in_the_open(seat, words)
        elif self.decision == "talks":
            self.in_talks(seat, words)
        elif self.decision in ("discard", "return"):
            self.thin(seat, words)
        elif self.decision in ("feed", "attack", "defend"):
            self.fight(seat, words)
        else:
            {
                "choose": self.choose,
                "collar": self.collar,
                "flip": self.flip,
                "take": self.take,
                "put": self.put,
                "bid": self.raise_bid,
                "pay": self.pay,
                "move": self.move,
                "recruit": self.recruit,
                "retreat": lambda _, words: self.retreat(words),
            }[self.decision](seat, words)
        assert not self.rolls, f"rolls too many: {self.rolls}"

    def in_the_open(self, seat: int, words: list[str]) -> None:
        if seat in self.drafting:
            self.draft(seat, words)
        elif words[0] in ("move", "draw", "food", "stop", "play"):
            self.act(seat, words)
        else:
            self.say(seat, words)

    def in_talks(self, seat: int, words: list[str]) -> None:
        if seat in self.drafting:
            self.draft(seat, words)
        elif seat in self.showing:
            self.show(seat, words)
        elif self.stance[seat] == "building":
            self.build(seat, words)
        else:
            self.say(seat, words)

    # Chapter 2

    def generals(self) -> set[str]:
        """CORTEZ-2.1  At most half of them, rounded up, in one nation."""
        most = (self.players + 1) // 2
        chosen = Counter(nation_of(general) for general in self.general if general != "-")
        left = [general for general in GENERALS if general not in self.general]
        return {f"lead {general}" for general in left if chosen[nation_of(general)] < most}

    def choose(self, seat: int, words: list[str]) -> None:
        self.general[seat] = words[1]
        self.speaker = (seat + 1) % self.players
        if self.speaker == self.first:
            self.set_up()

    def set_up(self) -> None:
        aztecs = sum(nation_of(general) == "aztec" for general in self.general)
        fewer = "aztec" if 2 * aztecs < self.players else "spanish"
        more = "spanish" if fewer == "aztec" else "aztec"
        for at, mark in self.land.start.items():
            if mark in ("feathers", "helmets"):
                self.troop[at] = "aztec" if mark == "feathers" else "spanish"
            elif self.players % 2:
                self.troop[at] = fewer if at in self.land.number else more
            else:
                self.troop[at] = "aztec" if mark == "x" else "spanish"
        goals = Counter(range(17, 25))
        for seat in self.clockwise(self.first):
            self.draw_warriors(seat, 4)
            self.draw_provisions(seat, 10)
            self.objective[seat] = self.lot(goals, tuple(range(17, 25)))
        self.decision = "collar"

    def collarings(self, seat: int) -> set[str]:
        bare = self.squares(self.nation(seat))
        return {f"collar {at}" for at in bare if at in self.land.outside}

    def collar(self, seat: int, words: list[str]) -> None:
        self.troop[words[1]] = self.general[seat]
        if len(self.squares(self.general[seat])) < 2:
            return
        self.speaker = (seat + 1) % self.players
        if self.speaker == self.first:
            self.turn_event()

    # Chapters 3 and 4

    def turn_event(self) -> None:
        self.speaker = self.active
        is_last = self.turned == LAST
        if is_last or (self.turned >= FIRST and self.roll() == 0):
            self.treasure()
            return
        self.event = self.lot(self.events, tuple(EVENTS))
        self.turned += 1
        name = self.event.partition("-")[0]
        if name == "bridges":
            self.decision = "flip"
        elif name in ("flight", "attack"):
            self.errand, self.decision = name, "take"
            if not self.takes() or not self.homes():
                self.errand = ""
                self.begin_actions()
        elif name in ("plunder", "mutiny"):
            self.begin_thinning(name)
        elif name == "supply":
            for seat in self.clockwise(self.active):
                self.draw_provisions(seat, self.collars_left(seat))
            self.begin_actions()
        elif not self.bribe_deck:
            self.begin_actions()
        else:
            self.decision, self.speaker = "bid", self.next_bidder(self.active)

    def treasure(self) -> None:
        """CORTEZ-3.2  To the player with most troops in the city, tied: to the highest number."""
        self.event = "treasure"
        self.treasures_turned += 1
        ranks = {}
        for seat in self.seats:
            here = self.squares(self.general[seat])
            inside = [self.land.number[at] for at in here if at in self.land.number]
            if inside:
                ranks[len(inside), max(inside)] = seat
        if ranks:
            self.treasures[ranks[max(ranks)]] += 1
        self.pacts = [pact for pact in self.pacts if pact[2][2] != "treasure"]
        if self.treasures_turned == (2 if self.players <= 3 else 3):
            self.end("last-treasure")
            return
        self.events, self.turned = Counter(EVENTS), 0
        self.turn_event()

    def end(self, ending: str) -> None:
        self.decision, self.ending = "over", ending
        self.pacts = []

    def begin_actions(self) -> None:
        self.decision, self.actions = "act", 2
        self.speaker = self.active

    def flips(self) -> set[str]:
        return {f"flip {at}" for at in self.land.bridges if at not in self.troop} | {"pass"}

    def flip(self, _: int, words: list[str]) -> None:
        if words[0] == "flip":
            self.broken ^= {words[1]}
        self.begin_actions()

    def takes(self) -> set[str]:
        """CORTEZ-4.2, 4.3, 1.5  The troops that the card or the bribe lets one take up."""
        mine = self.general[self.active]
        if self.errand == "own":
            found = set(self.squares(mine))
        elif self.errand == "other":
            found = {at for at, troop in self.troop.items() if troop in set(self.general) - {mine}}
        else:
            bare = set(self.squares(self.event.partition("-")[2]))
            inside = set(self.land.number)
            found = bare & inside if self.errand == "flight" else bare - inside
        return {f"take {at}" for at in found}

    def homes(self) -> set[str]:
        """Where a troop taken up can be put."""
        city = self.free(set(self.land.number))
        if self.errand == "flight":
            return self.free(self.land.dry)
        if self.errand == "attack":
            return city - self.land.temples or city
        return self.free(set(self.land.kind))

    def take(self, _: int, words: list[str]) -> None:
        self.taken, self.decision = words[1], "put"

    def puts(self) -> set[str]:
        return {f"put {at}" for at in self.homes()}

    def put(self, _: int, words: list[str]) -> None:
        self.shift(self.taken, words[1])
        is_bribe = self.errand in ("own", "other")
        self.taken = self.errand = ""
        if self.is_city_full():
            self.end("city-full")
        elif is_bribe:
            self.decision = "act"
        else:
            self.begin_actions()

    def begin_thinning(self, name: str) -> None:
        """CORTEZ-4.4, 4.6  How many cards each player has too many."""
        self.decision = "discard" if name == "plunder" else "return"
        for seat in self.seats:
            self.excess[seat] = max(0, self.held(seat).total() - KEPT[name])
        self.end_thinning()

    def held(self, seat: int) -> Counter[Any]:
        return self.hand[seat] if self.decision == "discard" else self.warriors[seat]

    def thinning(self, seat: int) -> set[str]:
        if self.sealed[seat].total() >= self.excess[seat]:
            return set()
        return {f"{self.decision} {card}" for card, count in self.held(seat).items() if count}

    def thin(self, seat: int, words: list[str]) -> None:
        card: Any = words[1] if words[0] == "discard" else int(words[1])
        self.held(seat)[card] -= 1
        self.sealed[seat][card] += 1
        self.end_thinning()

    def end_thinning(self) -> None:
        if any(self.sealed[seat].total() < self.excess[seat] for seat in self.seats):
            return
        for seat in self.seats:
            away = self.discards if self.decision == "discard" else self.camp[self.nation(seat)]
            away += self.sealed[seat]
            self.sealed[seat], self.excess[seat] = Counter(), 0
        self.begin_actions()

    # The auction

    def next_bidder(self, seat: int) -> int:
        return next(other for other in self.clockwise(seat)[1:] if other not in self.out)

    def biddings(self, seat: int) -> set[str]:
        return {f"bid {bid}" for bid in range(self.bid + 1, self.worth(seat) + 1)} | {"pass"}

    def raise_bid(self, seat: int, words: list[str]) -> None:
        if words[0] == "bid":
            self.bid = self.bids[seat] = int(words[1])
        else:
            self.out.add(seat)
        left = [other for other in self.seats if other not in self.out]
        if len(left) > 1:
            self.speaker = self.next_bidder(seat)
        elif self.bid:
            self.decision, self.speaker = "pay", left[0]
        else:
            self.bribe(left[0])

    def payments(self, seat: int) -> set[str]:
        """CORTEZ-4.7  The dearest first, and what is cheaper must then be enough."""
        found = set()
        for card in PROVISIONS:
            rest = [kind for kind in PROVISIONS if VALUE[kind] <= VALUE[card]]
            worth = sum(VALUE[kind] * self.hand[seat][kind] for kind in rest)
            is_next = VALUE[card] <= VALUE[self.paid_last]
            if self.hand[seat][card] and is_next and self.paid + worth >= self.bid:
                found.add(f"pay {card}")
        return found

    def pay(self, seat: int, words: list[str]) -> None:
        self.discard(seat, words[1])
        self.paid += VALUE[words[1]]
        self.paid_last = words[1]
        if self.paid >= self.bid:
            self.bribe(seat)

    def bribe(self, seat: int) -> None:
        bribe = self.lot(Counter(self.bribe_deck), BRIBES)
        self.bribe_deck.remove(bribe)
        self.bribes[seat].append(bribe)
        self.bid = self.paid = 0
        self.paid_last = "gold"
        self.bids, self.out = [0] * self.players, set()
        self.begin_actions()

    # Chapter 5

    def actions_of(self, seat: int) -> set[str]:
        found = {"draw", "stop"}
        if self.hand[seat]["food"]:
            found.add("food")
        mine = self.squares(self.general[seat])
        found |= {f"move {at}" for at in mine if self.can_move(seat, at)}
        for bribe in self.bribes[seat]:
            if bribe in PLAYABLE and self.can_play(bribe):
                found.add(f"play {bribe}")
        return found

    def can_play(self, bribe: str) -> bool:
        if bribe in ("5w", "5p"):
            return True
        self.errand = bribe
        can = bool(self.takes() and self.homes())
        self.errand = ""
        return can

    def act(self, seat: int, words: list[str]) -> None:
        self.close_window()
        word = words[0]
        if word == "move":
            self.decision, self.taken = "move", words[1]
        elif word == "play":
            self.bribes[seat].remove(words[1])
            if words[1] == "5w":
                self.draw_warriors(seat, 5)
            elif words[1] == "5p":
                self.draw_provisions(seat, 5)
            else:
                self.errand, self.decision = words[1], "take"
        elif word == "stop":
            self.actions = 1
            self.after_action()
        else:
            if word == "food":
                self.discard(seat, "food")
                self.draw_warriors(seat, FED)
            else:
                self.draw_provisions(seat, 1)
            self.after_action()

    def after_action(self) -> None:
        self.actions -= 1
        if self.is_city_full():
            self.end("city-full")
        elif self.actions:
            self.decision = "act"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.pacts = [pact for pact in self.pacts if pact[2][2] != "turn"]
        self.sent, self.quiet = [0] * self.players, set()
        self.active = (self.active + 1) % self.players
        self.pacts = [
            pact for pact in self.pacts if pact[2][2] != "round" or pact[3] != self.active
        ]
        self.turn_event()

    # Chapter 9

    def winning_nation(self) -> str:
        """CORTEZ-9.2  "" for an empty city."""
        inside = Counter(self.side_of(at) for at in self.land.number if at in self.troop)
        if not inside:
            return ""
        if inside["aztec"] != inside["spanish"]:
            return max(inside, key=lambda nation: inside[nation])
        taken = [at for at in self.land.number if at in self.troop]
        return self.side_of(max(taken, key=lambda at: self.land.number[at]))

    def side_of(self, at: str) -> str:
        return nation_of(self.troop[at])

    def score(self, seat: int) -> int:
        mine = [
            self.land.number[at]
            for at in self.squares(self.general[seat])
            if at in self.land.number
        ]
        points = 5 if self.nation(seat) == self.winning_nation() else 0
        points += 5 * len(mine)
        points += 10 if self.objective[seat] in mine else 0
        points += 10 * self.treasures[seat] + self.hand[seat]["gold"]
        return points + sum(POINTS.get(bribe, 0) for bribe in self.bribes[seat])

    def places(self) -> list[set[int]]:
        """CORTEZ-9.4  Best first; the tied share a place."""
        scores = [self.score(seat) for seat in self.seats]
        ranked = sorted(set(scores), reverse=True)
        return [{seat for seat in self.seats if scores[seat] == score} for score in ranked]
