"""Rule 20 of both documents of New South Wales: nobody on both sides of a promotion, and a draw that its own maker cannot turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.cards.seal import commitment_to
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw, NominateScrutineer, ThrowIn
from pitboss.promotion.draw.events import DrawCommitted, DrawMade
from pitboss.promotion.draw.proof import made, objections, proof_of, read_proof, write_proof
from pitboss.promotion.entries.commands import Enter, RefuseEntry
from pitboss.promotion.offer.commands import ApproveAmendment, ProposeAmendment
from pitboss.terms.powers import Role
from tests.promotion.papers import BOOKS, CLOSES, DRAW, at, cash
from tests.promotion.shows import AUTHORITY, DESK, INSPECTOR, OPERATOR, PUBLISH, SECRET, SEED, WATCH, Show

pytestmark = pytest.mark.parametrize("book", BOOKS)
PRIZES = (cash(500, "Car"), cash(100, "Hamper"))
COMMIT = CommitDraw(commitment_to(SEED, SECRET))


def committed(book: str, *entrants: str) -> Show:
    """A promotion with two prizes, entered and committed to."""
    show = Show.of(book, *PRIZES).begun().entered(*entrants)
    show.do(DESK, COMMIT)
    return show


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.3")
@pytest.mark.parametrize("person", [OPERATOR, DESK, AUTHORITY, INSPECTOR])
def test_20_7_3__who_runs_or_approves_a_promotion_does_not_enter_it(book: str, person: str) -> None:
    show = Show.of(book, *PRIZES).begun()
    assert show.refused(person, Enter(person), "20.7.3").code == "runs-it"
    show.do(person, SignOff(person))
    assert show.refused(person, Enter(person), "20.7.3").code == "runs-it", "what one knows and did does not end with the duty"


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.3")
@pytest.mark.parametrize("role", [Role.CASINO_OPERATOR, Role.CASINO_SUPERVISOR, Role.AUTHORITY, Role.INSPECTOR])
def test_20_7_3__who_has_an_entry_takes_no_part_in_running_it(book: str, role: Role) -> None:
    show = Show.of(book, *PRIZES).begun().entered("ann")
    assert show.refused("ann", SignOn("ann", (role,)), "20.7.3").code == "has-entry"
    show.do(DESK, RefuseEntry(1, "she is to work here"))
    show.do("ann", SignOn("ann", (role,)))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.2")
def test_20_2__nobody_watches_a_draw_that_he_or_she_runs(book: str) -> None:
    show = Show.of(book, *PRIZES).begun()
    assert show.refused(OPERATOR, NominateScrutineer(OPERATOR), "20.2").code == "not-apart"
    assert show.refused(OPERATOR, NominateScrutineer(DESK), "20.2").code == "not-apart"
    show.do(OPERATOR, NominateScrutineer(WATCH))
    both = SignOn(WATCH, (Role.CASINO_SUPERVISOR, Role.SCRUTINEER))
    assert show.refused(WATCH, both, "20.2").code == "not-apart"
    show.do(WATCH, SignOn(WATCH, (Role.SCRUTINEER,)))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.1")
def test_20_7_1__whoever_holds_the_seed_throws_in_no_words_on_duty_or_off(book: str) -> None:
    show = Show.of(book, *PRIZES).begun().entered("ann")
    show.do(DESK, replace(COMMIT, holder="hal"))
    for person in (DESK, OPERATOR):
        show.do(person, SignOff(person))
    for person in (DESK, OPERATOR, "hal"):
        assert show.refused(person, ThrowIn("best wishes 132"), "20.7.1").code == "on-duty"
    show.do("ann", ThrowIn("seven of hearts"))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.1")
def test_20_7_1__the_commitment_binds_prizes_their_order_and_how_often_one_wins(book: str) -> None:
    show = committed(book, "ann", "bob", "cy", "dee")
    show.do("eve", ThrowIn("17"))
    show.do(DESK, MakeDraw(SEED, SECRET), on=at(DRAW))
    published = show.all(DrawCommitted)[0].commitment
    record = write_proof(proof_of(show.state.entries, show.state.drawing, (), 0))
    assert list(objections(read_proof(record), published)) == []
    for tampered in ({"prizes": ["Hamper", "Car"]}, {"prizes-each": 2}, {"holder": "eve"}, {"prizes": ["Car", "Hamper", "Car"]}):
        assert "hash was published" in next(objections(read_proof(record | tampered), published)), tampered
    fresh = made(show.state.entries.taken, show.state.drawing.bound, bytes(32), b"", mixed=show.state.drawing.mixed)
    assert "published before entries closed" in next(objections(fresh, published)), "a fair draw out of a seed nobody was shown"
    own = read_proof(record | {"mixed": [f"{show.state.drawing.bound.holder}: 132"]})
    assert any("holds the seed" in each for each in objections(own, published))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.1")
def test_20_7_1__taking_an_entry_out_does_not_change_the_order_of_the_others(book: str) -> None:
    entrants = ("ann", "bob", "cy", "dee", "eve", "fay")
    orders = []
    for out in (0, 2, 5):
        show = committed(book, *entrants)
        if out:
            show.do(DESK, RefuseEntry(out, "under age"))
        show.do(DESK, MakeDraw(SEED, SECRET), on=at(DRAW))
        orders.append(show.all(DrawMade)[0].order)
        assert entrants[out - 1] not in {show.winner(1), show.winner(2)} or not out
        assert list(objections(proof_of(show.state.entries, show.state.drawing, (), 0), show.state.drawing.commitment)) == []
        show.check()
    assert orders[0] == orders[1] == orders[2]


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.9.1")
def test_20_9_1__other_prizes_take_another_commitment_while_entries_are_open(book: str) -> None:
    show = committed(book, "ann", "bob")
    other = replace(show.terms, prizes=(cash(500, "Boat"),))
    show.do(OPERATOR, ProposeAmendment(other, "the car was sold"))
    show.do(AUTHORITY, ApproveAmendment("granted"))
    show.do(DESK, PUBLISH)
    assert show.refused(DESK, MakeDraw(SEED, SECRET), on=at(DRAW)).code == "other-prizes"
    show.do(DESK, COMMIT)
    assert show.refused(DESK, COMMIT).code == "committed"
    show.do(OPERATOR, ProposeAmendment(show.terms, "the car was found"))
    late = at(CLOSES) + 1
    assert show.refused(AUTHORITY, ApproveAmendment("granted"), "20.9.1", on=late).code == "committed"
    assert show.refused(OPERATOR, ProposeAmendment(show.terms, "again"), "20.9.1", on=late).code == "committed"
    show.do(DESK, MakeDraw(SEED, SECRET), on=at(DRAW))
