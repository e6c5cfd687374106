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


async def _get(app: Any, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://pit") as client:
        return await client.request(method, path, headers=headers)


def get(built: Path | Pages, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """One request, with a loop of its own, to pages that a server has just begun to serve or serves already."""
    import anyio

    async def asked() -> httpx.Response:
        return await _get(Pages(HOUSE, built) if isinstance(built, Path) else built, path, method, **headers)

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


def test_pages_built_while_the_server_runs_are_served_at_once(built: Path) -> None:
    serving = Pages(HOUSE, built)
    assert get(serving, "/").text == "<!doctype html>first"
    (built / "assets/index-abc.js.gz").unlink()
    assert get(serving, "/assets/index-abc.js").text == "let a = 1"
    (built / "assets/index-abc.js").unlink()
    (built / "assets/index-def.js").write_text("let b = 2", encoding="utf-8")
    (built / "index.html").write_text("<!doctype html>second", encoding="utf-8")
    assert get(serving, "/tables/yarra").text == "<!doctype html>second"
    assert get(serving, "/assets/index-def.js").text == "let b = 2"
    assert get(serving, "/assets/index-abc.js").text == "the house"


def test_pages_built_after_the_server_began_are_served(tmp_path: Path) -> None:
    serving = Pages(HOUSE, tmp_path)
    assert get(serving, "/").text == "the house"
    (tmp_path / "index.html").write_text("<!doctype html>first", encoding="utf-8")
    assert get(serving, "/").text == "<!doctype html>first"


def test_a_file_that_a_build_has_just_taken_away_is_no_fault(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    serving = Pages(HOUSE, built)
    assert get(serving, "/").text == "<!doctype html>first"
    monkeypatch.setattr(serving, "_look", lambda: None)  # as if it went between the listing and the reading
    (built / "index.html").unlink()
    assert get(serving, "/").text == "the house"
