"""Builds the wheel: plain Python, or compiled by mypyc where SERAI_COMPILE is set and there is a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FONTS = "src/serai/table/static/fonts"
PARTS = ("engine", "games", "bots")
PLAIN = {"bots/exec.py"}  # talks to other programs
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]  # nobody outside calls our functions by name: 6 %
WHOLE = "-flto=auto"  # all modules and mypyc's own functions are optimised together: 5 % faster
STORED = {"bots/analysis.py", "bots/paired.py"}  # written and read by their annotations, which are lost in compiling


def sources(package: Path) -> list[str]:
    """What is compiled: the rules and those who think, nothing that waits for people."""
    files = [file for part in PARTS for file in sorted((package / part).rglob("*.py"))]
    return [str(file) for file in files if file.relative_to(package).as_posix() not in PLAIN | STORED]


def compiler() -> str | None:
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def whole(folder: Path) -> list[str]:
    """That flag, where compiler and linker know it."""
    command = [compiler() or "cc", WHOLE, "-shared", "-fPIC", "-x", "c", os.devnull, "-o", str(folder / "whole")]
    return [WHOLE] if subprocess.run(command, capture_output=True, check=False).returncode == 0 else []  # noqa: S603


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources, which stay readable."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not list(Path(self.root, FONTS).glob("*.woff2")):
            self.app.display_warning("serai: the fonts of the pages are missing, fetch them first: python tools/vendor.py")
        if not os.environ.get("SERAI_COMPILE") or version == "editable":
            return
        if not compiler():
            self.app.display_warning(
                "serai: there is no C compiler, so this wheel is plain Python (slower, otherwise the same)"
            )
            return
        self.folder = tempfile.TemporaryDirectory(prefix="serai-build-")
        made = compile_to(Path(self.root, "src"), Path(self.folder.name))
        for file in [*made.rglob("*.so"), *made.rglob("*.pyd")]:
            build_data["force_include"][str(file)] = file.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_to(source: Path, folder: Path) -> Path:
    """Compile the modules under `source`; the answer is where they lie.  SERAI_OPT=0 takes half the time, for tests."""
    from mypyc.build import mypycify  # noqa: PLC0415  # mypy and setuptools are needed for this alone
    from setuptools import Distribution  # noqa: PLC0415

    made, here = folder / "made", Path.cwd()
    os.chdir(source)  # the names of modules are read off their paths
    try:
        files = [str(Path(file).relative_to(source)) for file in sources(source / "serai")]
        level = os.environ.get("SERAI_OPT", "3")
        # The words' libraries are not needed to compile; a cache of one's own, because two builds may run at once.
        plain = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={folder / 'cache'}"]
        plain += ["--disable-error-code=type-abstract"]  # as in pyproject.toml
        modules = mypycify([*files, *plain], opt_level=level, multi_file=True, target_dir=str(folder / "c"))
        together = whole(folder) if os.name == "posix" and level != "0" else []
        for module in modules:
            flags = [*(FLAGS if os.name == "posix" else []), *(together if len(module.sources) > 1 else [])]
            module.extra_compile_args = [*module.extra_compile_args, *flags]
            module.extra_link_args = [*module.extra_link_args, f"-O{level}", *flags] if flags else module.extra_link_args
        build = Distribution({"name": "serai", "ext_modules": modules}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(made), str(folder / "objects")
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(here)
    return made
