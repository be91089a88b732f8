"""Names of accounts: which may be taken, and when two are too much alike to be told apart."""

import unicodedata

from tambo.house.platform.errors import HouseError
from tambo.house.tables.names import clean_name
from tambo.texts import LANGUAGES, say

LEAST, MOST = 2, 24
MARKS = " -_.'’·"
RESERVED = (
    *("admin", "administrator", "anonymous", "bot", "departed", "guest", "host", "house"),
    *("invite", "maison", "moderator", "moderateur", "robot", "root", "staff", "system", "tambo"),
)
# Letters of other scripts, and digits, that are read as Latin letters; after case folding.
_LOOK = "аɑα:a в:b с:c ԁ:d е:e һ:h іıι1l|:i ј:j кκ:k м:m о0οσ:o рρ:p ѕ5:s тτ:t υ:u ѵν:v х:x уγ:y"
ALIKE = str.maketrans(
    {look: pair.rpartition(":")[2] for pair in _LOOK.split() for look in pair.rpartition(":")[0]}
)


def key_of(name: str) -> str:
    """A name as far as it must differ: no case, no accents, no marks, no look-alikes."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = "".join(c for c in unicodedata.normalize("NFKD", folded) if c.isalnum())
    return plain.translate(ALIKE)


def check_name(name: str, levels: list[str]) -> str:
    """The name as it will be shown; HouseError if nobody may be called so."""
    shown = clean_name(unicodedata.normalize("NFKC", name))
    if not LEAST <= len(shown) <= MOST:
        raise HouseError("name.signs", least=LEAST, most=MOST)
    if not all(c.isalnum() or c in MARKS or unicodedata.category(c) == "Mn" for c in shown):
        raise HouseError("name.signs", least=LEAST, most=MOST)
    key = key_of(shown)
    if len(key) < LEAST:
        raise HouseError("name.signs", least=LEAST, most=MOST)
    words = {key_of(word) for word in shown.replace("-", " ").replace("_", " ").split()} | {key}
    if words & _reserved(levels):
        raise HouseError("name.reserved")
    return shown


def _reserved(levels: list[str]) -> set[str]:
    """Words that stand for the house, its bots and its guests, in every language."""
    bots = {say(f"level-{level}", language) for level in levels for language in LANGUAGES}
    return {key_of(word) for word in (*RESERVED, *levels, *bots)}
