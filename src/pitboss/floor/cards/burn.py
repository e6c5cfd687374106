"""Judge the opening burn: so many cards, face down, when the document says, and shown only where a player may ask."""

from __future__ import annotations

from pitboss.floor.cards.commands import AskToSeeBurn, Burn, ShowBurn
from pitboss.floor.cards.events import BurnAsked, BurnedCardShown, CardBurned
from pitboss.floor.cards.ready import require_possible, rule_of_step
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.desk import Desk
from pitboss.floor.powers import require_dealer
from pitboss.floor.request import SHOE
from pitboss.play.commands import DrawCard
from pitboss.play.desk import refusal
from pitboss.terms.equipment import CardDevice
from pitboss.terms.shuffle import BURN_CARDS, BURN_SHOWN, BURN_WHEN, BurnShown, BurnWhen


def burn_or_ready(desk: Desk, device: CardDevice) -> CardsAwait:
    """Whether a burn follows: after every shuffle and cut, once before play, or never, by what the cards are dealt from."""
    in_round = desk.floor.rounds.in_progress and bool(desk.floor.cards.drawn)
    when = desk.game.get(BURN_WHEN[str(device)])
    if not desk.game.get(BURN_CARDS) or in_round:  # no burn in the middle of a round: readings A31 and E32
        return CardsAwait.NOTHING
    match when:
        case BurnWhen.NEVER:
            return CardsAwait.NOTHING
        case BurnWhen.START_OF_PLAY:
            return CardsAwait.NOTHING if desk.floor.cards.shoes else CardsAwait.BURN
        case BurnWhen.EACH_SHUFFLE_AND_CUT:
            return CardsAwait.BURN
        case _:
            return CardsAwait.BURN if device is CardDevice.SHOE else CardsAwait.NOTHING


def burn(desk: Desk, command: Burn) -> None:
    """Burn the first card of the shoe, unseen."""
    game, cards = desk.game, desk.floor.cards
    rule = game.cite(BURN_WHEN[str(cards.device)]) or game.cite(BURN_CARDS)
    if cards.awaits is CardsAwait.VERIFICATION:
        raise refusal("not-verified", f"no card is burned now: the cards await {cards.awaits.value}", rule_of_step(desk))
    if cards.awaits is not CardsAwait.BURN:
        raise refusal("not-due", f"no card is burned now: the cards await {cards.awaits.value}", rule)
    if cards.source is Source.PROGRAM and (desk.by != SHOE or command.card is None):
        raise refusal("shoe-only", "the program burns the next card of the shuffle it committed to", rule)
    if desk.by != SHOE:
        require_dealer(desk, "burn a card", rule)
    if command.card is not None:
        require_possible(desk, command)
    more = len(cards.burned) + 1 < (game.get(BURN_CARDS) or 0)
    desk.record(CardBurned(command.card, False, CardsAwait.BURN if more else CardsAwait.NOTHING, rule))


def ask_to_see(desk: Desk, _: AskToSeeBurn) -> None:
    """Show the burned card to a player at the table who asks, where the document has it shown: any player, reading G17."""
    rule = desk.game.cite(BURN_SHOWN) or desk.game.cite(BURN_CARDS)
    cards = desk.floor.cards
    if desk.by not in desk.floor.boxes.present:
        raise refusal("not-at-the-table", f"{desk.by} may not ask to see the burned card: a player at the table may", rule)
    if desk.game.get(BURN_SHOWN) is not BurnShown.ON_REQUEST:
        raise refusal("burn-not-shown", f"{desk.game.name} does not show the burned card", rule)
    if not cards.burned or cards.burn_shown:
        raise refusal("no-burn", "there is no burned card that has not been shown", rule)
    card = cards.burned[-1]
    desk.record(BurnAsked(desk.by, rule) if card is None else BurnedCardShown(card, desk.by, rule))


def show(desk: Desk, command: ShowBurn) -> None:
    """Turn up the burned card of a real shoe for a player who has asked."""
    rule = desk.game.cite(BURN_SHOWN) or desk.game.cite(BURN_CARDS)
    cards = desk.floor.cards
    require_dealer(desk, "turn up the burned card", rule)
    if not cards.prep.burn_asked or None not in cards.burned:
        raise refusal("burn-not-shown", "the burned card stays face down: no player has asked to see it", rule)
    if not cards.held:
        require_possible(desk, DrawCard(command.card))
    desk.record(BurnedCardShown(command.card, cards.prep.burn_asked, rule))
