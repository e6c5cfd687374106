"""What may be decided in a turn, by whom and for how much: each question answers None or the refusal.

`decide` and `lawful` both ask here, so that they cannot disagree.
"""

from __future__ import annotations

from pitboss.law.refusal import Refused
from pitboss.money.cents import money
from pitboss.play.allowed import Objection, may_double, may_hit, may_split, may_stand
from pitboss.play.commands import Double, FindAbsent, Forfeit, Hit, ShowCards, Split, Stand
from pitboss.play.desk import refusal
from pitboss.play.ended import Act, against_ended
from pitboss.play.state import Awaits, Hand, HandStatus, Round
from pitboss.play.table import Table
from pitboss.play.waiting import awaits_words
from pitboss.terms.deal import FACE_DOWN_DEAL, OPENING_DEAL, FacedDown
from pitboss.terms.doubling import (
    DOUBLE_AMOUNT,
    DOUBLE_CALLER_DECLINES,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_WITHDRAWN,
    DOUBLE_WITHDRAWN_BY,
    DOUBLE_WITHDRAWN_UNTIL,
    WithdrawnUntil,
)
from pitboss.terms.player_hand import DECISIONS, PLAYER_21
from pitboss.terms.splitting import SPLIT_CALLER_DECLINES, SPLIT_FOLLOWED_LATER, SPLIT_FOLLOWERS, SPLIT_WAGER, FollowsLater

CARD_DUE = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
BEFORE_THE_DEALER = (Awaits.DECISION, Awaits.CARD_FOR_HAND, Awaits.WITHDRAWAL, Awaits.CARD_FOR_DEALER)


def against_card(table: Table, state: Round) -> Refused | None:
    """A card comes only where one is due."""
    if state.awaits in CARD_DUE:
        return None
    return refusal("no-card-due", f"no card is due: the round awaits {awaits_words(table, state)}", table.cite(OPENING_DEAL))


def against_turn(table: Table, state: Round, box: int) -> Refused | None:
    """A decision comes from the box whose turn it is."""
    if state.awaits is not Awaits.DECISION:
        return refusal(
            "no-decision-due", f"no decision of box {box} is due: the round awaits {awaits_words(table, state)}", table.cite(DECISIONS)
        )
    on_turn = state.hands[state.turn].box
    if on_turn != box:
        return refusal("not-its-turn", f"it is the turn of box {on_turn}, not of box {box}", table.cite(DECISIONS))
    return None


def against_hit(table: Table, state: Round, command: Hit) -> Refused | None:
    """Whether the caller may draw."""
    refused = _against_card_to(table, state, command.box, Act.HIT)
    return refused or _said(may_hit(table, state.hands[state.turn]), command.box)


def against_stand(table: Table, state: Round, command: Stand) -> Refused | None:
    """Whether the caller may stand."""
    return _against_turn_to(table, state, command.box, Act.STAND) or _said(may_stand(table, state.hands[state.turn]), command.box)


def against_absent(table: Table, state: Round, command: FindAbsent) -> Refused | None:
    """A caller is found absent only in turn."""
    return against_turn(table, state, command.box)


def against_double(table: Table, state: Round, command: Double) -> Refused | None:
    """Whether the hand may be doubled, and those named may add what they would."""
    refused = _against_card_to(table, state, command.box, Act.DOUBLE) or _said(may_double(table, state.hands[state.turn]), command.box)
    return refused or _against_doublers(table, state, command)


def _against_doublers(table: Table, state: Round, command: Double) -> Refused | None:
    """The caller must, the others on the hand may; each adds something, and at most the wager."""
    hand = state.hands[state.turn]
    amounts = added_by(hand, command)
    caller = caller_of_hand(state, hand)
    if caller not in amounts:
        rule = table.cite(DOUBLE_CALLER_DECLINES) or table.cite(DOUBLE_FOLLOWERS)
        return refusal("double-caller", f"{caller} calls box {hand.box}: others may double only if the caller does", rule)
    originals = {stake.player: stake.original for stake in hand.stakes if stake.open}
    for player, amount in amounts.items():
        if player not in originals:
            return refusal("double-who", f"{player} has no wager on that hand of box {hand.box}", table.cite(DOUBLE_FOLLOWERS))
        if not 0 < amount <= originals[player]:
            said = f"{player} may add more than nothing and at most {money(originals[player])} on box {hand.box}"
            return refusal("double-amount", said, table.cite(DOUBLE_AMOUNT))
    stays = next((player for player in originals if player not in amounts), None)
    if stays and table.doubling.all_or_none:
        said = f"{stays} has a wager on that hand of box {hand.box}: it is doubled by everybody on it or by nobody"
        return refusal("double-all", said, table.cite(DOUBLE_FOLLOWERS), table.reading(DOUBLE_FOLLOWERS))
    return None


def added_by(hand: Hand, command: Double) -> dict[str, int]:
    """Who adds how much: those named, or everyone whose wager still stands the whole of it."""
    return dict(command.amounts) or {stake.player: stake.original for stake in hand.stakes if stake.open}


def against_split(table: Table, state: Round, command: Split) -> Refused | None:
    """Whether the hand may be split, and those named may put up a second wager."""
    refused = _against_card_to(table, state, command.box, Act.SPLIT) or _said(may_split(table, state, state.turn), command.box)
    return refused or _against_splitters(table, state, command)


def _against_splitters(table: Table, state: Round, command: Split) -> Refused | None:
    """The caller must, the others on the hand may, unless they let an earlier split pass and the book then bars them."""
    hand = state.hands[state.turn]
    bettors = [stake.player for stake in hand.stakes if stake.open]
    follow = splitters(table, state, hand)
    players = command.players or follow
    caller = caller_of_hand(state, hand)
    strangers = [player for player in players if player not in bettors]
    if strangers:
        return refusal("split-who", f"{strangers[0]} has no wager on that hand of box {hand.box}", table.cite(SPLIT_WAGER))
    barred = [player for player in players if player not in follow]
    if barred:
        said = f"{barred[0]} let an earlier split of box {hand.box} pass and may follow no later one"
        return refusal("split-declined", said, table.cite(SPLIT_FOLLOWED_LATER))
    if caller not in players:
        rule = table.cite(SPLIT_CALLER_DECLINES) or table.cite(SPLIT_FOLLOWERS)
        return refusal("split-caller", f"{caller} calls box {hand.box}: others may split only if the caller does", rule)
    rides = next((player for player in bettors if player not in players), None)
    if rides and table.splitting.all_or_none:
        said = f"{rides} has a wager on that hand of box {hand.box}: it is split by everybody on it or by nobody"
        return refusal("split-all", said, table.cite(SPLIT_FOLLOWERS), table.reading(SPLIT_FOLLOWERS))
    return None


def splitters(table: Table, state: Round, hand: Hand) -> tuple[str, ...]:
    """Who may put up a wager when a hand is split: everybody whose wager on it stands, but for those whom the book bars.

    Whoever let a split of the box pass has no wager on one of its hands.
    """
    standing = [stake.player for stake in hand.stakes if stake.open]
    if table.splitting.followed_later is not FollowsLater.RIDES_TO_THE_END:
        return tuple(standing)
    on_hands = [{stake.player for stake in each.stakes} for each in state.hands if each.box == hand.box]
    return tuple(player for player in standing if all(player in on_hand for on_hand in on_hands))


def against_forfeit(table: Table, state: Round, command: Forfeit) -> Refused | None:
    """Whether a double may still be withdrawn, and by whom: at once, or until the dealer draws."""
    if not table.doubling.withdrawn:
        return refusal("forfeit-closed", "in this game a double stands", table.cite(DOUBLE_EXTRA_CARDS))
    at_once = state.awaits is Awaits.WITHDRAWAL and state.hands[state.turn].box == command.box
    later = table.doubling.withdrawn_until is WithdrawnUntil.DEALER_DRAWS and len(state.dealer) == 1 and state.awaits in BEFORE_THE_DEALER
    if not (at_once or later):
        said = f"no double on box {command.box} can be withdrawn now: the round awaits {awaits_words(table, state)}"
        return refusal("forfeit-closed", said, table.cite(DOUBLE_WITHDRAWN_UNTIL) or table.cite(DOUBLE_WITHDRAWN))
    if withdrawable(table, state, command.box, command.player) is None:
        return _against_withdrawing(table, state, command)
    return None


def _against_withdrawing(table: Table, state: Round, command: Forfeit) -> Refused:
    """Why there is nothing to withdraw: the doubled hand is over 21, or has been paid, or was never doubled."""
    own = [hand for hand in state.hands if hand.box == command.box and _ever_added(hand, command.player)]
    if any(hand.status is HandStatus.BUST for hand in own):
        said = f"{command.player}'s doubled hand on box {command.box} is over 21: only one of 21 or less can be withdrawn"
        return refusal("forfeit-bust", said, table.cite(DOUBLE_WITHDRAWN))
    if any(hand.status is HandStatus.PAID and hand.total == 21 for hand in own):
        said = f"{command.player}'s doubled hand on box {command.box} is 21 and has been paid"
        return refusal("forfeit-paid", said, table.cite(PLAYER_21), table.reading(DOUBLE_WITHDRAWN))
    said = f"{command.player} has no double to withdraw on box {command.box}"
    return refusal("forfeit-who", said, table.cite(DOUBLE_WITHDRAWN_BY) or table.cite(DOUBLE_WITHDRAWN))


def withdrawable(table: Table, state: Round, box: int, player: str) -> int | None:
    """The place of a hand of the box with a double of that player's to take back: the one whose turn it is, else the first."""
    if state.awaits is Awaits.WITHDRAWAL and _added(state.hands[state.turn], box, player):
        return state.turn
    if table.doubling.withdrawn_until is not WithdrawnUntil.DEALER_DRAWS:
        return None
    stood = (place for place, hand in enumerate(state.hands) if hand.status is HandStatus.STOOD and _added(hand, box, player))
    return next(stood, None)


def _ever_added(hand: Hand, player: str) -> bool:
    return any(stake.player == player and stake.added for stake in hand.stakes)


def _added(hand: Hand, box: int, player: str) -> bool:
    """Whether the player has added to a wager on that hand of the box which is still open."""
    return hand.box == box and any(stake.player == player and stake.open and stake.added for stake in hand.stakes)


def against_keeping(table: Table, state: Round) -> Refused | None:
    """The dealer goes on only after a double that might have been withdrawn."""
    if state.awaits is Awaits.WITHDRAWAL:
        return None
    rule = table.cite(DOUBLE_WITHDRAWN) or table.cite(DOUBLE_EXTRA_CARDS)
    return refusal("no-withdrawal", f"no withdrawal is open: the round awaits {awaits_words(table, state)}", rule)


def against_showing(table: Table, state: Round, command: ShowCards) -> Refused | None:
    """Only cards that lie face down are turned up, and only once both are dealt."""
    if command.box in state.hidden and state.awaits is not Awaits.CARD_FOR_DEAL:
        return None
    return refusal("not-hidden", f"box {command.box} has no cards face down", table.cite(FACE_DOWN_DEAL))


def caller_of_hand(state: Round, hand: Hand) -> str:
    """Who calls this hand: the caller of the box, or where the caller's wager is not on it or void, the first bettor whose is."""
    on_hand = [stake.player for stake in hand.stakes if stake.open] or [stake.player for stake in hand.stakes]
    for box in state.boxes:
        if box.number == hand.box and box.caller in on_hand:
            return box.caller
    return on_hand[0]


def _against_turn_to(table: Table, state: Round, box: int, act: Act) -> Refused | None:
    """Whether it is another's turn; of a box that is done it is said what ended it."""
    refused = against_turn(table, state, box)
    return refused and (against_ended(table, state, box, act) or refused)


def _against_card_to(table: Table, state: Round, box: int, act: Act) -> Refused | None:
    """Besides the turn: where the book has face-down cards shown before a third card, nothing is drawn to hidden ones."""
    refused = _against_turn_to(table, state, box, act)
    if refused is None and box in state.hidden and table.face_down is FacedDown.INSPECTOR_APPROVES:
        return refusal("hidden", f"box {box}: the first two cards must be shown before a third is dealt", table.cite(FACE_DOWN_DEAL))
    return refused


def _said(objection: Objection | None, box: int) -> Refused | None:
    return refusal("unlawful", f"box {box}: {objection.reason}", objection.rule, objection.reading) if objection else None
