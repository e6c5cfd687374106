"""Every shape of the web's own by name: what is added here gets a type in the pages. What the house answers it describes itself."""

from __future__ import annotations

from typing_extensions import TypedDict

from pitboss.web.shapes.consoles import Consideration, Console, Desks
from pitboss.web.shapes.felt import Felt
from pitboss.web.shapes.opening import Opening, Traits


class Shapes(TypedDict):
    """One field a shape that a page reads."""

    traits: Traits
    opening: Opening
    felt: Felt
    console: Console
    desks: Desks
    consideration: Consideration
