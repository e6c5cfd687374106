"""Indices as JSON, on a page, and as the file that `simulate --strategy-from` reads."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from time import process_time

from pitboss.cli.answers import as_of
from pitboss.cli.count.kit import Kit
from pitboss.cli.progress import counted
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.count.composition import DECK
from pitboss.count.indices import Indices, indices, insurance_from
from pitboss.law.refusal import Malformed

METHOD = (
    "Each place is valued by exact analysis of the mean shoe that the count leaves, the hand's own cards and the dealer's gone; the spread "
    "of the composition about its mean is left out. Two cards stand for a row. Counts are rounded down.",
)


def answer(kit: Kit, left: int | None, out: Path | None, *, as_json: bool) -> None:
    """Work the departures out, with a progress bar, and print or write them."""
    size = kit.counted.pack.decks * (DECK - 4 * len(kit.counted.pack.removed))
    if left is not None and not DECK // 2 <= left < size:
        raise Malformed("cards-left", f"--cards-left {left} cannot be: write a number from {DECK // 2} to {size - 1}")
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise Malformed("file", f"--out {out}: name a file in a folder that exists")
    begun = process_time()
    found = indices(kit.rules, kit.counted, left, watch=lambda places: counted(places, "places of the chart"))
    insured = insurance_from(kit.rules, kit.counted, found)
    if out is not None:
        out.write_text(found.csv(), encoding="utf-8")
    if as_json:
        answer_json(
            kit.about()
            | {
                "cards_left": found.left,
                "insurance_from": insured,
                "indices": [
                    {
                        "from": each.count,
                        "hand": str(each.place.row),
                        "dealer": each.place.column,
                        "before": str(each.before),
                        "play": str(each.action),
                        "gain": each.gain,
                    }
                    for each in found.departures
                ],
                "method": list(METHOD),
                "seconds": process_time() - begun,
            }
        )
        return
    _print(kit, found, insured)
    if out is not None:
        played = f"pitboss simulate {kit.rules.book.id} --count {kit.counted.tags.name} --strategy-from {out}"
        say("", f"{out}: {len(found.departures)} departures; play them with `{played}`")


def _print(kit: Kit, found: Indices, insured: dict[str, int | None]) -> None:
    heading(f"{kit.title()}: indices for {kit.counted.tags.name}, {found.left} cards left")
    say(*as_of(kit.rules.law))
    for against, count in insured.items():
        say(
            f"Insurance against {'an ace' if against == 'A' else 'a ten'}: "
            + ("at no count looked at" if count is None else f"from {_signed(count)} on")
        )
    say(f"Below {_signed(found.lowest + 1)} everything is as at {_signed(found.lowest)}.", "")
    table(
        (Column("from", right=True), Column("hand"), Column("dealer"), Column("below"), Column("play"), Column("gain", right=True)),
        [
            (_signed(each.count), str(each.place.row), each.place.column, str(each.before), str(each.action), f"{each.gain:.4f}")
            for each in found.departures
        ],
    )
    say("", *METHOD)


def _signed(count: int | Fraction) -> str:
    return f"{count:+d}".replace("-", "−") if count else "0"
