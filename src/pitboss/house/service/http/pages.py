"""Pages for people: the lobby, and the check of a shuffle in one's own browser. What they need lies beside them and nowhere else."""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from pitboss.house.service.http.tables import rows_of
from pitboss.house.service.http.who import ThePit
from pitboss.law.refusal import Refused

router = APIRouter(include_in_schema=False)
FOLDER = Path(__file__).parents[1] / "pages"
KINDS = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"}
PARTS = {path.name: (path.read_bytes(), KINDS[path.suffix[1:]]) for path in sorted(FOLDER.iterdir()) if path.suffix[1:] in KINDS}
LOBBY = Template((FOLDER / "lobby.html").read_text(encoding="utf-8"))
FAIR = (FOLDER / "fair.html").read_text(encoding="utf-8")


@router.get("/")
async def lobby(pit: ThePit) -> HTMLResponse:
    """The lobby; its script is for the administrator's link alone."""
    rows = rows_of(pit)
    tables = "1 table" if len(rows) == 1 else f"{len(rows)} tables"
    return HTMLResponse(LOBBY.substitute(tables=tables, rows="\n".join(map(_row, rows))))


@router.get("/fair")
async def fair() -> HTMLResponse:
    """Where a browser checks a shuffle by itself."""
    return HTMLResponse(FAIR)


@router.get("/pages/{name}")
async def part(name: str) -> Response:
    """What a page is made of."""
    if name not in PARTS:
        raise Refused("no-such-page", "There is no such page.", rule="")
    body, kind = PARTS[name]
    return Response(body, media_type=kind, headers={"Cache-Control": "no-cache"})


def _row(row: dict[str, Any]) -> str:
    edge = "not on file" if row["house_edge"] is None else f"{100 * row['house_edge']:.3f} %"
    limits = f"{row['limits']['minimum']} to {row['limits']['maximum']}"
    hints = "yes, to learn by" if row["hints"]["allowed"] else f"no: {row['hints']['rule']}"
    words = (row["name"], row["game_name"], row["document"], ", ".join(row["side_bets"]) or "none")
    name, game, document, side = (escape(str(word)) for word in words)
    link = f'<td><a href="/api/tables/{escape(row["id"])}">{name}</a></td>'
    figures = [f'<td class="number">{escape(each)}</td>' for each in (limits, f"{row['seats_taken']} of {row['boxes']}", edge)]
    told = (f"<td>{game}</td>", f'<td class="whole">{document}</td>', f"<td>{side}</td>")
    cells = [*told, *figures[:2], f'<td class="whole">{escape(hints)}</td>', figures[2]]
    return f"<tr>{link}{''.join(cells)}</tr>"
