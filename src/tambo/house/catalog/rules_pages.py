"""The rules pages as cards. The pages are read in `tambo.texts.pages`."""

from tambo.house.catalog.wire import Chapter, Clause, RulesPage, TextPiece
from tambo.texts import Language
from tambo.texts.pages import page, pieces_of


def rules_page(game: str, language: Language) -> RulesPage:
    """TamboError if the game has no page in that language."""
    found = page(game, language)
    return RulesPage(
        game=found.game,
        language=found.language,
        intro=[_pieces(paragraph) for paragraph in found.intro.split("\n\n")],
        chapters=[
            Chapter(
                chapter.id,
                chapter.title,
                [Clause(clause.id, _pieces(clause.text)) for clause in chapter.clauses],
            )
            for chapter in found.chapters
        ],
    )


def _pieces(text: str) -> list[TextPiece]:
    return [TextPiece(piece.kind, piece.text, piece.reason) for piece in pieces_of(text)]
