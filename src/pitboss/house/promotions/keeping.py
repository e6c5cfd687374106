"""How a server keeps its promotions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pitboss.house.accounts import Scope, roles_at
from pitboss.house.promotions.hall import PromotionHall
from pitboss.house.promotions.kind import promotions
from pitboss.house.promotions.steward import PaidOut, Steward
from pitboss.house.streams.halls import Halls, Keeping
from pitboss.house.tournaments.hall import Lots
from pitboss.terms.powers import Role

if TYPE_CHECKING:
    from pitboss.house.service.pit import Pit


def add_promotions(pit: Pit, halls: Halls, lots: Lots, paid_out: PaidOut) -> None:
    """Promotions, with whoever could watch their draws and the tables whose wagers may count."""

    def scrutineers(scope: Scope) -> tuple[str, ...]:
        accounts = pit.registry.accounts
        return tuple(sorted(each for each in accounts.people if Role.SCRUTINEER in roles_at(accounts, each, scope)))

    kind, steward = promotions(pit.library.promotions.open_game), Steward(pit.rooms.values, paid_out)
    halls.add(Keeping(kind, lambda stream: PromotionHall(pit.store, stream, kind, lots, scrutineers), steward.keep))
