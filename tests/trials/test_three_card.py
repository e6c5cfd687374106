"""A side bet written in data alone is played, counted, simulated and laid out on the felt, and all of them agree."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pitboss.floor.game import open_game
from pitboss.law.rules import Rules, rules
from pitboss.odds.side_bets import side_bet_odds
from pitboss.sim import Plan, dealt_of
from pitboss.web.pay_tables import of_side_bet
from tests.odds.by_hand import full, mean_over, shoe_of
from tests.play.rounds import Wager, deal, rules_of, table
from tests.sim.agree import agree
from tests.sim.cases import Case
from tests.support import own_law, own_time
from tests.trials.three_card import THREE_CARD

BET = "three-card"


def three_card(decks: int = 8) -> Rules:
    return rules(THREE_CARD, own_time(THREE_CARD), decks=decks)


def test_its_price_is_the_published_one() -> None:
    """wizardofodds.com/games/blackjack/side-bets/21plus3: 100, 40, 30, 10 and 5 to 1 with eight decks, house edge 3.70 %."""
    odds = side_bet_odds(three_card(), full(three_card()))
    assert f"{float(-odds.ev):.6f}" == "0.037039"
    assert [line.line for line in odds.lines] == ["suited-trips", "straight-flush", "trips", "straight", "flush"]


@pytest.mark.parametrize("cards", ["7S 7S 7S 7H 6S 8S 8D 9C KD KH AS", "AS 2S 3D QS KS AH AS AS JC TD"])
def test_engine_and_odds_agree_on_a_small_shoe_as_fractions(cards: str) -> None:
    shoe, at = shoe_of(cards), table("vic-blackjack", three_card())

    def play(dealt: str) -> Fraction:
        return Fraction(deal(at, dealt, wagers=[Wager("ann", 10, side=((BET, 1),))], complete=False).net(bet=BET))

    assert side_bet_odds(three_card(), shoe).ev == mean_over(shoe, 3, play)


def test_engine_and_simulator_agree_by_the_cards() -> None:
    game = rules_of("vic-blackjack", decks=8)
    player = Case("vic-blackjack").dealt_by_usual_chart.plan.player
    dealt = dealt_of(game, Plan(player=player, side_bets={BET: 500}), {BET: three_card()})
    agree(dealt, 2_000)


def test_the_felt_shows_every_line_with_its_rule() -> None:
    opened = open_game(rules_of("vic-blackjack", decks=8), {BET: three_card()})
    shown = of_side_bet(opened, BET, three_card())
    assert [(line["line"], line["pays"]) for line in shown][:2] == [("suited-trips", "100 to 1"), ("straight-flush", "40 to 1")]
    assert all(line["rule"].startswith("VIC-2003-01 18.4") for line in shown)
    assert own_law(THREE_CARD).book.called == BET
