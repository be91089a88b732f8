"""What is compiled, by name: the list goes by names of files, so a renamed one would drop out."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

COMPILED = [
    "src/tambo/bots/greedy.py",
    "src/tambo/bots/ismcts.py",
    "src/tambo/bots/mcts.py",
    "src/tambo/bots/proof.py",
    "src/tambo/core/bits.py",
    "src/tambo/core/dice.py",
    "src/tambo/core/policy.py",
    "src/tambo/core/rules.py",
    "src/tambo/core/state.py",
    "src/tambo/games/cortez/board.py",
    "src/tambo/games/cortez/choices.py",
    "src/tambo/games/cortez/components.py",
    "src/tambo/games/cortez/policy.py",
    "src/tambo/games/cortez/policy_estimate.py",
    "src/tambo/games/cortez/policy_habits.py",
    "src/tambo/games/cortez/policy_talk.py",
    "src/tambo/games/cortez/redeal.py",
    "src/tambo/games/cortez/redeal_hands.py",
    "src/tambo/games/cortez/rules.py",
    "src/tambo/games/cortez/rules_battle.py",
    "src/tambo/games/cortez/rules_draft.py",
    "src/tambo/games/cortez/rules_events.py",
    "src/tambo/games/cortez/rules_memory.py",
    "src/tambo/games/cortez/rules_mercenaries.py",
    "src/tambo/games/cortez/rules_moves.py",
    "src/tambo/games/cortez/rules_pacts.py",
    "src/tambo/games/cortez/rules_setup.py",
    "src/tambo/games/cortez/rules_strength.py",
    "src/tambo/games/cortez/rules_supply.py",
    "src/tambo/games/cortez/rules_trade.py",
    "src/tambo/games/cortez/rules_ways.py",
    "src/tambo/games/cortez/state.py",
    "src/tambo/games/tahuantinsuyu/board.py",
    "src/tambo/games/tahuantinsuyu/choices.py",
    "src/tambo/games/tahuantinsuyu/components.py",
    "src/tambo/games/tahuantinsuyu/policy.py",
    "src/tambo/games/tahuantinsuyu/policy_estimate.py",
    "src/tambo/games/tahuantinsuyu/policy_rollout.py",
    "src/tambo/games/tahuantinsuyu/redeal.py",
    "src/tambo/games/tahuantinsuyu/rules.py",
    "src/tambo/games/tahuantinsuyu/rules_colonise.py",
    "src/tambo/games/tahuantinsuyu/rules_empire.py",
    "src/tambo/games/tahuantinsuyu/rules_sun.py",
    "src/tambo/games/tahuantinsuyu/state.py",
    "src/tambo/games/tiki/board.py",
    "src/tambo/games/tiki/choices.py",
    "src/tambo/games/tiki/components.py",
    "src/tambo/games/tiki/policy.py",
    "src/tambo/games/tiki/rules.py",
    "src/tambo/games/tiki/state.py",
    "src/tambo/games/titicaca/board.py",
    "src/tambo/games/titicaca/choices.py",
    "src/tambo/games/titicaca/components.py",
    "src/tambo/games/titicaca/policy.py",
    "src/tambo/games/titicaca/policy_estimate.py",
    "src/tambo/games/titicaca/rules.py",
    "src/tambo/games/titicaca/rules_country.py",
    "src/tambo/games/titicaca/rules_regions.py",
    "src/tambo/games/titicaca/rules_scoring.py",
    "src/tambo/games/titicaca/state.py",
    "src/tambo/games/tiwanaku/board.py",
    "src/tambo/games/tiwanaku/choices.py",
    "src/tambo/games/tiwanaku/components.py",
    "src/tambo/games/tiwanaku/policy.py",
    "src/tambo/games/tiwanaku/rules.py",
    "src/tambo/games/tiwanaku/rules_coop.py",
    "src/tambo/games/tiwanaku/rules_moves.py",
    "src/tambo/games/tiwanaku/rules_otoma.py",
    "src/tambo/games/tiwanaku/rules_setup.py",
    "src/tambo/games/tiwanaku/rules_turn.py",
    "src/tambo/games/tiwanaku/solver/cover.py",
    "src/tambo/games/tiwanaku/solver/crops.py",
    "src/tambo/games/tiwanaku/solver/logic.py",
    "src/tambo/games/tiwanaku/solver/search.py",
    "src/tambo/games/tiwanaku/solver/shapes.py",
    "src/tambo/games/tiwanaku/solver/shave.py",
    "src/tambo/games/tiwanaku/solver/values.py",
    "src/tambo/games/tiwanaku/state.py",
]


def test_the_compiled_modules_are_these() -> None:
    """A file that is new, renamed or gone changes this list, so that it is noticed here."""
    done = subprocess.run(
        [sys.executable, "scripts/compile.py", "--list"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == COMPILED


def test_every_glob_of_the_list_finds_something() -> None:
    """A pattern that fits no file is one that a renamed file has left behind."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        globs = tomllib.load(file)["tool"]["tambo"]["compile"]

    assert [glob for glob in globs["include"] if not any(ROOT.glob(glob))] == []


def test_the_contract_names_every_rules_and_every_policy_module() -> None:
    """The rules know no bots: no module of theirs is left out of the import contract."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    (contract,) = (one for one in contracts if one["name"].startswith("rules know no bots"))
    games = (ROOT / "src" / "tambo" / "games").glob("*/*.py")
    found = {f"tambo.games.{path.parent.name}.{path.stem}" for path in games}

    def named(prefix: str, listed: list[str]) -> None:
        expected = {name for name in found if name.split(".")[-1].startswith(prefix)}
        assert {name for name in listed if "*" not in name} >= expected, prefix

    assert {"tambo.games.*.rules", "tambo.games.*.state"} <= set(contract["source_modules"])
    assert {"tambo.games.*.policy", "tambo.games.*.coach"} <= set(contract["forbidden_modules"])
    named("rules_", contract["source_modules"])
    named("policy_", contract["forbidden_modules"])
