"""docs/draws.md holds: its vectors are what Pitboss draws, and a checker in another language, written from it alone, agrees."""

from __future__ import annotations

import json
import random
import re
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

from pitboss.cards.seal import commitment_to
from pitboss.cards.shuffle import below, words
from pitboss.cli.promotion.opening import value_of
from pitboss.promotion.draw.lot import Bound, final_seed
from pitboss.promotion.draw.proof import Proof, made, objections, read_proof, write_proof

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/draws.md").read_text(encoding="utf-8")
SEED = bytes(range(32))


def checked(*cases: tuple[dict[str, Any], str]) -> list[str]:
    """What the other checker says of records with the commitment that was published."""
    written = json.dumps([{"record": record, "published": published} for record, published in cases])
    done = subprocess.run(
        ["node", ROOT / "tests/draws/checker.mjs"], input=written, capture_output=True, text=True, encoding="utf-8", check=True
    )
    found: list[str] = json.loads(done.stdout)
    return found


def vectors() -> list[dict[str, str]]:
    """The blocks of values on the page."""
    blocks = re.findall(r"```text\n(.*?)```", PAGE, re.S)
    return [{line[:14].strip(): line[14:] for line in block.splitlines()} for block in blocks]


def drawn(proof: Proof) -> dict[str, str]:
    """A draw in the form of the page."""
    final = final_seed(proof.seed, proof.tickets, proof.mixed, proof.commitment)
    return {
        "seal": commitment_to(proof.seed, proof.secret),
        "commitment": proof.commitment,
        "final seed": final.hex(),
        "order": " ".join(map(str, proof.order)),
        "winners": " ".join(map(str, proof.winners)),
    }


def summer() -> Proof:
    """The draw of the example."""
    entries: Any = value_of("summer-entries")
    tickets = dict(enumerate(entries["entrants"], 1))
    bound = Bound(entries["holder"], tuple(entries["prizes"]), entries["prizes-each"])
    return made(tickets, bound, SEED, b"kept under the desk", mixed=tuple(entries["mixed"]))


def odd() -> Proof:
    """Every kind of character."""
    bound = Bound('Zoë "the" keeper', ("A\tcar",), 2)
    return made({3: "ann – é", 9: "bo\\b\n", 1: "\U0001f0a1"}, bound, SEED, b"")


def test_the_vectors_of_the_page_are_what_pitboss_draws() -> None:
    first, second = vectors()
    stream = first.pop("stream").split()
    numbers = words(bytes.fromhex(first["final seed"]))
    assert [str(next(numbers)) for _ in stream] == stream
    assert first.items() >= drawn(summer()).items()
    assert second == drawn(odd())
    zeros = words(bytes(32))
    assert b"".join(next(zeros).to_bytes(4, "little") for _ in range(4)).hex() in PAGE
    assert below(3, iter((4294967295, 5))) == 2


def tampered(record: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A record with one thing changed."""

    def turned(name: str) -> list[Any]:
        return [*record[name][1:], record[name][0]]

    first = record["tickets"][0]
    return record | chance.choice(
        [
            {"seed": bytes(32).hex()},
            {"secret": "00"},
            {"holder": "mallory"},
            {"prizes": [*record["prizes"], "Boat"]},
            {"prizes": turned("prizes")},
            {"prizes-each": 3},
            {"mixed": [*record["mixed"], f"{record['holder']}: 132"]},
            {"mixed": [*record["mixed"], "said nobody"]},
            {"mixed": [*record["mixed"], "eve: 7"]},
            {"tickets": [first | {"entrant": "mallory"}, *record["tickets"][1:]]},
            {"tickets": record["tickets"][1:]},
            {"order": turned("order")},
            {"winners": turned("winners")},
            {"refused": [record["winners"][0]]},
        ]
    )


def test_another_checker_agrees_on_fair_draws_and_finds_what_pitboss_finds() -> None:
    chance = random.Random(21)
    cases: list[tuple[dict[str, Any], str]] = [(write_proof(each), each.commitment) for each in (summer(), odd())]
    for _ in range(60):
        count = chance.randint(6, 40)
        tickets = {number: f"p{chance.randint(1, count)} “é”" for number in chance.sample(range(1, 10_000), count)}
        bound = Bound("olive", tuple(f"prize {number}" for number in range(1, 4)), chance.randint(1, 2))
        refused = frozenset(chance.sample(sorted(tickets), chance.randint(0, 2)))
        proof = made(tickets, bound, chance.randbytes(32), chance.randbytes(8), mixed=("eve: a", "bob: b"), refused=refused)
        record = write_proof(proof)
        cases += [(record, proof.commitment), (tampered(record, chance), proof.commitment), (record, summer().commitment)]
    said = checked(*cases)
    for (record, published), verdict in zip(cases, said, strict=True):
        assert (verdict == "fair") is not any(objections(read_proof(record), published)), (verdict, record)
    assert said.count("fair") >= 62
    assert {"A", "B", "F", "G"} <= set(said)


def test_a_true_record_of_another_seed_is_not_the_draw_that_was_committed_to() -> None:
    proof = summer()
    other = made(proof.tickets, proof.bound, bytes(32), b"", mixed=proof.mixed)
    assert checked((write_proof(other), proof.commitment)) == ["A"]
    assert checked((write_proof(replace(proof, commitment=other.commitment)), proof.commitment)) == ["A"]
