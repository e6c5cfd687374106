"""Conduct at a table of Star Blackjack: devices, sanctions, games undone, advice, refused wagers, closure."""

from __future__ import annotations

import pytest

from pitboss.floor.conduct.commands import Handling, InvalidateRound, Sanction, SanctionKind, UseDevice
from pitboss.terms.conduct import DeviceFunction, DeviceKind, Meddling, RulesCopy
from pitboss.terms.powers import Role
from tests.floor import conduct_cases as cases
from tests.floor.conduct_cases import COUNTER, DISTURBANCES, STAR
from tests.floor.tables import DEALER

N = "NSW-STAR-BJ "


def test_18_1__nobody_uses_or_controls_a_device() -> None:
    cases.nobody_uses_a_device(STAR, "18.1")
    at = cases.betting(STAR)
    assert at.refused("ann", UseDevice(DeviceKind.COMPUTER, (DeviceFunction.TRANSMIT,))).rule == N + "18.1"
    at.do("ann", UseDevice(*COUNTER, Handling.POSSESSION))
    at.do("ines", UseDevice(*COUNTER))
    at.do(DEALER, UseDevice(*COUNTER))


def test_18_3__only_a_breach_of_the_device_ban_opens_the_sanctions() -> None:
    at = cases.dealt(STAR)
    for kind in (SanctionKind.VOID_WAGER, SanctionKind.EXCLUDE_FROM_GAME, SanctionKind.EXCLUDE_FROM_CASINO, SanctionKind.DETAIN):
        cases.stated(at, STAR, kind.value)
        assert at.refused("cass", Sanction(kind, "ann")).rule == N + "18.3"
    assert at.refused("cass", Sanction(SanctionKind.SEIZE_WINNINGS, "ann", 500)).code == "no-power"
    cases.found(at, STAR).do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    at.check()


def test_18_3_1__the_wager_is_void() -> None:
    cases.wager_is_void(STAR, "18.3.1")
    cases.wager_before_the_cards_goes_back(STAR)


def test_18_3_1__a_void_side_bet_neither_wins_nor_loses() -> None:
    cases.void_side_bet_is_not_settled(STAR, "nsw-star-perfect-pairs", "nsw-star-any-pairs", "nsw-star-lucky-lucky")


def test_18_3_2__the_player_is_excluded_from_the_game() -> None:
    cases.player_is_excluded(STAR, "18.3.2")
    cases.excluded_before_the_cards_has_the_wager_back(STAR)


def test_18_3_2__whoever_is_excluded_adds_no_chips_and_decides_nothing() -> None:
    cases.whoever_is_excluded_takes_no_further_part(STAR, "18.3.2")
    cases.no_insurance_from(STAR, "18.3.2", cases.excluded)


def test_16_10__whoever_has_left_adds_no_chips_and_decides_nothing() -> None:
    cases.whoever_left_takes_no_further_part(STAR, "16.10")
    cases.no_insurance_from(STAR, "16.10", cases.left)


def test_18_3_3__the_player_is_excluded_from_the_casino_as_the_act_provides() -> None:
    cases.player_is_excluded(STAR, "18.3.3", SanctionKind.EXCLUDE_FROM_CASINO)


def test_18_3_4__the_holder_is_detained_until_an_inspector_or_the_police_take_charge() -> None:
    cases.holder_is_detained(STAR, "18.3.4", Role.INSPECTOR)
    cases.holder_is_detained(STAR, "18.3.4", Role.POLICE_OFFICER)


def test_18_4__the_outcome_of_a_game_is_undone_by_a_casino_supervisor() -> None:
    cases.only_the_grounds_of_the_document(STAR, "18.4", "like-disturbance", "impractical", "boredom")
    at = cases.dealt(STAR).people("gwen")
    assert at.refused(DEALER, InvalidateRound("fire")).rule == N + "18.4"
    at.do("gwen", InvalidateRound("fire"))


def test_18_5__nothing_brings_an_undone_round_back() -> None:
    cases.a_void_round_stays_void(STAR)


def test_18_4_1__disorder_fire_crime_and_acts_of_god_are_grounds() -> None:
    cases.outcome_is_undone(STAR, "18.4.1", (*DISTURBANCES, "act-of-god"))


def test_18_4_2__a_fraud_that_a_casino_supervisor_thinks_affected_the_outcome_is_a_ground() -> None:
    cases.fraud_undoes_the_game(STAR, "18.4.2")
    cases.fraud_is_for_the_supervisor_to_think(STAR, "18.4.2")


def test_18_5__wagers_may_be_refunded_and_a_culprits_forfeited() -> None:
    cases.refund_may_be_withheld_and_culprits_forfeit(STAR, "18.5")


@pytest.mark.proves("NSW-STAR-BJ 18.4")
def test_18_5__what_was_won_or_lost_in_the_final_settlement_is_undone_too() -> None:
    cases.outcome_is_undone_after_the_end(STAR, "18.5", 15)


def test_18_6__staff_do_not_tell_a_player_how_to_play() -> None:
    cases.staff_only_keep_players_within_the_rules(STAR, "18.6")


def test_18_7__others_advise_nobody_who_has_not_asked() -> None:
    cases.others_wait_to_be_asked(STAR, "18.7", Meddling.ATTEMPT_TO_INFLUENCE, Meddling.OFFER_ADVICE)


def test_18_8__an_occupied_table_closes_at_the_time_its_sign_has_shown_for_twenty_minutes() -> None:
    cases.occupied_table_closes_by_its_sign(STAR, "18.8")


def test_18_11__a_wager_is_refused_on_grounds_before_the_first_card() -> None:
    cases.wager_is_refused_before_the_first_card(STAR, "18.11")


def test_18_14__the_rules_are_open_to_whoever_asks() -> None:
    cases.rules_are_given_on_request(STAR, "18.14", RulesCopy.COPY_FOR_INSPECTION)


def test_18_5__only_the_main_wager_of_a_culprit_is_forfeited_by_another_reading() -> None:
    cases.main_wager_alone_is_forfeited(STAR, "nsw-star-perfect-pairs")


def test_18_5__wagers_are_kept_unless_a_refund_is_directed_by_another_reading() -> None:
    cases.refund_only_if_directed(STAR)
