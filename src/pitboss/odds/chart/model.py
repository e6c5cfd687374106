"""A chart before it is drawn: every word, mark and figure in its place, and nothing of paper or screen."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.rules import Rules, options
from pitboss.law.values import shown
from pitboss.odds.chart.legend import Key, legend
from pitboss.odds.chart.notes import Note, notes
from pitboss.odds.chart.sections import Section, sections
from pitboss.odds.records import Action, Analysis, Departure
from pitboss.terms.pack import REMOVED_RANKS

NUMBER = "A number in a mark: from that many cards on, hit"
LETTERED = "; where a letter follows the number, do that instead"
PAIRS = "Where a pair may not be split, its total is played."
COMPUTED = "Computed from the rules of this game, not copied from a published chart:"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a reader looks for."""

    value: str
    words: str


@dataclass(frozen=True, slots=True)
class Chart:
    """All that a strategy chart says."""

    game: str
    title: str
    authority: tuple[str, ...]
    played: tuple[str, ...]
    document: str
    figures: tuple[Figure, ...]
    columns: tuple[str, ...]
    sections: tuple[Section, ...]
    keys: tuple[Key, ...]
    remarks: tuple[str, ...]
    notes: tuple[Note, ...]
    method: str
    source: str

    @property
    def under(self) -> tuple[str, ...]:
        """What stands under the title: whose game it is by which document, the decks, and the options chosen."""
        return (*self.authority, *self.played)

    def cited(self, note: Note) -> str:
        """The rules of a note, the document left out where it is the chart's own."""
        return ", ".join(rule.removeprefix(f"{self.document} ") for rule in note.rules)


def chart(analysis: Analysis, rules: Rules) -> Chart:
    """Lay out the computed play of a game under its options."""
    ten = "10" if "T" not in rules[REMOVED_RANKS] else "J"
    parts = sections(analysis.strategy, ten=ten)
    document = rules.book.text.document
    keys = legend(analysis.strategy, parts)
    return Chart(
        game=analysis.game,
        title=analysis.name,
        authority=(document.jurisdiction.title, f"{document.key}, {document.title}"),
        played=(f"{analysis.decks} decks", *elections(rules)),
        document=document.key,
        figures=_figures(analysis),
        columns=tuple(_heading(column, ten) for column in analysis.strategy.columns),
        sections=parts,
        keys=keys,
        remarks=_remarks(keys),
        notes=(*notes(rules), *_insurance(analysis)),
        method=_sentences(analysis.method),
        source=f"{COMPUTED} {command(rules)}.",
    )


def _remarks(keys: tuple[Key, ...]) -> tuple[str, ...]:
    """How to read a number, if the chart has one, and what a pair is that may not be split."""
    later = [each.action for key in keys for each in key.mark.later]
    lettered = LETTERED if any(action is not Action.HIT for action in later) else ""
    return (*([f"{NUMBER}{lettered}."] if later else []), PAIRS)


def elections(rules: Rules) -> tuple[str, ...]:
    """The options chosen otherwise than the book's own default, in words; decks are told apart."""
    return tuple(f"{name} {value}" for name, value in _chosen(rules) if name != "decks")


def command(rules: Rules) -> str:
    """The words that make this chart again."""
    return " ".join(["pitboss strategy", rules.book.id, *(f"--set {name}={value}" for name, value in _chosen(rules))])


def _chosen(rules: Rules) -> list[tuple[str, str]]:
    known = options(rules.law)
    chosen = [(term, value) for term, value in rules.elected.items() if term.name in known and value != known[term.name].default]
    return [(term.name, shown(value)) for term, value in chosen]


def percent(share: float, places: int = 3) -> str:
    """A share of the wager as a percentage.

    >>> percent(0.0054307), percent(-0.0012)
    ('0.543 %', '−0.120 %')
    """
    return f"{share * 100:.{places}f} %".replace("-", "−")


def departures_told(found: tuple[Departure, ...]) -> tuple[str, ...]:
    """The hands whose exact cards are better played otherwise, a line each."""
    return tuple(f"{each.hand} against {each.dealer}: {each.best}, not {each.table}" for each in found)


def _figures(analysis: Analysis) -> tuple[Figure, ...]:
    side = "House edge" if analysis.table_ev <= 0 else "Player's edge"
    return (
        Figure(percent(abs(analysis.table_ev)), f"{side} by this chart"),
        Figure(percent(-analysis.ev if analysis.table_ev <= 0 else analysis.ev), "by best play of exact cards"),
    )


def _insurance(analysis: Analysis) -> tuple[Note, ...]:
    """What to do about insurance, by the dealer's card it is offered against."""
    parts = [_worth(_against(card), float(value)) for card, value in sorted(analysis.insurance.items())]
    return (Note("Insurance", "; ".join(parts)),) if parts else ()


def _worth(card: str, value: float) -> str:
    if value < 0:
        return f"never against {card}: it loses {percent(-value, 2)} of its stake"
    return f"always against {card}: it gains {percent(value, 2)} of its stake"


def _against(card: str) -> str:
    return {"A": "an ace", "T": "a ten"}.get(card, f"a {card}")


def _heading(column: str, ten: str) -> str:
    return {"T": "10" if ten == "10" else "J Q K"}.get(column, column)


def _sentences(lines: tuple[str, ...]) -> str:
    ended = (line if line.endswith(".") else f"{line}." for line in lines)
    return " ".join(line[:1].upper() + line[1:] for line in ended)
