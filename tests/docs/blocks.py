"""The code blocks of the documents: what they ask, what they say the answer is, and what the answer really is.

`.venv/bin/python -m tests.docs.blocks README.md` writes the real answers into a document; read the difference before keeping it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SKIPPED = (".venv", ".git", "node_modules")
FENCE = re.compile(r"^```(?P<language>\w*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: its language, its text, and the line it starts on."""

    language: str
    body: str
    line: int


def documents() -> list[Path]:
    """Every document of the project."""
    return sorted(file for file in ROOT.rglob("*.md") if not any(part in SKIPPED for part in file.relative_to(ROOT).parts))


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a document, in order."""
    return [Block(found["language"], found["body"], text.count("\n", 0, found.start()) + 1) for found in FENCE.finditer(text)]


def commands(body: str) -> list[str]:
    """The commands of a console block: the lines that begin with a dollar."""
    return [line.removeprefix("$ ") for line in body.splitlines() if line.startswith("$ ")]


def replayed(body: str) -> str:
    """A console block with the real answer after each of its commands."""
    return "".join(f"$ {command}\n{answer(command)}" for command in commands(body))


def answer(command: str) -> str:
    """What a shell shows when the command is typed: everything, errors too, but not that kernels are compiled the first time."""
    here = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, env=here, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300, check=False
    )
    return "".join(line for line in done.stdout.splitlines(keepends=True) if not line.startswith("pitboss: compiling the kernels"))


def printed(program: str, names: dict[str, Any] | None = None) -> str:
    """What a block of Python prints; `names` are those that earlier blocks of the document have made."""
    out = StringIO()
    space = {} if names is None else names
    space.setdefault("__name__", "__document__")
    with redirect_stdout(out):
        exec(compile(program, "<document>", "exec"), space)
    return out.getvalue()


def programs(text: str) -> Iterator[tuple[Block, str | None]]:
    """Each Python block with the text block that follows it, which holds what it prints."""
    found = blocks(text)
    for place, block in enumerate(found):
        if block.language == "python":
            following = found[place + 1] if place + 1 < len(found) else None
            yield block, following.body if following and following.language == "text" else None


def refreshed(text: str) -> str:
    """A document with the real answers in its console blocks and after its Python blocks."""
    program = ""
    names: dict[str, Any] = {}

    def answered(found: re.Match[str]) -> str:
        nonlocal program
        language, body = found["language"], found["body"]
        if language == "console":
            body = replayed(body)
        elif language == "text" and program:
            body = printed(program, names)
        program = body if language == "python" else ""
        return f"```{language}\n{body}```"

    return FENCE.sub(answered, text)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        document = Path(name)
        document.write_text(refreshed(document.read_text(encoding="utf-8")), encoding="utf-8")
