"""Coverage: derived from citations, readers and what was measured, and nothing shown that was not earned."""

from __future__ import annotations

from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from pitboss.books import LIBRARY
from pitboss.law import coverage as room
from pitboss.law.coverage import Cover, Status, coverage
from pitboss.law.evidence import Proofs, proofs, readers, slug
from pitboss.law.inventory import Row, inventory
from pitboss.law.library import Library
from pitboss.law.proofs import Disposition, Proof, Proved
from tests.support import SEEDS

TESTS = Path(__file__).resolve().parents[1]
ROWS = inventory()


@pytest.fixture(scope="module")
def covers() -> dict[str, Cover]:
    return {cover.row.citation: cover for cover in coverage(LIBRARY, ROWS, TESTS)}


@pytest.fixture(scope="module")
def named() -> Proofs:
    return proofs(TESTS)


def test_every_row_is_carried_by_a_line_and_measured_as_it_stands(covers: dict[str, Cover]) -> None:
    """Stale means: `.venv/bin/python -m scripts.proofs --stale --write`, then read the difference."""
    assert [citation for citation, cover in covers.items() if cover.status is Status.OWED] == []


def test_there_are_as_many_rows_as_the_documents_have_rules() -> None:
    assert len(ROWS) == len({row.citation for row in ROWS})
    assert sum(row.document in SEEDS for row in ROWS) == 1861


def test_no_test_is_named_after_a_rule_that_does_not_exist(named: Proofs) -> None:
    rules = {(slug(row.document), slug(row.rule)) for row in ROWS}
    cited = {test for found in named.by_citation.values() for test in found} | {test for _, test in named.by_pattern}
    astray = [test for key, found in named.by_name.items() for test in found if key not in rules and test not in cited]
    assert astray == []


def test_every_folder_of_rule_tests_is_named_after_a_document() -> None:
    folders = {path.name for path in (TESTS / "rules").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= {slug(row.document) for row in ROWS}


def test_no_proves_pattern_matches_nothing(named: Proofs) -> None:
    known = {row.citation for row in ROWS}
    assert named.by_citation
    assert named.by_citation.keys() <= known
    assert [pattern for pattern, _ in named.by_pattern if not any(fnmatchcase(citation, pattern) for citation in known)] == []


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


def row(rule: str) -> Row:
    return Row("VIC-2003-01", rule, "", "", "definition", "", "")


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
    found = proofs(tree).of(row(rule))
    assert [name.partition("::")[2] for name in found] == tests


@pytest.mark.parametrize(
    ("rule", "read", "proved", "became"),
    [
        ("10.1", (), "yes", Disposition.ENFORCED),  # the law room decides it, and its test notices a change
        ("10.1", (), "no", Disposition.RECORDED),  # nobody noticed
        ("2.2.2", (), "yes", Disposition.STATED),  # a clause and a test, but nothing reads the term
        ("2.2.2", ("layout-marks",), "yes", Disposition.ENFORCED),
        ("2.2.2", ("layout-marks",), "no", Disposition.RECORDED),
        ("2.2.2", (), "code", Disposition.ENFORCED),  # the code whose absence was noticed carries it
        ("2.2.1", ("boxes",), "yes", Disposition.STATED),  # read, but no test is named after it
        ("99.9", (), "yes", Disposition.STATED),
    ],
)
def test_what_follows_from_the_evidence(  # noqa: PLR0917
    rule: str, read: tuple[str, ...], proved: str, became: Disposition, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "readers", lambda source: dict.fromkeys(read, ("src/pitboss/play/hand.py:1",)))
    asked = row(rule)
    measured = Proof(asked.citation, Disposition.STATED, 1, 1, Proved(proved), "", "", "")
    monkeypatch.setattr(room, "kept_proofs", lambda: {asked.citation: measured})
    assert coverage(LIBRARY, [asked], tree)[0].disposition is became


def test_a_measurement_grows_stale_with_its_tests_and_its_clauses(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = row("2.2.2")
    now = room.marks(LIBRARY, [asked], tree)[asked.citation]
    measured = Proof(asked.citation, Disposition.ENFORCED, 1, 1, Proved.CLAUSE, "", "", now)
    monkeypatch.setattr(room, "kept_proofs", lambda: {asked.citation: measured})
    assert coverage(LIBRARY, [asked], tree)[0].fresh
    file = tree / "rules" / "vic_2003_01" / "test_made_up.py"
    file.write_text(file.read_text().replace("def test_2_2_2() -> None: ...", "def test_2_2_2() -> None: assert True"))
    assert not coverage(LIBRARY, [asked], tree)[0].fresh
    without = replace(LIBRARY, shelf_of_games={name: at for name, at in LIBRARY.shelf_of_games.items() if name != "vic-blackjack"})
    assert room.marks(without, [asked], tree)[asked.citation] != now


def test_a_term_counts_as_read_only_outside_the_law_the_books_and_the_command_line_and_not_where_it_is_cited(tmp_path: Path) -> None:
    source = tmp_path / "src" / "pitboss"
    for room_name in ("play", "books", "law", "cli"):
        (source / room_name).mkdir(parents=True)
        imports = "from pitboss.terms.pack import DECKS as MANY\nfrom pitboss.terms.definitions import DEFINES\n\n"
        text = "X = MANY\nY = table.cite(MANY)\nA, B = DEFINES['void'], DEFINES[X]\n"
        (source / room_name / "module.py").write_text(imports + text)
    play = "src/pitboss/play/module.py"
    assert readers(source) == {"decks": (f"{play}:4",), "defines/void": (f"{play}:6",), "defines": (f"{play}:6",)}
