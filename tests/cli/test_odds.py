"""`pitboss odds` as a person or a program meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import example, given, settings, strategies as st

from pitboss.books import LIBRARY
from pitboss.play.offer import bet_names
from tests.cli.shell import ROOT, Answer, on_terminal, pitboss, within

CONTRACT = ("game", "options", "ev", "house_edge", "variance", "insurance", "side_bets", "strategy", "super_bonus", "method", "seconds")


def asked(*words: str) -> Answer:
    """The answer to a question, without the news that kernels are compiled, which the first user of a machine gets."""
    answer = within("odds", *words)
    news = "pitboss: compiling the kernels"
    return replace(answer, err="".join(line for line in answer.err.splitlines(keepends=True) if not line.startswith(news)))


def answered(*words: str) -> Any:
    """The JSON of a question that is answered."""
    answer = asked(*words, "--json")
    assert (answer.status, answer.err) == (0, ""), answer.err
    return json.loads(answer.out)


def refused(*words: str) -> Answer:
    """A question that is not answered: nothing on stdout, one sentence on stderr."""
    answer = asked(*words)
    assert answer.out == ""
    assert answer.err.startswith("pitboss: ")
    assert answer.err.count("\n") == 1
    return answer


def test_a_side_bet_in_json() -> None:
    found = answered("vic-perfect-pairs")
    assert set(CONTRACT) <= found.keys()
    assert (found["game"], found["side_bet"], found["with"]) == ("vic-perfect-pairs", "perfect-pairs", "vic-blackjack")
    assert found["options"] == {"decks": 8}
    assert found["ev"] == -found["house_edge"] == pytest.approx(-17 / 415, abs=1e-15)
    assert found["exact"]["ev"] == "-17/415"
    assert [(line["line"], line["pays"], line["exact_probability"]) for line in found["lines"]] == [
        ("perfect", 25, "7/415"),
        ("coloured", 12, "8/415"),
        ("mixed", 6, "16/415"),
    ]
    assert (found["cards"], found["shoe"]) == (416, None)


def test_a_side_bet_on_a_page() -> None:
    answer = within("odds", "vic-perfect-pairs", "--set", "decks=6")
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[:3] == [
        "Perfect Pairs (vic-perfect-pairs) with Blackjack (vic-blackjack)",
        "decks 6, from a full shoe of 312 cards",
        "House edge 4.1801 % = 13/311",
    ]
    assert any(line.split()[:6] == ["coloured", "13", "to", "1", "1.9293", "%"] for line in answer.lines)
    assert all(len(line) <= 100 for line in answer.lines)


@pytest.mark.parametrize("book", [book.id for book in LIBRARY.side_bets])
def test_every_side_bet_is_answered_by_its_book(book: str) -> None:
    found = answered(book)
    assert found["game"] == book
    assert -1 < found["ev"] < 0
    assert within("odds", book).status == 0


@pytest.mark.parametrize("name", bet_names(LIBRARY))
def test_a_side_bet_is_found_by_its_name_and_its_table(name: str) -> None:
    for game in LIBRARY.games:
        answer = within("odds", name, "--with", game.id, "--json")
        offered = [bet.id for bet in LIBRARY.offered_with(game) if bet.id.endswith(name)]
        assert answer.status == (0 if offered else 1)
        if offered:
            found = json.loads(answer.out)
            assert (found["game"], found["with"]) == (offered[0], game.id)


def test_a_name_that_only_one_document_has_needs_no_table() -> None:
    assert answered("lucky-lucky", "--set", "paytable=3", "--set", "decks=6")["exact"]["house_edge"] == "78787/626665"
    assert answered("pontoon-pandemonium", "--set", "table=2")["options"] == {"decks": 8, "table": 2, "pandemonium-stake": "returned"}
    assert answered("magnificent-sevens", "--set", "version=2")["lines"][0]["pays"] == 16_000
    assert answered("pairs-play")["exact"]["ev"] == "-43/415"


def test_com_bo_lists_every_bet() -> None:
    found = answered("vic-crown-com-bo", "--set", "decks=1")
    assert set(CONTRACT) <= found.keys()
    assert len(found["bets"]) == 17
    assert found["bets"]["high-1"]["exact"]["ev"] == "-1/17"
    assert found["bets"]["com-bo"]["exact"]["ev"] == "-22/245"
    assert found["best_bet"] == "high-run-2"
    assert found["ev"] == found["side_bets"]["high-run-2"] == max(found["side_bets"].values())
    page = within("odds", "vic-crown-com-bo")
    assert "House edge 7.4699 % = 31/415 on the best bet, high-1" in page.lines
    assert all(len(line) <= 100 for line in page.lines)


def test_any_shoe() -> None:
    """Two kings of diamonds and two queens of clubs: one of three other cards makes the first a perfect pair."""
    found = answered("act-perfect-pairs", "--shoe", "KD=2, QC QC")
    assert (found["cards"], found["shoe"]) == (4, {"QC": 2, "KD": 2})
    assert found["lines"][0]["exact_probability"] == "1/3"
    assert answered("act-perfect-pairs", "--shoe", "KD=8 QC=2", "--removed", "KD=6")["lines"][0]["exact_probability"] == "1/3"
    assert answered("vic-magnificent-sevens", "--removed", "A")["cards"] == 415


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ((), 2, "GAME is missing"),
        (("vic-blakjack",), 2, "there is no game or side bet 'vic-blakjack'; the nearest are vic-blackjack"),
        (("perfect-pairs",), 2, "perfect-pairs is in several documents: write vic-perfect-pairs, act-perfect-pairs, "),
        (("perfect-pairs", "--with", "vic-crown-pontoon"), 1, "perfect-pairs is not offered with Crown Pontoon but with vic-blackjack"),
        (("act-perfect-pairs", "--with", "vic-blackjack"), 1, "act-perfect-pairs is not offered with Blackjack but with act-blackjack"),
        (("perfect-pairs", "--with", "poker"), 2, "--with: there is no game 'poker'"),
        (("vic-blackjack", "--with", "act-blackjack"), 2, "--with goes with a side bet, and vic-blackjack is a game of its own"),
        (("vic-perfect-pairs", "--set", "decks=3"), 1, "decks=3 is not allowed by VIC-2003-01 3.1: it may be 8, 4, 5, 6 or 7"),
        (("vic-perfect-pairs", "--set", "decks"), 2, "--set 'decks' has no value"),
        (("vic-perfect-pairs", "--set", "deks=6"), 2, "Perfect Pairs has no option 'deks'; the nearest"),
        (("lucky-lucky", "--set", "paytable=4"), 1, "paytable=4 is not allowed by NSW-STAR-BJ 14.15"),
        (("vic-perfect-pairs", "--shoe", "KD=9"), 1, "--shoe: 9 of KD is more than the 8 that 8 decks have (VIC-2003-01 3.1)"),
        (("vic-perfect-pairs", "--shoe", "K"), 2, "--shoe: Perfect Pairs is decided on 2 cards and the shoe holds 1 card"),
        (("vic-perfect-pairs", "--shoe", "X"), 2, "--shoe: 'X' is neither a card nor a rank: write cards such as KD or KD=7"),
        (("vic-perfect-pairs", "--removed", ""), 2, "--removed: no card is named: write cards such as KD or KD=7"),
        (("vic-perfect-pairs", "--shoe", "K=4", "--removed", "Q"), 2, "--removed: 1 of Q cannot have gone: the shoe has 0 of them"),
        (("pontoon-pandemonium", "--removed", "TS"), 1, "--removed: Pontoon Pandemonium is played without T (VIC-2003-01 10.4.1)"),
        (("vic-blackjack", "--hand", "8,8"), 2, "--hand is only half of the question: write --dealer T as well"),
        (("vic-blackjack", "--dealer", "T"), 2, "--dealer is only half of the question: write --hand 8,8 as well"),
        (("vic-blackjack", "--hand", "8", "--dealer", "T"), 2, "--hand: 8S alone is no hand: write two cards or more"),
        (("vic-blackjack", "--hand", "8,8", "--dealer", "TT"), 2, "--dealer: 'TT' is 2 cards: the dealer shows one, such as T or TS"),
        (("vic-blackjack", "--hand", "8Z", "--dealer", "T"), 2, "--hand: '8Z' cannot be read, for 'Z' is no card: write ranks"),
        (
            ("vic-blackjack", "--hand", "8,8", "--dealer", "10"),
            2,
            "--dealer: '10' cannot be read, for a ten is T: write one card, such as T or TS",
        ),
        (("vic-blackjack", "--shoe", "8=2 T", "--hand", "8,8", "--dealer", "8"), 2, "--dealer: no 8 is left in the shoe"),
        (("vic-blackjack", "--hand", "TTT", "--dealer", "5"), 2, "--hand: TS TH TD is 30, over 21: name a hand of at most 21"),
        (("nsw-blackjack-challenge", "--hand", "222222", "--dealer", "5"), 2, "--hand: no hand comes to 2S 2H 2D 2C 2S 2H, for it is over"),
        (("vic-blackjack", "--shoe", "A=32"), 2, "--shoe: the shoe has 32 cards, and a round may take 36: exact figures need a shoe that"),
        (("vic-blackjack", "--shoe", "A=84", "--removed", "A"), 1, "--shoe: 84 of A is more than the 32"),
        (
            ("vic-crown-com-bo", "--shoe", "K=8", "--removed", "K=4"),
            2,
            "--removed: a round of Crown Com-Bo takes 5 cards and the shoe holds 4",
        ),
        (("vic-perfect-pairs", "--hand", "8,8", "--dealer", "T"), 2, "--hand: Perfect Pairs leaves nothing to play: ask about a game"),
        (("vic-crown-com-bo", "--hand", "8,8", "--dealer", "T"), 2, "--hand: Crown Com-Bo leaves nothing to play"),
        (("vic-crown-pontoon", "--hand", "TS,8", "--dealer", "9"), 1, "--hand: Crown Pontoon is played without T (VIC-2003-01 10.4.1)"),
        (("vic-perfect-pairs", "--decks", "6"), 2, "there is no option --decks"),
    ],
)
def test_what_is_not_answered(words: tuple[str, ...], status: int, said: str) -> None:
    answer = refused(*words)
    assert answer.status == status, answer.err
    assert answer.err.removeprefix("pitboss: ").startswith(said), answer.err


def test_options_may_stand_before_the_game() -> None:
    assert within("odds", "--json", "vic-perfect-pairs").status == 0
    assert json.loads(within("odds", "--json", "--set", "decks=6", "vic-perfect-pairs").out)["options"] == {"decks": 6}
    assert json.loads(within("odds", "show", "vic-perfect-pairs", "--json").out)["game"] == "vic-perfect-pairs"


def test_help_names_both_questions() -> None:
    helped = within("odds", "--help")
    assert helped.status == 0
    assert "show" in helped.out
    assert "--hand" in within("odds", "vic-blackjack", "--help").out


@pytest.mark.parametrize(
    "words", [("vic-perfect-pairs",), ("lucky-lucky", "--json"), ("vic-crown-com-bo",), ("pontoon-pandemonium", "--removed", "5")]
)
def test_bets_that_cards_decide_load_no_kernels(words: tuple[str, ...]) -> None:
    program = (
        "import sys\n"
        "from pitboss.cli.main import run\n"
        f"sys.argv = ['pitboss', 'odds', *{words!r}]\n"
        "try:\n    run()\nexcept SystemExit as end:\n    assert end.code == 0\n"
        "heavy = {'numba', 'numpy', 'matplotlib', 'polars', 'rich'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_process_of_its_own() -> None:
    answer = pitboss("odds", "vic-magnificent-sevens", "--set", "version=2")
    assert (answer.status, answer.err) == (0, "")
    assert "House edge 10.7765 % = 13372/124085" in answer.lines


def test_a_page_fits_a_narrow_terminal() -> None:
    written = on_terminal("odds", "lucky-lucky", columns=80)
    assert all(len(line.replace("\033[1m", "").replace("\033[0m", "")) <= 80 for line in written.splitlines())


WORDS = st.one_of(
    st.sampled_from(
        [
            *(book.id for book in LIBRARY.side_bets),
            *bet_names(LIBRARY),
            "vic-crown-com-bo",
            *("--with", "--set", "--shoe", "--removed", "--hand", "--dealer", "--json", "--", "-", "", "show"),
            *("decks=6", "decks=", "version=2", "KD=7", "A=28", "8,8", "T", "A=-1", "="),
        ]
    ),
    st.text(max_size=8),
)


@settings(max_examples=120, deadline=None)
@given(words=st.lists(WORDS, max_size=6))
@example(words=["--shoe", "\udc80"])
@example(words=["vic-perfect-pairs", "--shoe", "A=9999 2=9999"])
@example(words=["vic-perfect-pairs", "--removed", "A=\n9"])
def test_nonsense_gets_one_sentence(words: list[str]) -> None:
    answer = within("odds", *words)
    assert answer.status in (0, 1, 2)
    if answer.status:
        assert answer.out == ""
        assert answer.err.startswith("pitboss: ")
        assert answer.err.count("\n") == 1
    else:
        assert answer.err == ""


@pytest.fixture(scope="module")
def blackjack() -> Any:
    return answered("vic-blackjack")


def test_a_game_in_json(blackjack: Any) -> None:
    """The Victorian regulator gave 0.54 % for Crown's ordinary Blackjack with eight decks."""
    assert set(CONTRACT) <= blackjack.keys()
    assert f"{blackjack['house_edge'] * 100:.2f}" == "0.54"
    assert blackjack["ev"] == -blackjack["house_edge"]
    assert len(repr(blackjack["ev"])) > 10
    assert blackjack["options"]["decks"] == 8
    assert blackjack["options"]["drawn-21-against-dealer-blackjack"] == "loses"
    assert blackjack["options"]["version"] == 1
    assert blackjack["insurance"] == {"A": pytest.approx(-31 / 415)}
    assert blackjack["side_bets"] == {"perfect-pairs": pytest.approx(-17 / 415), "magnificent-sevens": pytest.approx(-97726 / 372255)}
    assert blackjack["exact"]["side_bets"]["perfect-pairs"] == "-17/415"
    assert blackjack["standard_deviation"] == pytest.approx(blackjack["variance"] ** 0.5)
    assert blackjack["table_ev"] <= blackjack["ev"]


def test_a_strategy_is_hand_then_dealers_card_then_action(blackjack: Any) -> None:
    strategy = blackjack["strategy"]
    assert strategy["hard 16"]["T"] == "hit"
    assert strategy["hard 11"]["6"] == "double"
    assert strategy["pair 8"]["6"] == "split"
    assert strategy["soft 18"]["9"] == "hit"
    assert all(set(row) == set("23456789TA") for row in strategy.values())
    assert blackjack["strategy_in_full"]["hard 11"]["6"] == {"by_cards": ["double", "hit"], "otherwise": "hit"}


def test_results_and_totals_are_chances(blackjack: Any) -> None:
    assert sum(blackjack["results"].values()) == pytest.approx(1)
    mean = sum(float(Fraction(net)) * chance for net, chance in blackjack["results"].items())
    assert mean == pytest.approx(blackjack["ev"], abs=2e-5)  # the hands of a split are spread as if independent
    for totals in blackjack["dealer"].values():
        assert sum(totals.values()) == pytest.approx(1)


def test_a_game_on_a_page() -> None:
    answer = asked("nsw-star-blackjack", "--set", "decks=6", "--set", "paytable=3", "--set", "insurance-against-ten=yes")
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[0] == "Star Blackjack (nsw-star-blackjack)"
    assert all(len(line) <= 100 for line in answer.lines)
    words = [line.split() for line in answer.lines]
    assert ["16", "S", "S", "S", "S", "S", "H", "H", "H", "H", "H"] in words
    assert any(line[:4] == ["lucky-lucky", "(paytable", "3)", "12.5724"] for line in words)
    assert any(line[:4] == ["insurance", "against", "a", "ten-value"] for line in words)
    assert any(line.startswith("House edge 0.") for line in answer.lines)


def test_crown_pontoon_tells_its_super_bonus_apart() -> None:
    found = answered("vic-crown-pontoon")
    assert found["super_bonus"]
    assert all(isinstance(value, float) for value in found["super_bonus"].values())
    assert found["options"]["pandemonium-stake"] == "returned"
    page = asked("vic-crown-pontoon")
    assert all(len(line) <= 100 for line in page.lines)
    assert any(line.startswith("Super Bonus: opening wager") for line in page.lines)


def test_a_shoe_changes_a_game_and_its_bets(blackjack: Any) -> None:
    found = answered("vic-blackjack", "--removed", "5=16")
    assert found["cards"] == 400
    assert found["ev"] > blackjack["ev"]
    assert found["exact"]["insurance"]["A"] == str(Fraction(3 * 128, 399) - 1)


@pytest.mark.parametrize("hand", ["8H8S", "8,8", "8 8", "8h,8"])
def test_a_hand_with_the_value_of_every_action(hand: str) -> None:
    found = answered("vic-blackjack", "--hand", hand, "--dealer", "T")
    values = list(found["actions"].values())
    assert list(found["actions"]) == ["split", "hit", "stand"]
    assert values == sorted(values, reverse=True)
    assert (found["best"], found["ev"]) == ("split", values[0])
    assert sum(found["dealer_totals"].values()) == pytest.approx(1)
    assert found["dealer"] == "TS"


def test_a_hand_on_a_page() -> None:
    answer = asked("vic-vegas-blackjack", "--hand", "T6", "--dealer", "A")
    assert answer.lines[0] == "TS 6H against AS: Vegas Blackjack (vic-vegas-blackjack)"
    assert any(line.split()[:1] == ["surrender"] and line.endswith("best") for line in answer.lines)
    assert any(line.startswith("Insurance: House edge 7.8049 % = 16/205") for line in answer.lines)


def test_even_money_is_told_with_a_natural() -> None:
    found = answered("vic-blackjack", "--hand", "AK", "--dealer", "A")
    assert found["even_money"] == {"taken": 1.0, "waited": pytest.approx(1.5 * 286 / 413), "rule": "VIC-2003-01 7.4.1(b)"}
    assert found["insurance"]["exact"] == str(Fraction(3 * 127, 413) - 1)
    assert any(said.startswith("Even money") for said in found["method"])
    assert not any(said.startswith("Even money") for said in answered("vic-blackjack", "--hand", "AK", "--dealer", "9")["method"])


def test_a_ten_is_any_ten_value_card_where_the_pack_has_no_tens() -> None:
    assert answered("vic-crown-pontoon", "--hand", "8,8", "--dealer", "T")["dealer"] == "JS"
