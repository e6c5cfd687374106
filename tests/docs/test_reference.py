"""The reference is made without a warning, has a page for everything public, and every name on it says what it is."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from inspect import getdoc, isclass, isfunction
from pathlib import Path

from scripts.reference import PUBLIC
from tests.docs.blocks import ROOT


def test_every_public_module_has_a_page(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "scripts.reference", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)  # it gives classes their types
    assert done.returncode == 0, done.stderr[-2000:]
    pages = {".".join(page.relative_to(tmp_path).with_suffix("").parts) for page in tmp_path.rglob("*.html")}
    assert set(PUBLIC) <= pages
    assert "<h1" in (tmp_path / "pitboss/play.html").read_text(encoding="utf-8")


def test_every_public_name_says_what_it_is() -> None:
    silent = [
        f"{module}.{name}"
        for module in PUBLIC
        for name in getattr(import_module(module), "__all__", ())
        if isclass(shown := getattr(import_module(module), name)) or isfunction(shown)
        if not (getdoc(shown) or "").strip() or (getdoc(shown) or "").startswith(f"{name}(")
    ]
    assert not silent, "a docstring is missing, and a dataclass without one is told as its own signature"


def test_the_page_about_it_lists_what_is_public() -> None:
    page = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
    assert [module for module in PUBLIC if f"`{module}`" not in page] == []
