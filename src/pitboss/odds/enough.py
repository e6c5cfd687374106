"""Whether a shoe holds enough cards for any round to be finished: exact figures suppose that it never runs out."""

from __future__ import annotations

from pitboss.law.refusal import Malformed
from pitboss.odds.shoe import Shoe


def require_enough(hands: int, shoe: Shoe) -> None:
    """See that even the longest round, every hand drawn to the last card of low ranks, leaves the shoe with a card to come."""
    most = longest_round(hands, shoe)
    if len(shoe) <= most:
        cards = "1 card" if len(shoe) == 1 else f"{len(shoe)} cards"
        sentence = f"the shoe has {cards}, and a round may take {most}: exact figures need a shoe that cannot run out"
        raise Malformed("shoe", f"{sentence}, as one of {_always(hands)} cards or more never does")


def longest_round(hands: int, shoe: Shoe) -> int:
    """The most cards that one box of so many hands and the dealer can take, the lowest of the shoe first.

    Each hand holds at most 21 with aces as one and then one card more; so does the dealer, who has 16 at most before his last card.
    """
    room, taken = _room(hands), 0
    for value, count in enumerate(shoe.pips, 1):
        fit = min(count, room // value)
        taken += fit
        room -= fit * value
        if fit < count:
            break
    return taken + hands + 1


def _room(hands: int) -> int:
    """The most that all hands and the dealer's can count before each takes its last card."""
    return 21 * hands + 16


def _always(hands: int) -> int:
    """How many cards are enough whatever they are: even if all of them were aces."""
    return _room(hands) + hands + 2
