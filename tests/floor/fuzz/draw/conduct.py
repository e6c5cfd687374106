"""Breaches, sanctions, seizures, exclusions, invalidations, disputes up their ladder, refused wagers."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import (
    AnswerDecision,
    AskForRules,
    Counsel,
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
    Meddling,
)
from pitboss.terms.player_hand import Signal
from pitboss.terms.powers import Role
from tests.floor.fuzz.draw.prepare import prepared
from tests.floor.fuzz.scene import STAFF, Scene

Asked = tuple[str, Command]
KINDS = (*[SanctionKind.VOID_WAGER] * 5, *[SanctionKind.EXCLUDE_FROM_GAME] * 2, *[SanctionKind.SEIZE_WINNINGS] * 2, *SanctionKind)
GROUNDS = ("riot", "fire", "brawl", "fraud", "fraud", "impractical", "robbery", "civil-commotion", "like-disturbance", "act-of-god")


def sanction(scene: Scene) -> Iterator[Asked]:
    """A breach is found or stated, and something is done about it."""
    chance, playing = scene.chance, scene.floor.rounds.players
    player = chance.choice(playing) if playing and chance.random() < 0.85 else scene.player
    kind = chance.choice(KINDS)
    if player not in scene.floor.conduct.device_breakers:
        others = (scene.player,) if chance.random() < 0.2 else ()
        since = chance.choice((0, 0, max(1, scene.floor.rounds.number - 1)))
        handling = chance.choice((Handling.USE, *Handling))
        yield scene.dealer, ReportDevice(player, DeviceKind.COMPUTER, tuple(DeviceFunction), handling, others, since)
    yield from prepared(scene, SANCTION[kind.value], player)
    amount = chance.choice((500, 1000, 5000)) if kind is SanctionKind.SEIZE_WINNINGS else 0
    yield scene.may(SANCTION[kind.value]), Sanction(kind, player, amount)


def seizure_ends(scene: Scene) -> Iterator[Asked]:
    """An inquiry ends, or somebody takes charge of a person detained."""
    chance, conduct = scene.chance, scene.floor.conduct
    for player in conduct.seized:
        yield "cass", GiveNotice(Kind.REASON, WINNINGS_SEIZED_UNTIL.name, player)
        yield "cass", EndSeizure(player, chance.choice(list(Inquiry)))
    for person in sorted(conduct.detained):
        yield scene.staff(Role.POLICE_OFFICER, Role.INSPECTOR, Role.AUTHORISED_PERSON) or "pol", TakeCharge(person)


def invalidation(scene: Scene) -> Iterator[Asked]:
    """The outcome of a round is undone: by a riot, or by a fraud that somebody has stated."""
    chance, by = scene.chance, scene.may(INVALIDATE)
    if not (scene.floor.rounds.in_progress or scene.floor.rounds.is_over) and chance.random() < 0.8:
        return
    ground = chance.choice(GROUNDS)
    if ground == "fraud" and not scene.floor.notices.find(Kind.REASON, FRAUD_TEST.name):
        yield by, GiveNotice(Kind.REASON, FRAUD_TEST.name)
    playing = scene.floor.rounds.players
    culprits = (chance.choice(playing),) if ground == "fraud" and playing and chance.random() < 0.6 else ()
    yield by, InvalidateRound(ground, culprits, Stakes.KEPT if chance.random() < 0.2 else Stakes.REFUNDED)


def dispute(scene: Scene) -> Iterator[Asked]:
    """A dispute, and some steps up its ladder."""
    chance, now = scene.chance, scene.floor.rounds.number
    who = scene.player
    yield who, RaiseDispute(chance.randint(max(1, now - 2), now), "that was not so")
    number = len(scene.floor.conduct.disputes)
    if not number:
        return
    last = scene.game.get(DISPUTE_FINAL)
    steps: list[Asked] = [
        (scene.may(DISPUTE_FIRST_INSTANCE), DecideDispute(number, "it was so")),
        (who, AnswerDecision(number, Answer.NOT_SATISFIED)),
        (who, GiveNotice(Kind.REQUEST, DISPUTE_REVIEW.name, f"dispute {number}")),
        (scene.may(DISPUTE_REVIEW), ReviewDispute(number, "it was so")),
        ((scene.staff(last) if last else "") or "cass", DecideDispute(number, "it was so")),
        (who, GiveNotice(Kind.REQUEST, DISPUTE_REVIEW.name, f"dispute {number}")),
        (scene.may(DISPUTE_REVIEW), ReviewDispute(number, "it was so")),
        (who, AnswerDecision(number, chance.choice(list(Answer)))),
        (chance.choice(list(STAFF)), InformOfComplaint(number)),
    ]
    yield from (step for step in steps if chance.random() < 0.75)


def refused_wager(scene: Scene) -> Iterator[Asked]:
    """A wager is refused on grounds that were stated, before the first card."""
    rounds = scene.floor.rounds
    if not rounds.players or (rounds.first_card_out and scene.chance.random() < 0.9):
        return
    player = scene.chance.choice(rounds.players)
    yield from prepared(scene, REFUSE_WAGER, player)
    yield scene.may(REFUSE_WAGER), RefuseWager(player, scene.chance.choice((0, 0, 1, 2)))


def hands_and_advice(scene: Scene) -> Iterator[Asked]:
    """Cards touched, signals given, advice, the rules asked for, a device brought along."""
    chance, player, box = scene.chance, scene.player, scene.chance.randint(1, 4)
    boxes = [each for each in getattr(scene.floor.rounds.now, "boxes", ()) if each.caller]
    if boxes and chance.random() < 0.6:  # whoever calls a box, on that box
        own = chance.choice(boxes)
        yield own.caller, chance.choice((TouchCards(own.number), GiveSignal(own.number, chance.choice(list(Signal)))))
        return
    ways: list[Asked] = [
        (player, TouchCards(box)),
        (player, GiveSignal(box, chance.choice(list(Signal)))),
        (player, AskForRules()),
        (chance.choice((scene.dealer, player)), GiveAdvice(scene.player, chance.choice(list(Counsel)), chance.choice(list(Meddling)))),
        (
            chance.choice((scene.dealer, player)),
            UseDevice(chance.choice(list(DeviceKind)), tuple(DeviceFunction), chance.choice(list(Handling))),
        ),
    ]
    yield chance.choice(ways)
