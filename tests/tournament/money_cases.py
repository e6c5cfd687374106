"""Every cent of a tournament is somebody's: fixed prizes and the pool, cancellation, reserves and fees."""

from __future__ import annotations

from dataclasses import replace

from pitboss.terms.tournaments import Addition
from pitboss.tournament.conditions.commands import DraftConditions, TakeStep
from pitboss.tournament.conditions.judge import COMMISSION_APPROVED, steps
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, WithdrawEntry
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.purse import Added
from pitboss.tournament.paper.wagering import Chips, Disposal
from pitboss.tournament.prizes.commands import AddToPool, CancelTournament, PayPrizes
from pitboss.tournament.prizes.events import PoolSettled, PrizePaid
from pitboss.tournament.sessions.commands import ReportHeat
from tests.tournament.conditions_cases import FIVE
from tests.tournament.cups import DESK, DIRECTOR, OPERATOR, Cup
from tests.tournament.heats import game, tournament_rules
from tests.tournament.nsw_cases import final_of
from tests.tournament.papers import paper


def fixed(book: str, *dollars: int) -> Conditions:
    """A paper whose prizes are these amounts."""
    return replace(paper(book), purse=replace(paper(book).purse, shares=(), amounts=tuple(each * 100 for each in dollars)))


def paid_with(book: str, options: dict[str, str], extra: int = 0) -> Cup:
    """Five pay $100 for prizes of $450 and $150, which the operator makes up to; then as much as this comes on top, and all is paid."""
    cup = Cup.of(book)
    cup.game = game(book, None, **options)
    cup.ready(fixed(book, 450, 150))
    if extra:
        cup.do(OPERATOR, AddToPool(Added(Addition.CASH, extra)))
    final_of(cup).do(DESK, PayPrizes())
    return cup


def fixed_prizes_use_the_pool_up(book: str, rule: str, *, least: dict[str, str]) -> None:
    """With $800 for prizes of $450 and $150, the $200 more are shared as the prizes are, three to one; or first place has them."""
    short = [each for each in check(tournament_rules(book), fixed(book, 300, 100)) if each.matter == "prizes"]
    assert [each.rule.partition(" ")[2] for each in short] == [rule]
    assert not check(tournament_rules(book), fixed(book, 450, 150))
    cup = paid_with(book, {}, 30_000)
    assert [event.cents for event in cup.check().all(PrizePaid)] == [60_000, 20_000]
    assert "pool" not in cup.money()
    first = paid_with(book, least, 30_000)
    assert [event.cents for event in first.check().all(PrizePaid)] == [65_000, 15_000]
    assert "pool" not in first.money()
    assert [event.cents for event in paid_with(book, {}).all(PrizePaid)] == [45_000, 15_000], "the operator pays in what is missing"


def fees_beyond_the_prizes_are_the_operators(book: str, rule: str) -> None:
    """Victoria has no pool: five pay $100 for prizes of $200 and $100; read the other way (U5), the winners have all of it."""
    for options, prizes, operator in (
        ({}, [20_000, 10_000], 20_000),
        ({"tournament-pool-surplus": "in-proportion"}, [33_334, 16_666], 0),
    ):
        cup = Cup.of(book)
        cup.game = game(book, None, **options)
        final_of(cup.ready(fixed(book, 200, 100))).do(DESK, PayPrizes())
        assert [event.cents for event in cup.check().all(PrizePaid)] == prizes
        assert (cup.money().get("operator", 0), "pool" in cup.money()) == (operator, False)
        assert {event.rule.partition(" ")[2] for event in cup.all(PoolSettled)} == ({rule} if operator else set())


def cancelling_leaves_no_cent_in_the_pool(book: str) -> None:
    """Chips were bought for $200 and the operator added $500: everybody has back what he or she paid, and nothing is left."""
    for options, kept in (({}, 0), ({"tournament-buy-in-refund": "none"}, 60_000)):
        cup = Cup.of(book)
        cup.game = game(book, None, **options)
        bought = replace(paper(book), chips=Chips(start=100_000, buy_in=20_000))
        cup.ready(bought).entered(*FIVE)
        cup.do(OPERATOR, AddToPool(Added(Addition.CASH, 50_000)))
        cup.seated().opens()
        name, setup = next(iter(cup.state.sessions.open.items()))
        held = tuple((player, 100) for player in sorted(setup.players))
        paid = tuple((player, 20_000) for player in sorted(setup.players))
        cup.do(TOURNAMENT, ReportHeat(HeatResult(name, (setup.players,), held, (), paid)))
        cup.do(OPERATOR, CancelTournament("a fire"))
        assert cup.check().money().get("pool", 0) == 0
        assert cup.money().get("operator", 0) == kept


def a_fee_stands_once_it_is_paid(book: str, rule: str) -> None:
    cup = Cup.of(book).ready().entered(*FIVE)
    dearer = replace(paper(book), entry=replace(paper(book).entry, fee=20_000))
    refused = cup.refused(OPERATOR, DraftConditions(dearer))
    assert (refused.code, refused.rule.partition(" ")[2]) == ("fee-paid", rule)
    early = Cup.of(book).ready()
    early.do(OPERATOR, DraftConditions(dearer))


def a_reserve_moves_up(book: str) -> None:
    """Six is the most: the seventh waits, and is in once somebody has withdrawn, for the fee."""
    cup = Cup.of(book).ready().entered(*FIVE, "fay", "gus")
    assert cup.state.entries.reserves == ("gus",)
    assert cup.refused(DESK, AcceptEntry("gus")).code == "full"
    cup.do("bob", WithdrawEntry("bob"))
    cup.do(DESK, AcceptEntry("gus"))
    assert "gus" in cup.state.entries.accepted
    assert not cup.check().state.entries.reserves
    assert cup.money()["player:gus"] == -10_000
    cup.do("zoe", ApplyToEnter("zoe"))
    cup.do(DESK, AcceptEntry("zoe"))
    assert cup.state.entries.reserves == ("zoe",)


def a_commission_is_approved_first(book: str, rule: str) -> None:
    """No entry before the Commission has approved what the operator keeps; a paper that keeps nothing needs no approval."""
    kept = replace(paper(book), entry=replace(paper(book).entry, commission=1_000))
    cup = Cup.of(book).drafted(kept).stepped(but=COMMISSION_APPROVED).headed()
    refused = cup.refused("ann", ApplyToEnter("ann"))
    assert (refused.code, refused.rule.partition(" ")[2]) == ("step-due", rule)
    approval = TakeStep(COMMISSION_APPROVED, words="letter of today")
    assert cup.refused(OPERATOR, approval).code == "not-the-regulator"
    assert cup.refused(DIRECTOR, replace(approval, words="")).code == "not-in-writing"
    cup.do(DIRECTOR, approval)
    cup.entered(*FIVE)
    assert cup.money()["commission"] == 5_000
    free = Cup.of(book).drafted()
    assert COMMISSION_APPROVED not in steps(free.desk())


def chips_of_the_act_are_for_the_fee_and_no_money() -> None:
    for chips, rule in ((Chips(start=100_000, disposal=Disposal.CASH), "A: Tournament Chips"), (Chips(100_000, 500), "19.3(a)(iv)")):
        found = check(tournament_rules("act-blackjack"), paper("act-blackjack", chips=chips))
        assert [each.rule.partition(" ")[2] for each in found] == [rule]
