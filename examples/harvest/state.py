"""The state of Harvest: hands, piles and what lies face down."""

from tambo.core.state import State

LAY = 0
REAP = 1
OVER = 2
NOTHING = 0


class HarvestState(State):
    """`laid[seat]` is the card a seat has laid this round, NOTHING before it has."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid: list[int] = [NOTHING] * players
        self.scores: list[int] = [0] * players
        self.round: int = 1
        self.rounds: int = 5
        self.has_teams: bool = False
        self.decision: int = LAY
        self.reaper: int = -1

    def clone(self) -> "HarvestState":
        copy = HarvestState(self.players)
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.laid = self.laid[:]
        copy.scores = self.scores[:]
        copy.round = self.round
        copy.rounds = self.rounds
        copy.has_teams = self.has_teams
        copy.decision = self.decision
        copy.reaper = self.reaper
        return copy

    def team_of(self, seat: int) -> int:
        return seat % 2 if self.has_teams else seat
