"""Judge what else makes a shuffle due or changes the stack: orders, dropped cards, the extra riffle, discards put back, the settings."""

from __future__ import annotations

from pitboss.floor.cards.commands import ChooseShuffle, OrderShuffle, ReloadDiscards, ReportDropped, RiffleAgain
from pitboss.floor.cards.events import CardsDropped, CardsRiffled, RackLoaded, ShuffleChosen, ShuffleDue
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.desk import Desk
from pitboss.floor.notices.events import NoticeWithdrawn
from pitboss.floor.notices.state import Kind
from pitboss.floor.powers import exercise, require_dealer, roles_of
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.desk import refusal
from pitboss.play.events import CardDealt
from pitboss.play.state import Round
from pitboss.terms.equipment import CardDevice
from pitboss.terms.pack import HOUSE_SETTLES
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import (
    CUT_WITH_DEVICE,
    DISCARDS_RELOADED,
    DROPPED_CARDS,
    EXTRA_RIFFLE,
    EXTRA_RIFFLE_APPROVED_BY,
    EXTRA_RIFFLE_BY,
    SHUFFLE_ORDERED,
    SHUFFLE_WHEN,
    Reloaded,
    Riffle,
    ShuffleWhen,
)

AT_ONCE = (ShuffleWhen.AT_ONCE, ShuffleWhen.WHENEVER)


def order(desk: Desk, command: OrderShuffle) -> None:
    """Make a shuffle due on the judgement of somebody entitled; at once where the document says so."""
    term = SHUFFLE_WHEN[command.occasion.value]
    warrant = exercise(desk, SHUFFLE_ORDERED[command.occasion.value])
    if not desk.floor.cards.shoes:
        raise refusal("not-shuffled-yet", "the cards have not been shuffled for the first time", warrant.rule)
    desk.record(ShuffleDue(command.occasion, _then(desk, desk.game.get(term)), warrant.rule, warrant))


def _then(desk: Desk, when: ShuffleWhen | None) -> CardsAwait:
    """In a round the cards await the shuffle only where it comes at once; otherwise the round is completed first: reading S6."""
    in_round = desk.floor.rounds.in_progress or desk.floor.rounds.is_over
    return desk.floor.cards.awaits if in_round and when not in AT_ONCE else CardsAwait.SHUFFLE


def dropped(desk: Desk, _: ReportDropped) -> None:
    """Note that cards were dropped, and shuffle them where the document asks for it."""
    game, term = desk.game, SHUFFLE_WHEN["dropped"]
    rule = game.cited(DROPPED_CARDS, term)
    require_dealer(desk, "say that cards were dropped", rule)
    if rule == game.silent:
        raise refusal("no-rule", f"{game.name} has no rule on cards that were dropped", rule)
    verified_by = Role.CASINO_SUPERVISOR if game.get(DROPPED_CARDS) else None
    desk.record(CardsDropped(desk.by, desk.at, rule, verified_by))
    if game.get(term) is not None and desk.floor.cards.shoes:
        desk.record(ShuffleDue(Occasion.DROPPED, _then(desk, game.get(term)), rule))


def riffle(desk: Desk, command: RiffleAgain) -> None:
    """Riffle cards that came shuffled once more: a player has asked, the person named has approved, and it is the moment."""
    key, game, notices = command.cards.value, desk.game, desk.floor.notices
    warrant = exercise(desk, EXTRA_RIFFLE_BY[key])
    approval = EXTRA_RIFFLE_APPROVED_BY[key]
    role, given = game.get(approval), notices.all_of(Kind.APPROVAL, approval.name)
    leave = next((each for each in given if each.role is role or role in roles_of(desk, each.by)), None)
    if leave is None:
        raise refusal("not-approved", f"no {role.title if role else 'person'} has approved the riffle", game.cite(approval))
    moments = {CardsAwait.CUT}
    if game.get(EXTRA_RIFFLE[key]) is Riffle.BEFORE_MULTISHUFFLER_OR_CUT:
        moments.add(CardsAwait.SHUFFLE)
    if desk.floor.cards.awaits not in moments:
        rule = game.cite(EXTRA_RIFFLE[key])
        raise refusal("too-late-to-riffle", f"these cards are riffled {game.get(EXTRA_RIFFLE[key]).gloss}", rule)  # type: ignore[union-attr]
    _require_commitment(desk, command.commitment)
    desk.record(CardsRiffled(key, command.commitment, leave.by, warrant, warrant.rule))
    desk.record(NoticeWithdrawn(Kind.APPROVAL, approval.name, leave.subject, warrant.rule))


def reload(desk: Desk, command: ReloadDiscards) -> None:
    """Put the discards back into the device: when the opening cards are dealt, or between rounds where no rule says when."""
    game, cards = desk.game, desk.floor.cards
    when, own = game.get(DISCARDS_RELOADED), game.cite(DISCARDS_RELOADED)
    rule = own or game.cite(SHUFFLE_WHEN["shuffling-device"]) or game.cite(CUT_WITH_DEVICE)
    require_dealer(desk, "put the discards back", rule)
    if cards.device is not CardDevice.SHUFFLING_DEVICE or cards.awaits is not CardsAwait.NOTHING:
        raise refusal("no-device", "discards go back into a shuffling device that is in use", rule)
    if when is Reloaded.AFTER_INITIAL_DEAL:
        if not _opening_just_dealt(desk):
            raise refusal("not-now", "the discards go back when the initial deal is complete, before any further card", rule)
    elif desk.floor.rounds.in_progress and when is not Reloaded.AT_ANY_TIME:  # no rule says when: reading S7
        raise refusal("not-now", "the discards go back between rounds", rule)
    if not cards.rack:
        raise refusal("no-discards", "there are no discards to put back", rule)
    _require_commitment(desk, command.commitment)
    desk.record(RackLoaded(command.commitment, rule))


def _opening_just_dealt(desk: Desk) -> bool:
    """Two cards lie on every box in play and one before the dealer, and none has come since."""
    rounds = desk.floor.rounds
    if not isinstance(rounds.now, Round) or not rounds.now.boxes:
        return False
    return sum(isinstance(event, CardDealt) for event in rounds.log) == 2 * len(rounds.now.boxes) + 1


def _require_commitment(desk: Desk, commitment: str) -> None:
    if desk.floor.cards.source is Source.PROGRAM and not commitment:
        raise Malformed("commitment", "a program commits to the new order of its cards")


def choose(desk: Desk, command: ChooseShuffle) -> None:
    """Let the operator determine the approved shuffle before a round, once for all: reading S8. The decks are elected for the table."""
    term, game = HOUSE_SETTLES["shuffle"], desk.game
    rule = game.cited(term)
    if game.get(term) is None:
        raise refusal("no-such-setting", f"{game.name} leaves no choice of shuffle to the operator", rule)
    if Role.CASINO_OPERATOR not in roles_of(desk):
        raise refusal("not-entitled", f"{desk.by} may not determine the shuffle: the Casino Operator does", rule)
    if game.get(term) and desk.floor.rounds.first_card_out and not desk.floor.rounds.is_over:
        raise refusal("round-in-progress", "the shuffle is determined before a round starts", rule)
    if not command.shuffle:
        raise Malformed("shuffle", "a shuffle is named as the approved procedures name it")
    warrant = Warrant(desk.by, Role.CASINO_OPERATOR, rule)
    desk.record(ShuffleChosen(game.table.pack.decks, command.shuffle, warrant, rule))
