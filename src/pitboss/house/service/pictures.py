"""Pictures: the table as one person sees it now, with that person's chips and what everybody in it is called."""

from __future__ import annotations

import json
from typing import Any

from pitboss.house.accounts import Accounts, roles_at
from pitboss.house.service.clock_face import clock_of
from pitboss.house.service.following import follows, with_willing
from pitboss.house.service.hallway import said_at, seen_picture
from pitboss.house.service.moment import seconds
from pitboss.house.service.nameplates import ID, names_in, spoken
from pitboss.house.service.room import Room, balance
from pitboss.house.service.telling import NOBODY
from pitboss.house.streams.hall import Hall
from pitboss.house.tables.law import law_view
from pitboss.house.views import Picture, Viewer, view_state
from pitboss.house.views.viewer import PUBLIC
from pitboss.money.cents import dollars


def viewer_at(room: Room | Hall, accounts: Accounts, account: str) -> Viewer:
    """Who looks, with the roles that the account holds there now; an empty account is a spectator."""
    if isinstance(room, Hall):
        return room.viewer(accounts, account)
    return Viewer(account, roles_at(accounts, account, room.scope)) if account else Viewer()


def picture_of(room: Room, viewer: Viewer) -> Picture:
    """The picture for a viewer."""
    picture = view_state(room.game, room.floor, viewer, seconds())
    chips = dollars(max(balance(room.keeper.state, viewer.name), 0)) if viewer.name else "0.00"
    picture["you"] = picture["you"] | {"chips": chips, "follows": follows(room, viewer.name)}
    picture["acts"] = with_willing(room, picture["acts"])
    picture["clock"] = clock_of(room)
    picture["table"] = picture["table"] | {"law": law_view(room.game, room.founding, seconds())}
    return picture


def names_for(room: Room, accounts: Accounts, viewer: Viewer, shown: Any) -> dict[str, str]:
    """What everybody who is named in something is called to a viewer."""
    public = viewer.sight(room.floor) in PUBLIC
    inside = (frozenset({viewer.name}) if viewer.name else NOBODY) if public else None
    return names_in(accounts, json.dumps(shown), room.scope, inside=inside)


def seen_at(room: Room | Hall, accounts: Accounts, account: str) -> tuple[Picture, dict[str, str]]:
    """The picture of a table or another stream for an account, and what everybody in it is called."""
    if isinstance(room, Hall):
        return seen_picture(room, accounts, account)
    viewer = viewer_at(room, accounts, account)
    picture = picture_of(room, viewer)
    return picture, names_for(room, accounts, viewer, picture)


def spoken_at(room: Room | Hall, accounts: Accounts, account: str, sentence: str) -> str:
    """A sentence about a table, with names in place of ids, as an account may read it."""
    if isinstance(room, Hall):
        return said_at(room, accounts, account, sentence)
    return spoken(sentence, names_for(room, accounts, viewer_at(room, accounts, account), sentence)) if ID.search(sentence) else sentence


def awaits_at(room: Room | Hall) -> str:
    """What a table waits for, in a few words; nothing where no table is."""
    if isinstance(room, Hall) and not room.floor.opening.boxes:
        return ""
    return str(room.floor.rounds.now.awaits.value)
