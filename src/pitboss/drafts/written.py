"""A draft as its file has it: every value with the line and column where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from pitboss.drafts.finding import Faulty, Finding, Kind, Place
from pitboss.law.refusal import listed, nearest

Loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
"""libyaml's parser where PyYAML was built with it; no scalar is turned into anything."""

DEEPEST = 12
LONGEST = 200_000
LONG_WORD = 400


@dataclass(frozen=True, slots=True)
class Written:
    """A text, a list or a mapping, and where it begins."""

    value: str | list[Written] | dict[str, Written]
    place: Place
    keys: tuple[tuple[str, Place], ...] = ()

    def fault(self, says: str, instead: str = "", clause: str = "", kind: Kind = Kind.UNREADABLE) -> Faulty:
        """What is wrong here, to be raised."""
        return Faulty(Finding(kind, clause, self.place, says, instead))

    def text(self, what: str, clause: str = "") -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.fault(f"{what} is {self.named}", f"write a text for {what}", clause)
        if len(self.value) > LONG_WORD or not self.value.replace("\n", " ").isprintable():
            raise self.fault(f"{what} is longer than {LONG_WORD} characters or has some that cannot be printed", "a short text", clause)
        return " ".join(self.value.split())

    def items(self, what: str) -> list[Written]:
        """The entries of a list; nothing where nothing is written."""
        if self.value == "":
            return []
        if not isinstance(self.value, list):
            raise self.fault(f"{what} is {self.named}", f"a list for {what}, each entry after a dash")
        return self.value

    def entries(self, what: str, known: tuple[str, ...] = (), clause: str = "") -> dict[str, Written]:
        """The fields of a mapping, of these names where they are known."""
        if self.value == "":
            return {}
        if not isinstance(self.value, dict):
            raise self.fault(f"{what} is {self.named}", f"a mapping with {listed(known)}" if known else "a mapping", clause)
        for key, place in self.keys:
            if known and key not in known:
                says = f"{what} has no field {key[:60]!r}{nearest(key[:60], known)}"
                raise Faulty(Finding(Kind.UNREADABLE, clause, place, says, listed(known, "or")))
        return self.value

    @property
    def named(self) -> str:
        """What stands here, in a few words."""
        match self.value:
            case str():
                return f"{self.value[:40]!r}" if self.value else "left empty"
            case list():
                return "a list"
            case _:
                return "a mapping"

    @property
    def plain(self) -> Any:
        """The texts, lists and mappings alone."""
        match self.value:
            case str():
                return self.value
            case list():
                return [each.plain for each in self.value]
            case _:
                return {key: each.plain for key, each in self.value.items()}


def written_in(text: str) -> Written:
    """The one mapping of a text; what is no YAML, or more than a draft can be, is raised with its line."""
    if len(text) > LONGEST:
        raise Faulty(Finding(Kind.UNREADABLE, "", Place(1, 1), f"it is longer than {LONGEST:,} characters", "a draft of a few pages"))
    try:
        _require_plain(text)
        documents = list(yaml.compose_all(text, Loader=Loader))
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        said = (fault.problem or fault.context or "").replace("<", "").replace(">", "")
        says = f"it is not YAML: {said}"
        raise Faulty(Finding(Kind.UNREADABLE, "", _place(mark), says, "a mapping of draft, over and clauses")) from None
    except (yaml.YAMLError, ValueError):
        place = _unprintable(text)
        raise Faulty(Finding(Kind.UNREADABLE, "", place, "it has a character that text does not have", "plain text in UTF-8")) from None
    if len(documents) != 1:
        says = f"it holds {len(documents) or 'no'} documents" if documents else "it is empty"
        raise Faulty(Finding(Kind.UNREADABLE, "", Place(1, 1), says, "one draft to a file"))
    return _from(documents[0])


def _unprintable(text: str) -> Place:
    """Where the first character stands that no text has; the beginning where it cannot be told."""
    for number, line in enumerate(text.split("\n"), start=1):
        column = next((place for place, each in enumerate(line, start=1) if not (each.isprintable() or each in "\t\r")), 0)
        if column:
            return Place(number, column)
    return Place(1, 1)


def _require_plain(text: str) -> None:
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise Faulty(Finding(Kind.UNREADABLE, "", _place(event.start_mark), "it is nested too deeply for a draft", "plain lists"))
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise Faulty(Finding(Kind.UNREADABLE, "", _place(event.start_mark), "anchors and aliases are not read", "the value itself"))


def _from(node: Any) -> Written:
    place = _place(node.start_mark)
    match node:
        case yaml.ScalarNode():
            return Written(str(node.value), place)
        case yaml.SequenceNode():
            return Written([_from(each) for each in node.value], place)
        case _:
            pairs = list(_pairs(node))
            return Written({key: value for key, _, value in pairs}, place, tuple((key, where) for key, where, _ in pairs))


def _pairs(node: Any) -> Iterator[tuple[str, Place, Written]]:
    seen: set[str] = set()
    for key, value in node.value:
        place = _place(key.start_mark)
        if not isinstance(key, yaml.ScalarNode):
            raise Faulty(Finding(Kind.UNREADABLE, "", place, "a list or a mapping cannot be a key", "a word before the colon"))
        if key.value in seen:
            says = f"{key.value[:60]!r} stands twice in one mapping"
            raise Faulty(Finding(Kind.UNREADABLE, "", place, says, "each field once"))
        seen.add(key.value)
        yield key.value, place, _from(value)


def _place(mark: Any) -> Place:
    return Place(mark.line + 1, mark.column + 1) if mark else Place(1, 1)
