"""`tambo position`: a position text as a board with its menus."""

import sys

from rich.console import Console
from rich.text import Text

from tambo.cli.output import print_json
from tambo.cli.paint import painted_board
from tambo.cli.sentences import seat_name, sheet_of, verdict
from tambo.cli.voice import Voice
from tambo.core.match import Match
from tambo.games import load


def position(voice: Voice, game: str, text: str, json: bool) -> int:
    rules = load(game)
    given = sys.stdin.read() if text.strip() in ("", "-") else text
    match = rules.from_position(given)
    if json:
        print_json(_as_data(match, voice))
        return 0
    console = Console(highlight=False, soft_wrap=True)
    for line in painted_board(match, None, voice):
        console.print(line)
    console.print()
    outcome = match.outcome
    if outcome is not None:
        console.print(verdict(match, outcome, voice))
        for row in sheet_of(match, outcome, voice):
            console.print(f"  {row.name:<10} {row.points:>3}  {row.text} ({row.clause})")
    for seat in match.to_act:
        prompt = match.prompt(seat)
        assert prompt is not None
        console.print(Text(f"{seat_name(match, seat, voice)}: {voice(prompt)}", style="bold"))
        for choice in match.menu(seat):
            console.print(f"  {choice.text:<14} {voice(choice.phrase)}", markup=False)
    console.print(Text(match.position(), style="dim"))
    return 0


def _as_data(match: Match, voice: Voice) -> dict[str, object]:
    return {
        "position": match.position(),
        "board": [voice(phrase) for phrase in match.board(None)],
        "view": match.view(None),
        "to_act": list(match.to_act),
        "menus": {
            str(seat): [
                {
                    "id": choice.id,
                    "text": choice.text,
                    "elements": choice.elements,
                    "sentence": voice(choice.phrase),
                }
                for choice in match.menu(seat)
            ]
            for seat in match.to_act
        },
        "outcome": match.record()["outcome"],
    }
