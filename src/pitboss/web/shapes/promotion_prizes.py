"""The shape of prizes, claims and disputes of a promotion."""

from __future__ import annotations

from typing_extensions import TypedDict


class NotificationAttempt(TypedDict):
    """An attempt to tell a winner."""

    means: str
    outcome: str
    at: int


class PrizeShare(TypedDict):
    """Part of a prize by one method of payment."""

    method: str
    amount: str


class PrizeRow(TypedDict):
    """A prize, whom it fell to and how far that has come; times in seconds, 0 for none."""

    lot: int
    name: str
    kind: str
    value: str
    details: str
    cash_alternative: str
    standing: str
    ticket: int
    winner: str
    notify_by: int
    notify_rule: str
    informed: bool
    endeavour: str
    attempts: list[NotificationAttempt]
    claim_by: int
    money: str
    choice: bool
    shares: list[PrizeShare]


class PrizeClaimed(TypedDict):
    """A claim; `recorded` whether its denial is kept with name and address."""

    claim: int
    lot: int
    claimant: str
    at: int
    standing: str
    reasons: str
    told_by: str
    recorded: bool
    name: str
    address: str


class PrizeDisputed(TypedDict):
    """A dispute, and how far it has come."""

    dispute: int
    person: str
    words: str
    lot: int
    at: int
    decision: str
    satisfied: str
    told: bool
    complaint: str
    answer: str
