"""Help pages: the commands in the order of a table of contents, what each argument means, and an example under every command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

ASK = "Ask the books"
PLAY = "Play it out"
OPEN = "Open the pit"
PROVE = "Prove it afterwards"
SHELL = "Around this command"
CONTENTS = {
    ASK: ("rules", "odds", "strategy", "count", "draft"),
    PLAY: ("adjudicate", "floor", "tournament", "promotion", "simulate", "cluster"),
    OPEN: ("serve", "settings"),
    PROVE: ("verify", "export", "replay", "fair", "backup"),
    SHELL: ("completion",),
}
"""The chapters of `pitboss --help` and what is in each, in their order."""

PROMPT = "$ "
Act = TypeVar("Act", bound=Callable[..., Any])


class Command(TyperCommand):
    """A command whose help page says what its arguments mean."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Give the arguments their sentences back, which click 8.5 takes from typer 0.24, and lay out the page."""
        from typer.models import ArgumentInfo
        from typer.utils import get_params_from_function

        known = get_params_from_function(self.callback) if self.callback else {}
        for parameter in self.params:
            given = known[parameter.name].default if parameter.name in known else None
            if isinstance(given, ArgumentInfo):
                parameter.help = given.help
        super().format_help(ctx, formatter)


class Contents(TyperGroup):
    """The first page: chapters in their order, not commands before groups."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The commands, chapter by chapter; one that no chapter names comes last."""
        order = [name for chapter in CONTENTS.values() for name in chapter]
        return sorted(super().list_commands(ctx), key=lambda name: order.index(name) if name in order else len(order))


def examples(*lines: str) -> str:
    """The foot of a help page: commands that can be copied as they stand."""
    return "\n\n".join(["For example:", *(f"{PROMPT}{line}" for line in lines)])


def command(app: typer.Typer, name: str, *shown: str, short: str | None = None, panel: str | None = None) -> Callable[[Act], Act]:
    """Put a command into the book of commands, with its examples, and its line in the contents if its sentence is longer than one."""
    return app.command(name, cls=Command, epilog=examples(*shown), short_help=short, rich_help_panel=panel)
