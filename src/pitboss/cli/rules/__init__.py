"""`pitboss rules`: ask the books."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from pitboss.books import LIBRARY
from pitboss.cli.completing import beginning
from pitboss.cli.help import command, examples
from pitboss.cli.rules import coverage, diff, listing, readings, register, search, show, terms, why
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

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """A question or a game may come next."""
        return [*super().shell_complete(ctx, incomplete), *beginning(LIBRARY.names, incomplete)]


app = typer.Typer(
    cls=_Rules,
    help="Ask the books: what is in force, why, since when, and how two books differ. `pitboss rules` lists the games, and "
    "`pitboss rules GAME` prints the book of one.",
    epilog=examples("pitboss rules", "pitboss rules vic-crown-pontoon"),
    invoke_without_command=True,
)
app.callback()(listing.rules)
command(app, "show", "pitboss rules show vic-crown-21 --on 2000-12-15T04:00", "pitboss rules vic-blackjack --set decks=6")(show.show)
command(app, "why", "pitboss rules why vic-crown-pontoon dealer-soft-17")(why.why)
command(app, "diff", "pitboss rules diff vic-blackjack act-blackjack", short="Show every term on which two books differ.")(diff.diff)
command(app, "search", "pitboss rules search split aces tens")(search.search)
command(
    app,
    "terms",
    "pitboss rules terms vic-blackjack",
    "pitboss rules terms vic-blackjack --json",
    short="List the terms, and who acts on each.",
)(terms.terms)
command(app, "register", "pitboss rules register --on 2000-12-15T04:00", "pitboss rules register --deeds")(register.register)
command(app, "readings", "pitboss rules readings", "pitboss rules readings A2", short="List the readings, or tell one in full.")(
    readings.readings
)
command(app, "coverage", "pitboss rules coverage", "pitboss rules coverage --missing")(coverage.coverage)
