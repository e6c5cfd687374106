"""`pitboss simulate` as a person or a program meets it."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars
import pytest

from pitboss.cli.simulate import run as run_module
from pitboss.cli.simulate.length import Length
from pitboss.cli.simulate.progress import Watch, line
from pitboss.sim import Block
from pitboss.sim.sofar import Sofar
from tests.cli.shell import Answer, pitboss, within
from tests.support import own_rules

CONTRACT = ("game", "options", "rounds", "seed", "ev", "standard_error", "variance", "seconds", "rounds_per_second", "side_bets")
TIMED = ("seconds", "rounds_per_second", "on")
QUICK = ("--strategy", "mimic")
"""A player who needs no chart, so that none is worked out."""


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def asked(*words: str) -> Answer:
    """The answer, without the news that kernels are compiled, which the first user of a machine gets."""
    answer = within("simulate", *words)
    news = "pitboss: compiling the kernels"
    return replace(answer, err="".join(each for each in answer.err.splitlines(keepends=True) if not each.startswith(news)))


def figures(*words: str) -> Any:
    """The JSON of a run, but for what the clock says."""
    answer = asked(*words, "--json")
    assert (answer.status, answer.err) == (0, ""), answer.err
    return {name: value for name, value in json.loads(answer.out).items() if name not in TIMED}


def test_the_json_has_what_programs_rely_on() -> None:
    answer = pitboss("simulate", "vic-blackjack", "--rounds", "200000", "--seed", "7", "--set", "decks=6", "--json")
    assert answer.status == 0, answer.err
    found = json.loads(answer.out)
    assert set(CONTRACT) <= found.keys()
    assert (found["game"], found["options"]["decks"], found["rounds"], found["seed"]) == ("vic-blackjack", 6, 200_000, 7)
    assert abs(found["ev"] + 0.0052) < 4 * found["standard_error"]
    assert found["standard_error"] == pytest.approx((found["variance"] / 200_000) ** 0.5)
    assert found["rounds_per_second"] == pytest.approx(200_000 / found["seconds"])
    low, high = found["confidence_95"]
    assert high - low == pytest.approx(2 * 1.96 * found["standard_error"], rel=1e-4)
    assert sum(found["distribution"].values()) == pytest.approx(1)
    assert 1.02 < found["hands_per_round"] < 1.04


def test_the_figures_do_not_depend_on_the_workers() -> None:
    words = ("vic-blackjack", "--rounds", "2.5e6", "--seed", "3", *QUICK)
    one = figures(*words)
    assert figures(*words, "--workers", "2") == one
    assert one["rounds"] == 2_500_000
    assert figures(*words[:-3], "4", *QUICK)["ev"] != one["ev"]


def test_a_page_is_readable() -> None:
    answer = asked("vic-blackjack", "--rounds", "10,000", "--boxes", "2", "--insurance", "--side-bet", "perfect-pairs:5", *QUICK)
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[:2] == ["Blackjack (vic-blackjack)", "decks 8"]
    assert answer.lines[2].startswith("boxes 2, stake $10.00, perfect-pairs $5.00, strategy mimic the dealer, dealing shoe")
    assert "10,000 rounds, seed 1" in answer.out
    for words in ("expected value", "standard error", "variance", "hands a round", "insurance", "perfect-pairs", "What a round comes to"):
        assert words in answer.out
    assert max(map(len, answer.lines)) <= 100


def test_side_bets_have_figures_of_their_own() -> None:
    words = ("nsw-star-blackjack", "--rounds", "300000", "--side-bet", "perfect-pairs:2.50", "--side-bet", "lucky-lucky", *QUICK)
    found = figures(*words)
    assert list(found["side_bets"]) == ["perfect-pairs", "lucky-lucky"]
    assert found["plan"]["side_bets"] == {"perfect-pairs": "2.50", "lucky-lucky": "10.00"}
    bet = found["bets"]["perfect-pairs"]
    assert bet["staked"] == "750000.00"
    assert bet["ev"] == pytest.approx(float(bet["net"]) / float(bet["staked"])) == found["side_bets"]["perfect-pairs"]
    assert abs(bet["ev"] + 0.041) < 4 * bet["standard_error"]


def test_com_bo_tells_of_every_bet() -> None:
    found = figures("vic-crown-com-bo", "--rounds", "100000")
    assert len(found["side_bets"]) >= 3
    nets = sum(float(bet["net"]) for bet in found["bets"].values())
    assert nets == pytest.approx(float(found["net"]))
    assert found["ev"] == pytest.approx(nets / sum(float(bet["staked"]) for bet in found["bets"].values()))


COUNTS = (
    "vic-blackjack",
    "--seed",
    "3",
    "--count",
    "hi-lo",
    "--ramp",
    "0:1,1:2,2:6",
    "--insurance-from",
    "3",
    "--bankroll",
    "2000",
    *QUICK,
)


def test_a_run_is_staked_by_a_count_and_told_count_by_count() -> None:
    found = figures(*COUNTS, "--rounds", "300000", "--side-bet", "perfect-pairs:5@2")
    assert found["plan"]["counting"]["ramp"] == {"0": 1, "1": 2, "2": 6}
    lines = {line["count"]: line for line in found["counts"]}
    assert sum(line["rounds"] for line in lines.values()) == found["rounds"] == 300_000
    assert (lines[0]["stake"], lines[1]["stake"], lines[5]["stake"]) == (10, 20, 60)
    assert found["bets"]["perfect-pairs"]["staked"] == f"{5 * sum(lines[count]['rounds'] for count in range(2, 11)):.2f}"
    assert sum(float(line["net"]) for line in lines.values()) == pytest.approx(float(found["net"]))
    low, high = lines[1]["confidence_95"]
    assert low < lines[1]["ev"] < high
    hour = found["per_hour"]
    assert hour["win"] == pytest.approx(80 * float(found["net"]) / 300_000)
    assert hour["confidence_95"][0] < hour["win"] < hour["confidence_95"][1]
    assert found["drawdown"]["run"]["deepest"] >= found["drawdown"]["falls"][-1]["value"] > found["drawdown"]["falls"][0]["value"]
    assert found["drawdown"]["sessions"] == 300
    assert 0 < found["ruin"]["simulated"] < found["ruin"]["forever"] <= 1


def test_counts_falls_and_ruin_do_not_depend_on_the_workers() -> None:
    one = figures(*COUNTS, "--rounds", "2.2e6")
    assert figures(*COUNTS, "--rounds", "2.2e6", "--workers", "3") == one


def test_a_counted_run_on_a_page_and_drawn(tmp_path: Path) -> None:
    drawing = tmp_path / "run.svg"
    tags, ramp = tmp_path / "tags.csv", tmp_path / "ramp.csv"
    tags.write_text("card,tag\n2-6,1\n7-9,0\n10-A,-1\n")
    ramp.write_text("count,units\n0,0\n1,1\n3,4\n")
    words = ("--count", str(tags), "--ramp", str(ramp), "--decks-left", "half", "--rounding", "truncate", "--enter", "1", "--leave", "-1")
    answer = asked("vic-blackjack", "--rounds", "50000", *words, "--plot", str(drawing), *QUICK)
    assert (answer.status, answer.err) == (0, "")
    for said in (
        "decks left to the nearest half deck, rounded towards 0",
        "units +0:0 +1:1 +3:4, seated from +1, up below −1",
        "won an hour, at 80 rounds",
        "deepest fall of the run",
        "50 sessions of 1,000 rounds",
        "By the count at which rounds were staked",
        "of 50,000 rounds were sat out",
    ):
        assert said in " ".join(answer.out.split()), said
    assert max(map(len, answer.lines)) <= 110
    assert drawing.read_bytes().startswith(b"<?xml")


def test_a_shuffling_device_leaves_nothing_to_count() -> None:
    answer = asked("vic-blackjack", "--rounds", "5000", "--count", "hi-lo", "--dealing", "continuous", *QUICK)
    assert "no stake can go by a count" in answer.out


def test_a_chart_from_a_file_is_played(tmp_path: Path) -> None:
    chart = tmp_path / "chart.csv"
    assert within("strategy", "vic-blackjack", "--out", str(chart)).status == 0
    words = ("vic-blackjack", "--rounds", "50000")
    assert figures(*words, "--strategy", str(chart))["ev"] == figures(*words)["ev"] != figures(*words, *QUICK)["ev"]


def test_a_run_stops_when_it_is_precise_enough() -> None:
    found = figures("vic-blackjack", "--until-se", "0.0007", *QUICK)
    assert found["standard_error"] <= 0.0007
    assert found["rounds"] % 1_000_000 == 0
    before = found["convergence"][-2]
    assert before["standard_error"] > 0.0007
    assert figures("vic-blackjack", "--rounds", "1e6", "--until-se", "0.0000001", *QUICK)["rounds"] == 1_000_000, "at most so many"


def interrupting(at: int) -> Callable[[Watch, Sofar], None]:
    def see(_: Watch, sofar: Sofar) -> None:
        if sofar.blocks == at:
            signal.raise_signal(signal.SIGINT)

    return see


@pytest.fixture
def at_a_keyboard() -> Iterator[None]:
    """Ctrl-C means what it means in a shell, whatever a library that another test started in this process has made of it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("at_a_keyboard")
def test_an_interrupt_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = ("vic-blackjack", "--rounds", "4500000", "--seed", "5", *QUICK)
    whole = figures(*words)
    with monkeypatch.context() as patched:
        patched.setattr(Watch, "see", interrupting(3))
        stopped = asked(*words, "--json")
    assert stopped.status == 130
    assert stopped.err == "pitboss: stopped after 2,000,000 rounds, 2,000,000 of them kept: go on with the same words and --resume\n"
    assert json.loads(stopped.out)["rounds"] == 2_000_000
    assert len(list((tmp_path / "state" / "pitboss" / "runs").iterdir())) == 1
    seen: list[int] = []
    monkeypatch.setattr(Watch, "see", lambda _, sofar: seen.append(sofar.blocks))
    assert figures(*words, "--resume") == whole
    assert seen == [3, 4, 5], "only what was left was dealt"
    assert figures("vic-blackjack", "--rounds", "1000000", "--seed", "5", "--resume", *QUICK)["rounds"] == 1_000_000, "fewer than kept"


def test_a_long_run_is_kept_as_it_goes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run_module, "KEEP_EVERY", -1.0)
    figures("vic-blackjack", "--rounds", "2300000", *QUICK)
    (kept,) = (tmp_path / "state" / "pitboss" / "runs").iterdir()
    assert json.loads(kept.read_text())["blocks"] == 2


def test_every_round_can_be_written(tmp_path: Path) -> None:
    for game, words in (("vic-blackjack", ("--boxes", "2", "--side-bet", "perfect-pairs", *QUICK)), ("vic-crown-com-bo", ())):
        file = tmp_path / f"{game}.parquet"
        found = figures(game, "--rounds", "1500", *words, "--parquet", str(file))
        frame = polars.read_parquet(file)
        assert frame.height == 1500
        assert frame["round"].to_list() == list(range(1500))
        assert frame["net"].sum() == round(float(found["net"]) * 100)
        kinds = [name for name in frame.columns if name.startswith("net_")]
        assert frame.select(polars.sum_horizontal(kinds)).to_series().to_list() == frame["net"].to_list()


@pytest.mark.parametrize(("name", "begins"), [("run.svg", b"<?xml"), ("run.png", b"\x89PNG")])
def test_a_run_can_be_drawn(tmp_path: Path, name: str, begins: bytes) -> None:
    words = ("vic-blackjack", "--rounds", "2000000", *QUICK, "--plot")
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        figures(*words, str(tmp_path / folder / name))
    drawn = (tmp_path / "one" / name).read_bytes()
    assert drawn.startswith(begins)
    assert drawn == (tmp_path / "two" / name).read_bytes(), "the same run is the same bytes"


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("vic-blakjack", "--rounds", "1"), 2, "there is no game 'vic-blakjack'; the nearest"),
        (("vic-blackjack",), 2, "--rounds is missing"),
        (("vic-blackjack", "--rounds", "many"), 2, "'many' is no number of rounds"),
        (("vic-blackjack", "--rounds", "0"), 2, "from 1 to"),
        (("vic-blackjack", "--rounds", "1.5"), 2, "no number of rounds"),
        (("vic-blackjack", "--until-se", "0"), 2, "no standard error"),
        (("vic-blackjack", "--rounds", "1", "--stake", "ten"), 2, "--stake: 'ten' is no amount"),
        (("vic-blackjack", "--rounds", "1", "--set", "decks=3"), 1, "decks"),
        (("vic-blackjack", "--rounds", "1", "--side-bet", "lucky-lucky"), 1, "not offered with Blackjack"),
        (("vic-blackjack", "--rounds", "1", "--side-bet", "perfect-pears"), 2, "the nearest is perfect-pairs"),
        (("vic-blackjack", "--rounds", "1", "--boxes", "12", *QUICK), 2, "1 to 9"),
        (("vic-blackjack", "--rounds", "1", "--penetration", "0.2", *QUICK), 1, "half of the cards"),
        (("vic-blackjack", "--rounds", "1", "--workers", "0", *QUICK), 2, "from 1 to 1024"),
        (("vic-blackjack", "--rounds", "1", "--strategy", "no-such-file.csv"), 2, "mimic or never-bust"),
        (("vic-blackjack", "--rounds", "1", "--plot", "x.bmp"), 2, ".svg or .png"),
        (("vic-blackjack", "--rounds", "1", "--plot", "no-such-folder/x.svg"), 2, "no such place"),
        (("vic-blackjack", "--rounds", "1e9", "--parquet", "x.parquet"), 2, "at most 1,000,000"),
        (("vic-crown-com-bo", "--rounds", "1", "--boxes", "2"), 2, "leaves nothing to play"),
        (("vic-crown-com-bo", "--rounds", "1", "--count", "hi-lo"), 2, "leaves nothing to play"),
        (("vic-blackjack", "--rounds", "1", "--count", "hi-low", *QUICK), 2, "there is no count 'hi-low'; the nearest"),
        (("vic-blackjack", "--rounds", "1", "--count", "tags.csv", *QUICK), 2, "tags.csv cannot be read"),
        (("vic-blackjack", "--rounds", "1", "--count", "2-9:1", *QUICK), 2, "does not say what 10, J, Q, K and A count"),
        (("vic-blackjack", "--rounds", "1", "--ramp", "1:1,2:2", *QUICK), 2, "--ramp goes by a count, and none is kept"),
        (("vic-blackjack", "--rounds", "1", "--count", "hi-lo", "--ramp", "1:one", *QUICK), 2, "'1:one' is no step"),
        (("vic-blackjack", "--rounds", "1", "--side-bet", "perfect-pairs:5@3", *QUICK), 2, "none is kept"),
        (("vic-blackjack", "--rounds", "1", "--count", "hi-lo", "--side-bet", "perfect-pairs@x", *QUICK), 2, "'x' is no count"),
        (("vic-blackjack", "--rounds", "1", "--count", "hi-lo", "--strategy-from", "x:y.csv"), 2, "'x' is no count"),
        (
            ("vic-blackjack", "--rounds", "1", "--count", "hi-lo", "--strategy-from", "3:no-such.csv", *QUICK),
            2,
            "no-such.csv cannot be read",
        ),
        (("vic-blackjack", "--rounds", "1", "--session", "0", *QUICK), 2, "a session of 0 rounds"),
        (("vic-blackjack", "--rounds", "1", "--bankroll", "all", *QUICK), 2, "--bankroll: 'all' is no amount"),
        (("vic-blackjack", "--rounds", "1", "--rounds-per-hour", "0", *QUICK), 2, "0 rounds an hour"),
        (("nsw-star-blackjack", "--rounds", "1", "--count", "hi-lo", "--see-burn", *QUICK), 1, "NSW-STAR-BJ 4.9"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else None,
)
def test_what_is_wrong_is_told_in_a_sentence(words: tuple[str, ...], status: int, said: str) -> None:
    answer = asked(*words)
    assert (answer.status, answer.out) == (status, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_progress_says_how_far_how_fast_how_sure_and_how_long() -> None:
    from pitboss.sim import Plan, dealt_of, player_by_way
    from pitboss.sim.players import Way

    book = own_rules("vic-blackjack")
    dealt = dealt_of(book, Plan(player=player_by_way(book, Way.MIMIC)))
    sofar = Sofar().plus(Block(0, 1_000_000, dealt.block(1, 0, 1_000_000)))
    assert sofar.last is not None
    told = line(sofar, Length(4_000_000, None), 0, 2.0)
    value, error = f"−{-100 * sofar.last.ev:.4f} %", f"{100 * sofar.last.standard_error:.4f} %"
    assert told == f"1,000,000 rounds · 500,000 a second · EV {value} ± {error} · 6 s left"
    precise = line(sofar, Length(10**12, sofar.last.standard_error / 2), 0, 2.0)
    assert precise.endswith(" · 6 s left"), "half the error takes four times the rounds"
