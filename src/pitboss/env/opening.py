"""Open a game by its id and its options as keywords, with the side bets that are wagered in every round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from pitboss.books import LIBRARY
from pitboss.drafts.draft import DraftRules
from pitboss.drafts.over import over
from pitboss.drafts.reading import draft_in
from pitboss.drafts.usable import usable
from pitboss.law.in_force import Law, in_force
from pitboss.law.refusal import Malformed, listed, nearest
from pitboss.law.rules import Rules, elect, options as options_of
from pitboss.law.today import moment_asked
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.offer import laid_out, law_of, open_beside, side_bet_rules
from pitboss.play.table import Table

OPTIONS_OF_THE_ENVIRONMENT = (
    "bets",
    "draft",
    "episode",
    "explain",
    "observe",
    "on",
    "penalty",
    "penetration",
    "shoe",
    "side_bets",
    "unit",
    "unlawful",
)
STAKE = "stake"


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be played: its table, and how its options and side bets are written in a round file."""

    name: str
    rules: Rules
    table: Table | ComBoTable
    options: Mapping[str, str]
    side_bets: Mapping[str, Mapping[str, str]]
    side_stakes: Mapping[str, object]


def open_game(game: str, options: Mapping[str, object], side_bets: object, on: str | None, draft: object = None) -> Opened:
    """A table of a game by the law of a moment; without one, as it stands now or last stood.

    What the law does not allow is refused with its rule.
    """
    book = LIBRARY.book(game) if draft is None else over(LIBRARY.book(game), _draft(draft))
    chosen = {name.replace("_", "-"): _written(name, value) for name, value in options.items()}
    law = in_force(book, moment_asked(book, on))
    rules = elect(law, _own(law, chosen))
    bets = _side_bets(side_bets)
    settings = {name: {key: value for key, value in each.items() if key != STAKE} for name, each in bets.items()}
    written = {name: {key: _written(key, value) for key, value in each.items()} for name, each in settings.items()}
    laws = {name: side_bet_rules(law_of(LIBRARY, law, name), chosen, each) for name, each in written.items()}
    return Opened(book.name, rules, laid_out(rules, laws), chosen, written, {name: each.get(STAKE, 1) for name, each in bets.items()})


def _draft(given: object) -> DraftRules:
    """A draft as it is given: the text of its file, the path to it, or one that was read."""
    if isinstance(given, DraftRules):
        return usable(given)
    if not isinstance(given, str | Path):
        raise Malformed("draft", f"draft={given!r} cannot be read: give the path of a draft file, or its text")
    if isinstance(given, str) and "\n" in given:
        return usable(draft_in(given, LIBRARY))
    try:
        text = Path(given).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Malformed("draft", f"draft={str(given)[:80]!r} cannot be read: give the path of a draft file, or its text") from None
    return usable(draft_in(text, LIBRARY))


def _written(name: str, value: object) -> str:
    """An option's value as a person would write it in a file."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value) if isinstance(value, str | int | float) or hasattr(value, "item") else ""
    if not text.strip():
        raise Malformed("option", f"{name}={value!r} cannot be read: give a word or a number, as in decks=6 or dealer_soft_17='hit'")
    return text


def _own(law: Law, options: Mapping[str, str]) -> dict[str, str]:
    """The options that are the game's; the others must be of a side bet that goes with it, such as `pandemonium-stake`."""
    known = {term.name for term in law}
    beside = open_beside(LIBRARY, law)
    for name in options:
        if name not in known | beside:
            ours = [*OPTIONS_OF_THE_ENVIRONMENT, *(each.replace("-", "_") for each in options_of(law))]
            hint = nearest(name.replace("-", "_"), ours) or f" (its options are {listed(sorted(options_of(law)))})"
            raise Malformed("option", f"{law.book.name} has no option {name!r}, and neither has its environment{hint}")
    return {name: value for name, value in options.items() if name in known}


def _side_bets(given: object) -> dict[str, Mapping[str, object]]:
    """Side bets as they are given: names alone, names with stakes, or names with a stake and settings."""
    if given is None:
        return {}
    if isinstance(given, Mapping):
        entries: Mapping[object, object] = given
    elif isinstance(given, Iterable) and not isinstance(given, str):
        entries = dict.fromkeys(given, 1)
    else:
        raise _unreadable(given)
    found: dict[str, Mapping[str, object]] = {}
    for name, value in entries.items():
        found[str(name)] = value if isinstance(value, Mapping) else {STAKE: value}
    return found


def _unreadable(given: object) -> Malformed:
    said = "name them, as in ['perfect-pairs'], or give each a stake in units, as in {'lucky-lucky': {'stake': 0.5, 'paytable': 1}}"
    return Malformed("side-bet", f"side_bets={given!r} cannot be read: {said}")
