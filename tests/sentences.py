"""What no sentence of the program may hold: what a file or the program calls things, where a person wants words."""

from __future__ import annotations

import re

FAULTS = {
    "a card as files write it": re.compile(r"(?<![\w♠♥♦♣])[2-9TJQKA][SHDC](?!\w)"),
    "an amount without its dollar": re.compile(r"(?<![\d$,.])\d+\.\d\d(?!\d)"),
    "cents, or a number without its commas": re.compile(r"(?<![\d$,.:])\d{4,}(?![\d,:])"),
    "a name of ours": re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b"),
}
ENGLISH = {"ten-value", "ten-valued", "pre-shuffled", "even-money", "play-off", "stand-off", "re-shuffle"}
"""Hyphens that people write; `even-money` is a decision as the file has it."""
CITED = re.compile(r"\(?(?:VIC-\d{4}-\d\d|ACT-\d{4}-\d\d|NSW-[A-Z-]+)(?: [^;,]*?(?:\([a-z]+\))*)?(?=[;,.)]|$)")
POSSIBILITY = re.compile(r"(?:possibility|draws?|drawn) \d+")
FILE = re.compile(r"^round [^:]+: |(?:boxes|cards|decisions|wagers)\[\d+\][\w.\[\]-]*")
DOCUMENT = re.compile(r"(?:VIC-\d{4}-\d\d|ACT-\d{4}-\d\d|NSW-[A-Z-]+)")


def wrong_with(said: str, rules: tuple[str, ...]) -> list[str]:
    """What nobody should have to read in a sentence; citations, places in a file and the prizes' numbers are left out."""
    bare = [f"a bare document: {rule}" for rule in rules if DOCUMENT.fullmatch(rule)]
    plain = POSSIBILITY.sub("", FILE.sub("", CITED.sub("", said)))
    found = [f"{fault}: {word}" for fault, pattern in FAULTS.items() for word in pattern.findall(plain) if word not in ENGLISH]
    return bare + found
