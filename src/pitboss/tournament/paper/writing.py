"""Conditions as a file would write them: the inverse of reading, so that a version can be taken up again and changed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from pitboss.tournament.paper.clock import moment_of
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import BuyBacking, BuyBacks
from pitboss.tournament.paper.plan import Measure, Plan, Stage, Takes
from pitboss.tournament.paper.purse import Purse
from pitboss.tournament.paper.reading import COMPULSORY, MEASURES, TAKES
from pitboss.tournament.paper.wagering import Disposal, Ordering, Wagering

Written = dict[str, Any]


def write_paper(conditions: Conditions, options: Mapping[str, str], sevens: Written | None = None) -> Written:
    """The file of these conditions; `sevens` stands in the place of everything that follows from its field."""
    found = paper_file(conditions) | ({"options": dict(options)} if options else {})
    if not sevens:
        return found
    entry = {key: value for key, value in found.get("entry", {}).items() if key not in ("least", "most")}
    prizes = {key: value for key, value in found.get("prizes", {}).items() if key != "amounts"}
    bare = {key: value for key, value in found.items() if key not in ("stages", "format", "buy-backs")}
    return bare | {"entry": entry, "prizes": prizes, "sevens": sevens}


def paper_file(conditions: Conditions) -> Written:
    """The conditions as a mapping that `read_paper` reads into the same; what is not stated is left out."""
    entry, chips = conditions.entry, conditions.chips
    return _stated(
        {
            "name": conditions.name,
            "game": conditions.game,
            "starts": _starts(conditions),
            "entry": _stated(
                {
                    "fee": _money(entry.fee),
                    "commission": _money(entry.commission),
                    "least": entry.least,
                    "most": entry.most,
                    "withdraw-until": entry.withdraw_until,
                    "method": entry.method,
                    "form": entry.form,
                    "terms": entry.terms,
                    "veto": entry.veto_stated,
                    "criteria": entry.criteria,
                    "groups": entry.groups,
                }
            ),
            "chips": _stated(
                {
                    "start": _money(chips.start),
                    "buy-in": _money(chips.buy_in),
                    "disposal": "" if chips.disposal is Disposal.RETURNED else chips.disposal.value,
                }
            ),
            "wagers": _wagers(conditions.wagering),
            "format": conditions.plan.format.value if conditions.plan.stages else "",
            "stages": _stages(conditions.plan),
            "buy-backs": _buy_backs(conditions.buy_backs),
            "prizes": _prizes(conditions.purse),
            "statements": dict(conditions.statements),
        }
    )


def _starts(conditions: Conditions) -> str | int | None:
    """The start on the clock of the jurisdiction; an hour that clocks have twice is left in seconds."""
    if conditions.starts is None:
        return None
    moment = moment_of(conditions.starts, conditions.game)
    same = int(moment.instant.timestamp()) == conditions.starts
    return moment.local.isoformat(timespec="seconds" if moment.local.second else "minutes") if same else conditions.starts


def _stated(fields: Mapping[str, Any]) -> Written:
    """What says something: a time or a number of seconds may be nought, everything else is left out where it is empty."""
    nought = ("starts", "withdraw-until")
    return {key: value for key, value in fields.items() if value or (key in nought and value is not None)}


def _money(cents: int) -> str:
    """An amount as a file has it, nothing for nothing.

    >>> _money(1250), _money(0)
    ('12.50', '')
    """
    return f"{cents // 100}.{cents % 100:02d}" if cents else ""


def _named(value: Enum, words: Mapping[str, Any]) -> str:
    return next(word for word, each in words.items() if each is value)


def _wagers(wagering: Wagering) -> Written:
    return _stated(
        {
            "limits": [
                _stated({"round": each.round, "minimum": _money(each.minimum), "maximum": _money(each.maximum)}) for each in wagering.limits
            ],
            "compulsory": _named(wagering.compulsory, COMPULSORY) if wagering.compulsory else "",
            "order": "" if wagering.ordering is Ordering.FREE else wagering.ordering.value,
            "pass-cards": wagering.pass_cards,
            "undisclosed": wagering.undisclosed,
            "seconds": wagering.seconds,
        }
    )


def _stages(plan: Plan) -> list[Written]:
    return [_stage(each) for each in plan.stages if each.length.measure is not Measure.UNTIL_APART]


def _stage(stage: Stage) -> Written:
    return _stated(
        {
            "name": stage.name,
            _named(stage.length.measure, MEASURES): stage.length.number,
            "players": stage.players,
            "tables": stage.tables,
            "heats": stage.heats if stage.heats > 1 else 0,
            "advance": stage.advance,
            "others": stage.others,
            "takes": "" if stage.takes is Takes.QUALIFIED else _named(stage.takes, TAKES),
            "points": list(stage.points),
            "prizes": [_money(each) for each in stage.prizes],
            "game": stage.game,
            "starts": stage.starts or None,
        }
    )


def _buy_backs(backs: BuyBacks | None) -> Any:
    if backs is None:
        return ""
    if backs.allowed is BuyBacking.NONE:
        return BuyBacking.NONE.value
    return _stated({"number": backs.number, "fee": _money(backs.fee), "until": backs.until, "method": backs.method})


def _prizes(purse: Purse) -> Written:
    added = [
        _stated({"kind": str(each.kind), "worth": _money(each.cents), "what": each.what, "place": each.place if each.place > 1 else 0})
        for each in purse.added
    ]
    return _stated(
        {
            "shares": [_money(each) for each in purse.shares],
            "amounts": [_money(each) for each in purse.amounts],
            "added": added,
            "guaranteed": _money(purse.guaranteed),
            "guaranteed-from": purse.guaranteed_from,
            "undertaking": purse.undertaking,
            "payment": purse.payment,
            "ties": str(purse.prize_tie) if purse.prize_tie else "",
            "session-ties": purse.session_tie.value if purse.session_tie else "",
            "point-ties": str(purse.point_tie) if purse.point_tie else "",
        }
    )
