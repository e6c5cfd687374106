"""Arrays lent to a kernel: whoever calls it holds them until it is done, so that nobody has to count who else does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba.extending import intrinsic


def _without_owner(_: Any, array: Any) -> Any:
    """The type of what is lent, and how it is made."""

    def same(context: Any, builder: Any, _: Any, given: Any) -> Any:
        found = context.make_array(array)(context, builder, given[0])
        found.meminfo = found.meminfo.type(None)
        found.parent = found.parent.type(None)
        return found._getvalue()

    return array(array), same


lent = cast(Callable[[Any], Any], intrinsic(_without_owner))
"""The same array without its owner: a row cut from it, or handed to another kernel, is then counted nowhere.

Numba counts with atomic instructions wherever a function with branches is handed an array, which took more than half of a step's time.
"""
