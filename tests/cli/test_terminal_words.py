"""The terminal's catalogue and the code that speaks it belong together."""

import re
from pathlib import Path

from fluent.syntax import ast, parse

import tambo.cli
from tambo.cli.play.words import NAMES, explain, parse_order
from tambo.cli.translator import Translator

FOLDER = Path(tambo.cli.__file__).parent
CATALOGUE = FOLDER.parent / "texts" / "terminal.en.ftl"


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))


def keys() -> set[str]:
    entries = parse(CATALOGUE.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    """Keys written out whole, and those of complaints."""
    text = sources()
    used = set(re.findall(r'"(terminal-[a-z0-9-]+[a-z0-9])"', text))
    codes = re.findall(r'usage_error\(\s*"([a-z.]+)"', text)
    used |= {f"terminal-error-{code.replace('.', '-')}" for code in codes}

    assert len(used) > 50
    assert sorted(used - keys()) == []


def test_every_sentence_of_the_catalogue_is_said_somewhere() -> None:
    """No key outlives the code that spoke it."""
    text = sources()
    codes = {code.replace(".", "-") for code in re.findall(r'usage_error\(\s*"([a-z.]+)"', text)}
    patterns = [
        re.compile(re.sub(r"\\\{.*?\\\}", "[a-z-]+", re.escape(key)))
        for key in re.findall(r"[\"'](terminal-[^\"' ]+)", text)
    ]

    def is_said(key: str) -> bool:
        if key.startswith("terminal-error-"):
            return key.removeprefix("terminal-error-") in codes
        return key == "error-rules-none" or any(pattern.fullmatch(key) for pattern in patterns)

    assert sorted(key for key in keys() if not is_said(key)) == []


def test_words_of_the_table_are_understood_in_both_languages() -> None:
    """Each word as the help spells it, the English one everywhere, and no two alike."""
    for texts in (Translator("en"), Translator("fr")):
        spelled = [word for word, _ in explain(texts)]
        assert len(set(spelled)) == len(NAMES)
        for name, word in zip(NAMES, spelled, strict=True):
            for text in (word, word.upper(), name, f"  {word} 3.4 "):
                order = parse_order(text, texts)
                assert order is not None
                assert order.name == name
    assert parse_order("b2", Translator("en")) is None
