"""A draw as a record that anybody can check: what was published before, what was shown after, and what follows from both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.law.refusal import Malformed
from pitboss.play.roundfile.field import Field
from pitboss.promotion.draw.lot import commitment_to, drawn, in_order, kept
from pitboss.promotion.draw.state import Drawing
from pitboss.promotion.entries.state import Entries

KNOWN = ("tickets", "prizes", "prizes-each", "commitment", "mixed", "seed", "secret", "order", "winners")


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything that a draw follows from, and its outcome: the tickets in the order drawn, and the ticket of each prize."""

    tickets: Mapping[int, str]
    prizes: tuple[str, ...]
    each: int
    commitment: str
    mixed: tuple[str, ...]
    seed: bytes
    secret: bytes
    order: tuple[int, ...]
    winners: tuple[int, ...]


def made(
    tickets: Mapping[int, str], prizes: tuple[str, ...], seed: bytes, secret: bytes, *, each: int = 1, mixed: tuple[str, ...] = ()
) -> Proof:
    """Make a draw."""
    order = in_order(tickets, seed, mixed)
    winners = tuple(ticket for ticket, _ in zip(drawn(order, tickets, {}, each), prizes, strict=False))
    return Proof(tickets, prizes, each, commitment_to(seed, secret), mixed, seed, secret, order, winners)


def proof_of(entries: Entries, drawing: Drawing, prizes: tuple[str, ...], each: int) -> Proof:
    """The record of a draw that was made."""
    winners = tuple(ticket for ticket, _ in zip(drawn(drawing.order, entries.tickets, {}, each), prizes, strict=False))
    return Proof(entries.tickets, prizes, each, drawing.commitment, drawing.mixed, drawing.seed, drawing.secret, drawing.order, winners)


def objections(proof: Proof) -> Iterator[str]:
    """Everything about a record that is not as it should be; nothing where the draw was fair."""
    if not kept(proof.seed, proof.secret, proof.commitment):
        yield "seed and secret are not those whose hash was published"
    fair = made(proof.tickets, proof.prizes, proof.seed, proof.secret, each=proof.each, mixed=proof.mixed)
    if proof.order != fair.order:
        yield "the tickets are not in the order that follows from the seed, the entries and the words thrown in"
    if proof.winners != fair.winners:
        yield "the prizes did not fall to the first tickets in order"


def write_proof(proof: Proof) -> dict[str, Any]:
    """A record as plain JSON."""
    return {
        "tickets": [{"number": number, "entrant": proof.tickets[number]} for number in sorted(proof.tickets)],
        "prizes": list(proof.prizes),
        "prizes-each": proof.each,
        "commitment": proof.commitment,
        "mixed": list(proof.mixed),
        "seed": proof.seed.hex(),
        "secret": proof.secret.hex(),
        "order": list(proof.order),
        "winners": list(proof.winners),
    }


def read_proof(value: object) -> Proof:
    """A record from plain JSON; one sentence where it cannot be read."""
    fields = Field(value, "", "").mapping(KNOWN, KNOWN)
    return Proof(
        tickets=read_tickets(fields["tickets"]),
        prizes=tuple(str(each.value) for each in fields["prizes"].items("a list of prizes")),
        each=fields["prizes-each"].whole("a whole number from 1"),
        commitment=str(fields["commitment"].value),
        mixed=tuple(str(each.value) for each in fields["mixed"].items("a list of words")),
        seed=_bytes(fields["seed"]),
        secret=_bytes(fields["secret"]),
        order=_numbers(fields["order"]),
        winners=_numbers(fields["winners"]),
    )


def read_tickets(field: Field) -> dict[int, str]:
    """Tickets with their entrants; each number once."""
    rows = [each.mapping(("number", "entrant"), ("number", "entrant")) for each in field.items("a list of tickets")]
    tickets = {row["number"].whole("the number of a ticket"): row["entrant"].text("an entrant") for row in rows}
    if len(tickets) != len(rows):
        raise field.fault("two tickets have the same number")
    return tickets


def _bytes(field: Field) -> bytes:
    try:
        return bytes.fromhex(str(field.value))
    except ValueError:
        raise Malformed("draw", f"{field.path} is not hexadecimal") from None


def _numbers(field: Field) -> tuple[int, ...]:
    return tuple(each.whole("the number of a ticket") for each in field.items("a list of tickets"))
