"""`pitboss rules GAME` answers in at most three times the time of `python -c "import typer, rich"`."""

from __future__ import annotations

from bench.rules_startup import BAR, compile_source, measure, processor_seconds

TRIES = 3
# Other tests run on the other cores meanwhile; the bench, run alone, holds the bar itself.
NOISE = 1.2


def test_a_book_is_printed_within_three_times_the_imports() -> None:
    compile_source()
    worst: list[float] = []
    for _ in range(TRIES):
        yardstick, games = measure(2, processor_seconds)
        worst.append(max(games.values()) / yardstick)
        if worst[-1] <= BAR * NOISE:
            return
    raise AssertionError(f"the slowest game took {min(worst):.2f} times as long at best; the bar is {BAR}")
