"""What people at a table may think of asking about limits, signs and players held back, lawful or not."""

from __future__ import annotations

import random
from typing import Any

from pitboss.floor.commands import Command
from pitboss.floor.limits.commands import (
    AgreePersonalLimits,
    CheckSign,
    EndLowLimit,
    EndPersonalLimits,
    HoldForFurtherShoes,
    HoldToMinimum,
    HoldToOneBox,
    LiftRestriction,
    OfferLowLimit,
    RaiseKeptMinimum,
    RaiseMinimumAtOnce,
    SetLimits,
    SetSideBetLimits,
    SignSeen,
)
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOn
from pitboss.floor.people.ranks import capacities
from pitboss.floor.powers import holder
from pitboss.law.term import Term
from pitboss.play.commands import CloseBetting, PlaceWager
from pitboss.terms.control import FURTHER_SHOES_BY, ONE_BOX_BY, SHOE_MINIMUM_BY
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.markers import PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER, PROTECTED_RAISE_NOTICE, TWO_MINIMUMS_SIGN
from pitboss.terms.powers import Power, Role
from tests.floor.machine import PLAYERS, STAFF, Table
from tests.floor.tables import OTHERS

ROLES = (Role.INSPECTOR, Role.COMMISSION, Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
BOTH = (("old-limits", "5-20"), ("new-limits", "10-20"))
OWN = (("minimum", 1500), ("maximum", 6000))


def somebody_who_may(at: Table, chance: random.Random, term: Term[Power]) -> str:
    """Somebody with the power, mostly, where anybody on duty has it."""
    power = at.game.get(term)
    able = [name for name, roles in at.floor.people.roles.items() if power and holder(power, capacities(at.game, roles))]
    return chance.choice((*able, *able, *able, "ann")) if able and chance.random() < 0.9 else chance.choice((*STAFF, *PLAYERS))


def first_missing(at: Table, about: Term[Any], subject: str, *notices: GiveNotice) -> GiveNotice | None:
    """The first of some notices that does not stand yet and that the book has a rule on."""
    if not at.game.cite(about):
        return None
    return next((each for each in notices if not at.floor.notices.find(each.kind, each.about, subject)), None)


def the_sign(at: Table, chance: random.Random) -> tuple[str, Command]:
    """The sign is set, altered and looked for; limits so small that wagers meet them."""
    limits = at.floor.limits
    lower = SetLimits(500, chance.choice((2000, 4000)), 500)
    higher = SetLimits(limits.minimum + 500, max(limits.maximum, limits.minimum + 500), 500)
    shows = (("new-minimum", higher.minimum), ("time-of-change", at.clock))
    announce = first_missing(
        at,
        LIMITS_ALTERED_BY,
        "",
        GiveNotice(Kind.SIGN, LIMITS_ALTERED_BY.name, shows=shows),
        GiveNotice(Kind.NOTICE_TO_PLAYERS, LIMITS_ALTERED_BY.name),
    )
    seen = chance.choice((SignSeen.PROMINENT, SignSeen.PROMINENT, SignSeen.OBSCURED))
    things: list[tuple[str, Command]] = [
        (somebody_who_may(at, chance, LIMITS_ALTERED_BY), chance.choice((lower, higher))),
        ("gus", announce or WithdrawNotice(Kind.SIGN, LIMITS_ALTERED_BY.name)),
        (chance.choice((STAFF[0], "ann")), CheckSign(seen)),
        (somebody_who_may(at, chance, LIMITS_ALTERED_BY), SetSideBetLimits("perfect-pairs", 500, chance.choice((0, 1000)))),
    ]
    return chance.choice(things)


def at_once(at: Table, chance: random.Random) -> tuple[str, Command]:
    """The minimum is raised at once, what is kept is raised too, and low limit gaming comes and goes."""
    limits = at.floor.limits
    sign = first_missing(at, TWO_MINIMUMS_SIGN, "", GiveNotice(Kind.SIGN, TWO_MINIMUMS_SIGN.name, shows=BOTH))
    shows = (("new-minimum", limits.minimum), ("time-of-change", at.clock))
    kept = first_missing(at, PROTECTED_RAISE_NOTICE, "", GiveNotice(Kind.SIGN, PROTECTED_RAISE_NOTICE.name, shows=shows))
    raising: Command = sign or RaiseMinimumAtOnce(limits.minimum + 500)
    things: list[Command] = [raising, kept or RaiseKeptMinimum(limits.minimum), EndLowLimit() if limits.low_limit else OfferLowLimit()]
    weights = (4, 4 if limits.kept else 1, 4 if limits.low_limit else 1)
    return somebody_who_may(at, chance, LIMITS_ALTERED_BY), chance.choices(things, weights)[0]


def own_limits(at: Table, chance: random.Random) -> tuple[str, Command]:
    """Somebody agrees, is marked, is given limits, or loses them."""
    player = chance.choice(PLAYERS)
    agreement = GiveNotice(Kind.AGREEMENT, PERSONAL_LIMITS_BY.name, player)
    marker = GiveNotice(Kind.SIGN, PERSONAL_LIMITS_MARKER.name, player, shows=OWN)
    sign = GiveNotice(Kind.SIGN, PERSONAL_LIMITS_BY.name, player, shows=OWN)
    if chance.random() < 0.7 and (missing := first_missing(at, PERSONAL_LIMITS_BY, player, agreement, marker, sign)):
        return (player if missing is agreement else "gus"), missing
    by = somebody_who_may(at, chance, PERSONAL_LIMITS_BY)
    agreed: Command = AgreePersonalLimits(player, *(value for _, value in OWN))
    away = WithdrawNotice(Kind.SIGN, chance.choice((PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER)).name, player)
    return by, chance.choice((agreed, agreed, EndPersonalLimits(player), away))


def held_back(at: Table, chance: random.Random) -> tuple[str, Command]:
    """Somebody is held back after the notification, or let go."""
    player, role = chance.choice(PLAYERS), chance.choice(ROLES)
    term = chance.choice((SHOE_MINIMUM_BY, FURTHER_SHOES_BY, ONE_BOX_BY))
    told = GiveNotice(Kind.NOTIFICATION, term.name, player, role)
    reason = GiveNotice(Kind.REASON, term.name, player)
    if term is not SHOE_MINIMUM_BY and chance.random() < 0.6 and (missing := first_missing(at, term, player, told, reason)):
        return "gus", missing
    holds: dict[Term[Power], Command] = {
        SHOE_MINIMUM_BY: HoldToMinimum(player),
        FURTHER_SHOES_BY: HoldForFurtherShoes(player),
        ONE_BOX_BY: HoldToOneBox(player),
    }
    let_go = player in at.floor.limits.restricted and chance.random() < 0.5
    return somebody_who_may(at, chance, term), LiftRestriction(player) if let_go else holds[term]


def the_operations_manager(at: Table, _: random.Random) -> tuple[str, Command]:
    """Whom the machine does not put on duty and Victoria's restrictions need."""
    return "tom", SignOn("tom", OTHERS["tom"]) if "tom" not in at.floor.people.roles else CheckSign()


def a_stake(at: Table, chance: random.Random) -> tuple[str, Command]:
    """A stake around the limits, and then the end of betting."""
    player = chance.choice(PLAYERS)
    least = at.floor.limits.minimum_of(player) or 500
    if at.floor.rounds.players and chance.random() < 0.4:
        return STAFF[0], CloseBetting()
    return player, PlaceWager(PLAYERS.index(player) + 1, player, chance.choice((least, least, least, 300, 2500, 5000)))


WRITERS = (the_sign, at_once, own_limits, held_back, the_operations_manager, a_stake, a_stake)
