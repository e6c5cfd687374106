"""The README does what it says: its Python is run and what it prints is compared."""

from __future__ import annotations

from tests.docs.blocks import ROOT, blocks, printed, programs

README = (ROOT / "README.md").read_text(encoding="utf-8")
FIRST_SCREEN = 60


def test_every_python_block_prints_the_text_after_it() -> None:
    found = list(programs(README))
    assert found
    for block, said in found:
        assert said is not None, f"line {block.line}: no text block says what this prints"
        assert printed(block.body) == said, f"line {block.line}"


def test_the_first_screen_has_the_two_commands_and_about_twelve_lines_of_python() -> None:
    screen = README.splitlines()[:FIRST_SCREEN]
    assert any(line.startswith("./run") for line in screen)
    assert any(line.startswith("./test") for line in screen)
    first = next(block for block in blocks(README) if block.language == "python")
    statements = [line for line in first.body.splitlines() if line.strip() and not line.startswith(("from ", "import "))]
    assert first.line < FIRST_SCREEN
    assert len(statements) <= 14
