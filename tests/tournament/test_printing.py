"""Conditions on paper: a page with every rule, a PDF, and what two versions differ in."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pitboss.tournament.paper.difference import difference
from pitboss.tournament.paper.pdf import LINES, laid_out, write_pdf
from pitboss.tournament.paper.printing import BESIDE, NOT_HERE, page
from tests.tournament.heats import ACT, CHALLENGE, COM_BO, STAR, VIC, tournament_rules
from tests.tournament.papers import paper, without
from tests.tournament.place_cases import series


@pytest.mark.parametrize("book", [STAR, CHALLENGE, ACT, VIC, COM_BO])
def test_a_page_has_every_head_of_the_list(book: str) -> None:
    printed = page(tournament_rules(book), paper(book))
    assert printed.count("\n## ") >= 11
    assert "The entry fee is $100." in printed
    assert "A draft" not in printed


def test_a_draft_says_what_is_lacking() -> None:
    printed = page(tournament_rules(STAR), without(paper(STAR), "starting-chips"))
    assert "**A draft.** Lacking:" in printed
    assert "NSW-STAR-BJ 19.4.2(b)" in printed
    assert NOT_HERE in page(tournament_rules(STAR), paper(STAR, fee=0))


def test_a_pdf_is_written(tmp_path: Path) -> None:
    file = tmp_path / "cup.pdf"
    write_pdf(tournament_rules(STAR), paper(STAR), file)
    assert file.read_bytes().startswith(b"%PDF-")
    assert all(len(lines) <= LINES for lines in laid_out(page(tournament_rules(STAR), paper(STAR))))


def test_two_versions_differ_by_matter_and_rule() -> None:
    before = paper(STAR)
    after = replace(before, entry=replace(before.entry, fee=20_000), wagering=replace(before.wagering, pass_cards=1))
    changes = difference(tournament_rules(STAR), before, after)
    assert [(each.matter, each.rule) for each in changes] == [
        ("entry-fee", "NSW-STAR-BJ 19.4.2(a)"),
        ("pass-cards", "NSW-STAR-BJ 19.4.2(f)"),
    ]
    assert (changes[1].before, changes[1].after) == (None, "Every player has 1 pass cards in each heat.")
    assert difference(tournament_rules(STAR), before, before) == ()


def test_a_page_has_everything_that_decides() -> None:
    """What no list of the document asks for decides all the same: points, limits, times, ties, payment, and the operator's own words."""
    own = {**paper(VIC).statements, "dress": "No thongs."}
    printed = page(tournament_rules(VIC), replace(paper(VIC), statements=own))
    for words in ("$1,000", "by cheque", "No thongs.", "Players level on chips"):
        assert words in printed.partition(f"## {BESIDE}")[2], words
    points = page(tournament_rules(STAR), series(STAR))
    assert "points by place in night 1 (10 4 1)" in points
    slow = replace(paper(STAR), wagering=replace(paper(STAR).wagering, seconds=30))
    assert "within 30 seconds" in page(tournament_rules(STAR), slow)
