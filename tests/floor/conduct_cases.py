"""What the documents share about people and conduct, as tests that each document calls by the number of its own rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pitboss.books import LIBRARY
from pitboss.cards.card import card
from pitboss.floor.boxes.commands import DeclareToken, JoinTable, LeaveTable, RefuseUnpayable, TouchWager, WaitForSeat
from pitboss.floor.conduct.commands import (
    AskForRules,
    Counsel,
    GiveAdvice,
    Handling,
    InvalidateRound,
    RefuseWager,
    ReportDevice,
    Sanction,
    SanctionKind,
    Stakes,
    TakeCharge,
    UseDevice,
)
from pitboss.floor.conduct.events import DetentionEnded, DeviceFound, RulesGiven, Sanctioned
from pitboss.floor.game import Game, Purpose, open_game
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable
from pitboss.floor.people.commands import SignOn
from pitboss.play.commands import (
    CloseBetting,
    Double,
    DrawCard,
    FindAbsent,
    Hit,
    Insure,
    PlaceSideBet,
    PlaceWager,
    Split,
    Stand,
    TakeEvenMoney,
)
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Awaits
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT, Wait
from pitboss.terms.conduct import (
    ADVICE_BY_OTHERS,
    CLOSE_TABLE,
    FRAUD_TEST,
    REFUSE_WAGER,
    SANCTION,
    DeviceFunction,
    DeviceKind,
    Meddling,
    RulesCopy,
)
from pitboss.terms.powers import Role
from pitboss.terms.wagers import Touch
from tests.floor.tables import DEALER, Day, game, opened

COUNTER = (DeviceKind.COMPUTER, (DeviceFunction.ANALYSE,))
DISTURBANCES = ("civil-commotion", "fire", "riot", "brawl", "robbery")


class House(NamedTuple):
    """A document at a table: its game, how it is cited, and who has its powers there."""

    book: str
    cited: str
    boss: str

    def rule(self, pin: str) -> str:
        return f"{self.cited} {pin}"


VICTORIA = House("vic-blackjack", "VIC-2003-01", "cass")
CAPITAL = House("act-blackjack", "ACT-2018-01", "olive")
STAR = House("nsw-star-blackjack", "NSW-STAR-BJ", "cass")
CHALLENGE = House("nsw-blackjack-challenge", "NSW-BJ-CHALLENGE", "cass")


def betting(house: House) -> Day:
    """Two players with wagers on their own boxes, before a card is dealt."""
    return opened(house.book).people(house.boss, "ines").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=10)


def dealt(house: House) -> Day:
    """The same with the first cards out and ann to decide on 19."""
    return betting(house).deals("9H TS KD TC 8S")


def stated(at: Day, house: House, key: str, person: str = "ann") -> Day:
    """The breach behind a sanction is stated."""
    return at.notice(house.boss, Kind.REASON, SANCTION[key], person, words="a rule was broken")


def found(at: Day, house: House, person: str = "ann", *others: str) -> Day:
    """Somebody is found with a device."""
    at.do(house.boss, ReportDevice(person, *COUNTER, others=others))
    return at


def breach(at: Day, house: House, person: str = "ann") -> Day:
    """What opens the sanctions against somebody: a stated breach of any rule in the ACT, a device everywhere else."""
    return stated(at, house, "void-wager", person) if house is CAPITAL else found(at, house, person)


# Devices


def nobody_uses_a_device(house: House, pin: str) -> None:
    at = betting(house)
    for handling in (Handling.USE, Handling.CONTROL):
        assert at.refused("ann", UseDevice(*COUNTER, handling)).rule == house.rule(pin)
    at.do("ann", UseDevice(DeviceKind.CALCULATOR, ()))
    assert at.refused("ann", ReportDevice("bob", *COUNTER)).rule == house.rule(pin)
    found(at, house, "ann", "bob")
    assert at.all(DeviceFound)[0].rule == house.rule(pin)
    assert at.floor.conduct.device_breakers == {"ann", "bob"}
    at.check()


# Sanctions


def wager_is_void(house: House, pin: str) -> None:
    at = dealt(house)
    assert at.refused(house.boss, Sanction(SanctionKind.VOID_WAGER, "ann")).rule.startswith(house.cited)
    found(at, house)
    assert at.refused(DEALER, Sanction(SanctionKind.VOID_WAGER, "ann")).rule == house.rule(pin)
    at.do(house.boss, Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert at.all(Sanctioned)[0].rule == house.rule(pin)
    assert at.net() == 0
    assert at.net("bob") == -10
    at.deals("TD", Stand(2)).check()  # ann's hand takes no further part
    assert (at.net(), at.net("bob")) == (0, -10)


def wager_before_the_cards_goes_back(house: House) -> None:
    at = found(betting(house), house)
    at.do(house.boss, Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert (at.net(), at.net("bob")) == (0, -10)
    assert [box.number for box in at.check().floor.rounds.now.boxes] == [2]  # type: ignore[union-attr]


def void_side_bet_is_not_settled(house: House, *bets: str, pairing: str = "7H TS 6D 7H 7S", losing: str = "7H TS 6D 9H 7S") -> None:
    """Declared void after the first card, a side bet is over: what the next card makes of it neither wins nor loses."""
    for cards in (pairing, losing):
        first, *others = cards.split()
        for bet in bets:
            name = LIBRARY.book(bet).called
            at = opened(house.book, bet).people(house.boss).players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
            at.side("ann", name, 5).side("bob", name, 5, 2)
            breach(at.deals(first), house).do(house.boss, Sanction(SanctionKind.VOID_WAGER, "ann"))
            assert at.net() == 0
            at.deals(" ".join((*others, "TD", "5D")), Stand(2)).check()
            assert (at.net(), at.net("bob")) == (0, -25), bet  # whose wagers were not declared void loses both


def player_is_excluded(house: House, pin: str, kind: SanctionKind = SanctionKind.EXCLUDE_FROM_GAME) -> None:
    at = dealt(house).people("gus")
    found(at, house)
    if kind is SanctionKind.EXCLUDE_FROM_CASINO:
        assert at.refused(house.boss, Sanction(kind, "ann")).rule == house.rule(pin)
        stated(at, house, kind.value)
    assert at.refused(DEALER, Sanction(kind, "ann")).rule == house.rule(pin)
    at.do(house.boss, Sanction(kind, "ann"))
    assert at.all(Sanctioned)[0].rule == house.rule(pin)
    assert at.floor.boxes.present == ("bob",)
    played_as_absent(at).deals("TD", Stand(2))
    excluded = at.refused("ann", PlaceWager(1, "ann", 2000)).rule
    assert excluded.startswith(house.cited)
    assert at.refused("ann", PlaceSideBet(1, "ann", "perfect-pairs", 500)).code == "excluded"
    assert at.refused("ann", JoinTable("ann", 1)).rule == excluded
    at.bets(2, bob=10).check()


def excluded_before_the_cards_has_the_wager_back(house: House) -> None:
    at = found(betting(house), house)
    at.do(house.boss, Sanction(SanctionKind.EXCLUDE_FROM_GAME, "ann"))
    assert (at.check().net(), at.net("bob")) == (0, -10)


def played_as_absent(at: Day, box: int = 1) -> Day:
    """The hand on a box goes the way of a player who is not there: whoever the document means directs it, once the wait is over."""
    at.notice(DEALER, Kind.REQUEST, ABSENT_PLAYER_DIRECTION, f"box {box}", role=Role.DEALER)
    wait = at.game.get(ABSENT_PLAYER_WAIT)
    at.notice(DEALER, Kind.REASON if wait is Wait.REASONABLE_TIME else Kind.NOTICE_TO_PLAYERS, ABSENT_PLAYER_WAIT, f"box {box}")
    by = DEALER if not at.game.rules[ABSENT_PLAYER_DIRECTION].on_request_of else "gus"
    at.do(by, FindAbsent(box), after=60)
    return at


def at_decision(house: House, cards: str, *, shared: bool = False) -> Day:
    """Ann calls box 1 with $20, or lies there behind bob with $20; the deal has come as far as these cards."""
    stakes = {"bob": 10, "ann": 20} if shared else {"ann": 20}
    return (
        opened(house.book)
        .people("gus", house.boss)
        .players(**({"bob": 1, "ann": 0} if shared else {"ann": 1}))
        .bets(1, **stakes)
        .deals(cards)
    )


def excluded(at: Day, house: House) -> Day:
    if house is CAPITAL:
        stated(at, house, "exclude-from-game")
    else:
        found(at, house)
    at.do(house.boss, Sanction(SanctionKind.EXCLUDE_FROM_GAME, "ann"))
    return at


def left(at: Day, _: House) -> Day:
    at.do("ann", LeaveTable("ann"))
    return at


def nothing_more_from(house: House, pin: str, goes: Callable[[Day, House], Day], code: str) -> None:
    """Ann, gone in the middle of a round, adds no chips and decides nothing, nor does the dealer for her; her hand is played without."""
    at = goes(at_decision(house, "9H 6D 2C"), house)
    for command in (Hit(1), Stand(1), Double(1), Double(1, {"ann": 500})):
        for by in ("ann", DEALER):
            refused = at.refused(by, command)
            assert (refused.code, refused.rule) == (code, house.rule(pin))
    played_as_absent(at).deals("8C KD 9D").check()
    assert at.net() == 20  # 19 against a bust, and nothing was doubled
    at = goes(at_decision(house, "8H 6D 8C"), house)
    assert at.refused("ann", Split(1)).rule == house.rule(pin)
    played_as_absent(at).deals("KD 9D").check()
    assert (at.net(), at.floor.rounds.number) == (20, 2)


def no_insurance_from(house: House, pin: str, goes: Callable[[Day, House], Day]) -> None:
    at = opened(house.book).people(house.boss, "gus").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.do(DEALER, CloseBetting())
    for each in ["AH", "9H", "AD", "KC", "9C"]:
        at.do(DEALER, DrawCard(card(each)))
    goes(at, house)
    for by in ("ann", DEALER):
        for command in (Insure(1, "ann", 1000), TakeEvenMoney(1, "ann")):
            assert at.refused(by, command).rule == house.rule(pin)
    at.do("bob", Insure(2, "bob", 1000))
    at.deals("KD", Stand(2)).check()
    assert (at.net(), at.net("bob")) == (0, 0)  # a stand-off of two Blackjacks; bob's insurance pays for his hand


def nothing_added_for(house: House, pin: str, goes: Callable[[Day, House], Day]) -> None:
    """Ann shares bob's box and is gone: he doubles or splits without her, and whoever names her is refused."""
    at = goes(at_decision(house, "9H 6D 2C", shared=True), house)
    assert at.refused("bob", Double(1, {"bob": 1000, "ann": 2000})).rule == house.rule(pin)
    at.do("bob", Double(1))
    assert (at.net(), at.net("bob")) == (-20, -20)
    at.deals("8C KD 9D").check()
    assert (at.net(), at.net("bob")) == (20, 20)
    at = goes(at_decision(house, "8H 6D 8C", shared=True), house)
    assert at.refused(DEALER, Split(1, ("bob", "ann"))).rule == house.rule(pin)
    at.do("bob", Split(1))
    assert (at.net(), at.net("bob")) == (-20, -20)
    at.deals("KS KC KD 9D", Stand(1), Stand(1)).check()
    assert (at.net(), at.net("bob")) == (20, 20)


def whoever_is_excluded_takes_no_further_part(house: House, pin: str) -> None:
    nothing_more_from(house, pin, excluded, "excluded")
    nothing_added_for(house, pin, excluded)
    at = excluded(at_decision(house, "9H 6D 2C"), house)
    for command in (JoinTable("ann"), JoinTable("ann", 2), WaitForSeat("ann"), PlaceWager(2, "ann", 1000)):
        assert at.refused("ann", command).rule == house.rule(pin)


def whoever_left_takes_no_further_part(house: House, pin: str) -> None:
    nothing_more_from(house, pin, left, "gone")
    nothing_added_for(house, pin, left)
    at = betting(house)
    at.do("ann", LeaveTable("ann"))
    for command in (TouchWager("ann", Touch.INCREASE, 1, amount=500), PlaceWager(3, "ann", 1000)):
        assert at.refused("ann", command).code == "gone"
    at.do("ann", JoinTable("ann", 1))
    at.do("ann", TouchWager("ann", Touch.INCREASE, 1, amount=500))
    at = left(at_decision(house, "9H 6D 2C"), house)
    at.do("ann", JoinTable("ann", 1))  # whoever comes back in time decides again
    at.do("ann", Double(1))
    assert at.net() == -40


def holder_is_detained(house: House, pin: str, takes_over: Role) -> None:
    at = found(betting(house), house, "ann", "bob")
    assert at.refused(house.boss, Sanction(SanctionKind.DETAIN, "bob")).rule == house.rule(pin)
    at.do(house.boss, Sanction(SanctionKind.DETAIN, "ann"))
    assert at.all(Sanctioned)[0].rule == house.rule(pin)
    assert at.refused(house.boss, TakeCharge("ann")).rule == house.rule(pin)
    at.do("olga", SignOn("olga", (takes_over,)))
    at.do("olga", TakeCharge("ann"))
    assert at.all(DetentionEnded)[0].role is takes_over
    assert not at.check().floor.conduct.detained


# Undoing a game


def outcome_is_undone(house: House, pin: str, grounds: tuple[str, ...]) -> None:
    for ground in grounds:
        at = dealt(house)
        assert at.refused(DEALER, InvalidateRound(ground)).rule.startswith(house.cited)
        events = at.do(house.boss, InvalidateRound(ground))
        assert events[0].rule == house.rule(pin)
        assert at.floor.rounds.now.awaits is Awaits.NOBODY
        assert (at.net(), at.net("bob")) == (0, 0)
        at.takes_up().check()


def outcome_is_undone_after_the_end(house: House, pin: str, stands: float, ground: str = "riot") -> None:
    """Undone while the cards still lie: what was won or lost against the dealer is undone too, a paid natural as `stands` says."""
    at = opened(house.book).people(house.boss).players(ann=1, bob=2, cid=3).bets(1, ann=20).bets(2, bob=40).bets(3, cid=10)
    at.deals("TH 9S AC 6D KH 7S KC  7D 6C", Stand(1), Stand(2), take_up=False)
    assert (at.net(), at.net("bob")) == (20, -40)
    at.do(house.boss, InvalidateRound(ground))
    assert (at.net(), at.net("bob"), at.net("cid")) == (0, 0, stands)
    assert all(house.rule(pin) in each.rules for each in at.all(WagerSettled) if each.result is Result.VOID)
    at.takes_up().check()


def only_the_grounds_of_the_document(house: House, pin: str, *foreign: str) -> None:
    at = dealt(house)
    for ground in foreign:
        assert at.refused(house.boss, InvalidateRound(ground)).rule == house.rule(pin)
    assert at.refused(house.boss, InvalidateRound("fire", ("ann",))).code == "no-culprits"
    at.check()


def fraud_undoes_the_game(house: House, pin: str) -> None:
    at = dealt(house)
    assert at.refused(house.boss, InvalidateRound("fraud")).rule == house.rule(pin)
    at.notice(house.boss, Kind.REASON, FRAUD_TEST, words="cards were switched")
    events = at.do(house.boss, InvalidateRound("fraud"))
    assert events[0].rule == house.rule(pin)
    assert (at.check().net(), at.net("bob")) == (0, 0)


def fraud_is_for_the_supervisor_to_think(house: House, pin: str) -> None:
    at = dealt(house).notice(DEALER, Kind.REASON, FRAUD_TEST)
    assert at.refused("cass", InvalidateRound("fraud")).rule == house.rule(pin)


def refund_may_be_withheld_and_culprits_forfeit(house: House, pin: str) -> None:
    at = dealt(house).notice("cass", Kind.REASON, FRAUD_TEST)
    at.do("cass", InvalidateRound("fraud", ("ann",)))
    assert (at.check().net(), at.net("bob")) == (-20, 0)
    assert all(house.rule(pin) in event.rules for event in at.floor.rounds.now.settlements)  # type: ignore[union-attr]
    at = dealt(house)
    at.do("cass", InvalidateRound("fire", stakes=Stakes.KEPT))
    assert (at.check().net(), at.net("bob")) == (-20, -10)
    at.takes_up()
    at = dealt(house).deals("9C 7H", Stand(1), Hit(2), take_up=False)  # ann beats 17, bob has bust
    assert (at.net(), at.net("bob")) == (20, -10)
    at.do("cass", InvalidateRound("fire", stakes=Stakes.KEPT))
    assert (at.check().net(), at.net("bob")) == (0, -10)  # nobody has won by an outcome that is none


def anybodys_wager_by_the_letter(house: House) -> None:
    """Reading H4: ann broke a rule and bob did not; by the letter any wager made by a player may be declared void."""
    for option, safe in (("offender", True), ("any-player", False)):
        at = opened(house.book, wagers_voided_of=option).people(house.boss).players(ann=1, bob=2)
        at = stated(at.bets(1, ann=20).bets(2, bob=10).deals("9H TS KD TC 8S"), house, "void-wager")
        of_bob = Sanction(SanctionKind.VOID_WAGER, "bob")
        if safe:
            assert at.refused(house.boss, of_bob).rule == house.rule("16.2(a)")
        else:
            at.do(house.boss, of_bob)
        at.deals("9C", *([Stand(1), Stand(2)] if safe else [Stand(1)]), take_up=False)
        assert at.check().net("bob") == (-10 if safe else 0)


def main_wager_alone_is_forfeited(house: House, side: str) -> None:
    for option, lost in (("may-be-forfeited", -25), ("main-may-be-forfeited", -20)):
        at = opened(house.book, side, culprit_wager=option).people(house.boss).players(ann=1, bob=2)
        at.bets(1, ann=20).bets(2, bob=10).side("ann", "perfect-pairs", 5).deals("9H TS KD TC 8S")
        at.notice("cass", Kind.REASON, FRAUD_TEST)
        at.do("cass", InvalidateRound("fraud", ("ann",)))
        assert (at.check().net(), at.net("bob")) == (lost, 0)


def refund_only_if_directed(house: House) -> None:
    for option, unsaid in (("may", 0), ("if-directed", -20)):
        for stakes, net in ((None, unsaid), (Stakes.REFUNDED, 0), (Stakes.KEPT, -20)):
            at = opened(house.book, refund_after_invalidation=option).people(house.boss).players(ann=1).bets(1, ann=20).deals("9H KD TC")
            at.do("cass", InvalidateRound("fire", stakes=stakes))
            assert at.check().net() == net


def nothing_brings_a_void_round_back(at: Day, boss: str) -> None:
    """A round undone after the call and before the first card: the wagers went back, and whatever is done to them it stays undone."""
    assert (at.net(), at.net("bob")) == (0, 0)
    for act in Touch:
        assert at.refused("ann", TouchWager("ann", act, 1, amount=500)).code == "no-wager"
    if at.game.get(REFUSE_WAGER) is not None:
        at.notice(boss, Kind.REASON, REFUSE_WAGER, "ann")
    for by, command in (
        ("ann", PlaceWager(1, "ann", 2000)),
        ("ann", PlaceSideBet(1, "ann", "perfect-pairs", 500)),
        ("ann", DeclareToken(1, "ann", 500)),
        ("gus", RefuseUnpayable("ann", 1)),
        (boss, RefuseWager("ann", 1)),
        (DEALER, CloseBetting()),
    ):
        at.refused(by, command)
    assert at.floor.rounds.now.annulled  # type: ignore[union-attr]
    at.takes_up().check()
    assert (at.net(), at.net("bob")) == (0, 0)


def a_void_round_stays_void(house: House) -> None:
    at = betting(house).people("gus")
    at.do(DEALER, CloseBetting())
    at.do(house.boss, InvalidateRound("riot"))
    nothing_brings_a_void_round_back(at, house.boss)


# Advice


def staff_only_keep_players_within_the_rules(house: House, pin: str) -> None:
    at = betting(house)
    for person in (DEALER, house.boss):
        assert at.refused(person, GiveAdvice("ann")).rule == house.rule(pin)
    assert at.do(DEALER, GiveAdvice("ann", Counsel.COMPLIANCE))[0].rule == house.rule(pin)
    training(house).do(DEALER, GiveAdvice("ann"))


def training(house: House) -> Day:
    """The same game at a table for training."""
    lesson = Day(open_game(game(house.book).rules, purpose=Purpose.TRAINING))
    lesson.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    return lesson


def others_wait_to_be_asked(house: House, pin: str, *means: Meddling) -> None:
    at = betting(house)
    for way in means:
        for person in ("bob", "zed"):
            assert at.refused(person, GiveAdvice("ann", means=way)).rule == house.rule(pin)
    at.notice("bob", Kind.REQUEST, ADVICE_BY_OTHERS, "ann")
    assert at.refused("zed", GiveAdvice("ann", means=means[0])).rule == house.rule(pin)
    at = betting(house).notice("ann", Kind.REQUEST, ADVICE_BY_OTHERS, "ann")
    at.do("zed", GiveAdvice("ann", means=means[0]))
    assert at.refused("zed", GiveAdvice("bob", means=means[0])).rule == house.rule(pin)


# Closing, refusing, rules


def occupied_table_closes_by_its_sign(house: House, pin: str) -> None:
    at = opened(house.book).people("cass").players(ann=1)
    assert at.refused("cass", CloseTable()).rule == house.rule(pin)
    at.clock = 60
    sign = GiveNotice(Kind.SIGN, CLOSE_TABLE.name, shows=(("time-of-closure", 1200),))
    assert at.refused("cass", sign).rule == house.rule(pin)
    at.clock = 0
    at.notice("cass", Kind.SIGN, CLOSE_TABLE, shows=(("time-of-closure", 1500),))
    assert at.refused(DEALER, CloseTable(), after=1200).rule == house.rule(pin)
    assert "300 seconds" in at.refused("cass", CloseTable()).sentence
    at.do("cass", CloseTable(), after=300)
    assert at.refused("ann", PlaceWager(1, "ann", 2000)).rule == house.rule(pin)
    opened(house.book).people("cass").do("cass", CloseTable())


def wager_is_refused_before_the_first_card(house: House, pin: str) -> None:
    at = betting(house)
    assert at.refused("cass", RefuseWager("ann", 1)).rule == house.rule(pin)
    at.notice("cass", Kind.REASON, REFUSE_WAGER, "ann", words="the chips are not hers")
    assert at.refused(DEALER, RefuseWager("ann", 1)).rule == house.rule(pin)
    assert at.refused("cass", RefuseWager("ann", 2)).rule == house.rule(pin)
    at.do("cass", RefuseWager("ann", 1))
    assert (at.check().net(), at.net("bob")) == (0, -10)
    at = betting(house).notice("cass", Kind.REASON, REFUSE_WAGER, "ann")
    at.do(DEALER, CloseBetting())
    at.do("cass", RefuseWager("ann"))
    at.deals("TS KD 8S TD", Stand(2)).check()
    assert (at.net(), at.net("bob")) == (0, -10)
    at = dealt(house).notice("cass", Kind.REASON, REFUSE_WAGER, "ann")
    assert "first card" in at.refused("cass", RefuseWager("ann", 1)).sentence


def rules_are_given_on_request(house: House, pin: str, copy: RulesCopy) -> None:
    at = opened(house.book)
    at.do("zed", AskForRules())
    given = at.all(RulesGiven)[0]
    assert (given.copy, given.rule) == (copy, house.rule(pin))
    assert house.cited in given.documents
    com_bo = opened("vic-crown-com-bo")
    assert com_bo.refused("zed", AskForRules()).code == "no-copy"


def game_face_down(house: House, approved_by: Role) -> Game:
    """The game with the first two cards face down, by somebody's leave."""
    return open_game(game(house.book).rules, face_down_approved_by=approved_by)
