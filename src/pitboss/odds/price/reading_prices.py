"""What the other way to read a doubt is worth, game by game, as it was last worked out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pitboss.law.reading import Alternative, Reading
from pitboss.law.values import shown
from pitboss.odds.price.record import Price, Subject, percent
from pitboss.odds.price.stored import stored


def alternative_prices(reading: Reading, other: Alternative) -> tuple[Price, ...]:
    """The prices of one alternative wherever it can be elected or supposed; none where it cannot be worked out.

    A reading that hangs on another's clause has the price of that clause's alternative in the same document.
    """
    terms = (other.option,) if other.option else tuple(term.name for term, _ in other.supposes)
    value = other.value or ", ".join(shown(answer) for _, answer in other.supposes)
    alike = [price for price in stored() if price.subject is Subject.READING and price.terms == terms and price.instead == value]
    own = tuple(price for price in alike if price.reading == reading.id)
    return own or tuple(price for price in alike if price.citation.startswith(f"{reading.document} "))


def usual(prices: Sequence[Price]) -> tuple[Price, ...]:
    """Those at the usual number of decks of each game, which is the largest."""
    most: dict[str, int] = {}
    for price in prices:
        most[price.game] = max(price.decks, most.get(price.game, 0))
    return tuple(price for price in prices if price.decks == most[price.game])


def brief(reading: Reading) -> str:
    """All alternatives of a reading in one figure or a range of them; nothing where none is priced."""
    found = [price.difference for other in reading.alternatives for price in usual(alternative_prices(reading, other))]
    known = sorted(value for value in found if value is not None)
    if not known:
        return ""
    return " to ".join(dict.fromkeys(percent(value) for value in (known[0], known[-1])))


def told(prices: Sequence[Price]) -> Iterator[str]:
    """The prices of one alternative in words: a line a game and bet, the usual number of decks first."""
    if prices and not any(price.moves for price in prices):
        yield "no price: it does not change what the cards pay"
        return
    lines: dict[tuple[str, str], list[str]] = {}
    for price in prices:
        if price.moves:
            decks = f"{price.decks} {'deck' if price.decks == 1 else 'decks'}"
            lines.setdefault((price.game, price.bet), []).append(f"{percent(price.difference)} with {decks}")
    for (game, bet), said in lines.items():
        yield f"{game if bet in ('main', game.partition('-')[2]) else f'{game}, {bet}'}: {', '.join(said)}"
