"""The checkout as the tidy tests see it."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "pitboss"
MADE = {".venv", ".git", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache", "dist"}
MADE |= {"node_modules", "generated", "built"}


@cache
def files() -> tuple[Path, ...]:
    """Every file that is or would be committed; without git, every file that no tool made."""
    asked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if asked.returncode == 0:
        found = (ROOT / name for name in asked.stdout.split("\0") if name)
    else:
        found = (path for path in ROOT.rglob("*") if not MADE & set(path.relative_to(ROOT).parts))
    return tuple(sorted(path for path in found if path.is_file()))


def modules(folder: Path) -> list[Path]:
    """The Python modules under a folder."""
    return [path for path in files() if path.suffix == ".py" and path.is_relative_to(folder)]


@cache
def parsed(path: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def place(path: Path, line: int = 0) -> str:
    """A file as an editor opens it."""
    return f"{path.relative_to(ROOT)}:{line}" if line else str(path.relative_to(ROOT))
