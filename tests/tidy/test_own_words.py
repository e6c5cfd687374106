"""Our words are our own: nothing longer than twelve words in a row is taken from the gazetted texts, and of a rule's phrase eight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pitboss.books.readings import READINGS
from tests.law.gazetted import SEEDS
from tests.tidy.tree import ROOT, files, place

RUN = 13
RUN_OF_A_PHRASE = 9
# Titles and names that have to be given in full, as the words of `words`; a row of rule numbers is no sentence at all.
TITLES: tuple[str, ...] = ()


def words(text: str) -> list[str]:
    """The words of a text, without case, punctuation or layout."""
    return re.findall(r"[a-z0-9]+", text.lower().replace("’", "'").replace("'", ""))


def runs(text: str, length: int = RUN) -> dict[str, int]:
    """Every run of words in a row that is too long to be chance, and where it begins."""
    found = words(text)
    return {" ".join(found[start : start + length]): start for start in range(len(found) - length + 1)}


def copied(text: str, gazetted: set[str], length: int = RUN) -> list[str]:
    """The passages of a text that are in the gazetted texts, each as long as it runs."""
    ours = words(text)
    hits = sorted(start for run, start in runs(text, length).items() if run in gazetted)
    passages: list[tuple[int, int]] = []
    for start in hits:
        if passages and start <= passages[-1][1]:
            passages[-1] = (passages[-1][0], start + length)
        else:
            passages.append((start, start + length))
    found = [" ".join(ours[start:end]) for start, end in passages]
    return [passage for passage in found if re.search("[a-z]", passage) and not any(passage in title for title in TITLES)]


def in_the_gazette(length: int) -> set[str]:
    if not SEEDS.is_dir():
        pytest.skip("the gazetted texts are not beside this checkout (../shared/seeds)")
    return {run for path in sorted(SEEDS.glob("*.txt")) for run in runs(path.read_text(encoding="utf-8"), length)}


@pytest.fixture(scope="module")
def gazetted() -> set[str]:
    return in_the_gazette(RUN)


def ours() -> list[Path]:
    folders = ("src", "docs")
    found = [path for path in files() if path.suffix not in (".png", ".svg")]
    return [path for path in found if path.relative_to(ROOT).parts[0] in folders or (path.parent == ROOT and path.suffix == ".md")]


def test_no_long_passage_is_copied(gazetted: set[str]) -> None:
    found = [f"{place(path)}: {passage}" for path in ours() for passage in copied(path.read_text(encoding="utf-8"), gazetted)]
    assert found == []


def test_what_a_reading_quotes_is_said_in_our_own_words() -> None:
    texts = in_the_gazette(RUN_OF_A_PHRASE)
    quoted = [(reading.id, rule, phrase) for reading in READINGS for rule, phrase in reading.rules.items()]
    assert [(*where, found) for *where, phrase in quoted if (found := copied(phrase, texts, RUN_OF_A_PHRASE))] == []


def test_a_copied_passage_would_be_seen(gazetted: set[str]) -> None:
    passage = max(gazetted, key=len)
    assert copied(f"Our own words, then: {passage.title()}!", gazetted) == [passage]
    assert copied(" ".join(passage.split()[:-1]), gazetted) == []
