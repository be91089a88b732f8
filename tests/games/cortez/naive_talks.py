"""Trade, promises and the talks of a battle in the second reading of Cortez (CORTEZ-7.4, 8)."""

from collections import Counter

from tests.games.cortez.naive_table import PROVISIONS, RANKS, Table

REASONS = ("", " dear", " need", " rival")
MOMENTS = ("turn", "round", "treasure")
OFFERS = 3
WANTED = 5
TRIES = 3


class Talks(Table):
    # Who may say what

    @property
    def is_open(self) -> bool:
        """CORTEZ-8.1  While the active player is to choose an action, and in talks."""
        return self.decision in ("act", "talks")

    def is_fighter(self, seat: int) -> bool:
        return self.decision == "talks" and seat in (self.attacker, self.defender)

    def is_undecided(self, seat: int) -> bool:
        """A mercenary who has not joined, gone away or named a price."""
        return (
            self.decision == "talks"
            and not self.is_fighter(seat)
            and self.stance[seat] in ("undecided", "building")
        )

    def can_help(self, seat: int) -> bool:
        """Whether the seat may still come to support a side."""
        is_here = self.decision == "talks" and not self.is_fighter(seat)
        return is_here and self.stance[seat] not in ("joined", "away")

    def fighter_of(self, side: str) -> int:
        return self.attacker if side == "attacker" else self.defender

    def made_in(self, seat: int) -> int:
        return (self.sent_in_talks if self.decision == "talks" else self.sent)[seat]

    def can_offer(self, seat: int) -> bool:
        return self.made_in(seat) < OFFERS and seat not in self.offering

    def is_awaited(self, seat: int) -> bool:
        """CORTEZ-8.5  Whether the game waits for an answer of the seat."""
        if self.decision == "act":
            if self.active in self.offering:
                return seat in self.unanswered[self.active]
            return seat == self.active
        if self.is_undecided(seat):
            return True
        return any(self.fighter_of(self.side[o]) == seat for o in self.proposals())

    def proposals(self) -> list[int]:
        return [seat for seat in self.seats if self.stance[seat] == "proposed"]

    def talk(self, seat: int) -> set[str]:
        """What a seat may say in a window, beside the choices that the window is for."""
        if seat in self.drafting:
            return self.draft_menu(seat)
        if seat in self.showing:
            return self.show_menu(seat)
        if self.decision == "talks" and self.stance[seat] == "building":
            return self.build_menu(seat)
        found = self.answers(seat)
        if seat in self.quiet and not found and not self.is_awaited(seat):
            return set()
        if self.can_offer(seat):
            found.add("offer")
            if self.can_call(seat):
                found.add("call")
        if self.decision == "talks" and (self.hand[seat].total() or self.warriors[seat].total()):
            found.add("show")
        if seat in self.offering:
            found.add("withdraw")
        if self.can_pass(seat):
            found.add("pass")
        return found

    def can_pass(self, seat: int) -> bool:
        if self.decision == "act":
            return not self.is_awaited(seat)
        return self.is_undecided(seat) or not self.is_awaited(seat)

    def can_call(self, seat: int) -> bool:
        return (
            self.is_fighter(seat)
            and self.hand[seat].total() > 0
            and any(self.can_help(other) for other in self.seats)
        )

    def answers(self, seat: int) -> set[str]:
        found = set()
        for maker in self.offering:
            name = self.general[maker]
            if seat not in self.unanswered[maker]:
                continue
            if maker in self.calling:
                if self.is_undecided(seat) and self.has_arms(seat):
                    found.add(f"answer {name}")
                continue
            found |= {f"reject {name}{reason}" for reason in REASONS}
            if self.can_accept(seat, maker):
                found.add(f"accept {name}")
        if self.is_fighter(seat):
            for other in self.proposals():
                if self.fighter_of(self.side[other]) == seat:
                    found |= {f"refuse {self.general[other]}{reason}" for reason in REASONS}
                    if self.has(seat, self.price[other]):
                        found.add(f"hire {self.general[other]}")
        if self.is_undecided(seat) and self.has_arms(seat):
            found |= {"support attacker", "support defender"}
        return found

    def has_arms(self, seat: int) -> bool:
        return self.warriors[seat].total() > 0 or self.hand[seat]["weapon"] > 0

    def has(self, seat: int, cards: Counter[str]) -> bool:
        return all(self.hand[seat][card] >= count for card, count in cards.items())

    def can_accept(self, seat: int, maker: int) -> bool:
        if self.asks[maker][:1] == ["help"] and not self.can_help(seat):
            return False
        return self.has(seat, self.want[maker])

    # A draft

    def draft_menu(self, seat: int) -> set[str]:
        for name, promise in (("promise", self.promise[seat]), ("ask", self.asks[seat])):
            if promise:
                steps = self.promise_steps(seat, name, promise)
                if steps:
                    return {*steps, "back"}
        give, want = self.give[seat], self.want[seat]
        found = {f"give {card}" for card in PROVISIONS if self.hand[seat][card] > give[card]}
        found.add("drop")
        left = {other for other in self.addressable(seat) if other not in self.to[seat]}
        found |= {f"to {self.general[other]}" for other in left}
        if len(left) > 1:
            found.add("to all")
        if (give.total() or want.total()) and self.to[seat]:
            found.add("send")
        if seat in self.calling:
            return found
        if want.total() < WANTED:
            found |= {f"want {card}" for card in PROVISIONS}
        if not self.promise[seat]:
            found |= {f"promise {kind}" for kind in ("peace", "troop", "square")}
            if self.can_help(seat):
                found.add("promise help")
        if not self.asks[seat]:
            found |= {f"ask {kind}" for kind in ("peace", "troop", "square")}
            # CORTEZ-8.7: of those who can still help, and all who were named must be able to.
            able = {other for other in self.others(seat) if self.can_help(other)}
            if able and self.to[seat] <= able:
                found.add("ask help")
        return found

    def addressable(self, seat: int) -> list[int]:
        """CORTEZ-8.7  Help is asked of those who can still give it; so is a call."""
        others = self.others(seat)
        if seat in self.calling:
            return [other for other in others if self.can_help(other)]
        if self.asks[seat][:1] == ["help"]:
            return [other for other in others if self.can_help(other)]
        return others

    def promise_steps(self, seat: int, name: str, promise: list[str]) -> set[str]:
        """What has still to be said of a promise: about what, then until when."""
        kind, at, until = promise
        if at == "-" and kind == "help":
            return {"side attacker", "side defender"}
        if at == "-" and kind == "square":
            return {f"spare {square}" for square in self.land.kind}
        if at == "-" and kind == "troop":
            troops = set(self.troop)
            if name == "promise":
                troops = {at for at in troops if self.is_opposing(seat, self.troop[at])}
            return {f"spare {at}" for at in troops}
        if until == "-" and kind != "help":
            return {f"until {moment}" for moment in MOMENTS}
        return set()

    def is_opposing(self, seat: int, troop: str) -> bool:
        """CORTEZ-6.3  Of the other nation, or with another player's collar."""
        return troop not in (self.general[seat], self.nation(seat))

    def draft(self, seat: int, words: list[str]) -> None:
        word, what = words[0], " ".join(words[1:])
        if word == "give":
            self.give[seat][what] += 1
        elif word == "want":
            self.want[seat][what] += 1
        elif word == "to":
            if what == "all":
                self.to[seat] |= set(self.addressable(seat))
            else:
                self.to[seat].add(self.seat(what))
        elif word == "promise":
            self.promise[seat] = [what, "-", "-"]
        elif word == "ask":
            self.asks[seat] = [what, "-", "-"]
        elif word == "drop":
            self.clear_offer(seat)
        elif word == "send":
            self.send(seat)
        else:
            self.draft_promise(seat, word, what)

    def draft_promise(self, seat: int, word: str, what: str) -> None:
        has_steps = self.promise[seat] and self.promise_steps(seat, "promise", self.promise[seat])
        promise = self.promise[seat] if has_steps else self.asks[seat]
        if word in ("spare", "side"):
            promise[1] = what
        elif word == "until":
            promise[2] = what
        else:
            assert word == "back"
            promise.clear()

    def clear_offer(self, seat: int) -> None:
        """The cards laid aside are in the hand again."""
        if seat in self.offering:
            self.hand[seat] += self.give[seat]
        for one in (self.give, self.want):
            one[seat] = Counter()
        self.to[seat] = set()
        self.unanswered[seat] = set()
        self.promise[seat], self.asks[seat] = [], []
        for seats in (self.drafting, self.offering, self.calling):
            seats.discard(seat)
        for other, maker in list(self.answering.items()):
            if maker == seat:
                self.drop_plan(other)

    def send(self, seat: int) -> None:
        self.drafting.discard(seat)
        self.offering.add(seat)
        self.unanswered[seat] = set(self.to[seat])
        self.hand[seat] = self.hand[seat] - self.give[seat]
        (self.sent_in_talks if self.decision == "talks" else self.sent)[seat] += 1
        self.quiet -= self.to[seat]
        self.let_others_speak(seat)

    def let_others_speak(self, seat: int) -> None:
        """CORTEZ-8.2  A seat with an open offer may speak again when others say something."""
        self.quiet -= self.offering - {seat}

    # Cards shown

    def show_menu(self, seat: int) -> set[str]:
        cards, ranks = self.shown_cards[seat], self.shown[seat]
        found = {f"show {card}" for card in PROVISIONS if self.hand[seat][card] > cards[card]}
        found |= {f"show {rank}" for rank in RANKS if self.warriors[seat][rank] > ranks[rank]}
        left = [other for other in self.others(seat) if other not in self.shown_to[seat]]
        found |= {f"to {self.general[other]}" for other in left}
        if len(left) > 1:
            found.add("to all")
        if self.shown_to[seat] and (cards.total() or ranks.total()):
            found.add("done")
        return {*found, "drop"}

    def show(self, seat: int, words: list[str]) -> None:
        word, what = words[0], " ".join(words[1:])
        if word == "show":
            if what in PROVISIONS:
                self.shown_cards[seat][what] += 1
            else:
                self.shown[seat][int(what)] += 1
        elif word == "to":
            self.shown_to[seat] |= {self.seat(what)} if what != "all" else set(self.others(seat))
        else:
            self.clear_show(seat)
            if word == "done":
                self.let_others_speak(seat)

    def clear_show(self, seat: int) -> None:
        self.showing.discard(seat)
        self.shown[seat], self.shown_cards[seat] = Counter(), Counter()
        self.shown_to[seat] = set()

    # Mercenaries

    def build_menu(self, seat: int) -> set[str]:
        """CORTEZ-7.4  At most one warrior, any weapons, a price of at most five cards."""
        found = {"drop"}
        has_warrior = self.laid[seat].total() > 0
        if not has_warrior:
            found |= {f"lay {rank}" for rank in RANKS if self.warriors[seat][rank]}
        if self.hand[seat]["weapon"]:
            found.add("weapon")
        if has_warrior or self.arms[seat]:
            found.add("done")
        is_free = seat in self.answering or self.tries[seat] >= TRIES
        if not is_free and self.price[seat].total() < WANTED:
            found |= {f"price {card}" for card in PROVISIONS}
        return found

    def build(self, seat: int, words: list[str]) -> None:
        word, what = words[0], words[-1]
        if word == "lay":
            self.warriors[seat][int(what)] -= 1
            self.laid[seat][int(what)] += 1
        elif word == "weapon":
            self.hand[seat]["weapon"] -= 1
            self.arms[seat] += 1
        elif word == "price":
            self.price[seat][what] += 1
        elif word == "drop":
            self.drop_plan(seat)
        else:
            self.declare(seat)

    def drop_plan(self, seat: int) -> None:
        """The cards of a plan, or of a refused proposal, are in the hand again."""
        self.warriors[seat] += self.laid[seat]
        self.hand[seat]["weapon"] += self.arms[seat]
        self.laid[seat], self.arms[seat] = Counter(), 0
        self.price[seat] = Counter()
        self.stance[seat], self.side[seat] = "undecided", "-"
        self.answering.pop(seat, None)

    def declare(self, seat: int) -> None:
        maker = self.answering.pop(seat, None)
        self.let_others_speak(seat)
        if maker is not None:
            self.hand[seat] += self.give[maker]
            self.give[maker] = Counter()
            self.stance[seat] = "joined"
            self.clear_offer(maker)
        else:
            self.stance[seat] = "proposed" if self.price[seat].total() else "joined"
        self.decided(seat, seat)

    def decided(self, seat: int, speaker: int) -> None:
        """A mercenary joined or went away: what they promised is over, and perhaps the talks."""
        if self.stance[seat] in ("joined", "away"):
            if self.promise[seat][:1] == ["help"]:
                if seat in self.offering:
                    self.clear_offer(seat)
                self.promise[seat] = []
            self.leave_calls(seat)
            self.let_others_speak(speaker)
            self.end_talks()

    def leave_calls(self, seat: int) -> None:
        for maker in sorted(self.calling & self.offering):
            if seat in self.unanswered[maker]:
                self.answered(seat, maker)

    def answered(self, seat: int, maker: int) -> None:
        """One of those an offer was made to has said no, or can no longer say yes."""
        self.unanswered[maker].discard(seat)
        if not self.unanswered[maker]:
            self.clear_offer(maker)

    def end_talks(self) -> None:
        raise NotImplementedError

    # Saying it

    def say(self, seat: int, words: list[str]) -> None:
        """What is said in a window outside drafts and plans."""
        word = words[0]
        other = self.seat(words[1]) if len(words) > 1 and words[1] in self.general else -1
        if word in ("reject", "refuse"):
            self.let_others_speak(seat)
        if word in ("offer", "call", "show"):
            self.quiet.discard(seat)
        if word == "offer":
            self.drafting.add(seat)
        elif word == "call":
            self.drafting.add(seat)
            self.calling.add(seat)
        elif word == "show":
            self.showing.add(seat)
        elif word == "withdraw":
            self.clear_offer(seat)
            self.let_others_speak(seat)
        elif word == "accept":
            self.accept(seat, other)
            self.let_others_speak(seat)
        elif word == "reject":
            self.answered(seat, other)
        elif word == "pass":
            self.fall_silent(seat)
        elif word == "support":
            self.stance[seat], self.side[seat] = "building", words[1]
        elif word == "answer":
            self.stance[seat] = "building"
            self.side[seat] = "attacker" if other == self.attacker else "defender"
            self.answering[seat] = other
        elif word == "hire":
            self.hand[seat] -= self.price[other]
            self.hand[other] += self.price[other]
            self.price[other] = Counter()
            self.stance[other] = "joined"
            self.decided(other, seat)
        else:
            assert word == "refuse"
            self.drop_plan(other)
            self.tries[other] += 1

    def fall_silent(self, seat: int) -> None:
        if self.is_undecided(seat):
            self.stance[seat] = "away"
            self.decided(seat, seat)
            return
        self.quiet.add(seat)
        for maker in sorted(self.offering - self.calling - {seat}):
            if seat in self.unanswered[maker]:
                self.let_others_speak(seat)
                self.answered(seat, maker)

    def accept(self, seat: int, maker: int) -> None:
        """CORTEZ-8.5  The first one binds both, at once."""
        self.hand[seat] -= self.want[maker]
        self.hand[seat] += self.give[maker]
        self.hand[maker] += self.want[maker]
        self.give[maker] = Counter()
        for promise, one, other in (
            (self.promise[maker], maker, seat),
            (self.asks[maker], seat, maker),
        ):
            if promise:
                self.pacts.append((one, other, list(promise), self.active))
        self.clear_offer(maker)

    def close_window(self) -> None:
        """CORTEZ-8.2  All that is open lapses with the decision it belongs to."""
        for seat in self.seats:
            self.clear_offer(seat)
            self.clear_show(seat)
