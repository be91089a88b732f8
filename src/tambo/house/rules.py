"""The rules pages as cards. The pages are read in `tambo.texts.pages`."""

from tambo.house.wire.shelf import Chapter, Clause, RulesPage
from tambo.texts import Language
from tambo.texts.pages import page


def rules_page(game: str, language: Language) -> RulesPage:
    """TamboError if the game has no page in that language."""
    found = page(game, language)
    return RulesPage(
        game=found.game,
        language=found.language,
        intro=found.intro,
        chapters=[
            Chapter(
                chapter.id,
                chapter.title,
                [Clause(clause.id, clause.text, clause.is_ruling) for clause in chapter.clauses],
            )
            for chapter in found.chapters
        ],
    )
