"""Whether the first two cards to each player are dealt face down, and on whose approval."""

from __future__ import annotations

from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.terms.deal import FACE_DOWN_DEAL, FacedDown
from pitboss.terms.powers import Role

APPROVES_FACE_DOWN = {
    FacedDown.DIRECTOR_APPROVES: (Role.DIRECTOR_OF_CASINO_SURVEILLANCE, Role.DELEGATE_OF_DIRECTOR),
    FacedDown.INSPECTOR_APPROVES: (Role.INSPECTOR,),
}
"""Whose prior approval lets the first two cards be dealt face down."""


def face_down(rules: Rules, approved_by: Role | None) -> FacedDown:
    """Face up, unless the one whose approval the book asks for has given it."""
    style = rules[FACE_DOWN_DEAL]
    if approved_by is None:
        return FacedDown.NEVER
    approvers = APPROVES_FACE_DOWN.get(style, ())
    if approved_by not in approvers:
        needs = f"it needs the prior approval of the {approvers[0].title}" if approvers else "every card is dealt face up"
        citation = rules.why(FACE_DOWN_DEAL).citation
        sentence = f"cards may not be dealt face down on the approval of the {approved_by.title}: {needs} ({citation})"
        raise Refused("face-down", sentence, rule=citation)
    return style
