"""Money and prizes whatever happens: each prize once or returned, nobody paid twice, and a draw that follows from what it shows."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace

from hypothesis import given, settings, strategies as st

from pitboss.cards.seal import commitment_to
from pitboss.law.refusal import Malformed, Refused
from pitboss.promotion.clock import CLOCK, MindClock
from pitboss.promotion.commands import Command
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw, ThrowIn
from pitboss.promotion.draw.events import DrawCommitted
from pitboss.promotion.draw.lot import Bound
from pitboss.promotion.draw.proof import made, objections, proof_of, read_proof, write_proof
from pitboss.promotion.entries.commands import Enter
from pitboss.promotion.integrity.commands import ConfirmIntegrity, FindCompromised, Measure
from pitboss.promotion.paper.terms import Claiming, Presence, Unclaimed
from pitboss.promotion.winners.commands import (
    AllowClaim,
    Attendance,
    DenyClaim,
    LapsePrize,
    MakeClaim,
    NotePresence,
    PayPrize,
    TakeCash,
    TellReasons,
)
from pitboss.promotion.winners.events import PrizePaid
from tests.promotion.papers import DRAW, STAR, at, cash, thing
from tests.promotion.shows import DESK, OPERATOR, Show

PEOPLE = ("ann", "bob", "cy", "dee")
SEEDS = st.binary(min_size=32, max_size=32)
WORDS = st.lists(st.text(min_size=1, max_size=20).filter(str.strip), max_size=3)
LOTS = st.integers(1, 4)
CLAIMS = st.integers(1, 6)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(PEOPLE), st.builds(MakeClaim, LOTS, st.sampled_from(PEOPLE))),
        st.tuples(st.just(DESK), st.builds(AllowClaim, CLAIMS)),
        st.tuples(st.just(DESK), st.builds(DenyClaim, CLAIMS, st.just("no"), st.just("A Name"), st.just("A Street"))),
        st.tuples(st.just(DESK), st.builds(TellReasons, CLAIMS, st.just("email"))),
        st.tuples(st.just(DESK), st.builds(PayPrize, LOTS)),
        st.tuples(st.just(DESK), st.builds(LapsePrize, LOTS)),
        st.tuples(st.just(DESK), st.builds(NotePresence, LOTS, st.sampled_from(Attendance))),
        st.tuples(st.sampled_from(PEOPLE), st.builds(TakeCash, LOTS)),
        st.tuples(st.just(CLOCK), st.just(MindClock())),
        st.tuples(st.just(OPERATOR), st.builds(FindCompromised, st.sampled_from(Measure), st.just("doubt"))),
        st.tuples(st.just(OPERATOR), st.builds(ConfirmIntegrity, st.just("sound"))),
    ),
    max_size=40,
)
CLAIMING = st.builds(
    Claiming, st.just("in person"), st.sampled_from(Presence), st.just(1), st.sampled_from((0, 3)), st.sampled_from(Unclaimed)
)


def asked(show: Show, by: str, command: Command) -> None:
    """Ask, an hour or so later, whether it is refused or not."""
    show.clock += 4_000
    with suppress(Refused, Malformed):
        show.do(by, command)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(PEOPLE), max_size=8), SEEDS, WORDS, CLAIMING, STEPS)
def test_every_prize_goes_to_one_person_once_or_back(
    entrants: list[str], seed: bytes, words: list[str], claiming: Claiming, steps: list[tuple[str, Command]]
) -> None:
    prizes = (cash(500), thing(300, cash_alternative=10_000), cash(50, "Small", number=2))
    show = Show.of(STAR, *prizes, claiming=claiming).begun()
    for person in entrants:
        asked(show, person, Enter(person))
    show.do(DESK, CommitDraw(commitment_to(seed, b"secret")))
    for each in words:
        show.do("eve", ThrowIn(each))
    show.do(DESK, MakeDraw(seed, b"secret"), on=at(DRAW))
    for by, command in steps:
        asked(show, by, command)
        show.check()
    paid = show.all(PrizePaid)
    assert max(Counter(event.lot for event in paid).values(), default=0) <= 1
    assert max(Counter(event.winner for event in paid).values(), default=0) <= 1, "the terms let one person win once"
    for event in paid:
        assert event.winner in entrants
    assert sum(show.money().values()) == 0


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(min_size=1, max_size=8).map(str.strip).filter(bool), max_size=12), SEEDS, WORDS, st.integers(1, 3))
def test_a_draw_follows_from_what_it_shows_and_from_nothing_else(entrants: list[str], seed: bytes, words: list[str], each: int) -> None:
    tickets = dict(enumerate(entrants, 1))
    proof = made(tickets, Bound("olive", ("a", "b", "c"), each), seed, b"secret", mixed=tuple(f"eve: {one}" for one in words))
    assert list(objections(proof, proof.commitment)) == []
    assert read_proof(write_proof(proof)) == proof
    assert sorted(proof.order) == sorted(tickets)
    assert max(Counter(tickets[ticket] for ticket in proof.winners).values(), default=0) <= each
    other = bytes(32) if any(seed) else bytes([1]) * 32
    assert "hash" in next(objections(replace(proof, seed=other), proof.commitment))
    if len(tickets) > 1:
        astray = (proof.order[1], proof.order[0], *proof.order[2:])
        assert "order" in next(objections(replace(proof, order=astray), proof.commitment))
    if proof.winners:
        assert "prizes" in next(objections(replace(proof, winners=proof.winners[:-1]), proof.commitment))


def test_the_record_of_a_promotion_verifies() -> None:
    show = Show.of(STAR, cash(500), cash(100, "Second")).begun().entered("ann", "bob", "cy").drawn()
    proof = proof_of(show.state.entries, show.state.drawing, ("Cash", "Second"), 1)
    assert list(objections(proof, show.all(DrawCommitted)[0].commitment)) == []
    assert [proof.tickets[ticket] for ticket in proof.winners] == [show.winner(1), show.winner(2)]


def test_every_ticket_is_as_likely_to_be_first() -> None:
    tickets = {number: f"p{number}" for number in range(1, 5)}
    first = Counter(made(tickets, Bound("olive", ("a",), 1), number.to_bytes(32, "big"), b"").winners[0] for number in range(4_000))
    assert all(900 < times < 1_100 for times in first.values())
