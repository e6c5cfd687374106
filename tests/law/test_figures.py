"""Every figure that the inventory states is visible in the law that carries the row, and every row is carried."""

from __future__ import annotations

import re

import pytest

from pitboss.books import LIBRARY
from pitboss.law.inventory import Row, inventory
from tests.law.figures import figures, numbers, shown_by_the_law

# Keys of the inventory whose values name other rules: where to look, not how much.
_RULE = "names other rules"
_ODD = "names the rule that the document prints by mistake, or the one it means"
REFERENCES = {
    **dict.fromkeys(
        ["xref", "ref", "refs", "subject_to", "exception", "exceptions", "apply", "yields_to", "overrides", "exclude", "used_in"], _RULE
    ),
    **dict.fromkeys(
        ["disabled", "disabled_by", "deferred_to", "replaces", "replacement", "referenced_by", "duplicates", "conflicts_with"], _RULE
    ),
    **dict.fromkeys(["split_hands_excluded_by", "overridden_for_aces_by", "individual_limits", "applies_when"], _RULE),
    **dict.fromkeys(
        ["printed_xref", "printed_subject_to", "ref_printed", "ref_read", "read_as", "fallback_printed", "fallback_read"], _ODD
    ),
    "see": "names notes and anomalies of the inventory",
    "statute": "names an Act and its section",
}
# Keys whose bare number, or list of the row's own sub-rules, is a place or a count; with words beside it, it is a figure.
_PLACE = "is the place in an order that the books keep by their own order"
_COUNT = "counts or names the row's own sub-rules, each of which is a row"
COUNTS = {
    **dict.fromkeys(["line", "column", "step", "priority"], _PLACE),
    **dict.fromkeys(["children", "conditions", "options", "grounds", "tests", "modes", "cases", "lines", "steps", "duties"], _COUNT),
    **dict.fromkeys(["triggers", "consequences", "powers", "tables"], _COUNT),
}
# What remains, row by row and key by key.
EXCUSED = {
    "VIC-2003-01 7.4.1(a) pay": "the odds are those of 8.1",
    "VIC-2003-01 8.1 Table: Blackjack hand": "10-value is a kind of card; 1.1 says what a Blackjack is",
    "VIC-2003-01 9.8 remedy": "names 9.3",
    "VIC-2003-01 10.6.1(b) odds": "Table 1 is the name of a table",
    "VIC-2003-01 10.6.1(c) timing": "the 21s are those of 10.6.1(b), settled before",
    "VIC-2003-01 10.7.1 mechanics": "names 7.5.4(a)(i)",
    "VIC-2003-01 10.11.1 table": "Table 1 is the name of a table",
    "VIC-2003-01 13.8.1 Table 2: Three Sevens same suit tournament_entry": "no entry: only Table 1 answers the term",
    "VIC-2003-01 13.9.1 base": "names rule 16",
    "VIC-2003-01 13.9.1 prevails": "names 13.9",
    "VIC-2003-01 13.9.2 game": "names rule 13",
    "VIC-2003-01 13.9.6 table": "Table 3 is the name of a table",
    "VIC-2003-01 15.6.2 timing": "names 7.4.1",
    "VIC-2000-29 7.5 timing": "names 7.4",
    "ACT-2018-01 5 footnote 1 rule": "names rule 5",
    "ACT-2018-01 5.3 reinsertion_max_from_back": "decks/2 is the half that the clause says",
    "ACT-2018-01 13.1 excludes": "names rule 7",
    "ACT-2018-01 13.1(g) cases": "a total over 21 has lost under another rule; equal totals cannot both be over",
    "ACT-2018-01 18.3(a)(ii) then": "names 5.2(d) and 5.3",
    "ACT-2018-01 19.1 precedence": "names rule 19",
    "NSW-STAR-BJ 15.1.10 wagers": "names rules 11 and 12",
    "NSW-STAR-BJ 16.15 event": "names 7.2",
    "NSW-STAR-BJ 17.5 trigger": "names 17.1.4 and 17.1.5",
    "NSW-STAR-BJ 18.3 trigger": "names 18.1",
    "NSW-STAR-BJ 19.9.6 includes": "names rule 8",
    "NSW-BJ-CHALLENGE 9.6 blackjack": "names 8.1 and 15.1.1",
    "NSW-BJ-CHALLENGE 15.1.1.2 compare": "names 3.3",
    "NSW-BJ-CHALLENGE 16.14 event": "names 7.2",
    "NSW-BJ-CHALLENGE 17.5 trigger": "names 17.1.4 and 17.1.5",
    "NSW-BJ-CHALLENGE 18.3 trigger": "names 18.1",
}

ROWS = inventory()
SHOWN = shown_by_the_law(LIBRARY)


def excused(row: Row, key: str, value: str) -> str | None:
    """The entry of the three lists above that excuses a fact, if one does."""
    if key in REFERENCES:
        return key
    if key in COUNTS and not re.search(r"[a-z]{4,}", value):
        return key
    return f"{row.citation} {key}" if f"{row.citation} {key}" in EXCUSED else None


def not_found() -> list[tuple[Row, str, str, str]]:
    return [(row, *fact) for row in ROWS for fact in figures(row) if fact[-1] not in SHOWN.get(row.citation, set())]


def test_every_row_is_pinned_by_a_clause_or_a_document() -> None:
    assert [row.citation for row in ROWS if row.citation not in SHOWN] == []


def test_nothing_is_pinned_that_is_not_a_row() -> None:
    known = {row.citation for row in ROWS}
    whole_documents = {f"{document.key} " for document in LIBRARY.documents}
    assert sorted(SHOWN.keys() - known - whole_documents) == []


def test_every_figure_of_the_law_is_in_a_book() -> None:
    missing = [f"{row.citation}: {key}={value}: {figure}" for row, key, value, figure in not_found() if not excused(row, key, value)]
    assert missing == []


def test_every_excuse_is_needed() -> None:
    used = {excused(row, key, value) for row, key, value, _ in not_found()}
    assert sorted({*REFERENCES, *COUNTS, *EXCUSED} - used) == []


def test_a_figure_that_no_book_shows_would_be_missed() -> None:
    row = next(row for row in ROWS if row.citation == "VIC-2003-01 3.1")
    assert figures(row)
    assert {figure for _, _, figure in figures(row)} <= SHOWN[row.citation]
    assert "9" not in SHOWN[row.citation]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1,000 to 1", {"1000", "1"}),
        ("49,98,147,196", {"49", "98", "147", "196"}),
        ("$250,000", {"250000"}),
        ("half", {"0.5"}),
        ("1/2", {"0.5"}),
        ("12 1/2", {"12.5"}),
        ("12.50", {"12.5"}),
        ("0.50", {"0.5"}),
        ("2000-12-15T04:00", {"2000", "12", "15", "4", "0"}),
        ("none", set()),
    ],
)
def test_figures_are_read_however_they_are_written(text: str, found: set[str]) -> None:
    assert numbers(text) == found
