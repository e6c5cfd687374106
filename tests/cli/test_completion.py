"""A shell that asks what may come next is told: commands, games, terms, options and their values, else files."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from pitboss.cli.completing import VARIABLE
from tests.cli.shell import PITBOSS, pitboss, within

ASKED = [
    ("ru", {"rules"}),
    ("", {"rules", "odds", "serve", "verify", "completion"}),
    ("--ver", {"--version"}),
    ("rules vic-crown-p", {"vic-crown-pontoon"}),
    ("rules re", {"register", "readings"}),
    ("rules vic-blackjack --o", {"--on"}),
    ("rules why vic-blackjack dealer-soft", {"dealer-soft-17"}),
    ("rules diff vic-blackjack act-b", {"act-blackjack"}),
    ("rules vic-blackjack --set decks", {"decks=8", "decks=6", "decks=4"}),
    ("rules readings A2", {"A2", "A20"}),
    ("odds ", {"show", "price", "vic-blackjack", "nsw-star-lucky-lucky"}),
    ("odds price --notice VIC-2000-2", {"VIC-2000-27"}),
    ("strategy act", {"act-blackjack"}),
    ("simulate vic-blackjack --dealing ", {"shoe", "continuous"}),
    ("floor day fau", {"faulty-deal"}),
    ("tournament check ", {"star-cup"}),
    ("completion ", {"bash", "zsh", "fish"}),
]
NOTHING_KNOWN = ["rules zzz ", "replay ", "strategy zzz --set ", "odds zzz zzz "]


@pytest.fixture(params=["bash", "zsh", "fish"])
def shell(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setenv(VARIABLE, f"{name}_complete")
    return name


def told(shell: str, words: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What that shell is answered: the kind and the word of every offer."""
    line = f"pitboss {words}"
    monkeypatch.setenv("COMP_LINE" if shell == "bash" else "COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", line.rsplit(" ", maxsplit=1)[-1] if shell == "fish" else str(line.count(" ")))
    answer = within()
    assert (answer.status, answer.err) == (0, "")
    match shell:
        case "zsh":
            return list(zip(answer.lines[::3], answer.lines[1::3], strict=True))
        case _:
            offers = [line.split("\t")[0].split(",", 1) for line in answer.lines]
            return [(kind, word) for kind, word in offers]


def test_what_may_come_next_is_offered(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for words, expected in ASKED:
        offered = told(shell, words, monkeypatch)
        assert expected <= {word for kind, word in offered if kind == "plain"}, words
        assert all(word.startswith(words.split(" ")[-1]) for _, word in offered), words


def test_where_nothing_is_known_the_shell_offers_files(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in NOTHING_KNOWN:
        assert [kind for kind, _ in told(shell, words, monkeypatch)] == ["file"], words


def test_an_instruction_that_no_shell_gives_is_one_sentence() -> None:
    answer = pitboss(**{VARIABLE: "tcsh_complete"})
    assert (answer.status, answer.out) == (2, "")
    assert "write bash_source, zsh_source or fish_source" in answer.err


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_asks_this_command(name: str) -> None:
    script = pitboss("completion", name).out
    assert f"{VARIABLE}={name}_complete" in script
    if not shutil.which(name):
        return
    checked = subprocess.run([name, "-n"], input=script, capture_output=True, text=True, timeout=300, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("pitboss rules why vic-crown-p", ["vic-crown-pontoon"]),
        ("pitboss rules vic-blackjack --set deck", [f"decks={each}" for each in "45678"]),
        ("pitboss rules vic-blackjack --set decks=", [*"45678"]),
        ("pitboss rules vic-blackjack --set decks=6", ["6"]),
    ],
)
def test_bash_completes_a_word_with_an_equals_sign_or_without(typed: str, offered: list[str]) -> None:
    asks = f"""
        eval "$(pitboss completion bash)"
        COMP_LINE={typed!r} COMP_POINT={len(typed)}
        _pitboss_completion pitboss
        echo "${{COMPREPLY[@]}}"
    """
    path = f"{Path(PITBOSS).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(["bash", "-c", asks], env=os.environ | {"PATH": path}, capture_output=True, text=True, timeout=300, check=True)
    assert sorted(done.stdout.split()) == sorted(offered), done.stderr
