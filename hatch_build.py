"""The build step of the wheel: the compiled engine and the rules pages.

Compilation is done by scripts/compile.py, the same that `make` uses. Without a C compiler, or with
TAMBO_PURE=1, the wheel is plain Python and says so.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        for page in sorted((root / "docs" / "rules").glob("*.md")):
            build_data["force_include"][str(page)] = f"tambo/rules_pages/{page.name}"
        if not (root / "src" / "tambo" / "house" / "static" / "index.html").exists():
            self.app.display_warning("the front end is not built: this wheel serves no web pages")
        target = root / "build" / "wheel"
        if os.environ.get("TAMBO_PURE", "") not in ("", "0") or not self._compile(target):
            self.app.display_warning("building a plain Python wheel: the engine is not compiled")
            return
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in sorted(target.rglob(f"*{suffix}")):
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compile(self, target: Path) -> bool:
        """False when this machine cannot compile; a type error stops the build."""
        for stale in target.rglob("*.*"):
            if stale.is_file():
                stale.unlink()
        script = Path(self.root) / "scripts" / "compile.py"
        done = subprocess.run([sys.executable, str(script), "--into", str(target)], check=False)
        if done.returncode not in (0, 3):
            raise RuntimeError("the engine does not compile")
        return done.returncode == 0
