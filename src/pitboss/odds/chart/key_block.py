"""The legend drawn on paper: keys in columns, and what else there is to say of the marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pitboss.odds.chart.grid import Measure, draw_mark
from pitboss.odds.chart.legend import Key
from pitboss.odds.chart.palette import INK, QUIET
from pitboss.odds.chart.paper import Face, Paper, middle, width_of, wrapped

WORDS = 7.4
REMARK = 6.6
LEADING = 3.15
STEP = 5.3
AFTER = 3.6
SAMPLE = Measure(width=0, label=0, row=4.8, band=0, size=7.4, small=5.6)


@dataclass(frozen=True, slots=True)
class KeyBlock:
    """A legend in the room it has: so wide, and with so many columns for keys of few words."""

    keys: tuple[Key, ...]
    remarks: tuple[str, ...]
    width: float
    columns: int

    @property
    def height(self) -> float:
        """How much of the page it takes."""
        return len(self._rows()) * STEP + AFTER + len(self._lines()) * LEADING

    def draw(self, paper: Paper, x: float, y: float) -> None:
        """Draw it from its upper left corner."""
        sample = self._sample()
        for row in self._rows():
            for place, key in row:
                left = x + place * self.width
                draw_mark(paper, (left, y), key.mark, sample, SAMPLE)
                size = WORDS * min(1.0, (self.width - sample - 2.2) / width_of(key.words, WORDS))
                paper.write(left + sample + 2.2, middle(y, SAMPLE.row, size), key.words, size, INK)
            y += STEP
        y += AFTER
        for line in self._lines():
            paper.write(x, y, line, REMARK, QUIET)
            y += LEADING

    def _sample(self) -> float:
        return max(9.0, 3.5 + max(width_of(key.mark.text, SAMPLE.size, Face.BOLD) for key in self.keys))

    def _rows(self) -> list[list[tuple[float, Key]]]:
        """Keys of few words in all the columns, the others in as many as leave them room; a key with how far across it stands."""
        needed = {key: self._sample() + 2.2 + width_of(key.words, WORDS) + 4 for key in self.keys}
        short = [key for key in self.keys if needed[key] <= self.width / self.columns]
        long = [key for key in self.keys if key not in short]
        abreast = max(1, int(self.width // max((needed[key] for key in long), default=self.width)))
        return [*_down(short, self.columns), *_down(long, min(abreast, self.columns))]

    def _lines(self) -> list[str]:
        together = " ".join(self.remarks)
        return (
            [together]
            if width_of(together, REMARK) <= self.width
            else [line for remark in self.remarks for line in wrapped(remark, self.width, REMARK)]
        )


def _down(keys: Sequence[Key], columns: int) -> list[list[tuple[float, Key]]]:
    """Keys in columns, read downwards."""
    deep = -(-len(keys) // columns)
    return [
        [(place / columns, keys[place * deep + row]) for place in range(columns) if place * deep + row < len(keys)] for row in range(deep)
    ]
