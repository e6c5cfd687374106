"""The table of terms of play (rules/terms.md), cell by cell, against what each game's book answers.

A cell is the values a book allows, joined by "or", and the rules that say so in brackets: one of them must be among the pins of
the clause that answers or restates. An empty cell of a Victorian game means that the answer of Blackjack flows through; a dash,
that the book gives no answer or strikes the term out. [A2] is a reading the answer rests on.
"""

from __future__ import annotations

import re

import pytest

from pitboss.law.explain import find_term
from pitboss.law.in_force import Law, Ruling
from pitboss.law.refusal import Malformed
from pitboss.law.values import shown
from pitboss.terms.absence import AbsentPlay
from tests.support import own_law

COLUMNS = (
    "vic-blackjack",
    "vic-crown-blackjack",
    "vic-crown-21",
    "vic-vegas-blackjack",
    "vic-crown-pontoon",
    "act-blackjack",
    "nsw-star-blackjack",
    "nsw-blackjack-challenge",
)

# term | Blackjack (V) | Crown Blackjack | Crown 21 | Vegas | Crown Pontoon | ACT | Star | Challenge
TABLE = """
decks | 4 or 5 or 6 or 7 or 8 (3.1) | | | 4 (12.3.1) | 4 or 5 or 6 or 7 or 8 (10.4.1) | 4 or 5 or 6 or 7 or 8 (2.1) | 6 or 8 (3.1) | 6 or 8 (3.1)
removed-ranks | none | | | | T (10.4.1) | none | none | none
boxes | 1 to 9 (2.2.1) | | | | 1 to 9 (10.3.1) | - | 5 to 9 (2.2.1) | 5 to 7 (2.2.1)
layout-approval | - | | | | | before-use (1.1) | - | -
bettors-per-box | 3 (5.8) | | | | | 3 (4.5) | 3 (5.4) | 3 (5.4)
bettors-per-box-reduced-by | Game Supervisor may (5.8) | | | | | - | Casino Supervisor may (5.4) | Casino Supervisor may (5.4)
who-calls | nearest-dealer (5.9) | | | | | seated, nearest-dealer (4.5) | seated, highest-wager, nearest-dealer (5.5) | seated, highest-wager, nearest-dealer (5.5)
dealer-opening-cards | 1 (7.3.1) | | | | | 1 (6.2) | 1 (7.1) | 1 (7.1)
face-down-deal | director-approves (7.1.2) | | | | | never (6.1) | inspector-approves (3.6.2) | never (3.8)
natural | blackjack | | | | pontoon | blackjack | blackjack | blackjack
natural-pays | 3 to 2 (8.1) | | | | 3 to 2 (10.6.1(a)) | 3 to 2 (13.2) | 3 to 2 (15.1.1) | 2 to 1 (8.1.1, 15.1.1.1)
natural-paid-at-once | neither-ten-nor-ace (7.4.1(a)) | | | | always (10.6.1(a)) | neither-ten-nor-ace (8.1(a)) | neither-ten-nor-ace (9.1.1) | neither-ten-nor-ace (8.1.1)
natural-deferred-by | - | | | | | - | Assistant Gaming Manager or above may (9.1.1) | -
natural-against-natural | stand-off (5.6.4) | | | | - | stand-off (13.1(g)) | stand-off (15.1.8) | ranked (15.1.1.2)
ranked-natural-pays/higher | - | | | | | - | - | 5 to 1 (15.1.1.2)
ranked-natural-pays/same | - | | | | | - | - | 4 to 1 (15.1.1.2)
ranked-natural-pays/lower | - | | | | | - | - | 3 to 1 (15.1.1.2)
rank-order | - | | | | | - | - | K, Q, J, T (3.3)
natural-after-split | twenty-one (7.5.5(g)) | | | | | twenty-one (10.7) | twenty-one (12.3.2) | natural (11.3.1)
even-money | insurance-stands (7.4.1(b)) [A8] | | | | - | insurance-stands (8.1(b)) [A8] | insurance-returned (9.1.2) | -
even-money-pays | 1 to 1 (7.4.1(b)) | | | | - | 1 to 1 (8.1(b)) | 1 to 1 (9.1.2) | -
insurance-against-ace | own-wager (7.3.2) | | | | not-a-pontoon (10.6.1(a)(i)) | own-wager (7.1) | own-wager (8.1) | -
insurance-maximum | 1/2 (8.1) | | | | | 1/2 (7.1) | 1/2 (8.1) | -
insurance-pays | 2 to 1 (8.1) | | | | | 2 to 1 (7.5) | 2 to 1 (15.1.4) | -
insurance-wins-on | ten-value [A1] | | | | | ten-value | ten-value | -
insurance-unit | - | | | | | half-smallest-chip (7.4) | - | -
insurance-against-ten | - | | | | | - | no or yes (8.2) | -
insurance-against-ten-maximum | - | | | | | - | 1/2 (8.2) | -
insurance-against-ten-pays | - | | | | | - | 10 to 1 (15.1.5) | -
insuring-another | - | | | | | same-box, nearest-box, least-insured (7.2) | - | -
surrender-against | - | | | T, J, Q, K, A (12.4.1) | J, Q, K, A (10.9.1) | - | - | -
surrender-against-natural | - | | | void (12.4.1(c)) | void (10.9.3) | - | - | -
must-draw-below | - | | | | | 12 (9.2(b)) | 12 (10.2) | 12 (9.2)
double-cards | two (7.5.4(a)) | | | two (12.4.2) | any (10.7.1) | two (11) [C3] | two (11.1) | two-or-three (10.1)
double-totals | hard-9-to-11 (7.5.4(a)) | | | below-21 (12.4.2) | below-21 (10.7.1) | below-21 (11) [C3] | 9-to-11-ace-one (11.1.1) | any (10.1)
doubled-ace | - | | | | | - | one (11.1.2) | -
pontoon-doubled-ace | - | | | | one-in-first-two (10.7.2) [A21] | - | - | -
double-amount | up-to-the-wager (7.5.4(a)(i)) | | | up-to-the-wager (12.4.2) | up-to-the-wager (10.7.1) | up-to-the-wager | up-to-the-wager (11.1) | up-to-the-wager (10.1)
double-after-split | not-aces (7.5.4(a)) | | | | not-aces (10.7.1(b)) | not-aces (10.5, 11.3) | not-aces (12.3) | yes (10.1)
double-withdrawn | - | | | | forfeits-original (10.7.5) | - | - | -
win-pays | 1 to 1 | | | | 1 to 1 | 1 to 1 | 1 to 1 | 1 to 1
doubled-win-pays | - | | | | 1 to 1 (10.7.4) | - | - | -
split-equal | value (7.5.5(a)) | | | | | value | value (12.1) | value (11.1)
split-hands | 3 (7.5.5(d)) | | | | | 4 (10.3) | 2 or 3 (12.4, 12.5) | 3 (11.4)
split-aces | once (7.5.5(c)) | | | | | once (10.3) | like-others (12.5) | like-others (11.4)
split-aces-cards | one | | | | | one (10.5) | one (12.3.1) | as-usual
split-declined | bars-that-value (7.5.5(e)) | | | | | - | bars-after-third-card (12.5.5) | bars-after-third-card (11.4.3)
split-followers | ride-first-hand [A7] | | | | | ride-first-hand (10.2) | ride-first-hand (12.6) | ride-first-hand (11.5)
double-followers | may-decline [A7] | | | | may-decline-at-evens (10.7.4(a)) | may-decline (11.2) | may-decline (11.3) | may-decline (10.3)
player-21 | plays-on | | | | wins-at-once (10.6.1(b)) [A37] | plays-on | plays-on | wins-at-once (9.6)
player-21-pays | - | | | | | - | - | 1 to 1 (9.6)
five-cards | - | | | | | - | - | wins-at-once (9.7)
five-cards-pay | - | | | | | - | - | 1 to 1 (9.7)
pontoon-pays/five-card-21 | - | | | | 3 to 2 (10.11.1) | - | - | -
pontoon-pays/mixed-678 | - | | | | 3 to 2 (10.11.1) | - | - | -
pontoon-pays/mixed-777 | - | | | | 3 to 2 (10.11.1) | - | - | -
pontoon-pays/six-card-21 | - | | | | 2 to 1 (10.11.1) | - | - | -
pontoon-pays/suited-678 | - | | | | 2 to 1 (10.11.1) | - | - | -
pontoon-pays/suited-777 | - | | | | 2 to 1 (10.11.1) | - | - | -
pontoon-pays/seven-card-21 | - | | | | 3 to 1 (10.11.1) | - | - | -
pontoon-pays/spades-678 | - | | | | 3 to 1 (10.11.1) | - | - | -
pontoon-pays/spades-777 | - | | | | 3 to 1 (10.11.1) | - | - | -
dealer-soft-17 | stand (7.5.6(a), 3.2.1(b)) | hit (14.2.1(a)) [A20] | hit (27.2.1) [D10] | | hit (10.10.1) [A20] | stand or hit (12.1) | hit (13.2) | stand (12.2)
dealer-no-effect | no-card (7.5.6(c)) | | | | | no-card (12.2) | no-card (13.4) | no-card (12.3)
result/equal-totals | push (5.6.4) | | | | push (10.5.1(e)) | push (13.1(g)) | push (15.1.9) | lose (15.1.4)
result/player-21 | - | | | | win (10.5.1(d)) | - | - | -
drawn-21-against-dealer-blackjack | loses [A2] | | | | - | loses (13.1(f)) | loses (15.1.6) [E8] | -
dealer-blackjack-collects | busted-plus-original (7.5.4(b), 7.5.5(h)(i)) [A3] | | | | busted-plus-original (10.7.3) [A3] | all (13.1(f)) [C2] | busted-plus-original (10.5, 11.4, 12.7, 15.1.10) [E7] | busted-plus-original (9.5, 10.4, 11.6)
unpayable-amount | next-highest (6.2.3) | | | | | exact | next-highest (5.9) | next-highest (5.9)
refuse-unpayable | before-deal (5.13) | | | | | - | - | -
wager-multiples | if-stated | | | | | as-displayed (3.3) | if-stated | if-stated
absent-player | draw to hard 11 and soft 16, stand from hard 12 and from soft 17 (game-supervisor) (7.5.3) | | | | | draw until the total is over 11 (dealer) (14.7) | draw until the total is over 11 (dealer) (16.10) | draw until the total is over 11 (dealer) (16.10)
burn-cards | 1 (4.3.1) | | | | | 0 [C6] | 1 (4.9) | 1 (4.9)
burn-shown | on-request (4.3.1) | | | | | - | never (4.9) | never (4.9)
void-round-payments | reversed [A30] | | | | | reversed | stands (16.8) | stands (16.8)
tournament-void-round-payments | - | | | | | - | reversed (19.2.2.1) | reversed (19.2.2.1)
"""  # noqa: E501

CELL = re.compile(r"(?P<value>.+?)(?: \((?P<rules>\d[^|]*)\))?(?: \[(?P<reading>\w+)\])?")
LAWS = {game: own_law(game) for game in COLUMNS}


def cells() -> list[tuple[str, str, str]]:
    found = []
    for line in TABLE.strip().splitlines():
        term, base, *others = (cell.strip() for cell in line.split("|"))
        for game, cell in zip(COLUMNS, [base, *others], strict=True):
            found.append((term, game, cell or base))
    return found


def ruling_of(law: Law, name: str) -> Ruling | None:
    try:
        ruling = law[find_term(law, name)]
    except Malformed:
        return None
    return None if ruling.struck_out else ruling


def said(value: object) -> str:
    """A value as the table writes it: of an absent player only the play, of a bonus hand only the odds."""
    text = shown(value)
    return text.partition(": ")[2] if isinstance(value, AbsentPlay) else text.partition(" for ")[0]


def pins(ruling: Ruling) -> list[str]:
    return [pin for clause in (ruling.clause, *(clause for _, clause in ruling.restated_in)) for pin in clause.pins]


@pytest.mark.parametrize(("term", "game", "cell"), cells())
def test_cell(term: str, game: str, cell: str) -> None:
    ruling = ruling_of(LAWS[game], term)
    if cell == "-":
        assert ruling is None
        return
    wanted = CELL.fullmatch(cell)
    assert wanted
    assert ruling is not None
    assert " or ".join(said(value) for value in ruling.clause.allowed) == wanted["value"]
    rules = wanted["rules"].split(", ") if wanted["rules"] else []
    assert not rules or any(pin == rule or pin.startswith((f"{rule}(", f"{rule}.", f"{rule} ")) for rule in rules for pin in pins(ruling))
    assert wanted["reading"] in (None, ruling.clause.reading)


def test_com_bo_answers_none_of_the_questions_of_a_hand() -> None:
    com_bo = own_law("vic-crown-com-bo")
    shared = {"decks", "removed-ranks", "rank-order", "burn-cards", "unpayable-amount", "refuse-unpayable"}
    assert {term for term, _, _ in cells() if ruling_of(com_bo, term)} == shared
    assert [said(value) for value in com_bo[find_term(com_bo, "decks")].clause.allowed] == ["1", "8"]
    assert ruling_of(com_bo, "rank-order") is not None
