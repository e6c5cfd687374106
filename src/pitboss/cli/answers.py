"""Answers of the law as people and programs read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pitboss.books import LIBRARY
from pitboss.law.book import Book
from pitboss.law.in_force import Law, Ruling, in_force
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules, elect, options
from pitboss.law.timeline import since
from pitboss.law.today import is_of_another_day, moment_asked
from pitboss.law.values import Dollars, Said, Word, shown

if TYPE_CHECKING:
    from pitboss.drafts.draft import DraftRules


def asked(book: Book, on: str | None, draft: DraftRules | None = None) -> Law:
    """The law of a book at the moment a person wrote; without one, as it stands now or last stood; under a draft where one is given."""
    if draft is not None:
        from pitboss.drafts.over import over  # seldom wanted

        book = over(book, draft)
    return in_force(book, moment_asked(book, on))


def dated(law: Law) -> dict[str, Any]:
    """The moment and the documents that an answer stands on, as JSON carries them; and the draft, where it stands on one."""
    under = law.book.under
    drafted = {"draft": under.id, "draft_hash": under.sha256} if under else {}
    return {"on": law.moment.iso, "instruments": list(law.instruments)} | drafted


def stood_since(law: Law) -> tuple[str, str]:
    """The book and the moment since which it has had this very law, for whoever keeps what was opened by it."""
    last = since(law)
    return law.book.id, (last.moment if last else law.moment).iso


def marked(law: Law) -> list[str]:
    """What marks a draft, so that it is never taken for law."""
    under = law.book.under
    return [f"DRAFT {under.id}, no document: {under.title} (sha256 {under.sha256[:16]})"] if under else []


def as_of(law: Law) -> list[str]:
    """What marks a draft, or law of another day and what became of a book that has ended; nothing for law that stands."""
    if not is_of_another_day(law):
        return marked(law)
    ended = next((book.ended for book in law.book.lineage if book.ended), None)
    became = f": it ended at {ended.moment} by {ended.document.key}; now ask for {ended.replaced_by}" if ended else ""
    return [*marked(law), f"as of {law.moment}{became}"]


def elected(law: Law, settings: list[str]) -> Rules:
    """The law with `name=value` elections made; options of a side bet offered with the game are read and judged too."""
    choices = written(settings)
    aside = elected_beside(law, settings)
    return elect(law, {name: value for name, value in choices.items() if name not in aside})


def elected_beside(law: Law, settings: list[str]) -> dict[str, tuple[Book, Any]]:
    """Those of the elections that belong to a side bet offered with the game, such as `pandemonium-stake`, with its book."""
    own = {term.name for term in law}
    found: dict[str, tuple[Book, Any]] = {}
    for name, value in written(settings).items():
        for bet in LIBRARY.laws_beside(law) if name not in own else ():
            option = options(bet).get(name)
            if option:
                found[name] = bet.book, option.read(value)
    return found


def written(settings: Sequence[str]) -> dict[str, str]:
    """The elections of a command line, `name=value`, by their names."""
    choices: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Malformed("option", f"--set {setting!r} has no value: write --set name=value, as in --set decks=6")
        choices[name.strip()] = value
    return choices


def in_words(value: object) -> str:
    """A value with its gloss: `hit: draws to hard 16 and soft 17, …`."""
    if isinstance(value, Word | Said) and value.gloss and value.gloss != str(value).replace("-", " "):
        return f"{value}: {value.gloss}"
    return shown(value)


def in_json(value: object) -> Any:
    """A value as JSON carries it: numbers as numbers, money with two decimals, lists as lists, everything else as its words."""
    match value:
        case int() | str():
            return value
        case Dollars():
            return f"{value.cents // 100}.{value.cents % 100:02d}"
        case tuple():
            return [in_json(item) for item in value]
        case _:
            return str(value)


def cited(ruling: Ruling) -> str:
    """The rule, with the reading that decides it in brackets."""
    reading = ruling.clause.reading
    return f"{ruling.clause.pin} [{reading}]" if reading else ruling.clause.pin


def document_of(ruling: Ruling) -> str:
    """The document that speaks; an asterisk marks a text read back for an earlier one."""
    return f"{ruling.document}*" if ruling.instrument.stands_for else ruling.document
