"""Conduct at a table of the Australian Capital Territory: games undone, sanctions, advice, the rules on request."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import card
from pitboss.floor.boxes.commands import LetWagerOnSeveral
from pitboss.floor.conduct.commands import Counsel, GiveAdvice, InvalidateRound, Sanction, SanctionKind, Stakes
from pitboss.floor.conduct.events import RoundInvalidated, Sanctioned
from pitboss.floor.notices.state import Kind
from pitboss.play.commands import DrawCard, Insure, Stand
from pitboss.terms.conduct import ADVICE_BY_OTHERS, FRAUD_TEST, SANCTION, Invalidation, Meddling, RulesCopy
from tests.floor import conduct_cases as cases
from tests.floor.conduct_cases import CAPITAL, DISTURBANCES
from tests.floor.tables import DEALER, Day, opened

A = "ACT-2018-01 "


def test_16_1__the_operator_undoes_a_game_after_a_disturbance() -> None:
    cases.outcome_is_undone(CAPITAL, "16.1", (*DISTURBANCES, "like-disturbance"))
    cases.only_the_grounds_of_the_document(CAPITAL, "16.1", "act-of-god", "boredom")
    at = cases.dealt(CAPITAL).people("cass")
    assert at.refused("cass", InvalidateRound("fire")).rule == A + "16.1"
    assert at.refused("olive", InvalidateRound("fire", stakes=Stakes.KEPT)).rule == A + "16.1"


def test_16_1__nothing_brings_an_undone_round_back() -> None:
    cases.a_void_round_stays_void(CAPITAL)


def test_16_2__a_breach_by_anybody_opens_the_operators_two_sanctions() -> None:
    at = cases.dealt(CAPITAL).people("cass")
    for key in ("void-wager", "exclude-from-game"):
        assert at.refused("olive", Sanction(SanctionKind(key), "ann")).rule.startswith(A + "16.2")
        at.notice("cass", Kind.REASON, SANCTION[key], "ann", words="touched the cards")
        assert at.refused("cass", Sanction(SanctionKind(key), "ann")).rule.startswith(A + "16.2")
        at.do("olive", Sanction(SanctionKind(key), "ann"))
    assert at.refused("olive", Sanction(SanctionKind.DETAIN, "ann")).code == "no-power"
    at.notice("olive", Kind.REASON, SANCTION["exclude-from-game"], "zed").do("olive", Sanction(SanctionKind.EXCLUDE_FROM_GAME, "zed"))
    at.check()


def test_16_2_a__the_wager_is_void() -> None:
    at = cases.dealt(CAPITAL)
    assert at.refused("olive", Sanction(SanctionKind.VOID_WAGER, "ann")).rule == A + "16.2(a)"
    cases.stated(at, CAPITAL, "void-wager").do("olive", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert at.all(Sanctioned)[0].rule == A + "16.2(a)"
    assert (at.check().net(), at.net("bob")) == (0, -10)


def test_16_2_a__a_void_side_bet_neither_wins_nor_loses() -> None:
    cases.void_side_bet_is_not_settled(CAPITAL, "act-pairs-play", "act-perfect-pairs")


def insured_after(*side: str, **options: Any) -> Day:
    """The dealer shows an ace; everything that bob has is void; ann and cy have wagers."""
    at = opened("act-blackjack", *side, **options).people("olive").players(ann=1, bob=2, cy=3)
    at.bets(1, ann=100).bets(2, bob=10).bets(3, cy=20)
    if side:
        at.side("bob", "perfect-pairs", 5, 1)
    at.deals("9H 8H 7H", take_up=False)
    cases.stated(at, CAPITAL, "void-wager", "bob").do("olive", Sanction(SanctionKind.VOID_WAGER, "bob"))
    for name in ("AC", "9D", "8D", "7D"):
        at.do(DEALER, DrawCard(card(name)))
    return at


def test_7_2__whose_wagers_are_void_insures_nobodys_wager() -> None:
    for at in (insured_after(), insured_after("act-perfect-pairs", insuring_another_needs="any-wager")):
        assert at.refused("bob", Insure(1, "bob", 500, "ann")).rule.startswith(A + "7.2")
        assert at.refused("bob", Insure(2, "bob", 500)).code == "insure-void"
        at.do("cy", Insure(3, "cy", 1000))
        at.do("cy", Insure(1, "cy", 5000, "ann"))
        at.deals("KC", Stand(1), Stand(3)).check()
        assert (at.net("ann"), at.net("bob"), at.net("cy")) == (-100, 0, 2 * 50 + 2 * 10 - 20)


def paid_at_once(voided: str = "of-the-round") -> Day:
    """Ann's Blackjack for $100 and her pair have been paid, $150 and $125; bob with $10 is to decide."""
    at = opened("act-blackjack", "act-perfect-pairs", wagers_voided=voided).people("olive").players(ann=1, bob=2)
    at.do("olive", LetWagerOnSeveral("ann", (3,)))
    at.bets(1, ann=100).bets(2, bob=10).bets(3, ann=50).side("ann", "perfect-pairs", 5, 3)
    at.deals("AH 9H TC 6D KC 8C TC")
    assert at.net() == 150 + 125 - 50
    return cases.stated(at, CAPITAL, "void-wager")


def test_16_2_a__chips_paid_on_a_void_wager_go_back_too() -> None:
    at = paid_at_once()
    at.do("olive", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert at.net() == 0
    assert at.refused("olive", Sanction(SanctionKind.VOID_WAGER, "ann")).rule == A + "16.2(a)"
    at.deals("KD 5C", Stand(2)).check()
    assert (at.net(), at.net("bob")) == (0, -10)


def test_16_2_a__so_do_chips_collected_and_until_the_cards_are_taken_up() -> None:
    at = paid_at_once()
    at.deals("KD 5C", Stand(2), Stand(3), take_up=False)
    assert at.net() == 150 + 125 - 50
    at.do("olive", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert (at.net(), at.net("bob")) == (0, -10)
    at.takes_up().check()


def test_16_2_a__by_the_other_reading_what_was_paid_stands() -> None:
    at = paid_at_once("undecided")
    at.do("olive", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert at.net() == 150 + 125
    assert at.refused("olive", Sanction(SanctionKind.VOID_WAGER, "ann")).rule == A + "16.2(a)"


def test_16_2_b__the_player_is_excluded() -> None:
    at = cases.dealt(CAPITAL)
    assert at.refused("olive", Sanction(SanctionKind.EXCLUDE_FROM_GAME, "ann")).rule == A + "16.2(b)"
    cases.stated(at, CAPITAL, "exclude-from-game").do("olive", Sanction(SanctionKind.EXCLUDE_FROM_GAME, "ann"))
    assert "ann" not in at.check().floor.boxes.present
    assert at.floor.conduct.excluded == {"ann"}


def test_16_2_b__whoever_is_excluded_adds_no_chips_and_decides_nothing() -> None:
    cases.whoever_is_excluded_takes_no_further_part(CAPITAL, "16.2(b)")
    cases.no_insurance_from(CAPITAL, "16.2(b)", cases.excluded)


def test_14_7__whoever_has_left_adds_no_chips_and_decides_nothing() -> None:
    cases.whoever_left_takes_no_further_part(CAPITAL, "14.7")
    cases.no_insurance_from(CAPITAL, "14.7", cases.left)


def test_16_3__a_round_that_cannot_go_on_or_was_tainted_by_fraud_is_void() -> None:
    at = cases.dealt(CAPITAL)
    assert at.refused(DEALER, InvalidateRound("impractical")).rule == A + "16.1"
    at.do("olive", InvalidateRound("impractical"))
    undone = at.all(RoundInvalidated)[0]
    assert (undone.undone, undone.rule) == (Invalidation.ROUND, A + "16.3")
    assert (at.check().net(), at.net("bob")) == (0, 0)
    cases.fraud_undoes_the_game(CAPITAL, "16.3")
    at = cases.dealt(CAPITAL).notice("olive", Kind.REASON, FRAUD_TEST)
    assert at.refused("olive", InvalidateRound("fraud", ("ann",))).rule == A + "16.3"


def test_16_3__a_void_round_returns_what_was_wagered_and_what_was_paid() -> None:
    cases.outcome_is_undone_after_the_end(CAPITAL, "A: Void", 0, "impractical")


def test_16_5_a__staff_do_not_advise_on_a_hand() -> None:
    cases.staff_only_keep_players_within_the_rules(CAPITAL, "16.5(a)")


def test_16_7__nobody_sways_a_player_even_when_asked() -> None:
    at = cases.betting(CAPITAL).notice("ann", Kind.REQUEST, ADVICE_BY_OTHERS, "ann")
    for person in ("bob", "zed"):
        for means in (Meddling.INSTRUCT, Meddling.INFLUENCE):
            assert at.refused(person, GiveAdvice("ann", means=means)).rule == A + "16.7"
    at.do(DEALER, GiveAdvice("ann", Counsel.COMPLIANCE))


def test_16_9__the_rules_are_given_to_whoever_asks() -> None:
    cases.rules_are_given_on_request(CAPITAL, "16.9", RulesCopy.COPY)


def test_16_2_a__the_wager_of_somebody_who_broke_no_rule_is_safe_unless_read_to_the_letter() -> None:
    cases.anybodys_wager_by_the_letter(CAPITAL)
