"""Why a book answers as it does, and how two books differ."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.clause import again, rule, strike_out
from pitboss.law.explain import Difference, diff, find_term, why
from pitboss.law.in_force import Law, Ruling, in_force
from pitboss.law.moment import melbourne
from pitboss.law.refusal import Malformed
from pitboss.law.term import Chapter
from pitboss.law.values import shown
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, amendment, book, notice
from tests.support import own_law


def law(game: str) -> Law:
    return own_law(game)


def chain(game: Law, term: str) -> list[tuple[str, str]]:
    return [(step.ruling.citation, step.prevails_by) for step in why(game, find_term(game, term))]


@pytest.mark.parametrize(
    ("game", "own", "by"),
    [
        ("vic-crown-pontoon", "VIC-2003-01 10.10.1", "VIC-2003-01 10.1"),
        ("vic-crown-blackjack", "VIC-2003-01 14.2.1(a)", "VIC-2003-01 14.1"),
        ("vic-crown-21", "VIC-2000-27 27.2.1", "VIC-2000-27 27.1"),
    ],
)
def test_why_names_the_clause_the_rule_it_prevails_over_and_the_rule_that_says_so(game: str, own: str, by: str) -> None:
    assert chain(law(game), "dealer-soft-17") == [(own, by), ("VIC-2003-01 7.5.6(a)", "")]


def test_why_of_a_term_that_flows_through_has_one_step() -> None:
    assert chain(law("vic-crown-pontoon"), "bettors-per-box") == [("VIC-2003-01 5.8", "")]


def test_why_of_a_strike_out_names_what_was_struck_out() -> None:
    steps = why(law("vic-crown-pontoon"), find_term(law("vic-crown-pontoon"), "even-money"))
    assert [step.ruling.struck_out for step in steps] == [True, False]
    assert steps[0].prevails_by == "VIC-2003-01 10.1"


def test_why_within_one_book_gives_the_moment_of_the_later_instrument() -> None:
    changed = book(notice("1", Y2000, rule("1", HANDS, 2)), amendment("2", Y2001, rule("5", HANDS, 4)))
    assert chain(in_force(changed, Y2001), "hands") == [("2 5", f"2, from {Y2001}"), ("1 1", "")]


def test_why_walks_every_layer() -> None:
    bottom = book(notice("B", Y2000, rule("1", HANDS, 1)), name="bottom")
    middle = book(notice("M", Y2000, rule("1", HANDS, 2)), over=bottom, name="middle")
    top = book(notice("T", Y2000, rule("1", HANDS, 3)), over=middle, name="top")
    assert chain(in_force(top, Y2001), "hands") == [("T 1", "T 1.1"), ("M 1", "M 1.1"), ("B 1", "")]


def test_an_unknown_term_names_the_nearest() -> None:
    with pytest.raises(Malformed, match=r"Star Blackjack answers no term 'dealer-soft17'; the nearest (is|are) dealer-soft-17"):
        find_term(law("nsw-star-blackjack"), "dealer-soft17")


def test_crown_blackjack_differs_from_blackjack_in_one_term() -> None:
    assert [each.term.name for each in diff(law("vic-blackjack"), law("vic-crown-blackjack"))] == ["dealer-soft-17"]


def test_crown_21_differed_from_the_blackjack_of_its_time_in_that_same_term() -> None:
    then = melbourne("2001-01-01")
    left, right = (in_force(LIBRARY.book(game), then) for game in ("vic-blackjack", "vic-crown-21"))
    assert [each.term.name for each in diff(left, right)] == ["dealer-soft-17"]


def test_a_book_does_not_differ_from_itself_and_diff_has_two_sides() -> None:
    star, challenge = law("nsw-star-blackjack"), law("nsw-blackjack-challenge")
    assert diff(star, star) == ()
    there, back = diff(star, challenge), diff(challenge, star)
    assert {(each.term, each.left, each.right) for each in there} == {(each.term, each.right, each.left) for each in back}


def test_differences_come_in_the_order_of_the_chapters() -> None:
    chapters = [list(Chapter).index(each.term.chapter) for each in diff(law("act-blackjack"), law("nsw-star-blackjack"))]
    assert chapters == sorted(chapters)


def test_a_silent_book_and_one_that_strikes_out_agree_and_so_does_one_that_restates() -> None:
    parent = book(notice("P", None, rule("1", HANDS, 2), rule("2", CARDS, 5)), name="parent")
    child = book(notice("C", None, strike_out("1", HANDS), again("2", CARDS)), over=parent)
    silent = book(notice("S", None, rule("2", CARDS, 5), rule("3", ODDS, 1)))
    assert [each.term for each in diff(in_force(child, Y2001), in_force(silent, Y2001))] == [ODDS]


def test_an_alternative_reading_is_a_difference() -> None:
    plain = book(notice("A", None, rule("1", HANDS, 2)))
    doubtful = book(notice("B", None, rule("1", HANDS, 2, reading="X1", or_else=(3,))))
    assert [each.term for each in diff(in_force(plain, Y2001), in_force(doubtful, Y2001))] == [HANDS]


# notes-act-nsw.md, "Differences: ACT v NSW": topic, the term that shows it, ACT's answer, Star's answer ("-" for none).
ACT_V_NSW = [
    ("Decks", "decks", "4|5|6|7|8", "6|8"),
    ("Card check", "card-checks/before-gaming", "one-by-one", "-"),
    ("Card check", "card-checks/before-use", "-", "staff-or-device"),
    ("Dealer soft 17", "dealer-soft-17", "stand|hit", "hit"),
    ("Dealer blackjack v doubles and splits", "dealer-blackjack-collects", "all", "busted-plus-original"),
    ("Split", "split-hands", "4", "2|3"),
    ("Split", "split-aces", "once", "like-others"),
    ("Double", "double-totals", "below-21", "9-to-11-ace-one"),
    ("Insurance", "insuring-another", "same-box, nearest-box, least-insured", "-"),
    ("Insurance", "insurance-unit", "half-smallest-chip", "-"),
    ("Insurance", "insurance-against-ten", "-", "no|yes"),
    ("Insurance", "insurance-against-ten-pays", "-", "10 to 1"),
    ("Any pair bet", "side-bets-together", "one-of-them", "area-for-each"),
    ("Who controls a box", "who-calls", "seated, nearest-dealer", "seated, highest-wager, nearest-dealer"),
    ("Under-minimum wager", "under-minimum", "settled-and-warned", "valid-once-dealt"),
    ("Under-minimum wager", "under-minimum-again", "returned", "-"),
    ("Exact payment", "unpayable-amount", "exact", "next-highest"),
    ("Limit change", "minimum-raise-notice", "prior", "20"),
    ("Table closure", "closure-notice-minutes", "0", "20"),
    ("Powers", "limits-altered-by", "Casino Operator may", "Casino Supervisor may"),
    ("Restricting a player", "restricted-to-one-box-by", "Casino Operator may, under approved procedures", "Gaming Manager may"),
    ('"No more bets"', "no-more-bets", "must", "may"),
    ("Opening burn", "burn-cards", "0", "1"),
    ("Cutting card depth", "cutting-card-min-decks", "1", "-"),
    ("Card drawn in error", "excess-card-refused", "-", "no-more-cards"),
    ("Extra dealer card", "excess-card-to-dealer/hand-complete/unexposed", "discarded", "first-of-next-round"),
    ("Error found after next round began", "found-too-late/faulty-round", "void", "stands"),
    ("Void round", "void-round-payments", "reversed", "stands"),
    ("Void round", "tournament-void-round-payments", "-", "reversed"),
    ("Sanctions", "sanctioned-breach", "any-rule-by-anyone", "device-ban"),
    ("Advice between players", "advice-by-others", "never", "if-asked"),
    ("Dispute review", "dispute-review", "Commission may", "Casino Supervisor may"),
    ("Tournament fees", "tournament-fees-to-pool", "less-commission", "all"),
    ("Tournament no-show", "tournament-absence-measures", "forfeit", "deduct-minimum, disqualify"),
    ("Pass cards, undisclosed wagers, betting order", "tournament-pass-cards", "-", "if-conditions-provide"),
    ("Pass cards, undisclosed wagers, betting order", "tournament-undisclosed-wagers", "-", "if-conditions-provide"),
    ("Pass cards, undisclosed wagers, betting order", "tournament-order-of-wagering", "-", "if-conditions-provide"),
    ("Device ban", "device-ban", "-", "use-or-control"),
]


def said(ruling: Ruling | None) -> str:
    return "-" if ruling is None or ruling.struck_out else "|".join(shown(value) for value in ruling.clause.allowed)


def differences(left: str, right: str) -> dict[str, Difference]:
    return {each.term.name: each for each in diff(law(left), law(right))}


@pytest.mark.parametrize(("topic", "term", "act", "star"), ACT_V_NSW, ids=lambda value: str(value)[:40])
def test_act_and_star_differ_wherever_the_notes_say(topic: str, term: str, act: str, star: str) -> None:
    found = differences("act-blackjack", "nsw-star-blackjack")[term]
    # The notes name who has a power, seldom all that it takes: conditions may follow after a comma.
    assert f"{said(found.left)},".startswith(f"{act},"), topic
    assert f"{said(found.right)},".startswith(f"{star},"), topic


@pytest.mark.parametrize(("pair", "act", "star"), [("mixed", 6, 5), ("coloured", 12, 10), ("perfect", 25, 30)])
def test_perfect_pairs_pay_as_the_notes_say(pair: str, act: int, star: int) -> None:
    found = differences("act-perfect-pairs", "nsw-star-perfect-pairs")[f"side-bet-pays/{pair}"]
    assert (said(found.left), said(found.right)) == (f"{act} to 1", f"{star} to 1")


def test_pairs_play_and_any_pairs_pay_alike() -> None:
    assert not [name for name in differences("act-pairs-play", "nsw-star-any-pairs") if name.startswith("side-bet-pays")]


def test_only_new_south_wales_has_promotional_prizes() -> None:
    promotions = [each for each in differences("act-blackjack", "nsw-star-blackjack").values() if each.term.chapter is Chapter.PROMOTIONS]
    assert promotions
    assert all(each.left is None for each in promotions)
