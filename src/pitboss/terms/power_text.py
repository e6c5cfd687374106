"""Powers read back from the sentence that `str` writes of them.

>>> read_power("Casino Supervisor or above may, after notifying the inspector").needs[0].value
'inspector-notified-before'
"""

from __future__ import annotations

import re

from pitboss.terms.powers import Duty, Power, Precondition, Rank, Role

SENTENCE = re.compile(rf"(?P<who>.+?)\s+(?P<duty>{'|'.join(map(str, Duty))})(?P<rest>,.+)?", re.IGNORECASE)
TITLES = {role.title.lower(): role for role in Role}
ABOVE = " or above"


def read_power(text: str) -> Power:
    """The power that a sentence gives; a `ValueError` where it gives none."""
    found = SENTENCE.fullmatch(text.strip())
    if found is None:
        raise ValueError("it does not say who may or must")
    who, above = found["who"].lower(), Rank.ALONE
    holder = next((title for title in sorted(TITLES, key=len, reverse=True) if who == title or who.startswith(f"{title} or ")), "")
    if not holder:
        raise ValueError("it names no role")
    who = who.removeprefix(holder)
    if who == ABOVE or who.startswith(f"{ABOVE} or "):
        who, above = who.removeprefix(ABOVE), Rank.OR_ABOVE
    also = tuple(_role(each) for each in who.split(" or ") if each)
    asked, needs = _rest((found["rest"] or "").removeprefix(",").strip())
    return Power(TITLES[holder], above, also, asked, needs, Duty(found["duty"].lower()))


def _role(title: str) -> Role:
    if title not in TITLES:
        raise ValueError(f"{title[:40]!r} is no role")
    return TITLES[title]


def _rest(text: str) -> tuple[Role | None, tuple[Precondition, ...]]:
    """At whose request, and after what: phrases with commas between them and within them."""
    asked: Role | None = None
    for role in Role:
        phrase = f"when the {str(role).replace('-', ' ')} asks"
        if text == phrase or text.startswith(f"{phrase}, "):
            asked, text = role, text.removeprefix(phrase).removeprefix(", ")
            break
    needs: list[Precondition] = []
    glosses = sorted(Precondition, key=lambda each: -len(each.gloss))
    while text:
        need = next((each for each in glosses if text == each.gloss or text.startswith(f"{each.gloss}, ")), None)
        if need is None:
            raise ValueError(f"{text[:40]!r} is no precondition")
        needs.append(need)
        text = text.removeprefix(need.gloss).removeprefix(", ")
    return asked, tuple(needs)
