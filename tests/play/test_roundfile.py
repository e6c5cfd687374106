"""Reading a round: what the records hold, and the sentence for everything that cannot be read."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.cli.adjudicate.file import rounds_in
from pitboss.law.refusal import Malformed
from pitboss.play.roundfile import Deed, read_round

EXAMPLE = """
id: example-1
game: nsw-star-blackjack
options: {decks: 6, insurance-against-ten: yes, split-hands: 3}
side-bets: {perfect-pairs: {}, lucky-lucky: {paytable: 1}}
boxes:
  - box: 1
    wagers:
      - {player: ann, stake: 50, seated: true, side: {perfect-pairs: 5}}
      - {player: bob, stake: "12.50"}
      - {player: cat, side: {lucky-lucky: 2.50}}
cards: [9H, kd, 6S, 2C, 5D]
decisions:
  - {box: 1, do: insure, player: ann, amount: 25}
  - {box: 1, do: insure, player: bob, amount: 5, for: ann}
  - {box: 1, do: even-money, player: ann}
  - {box: 1, do: surrender, players: [ann, bob]}
  - {box: 1, do: split, players: [ann]}
  - {box: 1, do: double, amounts: {ann: 50}}
  - {box: 1, do: hit}
  - {box: 1, do: stand, player: ann}
  - {box: 1, do: forfeit, player: ann}
  - {box: 1, do: absent}
  - {box: 1, do: press, player: ann, draw: 17, by: bob}
"""


def test_every_field_of_the_format_is_read() -> None:
    (value,), many = rounds_in(EXAMPLE)
    written = read_round(value)
    assert not many
    assert (written.id, written.label, written.game) == ("example-1", "round example-1", "nsw-star-blackjack")
    assert written.options == {"decks": "6", "insurance-against-ten": "yes", "split-hands": "3"}
    assert written.side_bets == {"perfect-pairs": {}, "lucky-lucky": {"paytable": "1"}}
    ann, bob, cat = written.boxes[0].wagers
    assert (ann.stake, ann.seated, ann.side) == (5000, True, (("perfect-pairs", 500),))
    assert (bob.stake, bob.seated, bob.side) == (1250, False, ())
    assert (cat.stake, cat.side, cat.path) == (0, (("lucky-lucky", 250),), "boxes[0].wagers[2]")
    assert written.cards[:2] == (card("9H"), card("KD"))
    assert [each.do for each in written.decisions] == [*list(Deed)[:1], *Deed]
    assert written.decisions[1].owner == "ann"
    assert written.decisions[5].amounts == {"ann": 5000}
    assert (written.decisions[-1].draw, written.decisions[-1].by) == (17, "bob")
    assert written.players == ("ann", "bob", "cat")


def test_com_bo_has_wagers_and_no_boxes() -> None:
    wagers = [{"player": "ann", "bet": "high-run-3", "stake": 10}, {"player": "ann", "bet": "com-bo", "stake": "2.50"}]
    written = read_round({"game": "vic-crown-com-bo", "wagers": wagers, "cards": ["AH"]})
    assert [(each.bet, each.stake) for each in written.wagers] == [("high-run-3", 1000), ("com-bo", 250)]
    assert written.boxes == ()


def good() -> dict[str, Any]:
    wagers = [{"player": "ann", "stake": 20}, {"player": "bob", "stake": 10}]
    return {"game": "g", "boxes": [{"box": 1, "wagers": wagers}], "cards": ["9H"], "decisions": [{"box": 1, "do": "stand"}]}


def changed(path: str, value: object) -> dict[str, Any]:
    """The good round with one field set; a value of `...` takes the field away."""
    written = good()
    place: Any = written
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in way:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return written


MALFORMED = [
    # field                          value                what the sentence says
    ("game", ..., "round 1: game is missing"),
    ("cards", ..., "round 1: cards is missing"),
    ("boxes", ..., "either boxes or, for vic-crown-com-bo, wagers"),
    ("boxs", [], "there is no field 'boxs' here; the nearest is boxes"),
    ("game", 7, "round 1: game: 7 is not the id of a game"),
    ("id", True, "round 1: id: yes is not an id"),
    ("boxes", [], "boxes: no box has a wager"),
    ("boxes", {}, "boxes: a mapping is not a list of boxes"),
    ("boxes.0.box", "one", "boxes[0].box: 'one' is not the number of a box"),
    ("boxes.0.box", 0, "boxes[0].box: 0 is not the number of a box"),
    ("boxes.0.wagers", [], "boxes[0].wagers: box 1 has no wager"),
    ("boxes.0.wagers.1.player", "ann", "boxes[0].wagers[1]: ann has two wagers on box 1"),
    ("boxes.0.wagers.1.player", ..., "boxes[0].wagers[1]: player is missing"),
    ("boxes.0.wagers.1.player", False, "boxes[0].wagers[1].player: no is not a name as written: put it in quotes"),
    ("boxes.0.wagers.1.player", 7, "put it in quotes"),
    ("boxes.0.wagers.1.player", " ", "' ' is not a player's name"),
    ("boxes.0.wagers.1.stake", "ten", "boxes[0].wagers[1].stake: 'ten' is not an amount of dollars in whole cents"),
    ("boxes.0.wagers.1.stake", Decimal("1.005"), "boxes[0].wagers[1].stake: 1.005 is not an amount"),
    ("boxes.0.wagers.1.stake", -5, "boxes[0].wagers[1].stake: -5 is not an amount"),
    ("boxes.0.wagers.1.stake", 0, "boxes[0].wagers[1].stake: nothing is no amount"),
    ("boxes.0.wagers.1.stake", ..., "boxes[0].wagers[1]: stake is missing: only a bettor with a side bet"),
    ("boxes.0.wagers.1.stakes", 5, "there is no field 'stakes' here; the nearest is stake"),
    ("boxes.0.wagers.1.seated", "perhaps", "boxes[0].wagers[1].seated: 'perhaps' is neither yes nor no"),
    ("boxes.0.wagers.1.side", 5, "boxes[0].wagers[1].side: 5 is not a mapping of side bets to amounts"),
    ("boxes.0.wagers.1.side", {"perfect-pairs": "x"}, "boxes[0].wagers[1].side.perfect-pairs: 'x' is not an amount"),
    ("cards.0", "10H", "cards[0]: '10H' is not a card: write rank then suit"),
    ("cards.0", 10, "cards[0]: 10 is not a card"),
    ("cards", "9H", "cards: '9H' is not a list of cards"),
    ("options", {"decks": []}, "options.decks: a list is not the value of an option"),
    ("side-bets", ["perfect-pairs"], "side-bets: a list is not a mapping of side bets"),
    ("decisions.0", "stand", "decisions[0]: 'stand' is not a mapping"),
    ("decisions.0.do", "stay", "there is no decision 'stay'"),
    ("decisions.0.do", ..., "decisions[0]: do is missing"),
    ("decisions.0.box", ..., "decisions[0]: box is missing"),
    ("decisions.0.amount", 5, "decisions[0]: stand has no field amount (its fields are box, do and player)"),
    ("decisions.0", {"box": 1, "do": "insure", "player": "ann"}, "decisions[0]: amount is missing"),
    ("decisions.0", {"box": 1, "do": "double", "amounts": {}}, "decisions[0].amounts: an empty mapping names nobody"),
    ("decisions.0", {"box": 1, "do": "split", "players": ["a", "a"]}, "decisions[0].players: a player is named twice"),
    ("decisions.0", {"box": 1, "do": "press", "player": "ann", "draw": 0}, "decisions[0].draw: 0 is not the prize possibility drawn"),
]


@pytest.mark.parametrize(("path", "value", "said"), MALFORMED, ids=[f"{path}={str(value)[:20]}" for path, value, _ in MALFORMED])
def test_what_cannot_be_read_says_where_and_what_would_be_accepted(path: str, value: object, said: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_round(changed(path, value))
    assert said in caught.value.sentence
    assert caught.value.sentence.startswith("round 1: ")


def test_a_round_is_called_by_its_id_or_its_number_in_the_file() -> None:
    for named, called in (({"id": "x-7"}, "round x-7"), ({"id": 12}, "round 12"), ({}, "round 3"), ({"id": []}, "round 3")):
        with pytest.raises(Malformed, match=f"^{called}: "):
            read_round(named, 3)


DOCUMENTS = [
    # text                                  rounds, and how the answer is given
    ("a: 1", [{"a": 1}], "one"),
    ("---\na: 1\n---\n", [{"a": 1}], "one"),
    ("a: 1\n---\na: 2\n", [{"a": 1}, {"a": 2}], "list"),
    ("- a: 1\n", [{"a": 1}], "list"),
    ('[{"a": 1.50}]', [{"a": Decimal("1.50")}], "list"),
    ('{"a": "1"}', [{"a": "1"}], "one"),
    ("{a: yes, b: no, c: On, d: 'yes'}", [{"a": True, "b": False, "c": True, "d": "yes"}], "one"),
    ("{a: 12:30, b: 0x10, c: 010, d: 2020-01-01, e: 1e3}", [{"a": "12:30", "b": "0x10", "c": 10, "d": "2020-01-01", "e": "1e3"}], "one"),
    ("a: 12.50\nb: ~\nc:\nd: -3\n", [{"a": Decimal("12.50"), "b": None, "c": None, "d": -3}], "one"),
    ("a: &x [1]\nb: *x\n", [{"a": [1], "b": [1]}], "one"),
    ("a: 99999999999999999999999999", [{"a": "99999999999999999999999999"}], "one"),
]


@pytest.mark.parametrize(("text", "rounds", "answer"), DOCUMENTS)
def test_documents_hold_plain_values(text: str, rounds: list[object], answer: str) -> None:
    assert rounds_in(text) == (rounds, answer == "list")


UNREADABLE = [
    ("", "it holds no round"),
    ("[]", "its list holds no round"),
    ("a: 1\na: 2", "the key 'a' stands twice in one mapping in line 1"),
    ('{"a": 1, "a": 2}', "the key 'a' stands twice"),
    ("a: [1", "it is neither YAML nor JSON: "),
    ("a: !!python/name:os.system x", "is not accepted: leave it out"),
    ("? [a]\n: b", "a list or mapping cannot be a key"),
    ("a: &x [*x]", "recursive"),
    ("[" * 100_000, "nested too deeply"),
    ("a: " + "[" * 200_000 + "]" * 200_000, "nested too deeply"),
    ("- " * 100_000 + "a", "nested too deeply"),
    ("a: \x00", "it is neither YAML nor JSON"),
]


@pytest.mark.parametrize(("text", "said"), UNREADABLE, ids=[said for _, said in UNREADABLE])
def test_a_text_that_is_no_document_says_why(text: str, said: str) -> None:
    with pytest.raises(Malformed) as caught:
        rounds_in(text)
    assert said in caught.value.sentence
