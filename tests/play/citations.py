"""Which rule decides what, written from the documents and not from the engine: the first rule that an explanation may name.

A case is told from the cards, the wagers and the result alone. A rule stands here without its document, as `adjudicate` gives it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pitboss.play.adjudicate import Played
from pitboss.play.events import BettingClosed, CardDealt, HandStood, RoundEnded
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Hand, Origin, Round, Stake

BLACKJACK = {
    "natural at once": {"7.4.1(a)"},
    "natural against none": {"5.6.1"},
    "both natural": {"5.6.4"},
    "even money": {"7.4.1(b)"},
    "bust": {"5.6.5"},
    "bust of a split": {"7.5.5(h)"},
    "natural takes a split": {"7.5.5(i)"},
    "natural takes a double": {"7.5.4(b)"},
    "natural takes": {"5.6.6"},
    "natural leaves": {"7.5.5(i)"},
    "drawn 21 stands off": {"5.6.4"},
    "dealer over 21": {"5.6.2"},
    "higher": {"5.6.3"},
    "equal": {"5.6.4"},
    "lower": {"5.6.6"},
    "insurance won": {"5.7.1"},
    "insurance lost": {"7.5.6(b)"},
    "call": {"7.3.1(a)"},
    "second card of a split": {"7.5.5(b)", "7.5.5(c)(iii)"},
    "card to a split hand": {"7.5.5(c)"},
    "card to a hand": {"7.5.1"},
    "card of a double": {"7.5.4(a)(i)"},
    "card to the dealer": {"7.5.6(a)"},
    "ace and ten of a split": {"7.5.5(g)"},
    "dealer stands": {"7.5.6(a)"},
    "dealer stops": {"7.5.6(c)"},
}
RULES: dict[str, dict[str, set[str]]] = {
    "vic-blackjack": BLACKJACK,
    "vic-crown-blackjack": BLACKJACK | {"card to the dealer": {"14.2.1(a)"}, "dealer stands": {"14.2.1(a)"}},
    "vic-crown-21": BLACKJACK | {"card to the dealer": {"27.2.1"}, "dealer stands": {"27.2.1"}},
    "vic-vegas-blackjack": BLACKJACK
    | {"surrender": {"12.4.1(d)"}, "surrender against a natural": {"12.4.1(c)"}, "card of a double": {"12.4.2(a)"}},
    "vic-crown-pontoon": BLACKJACK
    | {
        "natural at once": {"10.6.1(a)"},
        "bust": {"10.5.1(f)"},
        "natural takes a double": {"10.7.3"},
        "natural takes": {"10.5.1(g)"},
        "dealer over 21": {"10.5.1(a)"},
        "higher": {"10.5.1(b)"},
        "equal": {"10.5.1(e)"},
        "lower": {"10.5.1(g)"},
        "21 at once": {"10.6.1(b)"},
        "bonus": {"10.11.1"},
        "forfeit": {"10.7.5"},
        "surrender": {"10.9.4"},
        "surrender against a natural": {"10.9.3"},
        "card of a double": {"10.7.1"},
        "card to the dealer": {"10.10.1"},
        "dealer stands": {"10.10.1"},
    },
    "act-blackjack": {
        "natural at once": {"8.1(a)"},
        "natural against none": {"13.1(c)"},
        "both natural": {"13.1(g)"},
        "even money": {"8.1(b)"},
        "bust": {"13.1(d)"},
        "bust of a split": {"13.1(d)"},
        "natural takes a split": {"13.1(f)"},
        "natural takes a double": {"13.1(f)"},
        "natural takes": {"13.1(f)"},
        "dealer over 21": {"13.1(a)"},
        "higher": {"13.1(b)"},
        "equal": {"13.1(g)"},
        "lower": {"13.1(e)"},
        "insurance won": {"7.6(b)"},
        "insurance lost": {"7.6(a)"},
        "call": {"6.2"},
        "second card of a split": {"10.4", "10.5"},
        "card to a split hand": {"10.6"},
        "card to a hand": {"9.1"},
        "card of a double": {"A: Double/double down", "11.2"},
        "card to the dealer": {"12.1"},
        "ace and ten of a split": {"10.7"},
        "dealer stands": {"12.1"},
        "dealer stops": {"12.2"},
    },
    "nsw-star-blackjack": {
        "natural at once": {"9.1.1"},
        "natural against none": {"15.1.1"},
        "both natural": {"15.1.8"},
        "even money": {"9.1.2"},
        "bust": {"10.5"},
        "bust of a split": {"10.5"},
        "natural takes a split": {"12.7"},
        "natural takes a double": {"11.4"},
        "natural takes": {"15.1.6"},
        "natural leaves": {"15.1.10"},
        "dealer over 21": {"15.1.2"},
        "higher": {"15.1.3"},
        "equal": {"15.1.9"},
        "lower": {"15.1.7"},
        "insurance won": {"8.1", "15.1.4"},
        "insurance against a ten won": {"8.2", "15.1.5"},
        "insurance lost": {"13.3"},
        "insurance against a ten lost": {"8.2"},
        "call": {"7.1"},
        "second card of a split": {"12.2", "12.3.1"},
        "card to a split hand": {"12.3"},
        "card to a hand": {"10.1"},
        "card of a double": {"11.1.3"},
        "card to the dealer": {"13.2"},
        "ace and ten of a split": {"12.3.2"},
        "dealer stands": {"13.2"},
        "dealer stops": {"13.4"},
    },
    "nsw-blackjack-challenge": {
        "natural at once": {"8.1.1"},
        "natural against none": {"15.1.1"},
        "both natural": {"15.1.1.2.1", "15.1.1.2.2", "15.1.1.2.3"},
        "bust": {"9.5"},
        "bust of a split": {"9.5"},
        "natural takes a split": {"11.6"},
        "natural takes a double": {"10.4"},
        "natural takes": {"15.1.4"},
        "natural leaves": {"11.6"},
        "21 at once": {"9.6"},
        "five cards": {"9.7"},
        "dealer over 21": {"15.1.3"},
        "higher": {"15.1.2"},
        "equal": {"15.1.4"},
        "lower": {"15.1.4"},
        "call": {"7.1"},
        "second card of a split": {"11.2"},
        "card to a split hand": {"11.3"},
        "card to a hand": {"9.1"},
        "card of a double": {"10.2"},
        "card to the dealer": {"12.2"},
        "dealer stands": {"12.2"},
        "dealer stops": {"12.3"},
    },
}
OF_DOUBLING = {"7.5.4(b)", "10.7.3", "10.7.4", "11.4", "10.4 (challenge)"}
"""Rules that speak of whoever has doubled, and of nobody else."""
OF_SPLITTING = {"7.5.5(h)", "7.5.5(i)", "12.7", "11.6"}
"""Rules that speak of whoever has split."""
STANDS_OFF = {"15.1.10", "15.1.8", "15.1.9"}
"""Rules of New South Wales that say that a wager stands off."""
ABSENT = {"7.5.3", "14.7", "16.10"}


class Cited(NamedTuple):
    """A step of a round: its case, its rules without their document, whose wager it was, and what came of it."""

    case: str
    rules: tuple[str, ...]
    said: str
    doubled: bool = False
    split: bool = False
    stood_off: bool = False


def cited(played: Played) -> Iterator[Cited]:
    """Every step of a round that the table of the documents speaks of."""
    for place, told in enumerate(played.told):
        before = played.told[place - 1].state if place else Round()
        match told.what:
            case WagerSettled():
                yield from _settled(told.what, told.state, played.state)
            case CardDealt(hand, rule=rule) if told.state.hands:
                yield from _card(hand, rule, before, told.state)
            case HandStood(hand, rule=rule) if _is_ace_and_ten_of_split(told.state.hands[hand]):
                yield Cited("ace and ten of a split", (_pin(rule),), str(told.what))
            case BettingClosed(rule=rule):
                yield Cited("call", (_pin(rule),), str(told.what))
            case RoundEnded(rule=rule):
                yield Cited("dealer stands" if _complete(played, told.state) else "dealer stops", (_pin(rule),), str(told.what))
            case _:
                pass


def _pin(rule: str) -> str:
    return rule.partition(" ")[2]


def _complete(played: Played, state: Round) -> bool:
    """Whether the dealer's hand is one that the document has stand, by the cards alone."""
    hard = sum(card.pips for card in state.dealer)
    soft = any(card.pips == 1 for card in state.dealer) and hard <= 11
    total = hard + 10 if soft else hard
    draws_17 = str(played.table.soft_17) == "hit"
    return len(state.dealer) > 1 and total >= 17 and not (total == 17 and soft and draws_17)


def _is_ace_and_ten_of_split(hand: Hand) -> bool:
    return hand.origin is Origin.SPLIT and len(hand.cards) == 2 and sorted(card.pips for card in hand.cards) == [1, 10]


def _card(place: int, rule: str, before: Round, state: Round) -> Iterator[Cited]:
    if not before.hands or before.dealt < 2 * len(before.boxes) + 1:
        return  # the initial deal
    pin = (_pin(rule),)
    if place < 0:
        yield Cited("card to the dealer", pin, rule)
        return
    hand = state.hands[place]
    if hand.box in state.absent and len(hand.cards) > 2:
        return
    split = hand.origin is Origin.SPLIT
    second = "second card of a split" if len(hand.cards) == 2 else "card to a split hand"
    yield Cited("card of a double" if hand.doubled else second if split else "card to a hand", pin, rule)


def _settled(event: WagerSettled, state: Round, end: Round) -> Iterator[Cited]:
    rules = tuple(map(_pin, event.rules))
    if event.bet == "insurance" and event.result in (Result.WIN, Result.LOSE):
        against = " against a ten" if end.dealer[0].pips == 10 else ""
        yield Cited(f"insurance{against} {'won' if event.result is Result.WIN else 'lost'}", rules, str(event))
    if event.bet == "main":
        hand = state.hands[event.hand]
        stake = next(each for each in hand.stakes if each.player == event.player)
        hands = [each for each in state.hands if each.box == event.box and any(own.player == event.player for own in each.stakes)]
        facts = (bool(stake.added), len(hands) > 1, event.result is Result.PUSH)
        yield Cited(_case(event, hand, stake, state, split=len(hands) > 1), rules, str(event), *facts)


def _case(event: WagerSettled, hand: Hand, stake: Stake, state: Round, *, split: bool) -> str:
    dealer = sum(card.pips for card in state.dealer)
    natural = len(state.dealer) == 2 and dealer == 11 and any(card.pips == 1 for card in state.dealer)
    soft = any(card.pips == 1 for card in state.dealer) and dealer <= 11
    total = dealer + 10 if soft else dealer
    if event.result is Result.FORFEIT:
        return "forfeit"
    if stake.surrendered:
        return "surrender against a natural" if natural else "surrender"
    own_natural = len(hand.cards) == 2 and sorted(card.pips for card in hand.cards) == [1, 10]
    own_natural = own_natural and (hand.origin is Origin.DEALT or event.odds not in ("", "1:1"))
    if own_natural:
        if len(state.dealer) == 1:
            return "even money" if event.odds == "1:1" else "natural at once"
        return "both natural" if natural else "natural against none"
    if hand.total > 21:
        return "bust of a split" if split else "bust"
    if hand.status.value == "paid" and event.result is Result.WIN:
        return "bonus" if event.odds != "1:1" else "21 at once" if hand.total == 21 else "five cards"
    if natural:
        if event.result is Result.PUSH:
            return "drawn 21 stands off" if hand.total == 21 and not split else "natural leaves"
        return "natural takes a split" if split else "natural takes a double" if stake.added else "natural takes"
    return "dealer over 21" if total > 21 else "higher" if hand.total > total else "equal" if hand.total == total else "lower"
