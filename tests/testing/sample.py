"""The sample game's clauses, for juries that try it."""

from pathlib import Path

from tambo.texts.pages import parse_page

SAMPLE = Path(__file__).parents[2] / "examples" / "harvest"
PAGE = parse_page("harvest", "en", (SAMPLE / "rules.md").read_text(encoding="utf-8"))
CLAUSES = frozenset(clause.id for chapter in PAGE.chapters for clause in chapter.clauses)
