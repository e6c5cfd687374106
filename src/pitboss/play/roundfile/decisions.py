"""Read one decision: which fields each deed has, and what they hold."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.refusal import listed, nearest
from pitboss.play.roundfile.field import Field, found
from pitboss.play.roundfile.records import Decision, Deed


class Form(NamedTuple):
    """The fields that a deed needs and those it may have, beside `box` and `do`."""

    needs: tuple[str, ...] = ()
    may_have: tuple[str, ...] = ()


FORMS: dict[Deed, Form] = {
    Deed.INSURE: Form(("player", "amount"), ("for",)),
    Deed.EVEN_MONEY: Form(("player",)),
    Deed.SURRENDER: Form((), ("players",)),
    Deed.SPLIT: Form((), ("players", "player")),
    Deed.DOUBLE: Form((), ("amounts", "player")),
    Deed.HIT: Form((), ("player",)),
    Deed.STAND: Form((), ("player",)),
    Deed.FORFEIT: Form(("player",)),
    Deed.ABSENT: Form(),
    Deed.PRESS: Form(("player", "draw"), ("by",)),
}
"""`player` on hit, stand, double and split says who called it; it may be left out."""

EVERY_FIELD = ("box", "do", "player", "players", "amount", "amounts", "for", "draw", "by")


def read_decision(entry: Field) -> Decision:
    """One decision of the file."""
    do = _deed(entry.mapping(EVERY_FIELD, required=("do",))["do"])
    form = FORMS[do]
    needs = ("box", "do", *form.needs)
    known = (*needs, *form.may_have)
    for key in entry.mapping(EVERY_FIELD):
        if key not in known:
            raise entry.fault(f"{do.value} has no field {key} (its fields are {listed(known)})")
    parts = entry.mapping(known, required=needs)
    return Decision(
        box=parts["box"].whole("the number of a box: 1 is the dealer's left"),
        do=do,
        path=entry.path,
        player=parts["player"].name() if "player" in parts else "",
        players=_names(parts.get("players")),
        amount=parts["amount"].money() if "amount" in parts else 0,
        amounts=_amounts(parts.get("amounts")),
        owner=parts["for"].name() if "for" in parts else "",
        draw=parts["draw"].whole("the prize possibility drawn: a whole number from 1") if "draw" in parts else 0,
        by=parts["by"].name() if "by" in parts else "",
    )


def _deed(field: Field) -> Deed:
    words = [deed.value for deed in Deed]
    word = field.text(f"a decision: {listed(words, 'or')}")
    if word not in words:
        raise field.fault(f"there is no decision {found(word)}{nearest(word, words)} (the decisions are {listed(words)})")
    return Deed(word)


def _names(field: Field | None) -> tuple[str, ...]:
    if field is None:
        return ()
    names = [entry.name() for entry in field.items("a list of players, such as [ann, bob]")]
    if not names:
        raise field.fault("an empty list names nobody: leave it out to mean every player on the box")
    if len(set(names)) < len(names):
        raise field.fault("a player is named twice")
    return tuple(names)


def _amounts(field: Field | None) -> dict[str, int]:
    if field is None:
        return {}
    amounts = {name: entry.money() for name, entry in field.entries("a mapping of players to amounts, such as {ann: 50}").items()}
    if not amounts:
        raise field.fault("an empty mapping names nobody: leave it out to mean every player on the box, for the whole stake")
    return amounts
