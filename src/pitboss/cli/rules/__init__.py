"""`pitboss rules`: ask the books."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from pitboss.cli.rules import coverage, diff, listing, readings, register, search, show, why


class _Rules(TyperGroup):
    """A group whose first word may be a game: `pitboss rules vic-blackjack` means `pitboss rules show vic-blackjack`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            args = ["show", *args]
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=_Rules, help="Ask the books: what is in force, why, since when, and how two books differ.", invoke_without_command=True
)
app.callback()(listing.rules)
app.command("show")(show.show)
app.command("why")(why.why)
app.command("diff")(diff.diff)
app.command("coverage")(coverage.coverage)
app.command("search")(search.search)
app.command("register")(register.register)
app.command("readings")(readings.readings)
