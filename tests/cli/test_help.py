"""Help: the first page is a table of contents, every page says what its words mean, and its examples do what they say."""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path

import click
import pytest
from typer.models import ParameterInfo
from typer.utils import get_params_from_function

from pitboss.cli.help import CONTENTS
from pitboss.cli.house.chosen import store_of
from pitboss.house.store import opened
from tests.cli.commands import examples, walked
from tests.cli.shell import ROOT, Answer, within
from tests.house.play import play, table

PAGES = dict(walked())
WITHOUT_END = ("pitboss serve", "pitboss cluster", "http", "completion ", " | ")
"""Examples that do not end, need a house that runs, or are lines for a shell: other tests run those."""
OF_THE_HOUSE = (
    "pitboss draft effect",
    "pitboss verify",
    "pitboss export",
    "pitboss replay",
    "pitboss fair check",
    "pitboss backup",
    "pitboss restore",
)
DEAR = (
    "rules coverage",
    "count vic-blackjack --",
    "count indices",
    "tournament simulate",
    "chart.pdf",
    "--boxes 3",
    "odds price --notice",
    "--rounds 1e6",
)
"""Examples that take seconds; the tests of those commands run the like of them."""
EXAMPLES = sorted({line for command in PAGES.values() for line in examples(command)})
ALONE = [line for line in EXAMPLES if not line.startswith(OF_THE_HOUSE) and not any(word in line for word in WITHOUT_END + DEAR)]


def _run(line: str) -> Answer:
    program, *words = shlex.split(line)
    assert program == "pitboss"
    answer = within(*words)
    assert answer.status == 0, (line, answer.err)
    return answer


def test_the_first_page_is_a_table_of_contents_with_one_line_a_command() -> None:
    lines = [line.strip("│ ") for line in within("--help").lines]
    chapters, found = dict[str, list[str]](), list[str]()
    for line in lines:
        if line.startswith("╭─"):
            chapters[line.strip("╭─╮ ")] = found = []
        elif chapters and line and not line.startswith("╰"):
            found.append(line.split()[0])
    expected = {chapter: list(names) for chapter, names in CONTENTS.items()}
    assert {name: found[: len(expected[name])] for name, found in chapters.items() if name != "Options"} == expected
    assert "Commands" not in chapters, "a command stands in no chapter: give it a panel of pitboss.cli.help"


@pytest.mark.parametrize("path", PAGES, ids=" ".join)
def test_a_page_has_an_example_and_says_what_its_words_mean(path: tuple[str, ...]) -> None:
    command = PAGES[path]
    page = within(*path, "--help")
    assert page.status == 0
    assert examples(command), "a command needs an example: make it with pitboss.cli.help.command"
    said = " ".join(word for word in page.out.split() if word != "│")
    for line in examples(command):
        assert line in said
        assert "pitboss" in line
    for name, parameter in get_params_from_function(command.callback).items() if command.callback else ():
        if isinstance(parameter.default, ParameterInfo):
            assert parameter.default.help, f"{name} is not explained"
            assert parameter.default.help[:30].rpartition(" ")[0] in said
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            assert inner.get_short_help_str(66).count("...") == 0, f"{name} is told in more than one line"


@pytest.mark.parametrize("line", ALONE)
def test_an_example_does_what_it_says(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PITBOSS_DATA", str(tmp_path))
    assert _run(line).out


def test_the_examples_around_a_house_do_what_they_say_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> None:
        async with opened(store_of("")) as store:
            await play(await table(store, "vic-blackjack"), 300)

    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PITBOSS_DATA", str(tmp_path))
    asyncio.run(played())
    ours = [line for line in EXAMPLES if line.startswith(OF_THE_HOUSE) and "http" not in line and not line.startswith("pitboss restore")]
    for line in sorted(ours, key=lambda line: [line.startswith(each) for each in ("pitboss export", "pitboss replay")], reverse=True):
        _run(line)
    assert all((tmp_path / name).stat().st_size for name in ("round.json", "table.json", "copy.db"))
    for lost in tmp_path.glob("pit.db*"):
        lost.unlink()
    _run("pitboss restore copy.db --without-key")  # what these tables were dealt with is no key of a house
    _run("pitboss verify")
