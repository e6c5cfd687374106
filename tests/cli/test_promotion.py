"""`pitboss promotion` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pitboss.cli.promotion import app
from pitboss.cli.promotion.checking import answer_check
from pitboss.cli.promotion.drawing import answer_draw, answer_seal, answer_verify
from pitboss.law.refusal import Malformed, Refused

BARE = "name: Bare\ngame: nsw-blackjack-challenge\nprizes: [{name: Fan, kind: electric-appliance, value: 80, details: a fan}]\n"


def test_the_example_lacks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer_check("summer-draw", None, in_json=False) == 0
    printed = capsys.readouterr().out
    assert "Nothing is lacking." in printed
    assert "NSW-STAR-BJ 20.7.11.3(iv)" in printed
    assert max(map(len, printed.splitlines())) <= 100


def test_what_is_lacking_comes_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bare.yaml"
    file.write_text(BARE)
    assert answer_check(str(file), None, in_json=True) == 1
    answer = json.loads(capsys.readouterr().out)
    lacking = {each["rule"] for each in answer["findings"]}
    assert {"NSW-BJ-CHALLENGE 20.7.1", "NSW-BJ-CHALLENGE 20.7.11.1(iii)", "NSW-BJ-CHALLENGE 20.8"} <= lacking
    assert {"prize": "Fan", "matter": "make", "required": "always", "rule": "NSW-BJ-CHALLENGE 20.7.11.1(i)", "stated": ""} in answer[
        "matters"
    ]
    assert CliRunner().invoke(app, ["check", str(file)]).exit_code == 1


def test_a_game_without_promotions_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "vic.yaml"
    file.write_text("name: Draw\ngame: vic-blackjack\n")
    with pytest.raises(Refused, match="has no rules for promotional prizes"):
        answer_check(str(file), None, in_json=False)
    with pytest.raises(Malformed, match="the examples are summer-draw and summer-entries"):
        answer_check("winter-draw", None, in_json=False)


def test_a_sealed_draw_is_made_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seal, record = tmp_path / "seal.json", tmp_path / "record.json"
    answer_seal("summer-entries")
    seal.write_text(capsys.readouterr().out)
    published = json.loads(seal.read_text())["commitment"]
    answer_draw("summer-entries", str(seal))
    record.write_text(capsys.readouterr().out)
    answer_verify(str(record), published, in_json=True)
    answer = json.loads(capsys.readouterr().out)
    assert answer["fair"]
    assert len({each["entrant"] for each in answer["winners"]}) == 6
    with pytest.raises(Refused, match="published before entries closed"):
        answer_verify(str(record), "0" * 64, in_json=True)
    assert CliRunner().invoke(app, ["verify", str(record)]).exit_code == 2, "a record proves nothing by itself"


def test_a_seal_is_for_its_own_prizes_and_no_words_are_its_holders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seal, entries = tmp_path / "seal.json", tmp_path / "entries.yaml"
    answer_seal("summer-entries")
    seal.write_text(capsys.readouterr().out)
    entries.write_text("holder: olive\nentrants: [ann, bob]\nprizes: [Boat]\n")
    with pytest.raises(Malformed, match="another holder, other prizes"):
        answer_draw(str(entries), str(seal))
    for words in ("olive: 132", "132"):
        entries.write_text(f"holder: olive\nentrants: [ann, bob]\nprizes: [Boat]\nmixed: ['{words}']\n")
        with pytest.raises(Malformed, match="none of olive's"):
            answer_draw(str(entries), "")


@pytest.mark.parametrize(
    ("field", "said"),
    [("mixed", "the order"), ("winners", "the first tickets"), ("secret", "hash was published"), ("prizes", "hash was published")],
)
def test_a_draw_that_was_tampered_with_is_found_out(field: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer_draw("summer-entries", "")
    record = json.loads(capsys.readouterr().out)
    record[field] = "00" if field == "secret" else list(reversed(record[field]))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    with pytest.raises(Refused, match=said):
        answer_verify(str(file), json.loads(file.read_text())["commitment"], in_json=False)


def test_a_record_that_is_none_says_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text('{"tickets": []}')
    with pytest.raises(Malformed, match="prizes is missing"):
        answer_verify(str(file), "", in_json=False)
    file.write_text('{"holder": "olive", "entrants": ["ann"], "prizes": ["Car"], "seed": "00"}')
    with pytest.raises(Malformed, match="64 hexadecimal digits"):
        answer_draw(str(file), "")
