"""Judge the showing of a shuffle: its commitment, its cards and every card given agree."""

from __future__ import annotations

from pitboss.cards.commitment import kept
from pitboss.floor.cards.commands import RevealShuffle
from pitboss.floor.cards.count import counted, in_row
from pitboss.floor.cards.events import ShuffleRevealed
from pitboss.floor.cards.shuffle import is_continuous
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.desk import Desk
from pitboss.floor.opening.state import Standing
from pitboss.play.desk import refusal
from pitboss.terms.shuffle import SHUFFLE_STANDARD, SHUFFLE_WHEN


def reveal(desk: Desk, command: RevealShuffle) -> None:
    """Check the shuffle against its commitment and every card given; that is for the end of a shoe, so it waits for it.

    What shuffles without pause has no end of its own: whoever has it shuffled ends it, and the order is shown right before.
    """
    rule = desk.game.cite(SHUFFLE_STANDARD) or desk.game.cite(SHUFFLE_WHEN["new-shoe"])
    cards = desk.floor.cards
    if desk.floor.rounds.in_progress:
        raise refusal("round-in-progress", "the order is shown between rounds", rule)
    ended = cards.due is not None or cards.awaits is CardsAwait.SHUFFLE or desk.floor.opening.standing is not Standing.OPEN
    if not ended and not is_continuous(desk):
        raise refusal("shoe-not-ended", "the order is shown when the shoe has ended: its cards are still to be dealt", rule)
    if not cards.commitment or not kept(command.order, command.secret, cards.commitment):
        raise refusal("not-kept", "the order and secret are not those that the table committed to", rule)
    stack = command.order[cards.cut_at :] + command.order[: cards.cut_at]
    if counted(command.order) != cards.loaded or any(
        mine not in (None, its) for mine, its in zip(in_row(cards.given), stack, strict=False)
    ):
        raise refusal("not-kept", "the cards given are not those of the order committed to", rule)
    desk.record(ShuffleRevealed(cards.commitment, command.order, command.secret, rule))
