"""The gazetted texts by rule: what a document prints at a pin of the inventory, where the texts are at hand."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

from tests.tidy.tree import ROOT

SEEDS = Path(os.environ.get("GAZETTED_TEXTS", ROOT.parent / "shared" / "seeds"))
"""Where the texts lie: beside the checkout, or wherever GAZETTED_TEXTS says."""

FILES = {"VIC-2003-01": "000_", "ACT-2018-01": "001_", "VIC-2000-": "002_", "NSW-STAR-BJ": "003_", "NSW-BJ-CHALLENGE": "004_"}
NUMBER = re.compile(r"^(?:<[^>]*>|\[[^\]]*\])*[\s\u2018'\-#*]*(\d+(?:\.\d+)+|\d+)\.?[\s*]")
LETTER = re.compile(r"^[\s\-]*\(([a-z]|[ivx]+)\)\s")
CONTENTS = re.compile(r"\.{4}|\t\d+$")
NEXT = re.compile(r"\n\s*\n\s*(?=[“\"\[*]|[\-\s]*\d+\.|[A-Z][a-z])")


@cache
def text_of(document: str) -> str:
    """The whole text of a document; the notices of 2000 share one file."""
    (start,) = [prefix for key, prefix in FILES.items() if document.startswith(key)]
    (path,) = SEEDS.glob(f"{start}*.txt")
    whole = path.read_text(encoding="utf-8")
    notice = re.fullmatch(r"VIC-2000-(\d+)", document)
    if notice is None:
        return whole
    parts = re.split(r"(?i)CASINO RULES NOTICE NO\. (\d+) OF 2000\n", whole)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[notice[1]]


@cache
def rules_of(document: str) -> dict[str, str]:
    """Every numbered rule and lettered paragraph of a document, as printed."""
    found: dict[str, list[str]] = {}
    number, letters, here = "", [""], ""
    for line in text_of(document).splitlines():
        if CONTENTS.search(line):
            continue
        if (step := NUMBER.match(line)) and step[1] not in found:  # a number that comes again is a broken line, not a rule
            number, letters = step[1], []
            here = number
            found[here] = [line[step.end() :]]
            continue
        if (step := LETTER.match(line)) and number:
            letters = _under(letters, step[1])
            here = number + "".join(f"({each})" for each in letters)
        found.setdefault(here, []).append(line)
    return {pin: " ".join(lines) for pin, lines in found.items()}


def _under(letters: list[str], letter: str) -> list[str]:
    """Where a letter goes: (i) after (a) is a step down, (b) after (a)(ii) a step up, and (i) after (h) a letter like the others."""
    roman = re.fullmatch(r"[ivx]+", letter) is not None
    return [letters[0], letter] if roman and letters and letters[-1] not in ("h", "u", "w") else [letter]


def said_at(document: str, pin: str) -> str:
    """What is printed at a numbered rule or a definition; nothing where the pin is a line of a table or the like."""
    defined = re.search(r"\"([^\"]+)\"|^[\d.]+: (.+)$|^A: (.+)$", pin)
    if defined is None:
        return rules_of(document).get(pin, "")
    word = next(each for each in defined.groups() if each)
    after = re.search(rf"(?i)(?:[“\"*\]]|^)\**{re.escape(word)}\**(?:[”\"*]|\n)(.{{0,700}})", text_of(document), re.S | re.M)
    return NEXT.split(after[1])[0] if after else ""


def said_above(document: str, pin: str) -> str:
    """What is printed over a paragraph: the rules that lead in to it."""
    above = []
    while lead := re.match(r"(.+?)(?:\([a-z]+\)|\.\d+)$", pin):
        pin = lead[1]
        above.append(rules_of(document).get(pin, ""))
    return " ".join(above)
