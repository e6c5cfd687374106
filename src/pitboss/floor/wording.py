"""What people say for the names that the law's terms and answers have here: `close-table` is closing the table."""

from __future__ import annotations

import re

from pitboss.cards.card import CARDS

DOING = {
    "absent-player-direction": "having the hand of a player who does not decide played",
    "absent-player-wait": "waiting for a player who does not decide",
    "bettors-per-box-reduced-by": "allowing fewer players on a box",
    "boxes-reserved-by": "keeping boxes for a player",
    "check-ordered": "having the number of cards verified",
    "close-table": "closing the table",
    "control-panel": "working the control panel",
    "cut-fallback": "cutting the cards when no player will",
    "cut-offered": "offering the cut",
    "dispute-first-instance": "deciding a dispute first",
    "dispute-review": "reviewing a decision",
    "extra-riffle-by": "riffling the cards once more",
    "extra-riffle-approved-by": "approving that the cards be riffled once more",
    "face-down-deal": "dealing the first two cards face down",
    "face-up-suspect-check": "having the rest of the cards taken out and checked",
    "hand-shuffle-first": "shuffling by hand first",
    "idle-moved-by": "having an idle player give up the seat",
    "insuring-another-permitted-by": "letting others insure a wager",
    "invalidate": "undoing the outcome of a game",
    "jackpot-undecided": "pressing the button when nobody decides",
    "keypad-error-rectified-by": "putting a keyed result right",
    "limits-altered-by": "altering the limits of the table",
    "minimum-for-further-shoes-by": "holding a player to the minimum for all further shoes",
    "minimum-for-the-shoe-by": "holding a player to the minimum for the rest of the shoe",
    "minimum-raise-notice": "raising the minimum",
    "minimum-raised-at-once-by": "raising the minimum without waiting",
    "missed-burn-first-round": "rebuilding the first round and starting the shoe again",
    "natural-deferred-by": "putting off the payment of naturals",
    "personal-limits-by": "giving a player personal limits",
    "protected-raise-notice": "raising the minimum that players kept",
    "reconstruction-by": "putting a misplaced card right",
    "refuse-unpayable-by": "refusing a wager that could not be paid exactly",
    "refuse-wager": "refusing a wager",
    "replace-cards": "replacing cards",
    "restricted-to-one-box-by": "limiting a player to one box and the minimum",
    "sanction/confiscate-device": "taking a device away",
    "sanction/detain": "detaining a person",
    "sanction/exclude-from-casino": "excluding a player from the casino",
    "sanction/exclude-from-game": "excluding a player from the game",
    "sanction/seize-winnings": "seizing winnings",
    "sanction/void-wager": "declaring a wager void",
    "several-boxes-allowed-by": "letting a player wager on several boxes",
    "shuffle-ordered": "having the cards shuffled",
    "side-bets-limited-by": "confining side bets to players with a main wager",
    "split-again-permitted-by": "letting players split again",
    "two-minimums-sign": "the two minimums in force",
    "void-authorised-by": "declaring a round void that cannot be put right",
    "winnings-seized-until": "the inquiry into seized winnings",
}
"""What a power is a power of, by the name of its term; a line of a table goes by that of the table unless it has words of its own."""

SPOKEN = {
    "act-of-god": "an act of God",
    "like-disturbance": "a like disturbance",
    "beside-box": "marker beside the box",
    "dealers-next-card": "it is the dealer's next card",
    "first-of-next-round": "it is the first card of the next round",
    "next-card": "it is the next card",
    "play-on": "play goes on",
    "retract": "take the wager back",
    "sign-on-table": "sign on the table",
    "distinctive-marker": "distinctive marker",
}
"""Answers of the law that need more than their hyphens taken out."""

CODE = re.compile(r"(?<![\w♠♥♦♣])[A2-9TJQK][SHDC](?!\w)")


def doing(term: str) -> str:
    """What a power or a notice is about.

    >>> doing("close-table"), doing("replace-cards/at-shuffle"), doing("wrong-cards-check")
    ('closing the table', 'replacing cards', 'wrong cards check')
    """
    return DOING.get(term) or DOING.get(term.partition("/")[0]) or spoken(term)


def spoken(answer: str) -> str:
    """An answer of the law as people say it.

    >>> spoken("dealers-next-card"), spoken("second-card-in-turn"), spoken("device-lost-steps/cut")
    ("it is the dealer's next card", 'second card in turn', 'device lost steps: cut')
    """
    parts = answer.split(", ")
    return ", ".join(SPOKEN.get(part, part.replace("/", ": ").replace("-", " ")) for part in parts)


def with_signs(text: str) -> str:
    """A text in which cards are written as in files, with cards as people read them.

    >>> with_signs("TS 7C and 9H")
    '10♠ 7♣ and 9♥'
    """
    return CODE.sub(lambda found: CARDS[found[0]].signs, text)
