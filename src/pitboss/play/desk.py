"""The desk: where one command is being decided. It collects the events and keeps the state that they lead to."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.law.refusal import Refused
from pitboss.law.values import Odds
from pitboss.play.events import CardsShown, Event, Result, WagerSettled
from pitboss.play.evolve import RECORDERS
from pitboss.play.settled import Stage
from pitboss.play.state import Box, Hand, HandStatus, Round, Stake
from pitboss.play.table import Table
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.limits import UNPAYABLE_AMOUNT
from pitboss.terms.settlement import Result as ResultWord


class Desk:
    """A round in the middle of one command: the table's rules, the state so far, the events so far, and which settlement it is."""

    __slots__ = ("events", "stage", "state", "table")

    def __init__(self, table: Table, state: Round) -> None:
        self.table = table
        self.state = state
        self.events: list[Event] = []
        self.stage = Stage.INTERIM

    def record(self, event: Event) -> None:
        """Let an event have happened."""
        self.state = RECORDERS[type(event)](self.state, event)
        self.events.append(event)

    def settle(
        self, place: int, stake: Stake, result: Result, *, net: int, odds: str = "", rules: tuple[str, ...], amount: int | None = None
    ) -> None:
        """Settle one bettor's main wager on a hand; cards still face down are turned up for it."""
        hand = self.state.hands[place]
        if hand.box in self.state.hidden:
            self.record(CardsShown(hand.box, self.table.cite(FACE_DOWN_DEAL)))
        whole = stake.whole if amount is None else amount
        self.record(WagerSettled(stake.player, hand.box, place, "main", whole, result, odds, net, _known(rules), self.stage))

    def pay(self, place: int, stake: Stake, odds: Odds, rules: tuple[str, ...]) -> None:
        """Settle one bettor's main wager on a hand as won at these odds."""
        net = self.table.payable.times(stake.whole, odds.paid, odds.staked)
        rules = self.rounded(rules, net * odds.staked, stake.whole * odds.paid)
        self.settle(place, stake, Result.WIN, net=net, odds=odds.ratio, rules=rules)

    def resolve(self, place: int, stake: Stake, result: ResultWord, *, odds: Odds, won: tuple[str, ...], rules: tuple[str, ...]) -> None:
        """Settle one bettor's main wager on a hand as the book says: `won` are the rules of a win, `rules` those of anything else."""
        match result:
            case ResultWord.WIN:
                self.pay(place, stake, odds, won)
            case ResultWord.LOSE:
                self.settle(place, stake, Result.LOSE, net=-stake.whole, rules=rules)
            case ResultWord.PUSH | ResultWord.VOID:
                self.settle(place, stake, Result.PUSH, net=0, rules=rules)

    def settle_other(
        self, player: str, box: int, bet: str, stake: int, result: Result, *, net: int, odds: str = "", rules: tuple[str, ...]
    ) -> None:
        """Settle a wager that is on no hand: insurance, a side bet, a bonus."""
        self.record(WagerSettled(player, box, -1, bet, stake, result, odds, net, _known(rules), self.stage))

    def pay_other(self, player: str, box: int, bet: str, stake: int, *, odds: Odds, rules: tuple[str, ...]) -> None:
        """Settle a wager that is on no hand as won at these odds."""
        net = self.table.payable.times(stake, odds.paid, odds.staked)
        rules = self.rounded(rules, net * odds.staked, stake * odds.paid)
        self.settle_other(player, box, bet, stake, Result.WIN, net=net, odds=odds.ratio, rules=rules)

    def rounded(self, rules: tuple[str, ...], paid: int, due: int) -> tuple[str, ...]:
        """The rules of a payment, with the one on unpayable amounts where more is paid than is due."""
        return rules if paid == due else (*rules, self.table.cite(UNPAYABLE_AMOUNT))

    def box(self, number: int) -> Box | None:
        """The box of that number, if anything is staked on it."""
        for box in self.state.boxes:
            if box.number == number:
                return box
        return None

    def hands_of(self, number: int) -> Iterator[tuple[int, Hand]]:
        """The hands of a box with their places."""
        return ((place, hand) for place, hand in enumerate(self.state.hands) if hand.box == number)


def _known(rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for rule in rules if rule))


def refusal(code: str, sentence: str, rule: str, reading: str = "") -> Refused:
    """A refusal that says its rule, and the reading that decided a doubt in it."""
    said = f"{sentence}, by reading {reading}" if reading else sentence
    return Refused(code, f"{said} ({rule})" if rule else said, rule=rule)


def permit(refused: Refused | None) -> None:
    """Go on only if nothing is against it."""
    if refused is not None:
        raise refused


def first_open(state: Round) -> int:
    """The place of the first hand still to be played, or -1."""
    for place, hand in enumerate(state.hands):
        if hand.status is HandStatus.OPEN:
            return place
    return -1
