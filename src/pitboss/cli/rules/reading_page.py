"""The readings as people and programs read them: how each doubt is decided, and what the other way to read it is worth."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.books import LIBRARY
from pitboss.cli.screen import Column, answer_json, say, table
from pitboss.law.reading import Reading
from pitboss.odds.price.reading_prices import alternative_prices, brief, told
from pitboss.odds.price.record import Price

COLUMNS = [Column("Id"), Column("Document"), Column("Touches", share=1), Column("Decided", share=4), Column("Price", share=1)]


def print_readings(name: str | None) -> None:
    """Print the list of the readings, or one in full."""
    if name is not None:
        say(*_told(LIBRARY.reading(name)))
        return
    every = LIBRARY.readings
    table(COLUMNS, [(each.id, each.document, each.weight.value, each.decision, brief(each)) for each in every], between="\n")
    say("Price: what the other way to read it would give (+) or take (−) from a player who plays best, of each unit wagered.")
    say(f"{len(every)} readings; tell one in full: pitboss rules readings {every[0].id}")


def readings_json(name: str | None) -> None:
    """The same as one JSON document, a list also where one is asked for."""
    answer_json([_record(reading) for reading in (LIBRARY.readings if name is None else [LIBRARY.reading(name)])])


def _told(reading: Reading) -> list[str]:
    lines = [f"{reading.id}  {reading.document}  (touches {reading.weight.value})"]
    lines += [f"  {rules}: {phrase}" for phrase, rules in _together(reading.rules)]
    lines += [f"  the doubt: {reading.question}", f"  decided: {reading.decision}"]
    for other in reading.alternatives:
        switch = f" (--set {other.option}={other.value})" if other.option else ""
        lines.append(f"  could be read: {other.reads}{switch}")
        lines += [f"    {line}" for line in told(alternative_prices(reading, other))]
    lines += [f"  left alone: {rules}: {why}" for why, rules in _together(reading.beside)]
    return lines


def _together(said: Mapping[str, str]) -> list[tuple[str, str]]:
    """Each phrase with the rules of which it is said."""
    found: dict[str, list[str]] = {}
    for rule, phrase in said.items():
        found.setdefault(phrase, []).append(rule)
    return [(phrase, ", ".join(rules)) for phrase, rules in found.items()]


def _record(reading: Reading) -> dict[str, object]:
    return {
        "id": reading.id,
        "document": reading.document,
        "rules": list(reading.rules),
        "says": dict(reading.rules),
        "beside": dict(reading.beside),
        "question": reading.question,
        "decision": reading.decision,
        "touches": reading.weight.value,
        "alternatives": [
            {
                "reads": each.reads,
                "option": each.option or None,
                "value": each.value or None,
                "prices": [_price(price) for price in alternative_prices(reading, each)],
            }
            for each in reading.alternatives
        ],
    }


def _price(price: Price) -> dict[str, object]:
    """What electing the alternative would give the player, of each unit on that bet; None where it could not be worked out."""
    difference = None if price.difference is None else float(price.difference)
    return {"game": price.game, "decks": price.decks, "bet": price.bet, "difference": difference}
