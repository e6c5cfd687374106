"""What must hold after every accepted request, and of every refusal; each by a rule of the documents."""

from __future__ import annotations

from tests.floor.fuzz.checks import cards, limits, log, persons, refusals, sentences, settled, stakes, void
from tests.floor.fuzz.scene import Check, Objection

CHECKS: tuple[Check, ...] = (
    log.replays,
    cards.conserved,
    stakes.added_by_their_owners,
    stakes.insured_for_half,
    stakes.split_after_declining,
    void.nobody_gains,
    void.sanctioned_wagers,
    limits.maximum,
    limits.shares,
    limits.side_bet_minimum,
    persons.excluded,
    persons.seized,
    persons.insurance_reopened,
    persons.empty_box_in_the_deal,
    cards.after_a_lost_device,
    settled.settled_again,
    sentences.told,
)
REFUSALS: tuple[Objection, ...] = (
    refusals.has_a_rule,
    refusals.lawful_all_the_same,
    refusals.nobody_is_entitled,
    sentences.refused,
)
