"""Judge the cutting card: how deep it lies, when it comes, and the final rounds that are dealt to the end all the same."""

from __future__ import annotations

from pitboss.floor.cards.burn import burn_or_ready
from pitboss.floor.cards.commands import AnnounceFinalRounds, CuttingCardOut, PlaceCuttingCard
from pitboss.floor.cards.events import CuttingCardCame, CuttingCardDiscarded, CuttingCardPlaced, FinalRoundsAnnounced
from pitboss.floor.cards.ready import rule_of_occasion, rule_of_step
from pitboss.floor.cards.state import CardsAwait, Occasion
from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind
from pitboss.floor.powers import require_dealer, require_staff
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.law.refusal import Refused
from pitboss.play.com_bo.state import ComBoAwaits
from pitboss.play.commands import DrawCard
from pitboss.play.decide import step
from pitboss.play.desk import refusal
from pitboss.play.events import CardDealt
from pitboss.play.state import Round
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.equipment import CardDevice
from pitboss.terms.pack import CUTTING_CARDS, CUTTING_CARDS_WITH_DEVICE
from pitboss.terms.shuffle import (
    AFTER_CUT,
    CUTTING_CARD_APPEARS,
    CUTTING_CARD_MAX_DEPTH,
    CUTTING_CARD_MIN_DECKS,
    FINAL_ROUNDS,
    CuttingCardAppears,
)


def place(desk: Desk, command: PlaceCuttingCard) -> None:
    """Mark the end of the shoe, no further forward from the back than the document allows, and no nearer to it."""
    game, cards = desk.game, desk.floor.cards
    rule = game.cite(CUTTING_CARD_MAX_DEPTH) or game.cite(AFTER_CUT)
    require_dealer(desk, "place the cutting card", rule)
    if cards.awaits is CardsAwait.VERIFICATION:
        raise refusal("not-verified", f"the cutting card is not placed now: the cards await {cards.awaits.value}", rule_of_step(desk))
    if cards.awaits is not CardsAwait.CUTTING_CARD:
        device = cards.device is CardDevice.SHUFFLING_DEVICE and game.get(CUTTING_CARDS_WITH_DEVICE) == 0
        why = game.cite(CUTTING_CARDS_WITH_DEVICE if device else CUTTING_CARDS) or rule
        raise refusal("not-due", f"the cutting card is not placed now: the cards await {cards.awaits.value}", why)
    size = cards.undealt
    most = int(part.of(size)) if (part := game.get(CUTTING_CARD_MAX_DEPTH)) else size
    least = min(most, (game.get(CUTTING_CARD_MIN_DECKS) or 0) * (sum(cards.pack) // game.table.pack.decks))
    if not least <= command.behind <= most:
        raise refusal("cutting-card", f"{command.behind} cards behind the cutting card are not {least} to {most} of {size}", rule)
    desk.record(CuttingCardPlaced(size - command.behind, burn_or_ready(desk, cards.device), rule))


def see(desk: Desk, command: DrawCard) -> None:
    """The cutting card comes with the first card behind it: to the box or the hand which that card goes to. Reading S9."""
    now, box = desk.floor.rounds.now, -1
    if isinstance(now, Round):
        try:
            events, after = step(desk.game.table, now, command)  # type: ignore[arg-type]  # a round of blackjack is at such a table
        except Refused:
            return  # nobody awaits a card: the judge says so
        place = next((event.hand for event in events if isinstance(event, CardDealt)), -1)
        box = after.hands[place].box if place >= 0 else -1
    elif now.awaits is ComBoAwaits.CARD:
        box = len(now.cards) + 1
    else:
        return
    _came(desk, box)


def see_first(desk: Desk, _: CardsTakenUp) -> None:
    """The cutting card lies in the mouth of the shoe when a round is over: it is the first card of the next."""
    cards = desk.floor.cards
    if 0 <= cards.cutting_card <= len(cards.given):
        _came(desk, 0)


def say(desk: Desk, command: CuttingCardOut) -> None:
    """The dealer says where the cutting card came out of a real shoe."""
    rule = rule_of_occasion(desk, Occasion.CUTTING_CARD_IN_ROUND if command.box else Occasion.CUTTING_CARD_FIRST)
    require_dealer(desk, "say that the cutting card came", rule)
    cards, rounds = desk.floor.cards, desk.floor.rounds
    if cards.cutting_card < 0 or cards.awaits is not CardsAwait.NOTHING:
        raise refusal("no-cutting-card", "there is no cutting card in the shoe", desk.game.cite(CUTTING_CARDS) or rule)
    boxes = {-1, *(box.number for box in rounds.now.boxes)} if isinstance(rounds.now, Round) else {1, 2, 3, 4, 5}
    lawful = boxes if cards.drawn and rounds.in_progress else {0}
    if command.box not in lawful:
        places = ", ".join(map(str, sorted(lawful)))
        raise refusal("not-there", f"the cutting card cannot have come on {command.box}: it comes on one of {places}", rule)
    _came(desk, command.box)


def _came(desk: Desk, box: int) -> None:
    """A shuffle is due, but in the final rounds the cutting card is put aside."""
    game, now = desk.game, desk.floor.rounds.now
    final = game.get(CUTTING_CARD_APPEARS["final-rounds"]) is CuttingCardAppears.DISCARDED
    if final and desk.floor.rounds.number <= desk.floor.cards.prep.final_until:
        desk.record(CuttingCardDiscarded(box, game.cite(CUTTING_CARD_APPEARS["final-rounds"])))
        return
    caller = next((each.caller for each in now.boxes if each.number == box), "") if isinstance(now, Round) else ""
    occasion = Occasion.CUTTING_CARD_IN_ROUND if box else Occasion.CUTTING_CARD_FIRST
    desk.record(CuttingCardCame(box, rule_of_occasion(desk, occasion), caller, game.cite(CUTTING_CARD_APPEARS["first"])))


def announce(desk: Desk, _: AnnounceFinalRounds) -> None:
    """Announce the final rounds once the closure of the table has been announced: reading C7."""
    rounds, cite = desk.game.get(FINAL_ROUNDS), desk.game.cited(FINAL_ROUNDS)
    require_staff(desk, "announce the final rounds", cite)
    if rounds is None:
        raise refusal("no-final-rounds", f"{desk.game.name} has no rule on final rounds", cite)
    if not desk.floor.notices.find(Kind.NOTICE_TO_PLAYERS, CLOSE_TABLE.name):
        raise refusal("closure-not-announced", "the players have not been told that the table closes", cite)
    if desk.floor.cards.prep.final_until:
        raise refusal("final-rounds-announced", "the final rounds have been announced already", cite)
    number = desk.floor.rounds.number
    started = desk.floor.rounds.first_card_out
    desk.record(FinalRoundsAnnounced(number + rounds - (0 if started else 1), desk.by, cite))
