"""Rules on request: the games, a game's rules on a day, and why."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from pitboss.house.service.http.who import ThePit

router = APIRouter(prefix="/api/rules", tags=["rules"])


@router.get("")
async def games(pit: ThePit) -> JSONResponse:
    """The games that there are books of."""
    return JSONResponse({"games": pit.library.games()})


@router.get("/{game}")
def rules(pit: ThePit, game: str, on: str | None = None) -> JSONResponse:
    """Every term in force with its value and citation."""
    return JSONResponse(pit.library.rules(game, on))


@router.get("/{game}/{term}")
def why(pit: ThePit, game: str, term: str, on: str | None = None) -> JSONResponse:
    """Why a term is answered as it is."""
    return JSONResponse(pit.library.why(game, term, on))
