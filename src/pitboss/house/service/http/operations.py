"""Operations: health and figures."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse

from pitboss import __version__
from pitboss.house.service.http.who import ThePit
from pitboss.house.store.faults import Stopped

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def health(pit: ThePit) -> JSONResponse:
    """Whether this server takes requests and its store answers."""
    if pit.stopping.is_set():
        raise Stopped("stopping", "The server is stopping.")
    await pit.require_well()
    return JSONResponse({"status": "ok", "version": __version__, "tables": len(pit.rooms), "closed": sorted(pit.closed)})


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(pit: ThePit) -> PlainTextResponse:
    """Figures for Prometheus."""
    watching = sum(len(room.watchers) for room in pit.rooms.values())
    gauges = {
        "pitboss_tables": ("Tables open here.", len(pit.rooms)),
        "pitboss_sockets": ("Sockets open here.", len(pit.sockets())),
        "pitboss_subscriptions": ("Tables watched by sockets.", watching),
        "pitboss_accounts": ("Accounts of the house.", len(pit.registry.accounts.people)),
    }
    return PlainTextResponse(pit.metrics.page(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")
