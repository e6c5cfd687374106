"""Com-Bo as a round: chips conserved, replay equal to live, every refusal with its rule, and what the engine will not play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st

from pitboss.books import LIBRARY
from pitboss.cards.card import CARDS, Card, card
from pitboss.law.moment import melbourne
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.rules import rules
from pitboss.law.term import Term
from pitboss.law.values import ByDecks, Odds
from pitboss.money.ledger import HOUSE, Posting, balanced, balances
from pitboss.play.com_bo.allowed import Act, ComBoChoice, lawful_com_bo
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import decide_com_bo, settle_com_bo, step_com_bo
from pitboss.play.com_bo.events import ComBoEvent, ComBoWagerPlaced
from pitboss.play.com_bo.evolve import replay_com_bo
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.honoured import NotPlayed
from pitboss.play.settled import WagerSettled
from pitboss.terms.com_bo import COM_BO_CARDS, COM_BO_PAYS
from pitboss.terms.pack import JOKERS, RANK_ORDER
from pitboss.terms.wagers import BETS as FAMILIES, WAGER_DEADLINE, Bet, Cutoff
from tests.play.com_bo_odds import pays
from tests.rules.com_bo import BETS, EIGHT, ONE, cited, com_bo, play, row, settled
from tests.rules.notices import amended
from tests.support import own_rules

ANN = PlaceComBoWager("ann", "high-1", 1000)
TABLES = [
    com_bo(decks=decks, com_bo_runs=runs, com_bo_tie=tie, smallest_chip=chip)
    for decks in ("1", "8")
    for runs in ("each-for-itself", "exact-length")
    for tie in ("loses-and-breaks-run", "loses-com-bos-too")
    for chip in ("0.50", "5")
]

tables = st.sampled_from(TABLES)
cards = st.sampled_from(sorted(CARDS)).map(card)
wagers = st.builds(PlaceComBoWager, st.sampled_from(["ann", "bob", "cas"]), st.sampled_from(BETS), st.integers(1, 100_000))
odd_wagers = st.builds(
    PlaceComBoWager, st.just("ann"), st.sampled_from([*BETS, "high-6", "com-bo/quad", "", "main"]), st.integers(-100, 5000)
)
commands: st.SearchStrategy[ComBoCommand] = st.one_of(
    odd_wagers,
    st.just(CloseBetting()),
    st.builds(DrawCard, cards),
    st.builds(KeyResult, st.lists(cards, max_size=6).map(tuple)),
)


def postings(event: ComBoEvent) -> list[Posting]:
    """What an event moves: a wager onto the layout, and at its settlement back off it, with the house paying or taking."""
    match event:
        case ComBoWagerPlaced():
            return [Posting(event.player, -event.amount), Posting(f"layout:{event.bet}", event.amount)]
        case WagerSettled():
            back = event.stake + event.net
            return [Posting(f"layout:{event.bet}", -event.stake), Posting(event.player, back), Posting(HOUSE, -event.net)]
        case _:
            return []


@st.composite
def whole_rounds(draw: st.DrawFn) -> tuple[ComBoTable, list[PlaceComBoWager], tuple[Card, ...]]:
    """A table, wagers at it, and five cards that its pack can give."""
    table = draw(tables)
    most = table.pack.decks
    dealt = draw(st.lists(cards, min_size=5, max_size=5).filter(lambda five: max(Counter(five).values()) <= most))
    return table, draw(st.lists(wagers, min_size=1, max_size=12)), tuple(dealt)


@given(whole_rounds())
def test_chips_are_conserved_and_every_wager_is_settled_once(one: tuple[ComBoTable, list[PlaceComBoWager], tuple[Card, ...]]) -> None:
    table, placed, dealt = one
    log, state = play(table, *placed, CloseBetting(), *map(DrawCard, dealt), KeyResult(dealt))
    moved = [postings(event) for event in log]
    assert all(map(balanced, moved))
    held = balances(posting for each in moved for posting in each)
    assert not [account for account in held if account.startswith("layout:")]
    found = [event for event in log if isinstance(event, WagerSettled)]
    assert Counter((each.player, each.bet, each.stake) for each in found) == Counter(
        (each.player, each.bet, each.amount) for each in placed
    )
    assert {(each.box, each.hand) for each in found} == {(0, -1)}
    assert not [wager for wager in state.wagers if wager.open]
    assert tuple(found) == settle_com_bo(table, placed, dealt)


@given(whole_rounds())
def test_a_win_is_paid_at_its_odds_and_up_to_the_next_chip(one: tuple[ComBoTable, list[PlaceComBoWager], tuple[Card, ...]]) -> None:
    table, placed, dealt = one
    chip = table.payable.smallest_chip
    for each in settle_com_bo(table, placed, dealt):
        if not each.odds:
            assert each.net in (0, -each.stake)
            continue
        exact = each.stake * int(each.odds.removesuffix(":1"))
        assert exact <= each.net < exact + chip
        assert each.net % chip == 0
        assert ("VIC-2000-29 6.2(c)" in each.rules) is (exact % chip != 0)


@given(whole_rounds())
def test_replay_equals_live_at_every_event(one: tuple[ComBoTable, list[PlaceComBoWager], tuple[Card, ...]]) -> None:
    table, placed, dealt = one
    state, log = ComBoRound(), list[ComBoEvent]()
    for command in (*placed, CloseBetting(), *map(DrawCard, dealt), KeyResult(dealt)):
        assert isinstance(command, ComBoCommand)
        events, state = step_com_bo(table, state, command)
        log.extend(events)
        assert replay_com_bo(log) == state
        assert all(event.rule.startswith("VIC-2000-29 ") for event in events)
    assert state.awaits is ComBoAwaits.NOBODY


@given(tables, st.lists(commands, max_size=30))
def test_any_command_is_recorded_or_refused_with_its_rule_as_lawful_says(table: ComBoTable, asked: list[ComBoCommand]) -> None:
    state = ComBoRound()
    for command in asked:
        offered = choice_for(lawful_com_bo(table, state), command)
        refused, after = outcome(table, state, command)
        if refused is None:
            assert offered is not None
            assert offered.refused is None
        else:
            assert refused.rule.startswith("VIC-2000-29 ")
            assert refused.sentence.endswith(f"({refused.rule})")
            if offered is not None and offered.refused is not None:
                assert (refused.code, refused.rule) == (offered.refused.code, offered.refused.rule)
        state = after


@given(tables, st.lists(commands, max_size=30))
def test_every_state_reaches_settlement_by_lawful_commands(table: ComBoTable, asked: list[ComBoCommand]) -> None:
    state = ComBoRound()
    for command in asked:
        state = outcome(table, state, command)[1]
    fresh = iter(each for each in CARDS.values() if each not in state.cards)
    while state.awaits is not ComBoAwaits.NOBODY:
        open_to = [each for each in lawful_com_bo(table, state) if each.refused is None]
        state = step_com_bo(table, state, command_of(open_to[-1], next(fresh)))[1]
    assert not [wager for wager in state.wagers if wager.open]
    assert not [each for each in lawful_com_bo(table, state) if each.refused is None]


def outcome(table: ComBoTable, state: ComBoRound, command: ComBoCommand) -> tuple[Refused | None, ComBoRound]:
    """The refusal that a command meets, or the state it leads to."""
    try:
        return None, step_com_bo(table, state, command)[1]
    except Refused as refused:
        return refused, state


def choice_for(choices: tuple[ComBoChoice, ...], command: ComBoCommand) -> ComBoChoice | None:
    """What `lawful_com_bo` says of a command; None for a bet the layout does not have."""
    acts = {CloseBetting: Act.CLOSE_BETTING, DrawCard: Act.DRAW_CARD, KeyResult: Act.KEY_RESULT}
    if isinstance(command, PlaceComBoWager):
        return next((each for each in choices if each.act is Act.PLACE_WAGER and each.bet == command.bet), None)
    return next(each for each in choices if each.act is acts[type(command)])


def command_of(choice: ComBoChoice, fresh: Card) -> ComBoCommand:
    """The command that a choice offers."""
    match choice.act:
        case Act.PLACE_WAGER:
            return PlaceComBoWager("ann", choice.bet, choice.least)
        case Act.CLOSE_BETTING:
            return CloseBetting()
        case Act.DRAW_CARD:
            return DrawCard(fresh)
        case Act.KEY_RESULT:
            return KeyResult(choice.cards)


REFUSALS: list[tuple[str, list[ComBoCommand], ComBoCommand, str]] = [
    ("an unknown bet", [], PlaceComBoWager("ann", "high-9", 1000), "no-bet 5.6"),
    ("no stake", [], PlaceComBoWager("ann", "com-bo", 0), "stake 5.2"),
    ("a round without wagers", [], CloseBetting(), "no-wagers 5.2"),
    ("a card before the call", [ANN], DrawCard(card("2S")), "no-card-due 7.1"),
    ("a result before the call", [ANN], KeyResult(()), "no-result-due 7.1"),
    ("a second call", [ANN, CloseBetting()], CloseBetting(), "betting-closed 7.1"),
    ("a wager after the first card", [ANN, CloseBetting(), DrawCard(card("2S"))], ANN, "betting-closed 5.2"),
    ("a result before the cards", [ANN, CloseBetting(), DrawCard(card("2S"))], KeyResult((card("2S"),)), "no-result-due 7.2"),
    ("the same card twice in one deck", [ANN, CloseBetting(), DrawCard(card("2S"))], DrawCard(card("2S")), "impossible-card 3.1"),
    ("a sixth card", [ANN, CloseBetting(), *map(DrawCard, row("23456"))], DrawCard(card("7S")), "no-card-due 7.2"),
    ("keys out of order", [ANN, CloseBetting(), *map(DrawCard, row("23456"))], KeyResult(row("32456")), "wrong-key 7.4"),
    (
        "keys again",
        [ANN, CloseBetting(), *map(DrawCard, row("23456")), KeyResult(row("23456"))],
        KeyResult(row("23456")),
        "no-result-due 7.5",
    ),
]


@pytest.mark.parametrize(("before", "command", "expected"), [each[1:] for each in REFUSALS], ids=[each[0] for each in REFUSALS])
def test_refusals(before: list[ComBoCommand], command: ComBoCommand, expected: str) -> None:
    _, state = play(ONE, *before)
    with pytest.raises(Refused) as refused:
        decide_com_bo(ONE, state, command)
    assert f"{refused.value.code} {refused.value.rule.removeprefix('VIC-2000-29 ')}" == expected


def test_chips_may_be_laid_after_the_call_until_the_first_card() -> None:
    """Reading A10: the call closes spoken wagers, the first card closes the layout."""
    _, state = play(EIGHT, ANN, CloseBetting(), PlaceComBoWager("bob", "low-1", 500))
    assert [wager.player for wager in state.wagers] == ["ann", "bob"]
    called = opened(WAGER_DEADLINE, Cutoff.NO_MORE_BETS)
    with pytest.raises(Refused, match="betting is closed"):
        play(called, ANN, CloseBetting(), PlaceComBoWager("bob", "low-1", 500))


def test_a_player_may_lay_two_wagers_on_one_bet_and_each_is_settled_by_itself() -> None:
    """Rule 6.2(c) rounds each wager by itself: two of $1.25 pay $1.50 each where the smallest chip is fifty cents."""
    twice = [PlaceComBoWager("ann", "high-1", 125)] * 2
    assert [each.net for each in settle_com_bo(EIGHT, twice, row("AKQJT"))] == [150, 150]


def test_an_amount_that_chips_cannot_make_up_is_paid_to_the_next() -> None:
    table = com_bo(smallest_chip="5")
    paid = settled(table, "high-1", "AKQJT", 700)
    assert (paid.net, paid.odds, paid.rules) == (1000, "1:1", cited("8.1 Table Singles: High 1", "6.2(c)"))
    assert settled(table, "high-1", "AKQJT", 1500).rules == cited("8.1 Table Singles: High 1")
    assert settled(table, "low-1", "AKQJT", 700).net == -700


def opened(term: Term[Any], value: object) -> ComBoTable:
    """The table that a later notice would open which answers one term otherwise."""
    commences = melbourne("2001-01-01T04:00")
    return open_com_bo(rules(amended(LIBRARY.book("vic-crown-com-bo"), term, value, commences), commences))


@pytest.mark.parametrize(
    ("term", "value"),
    [(COM_BO_CARDS, 6), (JOKERS, 2), (RANK_ORDER, ("A", "K")), (COM_BO_PAYS["high-1"], ByDecks(((1, Odds(1)),)))],
    ids=lambda each: each.name if isinstance(each, Term) else "",
)
def test_an_answer_that_is_not_played_is_refused_when_the_table_opens(term: Term[Any], value: object) -> None:
    with pytest.raises(NotPlayed, match=term.name) as refused:
        opened(term, value)
    assert refused.value.term == term


def test_a_bet_is_offered_only_if_the_book_offers_its_kind_and_it_pays() -> None:
    assert opened(FAMILIES, (Bet.RUNS,)).bets == BETS[10:16]
    assert opened(FAMILIES, (Bet.SINGLES, Bet.COM_BOS)).bets == (*BETS[:10], "com-bo")
    unpaid = opened(COM_BO_PAYS["high-1"], ByDecks(((1, Odds(1)), (8, None))))
    with pytest.raises(Refused, match="high-1 is not available with 8 decks") as refused:
        settled(unpaid, "high-1", "AKQJT")
    assert refused.value.rule == "LATER 1"


def test_other_games_are_not_played_here() -> None:
    with pytest.raises(Malformed, match="Blackjack is not a game of Com-Bo"):
        open_com_bo(own_rules("vic-blackjack"))


@given(st.sampled_from(["1", "8"]), st.lists(st.sampled_from("23456789TJQKA"), min_size=5, max_size=5))
def test_the_areas_that_light_are_the_bets_that_do_not_lose(decks: str, ranks: list[str]) -> None:
    table = ONE if decks == "1" else EIGHT
    if decks == "1" and len(set(ranks)) == 1:
        return
    _, state = play(table, ANN, CloseBetting(), *map(DrawCard, row("".join(ranks))))
    _, done = play(table, ANN, CloseBetting(), *map(DrawCard, state.cards), KeyResult(state.cards))
    won = [bet for bet, paid in pays(tuple(ranks), int(decks)).items() if paid is not None]
    assert sorted(line.partition("/")[0] for line in done.lit) == sorted(won)
