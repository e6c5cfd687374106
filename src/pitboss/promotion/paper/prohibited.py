"""What may not be a prize, nor part of one."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.law.refusal import nearest
from pitboss.law.rules import Rules
from pitboss.promotion.paper.faults import Fault, rule_of
from pitboss.promotion.paper.prize import LITRE, Prize
from pitboss.promotion.paper.terms import Terms
from pitboss.terms.promotions import LIQUOR_LIMIT_LITRES, PRIZE_STATUTE, PROHIBITED_PRIZES, Prohibition


def restricted(rules: Rules) -> dict[str, Prohibition]:
    """What the document restricts, by its names, and how far."""
    found = ((PROHIBITED_PRIZES.key(term), rules.get(term)) for term in rules.law)
    return {key: ban for key, ban in found if key is not None and ban is not None}


def prohibited(rules: Rules, terms: Terms) -> Iterator[Fault]:
    """Every part of a prize that the document bans; each prize is measured by itself (reading V1)."""
    for prize in terms.prizes:
        yield from _banned(rules, prize)
        yield from _liquor(rules, prize)


def _banned(rules: Rules, prize: Prize) -> Iterator[Fault]:
    known = restricted(rules)
    for content in prize.contents:
        if not content.of:
            continue
        ban = known.get(content.of)
        if ban is None:
            said = f"{content.what} is {content.of!r}, which nothing restricts{nearest(content.of, known)}"
            yield prize.name, said, rule_of(rules, PRIZE_STATUTE)
        elif ban is not Prohibition.OVER_THE_LIMIT:
            said = f"{prize.name} may not include {content.what}: {content.of.replace('-', ' ')} is {ban.gloss}"
            yield prize.name, said, rule_of(rules, PROHIBITED_PRIZES[content.of])


def _liquor(rules: Rules, prize: Prize) -> Iterator[Fault]:
    most = rules.get(LIQUOR_LIMIT_LITRES)
    measured = [each for each in prize.contents if restricted(rules).get(each.of) is Prohibition.OVER_THE_LIMIT]
    unmeasured = next((each.what for each in measured if each.millilitres <= 0), "")
    if unmeasured:
        yield prize.name, f"say how many litres of liquor {unmeasured} is", rule_of(rules, LIQUOR_LIMIT_LITRES)
    held = sum(each.millilitres for each in measured)
    if most is not None and held > most * LITRE:
        said = f"{prize.name} holds {held / LITRE:g} litres of liquor: {most} litres are the most"
        yield prize.name, said, rule_of(rules, LIQUOR_LIMIT_LITRES)
