"""Files that are nothing, given to every command that reads or writes one: one sentence, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import within

FILES = {
    "bad.yaml": b"a: [1,",
    "empty.yaml": b"",
    "bytes.yaml": b"\xff\xfe\x00\x01",
    "list.json": b"[1, 2]",
    "other.json": b'{"game": 3, "stream": null, "entries": [1]}',
    "deep.json": b"[" * 100_000,
}
READ = (
    "adjudicate",
    "floor day",
    "tournament check",
    "replay",
    "fair check",
    "simulate vic-blackjack --rounds 100 --strategy",
    "simulate vic-blackjack --rounds 100 --count",
    "verify --against",
    "verify --store",
    "backup --to",
)


@pytest.mark.parametrize("words", READ)
def test_a_file_that_is_nothing_is_told_in_one_sentence(words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PITBOSS_DATA", str(tmp_path / "data"))
    for name, content in FILES.items():
        Path(name).write_bytes(content)
    Path("folder").mkdir()
    for name in (*FILES, "folder", "none.yaml", "/", "", "\udc80", "9" * 400):
        answer = within(*words.split(), name)
        assert answer.status in (1, 2), (words, name)
        assert answer.err.startswith("pitboss: "), (words, name, answer.err)
        assert answer.err.count("\n") == 1, (words, name, answer.err)
