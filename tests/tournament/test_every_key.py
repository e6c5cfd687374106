"""Every key of four papers left out in turn: found, at its place, and nothing else found."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from pitboss.cli.tournament.opening import _opened
from pitboss.law.refusal import Malformed, Refused
from pitboss.tournament.paper.check import Finding, check
from pitboss.tournament.paper.reading import read_paper
from tests.tournament.every_key import CANBERRA, HARBOUR, MAY_BE_LEFT_OUT, PAPERS, SEVENS, VICTORIA, Path, leaves, plain, without

CASES = [(name, path) for name, paper in PAPERS.items() for path in leaves(paper)]
CHANGES = {"format", "sevens", "sevens.field"}
"""Without these it is another kind of tournament, which lacks what that one needs."""


def findings(paper: Any) -> tuple[Finding, ...]:
    """What `pitboss tournament check` finds."""
    conditions, game = _opened(read_paper(paper), None)
    return check(game.rules, conditions)


@pytest.mark.parametrize("name", PAPERS)
def test_the_papers_lack_nothing(name: str) -> None:
    assert not findings(PAPERS[name])


@pytest.mark.parametrize(("name", "path"), CASES, ids=[f"{name}-{'.'.join(map(str, path))}" for name, path in CASES])
def test_a_key_left_out_is_found_at_its_place_and_nothing_else_is(name: str, path: Path) -> None:
    key = plain(path)
    found: tuple[Finding, ...] = ()
    said = ""
    try:
        found = findings(without(PAPERS[name], path))
    except Malformed as fault:
        said = fault.sentence
    if said:
        assert key.rpartition(".")[2] in said
        return
    assert found or key in MAY_BE_LEFT_OUT, key
    if key not in CHANGES:
        for each in (finding for finding in found if finding.matter != "matters"):  # which counts what others name
            places = [part.partition(":")[0] for part in each.where.split(", ")]
            assert any(f"{one}.".startswith(f"{other}.") for place in places for one, other in ((key, place), (place, key))), each


def changed(paper: dict[str, Any], path: str, value: Any) -> Any:
    """The paper with one key set."""
    left = copy.deepcopy(paper)
    under, _, key = path.rpartition(".")
    (left[under] if under else left)[key] = value
    return left


def test_a_paper_is_judged_by_the_law_of_its_own_date() -> None:
    rules = {each.rule.partition(" ")[0] for each in findings(without(changed(VICTORIA, "starts", "2001-08-01T19:00"), ("entry", "form")))}
    assert rules == {"VIC-2000-28"}, "rule 20 of the instrument of 2000, not rule 16 of 2003"
    assert {each.rule.partition(" ")[0] for each in findings(without(VICTORIA, ("entry", "form")))} == {"VIC-2003-01"}


def test_a_game_that_is_none_is_what_is_wrong() -> None:
    with pytest.raises((Malformed, Refused), match="crown-21x"):
        findings(changed(HARBOUR, "game", "crown-21x"))


def test_ties_that_the_book_parts_are_not_for_the_conditions() -> None:
    (found,) = findings(changed(HARBOUR, "prizes.ties", "combined-and-divided"))
    assert (found.where, found.rule.partition(" ")[2]) == ("prizes.ties", "19.10.3")
    assert not findings(CANBERRA), "where the document leaves them to the conditions, they stand"


@pytest.mark.parametrize(
    ("path", "value"),
    [("entry.fee", 10), ("entry.least", 40), ("entry.most", 100), ("format", "series"), ("prizes.shares", [60, 40])],
)
def test_what_follows_from_the_field_of_sevens_is_not_overwritten_without_a_word(path: str, value: Any) -> None:
    with pytest.raises(Refused, match=f"{path} of a Magnificent Sevens Tournament follows from the field"):
        findings(changed(SEVENS, path, value))
