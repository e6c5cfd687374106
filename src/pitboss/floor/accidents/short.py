"""A box or the dealer got too little or too much in the deal: a hand on an empty box, no card, one card."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.cards.card import Card
from pitboss.floor.accidents.asking import ask
from pitboss.floor.accidents.crafted import awaits_button, late_naturals, with_one_card, without_dealers_card
from pitboss.floor.accidents.events import Aftermath, AftermathEnded
from pitboss.floor.accidents.kinds import BoxWithOneCard, BoxWithoutCards, DealerWithoutCard, HandOnEmptyBox
from pitboss.floor.accidents.rebuilding import bettors_on, carry_through, let_have_been, until_first_card, without_players
from pitboss.floor.accidents.steps import answer, as_dealer, begin, blackjack, hold_next, report, require_named_by_shoe, resolve, throw_out
from pitboss.floor.accidents.void import void_round
from pitboss.floor.cards.count import has
from pitboss.floor.cards.events import CardMoved
from pitboss.floor.cards.state import Place
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.rebuild import cards_in, rebuild, without
from pitboss.floor.rounds.taking_back import take_back
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.desk import refusal
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.play.state import Awaits, Round
from pitboss.terms.irregular_cards import CardFate
from pitboss.terms.irregular_hands import (
    BOX_WITH_ONE_CARD,
    BOX_WITH_ONE_CARD_CHOOSER,
    BOX_WITH_ONE_CARD_SIDE_BETS,
    BOX_WITHOUT_CARDS,
    DEALER_WITHOUT_CARD,
    DEALER_WITHOUT_CARD_CURES,
    FAULTY_DEAL_NOTICED,
    HAND_ON_EMPTY_BOX,
    Chooser,
    DealerCardCure,
    LateSideBet,
    ShortBoxCure,
)
from pitboss.terms.irregular_rounds import MoneyFate


def empty_box(desk: Desk, accident: HandOnEmptyBox) -> None:
    """Throw out the hand, at most the two cards of the deal; everybody else keeps theirs."""
    fate, rule = answer(desk, HAND_ON_EMPTY_BOX, "a hand on a box without a wager")
    warrant = as_dealer(desk, "say that a hand was dealt to an empty box", rule)
    now = blackjack(desk, rule)
    _require_noticed(desk, desk.floor.rounds.in_progress and now.awaits is not Awaits.CARD_FOR_DEAL)
    if not 1 <= accident.box <= desk.floor.opening.boxes or len(accident.cards) > 2:
        raise Malformed("cards", "a hand on an empty box is a box of the layout and the one or two cards that were dealt to it")
    if any(box.number == accident.box for box in now.boxes):
        raise refusal("box-wagered", f"box {accident.box} has a wager: its hand stays", rule)
    if fate is not CardFate.DISCARDED or not accident.cards:
        raise refusal("no-answer", f"{desk.game.name} does not say how such a hand is played", rule)
    report(desk, accident, rule)
    throw_out(desk, accident.cards, rule)
    resolve(desk, fate, warrant, rule)


def no_first_card(desk: Desk, accident: DealerWithoutCard) -> None:
    """Put the cards where they were dealt, and let the player whose hand is being decided choose (scenario B2)."""
    chooser, rule = answer(desk, DEALER_WITHOUT_CARD, "a dealer without a first card")
    cures, _ = answer(desk, DEALER_WITHOUT_CARD_CURES, "a dealer without a first card")
    warrant = as_dealer(desk, "say that the dealer has no card", rule)
    now = blackjack(desk, rule)
    cards = cards_in(desk.floor.rounds.log)
    again = Aftermath.CARDLESS in desk.floor.accidents.force
    _require_noticed(desk, desk.floor.rounds.in_progress and len(cards) >= 2 * len(now.boxes) and len(now.dealer) <= 1)
    if not again and awaits_button(desk, cards):
        _dealer_first(desk, accident, warrant, rule)
        return
    report(desk, accident, rule)
    if not again:
        let_have_been(desk, without_dealers_card(desk, cards, rule), warrant)
        hold_next(desk, cards[2 * len(now.boxes) :], rule, Place.LAYOUT)
        if blackjack(desk, rule).awaits is Awaits.DECISION:
            begin(desk, Aftermath.CARDLESS, rule)
        else:
            late_naturals(desk, rule)
    now = blackjack(desk, rule)
    if now.awaits not in (Awaits.DECISION, Awaits.CARD_FOR_HAND):
        resolve(desk, DealerCardCure.DEALER_FIRST, warrant, rule)
        return
    assert chooser is Chooser.PLAYER_DECIDING, "the only chooser that the books name"
    ask(desk, (_caller(now, now.hands[now.turn].box),), tuple(map(str, cures)), warrant, default=str(DealerCardCure.HAND_FIRST), rule=rule)


def _dealer_first(desk: Desk, accident: DealerWithoutCard, warrant: Warrant, rule: str) -> None:
    """A Pontoon awaits the jackpot button before any hand is decided: there is nobody to choose, and the dealer takes a card."""
    if accident.card is None:
        said = "a Pontoon awaits the jackpot button, so that no hand is being decided: the dealer takes a first card now, say which it is"
        raise refusal("button-due", said, rule)
    report(desk, accident, rule)
    _take_first_card(desk, accident.card, warrant, rule)
    resolve(desk, DealerCardCure.DEALER_FIRST, warrant, rule)


def finish_first_card(desk: Desk, chosen: Mapping[str, str], warrant: Warrant, card: Card | None) -> None:
    """Let the player complete the hand first, or give the dealer a card now."""
    rule = desk.game.cite(DEALER_WITHOUT_CARD_CURES)
    choice = DealerCardCure(next(iter(chosen.values()), str(DealerCardCure.HAND_FIRST)))
    if choice is DealerCardCure.DEALER_FIRST:
        if card is None:
            raise Malformed("card", "the dealer takes a first card at once: say which it is")
        _take_first_card(desk, card, warrant, rule)
        desk.record(AftermathEnded(Aftermath.CARDLESS, rule))
    resolve(desk, choice, warrant, rule)


def _take_first_card(desk: Desk, card: Card, warrant: Warrant, rule: str) -> None:
    """Give the dealer the next card of the shoe, as if it had come when it was due."""
    require_named_by_shoe(desk, rule)
    if not desk.floor.cards.undealt or not has(desk.floor.cards.left, card):
        raise refusal("impossible-card", f"{card.signs} cannot come: every one of them is out", rule)
    log = desk.floor.rounds.log
    dealt, boxes = cards_in(log), len(blackjack(desk, rule).boxes)
    order = (*dealt[:boxes], card, *dealt[boxes:])
    # Once somebody has decided insurance is past, surrender only once a further card is out, and nobody's cards move for them: reading T10.
    past = (Awaits.INSURANCE, Awaits.SURRENDER) if len(dealt) > 2 * boxes else (Awaits.INSURANCE,)
    found = rebuild(desk.game.table, log, order, past=past)  # type: ignore[arg-type]  # a game with hands
    desk.record(CardMoved(card, Place.SHOE, Place.LAYOUT, True, rule))
    let_have_been(desk, found.log, warrant)
    hold_next(desk, found.cards_over, rule, Place.LAYOUT)


def no_cards(desk: Desk, accident: BoxWithoutCards) -> None:
    """Give the wagers on the box back, and put the cards where they were dealt."""
    cures, rule = answer(desk, BOX_WITHOUT_CARDS, "a box without cards")
    warrant = as_dealer(desk, "say that a box got no cards", rule)
    now, log = blackjack(desk, rule), desk.floor.rounds.log
    players = bettors_on(log, accident.box)
    if not players or ShortBoxCure.VOID_WAGER not in cures:
        raise refusal("no-wager", f"box {accident.box} has no wager in this round", rule)
    cards = cards_in(log)
    _require_noticed(desk, desk.floor.rounds.in_progress and len(cards) >= 2 * len(now.boxes) - 1)
    report(desk, accident, rule)
    if len(now.boxes) == 1:
        void_round(desk, warrant)
    else:
        carry_through(desk, cards, warrant, without_players(desk, until_first_card(log), players, accident.box))
    resolve(desk, ShortBoxCure.VOID_WAGER, warrant, rule)


def one_card(desk: Desk, accident: BoxWithOneCard) -> None:
    """Ask whoever has a wager on the box."""
    cures, rule = answer(desk, BOX_WITH_ONE_CARD, "a box with one card")
    chooser, _ = answer(desk, BOX_WITH_ONE_CARD_CHOOSER, "a box with one card")
    warrant = as_dealer(desk, "say that a box got one card", rule)
    now, log = blackjack(desk, rule), desk.floor.rounds.log
    players = bettors_on(log, accident.box)
    if not players or chooser is not Chooser.PLAYER_OF_BOX:
        raise refusal("no-wager", f"box {accident.box} has no wager in this round", rule)
    _require_noticed(desk, desk.floor.rounds.in_progress and len(cards_in(log)) >= 2 * len(now.boxes))
    report(desk, accident, rule)
    ask(desk, players, tuple(map(str, cures)), warrant, default=str(ShortBoxCure.SECOND_CARD_IN_TURN), rule=rule)


def finish_one_card(desk: Desk, accident: BoxWithOneCard, chosen: Mapping[str, str], warrant: Warrant) -> None:
    """Deal on with one card on the box, which gets its second in turn; or without the box, whose card is thrown out."""
    rule, log = warrant.rule, desk.floor.rounds.log
    now, cards = blackjack(desk, rule), cards_in(log)
    place = [box.number for box in now.boxes].index(accident.box)
    gone = [player for player, choice in chosen.items() if choice == str(ShortBoxCure.RETRACT)]
    stays = [player for player in bettors_on(log, accident.box) if player not in gone]
    if not stays and len(now.boxes) == 1:
        void_round(desk, warrant)
    elif not stays:
        desk.record(CardMoved(cards[place], Place.LAYOUT, Place.RACK, True, rule))
        rest = (*cards[:place], *cards[place + 1 :])
        carry_through(desk, rest, warrant, without_players(desk, until_first_card(log), gone, accident.box))
    else:
        _second_card_in_turn(desk, accident.box, place, cards, warrant)
        if gone:
            take_back(desk, gone, MoneyFate.REVERSED, rule, accident.box)
    resolve(desk, ShortBoxCure.SECOND_CARD_IN_TURN if stays else ShortBoxCure.RETRACT, warrant, rule)


def _second_card_in_turn(desk: Desk, box: int, place: int, cards: tuple[Card, ...], warrant: Warrant) -> None:
    """Side bets on the box wait for its second card; by the other sides of reading T5 they go back, or those on the jackpot do."""
    rule = warrant.rule
    log = until_first_card(desk.floor.rounds.log)
    found = next(each for each in blackjack(desk, rule).boxes if each.number == box)
    waits = desk.game.get(BOX_WITH_ONE_CARD_SIDE_BETS)
    for side in found.side:
        if waits is LateSideBet.RETURNED or (waits is LateSideBet.JACKPOT_RETURNED and side.bet == PANDEMONIUM):
            log = without(desk.game.table, log, side.player, box, side.bet)
    let_have_been(desk, with_one_card(desk, log, cards, place), warrant)
    hold_next(desk, cards[2 * len(blackjack(desk, rule).boxes) :], rule, Place.LAYOUT)
    begin(desk, Aftermath.LATE_CARD, rule, box)


def _require_noticed(desk: Desk, subsequent: object) -> None:
    """Noticed once every other place has its opening cards: while further cards are being dealt."""
    noticed, rule = desk.game.get(FAULTY_DEAL_NOTICED), desk.game.cite(FAULTY_DEAL_NOTICED)
    if noticed and not subsequent:
        raise refusal("not-noticed-in-time", f"this is put right when {noticed.gloss}", rule)


def _caller(now: Round, number: int) -> str:
    return next(box.caller for box in now.boxes if box.number == number)
