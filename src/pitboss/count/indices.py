"""Indices: from which count on a place of the chart is played otherwise, worked out from the mean shoe of each count.

Every place is valued at each whole count by exact analysis of the shoe that the count leaves on the mean, the hand's own cards and the
dealer's known to be gone. Two cards stand for a row; hands of more cards follow them. The spread of the composition about its mean, which
moves an index by less than a tenth of a count, is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from csv import reader, writer
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from io import StringIO
from itertools import pairwise

from pitboss.cards.card import CARDS
from pitboss.count.composition import DECK, Counted
from pitboss.count.places import Place, places
from pitboss.count.removal import Watch
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.analysis import analyse, hand_odds
from pitboss.odds.chart.sheet import cell_text, read_csv
from pitboss.odds.insurance import insurance_odds
from pitboss.odds.records import Action, Cell, Kind, Row, Strategy
from pitboss.odds.shoe import Shoe
from pitboss.sim.betting import Rounding

REACH = 10
"""Counts as far as this either side of nought are looked at, by the size of Hi-Lo's tags."""
USUAL_DEVIATION = (40 / 52) ** 0.5
HALF = Fraction(1, 2)
QUIET = (Action.HIT, Action.STAND)
HEAD = ("from", "hand", "dealer", "play")


@dataclass(frozen=True)
class Index:
    """One departure: from this count on the place is played so, and what that gains over the play below it at the count, in units."""

    count: int
    place: Place
    before: Action
    action: Action
    gain: float
    cell: Cell


@dataclass(frozen=True)
class Indices:
    """All departures of a game by a system, lowest count first, with the chart that they depart from."""

    counted: Counted
    left: int
    lowest: int
    highest: int
    base: Strategy
    departures: tuple[Index, ...]

    def charts(self) -> Mapping[int, Strategy]:
        """What changes from each count on, as a few rows and columns of a chart."""
        found: dict[int, dict[tuple[Row, str], Cell]] = {}
        for each in self.departures:
            found.setdefault(each.count, {})[each.place.row, each.place.column] = each.cell
        return _charts(found)

    def csv(self) -> str:
        """The departures as a file that `pitboss simulate --strategy-from` reads."""
        out = StringIO()
        rows = writer(out, lineterminator="\n")
        rows.writerow(HEAD)
        rows.writerows((each.count, each.place.row, each.place.column, cell_text(each.cell)) for each in self.departures)
        return out.getvalue()


def indices(
    rules: Rules,
    counted: Counted,
    left: int | None = None,
    rounding: Rounding = Rounding.FLOOR,
    watch: Watch = iter,
) -> Indices:
    """Every departure, at a moment with so many cards left (half the pack unless it is said)."""
    found = analyse(rules)
    left = counted.pack.decks * (DECK - 4 * len(counted.pack.removed)) // 2 if left is None else left
    reach = max(2, round(REACH * counted.deviation() / USUAL_DEVIATION))
    middle = round(counted.tags.begins(counted.pack.decks)) if counted.running else 0
    counts = range(middle - reach, middle + reach + 1)
    looked = _Looked(rules, counted, left, counts, Fraction(0) if rounding is Rounding.NEAREST else HALF)
    every = list(places(found.strategy, counted.pack.removed))
    departures: list[Index] = []
    for place in watch(every):
        departures += looked.departures(place, found.strategy[place.row, place.column])
    departures.sort(key=lambda each: each.count)  # those of one count stay in the order of the chart
    return Indices(counted, left, counts[0], counts[-1], found.strategy, tuple(departures))


def read_indices(text: str, name: str) -> dict[int, Strategy]:
    """What changes from each count on, from a file as `Indices.csv` writes it; `name` is how messages call the file.

    >>> charts = read_indices("from,hand,dealer,play\\n4,hard 15,T,S\\n", "index.csv")
    >>> [(count, [str(row) for row in chart.rows]) for count, chart in charts.items()]
    [(4, ['hard 15'])]
    """
    lines = list(reader(text.removeprefix("\ufeff").splitlines()))
    found: dict[int, dict[tuple[Row, str], Cell]] = {}
    for number, line in enumerate(lines[1:], 2):
        if any(line):
            count, places_told = _line(line, f"{name} line {number}")
            found.setdefault(count, {}).update(places_told)
    return _charts(found)


def is_indices(text: str) -> bool:
    """Whether a file is one of indices, by its first line."""
    return text.removeprefix("\ufeff").partition("\n")[0].strip().replace(" ", "") == ",".join(HEAD)


def _line(line: Sequence[str], where: str) -> tuple[int, Mapping[tuple[Row, str], Cell]]:
    try:
        count, hand, dealer, play = line
        return int(count), read_csv(f"hand,{dealer}\n{hand},{play}\n", where).cells
    except ValueError:
        wanted = "write a count, a hand, a dealer's card and a play, as in 4,hard 15,T,S"
        raise Malformed("strategy", f"{where} says {','.join(line)!r}: {wanted}") from None


def _charts(found: Mapping[int, Mapping[tuple[Row, str], Cell]]) -> dict[int, Strategy]:
    return {
        count: Strategy(tuple(dict.fromkeys(column for _, column in cells)), tuple(dict.fromkeys(row for row, _ in cells)), dict(cells))
        for count, cells in sorted(found.items())
    }


def values_at(rules: Rules, counted: Counted, count: Fraction, left: int, place: Place) -> dict[Action, float]:
    """What each lawful action is worth at a place, from the mean shoe of a count."""
    known = (*place.cards, place.dealer)
    return dict(hand_odds(rules, place.cards, place.dealer, counted.shoe(count, left, known)).values)


@dataclass(frozen=True)
class _Looked:
    """Where departures are looked for; a count is taken `middle` of a step above itself."""

    rules: Rules
    counted: Counted
    left: int
    counts: range
    middle: Fraction

    def departures(self, place: Place, chart: Cell) -> Iterator[Index]:
        """Those of one place: from the lowest count upwards, each whole count at which the best action is another one."""

        @cache
        def at(count: int) -> dict[Action, float]:
            return values_at(self.rules, self.counted, count + self.middle, self.left, place)

        before = chart.first
        for count in _changes(self.counts, lambda count: _best(at(count))):
            values = at(count)
            best = _best(values)
            if best is not before:
                yield Index(count, place, before, best, values[best] - values.get(before, values[best]), _cell(values, chart, place))
            before = best


def _changes(counts: range, best: Callable[[int], Action]) -> Iterator[int]:
    """The lowest count, and every count whose best action differs from that of the count below it; between two counts with one best
    action nothing is looked for."""
    yield counts[0]
    steps = [*counts[:: max(1, len(counts) // 4)], counts[-1]]
    for low, high in pairwise(steps):
        yield from _between(low, high, best)


def _between(low: int, high: int, best: Callable[[int], Action]) -> Iterator[int]:
    if low >= high or best(low) is best(high):
        return
    if high - low == 1:
        yield high
        return
    middle = (low + high) // 2
    yield from _between(low, middle, best)
    yield from _between(middle, high, best)


def _best(values: Mapping[Action, float]) -> Action:
    return max(values, key=lambda action: values[action])


def _cell(values: Mapping[Action, float], chart: Cell, place: Place) -> Cell:
    """The cell that a chart has for the values: a double or a surrender gives way to the better of drawing and standing."""
    best = _best(values)
    plain = max((action for action in QUIET if action in values), key=lambda action: values[action], default=chart.otherwise)
    if place.row.kind is Kind.PAIR:
        return Cell((best,), plain)
    later = chart.by_cards[1:] if len(chart.by_cards) > 2 else (plain,) if best not in QUIET else ()
    return Cell((best, *later), plain)


def insurance_from(rules: Rules, counted: Counted, found: Indices) -> dict[str, int | None]:
    """The lowest count from which on insurance gains, by the dealer's card; None where it does at none of the counts looked at."""
    return {against: _insured(rules, counted, found, against) for against in insurance_odds(rules, Shoe.of(counted.pack))}


def _insured(rules: Rules, counted: Counted, found: Indices, against: str) -> int | None:
    shown = (
        CARDS["AS"]
        if against == "A"
        else next(card for card in CARDS.values() if card.pips == 10 and card.rank not in counted.pack.removed)
    )
    for count in range(found.lowest, found.highest + 1):
        if insurance_odds(rules, counted.shoe(count + HALF, found.left, (shown,)))[against].ev > 0:
            return count
    return None
