"""What a report may say of an accident: the facts on which a document's answer turns."""

from __future__ import annotations

from enum import Enum


class Seen(Enum):
    """Whether the face of a card was seen; the values are the lines of the books' tables."""

    EXPOSED = "exposed"
    UNEXPOSED = "unexposed"


class DrawnTo(Enum):
    """To whom a card too many was drawn."""

    TABLE = "table"
    DEALER = "dealer"


class BurnCure(Enum):
    """What is done about a burn that was forgotten."""

    PLAY_ON = "play-on"
    RESTART = "restart"


class Burned(Enum):
    """Why a card was burned."""

    BY_RULE = "by-rule"
    BY_MISTAKE = "by-mistake"


class Order(Enum):
    """Whether the order of cards that came together can be told."""

    KNOWN = "known"
    UNKNOWN = "unknown"


class Call(Enum):
    """What is decided on the hand in turn when a round is laid out again; `absent` where nobody is there to decide."""

    HIT = "hit"
    STAND = "stand"
    DOUBLE = "double"
    SPLIT = "split"
    FORFEIT = "forfeit"
    ABSENT = "absent"


class DeviceFact(Enum):
    """What is so when a device has failed; what is not said is not so."""

    DISADVANTAGE = "disadvantage"
    SPARE = "spare"
    TRANSFER = "transfer"
    DAMAGE = "damage"
    RECTIFIABLE = "rectifiable"
    COMPLETABLE = "completable"


class Pressed(Enum):
    """When a wrong result was found; the values are the lines of the book's table."""

    BEFORE = "before-deal-button"
    AFTER = "after-deal-button"


class Lack(Enum):
    """Why there is no jackpot button to press."""

    MISSING = "missing"
    FAILED = "failed"
