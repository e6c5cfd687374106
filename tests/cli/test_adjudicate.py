"""`pitboss adjudicate` as a person or a program meets it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import PITBOSS, ROOT, Answer, on_terminal, pitboss, within
from tests.play.random_rounds import lawful_round

ROUND = """
id: soft-seventeen
game: vic-blackjack
boxes:
  - box: 1
    wagers: [{player: ann, stake: 20}, {player: bob, stake: "7.50"}]
cards: [KH, AS, 8D, 6C]
decisions:
  - {box: 1, do: stand}
"""
REFUSED = ROUND.replace("do: stand", "do: double").replace("soft-seventeen", "no-such-double")


def fed(text: str, *words: str) -> Answer:
    """The command with a text on stdin."""
    done = subprocess.run(
        [PITBOSS, "adjudicate", "-", *words], cwd=ROOT, input=text, capture_output=True, text=True, check=False, timeout=60
    )
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "round.yaml"
    path.write_text(ROUND, encoding="utf-8")
    return path


def test_a_round_is_one_json_object_in_the_shape_of_the_contract(file: Path) -> None:
    answer = pitboss("adjudicate", str(file), "--on", "2004-01-01", "--json")
    assert (answer.status, answer.err) == (0, "")
    assert json.loads(answer.out) == {
        "id": "soft-seventeen",
        "game": "vic-blackjack",
        "dealer": {"cards": ["AS", "6C"], "total": 17, "outcome": "stood"},
        "boxes": [{"box": 1, "hands": [{"hand": 1, "cards": ["KH", "8D"], "total": 18, "outcome": "stood"}]}],
        "settlements": [
            {
                "player": player,
                "box": 1,
                "hand": 1,
                "bet": "main",
                "stake": stake,
                "result": "win",
                "odds": "1:1",
                "net": stake,
                "rules": ["5.6.3", "8.1 Table: All other winning wagers"],
                "readings": [],
            }
            for player, stake in (("ann", "20.00"), ("bob", "7.50"))
        ],
        "net": {"ann": "20.00", "bob": "7.50"},
        "cards_used": 4,
        "on": "2004-01-01T00:00:00",
        "instruments": ["VIC-2003-01"],
    }


def test_stdin_answers_as_a_file_does(file: Path) -> None:
    then = ("--on", "2004-01-01", "--json")
    assert fed(ROUND, *then).out == pitboss("adjudicate", str(file), *then).out


def test_several_documents_and_lists_are_answered_with_a_list() -> None:
    assert isinstance(json.loads(fed(ROUND, "--json").out), dict)
    two = json.loads(fed(f"{ROUND}\n---\n{ROUND}", "--json").out)
    assert [each["id"] for each in two] == ["soft-seventeen"] * 2
    one = json.loads(fed(json.dumps([lawful_round(1)]), "--json").out)
    assert [each["id"] for each in one] == ["random-1"]


def test_a_person_reads_a_table_and_the_net(file: Path) -> None:
    answer = pitboss("adjudicate", str(file))
    assert answer.status == 0
    assert answer.lines[0] == "Round soft-seventeen: Blackjack (vic-blackjack)"
    assert any(line.split()[:8] == ["ann", "1", "1", "main", "20.00", "win", "1:1", "20.00"] for line in answer.lines)
    assert answer.lines[-2:] == ["ann  20.00", "bob   7.50"]


def test_explain_tells_the_round_step_by_step_with_its_rules(file: Path) -> None:
    answer = pitboss("adjudicate", str(file), "--explain")
    assert "The dealer shows A♠ and calls for insurance." in answer.out
    assert "VIC-2003-01 7.3.1" in answer.out or "VIC-2003-01 7.3" in answer.out
    steps = json.loads(pitboss("adjudicate", str(file), "--explain", "--json").out)["explained"]
    assert steps[0]["said"] == "ann stakes $20 on box 1."
    assert all(step["rules"] for step in steps)


def test_under_settles_the_same_cards_side_by_side(file: Path) -> None:
    games = "act-blackjack,nsw-star-blackjack,vic-crown-com-bo"
    answer = pitboss("adjudicate", str(file), "--under", games)
    assert answer.status == 0
    assert any(line.split() == ["act-blackjack", "20.00", "7.50"] for line in answer.lines)
    assert "does not go through there: " in answer.out
    under = json.loads(pitboss("adjudicate", str(file), "--under", games, "--json").out)["under"]
    assert under["act-blackjack"]["net"] == {"ann": "20.00", "bob": "7.50"}
    assert under["nsw-star-blackjack"]["error"]["code"] == "card-missing"
    assert under["nsw-star-blackjack"]["error"]["rule"] == "NSW-STAR-BJ 13.2"
    assert "boxes" in under["vic-crown-com-bo"]["error"]["sentence"]


def test_under_leaves_out_options_that_the_other_book_does_not_have() -> None:
    text = ROUND.replace("boxes:", "options: {decks: 6, drawn-21-against-dealer-blackjack: stands-off}\nboxes:")
    under = json.loads(fed(text, "--under", "act-blackjack", "--json").out)["under"]["act-blackjack"]
    assert under["options_left_out"] == ["drawn-21-against-dealer-blackjack"]
    assert under["side_bets_left_out"] == []


def test_an_option_of_one_side_bet_is_kept_from_the_others_and_goes_with_its_own() -> None:
    text = ROUND.replace("boxes:", "options: {version: 2}\nside-bets: {perfect-pairs: {}, magnificent-sevens: {}}\nboxes:")
    answer = json.loads(fed(text, "--under", "vic-crown-blackjack,act-blackjack", "--json").out)
    assert answer["net"] == {"ann": "20.00", "bob": "7.50"}
    assert answer["under"]["vic-crown-blackjack"]["options_left_out"] == []
    assert answer["under"]["act-blackjack"]["options_left_out"] == ["version"]


def test_a_refused_round_is_one_sentence_and_status_1() -> None:
    answer = fed(REFUSED)
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith("pitboss: stdin: round no-such-double: decisions[0] (box 1, double): ")
    assert "(VIC-2003-01 7.5.4(a))" in answer.err
    assert "box 1, hand 1 (K♥ 8♦, 18) awaits hit or stand by ann" in answer.err


def test_a_refused_round_in_a_list_leaves_the_others_answered() -> None:
    answer = fed(f"{ROUND}\n---\n{REFUSED}\n---\n{ROUND}", "--json")
    first, error, last = json.loads(answer.out)
    assert answer.status == 1
    assert first["net"] == last["net"] == {"ann": "20.00", "bob": "7.50"}
    assert error["id"] == "no-such-double"
    assert error["error"]["rule"] == "VIC-2003-01 7.5.4(a)"
    assert error["error"]["sentence"] in answer.err
    assert answer.err.count("\n") == 1


UNREADABLE = [
    # text                                                            what the sentence says
    ("", "pitboss: stdin: it holds no round"),
    ("game: [", "pitboss: stdin: it is neither YAML nor JSON"),
    (ROUND.replace("KH", "10H"), "cards[0]: '10H' is not a card"),
    (ROUND.replace("vic-blackjack", "vic-blakjack"), "game: there is no game 'vic-blakjack'; the nearest are vic-blackjack"),
    (ROUND.replace("boxes:", "options: {deck: 6}\nboxes:"), "options: Blackjack has no option 'deck'; the nearest is"),
    (
        ROUND.replace("boxes:", "side-bets: {perfect-pair: {}}\nboxes:"),
        "side-bets: there is no side bet 'perfect-pair'; the nearest is perfect-pairs",
    ),
    (f"{ROUND}\n---\n{ROUND.replace('stake: 20', 'stake: -20')}", "boxes[0].wagers[0].stake: -20 is not an amount"),
]


@pytest.mark.parametrize(("text", "said"), UNREADABLE, ids=[said for _, said in UNREADABLE])
def test_what_cannot_be_read_is_one_sentence_and_status_2(text: str, said: str) -> None:
    answer = fed(text, "--json")
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nowhere.yaml",), "nowhere.yaml cannot be read: no such file or directory"),
        (("tests",), "tests cannot be read: is a directory"),
        ((), "FILE is missing: write pitboss adjudicate FILE"),
        (("x", "--under", "vic-blakjack"), "--under: there is no game 'vic-blakjack'"),
        (("x", "--under", ""), "--under: there is no game ''"),
    ],
)
def test_words_that_lead_nowhere_are_status_2(words: tuple[str, ...], said: str) -> None:
    answer = within("adjudicate", *words)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err


LAW = [
    # change of the round                                                          what is said
    (("AS, 8D, 6C", "AS, 8D"), "cards[3] is missing: the dealer (A♠, soft 11) awaits a card (VIC-2003-01 7.5.6(a))"),
    (("AS, 8D, 6C", "AS"), "cards[2] is missing: box 1 awaits a card of the initial deal"),
    (("6C]", "6C, 9D]"), "cards[4], 9♦, is left over: the round was over after 4 cards"),
    (("6C]", f"{'6C, ' * 9}]"), "cards[11]: 6♣ is impossible: 8 decks hold 8 of it and this is one more"),
    (("  - {box: 1, do: stand}", ""), "decisions[0] is missing: box 1, hand 1 (K♥ 8♦, 18) awaits hit or stand by ann"),
    (("do: stand}", "do: stand}\n  - {box: 1, do: hit}"), "decisions[1] (box 1, hit) is left over"),
    (("{box: 1, do", "{box: 2, do"), "it is the turn of box 1, not of box 2"),
    (("box: 1\n", "box: 12\n"), "there is no box 12"),
    (("boxes:", "options: {decks: 3}\nboxes:"), "options: decks=3 is not allowed by VIC-2003-01"),
    (("boxes:", "side-bets: {lucky-lucky: {}}\nboxes:"), "Lucky Lucky is not offered with Blackjack"),
    (("stake: 20", "stake: 20, side: {perfect-pairs: 5}"), "Perfect Pairs is not offered at this table"),
]


@pytest.mark.parametrize(("change", "said"), LAW, ids=[said for _, said in LAW])
def test_what_the_rules_are_against_names_its_rule_and_what_was_awaited(change: tuple[str, str], said: str, tmp_path: Path) -> None:
    path = tmp_path / "round.yaml"
    path.write_text(ROUND.replace(*change), encoding="utf-8")
    answer = within("adjudicate", str(path))
    assert (answer.status, answer.out) == (1, ""), answer.err
    assert said in answer.err
    assert "VIC-2003-01 " in answer.err or "NSW-STAR-BJ " in answer.err


def test_a_ten_is_impossible_in_crown_pontoon(tmp_path: Path) -> None:
    path = tmp_path / "round.yaml"
    path.write_text(ROUND.replace("vic-blackjack", "vic-crown-pontoon").replace("KH", "TH"), encoding="utf-8")
    answer = within("adjudicate", str(path))
    assert answer.status == 1
    assert "cards[0]: 10♥ is impossible: this game's pack has no 10 (VIC-2003-01 10." in answer.err


TWENTY_ONE = """
game: vic-blackjack
boxes:
  - {box: 1, wagers: [{player: ann, stake: 20}]}
  - {box: 2, wagers: [{player: bob, stake: 20}]}
cards: [7H, AD, KS, 7S, KD, 7D, 9C]
decisions:
  - {box: 1, do: hit}
  - {box: 1, do: stand}
  - {box: 2, do: stand}
"""


def test_standing_on_what_stands_by_itself_is_accepted_once() -> None:
    answer: dict[str, Any] = json.loads(fed(TWENTY_ONE, "--json").out)
    assert answer["net"] == {"ann": "20.00", "bob": "30.00"}
    twice = fed(TWENTY_ONE.replace("  - {box: 2, do", "  - {box: 1, do: stand}\n  - {box: 2, do"))
    assert twice.status == 1
    assert "decisions[2] (box 1, stand)" in twice.err
    back = fed(f"{TWENTY_ONE}  - {{box: 1, do: stand}}\n")
    assert back.status == 1


COM_BO = """
game: vic-crown-com-bo
wagers: [{player: ann, bet: high-1, stake: 10}, {player: bob, bet: com-bo, stake: 5}]
cards: [KH, 9D, 9S, 2C, 3H]
"""


def test_com_bo_is_settled_from_its_wagers() -> None:
    answer = json.loads(fed(COM_BO, "--json").out)
    assert (answer["dealer"], answer["boxes"], answer["cards_used"]) == (None, [], 5)
    assert {(row["player"], row["bet"], row["box"], row["hand"]) for row in answer["settlements"]} == {
        ("ann", "high-1", None, None),
        ("bob", "com-bo", None, None),
    }
    assert all(row["rules"] for row in answer["settlements"])
    assert fed(COM_BO).status == 0
    assert "The result is keyed in" in fed(COM_BO, "--explain").out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((", 3H]", "]"), "cards[4] is missing: box 5 awaits a card"),
        ((", 3H]", ", 3H, 4H]"), "cards[5], 4♥, is left over: a round has 5 cards"),
        (("cards:", "options: {decks: 1}\ncards:"), ""),
        (("9D, 9S", "9D, 9D"), ""),
        (("cards:", "decisions: [{box: 1, do: hit}]\ncards:"), "nobody decides anything in this game"),
    ],
)
def test_com_bo_is_refused_with_its_rule(change: tuple[str, str], said: str) -> None:
    answer = fed(COM_BO.replace(*change))
    if said:
        assert answer.status == 1
        assert said in answer.err
        assert "(VIC-2000-29 " in answer.err
    else:
        assert answer.status == 0


def test_a_second_nine_of_diamonds_is_impossible_with_one_deck() -> None:
    answer = fed(COM_BO.replace("9S", "9D").replace("cards:", "options: {decks: 1}\ncards:"))
    assert answer.status == 1
    assert "cards[2]: 9♦ is impossible: 1 deck holds 1 of it" in answer.err


def test_a_long_file_shows_on_a_terminal_how_far_it_is(tmp_path: Path) -> None:
    path = tmp_path / "many.json"
    rounds = [lawful_round(seed) for seed in range(8)]
    for copies in (300, 1200, 4800):  # a bar comes after a second, and machines differ in what a second holds
        path.write_text(json.dumps(rounds * copies), encoding="utf-8")
        if "rounds" in on_terminal("adjudicate", str(path), "--json"):
            break
    else:
        pytest.fail("nothing showed how far 38,400 rounds were")
    path.write_text(json.dumps(rounds), encoding="utf-8")
    assert "rounds" not in on_terminal("adjudicate", str(path), "--json")
    assert fed(path.read_text(encoding="utf-8"), "--json").err == ""


def test_under_leaves_out_side_bets_that_the_other_book_does_not_offer() -> None:
    text = ROUND.replace("boxes:", "side-bets: {perfect-pairs: {}}\nboxes:").replace("stake: 20", "stake: 20, side: {perfect-pairs: 5}")
    answer = json.loads(fed(text, "--under", "act-blackjack,vic-vegas-blackjack", "--json").out)
    assert answer["net"]["ann"] == "15.00"
    assert answer["under"]["act-blackjack"]["net"]["ann"] == "15.00"
    assert answer["under"]["vic-vegas-blackjack"]["net"]["ann"] == "20.00"
    assert answer["under"]["vic-vegas-blackjack"]["side_bets_left_out"] == ["perfect-pairs"]


PANDEMONIUM = """
game: vic-crown-pontoon
side-bets: {pontoon-pandemonium: {table: 1}}
boxes: [{box: 2, wagers: [{player: ann, stake: 10, side: {pontoon-pandemonium: 2}}, {player: bob, stake: 5}]}]
cards: [KH, 6S, AD]
decisions: [{box: 2, do: press, player: bob, draw: 3}, {box: 2, do: press, player: ann, draw: 100, by: bob}]
"""


def test_the_jackpot_button_is_pressed_by_or_for_whoever_it_is_due_to() -> None:
    answer = json.loads(fed(PANDEMONIUM, "--json", "--explain").out)
    assert answer["net"] == {"ann": "1515.00", "bob": "7.50"}
    said = [step["said"] for step in answer["explained"]]
    assert "The button has drawn 3 for ann on box 2, who may keep it or press again." in said
    missing = fed(PANDEMONIUM.partition("decisions:")[0])
    assert missing.status == 1
    assert "ann on box 2 awaits the jackpot button: press (VIC-2003-01 11.6.4" in missing.err
