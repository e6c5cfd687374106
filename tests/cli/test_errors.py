"""What could not be read: one sentence on stderr with the nearest names, status 2, and never a traceback."""

from __future__ import annotations

import pytest

from tests.cli.shell import pitboss

MALFORMED = [
    # words                                                     what the sentence must say
    ("rules vic-blakjack", "no game or question 'vic-blakjack'; the nearest are vic-blackjack"),
    ("rules cover", "no game or question 'cover'; the nearest is coverage"),
    ("rules zzz", "pitboss rules lists the games"),
    ("rules show vic-blakjack", "the nearest are vic-blackjack"),
    ("rules why vic-blackjack soft-17", "answers no term 'soft-17'; the nearest is dealer-soft-17"),
    ("rules why vic-blackjack", "TERM is missing: write pitboss rules why GAME TERM"),
    ("rules why", "GAME is missing"),
    ("rules diff vic-blackjack", "GAME is missing: name a second game to compare it with, or a draft with --draft FILE"),
    ("rules diff vic-blackjack act-blakjack", "the nearest are act-blackjack"),
    ("rules search", "WORDS is missing"),
    ("rules readings Z9", "there is no reading 'Z9'; the nearest"),
    ("rules vic-blackjack --on tomorrow", "'tomorrow' is not a date or a time: write it as 2000-12-15"),
    ("rules vic-blackjack --on 2000-13-01", "write it as 2000-12-15"),
    ("rules vic-blackjack --on 0001-01-01", "write it as 2000-12-15"),
    ("rules vic-blackjack --on 2003-10-26T02:30", "never happened in Melbourne"),
    ("rules register --on yesterday", "write it as 2000-12-15"),
    ("rules vic-blackjack --onn 2000-12-15", "there is no option --onn; the nearest are --on"),
    ("rules vic-blackjack --on", "--on"),
    ("rules vic-blackjack --set", "--set"),
    ("rules vic-blackjack --set decks", "--set 'decks' has no value: write --set name=value"),
    ("rules vic-blackjack --set dekcs=6", "no option 'dekcs'; the nearest is decks"),
    ("rules vic-blackjack --json=yes", "--json"),
    ("rules vic-blackjack act-blackjack", "unexpected extra argument"),
    ("rules coverage --missin", "the nearest are --missing"),
    ("ruels", "there is no command 'ruels'; the nearest are rules, replay and restore"),
    ("--verzion", "the nearest is --version"),
]

REFUSED = [
    ("rules vic-blackjack --set decks=9", "VIC-2003-01 3.1"),
    ("rules vic-blackjack --set smallest-chip=-1", "smallest-chip=-1 is not allowed by"),
    ("rules vic-blackjack --set smallest-chip=1e99999999", "or any other amount in dollars"),
    ("rules vic-blackjack --set smallest-chip=0.005", "or any other amount in dollars"),
    ("rules why act-blackjack dealer-soft-17 --set dealer-soft-17=maybe", "ACT-2018-01 12.1"),
    ("rules act-blackjack --on 2018-10-17", "ACT-2018-01"),
    ("rules vic-blackjack --on 1999-01-01", "VIC-2000-26"),
]


def one_sentence(err: str) -> bool:
    return err.startswith("pitboss: ") and err.count("\n") == 1 and "Traceback" not in err


@pytest.mark.parametrize(("words", "said"), MALFORMED, ids=[words for words, _ in MALFORMED])
def test_malformed(words: str, said: str) -> None:
    answer = pitboss(*words.split())
    assert (answer.status, answer.out) == (2, "")
    assert one_sentence(answer.err), answer.err
    assert said in answer.err


# An option that lacks its value would take --json for it.
@pytest.mark.parametrize("words", [words for words, _ in MALFORMED if not words.endswith(("--on", "--set"))])
def test_malformed_is_said_the_same_way_when_json_is_asked_for(words: str) -> None:
    answer = pitboss(*words.split(), "--json")
    assert (answer.status, answer.out) == (2, "")
    assert one_sentence(answer.err), answer.err


@pytest.mark.parametrize(("words", "rule"), REFUSED, ids=[words for words, _ in REFUSED])
def test_refused_with_its_rule(words: str, rule: str) -> None:
    answer = pitboss(*words.split())
    assert (answer.status, answer.out) == (1, "")
    assert one_sentence(answer.err), answer.err
    assert rule in answer.err


def test_an_empty_word_is_no_answer() -> None:
    for words in (["rules", ""], ["rules", "vic-blackjack", "--on", ""], ["rules", "register", "--on", ""], ["rules", "readings", ""]):
        answer = pitboss(*words)
        assert answer.status == 2, words
        assert one_sentence(answer.err), answer.err
