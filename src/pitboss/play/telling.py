"""The round told in plain sentences: one for each event, with its rule."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from pitboss.cards.card import in_signs
from pitboss.law.refusal import listed
from pitboss.money.cents import money
from pitboss.play.adjudicate import Told, TurnedAway
from pitboss.play.awaited import cards_words, hand_number
from pitboss.play.com_bo.events import BoxDealt, ComBoEvent, ComBoWagerPlaced, ResultCalled, ResultKeyed
from pitboss.play.count import is_ace_and_ten
from pitboss.play.events import (
    BettingClosed,
    BonusWithheld,
    ButtonFailed,
    ButtonOffered,
    ButtonPressed,
    CardCalled,
    CardDealt,
    CardsHidden,
    CardsShown,
    DealerStops,
    DealerToDraw,
    DoublesKept,
    EntryEarned,
    Event,
    ExcessReturned,
    HandFinished,
    HandSplit,
    HandStood,
    HandSurrendered,
    HoleCardDealt,
    HoleCardSeen,
    HoleCardTurned,
    InsuranceClosed,
    InsuranceOffered,
    InsurancePlaced,
    NaturalHeld,
    PlayerFoundAbsent,
    PressHeld,
    PressVoided,
    RoundAnnulled,
    RoundEnded,
    SideBetPlaced,
    StakeDoubled,
    SurrenderClosed,
    SurrenderOffered,
    TurnCame,
    WagerPlaced,
    WithdrawalOffered,
)
from pitboss.play.named import bet_name
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Awaits, HandStatus, Round


class Sentence(NamedTuple):
    """What happened, the rules behind it with the one that decides first, and the readings that decided a doubt in them."""

    said: str
    rules: tuple[str, ...]
    readings: tuple[str, ...] = ()


def tell(told: Told) -> Sentence:
    """One event of a round in words."""
    said = _said(told)
    return Sentence(f"B{said[1:]}" if said.startswith("box ") else said, rules_behind(told.what))


def rules_behind(what: Event | ComBoEvent | TurnedAway) -> tuple[str, ...]:
    """The rules of an event, the one that decides first."""
    rules = what.rules if isinstance(what, WagerSettled) else (what.rule, *getattr(what, "also", ()))
    return tuple(dict.fromkeys(rule for rule in rules if rule))


def _said(told: Told) -> str:
    state = told.state
    match told.what:
        case WagerSettled():
            return _settled(told.what, state)
        case WagerPlaced() | SideBetPlaced() | BettingClosed() | ExcessReturned() | CardsHidden():
            return _betting(told.what)
        case ButtonOffered() | ButtonPressed() | PressVoided() | PressHeld() | ButtonFailed() | EntryEarned():
            return _button(told.what)
        case InsuranceOffered() | InsurancePlaced() | TurnedAway() | InsuranceClosed() | SurrenderOffered() | SurrenderClosed():
            return _interim(told.what, state)
        case NaturalHeld() | HandSurrendered() | TurnCame() | CardCalled() | HandStood() | StakeDoubled() | HandSplit():
            return _hand_said(told.what, state)
        case WithdrawalOffered() | DoublesKept() | HandFinished() | PlayerFoundAbsent() | CardsShown():
            return _hand_ended(told.what, state)
        case BonusWithheld(hand):
            return f"{_hand(state, hand)} ({_cards(state, hand)}) gets no Super Bonus."
        case CardDealt() | HoleCardDealt() | HoleCardSeen() | HoleCardTurned() | DealerToDraw() | RoundEnded() | RoundAnnulled():
            return _dealer(told.what, state)
        case _:
            assert_never(told.what)


def _betting(event: WagerPlaced | SideBetPlaced | BettingClosed | ExcessReturned | CardsHidden) -> str:
    match event:
        case WagerPlaced(box, player, amount, seated):
            return f"{player} stakes {money(amount)} on box {box}{', seated' if seated else ''}."
        case SideBetPlaced(box, player, bet, amount):
            return f"{player} stakes {money(amount)} on {bet_name(bet)} at box {box}."
        case BettingClosed(callers):
            return f"No more bets; {listed(f'{player} calls box {box}' for box, player in callers)}."
        case ExcessReturned(box, player, amount, bet=bet):
            return f"{money(amount)} more than {'' if bet == 'main' else f'{bet_name(bet)} on '}box {box} takes goes back to {player}."
        case CardsHidden():
            return "The first two cards of each box lie face down."
        case _:
            assert_never(event)


def _button(event: ButtonOffered | ButtonPressed | PressVoided | PressHeld | ButtonFailed | EntryEarned) -> str:
    match event:
        case ButtonOffered(presses):
            return f"The jackpot button is due to {listed(f'{player} on box {box}' for box, player in presses)}."
        case ButtonPressed(box, player, draw, prize, by):
            who = f"{by} presses for {player}" if by else f"{player} presses"
            return f"{who} on box {box}: possibility {draw} is a prize of {money(prize)} for each dollar."
        case PressVoided(box, player, draw):
            return f"{player} presses for box {box} and draws {draw}: the press counts for nothing."
        case PressHeld(box, player, draw):
            return f"The button has drawn {draw} for {player} on box {box}, who may keep it or press again."
        case ButtonFailed():
            return "The electronics of the jackpot button fail."
        case EntryEarned(player, box):
            return f"{player} on box {box} earns an entry to the tournament."
        case _:
            assert_never(event)


def _interim(
    event: InsuranceOffered | InsurancePlaced | TurnedAway | InsuranceClosed | SurrenderOffered | SurrenderClosed, state: Round
) -> str:
    match event:
        case InsuranceOffered():
            return f"The dealer shows {state.dealer[0].signs} and calls for insurance."
        case InsurancePlaced(box, player, owner, amount):
            whose = "the wager" if owner == player else f"the wager of {owner}"
            return f"{player} insures {whose} on box {box} for {money(amount)}."
        case TurnedAway(player, box, owner, asked, given):
            return f"{player} wanted {money(asked)} of the wager of {owner} on box {box} and gets {money(given)}: others come first."
        case InsuranceClosed():
            return "Insurance is closed."
        case SurrenderOffered():
            return "The dealer offers surrender."
        case SurrenderClosed():
            return "Surrender is closed."
        case _:
            assert_never(event)


def _hand_said(event: NaturalHeld | HandSurrendered | TurnCame | CardCalled | HandStood | StakeDoubled | HandSplit, state: Round) -> str:
    hand, cards = _hand(state, event.hand), _cards(state, event.hand)
    match event:
        case NaturalHeld():
            return f"{hand} ({cards}) is a natural and waits for the dealer's hand."
        case HandSurrendered(players=players):
            return f"{listed(players)} {'surrenders' if len(players) == 1 else 'surrender'} {hand}."
        case TurnCame(awaits=awaits):
            return f"{hand} {'is to be given a card' if awaits is Awaits.CARD_FOR_HAND else 'is to decide'} ({cards})."
        case CardCalled():
            return f"{hand} asks for a card."
        case HandStood():
            return f"{hand} takes no more cards ({cards}{_no_natural(state, event)})."
        case StakeDoubled(amounts=amounts, also=fixed):
            adds = listed(f"{player} adds {money(added)}" for player, added in amounts)
            return f"{hand} is doubled: {adds}{'; an ace among its first cards counts 1 from now on' if fixed else ''}."
        case HandSplit(players=players):
            return f"Box {state.hands[event.hand].box} is split; a second wager comes from {listed(players)}."
        case _:
            assert_never(event)


def _hand_ended(event: WithdrawalOffered | DoublesKept | HandFinished | PlayerFoundAbsent | CardsShown, state: Round) -> str:
    match event:
        case WithdrawalOffered(hand):
            return f"The doubles on {_hand(state, hand)} ({_cards(state, hand)}) may be taken back."
        case DoublesKept(hand):
            return f"The doubles left on {_hand(state, hand)} stand."
        case HandFinished(hand, status):
            how = "is bust" if status is HandStatus.BUST else "is finished"
            return f"{_hand(state, hand)} {how} ({_cards(state, hand)}{_no_natural(state, event)})."
        case PlayerFoundAbsent(box):
            return f"Box {box} does not decide: the rule for absent players plays it."
        case CardsShown(box):
            return f"Box {box} shows its cards."
        case _:
            assert_never(event)


def _dealer(
    event: CardDealt | HoleCardDealt | HoleCardSeen | HoleCardTurned | DealerToDraw | RoundEnded | RoundAnnulled, state: Round
) -> str:
    has = f"{in_signs(state.dealer)}, {'soft ' if state.dealer_is_soft and state.dealer_total < 21 else ''}{state.dealer_total}"
    match event:
        case CardDealt(-1, card):
            return f"The dealer draws {card.signs}."
        case CardDealt(hand, card):
            return f"{_hand(state, hand)} gets {card.signs}."
        case HoleCardDealt():
            return "The dealer has a second card, face down."
        case HoleCardSeen():
            return f"The dealer ({has}) looks at the second card: no natural."
        case HoleCardTurned(card):
            return f"The dealer turns up {card.signs} ({has})."
        case DealerToDraw():
            return f"The dealer ({has}) is to draw."
        case RoundEnded(stops=DealerStops.NO_EFFECT):
            return f"The dealer ({has}) takes no more cards, since none could change the outcome; the round is over."
        case RoundEnded(stops=DealerStops.COMPLETE) if state.dealer_total <= 21 and not state.dealer_natural:
            return f"The dealer stands ({has}); the round is over."
        case RoundEnded():
            return f"The round is over; the dealer has {has}."
        case RoundAnnulled(cause):
            return f"The round counts for nothing: {cause.value}."
        case _:
            assert_never(event)


def tell_com_bo(event: ComBoEvent) -> Sentence:
    """One event of a round of Com-Bo in words."""
    return Sentence(_said_com_bo(event), rules_behind(event))


def _said_com_bo(event: ComBoEvent) -> str:
    match event:
        case ComBoWagerPlaced(player, bet, amount):
            return f"{player} stakes {money(amount)} on {bet_name(bet)}."
        case BettingClosed():
            return "No more bets."
        case BoxDealt(box, card):
            return f"Box {box} gets {card.signs}."
        case ResultCalled(won):
            return f"The dealer calls {listed(map(bet_name, won)) if won else 'that no bet has won'}."
        case ResultKeyed(_, lit):
            lights = f"{listed(map(bet_name, lit))} {'light' if len(lit) > 1 else 'lights'}" if lit else "nothing lights"
            return f"The result is keyed in, and {lights} up."
        case WagerSettled():
            return _settled(event, None)
        case RoundEnded():
            return "The round is over."
        case _:
            assert_never(event)


def _settled(event: WagerSettled, state: Round | None) -> str:
    on = f" on {_hand(state, event.hand)}" if state and event.hand >= 0 else f" on box {event.box}" if state else ""
    bet = bet_name(event.bet)
    wager = f"{event.player}'s {bet} wager of {money(event.stake)}{on}" if event.stake else f"{event.player}'s {bet}{on}"
    match event.result:
        case Result.WIN:
            return f"{wager} wins {money(event.net)}{f' at {event.odds}' if event.odds else ''}."
        case Result.LOSE:
            return f"{wager} loses {money(-event.net)}."
        case Result.PUSH:
            return f"{wager} stands off."
        case Result.SURRENDER:
            return f"{wager} is surrendered and loses {money(-event.net)}."
        case Result.FORFEIT:
            return f"{wager} is withdrawn and loses {money(-event.net)}."
        case Result.VOID:
            return f"{wager} is void{_undone(event)}."
        case _:
            assert_never(event.result)


def _hand(state: Round, place: int) -> str:
    return f"box {state.hands[place].box}, hand {hand_number(state, place)}"


def _cards(state: Round, place: int) -> str:
    return cards_words(state.hands[place])


def _no_natural(state: Round, event: HandStood | HandFinished) -> str:
    """That an ace and a ten-value card are a 21 and no natural, where a rule says so of split hands."""
    return " and no natural after a split" if event.also and is_ace_and_ten(state.hands[event.hand].cards) else ""


def _undone(event: WagerSettled) -> str:
    """What a void settlement gives back of an earlier one."""
    if not event.net:
        return " and goes back"
    return f": {money(event.net)} lost on it comes back" if event.net > 0 else f": {money(-event.net)} paid on it goes back to the house"
