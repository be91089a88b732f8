"""Facts about the project as a whole: pins, paths, versions, sizes, and the two speeds."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import tambo
from tambo import _pure

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"https?://|git\+|file:|^\s*(-i|-f|--index|--extra-index|--find-links)", re.M)


def tracked(*patterns: str) -> list[Path]:
    """The files of the project as git knows them; those already removed on disk left out."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--", *patterns], cwd=ROOT, capture_output=True, check=True
        )
    except (FileNotFoundError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    names = [name for name in listing.stdout.decode().split("\0") if name]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def texts(*patterns: str) -> dict[str, str]:
    found = {}
    for path in tracked(*patterns):
        try:
            found[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return found


def project() -> dict[str, dict[str, object]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def test_pins_are_names_versions_and_hashes_only() -> None:
    """A pin says what to install, never from where."""
    pins = texts("requirements/*")

    assert {"requirements/base.txt", "requirements/dev.txt"} <= pins.keys()
    assert [name for name, text in pins.items() if ADDRESS.search(text)] == []
    for name, text in pins.items():
        if name.endswith(".txt"):
            packages = re.findall(r"^[a-z0-9].*", text, re.M | re.I)
            assert packages
            assert [line for line in packages if "==" not in line] == []
            assert text.count("--hash=sha256:") >= len(packages)


def test_the_front_end_lock_has_no_addresses() -> None:
    """The npm lock file names versions and integrity, never a registry."""
    locks = texts("web/package-lock.json", "web/.npmrc")

    assert "web/package-lock.json" in locks
    for name, text in locks.items():
        assert '"resolved": "http' not in text, name
        assert "registry=" not in text, name


def test_declared_dependencies_are_the_pinned_ones() -> None:
    """pyproject.toml and requirements/base.in list the same packages."""

    def names(lines: list[str]) -> set[str]:
        plain = [re.split(r"[\s<>=!~]", line)[0] for line in lines if not line.startswith("#")]
        return {name.lower().replace(".", "-").replace("_", "-") for name in plain if name}

    declared = project()["project"]["dependencies"]

    assert isinstance(declared, list)
    assert names(declared) == names((ROOT / "requirements/base.in").read_text().splitlines())


def test_no_paths_of_one_machine() -> None:
    """No tracked file names a directory that exists on one machine only."""
    homes = re.compile(r"(?<![\w.])/(?:home|Users|root|work|farm|opt)/\w")

    found = [
        f"{name}: {hit.group()}"
        for name, text in texts().items()
        if not name.endswith(".svg") and (hit := homes.search(text))
    ]

    assert found == []


def test_one_version_everywhere() -> None:
    """The package, its metadata, pyproject.toml and the changelog agree on the version."""
    declared = project()["project"]["version"]

    assert tambo.__version__ == declared
    assert version("tambo") == declared
    assert f"\n## {declared}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_files_stay_small() -> None:
    """A source file of 500 lines or more is two files."""
    sources = texts("*.py", "*.ts", "*.svelte")

    long = {
        name: lines
        for name, text in sources.items()
        if "/generated/" not in name and (lines := text.count("\n")) >= 500
    }

    assert long == {}


def test_functions_stay_small() -> None:
    """A function of the package of more than 60 lines is two; ruff counts the ways through it."""
    sources = texts("src/*.py", "scripts/*.py")

    long = {
        f"{name}: {node.name}": lines
        for name, text in sources.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > 60
    }

    assert len(sources) > 300
    assert long == {}


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "src/tambo/py.typed").exists()


def test_compiled_modules_are_fresh() -> None:
    """What is compiled was compiled from the sources that are there."""
    stamp = ROOT / "src/tambo__mypyc.stamp"

    if stamp.exists():
        assert _pure.stale_source() is None
    else:
        assert list((ROOT / "src").rglob("*.so")) == []


def test_the_wish_for_plain_python_is_granted() -> None:
    """With TAMBO_PURE=1 every module comes from its .py file, compiled or not."""
    script = (
        "import sys, tambo; from tambo import _pure; import tambo.core.rules;"
        "files = [m.__file__ for n, m in sys.modules.items() if n.startswith('tambo.')];"
        "assert files and all(f.endswith('.py') for f in files), files;"
        "assert not _pure.is_compiled()"
    )
    environment = {**os.environ, "TAMBO_PURE": "1"}

    subprocess.run([sys.executable, "-c", script], env=environment, check=True, timeout=60)


def test_a_changed_source_is_noticed(tmp_path: Path) -> None:
    """A source touched but equal is fresh; one that differs, or is gone, is stale."""
    source = tmp_path / "rules.py"
    source.write_text("x = 1\n")
    facts = source.stat()
    digest = _pure.source_digest(str(source))
    stamp = tmp_path / "stamp"
    stamp.write_text(f"# key\n{digest} {facts.st_size} {facts.st_mtime_ns} rules.py\n")

    def stale() -> str | None:
        return _pure.stale_source(str(stamp), str(tmp_path))

    assert stale() is None
    os.utime(source, ns=(1, 1))
    assert stale() is None
    source.write_text("x = 2\n")
    assert stale() == "rules.py"
    source.unlink()
    assert stale() == "rules.py"
    assert _pure.stale_source(str(tmp_path / "no stamp"), str(tmp_path)) is None


def test_the_files_that_the_design_names_are_there() -> None:
    """Who walks through the house with the page in hand finds every file where it says."""
    sources = ROOT / "src" / "tambo"
    page = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+(?:/[a-z_0-9]+)+\.py)", page))

    missing = [
        name
        for name in sorted(named)
        if not any((folder / name).is_file() for folder in (sources, sources / "house", ROOT))
    ]

    assert {"tables/commands.py", "tournaments/decisions.py"} <= named
    assert missing == []
