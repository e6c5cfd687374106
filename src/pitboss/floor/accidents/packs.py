"""The cards as a whole: none wagered on, too few, not cut, not shuffled, not reloaded, or the wrong ones."""

from __future__ import annotations

from dataclasses import replace

from pitboss.floor.accidents.events import Aftermath
from pitboss.floor.accidents.facts import Order
from pitboss.floor.accidents.kinds import NotCut, NotEnoughCards, NotReloaded, NotShuffled, NoWagers, SimultaneousCards, WrongCards
from pitboss.floor.accidents.steps import (
    answer,
    as_dealer,
    begin,
    hold_next,
    report,
    require_all_from_shoe,
    require_from_shoe,
    resolve,
    throw_out,
)
from pitboss.floor.accidents.void import void_round
from pitboss.floor.cards.events import CardBurned, CardsCut, CuttingCardCame, RackLoaded, ShuffleDue, StepMissed
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.desk import Desk
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.desk import refusal
from pitboss.play.state import Awaits
from pitboss.terms.devices import SIMULTANEOUS_CARDS
from pitboss.terms.equipment import CardDevice
from pitboss.terms.irregular_cards import CardFate
from pitboss.terms.irregular_rounds import (
    NO_WAGERS,
    NOT_CUT,
    NOT_ENOUGH_CARDS,
    NOT_ENOUGH_CARDS_BURN,
    NOT_ENOUGH_CARDS_FROM,
    NOT_RELOADED,
    NOT_SHUFFLED,
    WRONG_CARDS,
    WRONG_CARDS_CHECK,
    WRONG_CARDS_NOTIFIED,
    WRONG_CARDS_WHEN,
    Burn,
    Omitted,
    RoundFate,
)
from pitboss.terms.shuffle import BURN_CARDS, WITH_DEVICE, WithDevice

CARD_DUE = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER, ComBoAwaits.CARD)


def no_wagers(desk: Desk, accident: NoWagers) -> None:
    """A round begun without a wager is void, and the cards that were seen are thrown out."""
    fate, rule = answer(desk, NO_WAGERS["round"], "a round begun without a wager")
    cards, _ = answer(desk, NO_WAGERS["exposed-cards"], "cards of a round begun without a wager")
    warrant = as_dealer(desk, "say that a round was begun without a wager", rule)
    rounds = desk.floor.rounds
    if rounds.in_progress or rounds.is_over or rounds.players or not accident.cards:
        raise refusal("wagers-placed", "this is about cards dealt while no wager lies on the table", rule)
    if desk.floor.cards.awaits is not CardsAwait.NOTHING or fate is not RoundFate.VOID or cards is not CardFate.DISCARDED:
        raise refusal("cards-not-ready", f"no card can have been dealt: the cards await {desk.floor.cards.awaits.value}", rule)
    report(desk, accident, rule)
    throw_out(desk, accident.cards, rule)
    resolve(desk, f"{fate}, cards {cards}", warrant, rule)


def not_enough(desk: Desk, accident: NotEnoughCards) -> None:
    """The round is void, or the discards are shuffled and cut and it goes on from them."""
    game, cards = desk.game, desk.floor.cards
    fate, rule = answer(desk, NOT_ENOUGH_CARDS, "a shoe too short for the round")
    if cards.device is CardDevice.SHUFFLING_DEVICE and game.get(WITH_DEVICE["not-enough-cards"]) is WithDevice.NO_EFFECT:
        said = "with a shuffling device no rule says what becomes of a round for which there are too few cards"
        raise refusal("no-answer", said, game.cite(WITH_DEVICE["not-enough-cards"]))
    warrant = as_dealer(desk, "say that the shoe is empty", rule)
    if cards.undealt or cards.held or desk.floor.rounds.now.awaits not in CARD_DUE:
        raise refusal("cards-left", f"the shoe has {cards.undealt} cards, or no card is due: the round goes on", rule)
    if fate is RoundFate.VOID:
        report(desk, accident, rule)
        void_round(desk, warrant)
    else:
        _refill(desk, accident, rule)
    resolve(desk, fate, warrant, rule)


def _refill(desk: Desk, accident: NotEnoughCards, rule: str) -> None:
    """Shuffle all discards and cut them; whether a card is burned is the document's choice (readings A31, C6, E32)."""
    game, cards = desk.game, desk.floor.cards
    source = game.get(NOT_ENOUGH_CARDS_FROM)
    if not source or not cards.rack:
        raise refusal("no-discards", "there are no discards to finish the round from", game.cite(NOT_ENOUGH_CARDS_FROM) or rule)
    if cards.source is Source.PROGRAM and not accident.commitment:
        raise Malformed("commitment", "a program commits to the new order of its cards")
    if not 0 <= accident.cut <= len(cards.rack):
        raise refusal("cut-depth", f"a cut {accident.cut} cards from the front of {len(cards.rack)} discards is none", rule)
    report(desk, replace(accident, burned=None), rule)  # a card burned face down is nobody's to know
    desk.record(RackLoaded(accident.commitment, rule))
    desk.record(CardsCut(desk.by, accident.cut, CardsAwait.NOTHING, rule))
    if game.get(NOT_ENOUGH_CARDS_BURN) is Burn.YES:
        if accident.burned is not None:
            require_from_shoe(desk, accident.burned, rule)
        desk.record(CardBurned(accident.burned, False, CardsAwait.NOTHING, game.cite(NOT_ENOUGH_CARDS_BURN)))


def not_cut(desk: Desk, accident: NotCut) -> None:
    """Rounds before stand, the round in play is finished, then the cards are shuffled and cut."""
    then, rule = answer(desk, NOT_CUT["then"], "cards that were not cut")
    fates = (answer(desk, NOT_CUT["previous-rounds"], "")[0], answer(desk, NOT_CUT["current-round"], "")[0])
    warrant = as_dealer(desk, "say that the cards were not cut", rule)
    awaits = desk.floor.cards.awaits
    if awaits is CardsAwait.SHUFFLE or then is not Omitted.SHUFFLE_AND_CUT:
        raise refusal("not-shuffled", "the cards await a shuffle: there is nothing to cut yet", rule)
    report(desk, accident, rule)
    begins = awaits in (CardsAwait.CUT, CardsAwait.CUTTING_CARD)
    if begins:
        after = CardsAwait.BURN if desk.game.get(BURN_CARDS) else CardsAwait.NOTHING
        desk.record(StepMissed(CardsAwait.CUT, after, rule))
    _shuffle_after_round(desk, rule, begins=begins)
    resolve(desk, f"{fates[0]}, {fates[1]}, {then}", warrant, rule)


def not_shuffled(desk: Desk, accident: NotShuffled) -> None:
    """Rounds before stand and the round in play is finished; where the document says so the cards are then shuffled and cut."""
    game, cards = desk.game, desk.floor.cards
    before, rule = answer(desk, NOT_SHUFFLED["previous-rounds"], "dealing on after the cutting card")
    now, _ = answer(desk, NOT_SHUFFLED["current-round"], "dealing on after the cutting card")
    if cards.device is CardDevice.SHUFFLING_DEVICE and game.get(WITH_DEVICE["not-shuffled"]) is WithDevice.NO_EFFECT:
        raise refusal("no-answer", "with a shuffling device there is no cutting card to deal past", game.cite(WITH_DEVICE["not-shuffled"]))
    warrant = as_dealer(desk, "say that dealing went on after the cutting card", rule)
    if cards.awaits is not CardsAwait.NOTHING:
        raise refusal("cards-not-ready", f"no card can have been dealt: the cards await {cards.awaits.value}", rule)
    report(desk, accident, rule)
    if not cards.cutting_card_out:
        desk.record(CuttingCardCame(-1, rule))
    if game.get(NOT_SHUFFLED["then"]) is Omitted.SHUFFLE_AND_CUT:
        _shuffle_after_round(desk, game.cite(NOT_SHUFFLED["then"]), begins=False)
    resolve(desk, f"{before}, {now}", warrant, rule)


def _shuffle_after_round(desk: Desk, rule: str, *, begins: bool) -> None:
    """Let the round in play be the last before a shuffle, or the one that begins with cards that were not cut."""
    rounds = desk.floor.rounds
    if not begins:
        desk.record(ShuffleDue(Occasion.ACCIDENT, desk.floor.cards.awaits, rule))
    last = rounds.number if begins or rounds.in_progress or rounds.is_over else rounds.number - 1
    begin(desk, Aftermath.SHUFFLE, rule, last)


def not_reloaded(desk: Desk, accident: NotReloaded) -> None:
    """The discards wait in the rack until the initial deal of the next round is complete."""
    omitted, rule = answer(desk, NOT_RELOADED, "discards that were not put back into the device")
    warrant = as_dealer(desk, "say that the discards were not put back", rule)
    rounds, cards = desk.floor.rounds, desk.floor.cards
    if cards.device is not CardDevice.SHUFFLING_DEVICE:
        raise refusal("no-device", "discards go back into a shuffling device, and none is in use", rule)
    if not (rounds.in_progress or rounds.is_over) or rounds.now.awaits is Awaits.CARD_FOR_DEAL or omitted is not Omitted.HOLD_IN_RACK:
        raise refusal("not-due", "the discards go back when the initial deal is complete: they are not late", rule)
    report(desk, accident, rule)
    begin(desk, Aftermath.RACK_WAITS, rule, rounds.number)
    resolve(desk, omitted, warrant, rule)


def wrong_cards(desk: Desk, accident: WrongCards) -> None:
    """Rounds before stand, the round in play is void, and the rest of the shoe is dealt no more until its cards are checked."""
    game, rounds = desk.game, desk.floor.rounds
    when, rule = answer(desk, WRONG_CARDS_WHEN, "cards that are not those of the pack")
    if accident.wrong not in when:
        raise refusal("no-answer", f"{game.name} does not count it among the wrong cards that {accident.wrong.gloss}", rule)
    if game.get(WRONG_CARDS["previous-rounds"]) is not RoundFate.STANDS:
        raise refusal(
            "no-answer", "this table cannot undo every round before: it goes to the operator", game.cite(WRONG_CARDS["previous-rounds"])
        )
    warrant = as_dealer(desk, "say that the cards are the wrong ones", rule)
    if desk.floor.cards.awaits is CardsAwait.SHUFFLE:
        raise refusal("not-in-play", "the cards are not in play: they await a shuffle", rule)
    report(desk, accident, rule)
    begun = rounds.first_card_out and not getattr(rounds.now, "annulled", False)
    if begun and game.get(WRONG_CARDS["current-round"]) is RoundFate.VOID:
        void_round(desk, Warrant(warrant.by, warrant.role, game.cite(WRONG_CARDS["current-round"])))
    # Com-Bo says nothing of the rest of the shoe: its cards are counted before they are dealt again (reading T6).
    rest = game.get(WRONG_CARDS["rest-of-shoe"]) or RoundFate.VOID
    why = game.cite(WRONG_CARDS["rest-of-shoe"]) or rule
    if rest is RoundFate.VOID:
        desk.record(ShuffleDue(Occasion.ACCIDENT, CardsAwait.SHUFFLE, why))
    check = game.get(WRONG_CARDS_CHECK)
    if check is not None:
        begin(desk, Aftermath.CHECK, game.cite(WRONG_CARDS_CHECK))
    if game.get(WRONG_CARDS_NOTIFIED):
        begin(desk, Aftermath.NOTIFY, game.cite(WRONG_CARDS_NOTIFIED))
    resolve(desk, f"rest of the shoe {rest}" + (f", {check}" if check else ""), warrant, why)


def simultaneous(desk: Desk, accident: SimultaneousCards) -> None:
    """Cards that came together are dealt in their order where it can be told; where not, the round is void."""
    _, rule = answer(desk, SIMULTANEOUS_CARDS, "cards that a device gives together")
    warrant = as_dealer(desk, "say that cards came together", rule)
    if desk.floor.cards.device is not CardDevice.SHUFFLING_DEVICE or not desk.floor.rounds.in_progress:
        raise refusal("no-device", "this is about cards from a shuffling device in a round", rule)
    if len(accident.cards) < 2:
        raise Malformed("cards", "cards that came together are two or more")
    if accident.order is Order.KNOWN:
        require_all_from_shoe(desk, accident.cards, rule)
        report(desk, accident, rule)
        hold_next(desk, accident.cards, rule)
        resolve(desk, "dealt in their order", warrant, rule)
        return
    report(desk, accident, rule)
    throw_out(desk, accident.cards, rule)
    if isinstance(desk.floor.rounds.now, ComBoRound):
        raise refusal("no-hands", f"{desk.game.name} has no such round", rule)
    void_round(desk, warrant)
    resolve(desk, RoundFate.VOID, warrant, rule)
