"""Answer `pitboss promotion seal`, `draw` and `verify`."""

from __future__ import annotations

import secrets

from pitboss.cards.shuffle import SEED_BYTES, fresh_seed
from pitboss.cli.promotion.opening import value_of
from pitboss.cli.screen import answer_json, say
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.play.roundfile.field import Field
from pitboss.promotion.draw.lot import Bound, committed, own_words
from pitboss.promotion.draw.proof import Proof, made, objections, read_bound, read_proof, read_tickets, read_words, write_proof

KNOWN = ("holder", "tickets", "entrants", "prizes", "prizes-each", "mixed", "seed", "secret")
SEALED = ("commitment", "holder", "prizes", "prizes-each", "seed", "secret")
SECRET_BYTES = 32


def answer_seal(name: str) -> None:
    """Print a fresh seed and secret with the commitment to them and to what the file names: publish that, keep the rest."""
    bound = read_bound(Field(value_of(name), "", name).mapping(KNOWN, ("holder", "prizes")))
    seed, secret = fresh_seed(), secrets.token_bytes(SECRET_BYTES)
    answer_json(
        {
            "commitment": committed(seed, secret, bound),
            "holder": bound.holder,
            "prizes": list(bound.prizes),
            "prizes-each": bound.each,
            "seed": seed.hex(),
            "secret": secret.hex(),
        }
    )


def answer_draw(name: str, seal: str) -> None:
    """Print the record of a draw: with the seed of a seal, of the file, or a fresh one."""
    fields = Field(value_of(name), "", name).mapping(KNOWN, ("holder", "prizes"))
    bound = read_bound(fields)
    seed, secret = _seal(fields, bound, seal)
    answer_json(write_proof(_made(fields, bound, seed, secret)))


def _made(fields: dict[str, Field], bound: Bound, seed: bytes, secret: bytes) -> Proof:
    if ("tickets" in fields) is ("entrants" in fields):
        raise Malformed("draw", "write tickets with number and entrant, or entrants in the order of their tickets")
    if "tickets" in fields:
        tickets = read_tickets(fields["tickets"])
    else:
        tickets = {number: each.text("an entrant") for number, each in enumerate(fields["entrants"].items("a list of entrants"), 1)}
    mixed = read_words(fields["mixed"]) if "mixed" in fields else ()
    if words := own_words(bound.holder, mixed):
        raise Malformed("mixed", f"{words!r}: write words as 'name: words', and none of {bound.holder}'s, who holds the seed")
    return made(tickets, bound, seed, secret, mixed=mixed)


def _seal(fields: dict[str, Field], bound: Bound, seal: str) -> tuple[bytes, bytes]:
    if seal:
        fields = Field(value_of(seal), "", seal).mapping(SEALED, SEALED)
        if read_bound(fields) != bound:
            raise Malformed("seal", f"{seal} was made for another holder, other prizes or another prizes-each than the entries have")
    elif "seed" not in fields:
        return fresh_seed(), secrets.token_bytes(SECRET_BYTES)
    seed, secret = (_hex(fields[key]) if key in fields else b"" for key in ("seed", "secret"))
    if len(seed) != SEED_BYTES:
        raise Malformed("seed", f"a seed has {SEED_BYTES} bytes: write {2 * SEED_BYTES} hexadecimal digits in quotes")
    return seed, secret


def _hex(field: Field) -> bytes:
    try:
        return bytes.fromhex(str(field.value))
    except ValueError:
        raise field.fault("write hexadecimal digits, in quotes") from None


def answer_verify(name: str, published: str, *, in_json: bool) -> None:
    """Say that a draw was fair and who won; refused with the first thing that is not as it must be."""
    try:
        proof = read_proof(value_of(name))
        found = list(objections(proof, published))
    except PitbossError as fault:
        raise Malformed(fault.code, fault.sentence if fault.sentence.startswith(name) else f"{name}: {fault.sentence}") from None
    if found:
        raise Refused("not-fair", f"{name}: {found[0]}", rule="")
    if in_json:
        answer_json({"fair": True, "tickets": len(proof.tickets), "winners": _winners(proof)})
        return
    say(f"A fair draw among {len(proof.tickets)} tickets: commitment, order and winners are as they must be.")
    for each in _winners(proof):
        say(f"  {each['prize']}: ticket {each['ticket']}, {each['entrant']}")


def _winners(proof: Proof) -> list[dict[str, object]]:
    pairs = zip(proof.prizes, proof.winners, strict=False)
    return [{"prize": prize, "ticket": ticket, "entrant": proof.tickets[ticket]} for prize, ticket in pairs]
