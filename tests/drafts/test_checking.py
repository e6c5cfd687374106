"""Everything wrong with a draft at once, in the words of the file."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.cli.drafting import asking
from pitboss.drafts.checking import check
from pitboss.drafts.finding import Finding, Kind
from pitboss.drafts.reading import draft_in
from pitboss.drafts.usable import usable
from pitboss.law.refusal import Malformed, Refused

ON = asking("2026-01-01")
HEAD = "draft: trial\nover: vic-blackjack\nclauses:\n"


def found(*clauses: str, more: str = "", over: str = "vic-blackjack") -> list[Finding]:
    text = f"draft: trial\nover: {over}\nclauses:\n" + "".join(f"  - {each}\n" for each in clauses) + more
    return check(text, LIBRARY, ON)[1]


def only(*clauses: str, more: str = "", over: str = "vic-blackjack") -> Finding:
    (finding,) = found(*clauses, more=more, over=over)
    return finding


def test_a_sound_draft_has_no_finding() -> None:
    assert (
        found('{rule: "1", term: natural-pays, value: 6 to 5}', '{rule: "2", term: dealer-soft-17, value: hit}', more="elect: {decks: 6}")
        == []
    )


def test_two_rules_that_pay_a_blackjack_differently_are_found_with_both_places() -> None:
    """DeCosmo v. Blue Tarp Redevelopment, 487 Mass. 690 (2021): 3 to 2 or 6 to 5 at one table."""
    finding = only('{rule: "7(a)", term: natural-pays, value: 6 to 5}', '{rule: "7(d)", term: natural-pays, value: 2 to 1}')
    assert (finding.kind, finding.clause, finding.place.line) == (Kind.CONFLICT, "7(d)", 5)
    assert "rule 7(a) (line 4, column 5) says natural-pays = 6 to 5" in finding.says


def test_a_draft_that_contradicts_itself_cannot_be_played() -> None:
    draft = draft_in(HEAD + "  - {rule: a, term: natural-pays, value: 6 to 5}\n  - {rule: b, term: natural-pays, value: 2 to 1}\n", LIBRARY)
    with pytest.raises(Refused, match="only one of them can stand"):
        usable(draft)


def test_a_payment_left_open_with_no_election_is_a_conflict() -> None:
    clause = "{rule: a, term: natural-pays, value: [3 to 2, 6 to 5]}"
    assert only(clause).kind is Kind.CONFLICT
    assert found(clause, more="elect: {natural-pays: 6 to 5}") == []


def test_two_lines_of_the_same_cards_are_a_conflict() -> None:
    lines = "[{pattern: run, pays: 3 to 1}, {pattern: run, pays: 5 to 1}]"
    assert only(more=f"side-bets: {{mine: {{cards: first-2, lines: {lines}}}}}").kind is Kind.CONFLICT


def test_a_question_left_without_an_answer_is_a_gap() -> None:
    finding = only("{rule: a, revoke: double-totals}")
    assert (finding.kind, finding.clause) == (Kind.GAP, "a")


def test_a_strike_that_leaves_no_game_is_a_gap() -> None:
    assert only("{rule: a, strike: dealer-soft-17}").kind is Kind.GAP


def test_what_a_book_answers_itself_can_be_revoked() -> None:
    assert found("{rule: a, revoke: double-totals}", over="vic-vegas-blackjack") == []


def test_what_the_book_below_answers_cannot_be_revoked() -> None:
    finding = only("{rule: a, revoke: natural-pays}", over="vic-vegas-blackjack")
    assert finding.kind is Kind.NOTHING_THERE
    assert "VIC-2003-01 8.1" in finding.says


def test_what_is_not_there_cannot_be_struck() -> None:
    assert only("{rule: a, strike: surrender-against}").kind is Kind.NOTHING_THERE


def test_what_stands_already_is_restating() -> None:
    finding = only("{rule: a, term: dealer-soft-17, value: stand}")
    assert finding.kind is Kind.RESTATES
    assert "VIC-2003-01 7.5.6(a)" in finding.says


def test_a_number_used_twice_is_said_with_its_first_place() -> None:
    finding = only("{rule: a, term: natural-pays, value: 6 to 5}", "{rule: a, term: dealer-soft-17, value: hit}")
    assert (finding.kind, finding.place.line) == (Kind.PIN_TWICE, 5)
    assert "line 4" in finding.says


def test_an_answer_that_nobody_plays_is_refused_for_its_clause() -> None:
    finding = only("{rule: a, term: dealer-soft-17, value: hit}", "{rule: b, term: court-cards-count, value: 9}")
    assert (finding.kind, finding.clause, finding.place.line) == (Kind.NOT_PLAYED, "b", 5)


def test_an_answer_that_nobody_acts_on_is_told() -> None:
    assert only("{rule: a, term: layout-diagram, value: [C]}").kind is Kind.NOBODY


def test_an_election_that_is_not_open_is_told_where_it_stands() -> None:
    finding = only(more="elect:\n  decks: 9\n")
    assert (finding.kind, finding.place.line) == (Kind.ELECTION, 5)
    assert finding.instead == "8, 4, 5, 6 or 7"


def test_a_draft_of_another_time_than_its_book_is_told() -> None:
    text = "draft: early\nover: vic-vegas-blackjack\nfrom: 2000-12-20\nclauses: [{rule: a, term: natural-pays, value: 6 to 5}]"
    (finding,) = check(text, LIBRARY, asking(None))[1]
    assert (finding.kind, finding.place.line) == (Kind.NOT_IN_FORCE, 3)


def test_everything_is_told_at_once_in_the_order_of_the_file() -> None:
    kinds = [
        each.kind
        for each in found(
            "{rule: a, term: natural-pays, value: seven}",
            "{rule: b, term: dealer-soft-17, value: stand}",
            "{rule: c, term: no-such-term, value: 1}",
            "{rule: d, strike: surrender-against}",
            more="elect: {decks: 9}",
        )
    ]
    assert kinds == [Kind.UNREADABLE, Kind.RESTATES, Kind.UNREADABLE, Kind.NOTHING_THERE, Kind.ELECTION]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it is empty"),
        ("draft: x", "over which book"),
        ("draft: X Y\nover: vic-blackjack", "no id of a draft"),
        ("draft: x\nover: vic-blakjack", "nearest are vic-blackjack"),
        ("[1, 2]", "a draft is a list"),
        ("draft: x\nover: vic-blackjack\nclause: []", "no field 'clause'"),
        ("draft: x\nover: vic-blackjack\nclauses: 7", "clauses is '7'"),
        ("draft: x\nover: vic-blackjack\nclauses: [{rule: a}]", "does not say one thing"),
        ("draft: x\nover: vic-blackjack\nclauses: [{term: natural-pays, value: 6 to 5}]", "a clause has no rule"),
        ("draft: x\nover: vic-blackjack\nfrom: soon", "not a date"),
        ("draft: x\ndraft: y\nover: vic-blackjack", "stands twice"),
        ("draft: &a x\nover: *a", "anchors"),
        ("draft: [" * 30, "nested too deeply"),
        ("draft: {", "not YAML"),
        ("draft: x\n---\ndraft: y", "2 documents"),
        ("draft: x\nover: vic-blackjack\nside-bets: {perfect-pairs: {cards: first-2, lines: []}}", "cannot be the id"),
        ("draft: x\nover: vic-blackjack\nside-bets: {mine: {cards: first-2, lines: []}}", "no line that wins"),
        ("draft: x\nover: vic-blackjack\nside-bets: {mine: {cards: first-2, lines: [{pattern: blue, pays: 3 to 1}]}}", "cannot be 'blue'"),
        ("draft: x\nover: vic-blackjack\nside-bets: {mine: {lines: []}}", "no cards"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence_with_its_line(text: str, says: str) -> None:
    with pytest.raises(Malformed, match=r"^line \d+, column \d+: ") as fault:
        draft_in(text, LIBRARY)
    assert says in fault.value.sentence
