"""Every document: its links lead somewhere, its commands answer as shown, and it says nothing about anybody's machine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.docs.blocks import ROOT, blocks, commands, documents, printed, programs, replayed

LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ +(?P<words>.+)$", re.MULTILINE)
MACHINE = re.compile(r"(?<![\w.])/(work|root|home|tmp|usr)/|https?://(localhost|127\.|10\.|[^\s)]*pypi)")


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as the usual renderers make them."""
    headings = [found["words"] for found in HEADING.finditer(document.read_text(encoding="utf-8"))]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.fixture(params=documents(), ids=lambda document: str(document.relative_to(ROOT)))
def document(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


def test_relative_links_resolve(document: Path) -> None:
    for found in LINK.finditer(document.read_text(encoding="utf-8")):
        target, _, anchor = found["target"].partition("#")
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        place = (document.parent / target).resolve() if target else document
        assert place.exists(), f"{found['target']} leads nowhere"
        assert not anchor or anchor in anchors(place), f"{found['target']}: no such heading"


def test_commands_answer_as_shown(document: Path) -> None:
    for block in blocks(document.read_text(encoding="utf-8")):
        if block.language == "console":
            assert commands(block.body), f"line {block.line}: a console block without a command"
            assert replayed(block.body) == block.body, f"line {block.line}"


def test_python_prints_as_shown(document: Path) -> None:
    names: dict[str, Any] = {}
    for block, said in programs(document.read_text(encoding="utf-8")):
        if said is not None:
            assert printed(block.body, names) == said, f"line {block.line}"


def test_no_document_names_a_machine(document: Path) -> None:
    assert not MACHINE.search(document.read_text(encoding="utf-8"))
