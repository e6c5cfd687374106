"""The pages as files: what is served, how long it may be kept, and what is never a page."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.responses import PlainTextResponse

from pitboss.web.pages import Pages

HOUSE = PlainTextResponse("the house")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>first", encoding="utf-8")
    script = tmp_path / "assets/index-abc.js"
    script.write_text("let a = 1", encoding="utf-8")
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(b"let a = 1"))
    (tmp_path / "stamp").write_text("not for the world", encoding="utf-8")
    return tmp_path


async def _get(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    app: Any = Pages(HOUSE, folder)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://pit") as client:
        return await client.request(method, path, headers=headers)


def get(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """One request, with a loop of its own."""
    import anyio

    async def asked() -> httpx.Response:
        return await _get(folder, path, method, **headers)

    return anyio.run(asked)


@pytest.mark.parametrize("path", ["/", "/tables/yarra", "/rules/vic-blackjack", "/rules/row/VIC-2003-01/7.5.6(a)", "/nowhere"])
def test_an_address_of_the_browser_s_own_is_the_first_page_and_is_asked_for_anew(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.text == "<!doctype html>first"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_named_after_its_contents_is_kept_for_ever(built: Path) -> None:
    answer = get(built, "/assets/index-abc.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (answer.text, answer.headers["content-encoding"]) == ("let a = 1", "gzip")
    plain = get(built, "/assets/index-abc.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert get(built, "/assets/index-abc.js", "HEAD").text == ""


@pytest.mark.parametrize(
    "path", ["/api/lobby", "/ws", "/healthz", "/metrics", "/stamp.txt", "/assets/gone.js", "/../pages.py", "/assets/%2e%2e/stamp.md"]
)
def test_what_is_the_house_s_or_not_built_goes_to_the_house(built: Path, path: str) -> None:
    assert get(built, path).text == "the house"


def test_nothing_built_leaves_everything_to_the_house(tmp_path: Path) -> None:
    assert get(tmp_path / "none", "/").text == "the house"


def test_only_reading_gets_a_page(built: Path) -> None:
    assert get(built, "/", "POST").text == "the house"
