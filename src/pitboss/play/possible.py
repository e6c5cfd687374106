"""Whether the cards of a written round can have come out of the pack of its table."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.law.refusal import Refused
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.roundfile.records import RoundFile
from pitboss.play.table import Table
from pitboss.terms.pack import DECKS, REMOVED_RANKS


def require_possible(written: RoundFile, table: Table | ComBoTable) -> None:
    """Refuse the first card that the pack of the table cannot have given."""
    found = table.pack.first_impossible(written.cards)
    if found is None:
        return
    place, card = found
    where = f"{written.label}: cards[{place - 1}]"
    if card.rank in table.pack.removed:
        rule = table.cite(REMOVED_RANKS)
        raise Refused("impossible-card", f"{where}: {card.signs} is impossible: this game's pack has no {_rank(card)} ({rule})", rule=rule)
    rule, decks = table.cite(DECKS), table.pack.decks
    hold = "1 deck holds 1" if decks == 1 else f"{decks} decks hold {decks}"
    raise Refused("impossible-card", f"{where}: {card.signs} is impossible: {hold} of it and this is one more ({rule})", rule=rule)


def _rank(card: Card) -> str:
    return "10" if card.rank == "T" else card.rank
