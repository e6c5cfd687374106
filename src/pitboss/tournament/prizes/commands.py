"""Adding to the pool, cancelling, and paying prizes."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.tournament.paper.purse import Added


@dataclass(frozen=True, slots=True)
class AddToPool:
    """The operator adds cash, goods or services to the prize pool."""

    added: Added


@dataclass(frozen=True, slots=True)
class CancelTournament:
    """The operator cancels the tournament."""

    reason: str


@dataclass(frozen=True, slots=True)
class PayPrizes:
    """The prizes are paid as the places stand."""


@dataclass(frozen=True, slots=True)
class ApproveRefund:
    """Whoever is in charge approves that a player who was disqualified for absence has the entry fee back."""

    player: str


PrizeCommand = AddToPool | CancelTournament | PayPrizes | ApproveRefund
