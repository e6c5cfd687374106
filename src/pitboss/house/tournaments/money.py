"""The money of a tournament as anybody may see it: the pool, what it splits into, and who was paid."""

from __future__ import annotations

from typing import Any

from pitboss.house.messages import word
from pitboss.house.tournaments.file import TournamentFile
from pitboss.money.cents import dollars
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.prizes.pool import pool, split

Json = dict[str, Any]


def money_section(desk: TournamentDesk) -> Json:
    """The pool and its split as they stand."""
    state, purse = desk.state, desk.paper.purse
    return {
        "pool": dollars(pool(desk)),
        "commission": dollars(sum(state.entries.commissions.values())),
        "added": [
            {"kind": word(each.kind), "worth": dollars(each.cents), "what": each.what, "place": each.place}
            for each in (*purse.added, *(more for more in state.prizes.added if more not in purse.added))
        ],
        "guaranteed": dollars(purse.guaranteed),
        "topped_up": dollars(state.prizes.topped_up),
        "shares": [f"{share / 100:.2f}" for share in purse.shares],
        "amounts": [dollars(each) for each in purse.amounts],
        "prizes": [dollars(each) for each in prizes_now(desk)],
        "paid": {player: dollars(cents) for player, cents in sorted(state.prizes.paid.items())},
        "closed": state.prizes.closed,
        "cancelled": state.prizes.cancelled,
    }


def prizes_now(desk: TournamentDesk) -> tuple[int, ...]:
    """What each place would be paid if the pool stayed as it is."""
    purse = desk.paper.purse
    players = len(desk.state.entries.accepted) or purse.places
    return purse.amounts or split(max(pool(desk), purse.guaranteed), purse.shares, players)


def place_rows(desk: TournamentDesk, file: TournamentFile) -> list[Json]:
    """The places once they stand, with what each player of a place was or will be paid."""
    prizes, paid = prizes_now(desk), desk.state.prizes.paid
    rows, above = [], 0
    for group in desk.state.sessions.places:
        stake = sum(prizes[above : above + len(group)])
        prize = paid[group[0]] if group[0] in paid else stake // len(group)
        rows.append({"place": above + 1, "players": list(group), "prize": dollars(prize)})
        above += len(group)
    return rows
