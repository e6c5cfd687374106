"""Counting: the kernel's count against one kept by hand, its money against the engine's, and a flat stake that a count leaves as it is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from pitboss.cards.card import Card
from pitboss.cards.pack import Pack
from pitboss.law.refusal import Malformed, Refused
from pitboss.odds import insurance_odds
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.sim import (
    SYSTEMS,
    Betting,
    Burned,
    Dealing,
    Dealt,
    DecksLeft,
    Habit,
    Plan,
    Ramp,
    Rounding,
    best_player,
    by_count,
    dealt_of,
    estimate,
    player_by_way,
    player_changed,
    tags_of,
    told,
)
from pitboss.sim.block import NO_WALK, UNTOLD
from pitboss.sim.interval import CONFIDENT
from pitboss.sim.kernel import layout
from pitboss.sim.players import Way
from tests.sim.cases_counted import COUNTED, HI_LO, STEEP, Counted
from tests.sim.replay import compare
from tests.sim.slow_count import SlowCount
from tests.support import own_rules

BOOK = own_rules("vic-blackjack")
MIMIC = player_by_way(BOOK, Way.MIMIC)
ROUNDS, SEED = 400, 11


def burned_cards(dealt: Dealt) -> Iterator[list[Card]]:
    """The cards burned at the start of each shoe, read from the desk as it is dealt once more."""
    desks, kept = dealt.desk(SEED, 0), dealt.nothing_kept()
    desk = desks[0]
    last = desk.deck
    while True:
        dealt.play(desks, kept, NO_WALK, UNTOLD, 1)
        if desk.start < last:
            yield [ORDER[card & layout.CARD_MASK] for card in desk.shoe[: dealt.planned.plan.burn].tolist()]
        last = int(desk.start)


@pytest.mark.parametrize("case", COUNTED, ids=str)
def test_the_kernel_counts_and_stakes_as_a_player_does_by_hand_and_every_wager_is_equal_to_the_cent(case: Counted) -> None:
    dealt = case.dealt_by_usual_chart
    asked = dealt.plan.betting.burned is Burned.ASKED_FOR
    seen: set[int] = set()
    sums: dict[int, list[int]] = defaultdict(lambda: [0] * 5)
    watcher = SlowCount(dealt, burned_cards(dealt) if asked else None)
    for each, expected in watcher.watch(told(dealt, SEED, 0, ROUNDS)):
        made = tuple(bet for bet in dealt.plan.side_bets if each.nets[0][bet])
        assert (each.count, each.stake, each.insures, each.takes_evens) == (
            expected.count,
            expected.stake,
            expected.insures,
            expected.takes_evens,
        )
        assert made == expected.side_bets
        compare(dealt, each)
        net = sum(sum(box.values()) for box in each.nets)
        row = [int(each.stake > 0), int(each.stake == 0), each.stake * dealt.plan.boxes, net, net**2]
        sums[each.count] = [one + other for one, other in zip(sums[each.count], row, strict=True)]
        seen.add(each.stake)
    counts = dealt.plan.betting.counts(dealt.game.table.pack)
    columns = (layout.ROUNDS, layout.WATCHED, layout.STAKED, layout.NET, layout.SQUARES)
    kept = {count: [row[column] for column in columns] for count, row in zip(counts, dealt.block(SEED, 0, ROUNDS).sums, strict=True)}
    assert {count: row for count, row in kept.items() if row[0] or row[1]} == dict(sums)
    if not watcher.fresh and dealt.plan.betting.ramp.steps != ((0, 1),):
        assert len(seen) > 1, "the stake does change"


@pytest.mark.parametrize("game", ["vic-blackjack", "vic-crown-pontoon", "nsw-blackjack-challenge"])
@pytest.mark.parametrize("boxes", [1, 3])
def test_a_count_changes_neither_the_cards_nor_the_money_of_a_flat_stake(game: str, boxes: int) -> None:
    book = own_rules(game)
    player = player_by_way(book, Way.MIMIC)
    plans = [Plan(boxes, player=player), Plan(boxes, player=player, session=70)]
    plans += [Plan(boxes, player=player, betting=Betting(system)) for system in (SYSTEMS["hi-lo"], SYSTEMS["ko"])]
    flat, *others = (dealt_of(book, plan).block(5, 2, 20_000) for plan in plans)
    for each in others:
        assert tuple(map(sum, zip(*each.sums, strict=True))) == flat.sums[0]
        assert (each.results, each.spread) == (flat.results, flat.spread)


def test_who_watches_sees_the_same_cards_as_who_plays() -> None:
    """While the player is away somebody else plays the boxes, so that sitting out changes no card."""
    played, watched = (
        dealt_of(BOOK, Plan(player=MIMIC, betting=betting)) for betting in (Betting(HI_LO), Betting(HI_LO, STEEP, enter=2, leave=0))
    )
    pairs = list(zip(told(played, 3, 0, 2000), told(watched, 3, 0, 2000), strict=True))
    assert all(one.cards == other.cards and one.count == other.count for one, other in pairs)
    stakes = [(other.count, other.stake) for _, other in pairs]
    assert {stake == 0 for count, stake in stakes if 0 <= count < 2} == {True, False}, "between the two counts it hangs on what was before"
    assert all(stake == 0 for count, stake in stakes if count < 0)
    tally = watched.block(3, 0, 2000)
    assert tally.rounds == sum(stake > 0 for _, stake in stakes) < tally.dealt == 2000
    assert tally.whole(layout.HANDS) == tally.rounds, "hands that are watched are nobody's; mimics split none"


def test_insurance_by_a_count_of_tens_is_taken_where_the_exact_odds_say_so() -> None:
    """A unit of the count of tens is worth a known amount: at 52/3 insurance is even, whatever the composition."""
    betting = Betting(SYSTEMS["tens"], insurance=18, burned=Burned.ASKED_FOR)
    dealt = dealt_of(BOOK, Plan(player=MIMIC, betting=betting))
    seen, watcher, taken, left = list[Card](), SlowCount(dealt, burned_cards(dealt)), 0, 0
    shoes = burned_cards(dealt)
    for each, _ in watcher.watch(told(dealt, SEED, 0, 8000)):
        if watcher.gone == watcher.burn:
            seen = list(next(shoes))
        if each.cards[1].pips == 1:
            shoe = Shoe.of(Pack(8)).without(seen)
            ev = insurance_odds(BOOK, shoe, (each.cards[0], each.cards[2]))["A"].ev
            taken, left = taken + each.insures, left + (not each.insures)
            assert ev > 0 if each.insures else ev < Fraction(1, 100)
        seen += each.cards
    assert taken > 20 < left


def test_insurance_from_a_count_is_worth_what_the_compositions_say() -> None:
    """From a full pack only the opening cards have been seen, so that every composition can be gone through."""
    betting = Betting(HI_LO, insurance=0)
    dealt = dealt_of(BOOK, Plan(player=MIMIC, dealing=Dealing.CONTINUOUS, betting=betting))
    shoe, weight, value = Shoe.of(Pack(8)), 0, Fraction(0)
    ranks = [card for card in ORDER if card.suit == "S"]
    for one, two in product(ranks, ranks):
        tag = sum(HI_LO.of_card[ORDER.index(card)] for card in (one, two)) - 1
        odds = insurance_odds(BOOK, shoe, (one, two))["A"].ev
        ways = shoe.of_rank(one.rank) * (shoe.of_rank(two.rank) - (one.rank == two.rank)) * (32 - (one.rank == "A") - (two.rank == "A"))
        if tag >= 0:
            weight, value = weight + ways, value + ways * odds
    found = estimate(dealt, dealt.block(2, 0, 1_000_000)).bets["insurance"]
    taken = found.staked / 500
    assert taken / 1_000_000 == pytest.approx(weight / (416 * 415 * 414), rel=0.03)
    assert abs(found.ev - float(value / weight)) < 4 * 1.4 / taken**0.5


def test_a_line_for_every_count() -> None:
    dealt = dealt_of(BOOK, Plan(stake=500, player=MIMIC, betting=Betting(HI_LO, STEEP)))
    tally = dealt.block(1, 0, 200_000)
    lines = {line.count: line for line in by_count(dealt, tally)}
    assert list(lines) == list(range(-10, 11))
    assert sum(line.rounds for line in lines.values()) == 200_000
    assert sum(line.share for line in lines.values()) == pytest.approx(1)
    assert sum(line.net for line in lines.values()) == tally.whole(layout.NET)
    assert {count: line.stake for count, line in lines.items() if -3 <= count <= 3} == {
        count: 500 * STEEP.units(count) for count in range(-3, 4)
    }
    line = lines[1]
    assert line.ev is not None
    assert line.standard_error is not None
    assert line.confidence_95 is not None
    nets = [sum(box["main"] for box in each.nets) / each.stake for each in told(dealt, 1, 0, 20_000) if each.count == 1]
    small = dealt.block(1, 0, 20_000)
    again = {each.count: each for each in by_count(dealt, small)}[1]
    assert again.ev == pytest.approx(np.mean(nets))
    assert again.standard_error == pytest.approx(np.std(nets) / len(nets) ** 0.5)
    assert line.confidence_95.high - line.ev == pytest.approx(CONFIDENT * line.standard_error)


def test_the_error_at_several_stakes_is_that_of_a_ratio() -> None:
    dealt = dealt_of(BOOK, Plan(player=MIMIC, betting=Betting(HI_LO, STEEP)))
    rounds = [(each.nets[0]["main"], each.stake) for each in told(dealt, 4, 0, 20_000)]
    nets, stakes = (np.array(column, dtype=float) for column in zip(*rounds, strict=True))
    value = nets.sum() / stakes.sum()
    error = np.sqrt(((nets - value * stakes) ** 2).mean() / len(nets)) / stakes.mean()
    found = estimate(dealt, dealt.block(4, 0, 20_000))
    assert found.ev == pytest.approx(value)
    assert found.standard_error == pytest.approx(error)


def test_true_counts_are_symmetric_in_a_balanced_system_and_rare_when_high() -> None:
    """As every book on counting tables them: half of the rounds are within one of nought, one in forty at four or more."""
    dealt = dealt_of(BOOK, Plan(player=MIMIC, betting=Betting(HI_LO, rounding=Rounding.NEAREST)))
    share = {line.count: line.share for line in by_count(dealt, dealt.block(1, 0, 300_000))}
    assert share[0] > 0.3
    assert sum(share[count] for count in range(2, 11)) == pytest.approx(sum(share[-count] for count in range(2, 11)), abs=0.04)
    assert share[4] < share[3] < share[2] < share[1]


@pytest.mark.parametrize(
    ("system", "sum_of_deck"),
    [("hi-lo", 0), ("ko", 4), ("red-seven", 2), ("hi-opt-1", 0), ("hi-opt-2", 0), ("omega-2", 0), ("zen", 0), ("halves", 0), ("tens", 0)],
)
def test_a_deck_comes_to_what_its_system_is_known_for(system: str, sum_of_deck: int) -> None:
    assert SYSTEMS[system].of_pack(Pack(1)) == sum_of_deck
    assert Betting(SYSTEMS[system]).reckoned is (DecksLeft.NONE if sum_of_deck else DecksLeft.EXACT)
    assert SYSTEMS[system].begins(6) == {"ko": -20, "red-seven": -12}.get(system, 0)


def test_tags_may_be_written_by_rank_range_colour_and_card() -> None:
    found = tags_of([("2-9", "0"), ("10", "-1"), ("K", "3"), ("A", "-1"), ("7 red", "1/2"), ("7H", "0.25")], "mine")
    tag = dict(zip(map(repr, ORDER), found.of_card, strict=True))
    assert [tag[name] for name in ("TS", "JD", "QC", "KH", "AS", "7S", "7D", "7H")] == [
        -1,
        -1,
        -1,
        3,
        -1,
        0,
        Fraction(1, 2),
        Fraction(1, 4),
    ]
    assert found.scale == 4


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ([("2-9", "0"), ("10", "-1")], "does not say what A count"),
        ([("2-K", "x")], "'x' is not what '2-K' counts"),
        ([("9-2", "1")], "'9-2' is no card"),
        ([("7 green", "1")], "'7 green' is no card"),
        ([("2-A", "1"), ("5", "2"), ("5", "3")], "counts both"),
        ([("2-A", "1e9")], "is not what"),
    ],
)
def test_tags_that_cannot_be_read_are_told(entries: list[tuple[str, str]], said: str) -> None:
    with pytest.raises(Malformed, match=said):
        tags_of(entries, "mine")


def test_what_cannot_be_done_by_a_count_is_told() -> None:
    with pytest.raises(Malformed, match="nothing is counted"):
        Betting(ramp=Ramp(((0, 1), (1, 2))))
    with pytest.raises(Malformed, match="cannot get up below 3"):
        Betting(HI_LO, enter=1, leave=3)
    with pytest.raises(Malformed, match="higher count than the one before"):
        Ramp(((1, 1), (1, 2)))
    with pytest.raises(Malformed, match="something is staked somewhere"):
        Ramp(((1, 0),))
    with pytest.raises(Malformed, match="perfect-pairs has a count and no stake"):
        Plan(betting=Betting(HI_LO, side_bets={"perfect-pairs": 2}))
    with pytest.raises(Malformed, match=r"\$64,000 in a round is more than can be added up"):
        dealt_of(BOOK, Plan(2, stake=400_000, player=MIMIC, betting=Betting(HI_LO, STEEP))).block(1, 0, 1)
    star = own_rules("nsw-star-blackjack")
    with pytest.raises(Refused, match=r"not shown.*NSW-STAR-BJ 4\.9"):
        dealt_of(star, Plan(player=MIMIC, betting=Betting(HI_LO, burned=Burned.ASKED_FOR))).block(1, 0, 1)


def test_hands_are_played_by_the_chart_of_the_count_at_which_the_opening_cards_lie() -> None:
    """Who never busts splits and doubles nothing, and stands on a hard twelve; who is bold hits every eighteen."""
    dealt = next(case for case in COUNTED if str(case) == "charts").dealt_by_usual_chart
    words: dict[str, Counter[str]] = defaultdict(Counter)
    for each, expected in SlowCount(dealt).watch(told(dealt, SEED, 0, 3000)):
        words[expected.player].update(said.word for said in each.said)
    safe, bold, usual = words["never bust"], words["bold"], words["the computed chart"]
    assert safe["split"] == safe["double"] == 0 < safe["stand"] > safe["hit"]
    assert bold["hit"] > bold["stand"] > 0 < bold["split"]
    assert 0 < usual["split"] < usual["double"] < usual["hit"] < usual["stand"]


def test_a_chart_may_change_in_a_few_places_from_a_count_on() -> None:
    chart = best_player(BOOK)
    changed = player_changed(chart, "hand,T\nhard 16,S\n", "index.csv")
    plans = [Plan(player=chart, betting=Betting(HI_LO, charts=charts)) for charts in ({}, {1: changed}, {-99: changed})]
    below, some, every = ([each.said for each in told(dealt_of(BOOK, plan), 6, 0, 4000)] for plan in plans)
    by_some = sum(one != other for one, other in zip(below, some, strict=True))
    assert 0 < by_some < sum(one != other for one, other in zip(below, every, strict=True))
    same = Plan(player=chart, betting=Betting(HI_LO, charts={1: player_changed(chart, "hand,T\nhard 20,S\n", "same.csv")}))
    assert dealt_of(BOOK, same).block(6, 0, 4000) == dealt_of(BOOK, plans[0]).block(6, 0, 4000), "who changes nothing plays the same"
    with pytest.raises(Malformed, match="mimic the dealer has none"):
        player_changed(MIMIC, "hand,T\nhard 16,S\n", "index.csv")


def test_a_habit_goes_before_a_count() -> None:
    always = dealt_of(BOOK, Plan(player=MIMIC, insurance=Habit.ALWAYS, betting=Betting(HI_LO, insurance=50)))
    assert {each.insures for each in told(always, 1, 0, 300) if each.cards[1].pips == 1} == {True}
