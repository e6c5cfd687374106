"""What people may think of doing about conduct: disputes, advice, devices, sanctions, rounds undone, tables closed for another version."""

from __future__ import annotations

import random

from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import (
    AnswerDecision,
    AskForRules,
    DecideDispute,
    EndSeizure,
    GiveAdvice,
    GiveSignal,
    Handling,
    InformOfComplaint,
    Inquiry,
    InvalidateRound,
    RaiseDispute,
    RefuseWager,
    ReportDevice,
    ReviewDispute,
    Sanction,
    SanctionKind,
    Stakes,
    TakeCharge,
    TouchCards,
    UseDevice,
)
from pitboss.floor.conduct.state import Answer
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseForVersion
from pitboss.floor.opening.state import Entries
from pitboss.floor.people.commands import SignOn
from pitboss.terms.conduct import (
    DISPUTE_REVIEW,
    FRAUD_TEST,
    REFUSE_WAGER,
    SANCTION,
    WINNINGS_SEIZED_UNTIL,
    DeviceFunction,
    DeviceKind,
    Meddling,
)
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION_CHANGE as CHANGE
from pitboss.terms.player_hand import Signal
from pitboss.terms.powers import Role
from tests.floor.machine import PLAYERS, STAFF
from tests.floor.tables import OTHERS, Day

GROUNDS = ("fire", "riot", "act-of-god", "like-disturbance", "impractical", "fraud", "boredom")
EVERYBODY = (*PLAYERS, *STAFF, "dirk", "ines", "zed")
BOSSES = {"cass": OTHERS["cass"], "olive": OTHERS["olive"], "gwen": OTHERS["gwen"], "dirk": OTHERS["dirk"]}


def likely(day: Day, chance: random.Random, by: str, command: Command) -> tuple[str, Command]:
    """Mostly one of those who have powers asks, and comes on duty first if need be."""
    if chance.random() < 0.3:
        return by, command
    boss = chance.choice(list(BOSSES))
    if day.floor.people.roles.get(boss) != frozenset(BOSSES[boss]):
        return boss, SignOn(boss, BOSSES[boss])
    return boss, command


def a_dispute(day: Day, chance: random.Random) -> tuple[str, Command]:
    """Somebody disputes, decides, reviews, accepts or complains."""
    number = chance.randint(1, len(day.floor.conduct.disputes) + 1)
    things: list[Command] = [
        RaiseDispute(chance.randint(0, day.floor.rounds.number), "unfair"),
        DecideDispute(number, "it stands"),
        DecideDispute(number, "it stands"),
        ReviewDispute(number, "it stands"),
        InformOfComplaint(number),
        GiveNotice(Kind.REQUEST, DISPUTE_REVIEW.name, f"dispute {number}"),
        AskForRules(),
    ]
    if day.floor.conduct.disputes and chance.random() < 0.2:
        at = chance.randrange(len(day.floor.conduct.disputes))
        return day.floor.conduct.disputes[at].by, AnswerDecision(at + 1, chance.choice(list(Answer)))
    return likely(day, chance, chance.choice(EVERYBODY), chance.choice(things))


def a_breach(day: Day, chance: random.Random) -> tuple[str, Command]:
    """A device is brought or found, a rule broken, a sanction wanted."""
    known = day.floor.conduct.device_breakers.intersection(PLAYERS)
    player, kind = chance.choice(sorted(known) or PLAYERS), chance.choice(list(SanctionKind))
    functions = tuple(chance.sample(list(DeviceFunction), 2))
    things: list[Command] = [
        UseDevice(chance.choice(list(DeviceKind)), functions, chance.choice(list(Handling))),
        ReportDevice(player, chance.choice(list(DeviceKind)), functions, chance.choice(list(Handling)), ("cy",)),
        GiveNotice(Kind.REASON, SANCTION[kind.value].name, player),
        Sanction(kind, player, 300 if kind is SanctionKind.SEIZE_WINNINGS else 0),
        Sanction(SanctionKind.VOID_WAGER, player),
        SignOn("ines", (chance.choice((Role.INSPECTOR, Role.AUTHORISED_PERSON, Role.POLICE_OFFICER)),)),
    ]
    if known and chance.random() < 0.5:
        things = things[2:5]
    if player in day.floor.conduct.seized and chance.random() < 0.5:
        things = [GiveNotice(Kind.REASON, WINNINGS_SEIZED_UNTIL.name, player), EndSeizure(player, chance.choice(list(Inquiry)))]
    if day.floor.conduct.detained and chance.random() < 0.3:
        return "ines", TakeCharge(chance.choice(sorted(day.floor.conduct.detained)))
    return likely(day, chance, chance.choice((*STAFF, player)), chance.choice(things))


def an_end(day: Day, chance: random.Random) -> tuple[str, Command]:
    """A round is undone, a wager refused, a table closed for another version; seldom, for it ends much."""
    player = chance.choice(PLAYERS)
    culprits = (player,) if chance.random() < 0.3 else ()
    things: list[Command] = [
        GiveNotice(Kind.REASON, FRAUD_TEST.name),
        InvalidateRound(chance.choice(GROUNDS), culprits, chance.choice(list(Stakes))),
        GiveNotice(Kind.REASON, REFUSE_WAGER.name, player),
        RefuseWager(player, chance.randint(0, 3)),
        GiveNotice(Kind.SIGN, CHANGE["notice"].name),
        GiveNotice(Kind.NOTICE_TO_PLAYERS, CHANGE["1-to-2/notice"].name),
        CloseForVersion(2, chance.choice(list(Entries))),
    ]
    return likely(day, chance, chance.choice(STAFF), chance.choice(things))


def a_hand(day: Day, chance: random.Random) -> tuple[str, Command]:
    """Somebody advises, signals or reaches for the cards."""
    things: list[Command] = [
        GiveAdvice(chance.choice(PLAYERS), means=chance.choice(list(Meddling))),
        GiveSignal(chance.randint(1, 3), chance.choice(list(Signal))),
        TouchCards(chance.randint(1, 3)),
    ]
    return chance.choice(EVERYBODY), chance.choice(things)


WRITERS = (a_dispute, a_breach, a_hand, an_end)
