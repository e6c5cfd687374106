"""Coverage: derived from citations and test names, and nothing shown that was not earned."""

from __future__ import annotations

from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from pitboss.books import LIBRARY
from pitboss.law import coverage as room
from pitboss.law.coverage import Cover, Status, coverage
from pitboss.law.evidence import Proofs, proofs, readers, slug
from pitboss.law.inventory import Disposition, Row, inventory
from pitboss.law.library import Library
from tests.support import SEEDS

TESTS = Path(__file__).resolve().parents[1]
ROWS = inventory()
# The kinds whose rules are wholly shown; each issue that carries a kind through adds it here.
DUE = (
    "register",
    "definition",
    "outcome",
    "wager",
    "equipment",
    "irregularity",
    "authority",
    "notice",
    "conduct",
    "tournament",
    "promotion",
)


@pytest.fixture(scope="module")
def covers() -> dict[str, Cover]:
    return {cover.row.citation: cover for cover in coverage(LIBRARY, ROWS, TESTS)}


@pytest.fixture(scope="module")
def named() -> Proofs:
    return proofs(TESTS)


@pytest.mark.parametrize("kind", DUE)
def test_the_kinds_that_are_due_are_wholly_shown(kind: str, covers: dict[str, Cover]) -> None:
    owed = [citation for citation, cover in covers.items() if cover.row.kind == kind and cover.status is Status.OWED]
    assert owed == []


def test_there_are_as_many_rows_as_the_documents_have_rules() -> None:
    assert len(ROWS) == len({row.citation for row in ROWS})
    ours = [row for row in ROWS if row.document in SEEDS]
    assert len(ours) == 1861
    assert sum(row.kind in DUE for row in ours) == 342 + 435 + 626 + 348 + 110


def test_every_stated_row_has_code_whatever_its_kind(covers: dict[str, Cover]) -> None:
    stated = [cover for cover in covers.values() if cover.row.disposition is Disposition.STATED]
    assert [cover.row.citation for cover in stated if cover.status is Status.OWED] == []


def test_no_test_is_named_after_a_rule_that_does_not_exist(named: Proofs) -> None:
    rules = {(slug(row.document), slug(row.rule)) for row in ROWS}
    patterned = {test for _, test in named.by_pattern}
    astray = [test for key, found in named.by_name.items() for test in found if key not in rules and test not in patterned]
    assert astray == []


def test_every_folder_of_rule_tests_is_named_after_a_document() -> None:
    folders = {path.name for path in (TESTS / "rules").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= {slug(row.document) for row in ROWS}


def test_no_proves_pattern_matches_nothing(named: Proofs) -> None:
    assert named.by_pattern
    assert [pattern for pattern, _ in named.by_pattern if not any(fnmatchcase(row.citation, pattern) for row in ROWS)] == []


def test_two_rules_of_one_document_share_no_test_name() -> None:
    names = [(row.document, slug(row.rule)) for row in ROWS]
    assert sorted({f"{document} {name}" for document, name in names if names.count((document, name)) > 1}) == []


@pytest.mark.parametrize(
    ("citation", "game"),
    [("NSW-STAR-BJ 1.1: inspector", "nsw-star-blackjack"), ("ACT-2018-01 A: Suited", "act-blackjack")],
)
def test_a_row_whose_clauses_are_removed_becomes_owed(citation: str, game: str, covers: dict[str, Cover]) -> None:
    assert covers[citation].status is Status.SHOWN
    without: Library = replace(LIBRARY, shelf_of_games={name: at for name, at in LIBRARY.shelf_of_games.items() if name != game})
    bets = {name: at for name, at in LIBRARY.shelf_of_side_bets.items() if game not in LIBRARY.book(name).offered_with}
    reduced = coverage(replace(without, shelf_of_side_bets=bets), [covers[citation].row], TESTS)
    assert [(cover.status, cover.code) for cover in reduced] == [(Status.OWED, ())]


def test_a_register_row_whose_document_is_removed_becomes_owed(covers: dict[str, Cover]) -> None:
    row = covers["ACT-2018-01 Instrument 4"].row
    without = replace(LIBRARY, shelves_of_documents=tuple(at for at in LIBRARY.shelves_of_documents if ".act." not in at))
    assert coverage(without, [row], TESTS)[0].status is Status.OWED


def test_code_is_the_line_that_cites_the_rule(covers: dict[str, Cover]) -> None:
    source = Path(room.__file__).resolve().parents[3]
    for citation in ('VIC-2003-01 10.2.1 "Pontoon"', "ACT-2018-01 2.1", "NSW-STAR-BJ 3.1"):
        pin = citation.partition(" ")[2]
        for place in covers[citation].code:
            file, _, line = place.partition(":")
            if "/books/" in file:
                nearby = (source / file).read_text(encoding="utf-8").splitlines()[int(line) - 1 : int(line) + 6]
                assert any(pin in text for text in nearby), place


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tests' folder with one test named after a rule and one that cites a pattern."""
    folder = tmp_path / "tests" / "rules" / "vic_2003_01"
    folder.mkdir(parents=True)
    (folder / "test_made_up.py").write_text(
        "import pytest\n\n\ndef test_10_1__words_do_not_count() -> None: ...\n\n\ndef test_2_2_2() -> None: ...\n\n\n"
        "@pytest.mark.proves('VIC-2003-01 1?.1')\ndef test_several() -> None: ...\n\n\ndef helper_12_1() -> None: ...\n"
    )
    return tmp_path / "tests"


def row(rule: str, disposition: Disposition) -> Row:
    return Row("VIC-2003-01", rule, "", "", "definition", "", "", disposition)


@pytest.mark.parametrize(
    ("rule", "tests"),
    [
        ("10.1", ["test_10_1__words_do_not_count", "test_several"]),
        ("12.1", ["test_several"]),
        ("10.1(a)", []),
        ("10", []),
    ],
)
def test_tests_are_found_by_name_and_by_pattern(rule: str, tests: list[str], tree: Path) -> None:
    found = proofs(tree).of(row(rule, Disposition.ENFORCED))
    assert [name.partition("::")[2] for name in found] == tests


@pytest.mark.parametrize(
    ("asked", "read", "status"),
    [
        (row("10.1", Disposition.STATED), (), Status.SHOWN),  # a line carries it: no test needed
        (row("99.9", Disposition.STATED), (), Status.OWED),  # nothing carries it
        (row("10.1", Disposition.ENFORCED), (), Status.SHOWN),  # the law room decides it, and a test is named after it
        (row("99.9", Disposition.ENFORCED), (), Status.OWED),
        (row("2.2.2", Disposition.ENFORCED), (), Status.OWED),  # a clause and a test, but nothing reads the term
        (row("2.2.2", Disposition.RECORDED), (), Status.OWED),
        (row("2.2.2", Disposition.ENFORCED), ("layout-marks",), Status.SHOWN),
        (row("2.2.2", Disposition.RECORDED), ("layout-marks",), Status.SHOWN),
        (row("2.2.1", Disposition.ENFORCED), ("boxes",), Status.OWED),  # read, but no test is named after it
    ],
)
def test_what_a_disposition_promises(
    asked: Row, read: tuple[str, ...], status: Status, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "readers", lambda source: dict.fromkeys(read, ("src/pitboss/play/hand.py:1",)))
    assert coverage(LIBRARY, [asked], tree)[0].status is status


@pytest.mark.parametrize("rule", ["10.1", "Notice: commencement"])
def test_an_enforced_row_without_its_test_is_owed(rule: str, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    cover = coverage(LIBRARY, [row(rule, Disposition.ENFORCED)], tmp_path)[0]
    assert (bool(cover.code), cover.decided, cover.tests, cover.status) == (True, True, (), Status.OWED)


def test_a_term_counts_as_read_only_outside_the_law_the_books_and_the_command_line(tmp_path: Path) -> None:
    source = tmp_path / "src" / "pitboss"
    for room_name in ("play", "books", "law", "cli"):
        (source / room_name).mkdir(parents=True)
        (source / room_name / "module.py").write_text("from pitboss.terms.pack import DECKS as MANY\n\n\nX = MANY\n")
    assert readers(source) == {"decks": ("src/pitboss/play/module.py:4",)}
