"""Terms as a file or a form has them: the same fields that `read_terms` reads."""

from __future__ import annotations

from typing import Any

from pitboss.money.cents import dollars
from pitboss.promotion.paper.prize import LITRE, Prize
from pitboss.promotion.paper.terms import Terms
from pitboss.promotion.paper.when import When


def write_terms(terms: Terms) -> dict[str, Any]:
    """Terms as plain values; read back they are the same terms."""
    entering, claiming = terms.entering, terms.claiming
    wager = None if entering.wager is None else {"least": _money(entering.wager.least), "rounds": entering.wager.rounds}
    return {
        "name": terms.name,
        "game": terms.game,
        "award": {"manner": terms.award.manner, "when": _when(terms.award.when), "place": terms.award.place},
        "promotion": {"place": terms.course.place, "begins": _when(terms.course.begins), "draw": _when(terms.course.draw)},
        "entry": {"eligibility": entering.eligibility, "closes": _when(entering.closes), "each": entering.each, "wager": wager},
        "claiming": {
            "method": claiming.method,
            "presence": claiming.presence.value,
            "minutes": claiming.minutes,
            "days": claiming.days,
            "unclaimed": claiming.unclaimed.value,
        },
        "notification": {"how": terms.notified_how, "means": list(terms.notified_by)},
        "results": terms.results_how,
        "prizes": [_prize(each) for each in terms.prizes],
        "prizes-each": terms.prizes_each,
        "statements": dict(terms.statements),
    }


def _money(cents: int) -> str:
    return dollars(cents) if cents else ""


def _when(when: When) -> dict[str, str]:
    return {"date": when.date, "time": when.time}


def _prize(prize: Prize) -> dict[str, Any]:
    return {
        "name": prize.name,
        "kind": prize.kind.value,
        "value": _money(prize.value),
        "number": prize.number,
        "details": prize.details,
        "particulars": dict(prize.particulars),
        "contents": [{"what": each.what, "of": each.of, "litres": f"{each.millilitres / LITRE:g}"} for each in prize.contents],
        "cash-alternative": _money(prize.cash_alternative),
        "conditions": dict(prize.conditions),
    }
