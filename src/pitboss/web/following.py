"""Following: a back-bettor says whether to go along when the caller of the box splits or doubles."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter

from pitboss.house.service.following import say
from pitboss.house.service.http.bodies import Body
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.web.shapes.following import Following

router = APIRouter(prefix="/api/tables", tags=["tables"])


class GoingAlong(Body):
    """What one goes along with."""

    follows: list[Literal["split", "double"]]


@router.put("/{table}/following")
async def following(pit: ThePit, who: SignedIn, table: str, body: GoingAlong) -> Following:
    """Say what one goes along with at a table, until one says otherwise."""
    pit.admit_command(who.account)
    return {"follows": say(pit.room(table), who.account, body.follows)}
