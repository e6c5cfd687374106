"""Make the reference of the Python library from its docstrings: `.venv/bin/python -m scripts.reference [FOLDER]`.

A page a public module, with what `__all__` names in it; without a folder it goes to dist/reference, which is not committed.
A warning is an error.
"""

from __future__ import annotations

import contextlib
import re
import sys
import warnings
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

PUBLIC = (
    "pitboss.law",
    "pitboss.terms",
    "pitboss.books",
    "pitboss.cards",
    "pitboss.money.cents",
    "pitboss.money.payable",
    "pitboss.play",
    "pitboss.play.events",
    "pitboss.play.roundfile",
    "pitboss.floor",
    "pitboss.odds",
    "pitboss.sim",
    "pitboss.env",
    "pitboss.tournament",
    "pitboss.client",
)
"""What a program may rest on, bottom room first; everything else may change without a word."""
PLACE = Path(__file__).resolve().parents[1] / "dist/reference"


def reference(folder: Path) -> list[Path]:
    """Write the pages into a folder; the answer is what was written."""
    import pdoc

    for module in PUBLIC:
        _give_types(import_module(module))
    inner = [module for module in PUBLIC if any(module.startswith(f"{other}.") for other in PUBLIC)]
    outer = [spec for module in PUBLIC if module not in inner for spec in (module, f"!{re.escape(module)}\\..+")]
    pdoc.render.configure(docformat="markdown", footer_text="Our readings of public documents, and not legal advice.")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pdoc.pdoc(*outer, *inner, output_directory=folder)
    return sorted(folder.rglob("*.html"))


def _give_types(module: ModuleType) -> None:
    """Let a class that is shown where it is imported keep the types of where it was written: pdoc would look for their names here."""
    loaded = [vars(each) for name, each in sys.modules.items() if name.startswith("pitboss.")]
    everything = {name: each for names in loaded for name, each in names.items() if isinstance(each, type)}
    for name in getattr(module, "__all__", ()):
        shown = getattr(module, name)
        setattr(module, name, shown)  # a name that is looked up only when it is asked for
        if not isinstance(shown, type) or shown.__module__ == module.__name__:
            continue
        home = everything | vars(import_module(shown.__module__))
        for part in (shown, shown.__new__, *filter(callable, vars(shown).values())):
            with contextlib.suppress(NameError, TypeError, AttributeError):  # pdoc says what it misses
                part.__annotations__ = get_type_hints(part, home)


def main() -> None:
    """Write them and say where."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    written = reference(folder)
    sys.stdout.write(f"{folder}: {len(written)} pages; open {folder / 'index.html'}\n")


if __name__ == "__main__":
    main()
