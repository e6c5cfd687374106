"""Answer `pitboss promotion seal`, `draw` and `verify`."""

from __future__ import annotations

import secrets

from pitboss.cards.seal import commitment_to
from pitboss.cards.shuffle import SEED_BYTES, fresh_seed
from pitboss.cli.promotion.opening import value_of
from pitboss.cli.screen import answer_json, say
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.play.roundfile.field import Field
from pitboss.promotion.draw.proof import Proof, made, objections, read_proof, read_tickets, write_proof

KNOWN = ("tickets", "entrants", "prizes", "prizes-each", "mixed", "seed", "secret")
SECRET_BYTES = 32


def answer_seal() -> None:
    """Print a fresh seed and secret with their hash: publish the hash, keep the rest."""
    seed, secret = fresh_seed(), secrets.token_bytes(SECRET_BYTES)
    answer_json({"commitment": commitment_to(seed, secret), "seed": seed.hex(), "secret": secret.hex()})


def answer_draw(name: str, seal: str) -> None:
    """Print the record of a draw: with the seed of a seal, of the file, or a fresh one."""
    fields = Field(value_of(name), "", name).mapping(KNOWN, ("prizes",))
    seed, secret = _seal(fields, seal)
    answer_json(write_proof(_made(fields, seed, secret)))


def _made(fields: dict[str, Field], seed: bytes, secret: bytes) -> Proof:
    if ("tickets" in fields) is ("entrants" in fields):
        raise Malformed("draw", "write tickets with number and entrant, or entrants in the order of their tickets")
    if "tickets" in fields:
        tickets = read_tickets(fields["tickets"])
    else:
        tickets = {number: each.text("an entrant") for number, each in enumerate(fields["entrants"].items("a list of entrants"), 1)}
    prizes = tuple(each.text("a prize") for each in fields["prizes"].items("a list of prizes"))
    each = fields["prizes-each"].whole("a whole number from 1") if "prizes-each" in fields else 1
    mixed = tuple(str(each.value) for each in fields["mixed"].items("a list of words")) if "mixed" in fields else ()
    return made(tickets, prizes, seed, secret, each=each, mixed=mixed)


def _seal(fields: dict[str, Field], seal: str) -> tuple[bytes, bytes]:
    if seal:
        fields = Field(value_of(seal), "", seal).mapping(("commitment", "seed", "secret"), ("seed", "secret"))
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


def answer_verify(name: str, *, in_json: bool) -> None:
    """Say that a draw was fair and who won; refused with the first thing that is not as it must be."""
    try:
        proof = read_proof(value_of(name))
        found = list(objections(proof))
    except PitbossError as fault:
        raise Malformed(fault.code, fault.sentence if fault.sentence.startswith(name) else f"{name}: {fault.sentence}") from None
    if found:
        raise Refused("not-fair", f"{name}: {found[0]}", rule="")
    if in_json:
        answer_json({"fair": True, "tickets": len(proof.tickets), "winners": _winners(proof)})
        return
    say(f"A fair draw among {len(proof.tickets)} tickets: hash, order and winners are as they must be.")
    for each in _winners(proof):
        say(f"  {each['prize']}: ticket {each['ticket']}, {each['entrant']}")


def _winners(proof: Proof) -> list[dict[str, object]]:
    pairs = zip(proof.prizes, proof.winners, strict=False)
    return [{"prize": prize, "ticket": ticket, "entrant": proof.tickets[ticket]} for prize, ticket in pairs]
