"""`pitboss rules`: ask the books."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from pitboss.books import LIBRARY
from pitboss.cli.rules import coverage, diff, listing, readings, register, search, show, why
from pitboss.law.refusal import Malformed, nearest


class _Rules(TyperGroup):
    """A group whose first word may be a game: `pitboss rules vic-blackjack` means `pitboss rules show vic-blackjack`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """An option written before the game is read as if it were written after."""
        match args:
            case ["--json", _, *_]:
                args = [*args[1:], "--json"]
            case [str(first), *_] if first.startswith("-") and first not in ("--json", "--help", "--"):
                args = ["show", *args]
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """A word that is neither a game nor a question gets the nearest of both."""
        if args and args[0] not in self.commands:
            if args[0] not in LIBRARY.names:
                known = nearest(args[0], [*LIBRARY.names, *self.commands])
                raise Malformed("game", f"there is no game or question {args[0]!r}{known} (pitboss rules lists the games)")
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
