"""What the conditions state on each matter that a document wants stated: a sentence, nothing, or that there is no such thing here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pitboss.law.refusal import listed
from pitboss.terms.tournaments import Addition
from pitboss.tournament.paper.clock import moment_of, spell
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import BuyBacking, Veto
from pitboss.tournament.paper.plan import Format, Stage, Takes
from pitboss.tournament.paper.wagering import Ordering

Stated = str | None
"""The sentence; empty where it should be there and is not; None where the tournament has no such thing."""


def dollars(cents: int) -> str:
    """An amount as people read it.

    >>> dollars(100_000), dollars(1_250)
    ('$1,000', '$12.50')
    """
    return f"${cents / 100:,.{0 if cents % 100 == 0 else 2}f}"


def stated(conditions: Conditions, matter: str) -> Stated:
    """What the conditions say on a matter; on one without figures, the operator's own words."""
    found = MATTERS.get(matter)
    return found(conditions) if found else conditions.says(matter)


def has(conditions: Conditions, matter: str) -> bool:
    """Whether a tournament has such a thing though its paper does not finish saying it; elsewhere a blank says that there is none."""
    found = HAS.get(matter)
    return found is not None and found(conditions)


def _fee(paper: Conditions) -> Stated:
    return f"The entry fee is {dollars(paper.entry.fee)}." if paper.entry.fee else None


def _commission(paper: Conditions) -> Stated:
    return f"The commission is {dollars(paper.entry.commission)} of each fee." if paper.entry.commission else None


def _starts(paper: Conditions) -> Stated:
    return "" if paper.starts is None else f"The tournament starts at {moment_of(paper.starts, paper.game)}."


def _chips(paper: Conditions) -> Stated:
    if not paper.chips.start:
        return ""
    how = f"bought for {dollars(paper.chips.buy_in)}" if paper.chips.buy_in else "given"
    return f"Every player starts each session with {dollars(paper.chips.start)} in tournament chips, {how}."


def _compulsory(paper: Conditions) -> Stated:
    return "" if paper.wagering.compulsory is None else f"A player wagers {paper.wagering.compulsory.value}."


def _limits(paper: Conditions) -> Stated:
    if not paper.wagering.limits:
        return ""
    first = paper.wagering.limits[0]
    return f"Wagers are from {dollars(first.minimum)} to {dollars(first.maximum)}." if first.maximum else ""


def _rises(paper: Conditions) -> Stated:
    later = paper.wagering.limits[1:]
    said = [f"from {dollars(each.minimum)} to {dollars(each.maximum)} from round {each.round} on" for each in later]
    return f"Limits then are {listed(said)}." if said else None


def _structure(paper: Conditions) -> Stated:
    return f"A {paper.plan.format.value} in {len(paper.plan.stages)} stages: {_names(paper.plan.stages)}." if paper.plan.stages else ""


def _names(stages: tuple[Stage, ...]) -> str:
    return listed([stage.name for stage in stages])


def _durations(paper: Conditions) -> Stated:
    said = [f"{stage.name} {stage.length}" for stage in paper.plan.stages]
    return f"Sessions last: {listed(said)}." if said else ""


def _tables(paper: Conditions) -> Stated:
    said = [f"{stage.name} {stage.tables or f'as many as {stage.players} players a table need'}" for stage in paper.plan.stages]
    return f"Tables in use: {listed(said)}." if said else ""


def _progression(paper: Conditions) -> Stated:
    early = [stage for stage in paper.plan.stages[:-1] if not stage.points]
    if not paper.plan.stages:
        return ""
    if paper.plan.format is Format.SERIES:
        return "Every player plays every session."
    said = [
        f"{stage.advance} from each table of {stage.name}{f' and {stage.others} others with the most chips' if stage.others else ''}"
        for stage in early
    ]
    return f"Those who go on: {listed(said)}." if said else "One stage decides: nobody has to qualify for it."


def _repechage(paper: Conditions) -> Stated:
    second = tuple(stage for stage in paper.plan.stages if stage.takes is Takes.ELIMINATED)
    return f"Players eliminated so far have a second chance in {_names(second)}." if second else None


def _secondary(paper: Conditions) -> Stated:
    return _repechage(paper)


def _sit_and_go(paper: Conditions) -> Stated:
    if paper.plan.format is not Format.SIT_AND_GO:
        return None
    return paper.says("sit-and-go-start-and-seating")


def _series(paper: Conditions) -> Stated:
    if paper.plan.format is not Format.SERIES:
        return None
    counted = [f"{stage.name} ({' '.join(map(str, stage.points))})" for stage in paper.plan.stages if stage.points]
    won = [f"{stage.name} ({' '.join(map(dollars, stage.prizes))})" for stage in paper.plan.stages if stage.prizes]
    said = [f"points by place in {listed(counted)}"] if counted else []
    said += [f"prizes by place in {listed(won)}"] if won else []
    return f"Several sessions count, with {listed(said)}." if said else ""


def _buy_backs(paper: Conditions) -> Stated:
    backs = paper.buy_backs
    if backs is None:
        return ""
    if backs.allowed is BuyBacking.NONE:
        return "Nobody may buy back in."
    complete = backs.number and backs.until and backs.method
    said = f"An eliminated player may buy back in {backs.number} times for {dollars(backs.fee)} until {backs.until}: {backs.method}"
    return said if complete else ""


def _numbers(paper: Conditions) -> Stated:
    entry = paper.entry
    return f"From {entry.least} to {entry.most} players take part." if 0 < entry.least <= entry.most else ""


def _withdrawal(paper: Conditions) -> Stated:
    until = paper.entry.withdraw_until
    return "" if until is None else f"A player may withdraw without penalty up to {spell(until)} before the start."


def _veto(paper: Conditions) -> Stated:
    return paper.entry.veto_stated if paper.entry.veto is Veto.RESERVED else None


def _criteria(paper: Conditions) -> Stated:
    return paper.entry.criteria or None


def _knock_out(matter: str) -> Callable[[Conditions], Stated]:
    return lambda paper: None if paper.plan.format is Format.SERIES else paper.says(matter)


def _out_of_series(paper: Conditions) -> Stated:
    """Criteria of elimination are stated if there are any: a series that says nothing of them eliminates nobody."""
    return (paper.says("several-sessions-elimination") or None) if paper.plan.format is Format.SERIES else None


def _level_in_knock_out(paper: Conditions) -> Stated:
    if paper.plan.format is Format.SERIES:
        return None
    return f"Players level on chips at the end of a session: {paper.purse.session_tie.value}." if paper.purse.session_tie else ""


def _level_in_series(paper: Conditions) -> Stated:
    if paper.plan.format is not Format.SERIES:
        return None
    return f"Level on chips in a session: {paper.purse.point_tie.gloss}." if paper.purse.point_tie else ""


def _prizes(paper: Conditions) -> Stated:
    purse = paper.purse
    if purse.amounts:
        said = [f"place {place} {dollars(cents)}" for place, cents in enumerate(purse.amounts, 1)]
    else:
        said = [f"place {place} {share / 100:g} %" for place, share in enumerate(purse.shares, 1)]
    said += [f"{stage.name}: {', '.join(map(dollars, stage.prizes))}" for stage in paper.plan.stages if stage.prizes]
    said += [f"place {each.place} {each.what}" for each in purse.added if each.kind is not Addition.CASH]
    return f"Prizes: {listed(said)}." if said else ""


def _distribution(paper: Conditions) -> Stated:
    return paper.says("distribution-of-prizes") or paper.purse.payment


def _level_after_final(paper: Conditions) -> Stated:
    return f"Level after the final: {paper.purse.prize_tie.gloss}." if paper.purse.prize_tie else ""


def _level_points(paper: Conditions) -> Stated:
    return _level_after_final(paper) if paper.plan.format is Format.SERIES else None


def _guarantee(paper: Conditions) -> Stated:
    purse = paper.purse
    if not purse.guaranteed:
        return purse.undertaking or None
    from_ = f" from {purse.guaranteed_from} entries on" if purse.guaranteed_from else ""
    return f"The pool is guaranteed at {dollars(purse.guaranteed)}{from_}."


def _ordering(paper: Conditions) -> Stated:
    return None if paper.wagering.ordering is Ordering.FREE else paper.says("order-of-wagering") or "The marker goes on a box each round."


def _pass_cards(paper: Conditions) -> Stated:
    number = paper.wagering.pass_cards
    return f"Every player has {number} pass cards in each heat." if number else None


def _undisclosed(paper: Conditions) -> Stated:
    number = paper.wagering.undisclosed
    return f"Every player may make {number} undisclosed wagers in each heat." if number else None


MATTERS: Mapping[str, Callable[[Conditions], Stated]] = {
    "starting-date-and-time": _starts,
    "method-of-entry": lambda paper: paper.entry.method,
    "selection-criteria": _criteria,
    "structure": _structure,
    "number-and-duration-of-sessions": _durations,
    "active-tables": _tables,
    "sit-and-go-start-and-seating": _sit_and_go,
    "progression": _progression,
    "several-sessions-or-games-with-points-or-prizes": _series,
    "repechage-and-catch-up": _repechage,
    "secondary-rounds": _secondary,
    "buy-backs": _buy_backs,
    "entry-fee": _fee,
    "commission": _commission,
    "starting-chips": _chips,
    "minimum-and-maximum-players": _numbers,
    "restrictions-on-groups": lambda paper: paper.entry.groups,
    "table-limits": _limits,
    "knock-out-elimination": _knock_out("knock-out-elimination"),
    "knock-out-level-chips": _level_in_knock_out,
    "several-sessions-elimination": _out_of_series,
    "several-sessions-level-chips": _level_in_series,
    "prizes": _prizes,
    "distribution-of-prizes": _distribution,
    "level-chips-after-the-final": _level_after_final,
    "level-points": _level_points,
    "minimum-or-compulsory-wager": _compulsory,
    "right-to-refuse-entry": _veto,
    "terms-of-entry": lambda paper: paper.entry.terms,
    "withdrawal-without-penalty": _withdrawal,
    "application-form": lambda paper: paper.entry.form,
    "when-limits-rise": _rises,
    "order-of-wagering": _ordering,
    "pass-cards": _pass_cards,
    "undisclosed-wagers": _undisclosed,
    "payment-of-prizes": lambda paper: paper.purse.payment,
    "undertakings-and-guarantees": _guarantee,
}
"""The matters with figures; every other is a statement in the operator's words."""

OF_THE_FORMAT = (
    *("knock-out-elimination", "knock-out-level-chips", "right-to-refuse-entry", "sit-and-go-start-and-seating"),
    *("several-sessions-elimination", "several-sessions-level-chips", "several-sessions-or-games-with-points-or-prizes", "level-points"),
)
"""Matters on which a paper says elsewhere whether there is such a thing: by the format, or by reserving a right."""

HAS: Mapping[str, Callable[[Conditions], bool]] = {
    **dict.fromkeys(OF_THE_FORMAT, lambda _: True),
    "buy-backs": lambda paper: paper.buy_backs is not None,
    "starting-chips": lambda paper: bool(paper.chips.buy_in),
    "table-limits": lambda paper: bool(paper.wagering.limits),
    "minimum-and-maximum-players": lambda paper: bool(paper.entry.least or paper.entry.most),
}
