"""Answer `pitboss fair check`. It reads a file, a store or a public log by itself: what it finds rests on nothing else of the house."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from itertools import groupby
from typing import Any

from pitboss.cli.adjudicate.file import text_of
from pitboss.cli.house.chosen import store_of
from pitboss.cli.progress import told
from pitboss.cli.screen import answer_json
from pitboss.house.audit.fair import FairWalk
from pitboss.house.store.faults import no_store, refused
from pitboss.house.store.place import InFile, OnServer, place_of
from pitboss.law.refusal import Malformed

BODIES = "SELECT stream, position, body FROM entry WHERE stream LIKE 'table:%' ORDER BY stream, position"

Row = tuple[str, int, dict[str, Any]]


def answer_fair(file: str | None, table: str | None, url: str, *, in_json: bool) -> None:
    """Say of each table what was published, shown and kept; refused with the first broken promise."""
    if file is not None and file.startswith(("http://", "https://")):
        if table is None:
            raise Malformed("fair", f"which table of {file}? Write its name after the address")
        from pitboss.cli.house.fair_public import public_log  # no file needs what asks a server

        _say(file, told(public_log(file, table), "entries read"), in_json=in_json)
        return
    if table is not None:
        raise Malformed("fair", f"{table} is one word too many: a table is named after the address of a house")
    if file is not None and url:
        raise Malformed("fair", "a file and --store are two things to check: name one of them")
    url = "" if file is not None else store_of(url)
    called = str(place_of(url)) if file is None else "stdin" if file == "-" else file
    _say(called, _in_file(file) if file is not None else _in_store(url), in_json=in_json)


def _say(called: str, rows: Iterable[Row], *, in_json: bool) -> None:
    walks = {stream: _walked(called, stream, group) for stream, group in groupby(rows, key=lambda row: row[0])}
    if in_json:
        answer_json({stream: _record(walk) for stream, walk in walks.items()})
        return
    for stream, walk in walks.items():
        print(f"{stream}: {_words(walk)}")
    if not walks:
        print(f"{called}: there is no table in it")


def _walked(called: str, stream: str, rows: Iterable[Row]) -> FairWalk:
    walk = FairWalk()
    for _, position, event in rows:
        try:
            fault = walk.see(event)
        except (KeyError, TypeError, ValueError) as wrong:
            fault = f"this event cannot be read ({type(wrong).__name__}: {wrong})"
        if fault:
            raise refused("fair", f"{called}: {stream} at {position}: {fault}")
    return walk


def _in_file(name: str) -> list[Row]:
    called = "stdin" if name == "-" else name
    try:
        value = json.loads(text_of(name))
        return [(value["stream"], entry["position"], entry["event"]) for entry in value["entries"]]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Malformed("fair", f"{called} is not what `pitboss export` writes of a table or a shoe") from None


def _in_store(url: str) -> list[Row]:
    place = place_of(url)
    bodies = _of_file(place) if isinstance(place, InFile) else asyncio.run(_of_server(place))
    return [(stream, position, json.loads(body)) for stream, position, body in bodies]


def _of_file(place: InFile) -> list[tuple[str, int, str]]:
    if not place.path.is_file():
        raise no_store(place)
    try:
        with closing(sqlite3.connect(f"file:{place.path.absolute()}?mode=ro", uri=True)) as connection:
            return connection.execute(BODIES).fetchall()
    except sqlite3.Error as fault:
        raise Malformed("store", f"{place}: its log cannot be read: {fault}") from None


async def _of_server(place: OnServer) -> list[tuple[str, int, str]]:
    import asyncpg  # type: ignore[import-untyped]

    try:
        connection = await asyncpg.connect(place.url, timeout=10)
        try:
            return [(row[0], row[1], row[2]) for row in await connection.fetch(BODIES)]
        finally:
            await connection.close()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise Malformed("store", f"{place}: its log cannot be read: {' '.join(str(fault).split())[:160]}") from None


def _words(walk: FairWalk) -> str:
    if not walk.published:
        return "no shuffle of the program's was published"
    shuffles = "1 shuffle" if walk.published == 1 else f"{walk.published:,} shuffles"
    said = f"{shuffles} published, {walk.shown:,} shown and kept, {walk.cards:,} cards given as the orders have them"
    reloaded = f", {walk.reloaded:,} shuffled anew before they could be shown" if walk.reloaded else ""
    reloaded += f", {walk.lost:,} declared lost" if walk.lost else ""
    return f"{said}{reloaded}{', 1 still in play' if walk.open else ''}"


def _record(walk: FairWalk) -> dict[str, Any]:
    return {
        "published": walk.published,
        "shown": walk.shown,
        "cards": walk.cards,
        "shuffled_anew": walk.reloaded,
        "lost": walk.lost,
        "in_play": walk.open,
    }
