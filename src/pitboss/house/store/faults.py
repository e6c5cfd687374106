"""Why a store cannot be opened or written, in one sentence each."""

from __future__ import annotations

import sqlite3

from pitboss.house.store.place import InFile, StorePlace
from pitboss.law.refusal import Malformed, PitbossError, Refused

NOTHING = "nothing was recorded"


class Stopped(Refused):
    """The store takes nothing more for now; what it has answered stands, and it goes on once the reason is gone.

    `told` is the sentence for clients, who need not know where the store is.
    """

    def __init__(self, code: str, sentence: str, told: str = "") -> None:
        super().__init__(code, sentence, rule="")
        self.told = told or sentence


def stopped(place: StorePlace, code: str, why: str) -> Stopped:
    """A store at a place that takes nothing more."""
    return Stopped(code, f"{place}: {why}", f"the house takes nothing at the moment: {why}")


def refused(code: str, sentence: str) -> Refused:
    """A refusal that no rule of a game is behind."""
    return Refused(code, sentence, rule="")


def of_sqlite(place: InFile, fault: sqlite3.Error) -> PitbossError:
    """What an error of SQLite means to a person."""
    name = getattr(fault, "sqlite_errorname", "") or ""
    if name == "SQLITE_FULL":
        return stopped(place, "store-full", f"the disk is full, {NOTHING}: make room and try again")
    if name.startswith("SQLITE_IOERR"):
        return stopped(place, "store-disk", f"the disk takes nothing more ({_lower(fault)}), {NOTHING}")
    if name.startswith("SQLITE_READONLY"):
        return read_only(place)
    if name.startswith("SQLITE_BUSY"):
        return stopped(place, "store-busy", f"another program holds the store, {NOTHING}: try again")
    if name == "SQLITE_CANTOPEN":
        return Malformed("store", f"{place}: the file cannot be opened: let this user read and write it and its folder")
    if name in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
        return Malformed("store", f"{place}: this is no store of Pitboss, or it is damaged ({_lower(fault)})")
    return Malformed("store", f"{place}: this is no store of Pitboss ({_lower(fault)})")


def read_only(place: StorePlace) -> Stopped:
    """A file or a folder that this user cannot write."""
    return stopped(place, "store-read-only", f"the store is read-only, {NOTHING}: let this user write the file and its folder")


def gone(place: StorePlace) -> Stopped:
    """The file that was opened is no longer the one at its place."""
    why = f"the file of the store was deleted, moved or put in the place of, {NOTHING}: stop, see to it, and start again"
    return stopped(place, "store-gone", why)


def newer(place: StorePlace, found: str) -> Refused:
    """A store that a later Pitboss has changed."""
    return refused("store-newer", f"{place}: the store has schema {found[:20]}, made by a later Pitboss: use that one")


def older(place: StorePlace, found: str, head: str) -> Refused:
    """A store that must be brought up to date before it can be read."""
    said = f"schema {found}" if found else "no schema yet"
    return refused("store-older", f"{place}: the store has {said} and this Pitboss reads {head}: serve it once with this one")


def no_store(place: StorePlace) -> Malformed:
    """There is nothing to read."""
    return Malformed("store", f"there is no store at {place}")


def _lower(fault: Exception) -> str:
    words = " ".join(str(fault).split())[:120]
    return words[:1].lower() + words[1:]
