"""What accidents have against a command: one being resolved, or what another left in force. In the ordinary case nobody asks."""

from __future__ import annotations

from pitboss.floor.accidents.choices import go_on
from pitboss.floor.accidents.crafted import needs_dealers_card
from pitboss.floor.accidents.display import require_panel
from pitboss.floor.accidents.events import Aftermath
from pitboss.floor.accidents.excess import no_more_cards
from pitboss.floor.cards.commands import ReloadDiscards, Shuffle
from pitboss.floor.desk import Desk
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import CloseBetting, Double, DrawCard, Hit, PlaceSideBet, PlaceWager, Split
from pitboss.play.desk import refusal
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.naturals import SplitNatural


def wait(desk: Desk, _: object) -> None:
    """The round waits while an accident is being resolved, until the dealer goes on."""
    if desk.floor.accidents.open is not None:
        go_on(desk)


def before_card(desk: Desk, command: DrawCard) -> None:
    """A card held back by an accident comes first."""
    wait(desk, command)
    held, force = desk.floor.cards.held, desk.floor.accidents.force.get(Aftermath.COMES_NEXT)
    if force is not None and held and command.card is not held[0]:
        raise refusal("held-card", "another card was held back and comes next", force.rule)
    cardless = desk.floor.accidents.force.get(Aftermath.CARDLESS)
    if cardless is not None and needs_dealers_card(desk, command.card):
        raise refusal("dealer-without-card", "what this card wins depends on the dealer's: the dealer takes a card first", cardless.rule)


def before_draw(desk: Desk, command: Hit | Double | Split) -> None:
    """Whoever refused a card gets no other."""
    wait(desk, command)
    if desk.floor.accidents.refused:
        no_more_cards(desk, command)


def before_split(desk: Desk, command: Split) -> None:
    """A split that may make naturals needs the dealer's card."""
    before_draw(desk, command)
    cardless = desk.floor.accidents.force.get(Aftermath.CARDLESS)
    naturals = getattr(desk.game.table, "naturals", None)
    if cardless is not None and naturals is not None and naturals.after_split is SplitNatural.NATURAL:
        raise refusal("dealer-without-card", "a pair is split once the dealer has a card", cardless.rule)


def before_wager(desk: Desk, _: PlaceWager | PlaceComBoWager) -> None:
    """No wager where play is suspended."""
    _require_playing(desk)


def before_side_bet(desk: Desk, command: PlaceSideBet) -> None:
    """No Pontoon Pandemonium without its button."""
    down = desk.floor.accidents.force.get(Aftermath.NO_BUTTON)
    if down is not None and command.bet == PANDEMONIUM:
        raise refusal("button-down", "the jackpot button is out of order: play goes on without the side bet", down.rule)


def before_betting(desk: Desk, command: CloseBetting) -> None:
    """No round where play is suspended, or before the shuffle that an accident asks for."""
    wait(desk, command)
    _require_playing(desk)
    _require_new_cards(desk)
    due = desk.floor.accidents.force.get(Aftermath.SHUFFLE)
    if due is not None and desk.floor.rounds.number > due.about:
        raise refusal("shuffle-due", "the round in play is over: the cards are shuffled and cut first", due.rule)


def before_keys(desk: Desk, command: KeyResult) -> None:
    """Only those who may work the panel key a result."""
    require_panel(desk, command)
    wait(desk, command)


def before_shuffle(desk: Desk, command: Shuffle) -> None:
    """Wrong cards are checked before they are shuffled, damaged ones replaced, and a failed device is not dealt from."""
    wait(desk, command)
    _require_new_cards(desk)
    force = desk.floor.accidents.force
    if Aftermath.DAMAGED in force:
        raise refusal("damaged-cards", "damaged cards are replaced before the shuffle: record it", force[Aftermath.DAMAGED].rule)
    if Aftermath.CHECK in force:
        raise refusal("not-checked", "the wrong cards are checked or taken away before a shuffle: record it", force[Aftermath.CHECK].rule)
    if Aftermath.NOTIFY in force:
        said = "Surveillance and an inspector are told of the wrong cards before a shuffle: record it"
        raise refusal("not-notified", said, force[Aftermath.NOTIFY].rule)
    device = command.device or (CardDevice.SHOE if desk.floor.cards.drawn else desk.game.get(DEALT_FROM))
    if Aftermath.NO_DEVICE in force and device is CardDevice.SHUFFLING_DEVICE:
        raise refusal("no-device", "the shoe stays in use until a shuffling device is at hand", force[Aftermath.NO_DEVICE].rule)


def before_reload(desk: Desk, _: ReloadDiscards) -> None:
    """Discards that were late wait for the next round."""
    waits = desk.floor.accidents.force.get(Aftermath.RACK_WAITS)
    if waits is not None and desk.floor.rounds.number == waits.about:
        raise refusal("rack-waits", "the discards stay in the rack until the initial deal of the next round is complete", waits.rule)


def _require_new_cards(desk: Desk) -> None:
    """Once the round that lost its device is over, new cards."""
    wanted = desk.floor.accidents.force.get(Aftermath.NEW_CARDS)
    if wanted is not None and desk.floor.rounds.number > wanted.about:
        raise refusal("new-cards", "the round that lost its device is over, and new cards are used: replace all of them", wanted.rule)


def _require_playing(desk: Desk) -> None:
    suspended = desk.floor.accidents.force.get(Aftermath.SUSPENDED)
    if suspended is not None:
        raise refusal("suspended", "no further play until the fault has been put right", suspended.rule)
