"""`tambo backup`, `restore`, `rerun` and `admin-link`: what an admin does with a whole house."""

from pathlib import Path
from typing import TYPE_CHECKING

from tambo.cli.errors import CHECK_FAILED
from tambo.cli.output import print_json, progress
from tambo.cli.translator import Translator
from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase

if TYPE_CHECKING:
    from tambo.house.settings import Settings


def backup(texts: Translator, file: Path, database: Path | None, url: str | None) -> int:
    from tambo.house.admin.backup import back_up

    counts = back_up(settings_of(database, url), file)
    print(texts("terminal-backup-done", file=str(file), **_words(counts)))
    return 0


def restore(texts: Translator, file: Path, database: Path | None, url: str | None) -> int:
    from tambo.house.admin.backup import restore as begin
    from tambo.house.platform.database.errors import StoreInUse

    settings = settings_of(database, url)
    try:
        counts = begin(settings, file)
    except StoreInUse:
        path = str(settings.database)
        raise TamboError("database.in-use", Phrase("house-in-use", {"path": path})) from None
    print(texts("terminal-restore-done", file=str(file), **_words(counts)))
    return 0


def admin_link(
    texts: Translator, url: str | None, database: Path | None, key_file: Path | None
) -> int:
    """A link that opens the admin's page for twelve hours. Needs the key of the house."""
    import time

    from tambo.house.platform.identity import Credentials, read_key
    from tambo.house.serve import PORT
    from tambo.house.settings import Settings, default_database

    path = Settings(database=database or default_database(), key_path=key_file).key_file
    if not path.is_file():
        raise TamboError("admin-link.key", Phrase("terminal-admin-link-key", {"path": str(path)}))
    address = (url or f"http://127.0.0.1:{PORT}").rstrip("/")
    token = Credentials(read_key(path)).admin_token(time.time())
    print(f"{address}/admin#{token}")
    return 0


def rerun(texts: Translator, database: Path | None, url: str | None, json: bool) -> int:
    """Exit code 1 if any match would go another way."""
    from tambo.house.admin.backup import rerun as begin
    from tambo.house.catalog.games import house_catalog

    with progress(texts, "terminal-progress-matches", 1) as bar:
        told = begin(settings_of(database, url), house_catalog(), bar)
    if json:
        import msgspec

        print_json(msgspec.to_builtins(told))
    else:
        for found in told.differences:
            print(
                texts(
                    "terminal-rerun-difference",
                    table=found.table,
                    game=found.game,
                    version=found.rules_version,
                    step=found.step,
                    why=found.why,
                )
            )
        differ = len(told.differences)
        print(texts("terminal-rerun-done", matches=told.matches, moves=told.moves, differ=differ))
    return CHECK_FAILED if told.differences else 0


def settings_of(database: Path | None, url: str | None) -> "Settings":
    from tambo.cli.serving import check_database_url
    from tambo.house.settings import Settings, default_database

    check_database_url(url)
    return Settings(database=(database or default_database()).resolve(), database_url=url)


def _words(counts: dict[str, int]) -> dict[str, int]:
    return {"tables": counts.get("tables", 0), "moves": counts.get("log", 0)}
