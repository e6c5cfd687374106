"""Every option of every book can be passed, and nonsense gives one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import pitboss.env
from pitboss.books import LIBRARY
from pitboss.env.blackjack import BlackjackEnv
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.law.rules import options as options_of
from pitboss.law.values import shown
from tests.env.playing import IDS, adjudicated, at_random, episodes, made
from tests.support import own_law


def elections(name: str) -> list[tuple[str, str]]:
    book = LIBRARY.book(pitboss.env.GAMES[name])
    return [(option, shown(value)) for option, choice in options_of(own_law(book)).items() for value in choice.values]


@pytest.mark.parametrize("name", IDS)
def test_every_value_of_every_option_can_be_passed(name: str) -> None:
    passed = 0
    for option, value in elections(name):
        env = made(name, **{option.replace("-", "_"): value})
        (episode,) = episodes(env, at_random(env, 1), 1, 1)
        assert adjudicated(episode[1]["round"])["net"] == {"player": episode[1]["net"]}
        passed += 1
    assert passed > 15


def test_every_option_of_a_side_bet_can_be_passed() -> None:
    for name in IDS:
        book = LIBRARY.book(pitboss.env.GAMES[name])
        own = options_of(own_law(book))
        for bet in LIBRARY.offered_with(book):
            called = next(word for word in ("-".join(bet.id.split("-")[1:]), "-".join(bet.id.split("-")[2:])) if _offered(name, word))
            for option, choice in options_of(own_law(bet.on_top_of(book))).items():
                for value in choice.values if option not in own else ():
                    env = made(name, side_bets={called: {"stake": 1, option: shown(value)}})
                    (episode,) = episodes(env, at_random(env, 1), 1, 1)
                    assert adjudicated(episode[1]["round"])["net"] == {"player": episode[1]["net"]}


def _offered(name: str, bet: str) -> bool:
    try:
        made(name, side_bets=[bet])
    except Malformed:
        return False
    return True


def test_an_option_changes_the_game() -> None:
    def dealers(word: str) -> list[Any]:
        env = made("pitboss/ActBlackjack-v0", dealer_soft_17=word)
        env.reset(seed=1, options={"cards": ["TS", "AD", "9S", "6H", "2C"]})
        for act in ("wager 1", "decline", "stand"):
            env.step(env.acts.index(act))
        assert isinstance(env, BlackjackEnv)
        return list(env.round_file()["cards"])

    assert len(dealers("stand")) == 4
    assert len(dealers("hit")) > 4


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"deks": 6}, "'deks'"),
        ({"observ": "cards"}, "observe"),
        ({"decks": 9}, "decks=9"),
        ({"decks": None}, "decks=None"),
        ({"decks": [6]}, "decks=[6]"),
        ({"observe": "suits"}, "totals, cards or counts"),
        ({"bets": ()}, "bets=()"),
        ({"bets": 5}, "bets=5"),
        ({"bets": "1"}, "bets='1'"),
        ({"bets": (1, 1)}, "each once"),
        ({"bets": (0, 1)}, "bets=0"),
        ({"bets": (-1,)}, "bets=-1"),
        ({"bets": ("x",)}, "bets='x'"),
        ({"bets": (0.0001,)}, "cents"),
        ({"unit": 0}, "unit=0"),
        ({"unit": True}, "unit=True"),
        ({"unit": "nan"}, "unit='nan'"),
        ({"unit": "ten"}, "unit='ten'"),
        ({"unit": 0.001}, "cents"),
        ({"side_bets": "perfect-pairs"}, "side_bets='perfect-pairs'"),
        ({"side_bets": 3}, "side_bets=3"),
        ({"side_bets": ["pontoon-pandemonium"]}, "offered with it"),
        ({"side_bets": {"perfect-pairs": "much"}}, "perfect-pairs"),
        ({"side_bets": {"perfect-pairs": {"paytable": 7}}}, "paytable"),
        ({"shoe": "endless"}, "fresh or carried"),
        ({"shoe": "carried", "penetration": 0.3}, "NSW-STAR-BJ 4.6"),
        ({"shoe": "carried", "penetration": 1}, "at most 0.98"),
        ({"penetration": 1.5}, "penetration=1.5"),
        ({"shoe": "carried", "dealt_from": "shuffling-device"}, "shuffling device"),
        ({"episode": "shoe"}, "shoe='carried'"),
        ({"episode": "day"}, "round or shoe"),
        ({"unlawful": "ignore"}, "penalty, raise or nearest"),
        ({"penalty": -1}, "penalty=-1"),
        ({"explain": "sometimes"}, "always or never"),
    ],
    ids=str,
)
def test_nonsense_gives_one_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(PitbossError) as fault:
        made("pitboss/NswStarBlackjack-v0", **options)
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_what_the_law_fixes_is_refused_with_its_rule() -> None:
    with pytest.raises(Refused) as fault:
        made("pitboss/VicBlackjack-v0", dealer_soft_17="hit")
    assert fault.value.rule == "VIC-2003-01 7.5.6(a)"


def test_an_environment_plays_the_law_of_its_moment() -> None:
    then = BlackjackEnv("vic-blackjack", on="2001-01-01")
    assert (then.on, then.instruments) == ("2001-01-01T00:00:00", ("VIC-2003-01", "VIC-2000-26", "VIC-2000-27", "VIC-2000-28"))
    assert BlackjackEnv("vic-crown-21").on == "2003-02-06T05:59:59"
    assert (
        made(next(name for name, game in pitboss.env.GAMES.items() if game == "vic-blackjack"), on="2004-01-01").on == "2004-01-01T00:00:00"
    )
    with pytest.raises(Refused, match="VIC-2003-01"):
        BlackjackEnv("vic-crown-21", on="2003-02-06T06:00")
