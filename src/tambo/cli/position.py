"""`tambo position`: a position text as a board with its menus."""

import sys

from rich.console import Console
from rich.text import Text

from tambo.cli.output import print_json
from tambo.cli.paint import painted_board
from tambo.cli.sentences import seat_name, sheet_of, verdict
from tambo.cli.translator import Translator
from tambo.core.match import Match
from tambo.games import load


def position(texts: Translator, game: str, text: str, json: bool) -> int:
    rules = load(game)
    given = sys.stdin.read() if text.strip() in ("", "-") else text
    match = rules.from_position(given)
    if json:
        print_json(_as_data(match, texts))
        return 0
    console = Console(highlight=False, soft_wrap=True)
    for line in painted_board(match, None, texts):
        console.print(line)
    console.print()
    outcome = match.outcome
    if outcome is not None:
        console.print(verdict(match, outcome, texts))
        for row in sheet_of(match, outcome, texts):
            console.print(f"  {row.name:<10} {row.points:>3}  {row.text} ({row.clause})")
    for seat in match.to_act:
        prompt = match.prompt(seat)
        assert prompt is not None
        console.print(Text(f"{seat_name(match, seat, texts)}: {texts(prompt)}", style="bold"))
        for choice in match.menu(seat):
            console.print(f"  {choice.text:<14} {texts(choice.phrase)}", markup=False)
    console.print(Text(match.position(), style="dim"))
    return 0


def _as_data(match: Match, texts: Translator) -> dict[str, object]:
    return {
        "position": match.position(),
        "board": [texts(phrase) for phrase in match.board(None)],
        "view": match.view(None),
        "to_act": list(match.to_act),
        "menus": {
            str(seat): [
                {
                    "id": choice.id,
                    "text": choice.text,
                    "elements": choice.elements,
                    "sentence": texts(choice.phrase),
                }
                for choice in match.menu(seat)
            ]
            for seat in match.to_act
        },
        "outcome": match.record()["outcome"],
    }
