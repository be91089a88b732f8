"""Records whole games as the house sends them to screens, for the tests of the front end.

For each game (examples/harvest too) and each number of players there is one file in
web/test-results/frames, with a few matches: random ones, and those kept in tests/games. Each is
recorded as its first seat and as a spectator saw it, menus and events included, with choices taken
back alone and by agreement in between. The same sources give the same files.

A frame says only what is new since the one before. `--if-stale` records nothing when the files were
made from the sources of today.
"""

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import tambo
from tambo.core.event import kind_of
from tambo.core.game import Game
from tambo.core.match import Match, Step
from tambo.core.record import beginning
from tambo.house.tables.frames import Viewer
from tambo.house.tables.model import LogRow, SeatRow, TableRow, TableSnapshot
from tambo.house.tables.projection import StreamVersion, TableProjection

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
RECORDS = ROOT / "tests" / "games"
TARGET = ROOT / "web" / "test-results" / "frames"
STAMP = TARGET / "sources"
SOURCES = (
    Path(__file__),
    RECORDS,
    EXAMPLES,
    *(ROOT / "src" / "tambo" / part for part in ("core", "games", "house/tables")),
)
GAMES = ("cortez", "harvest", "tahuantinsuyu", "tiki", "titicaca", "tiwanaku")
VIEWERS: tuple[Viewer, ...] = (0, None)
UNDO = 0.03
"""Share of steps after which the seat tries to take its choice back."""
REWINDS = (25, 60)
"""After so many steps all agree to go back."""
BACK = 4
"""So many steps."""
MOST_STEPS = 1500
"""Random talkers in Cortez would fill a file with more of the same."""

Options = Mapping[str, Any]
VARIANTS: dict[str, tuple[Options, ...]] = {
    "tiki": ({}, {"shaman": True, "swap": True}, {"villages": "three-cursed"}),
    "tiwanaku": ({}, {"mode": "cooperative"}, {"board": "short"}),
}


class Recording:
    """What one viewer of a table is sent: a frame whenever there is something new."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.frames: list[dict[str, Any]] = []
        self._version: StreamVersion | None = None
        self._before: dict[str, Any] = {}

    def watch(self, table: TableProjection) -> None:
        version = table.stream_version(self.viewer)
        if version == self._version:
            return
        since = 0 if self._version is None else self._version[0]
        self._version = version
        frame = msgspec.to_builtins(table.frame(self.viewer, since))
        self.frames.append(_news(self._before, frame))
        self._before = frame

    def standing(self, match: Match) -> list[list[Any]]:
        """The kind and data of each event of the steps that stand, as far as the viewer saw it."""
        return [
            [event.kind, event.fields()]
            for step in match.steps
            for event in step.events
            if event.is_seen_by(self.viewer)
        ]


def _news(before: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The fields of a frame, and of the view in it, that are not as they were."""
    if not before:
        return frame
    news = _changed(before, frame)
    news["view"] = _changed(before["view"], frame["view"])
    return news


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    assert before.keys() == now.keys(), "a field came or went"
    return {name: value for name, value in now.items() if value != before[name]}


class RecordedTable:
    """A table without a house around it. Every change is a row of its log, as in the house."""

    def __init__(self, match: Match) -> None:
        row = TableRow(
            id="recorded",
            game=match.game.meta.name,
            rules_version=match.game.meta.rules_version,
            players=match.players,
            options=match.options,
            seed=match.seed,
            setup=list(match.setup),
            start=match.start,
            status="running",
            reason=None,
            moves=0,
            owner_id="",
            created=0,
            predecessor=None,
        )
        seats = [
            SeatRow(seat, "person", f"P{seat}", "", None, None) for seat in range(match.players)
        ]
        self.table = TableProjection(match.game, TableSnapshot(row, seats, None))
        self.recordings = [Recording(viewer) for viewer in VIEWERS]
        self._rows: list[int] = []
        self._watch()

    @property
    def match(self) -> Match:
        return self.table.match

    def play(self, seat: int, choice: int) -> None:
        after = self.match.clone()
        after.play(seat, choice)
        self.follow(after, after.steps[-1])

    def follow(self, after: Match, step: Step) -> None:
        entry = self._row("play", step.seat, step.text, list(step.rolls))
        self.table.advance(entry, after, [step])
        self._watch()

    def undo(self, seat: int) -> None:
        self.table.replay(self._row("undo", seat))
        self._watch()

    def rewind(self, seat: int, steps: int) -> None:
        """All agree to take the last steps back."""
        shown = self.table.line[len(self.table.line) - steps]
        self.table.replay(self._row("rewind", seat, str(shown.row)))
        self._watch()

    def _row(self, kind: Any, seat: int, body: str = "", rolls: Sequence[int] = ()) -> LogRow:
        number = self.table.applied + 1
        return LogRow("recorded", number, kind, seat, body, list(rolls), str(number), number)

    def _watch(self) -> None:
        for recording in self.recordings:
            recording.watch(self.table)

    def recorded(self) -> dict[str, Any]:
        return {
            "options": self.match.options,
            "viewers": [
                {"seat": one.viewer, "standing": one.standing(self.match), "frames": one.frames}
                for one in self.recordings
            ],
        }


def at_random(match: Match, seed: str) -> RecordedTable:
    """A whole match of seats that choose at random, and now and then take it back."""
    dice = random.Random(seed)
    table = RecordedTable(match)
    rewinds = list(REWINDS)
    while table.match.to_act and table.table.applied < MOST_STEPS:
        seat = dice.choice(table.match.to_act)
        choice = dice.choice(table.match.menu(seat)).id
        table.play(seat, choice)
        if dice.random() < UNDO and table.match.undo_refusal(seat) is None:
            table.undo(seat)
        if rewinds and table.table.applied >= rewinds[0] and len(table.match.steps) > BACK:
            rewinds.pop(0)
            table.rewind(seat, BACK)
    return table


def kept(game: Game, record: Mapping[str, Any]) -> RecordedTable:
    """A match that was kept as a record."""
    played = game.replay(record)
    setup = list(played.setup)
    options: dict[str, object] = {**played.options}
    match = beginning(game, played.players, options, played.seed, played.start, setup)
    table = RecordedTable(match)
    for step in played.steps:
        match = match.clone()
        match.replay_step(step.seat, step.text, list(step.rolls))
        table.follow(match, match.steps[-1])
    return table


def records_of(game: str, players: int) -> Iterator[dict[str, Any]]:
    for path in sorted((RECORDS / game / "records").glob("*.json")):
        record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if record["players"] == players:
            yield record


def matches_of(game: Game, players: int) -> Iterator[RecordedTable]:
    for options in VARIANTS.get(game.meta.name, ({},)):
        if all(_fits(game, name, players) for name in options):
            seed = f"screens {players} {sorted(options)}"
            yield at_random(game.new(players, seed, **options), seed)
    for record in records_of(game.meta.name, players):
        yield kept(game, record)


def _fits(game: Game, option: str, players: int) -> bool:
    """Whether an option is there for so many players."""
    (found,) = [one for one in game.meta.options if one.name == option]
    return not found.players or players in found.players


def recorded(name: str, players: int) -> dict[str, Any]:
    game = tambo.load(name)
    return {
        "game": name,
        "players": players,
        "kinds": [kind_of(fact) for fact in game.facts],
        "matches": [table.recorded() for table in matches_of(game, players)],
    }


def digest() -> str:
    """Changes with every source that a recorded frame may depend on."""
    found = hashlib.sha256()
    for source in SOURCES:
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.suffix in (".py", ".json") and "__pycache__" not in path.parts:
                found.update(f"{path.relative_to(ROOT)}\0".encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def _lengthen_shelf() -> None:
    """Here and in no process that is started from here."""
    shelf = sys.modules["tambo.games"]
    shelf.__path__ = [*shelf.__path__, str(EXAMPLES)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--if-stale", action="store_true", help="only when sources have changed")
    parser.add_argument("--into", type=Path, default=TARGET, help="the folder of the files")
    chosen = parser.parse_args(arguments)
    stamp, today = chosen.into / STAMP.name, digest()
    if chosen.if_stale and stamp.exists() and stamp.read_text(encoding="utf-8") == today:
        return 0
    chosen.into.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    _lengthen_shelf()
    for name in GAMES:
        for players in tambo.load(name).meta.players:
            path = chosen.into / f"{name}-{players}.json"
            path.write_bytes(msgspec.json.encode(recorded(name, players)))
    stamp.write_text(today, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
