"""Bodies of tests about what wagers are made in, by when, and what may be done with them, shared by the documents that say the same."""

from __future__ import annotations

from pitboss.cards.card import card
from pitboss.floor.boxes.commands import DeclareToken, DeclareWager, ExchangeVoucher, TouchWager
from pitboss.floor.boxes.events import TokensSettled, TokensStaked, WagerDeclared
from pitboss.floor.postings import ledger
from pitboss.money.ledger import balances
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import CloseBetting, Double, DrawCard, Hit, Insure, PlaceWager, Split, Stand
from pitboss.play.events import HandSplit, InsurancePlaced, StakeDoubled
from pitboss.play.state import Awaits, Round
from pitboss.terms.wagers import Backing, Touch
from tests.floor.tables import DEALER, Day, opened


def holds(at: Day, account: str) -> float:
    """What an account holds, in dollars."""
    return balances(ledger(at.log)).get(account, 0) / 100


def lays(at: Day, cards: str) -> Day:
    """Close betting and enter these cards, and leave open whatever opens then."""
    at.do(DEALER, CloseBetting())
    for each in cards.split():
        at.do(DEALER, DrawCard(card(each)))
    return at


def chips_only(book: str, rule: str) -> None:
    """Chips are taken, tokens are not."""
    at = opened(book).players(ann=1).bets(1, ann=10)
    for command in (DeclareToken(1, "ann", 1000), ExchangeVoucher("ann", 1000)):
        refused = at.refused(DEALER, command)
        assert (refused.code, refused.rule) == ("medium", rule)


def chips_or_tokens(book: str, rule: str) -> None:
    """Chips and tokens are taken; tokens had for a voucher come back with a wager that keeps its stake and are lost with one that loses."""
    at = opened(book).players(ann=1, bob=0)
    assert at.refused("ann", ExchangeVoucher("ann", 2000)).rule == rule
    at.do(DEALER, ExchangeVoucher("ann", 2000))
    at.bets(1, ann=25, bob=10)
    assert at.refused("bob", DeclareToken(1, "bob", 1000)).rule == rule
    at.do("ann", DeclareToken(1, "ann", 2000))
    assert at.all(TokensStaked)[0].rule == rule
    assert holds(at, "token:ann") == 0
    at.deals("TH 7C TC QD", Stand(1)).check()
    assert (holds(at, "token:ann"), at.net("ann"), at.net("bob")) == (20, 25, 10)
    at.bets(1, ann=20).do("ann", DeclareToken(1, "ann", 2000))
    at.deals("TH TC 7C QD", Stand(1)).check()
    assert (holds(at, "token:ann"), at.net("ann")) == (0, 25)
    assert [each.returned for each in at.all(TokensSettled)] == [2000, 0]


def until_the_first_card(book: str, rule: str) -> None:
    """A wager goes onto a box before the first card, also once betting has been called closed, and not after it."""
    at = opened(book).players(ann=1, bob=2, cy=0).bets(1, ann=10)
    at.do(DEALER, CloseBetting())
    assert at.refused(DEALER, CloseBetting()).rule == rule
    at.bets(3, cy=10)
    assert at.refused("cy", PlaceWager(3, "cy", 1000)).code == "wager-twice"
    at.bets(3, ann=20)  # the wagers on a box decide who calls it until the first card
    now = at.check().floor.rounds.now
    assert isinstance(now, Round)
    assert [(box.number, box.caller) for box in now.boxes] == [(1, "ann"), (3, "ann" if book.startswith("nsw") else "cy")]
    assert (now.awaits, at.net("ann"), at.net("cy")) == (Awaits.CARD_FOR_DEAL, -30, -10)
    at.deals("9H")
    refused = at.refused("bob", PlaceWager(2, "bob", 1000))
    assert (refused.code, refused.rule) == ("betting-closed", rule)
    assert at.refused("ann", PlaceWager(1, "ann", 1000)).rule == rule


def spoken(at: Day, rule: str, place: PlaceWager | PlaceComBoWager) -> None:
    """A spoken wager comes with something, is changed to chips at once, and lies before betting is called closed."""
    for backing, account in ((Backing.CASH, "cash:ann"), (Backing.VOUCHERS, "voucher:ann"), (Backing.TOKENS, "authorised-token:ann")):
        at.do("ann", DeclareWager("ann", 1000, backing))
        assert (at.all(WagerDeclared)[-1].rule, holds(at, account)) == (rule, -10)
    at.do("ann", DeclareWager("ann", 1000, Backing.CHIPS))
    assert at.net("ann") == 30
    assert at.refused("ann", DeclareWager("ann", 0, Backing.CASH)).rule == rule
    assert at.refused("zed", DeclareWager("ann", 1000, Backing.CASH)).rule == rule
    at.do("ann", place)
    at.do(DEALER, CloseBetting())
    refused = at.refused("ann", DeclareWager("ann", 1000, Backing.CASH))
    assert (refused.code, refused.rule) == ("betting-closed", rule)


def frozen(book: str, rule: str) -> None:
    """Free before the first card; from then on nobody touches a wager until it is decided."""
    at = opened(book).players(ann=1, bob=0).bets(1, ann=10, bob=10)
    at.do("ann", TouchWager("ann", Touch.INCREASE, 1, amount=1500))
    at.do("bob", TouchWager("bob", Touch.WITHDRAW, 1))
    assert (at.net("ann"), at.net("bob")) == (-25, 0)
    at.deals("9H KD")
    for act in (Touch.HANDLE, Touch.INCREASE, Touch.WITHDRAW, Touch.ALTER):
        refused = at.refused("ann", TouchWager("ann", act, 1, amount=500))
        assert (refused.code, refused.rule) == ("frozen", rule)
    assert at.refused("bob", TouchWager("ann", Touch.HANDLE, 1)).rule == rule
    at.deals("8C 9D", Stand(1), take_up=False)
    at.do("ann", TouchWager("ann", Touch.HANDLE, 1))
    at.check()


def unfrozen(book: str, *, insurance: bool) -> None:
    """What the rules leave open after the first card: a double, a split, and insurance where there is any."""
    at = opened(book).players(ann=1).bets(1, ann=20)
    at.deals("5H 6D 6C 9C TS TD", Double(1)).check()
    assert at.all(StakeDoubled)
    at.bets(1, ann=20).deals("8H 6D 8C TC 9C TS TD", Split(1), Stand(1), Stand(1)).check()
    assert at.all(HandSplit)
    if insurance:
        lays(at.bets(1, ann=20), "9H AD 9C").do("ann", Insure(1, "ann", 1000))
        assert at.all(InsurancePlaced)


def t23(book: str, seat: int = 1) -> tuple[float, float, float]:
    """Scenario T23: three on a box, the middle one nearest the dealer; who calls decides whether ten-six draws."""
    at = opened(book).players(ann=seat, bob=0, cy=0).bets(1, bob=50, ann=10, cy=100)
    at.deals("TH TD 6C")
    caller = at.floor.rounds.now.boxes[0].caller  # type: ignore[union-attr]
    for player in ("ann", "bob", "cy"):
        if player != caller:
            assert at.refused(player, Stand(1)).code == "not-caller"
    at.do(caller, Hit(1) if caller == "bob" else Stand(1))
    at.deals("5C 4C 3C" if caller == "bob" else "5C 4C").check()
    return at.net("ann"), at.net("bob"), at.net("cy")
