"""The grammar of the command line: every command, its arguments, and their help.

Owns names, defaults and help keys. What a command does is in the module it imports when called.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, field, fields, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import cyclopts
from cyclopts import App, Group, Parameter

from tambo.cli.errors import CHECK_FAILED, INTERRUPTED, from_parser, report_error
from tambo.cli.helping import HelpPages
from tambo.cli.translator import Translator, take_language, translator_for
from tambo.core.errors import TamboError
from tambo.core.phrase import set_speaker

if TYPE_CHECKING:
    from tambo.house.settings import Flag

ORDER = [
    *("play", "serve", "games", "rules", "position", "replay", "verify"),
    *("bot", "simulate", "arena", "bench", "workshop", "scenario"),
    *("backup", "restore", "rerun", "ratings", "admin-link"),
]


def run(arguments: list[str]) -> int:
    """Carry out one command line and give its exit code."""
    wanted, rest = take_language(arguments)
    try:
        texts = translator_for(wanted, os.environ)
    except TamboError as error:
        return report_error(error, translator_for(None, os.environ))
    set_speaker(texts)
    try:
        code = grammar(texts)(
            rest, exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except cyclopts.CycloptsError as error:
        return report_error(from_parser(error), texts)
    except TamboError as error:
        return report_error(error, texts)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has ended (`tambo rules tiki | head`): nothing left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CHECK_FAILED


def grammar(texts: Translator) -> App:
    """All commands, explained in the translator's language."""
    app = App(
        name="tambo",
        help=texts("terminal-help-tambo"),
        usage=texts("terminal-usage-tambo"),
        version=_version,
        help_format="plaintext",
        help_epilogue=texts("terminal-help-language"),
        help_formatter=HelpPages(texts),
        group_commands=Group(texts("terminal-help-commands"), sort_key=1),
        group_parameters=Group(texts("terminal-help-flags"), sort_key=2),
        group_arguments=Group(texts("terminal-help-arguments"), sort_key=1),
        suppress_keyboard_interrupt=False,
        default_parameter=Parameter(negative=(), show_default=False),
    )
    app["--help"].help = texts("terminal-help-help")
    app["--version"].help = texts("terminal-help-version")
    _add_playing(app, texts)
    _add_serving(app, texts)
    _add_bot(app, texts)
    _add_measuring(app, texts)
    _add_reading(app, texts)
    _add_records(app, texts)
    _add_scenario(app, texts)
    _add_backup(app, texts)
    _add_administration(app, texts)
    return app


def _add_playing(app: App, texts: Translator) -> None:
    tell = _flags(texts)
    text = Annotated[str | None, tell("position", metavar="TEXT", allow_leading_hyphen=True)]

    @_command(app, texts, "play")
    def play(
        game: Annotated[str, tell("game")],
        /,
        *,
        bot: Annotated[str | None, tell("bot", metavar="LEVEL")] = None,
        seat: Annotated[int, tell("seat", metavar="N", show_default=True)] = 0,
        seed: Annotated[str | None, tell("seed", metavar="SEED")] = None,
        option: Annotated[list[str] | None, tell("option", alias="-o", metavar="N=V")] = None,
        position: text = None,
        save: Annotated[Path | None, tell("save", metavar="FILE")] = None,
        plain: Annotated[bool, tell("plain")] = False,
    ) -> int:
        from tambo.cli.play import play as begin

        return begin(
            texts,
            game,
            bot=bot,
            seat=seat,
            seed=seed,
            options=option or [],
            position=position,
            save=save,
            plain=plain,
        )


def _add_serving(app: App, texts: Translator) -> None:
    """The flags of a house are those fields of its settings that are marked so."""
    from tambo.house.settings import Settings

    tell = _flags(texts)
    hints = get_type_hints(Settings)

    def spelled(one: Field[Any]) -> tuple[str, Any, Any]:
        flag: Flag = one.metadata["flag"]
        name = flag.name or one.name.replace("_", "-")
        more = {"metavar": flag.metavar, "env_var": flag.env, "show_default": flag.show_default}
        given = {key: value for key, value in more.items() if value}
        if flag.name is not None:
            given["name"] = f"--{flag.name}"
        kind = Annotated[hints[one.name], tell(name, **given)]  # type: ignore[valid-type,name-defined]
        if one.default is MISSING:
            assert one.default_factory is not MISSING
            return one.name, kind, field(default_factory=one.default_factory)
        return one.name, kind, field(default=one.default)

    marked = [spelled(one) for one in fields(Settings) if "flag" in one.metadata]
    kind: Any = make_dataclass("Flags", marked, kw_only=True, namespace={"__module__": __name__})

    def serve(
        *,
        flags: Any = None,
        port: Annotated[int | None, tell("port", metavar="N")] = None,
        log_level: Annotated[str, tell("log-level", show_default=True)] = "warning",
        open_browser: Annotated[bool, tell("open", name="--open")] = False,
    ) -> int:
        from tambo.cli.serving import serve as begin

        settings = Settings(**vars(flags)) if flags else Settings()
        return begin(texts, settings, port=port, log_level=log_level, open_browser=open_browser)

    serve.__annotations__["flags"] = Annotated[kind, Parameter(name="*")]
    _command(app, texts, "serve")(serve)


def _add_bot(app: App, texts: Translator) -> None:
    tell = _flags(texts)

    @_command(app, texts, "bot")
    def bot(
        name: Annotated[str, tell("bot-name")],
        /,
        *,
        url: Annotated[str, tell("bot-url", metavar="URL")],
        token: Annotated[str | None, tell("bot-token", metavar="TOKEN")] = None,
        table: Annotated[str | None, tell("bot-table", metavar="TABLE")] = None,
        any_table: Annotated[bool, tell("bot-any", name="--any")] = False,
        once: Annotated[bool, tell("bot-once")] = False,
    ) -> int:
        from tambo.cli.bot import bot as begin

        return begin(texts, name, url=url, token=token, table=table, any_table=any_table, once=once)


def _add_measuring(app: App, texts: Translator) -> None:
    tell = _flags(texts)

    @_command(app, texts, "simulate")
    def simulate(
        game: Annotated[str, tell("game")],
        /,
        *,
        count: Annotated[
            int, tell("count", name="--count", alias="-n", metavar="N", show_default=True)
        ] = 1000,
        seed: Annotated[str | None, tell("seed", metavar="SEED")] = None,
        option: Annotated[list[str] | None, tell("option", alias="-o", metavar="N=V")] = None,
        bot: Annotated[str | None, tell("simulate-bot", metavar="LEVEL")] = None,
        workers: Annotated[int | None, tell("workers", metavar="N")] = None,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.labs import simulate as begin

        return begin(texts, game, count, seed, option or [], bot, workers, json)

    @_command(app, texts, "arena")
    def arena(
        game: Annotated[str, tell("game")],
        /,
        *levels: Annotated[str, tell("levels")],
        count: Annotated[
            int, tell("count", name="--count", alias="-n", metavar="N", show_default=True)
        ] = 100,
        seed: Annotated[str | None, tell("seed", metavar="SEED")] = None,
        option: Annotated[list[str] | None, tell("option", alias="-o", metavar="N=V")] = None,
        workers: Annotated[int | None, tell("workers", metavar="N")] = None,
        players: Annotated[int | None, tell("players", metavar="N")] = None,
        alone: Annotated[bool, tell("alone")] = False,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.labs import arena as begin

        chosen = option or []
        return begin(texts, game, list(levels), count, seed, chosen, workers, players, alone, json)

    @_command(app, texts, "bench")
    def bench(
        *,
        seconds: Annotated[float, tell("seconds", metavar="S", show_default=True)] = 1.0,
        own: Annotated[bool, tell("own")] = False,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.measuring import bench as begin

        return begin(texts, seconds, own, json)


def _add_reading(app: App, texts: Translator) -> None:
    tell = _flags(texts)

    @_command(app, texts, "games")
    def games(*, json: Annotated[bool, tell("json")] = False) -> int:
        from tambo.cli.shelf import games as begin

        return begin(texts, json)

    @_command(app, texts, "rules")
    def rules(
        game: Annotated[str, tell("game")],
        clause: Annotated[str | None, tell("clause")] = None,
        /,
        *,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.rules import rules as begin

        return begin(texts, game, clause, json)

    @_command(app, texts, "position")
    def position(
        game: Annotated[str, tell("game")],
        /,
        *text: Annotated[str, tell("text", allow_leading_hyphen=True)],
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.position import position as begin

        return begin(texts, game, " ".join(text), json)

    @_command(app, texts, "workshop")
    def workshop(
        game: Annotated[str, tell("game")],
        part: Annotated[str | None, tell("workshop-part")] = None,
        file: Annotated[str | None, tell("workshop-file", allow_leading_hyphen=True)] = None,
        /,
        *,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.workshop import workshop as begin

        return begin(texts, game, part, file, json)


def _add_records(app: App, texts: Translator) -> None:
    tell = _flags(texts)

    @_command(app, texts, "replay")
    def replay(
        file: Annotated[Path, tell("file")],
        /,
        *,
        move: Annotated[int | None, tell("move", metavar="N")] = None,
        plain: Annotated[bool, tell("plain")] = False,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.replay import replay as begin

        return begin(texts, file, move, plain, json)

    @_command(app, texts, "verify")
    def verify(
        *files: Annotated[Path, tell("files")],
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.verify import verify as begin

        return begin(texts, list(files), json)


def _add_scenario(app: App, texts: Translator) -> None:
    tell = _flags(texts)

    @_command(app, texts, "scenario")
    def scenario(
        action: Annotated[str, tell("scenario-action")],
        what: Annotated[str | None, tell("scenario-what", allow_leading_hyphen=True)] = None,
        /,
        *,
        board: Annotated[str, tell("scenario-board", show_default=True)] = "long",
        seed: Annotated[str | None, tell("seed", metavar="SEED")] = None,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.scenario import scenario as begin

        return begin(texts, action, what, board, seed, json)


def _add_backup(app: App, texts: Translator) -> None:
    tell = _flags(texts)
    at = Annotated[Path | None, tell("database", metavar="FILE")]
    server = Annotated[str | None, tell("database-url", metavar="URL")]

    @_command(app, texts, "backup")
    def backup(
        file: Annotated[Path, tell("backup-file")],
        /,
        *,
        database: at = None,
        database_url: server = None,
    ) -> int:
        from tambo.cli.administration import backup as begin

        return begin(texts, file, database, database_url)

    @_command(app, texts, "restore")
    def restore(
        file: Annotated[Path, tell("restore-file")],
        /,
        *,
        database: at = None,
        database_url: server = None,
    ) -> int:
        from tambo.cli.administration import restore as begin

        return begin(texts, file, database, database_url)


def _add_administration(app: App, texts: Translator) -> None:
    tell = _flags(texts)
    at = Annotated[Path | None, tell("database", metavar="FILE")]
    server = Annotated[str | None, tell("database-url", metavar="URL")]

    @_command(app, texts, "admin-link")
    def admin_link(
        *,
        url: Annotated[str | None, tell("house-url", metavar="URL")] = None,
        database: at = None,
        key_file: Annotated[Path | None, tell("key-file", metavar="FILE")] = None,
    ) -> int:
        from tambo.cli.administration import admin_link as begin

        return begin(texts, url, database, key_file)

    @_command(app, texts, "rerun")
    def rerun(
        *,
        database: at = None,
        database_url: server = None,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.administration import rerun as begin

        return begin(texts, database, database_url, json)

    @_command(app, texts, "ratings")
    def ratings(
        game: Annotated[str | None, tell("game")] = None,
        /,
        *,
        rebuild: Annotated[bool, tell("rebuild")] = False,
        database: at = None,
        database_url: server = None,
        json: Annotated[bool, tell("json")] = False,
    ) -> int:
        from tambo.cli.ratings import ratings as begin

        return begin(texts, game, rebuild, database, database_url, json)


def _command(
    app: App, texts: Translator, name: str
) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Adds a function under a name; help and usage come from the catalogues."""

    def add(function: Callable[..., int]) -> Callable[..., int]:
        about, usage = texts(f"terminal-help-{name}"), texts(f"terminal-usage-{name}")
        app.command(function, name=name, help=about, usage=usage, sort_key=ORDER.index(name))
        app[name]["--help"].help = texts("terminal-help-help")
        return function

    return add


def _flags(texts: Translator) -> Callable[..., Parameter]:
    def tell(key: str, **more: Any) -> Parameter:
        return Parameter(help=texts(f"terminal-flag-{key}"), **more)

    return tell


def _version() -> str:
    from tambo import __version__

    return f"tambo {__version__}"
