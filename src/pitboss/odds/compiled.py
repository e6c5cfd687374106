"""Compiling kernels: once, with a message, and kept on disk; and the very same source run plain, on exact fractions.

A kernel is a function of plain arrays. `kernel` compiles it with numba; `plain` gives back the function as it is written, with
every kernel it calls plain too, so that a test may hand it arrays of fractions and get fractions.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from numba.core.dispatcher import Dispatcher

F = TypeVar("F", bound=Callable[..., Any])
_PLAIN: dict[int, Callable[..., Any]] = {}


def kernel(function: F) -> F:
    """Compile a function, and keep what was compiled for the next process."""
    _keep_in(cache_folder(Path(function.__code__.co_filename).parent))
    return cast(F, numba.njit(cache=True, error_model="numpy")(function))


def inlined(function: F) -> F:
    """Compile a small function into every kernel that calls it: a call costs more than the little it does."""
    _keep_in(cache_folder(Path(function.__code__.co_filename).parent))
    return cast(F, numba.njit(cache=True, error_model="numpy", forceinline=True)(function))


def plain(compiled: F) -> F:
    """The function as written, calling plain functions only."""
    if not isinstance(compiled, Dispatcher):
        return compiled
    known = _PLAIN.get(id(compiled))
    if known is None:
        source = compiled.py_func
        world: dict[str, Any] = {}
        known = FunctionType(source.__code__, world, source.__name__, source.__defaults__, source.__closure__)
        _PLAIN[id(compiled)] = known
        world.update(source.__globals__)
        for name, value in source.__globals__.items():
            if isinstance(value, Dispatcher):
                world[name] = plain(value)
    return cast(F, known)


@cache
def cache_folder(kernels: Path = Path(__file__).parent / "kernel") -> Path:
    """Where the compiled kernels of a folder are kept: named after every room's source, because numba does not notice a changed callee.

    It lies in the user's cache; where that cannot be written to, among the temporary files.
    """
    sources = sorted(kernels.parents[1].glob("*/kernel/*.py")) or sorted(kernels.glob("*.py"))
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources) + numba.__version__.encode()).hexdigest()[:16]
    name = f"{kernels.parent.name}-{digest}"
    own = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pitboss" / "kernels" / name
    try:
        own.mkdir(parents=True, exist_ok=True)
    except OSError:
        own = Path(gettempdir()) / f"pitboss-{os.getuid()}" / "kernels" / name
    return own


def announce(kernels: Path = Path(__file__).parent / "kernel", what: str = "the analysis") -> None:
    """Say on stderr that the kernels of a folder are being compiled, if this is the first time for this source."""
    folder = cache_folder(kernels)
    if not any(folder.glob("**/*.nbc")):
        sys.stderr.write(f"pitboss: compiling the kernels of {what}, once; kept in {folder}\n")
        sys.stderr.flush()


def _keep_in(folder: Path) -> None:
    if str(folder) != numba.config.CACHE_DIR:  # type: ignore[attr-defined]
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
