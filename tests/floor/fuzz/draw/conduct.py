"""Breaches, sanctions, seizures, exclusions, invalidations, disputes up their ladder, refused wagers."""

from __future__ import annotations

from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import (
    AnswerDecision,
    DecideDispute,
    EndSeizure,
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
)
from pitboss.floor.conduct.state import Answer
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.terms.conduct import (
    DISPUTE_FINAL,
    DISPUTE_FIRST_INSTANCE,
    DISPUTE_REVIEW,
    FRAUD_TEST,
    INVALIDATE,
    REFUSE_WAGER,
    SANCTION,
    WINNINGS_SEIZED_UNTIL,
    DeviceFunction,
    DeviceKind,
)
from pitboss.terms.powers import Role
from tests.floor.fuzz.scene import STAFF, Scene

Asked = tuple[str, Command]
KINDS = (*[SanctionKind.VOID_WAGER] * 4, *[SanctionKind.EXCLUDE_FROM_GAME] * 3, *[SanctionKind.SEIZE_WINNINGS] * 2, *SanctionKind)
GROUNDS = ("riot", "fire", "brawl", "fraud", "impractical", "robbery", "civil-commotion")


def sanction(scene: Scene) -> Asked | None:
    """A breach is found or stated, then something is done about it, and in the end undone."""
    chance, conduct = scene.chance, scene.floor.conduct
    if conduct.seized and chance.random() < 0.5:
        player = chance.choice(list(conduct.seized))
        if not scene.floor.notices.find(Kind.REASON, WINNINGS_SEIZED_UNTIL.name, player):
            return "cass", GiveNotice(Kind.REASON, WINNINGS_SEIZED_UNTIL.name, player)
        return "cass", EndSeizure(player, chance.choice(list(Inquiry)))
    if conduct.detained and chance.random() < 0.3:
        return scene.staff(Role.POLICE_OFFICER, Role.INSPECTOR, Role.AUTHORISED_PERSON) or "pol", TakeCharge(next(iter(conduct.detained)))
    playing = scene.floor.rounds.players
    player = chance.choice(playing) if playing and chance.random() < 0.8 else scene.player
    kind = chance.choice(KINDS)
    if player not in conduct.device_breakers:
        term = SANCTION[kind.value].name
        if not scene.furniture.book.startswith("nsw") and not scene.floor.notices.find(Kind.REASON, term, player) and chance.random() < 0.5:
            return "cass", GiveNotice(Kind.REASON, term, player)
        others = (scene.player,) if chance.random() < 0.2 else ()
        return scene.dealer, ReportDevice(player, DeviceKind.COMPUTER, tuple(DeviceFunction), chance.choice(list(Handling)), others)
    amount = chance.choice((500, 1000, 5000)) if kind is SanctionKind.SEIZE_WINNINGS else 0
    return scene.may(SANCTION[kind.value]), Sanction(kind, player, amount)


def invalidation(scene: Scene) -> Asked | None:
    """The outcome of a round is undone: by a riot, or by a fraud that somebody has stated."""
    chance, by = scene.chance, scene.may(INVALIDATE)
    if not (scene.floor.rounds.in_progress or scene.floor.rounds.is_over):
        return None
    ground = chance.choice(GROUNDS)
    if ground == "fraud" and not scene.floor.notices.find(Kind.REASON, FRAUD_TEST.name):
        return by, GiveNotice(Kind.REASON, FRAUD_TEST.name)
    playing = scene.floor.rounds.players
    culprits = (chance.choice(playing),) if ground == "fraud" and playing and chance.random() < 0.6 else ()
    return by, InvalidateRound(ground, culprits, Stakes.KEPT if chance.random() < 0.15 else Stakes.REFUNDED)


def dispute(scene: Scene) -> Asked | None:
    """A dispute and what becomes of it, a step at a time."""
    chance, disputes = scene.chance, scene.floor.conduct.disputes
    if not disputes or chance.random() < 0.3:
        number = chance.randint(max(1, scene.floor.rounds.number - 2), scene.floor.rounds.number)
        return scene.player, RaiseDispute(number, "that was not so")
    place = chance.randrange(len(disputes))
    number, which = place + 1, disputes[place]
    last = scene.game.get(DISPUTE_FINAL)
    final = scene.staff(last) if last else ""
    ways: list[Asked] = [
        (scene.may(DISPUTE_FIRST_INSTANCE), DecideDispute(number, "it was so")),
        (final or "cass", DecideDispute(number, "it was so")),
        (which.by, GiveNotice(Kind.REQUEST, DISPUTE_REVIEW.name, f"dispute {number}")),
        (scene.may(DISPUTE_REVIEW), ReviewDispute(number, "it was so")),
        (which.by, AnswerDecision(number, chance.choice(list(Answer)))),
        (chance.choice(list(STAFF)), InformOfComplaint(number)),
    ]
    return chance.choice(ways)


def refused_wager(scene: Scene) -> Asked | None:
    """A wager is refused on grounds that were stated, before the first card."""
    if scene.floor.rounds.first_card_out or not scene.floor.rounds.players:
        return None
    player = scene.chance.choice(scene.floor.rounds.players)
    if not scene.floor.notices.find(Kind.REASON, REFUSE_WAGER.name, player):
        return scene.may(REFUSE_WAGER), GiveNotice(Kind.REASON, REFUSE_WAGER.name, player)
    return scene.may(REFUSE_WAGER), RefuseWager(player, scene.chance.choice((0, 0, 1, 2)))
