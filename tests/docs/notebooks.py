"""The notebooks of docs/notebooks: run from top to bottom, and what each cell prints beside what is kept in the file.

`.venv/bin/python -m tests.docs.notebooks` runs them all and keeps what they print; read the difference before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parents[2] / "docs/notebooks"
LONGEST = 300
"""Seconds that one cell may take, kernels compiled in it included."""


def notebooks() -> list[Path]:
    """Every notebook, by its name."""
    return sorted(NOTEBOOKS.glob("*.ipynb"))


def printed(notebook: Any) -> list[str]:
    """What each cell of code prints: its text, and nothing else is allowed."""
    return [
        "".join(out.get("text", f"[{out['output_type']}]") for out in cell.outputs) for cell in notebook.cells if cell.cell_type == "code"
    ]


def read(path: Path) -> Any:
    """A notebook as it is kept."""
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def run(path: Path) -> Any:
    """A notebook as it comes out when it is run afresh; a cell that fails is an error, and what goes to stderr is not kept."""
    notebook = read(path)
    NotebookClient(notebook, timeout=LONGEST, kernel_name="python3").execute(cwd=str(path.parent))
    for cell in notebook.cells:
        cell.pop("metadata", None)
        cell["metadata"] = {}
        if cell.cell_type == "code":
            cell.outputs = [out for out in cell.outputs if out.get("name") != "stderr"]
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return notebook


def main() -> None:
    for path in notebooks():
        sys.stderr.write(f"notebooks: {path.name}\n")
        nbformat.write(run(path), path)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
