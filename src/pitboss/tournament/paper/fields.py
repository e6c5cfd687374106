"""The fields of a paper: what a form asks for on each matter of a document's list, and words that one might begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.terms.tournament_conditions import PrizeTie, SessionPointTie
from pitboss.tournament.paper.matters import MATTERS
from pitboss.tournament.paper.plan import Format
from pitboss.tournament.paper.purse import Levelling
from pitboss.tournament.paper.reading import COMPULSORY
from pitboss.tournament.paper.wagering import Ordering


class Asked(NamedTuple):
    """One thing that a form asks for: where it stands in the file, of which shape it is, and what may be chosen."""

    path: str
    shape: str
    choices: tuple[str, ...] = ()


FORMAT = Asked("format", "choice", tuple(each.value for each in Format))
STAGES = Asked("stages", "stages")
LIMITS, SECONDS = Asked("wagers.limits", "limits"), Asked("wagers.seconds", "whole")
STARTS = Asked("starts", "time")
SHARES, ADDED = Asked("prizes.shares", "shares"), Asked("prizes.added", "added")
PAYMENT = Asked("prizes.payment", "words")
TIES = Asked("prizes.ties", "choice", tuple(map(str, PrizeTie)))

FIELDS: Mapping[str, tuple[Asked, ...]] = {
    "starting-date-and-time": (STARTS,),
    "method-of-entry": (Asked("entry.method", "words"),),
    "selection-criteria": (Asked("entry.criteria", "words"),),
    "structure": (FORMAT, STAGES),
    "buy-backs": (Asked("buy-backs", "buy-backs"),),
    "entry-fee": (Asked("entry.fee", "money"),),
    "commission": (Asked("entry.commission", "money"),),
    "starting-chips": (Asked("chips.start", "money"), Asked("chips.buy-in", "money")),
    "minimum-and-maximum-players": (Asked("entry.least", "whole"), Asked("entry.most", "whole")),
    "restrictions-on-groups": (Asked("entry.groups", "words"),),
    "table-limits": (LIMITS, SECONDS),
    "knock-out-level-chips": (Asked("prizes.session-ties", "choice", tuple(each.value for each in Levelling)),),
    "several-sessions-level-chips": (Asked("prizes.point-ties", "choice", tuple(map(str, SessionPointTie))),),
    "prizes": (SHARES, ADDED),
    "distribution-of-prizes": (PAYMENT,),
    "level-chips-after-the-final": (TIES,),
    "minimum-or-compulsory-wager": (Asked("wagers.compulsory", "choice", tuple(COMPULSORY)),),
    "right-to-refuse-entry": (Asked("entry.veto", "words"),),
    "terms-of-entry": (Asked("entry.terms", "words"),),
    "withdrawal-without-penalty": (Asked("entry.withdraw-until", "seconds"),),
    "application-form": (Asked("entry.form", "words"),),
    "order-of-wagering": (Asked("wagers.order", "choice", tuple(each.value for each in Ordering if each is not Ordering.FREE)),),
    "pass-cards": (Asked("wagers.pass-cards", "whole"),),
    "undisclosed-wagers": (Asked("wagers.undisclosed", "whole"),),
    "payment-of-prizes": (PAYMENT,),
    "undertakings-and-guarantees": (Asked("prizes.guaranteed", "money"), Asked("prizes.guaranteed-from", "whole")),
}
"""The matters that a form has fields for; those that follow from the stages have none of their own."""

USED_BY_PLAY = (STARTS, LIMITS, SECONDS)
"""What play takes from the paper whether or not the document wants it stated."""

FINAL_SHOES = Asked("sevens.final-shoes", "whole")
"""What a Magnificent Sevens Tournament leaves to its conditions beside its field."""

OF_FIELD = ("format", "stages", "entry.fee", "entry.commission", "entry.least", "entry.most", "prizes.shares")
"""What follows from the field of a Magnificent Sevens Tournament, and is not asked there."""

WORDS: Mapping[str, str] = {
    "only-those-entitled-to-gamble": "Only people who may enter the casino and gamble there may enter.",
    "disqualification": "Whoever breaks a rule or these conditions may be disqualified, and has no place.",
    "retirement": "A player may retire between rounds, and is placed behind everybody still in.",
    "refunds": "A fee is returned only if the tournament is cancelled, or if a player withdraws in time.",
    "late-or-absent": "Whoever is not seated misses the round, and the minimum may be taken for it.",
    "substitution": "Nobody plays for another, unless these conditions say so.",
    "allotment-of-tables-and-areas": "Tables and places are drawn by ballot before each session.",
    "knock-out-elimination": "Whoever cannot wager the minimum is out.",
    "several-sessions-elimination": "Nobody is eliminated: everybody plays every session.",
    "sit-and-go-start-and-seating": "Play starts when every seat is taken; seats are drawn.",
    "run-by-person-in-charge-and-rules-prevail": (
        "The person in charge runs the tournament under these conditions and the rules of the game. Where they differ, the rules prevail."
    ),
    "method-of-entry": "At the desk.",
    "restrictions-on-groups": "None.",
    "terms-of-entry": "One entry a person. The fee is paid with the form.",
    "application-form": "Entry form 1.",
    "payment-of-prizes": "By cheque when the places are announced.",
    "distribution-of-prizes": "By cheque when the places are announced.",
}
"""Our own words for what has no figures, to begin with and to change."""


def asked_on(matter: str) -> tuple[Asked, ...]:
    """What a form asks on a matter: its own fields, none where the stages answer it, a statement for everything else."""
    if matter in FIELDS:
        return FIELDS[matter]
    states = matter not in MATTERS or matter in WORDS
    return (Asked(f"statements.{matter}", "words"),) if states else ()


FROM_ELSEWHERE: Mapping[str, str] = {
    "number-and-duration-of-sessions": "stages: shoes, rounds or minutes",
    "active-tables": "stages: tables, players",
    "progression": "stages: advance, others",
    "several-sessions-or-games-with-points-or-prizes": "stages: points, prizes",
    "repechage-and-catch-up": "stages: takes",
    "secondary-rounds": "stages: takes",
    "when-limits-rise": "wagers.limits: round, minimum, maximum",
    "level-points": "prizes.ties",
    "minimum-or-compulsory-wager": "wagers.compulsory, wagers.limits",
    "commission": "entry.commission, entry.fee",
    "prizes": "prizes.shares, prizes.amounts, prizes.added, stages: prizes",
    "starting-chips": "chips.start, chips.buy-in",
    "structure": "format, stages",
}
"""Where a paper answers matters that a form has no field of their own for, or more than one."""


def where(matter: str) -> str:
    """Where in a file one writes what a matter lacks; empty where that is not a matter of papers."""
    return FROM_ELSEWHERE.get(matter) or ", ".join(each.path for each in asked_on(matter))


def suggested(matter: str) -> str:
    """Our words on a matter, empty where it takes figures or is not usual."""
    return WORDS.get(matter, "")
