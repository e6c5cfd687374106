"""A draw as a record that anybody can check: what was published before, what was shown after, and what follows from both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.law.refusal import Malformed
from pitboss.play.roundfile.field import Field
from pitboss.promotion.draw.lot import Bound, committed, drawn, in_order, own_words
from pitboss.promotion.draw.state import Drawing
from pitboss.promotion.entries.state import Entries

NEEDED = ("tickets", "prizes", "prizes-each", "commitment", "mixed", "seed", "secret", "order", "winners")
KNOWN = (*NEEDED, "holder", "refused")


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything that a draw follows from, and its outcome: the tickets in the order drawn, and the ticket of each prize.

    `tickets` are all that were ever given out, `refused` those of them that were taken out. A draw of the first form has no holder.
    """

    tickets: Mapping[int, str]
    bound: Bound
    commitment: str
    mixed: tuple[str, ...]
    seed: bytes
    secret: bytes
    order: tuple[int, ...]
    winners: tuple[int, ...]
    refused: frozenset[int] = frozenset()

    @property
    def prizes(self) -> tuple[str, ...]:
        """The prizes in the order they are drawn."""
        return self.bound.prizes


def _winners(order: tuple[int, ...], tickets: Mapping[int, str], refused: frozenset[int], bound: Bound) -> tuple[int, ...]:
    live = {number: entrant for number, entrant in tickets.items() if number not in refused}
    return tuple(ticket for ticket, _ in zip(drawn(order, live, {}, bound.each), bound.prizes, strict=False))


def made(
    tickets: Mapping[int, str],
    bound: Bound,
    seed: bytes,
    secret: bytes,
    *,
    mixed: tuple[str, ...] = (),
    refused: frozenset[int] = frozenset(),
) -> Proof:
    """Make a draw."""
    commitment = committed(seed, secret, bound)
    order = in_order(tickets, seed, mixed, commitment if bound.holder else "")
    return Proof(tickets, bound, commitment, mixed, seed, secret, order, _winners(order, tickets, refused, bound), refused)


def proof_of(entries: Entries, drawing: Drawing, prizes: tuple[str, ...], each: int) -> Proof:
    """The record of a draw that was made."""
    bound = drawing.bound if drawing.bound.holder else Bound("", prizes, each)
    taken = entries.taken if bound.holder else entries.tickets
    refused = frozenset(taken) - frozenset(entries.tickets)
    won = _winners(drawing.order, taken, refused, bound)
    return Proof(taken, bound, drawing.commitment, drawing.mixed, drawing.seed, drawing.secret, drawing.order, won, refused)


def objections(proof: Proof, published: str) -> Iterator[str]:
    """Everything about a record that is not as it should be, given the commitment that was published; nothing where the draw was fair."""
    if proof.commitment != published:
        yield "its commitment is not the one that was published before entries closed"
    fair = made(proof.tickets, proof.bound, proof.seed, proof.secret, mixed=proof.mixed, refused=proof.refused)
    if proof.commitment != fair.commitment:
        yield "seed and secret, holder, prizes or prizes-each are not those whose hash was published"
    if proof.bound.holder and (words := own_words(proof.bound.holder, proof.mixed)):
        yield f"{words!r} was thrown in by whoever holds the seed, or by nobody: words stand as 'name: words', and come from others"
    if proof.order != fair.order:
        yield "the tickets are not in the order that follows from the seed, the entries and the words thrown in"
    if proof.winners != fair.winners:
        yield "the prizes did not fall to the first tickets in order"


def write_proof(proof: Proof) -> dict[str, Any]:
    """A record as plain JSON."""
    return {
        **({"holder": proof.bound.holder} if proof.bound.holder else {}),
        "tickets": [{"number": number, "entrant": proof.tickets[number]} for number in sorted(proof.tickets)],
        "refused": sorted(proof.refused),
        "prizes": list(proof.prizes),
        "prizes-each": proof.bound.each,
        "commitment": proof.commitment,
        "mixed": list(proof.mixed),
        "seed": proof.seed.hex(),
        "secret": proof.secret.hex(),
        "order": list(proof.order),
        "winners": list(proof.winners),
    }


def read_proof(value: object) -> Proof:
    """A record from plain JSON; one sentence where it cannot be read."""
    fields = Field(value, "", "").mapping(KNOWN, NEEDED)
    return Proof(
        tickets=read_tickets(fields["tickets"]),
        bound=read_bound(fields),
        commitment=str(fields["commitment"].value),
        mixed=read_words(fields["mixed"]),
        seed=_bytes(fields["seed"]),
        secret=_bytes(fields["secret"]),
        order=_numbers(fields["order"]),
        winners=_numbers(fields["winners"]),
        refused=frozenset(_numbers(fields["refused"])) if "refused" in fields else frozenset(),
    )


def read_bound(fields: Mapping[str, Field]) -> Bound:
    """What a commitment is bound to, from the fields of a file."""
    return Bound(
        _exactly(fields["holder"], "who holds the seed") if "holder" in fields else "",
        tuple(_exactly(each, "a prize") for each in fields["prizes"].items("a list of prizes")),
        fields["prizes-each"].whole("a whole number from 1") if "prizes-each" in fields else 1,
    )


def read_words(field: Field) -> tuple[str, ...]:
    """The words thrown in, in order."""
    return tuple(_exactly(each, "words, such as 'vera: good luck'") for each in field.items("a list of words"))


def read_tickets(field: Field) -> dict[int, str]:
    """Tickets with their entrants; each number once."""
    rows = [each.mapping(("number", "entrant"), ("number", "entrant")) for each in field.items("a list of tickets")]
    tickets = {row["number"].whole("the number of a ticket"): _exactly(row["entrant"], "an entrant") for row in rows}
    if len(tickets) != len(rows):
        raise field.fault("two tickets have the same number")
    return tickets


def _exactly(field: Field, wanted: str) -> str:
    """A text to the last space: a draw follows from every character."""
    field.text(wanted)
    return str(field.value)


def _bytes(field: Field) -> bytes:
    try:
        return bytes.fromhex(str(field.value))
    except ValueError:
        raise Malformed("draw", f"{field.path} is not hexadecimal") from None


def _numbers(field: Field) -> tuple[int, ...]:
    return tuple(each.whole("the number of a ticket") for each in field.items("a list of tickets"))
