"""Every call that the pages have beyond the house's own is in the documents, with the method that it takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.routing import APIRoute

from pitboss.web.mounting import ROUTERS

DOCS = Path(__file__).parents[2] / "docs"
ROUTES = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{min(route.methods)} {route.path}")
def test_a_call_is_documented(route: APIRoute) -> None:
    text = "".join((DOCS / name).read_text(encoding="utf-8") for name in ("house.md", "web.md"))
    path = route.path.replace(":path", "")
    last = path.rpartition("/")[2]
    assert path in text or (f"…/{last}" in text and path.rpartition("/")[0] in text), f"{route.methods} {path}"
