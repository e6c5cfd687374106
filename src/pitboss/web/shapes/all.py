"""Every shape by name: what is added here gets a type in the pages."""

from __future__ import annotations

from typing_extensions import TypedDict

from pitboss.web.shapes.consoles import Consideration, Console, Desks
from pitboss.web.shapes.felt import Felt
from pitboss.web.shapes.lobby import Lobby
from pitboss.web.shapes.opening import Opening, Traits
from pitboss.web.shapes.picture import Picture


class Shapes(TypedDict):
    """One field a shape that a page reads."""

    picture: Picture
    lobby: Lobby
    traits: Traits
    opening: Opening
    felt: Felt
    console: Console
    desks: Desks
    consideration: Consideration
