"""A cluster: the same figures as one worker, a worker killed or not; and nothing in the clear beyond this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.sim import Dealt, Plan, Tally, cluster as clusters, dealt_of, player_by_way
from pitboss.sim.cluster import Cluster, cluster
from pitboss.sim.cluster_address import Address, Tls
from pitboss.sim.players import Way
from pitboss.sim.run import Block
from pitboss.sim.workers import Job, crew
from tests.cli.shell import within
from tests.sim.cluster_hosts import certificates, local_cluster
from tests.support import own_rules

JOBS = [Job(3, number, 100_000) for number in range(40)]


@pytest.fixture(scope="module")
def dealt() -> Dealt:
    book = own_rules("vic-blackjack")
    return dealt_of(book, Plan(player=player_by_way(book, Way.MIMIC)))


@pytest.fixture(scope="module")
def alone(dealt: Dealt) -> list[Block]:
    with crew(dealt, 1) as one:
        return list(one.blocks(JOBS))


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with local_cluster(2) as found:
        yield found


@pytest.fixture(scope="module")
def team(address: str, dealt: Dealt) -> Iterator[Cluster]:
    with cluster(dealt, Address.of(address, None)) as found:
        yield found


def test_a_cluster_gives_the_same_blocks_in_the_same_order(team: Cluster, alone: list[Block]) -> None:
    assert list(team.blocks(JOBS)) == alone


def test_a_worker_killed_in_the_middle_changes_nothing(team: Cluster, alone: list[Block]) -> None:
    first = team.client.run(os.getpid)
    found: list[Block] = []
    for block in team.blocks(JOBS):
        if len(found) == 1:
            os.kill(next(iter(first.values())), signal.SIGKILL)
        found.append(block)
    assert found == alone
    assert set(team.client.run(os.getpid)) != set(first), "one is gone, and another may have come for it"


def test_a_run_that_is_left_early_leaves_nothing_to_deal(team: Cluster, alone: list[Block]) -> None:
    some = team.blocks(JOBS)
    assert next(some) == alone[0]
    some.close()  # type: ignore[attr-defined]
    assert list(team.blocks(JOBS[:2])) == alone[:2]


def test_the_command_gives_the_same_figures_on_a_cluster(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    words = ("simulate", "vic-blackjack", "--rounds", "3e6", "--strategy", "mimic")
    there, here = within(*words, "--cluster", address), within(*words)
    assert there.status == 0, there.err
    assert there.lines[:-1] == here.lines[:-1], "but for what the clock says"


def test_an_interrupt_keeps_what_the_cluster_has_dealt(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while the third block is waited for; --resume, without the cluster, then gives what never stopping gives."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    words = ("simulate", "vic-blackjack", "--rounds", "5e6", "--strategy", "mimic")
    with monkeypatch.context() as patched:
        patched.setattr(Cluster, "_tally", interrupted_at(2))
        stopped = within(*words, "--cluster", address)
    assert (stopped.status, "stopped after 2,000,000 rounds, 2,000,000 of them kept" in stopped.err) == (130, True), stopped.err
    resumed, whole = within(*words, "--resume"), within(*words)
    assert resumed.lines[:-1] == whole.lines[:-1]
    assert resumed.lines[-1].startswith("3,000,000 rounds dealt")


def interrupted_at(number: int) -> Callable[[Cluster, Job, Any], Tally]:
    """Waiting for a block, and Ctrl-C at one of them."""
    plain = Cluster._tally

    def tally(self: Cluster, job: Job, future: Any) -> Tally:
        if job.number == number:
            raise KeyboardInterrupt
        return plain(self, job, future)

    return tally


def test_a_cluster_with_certificates_deals_and_nobody_without_them_is_let_in(
    dealt: Dealt, alone: list[Block], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, others = certificates(tmp_path), certificates(tmp_path, "other")
    with local_cluster(1, *words) as found:
        assert found.startswith("tls://")
        with cluster(dealt, Address.of(found, _tls(words))) as team:
            assert list(team.blocks(JOBS[:4])) == alone[:4]
        monkeypatch.setattr(clusters, "ANSWERS_WITHIN", 2)
        with pytest.raises(Malformed, match="no scheduler answers"), cluster(dealt, Address.of(found, _tls(others))):
            pass


def _tls(words: tuple[str, ...]) -> Tls | None:
    return Tls.of(*(Path(path) for path in words[1::2]))


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("tcp://192.0.2.7:8786", Refused, "192.0.2.7:8786 is not spoken to without certificates: give --tls-ca, --tls-cert and --tls-key"),
        ("example.org", Refused, "without certificates"),
        ("0.0.0.0:8786", Refused, "without certificates"),
        ("tls://127.0.0.1:8786", Refused, "without certificates"),
        ("http://127.0.0.1:8786", Malformed, "write it as tcp://127.0.0.1:8786"),
        ("tcp://127.0.0.1:port", Malformed, "write it as"),
        ("", Malformed, "write it as"),
    ],
)
def test_what_is_no_address_or_not_safe_is_told_in_a_sentence(text: str, kind: type[PitbossError], said: str) -> None:
    with pytest.raises(kind, match=said):
        Address.of(text, None)


def test_addresses_are_read() -> None:
    assert [Address.of(text, None).url for text in ("localhost", "127.0.0.1:9", "tcp://[::1]:8786")] == [
        "tcp://localhost:8786",
        "tcp://127.0.0.1:9",
        "tcp://[::1]:8786",
    ]


def test_the_command_refuses_what_it_must(tmp_path: Path) -> None:
    words = ("simulate", "vic-blackjack", "--rounds", "1000", "--strategy", "mimic")
    for more, status, said in (
        (("--cluster", "tcp://192.0.2.7:8786"), 1, "certificates"),
        (("--cluster", "localhost", "--workers", "2"), 2, "leave one of the two out"),
        (("--cluster", "localhost", "--tls-ca", str(tmp_path / "ca.pem")), 2, "--tls-ca, --tls-cert and --tls-key together"),
    ):
        answer = within(*words, *more)
        assert (answer.status, said in answer.err, len(answer.err.splitlines())) == (status, True, 1), answer.err


def test_a_certificate_must_be_one(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pem"
    empty.write_text("")
    with pytest.raises(Malformed, match="PEM"):
        Tls.of(empty, empty, empty)
