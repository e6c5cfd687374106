"""Mounting: the web's own calls and pages put around the application of the house."""

from __future__ import annotations

from fastapi import APIRouter, FastAPI

from pitboss.web import consoles, evidence, felt, learn, library, odds, opening, papers, replay, simulating, traits
from pitboss.web.pages import App, Pages

ROUTERS: tuple[APIRouter, ...] = (
    felt.router,
    opening.router,
    traits.router,
    library.router,
    evidence.router,
    replay.router,
    consoles.router,
    odds.router,
    simulating.router,
    learn.router,
    papers.router,
)
"""Every call that the pages need beyond the house's own: one router a module, listed here."""


def mount(app: FastAPI) -> App:
    """The application with the web in front of it; where nothing is built, the house's plain page stays."""
    for router in ROUTERS:
        app.include_router(router)
    return Pages(app)
