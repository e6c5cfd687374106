"""`pitboss odds`: what a game, a side bet or a hand is worth. A first word that is no question is a game."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from pitboss.cli.completing import beginning, books
from pitboss.cli.help import command, examples
from pitboss.cli.odds import price, show


class _Odds(TyperGroup):
    """A group whose first word may be a game: `pitboss odds vic-blackjack` means `pitboss odds show vic-blackjack`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Whatever does not begin with a question is about a game; options may stand before it or after."""
        if ctx.resilient_parsing and not args:  # a shell asks what may come next: a question may
            return super().parse_args(ctx, args)
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = ["show", *args]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """A question or a game may come next."""
        return [*super().shell_complete(ctx, incomplete), *beginning(books(), incomplete)]


app = typer.Typer(
    cls=_Odds,
    help="Exact odds. `pitboss odds GAME` says what a game or a side bet is worth and how it is best played "
    "(its options: `pitboss odds show --help`).",
    epilog=examples("pitboss odds vic-blackjack --hand 8H8S --dealer T", "pitboss odds price vic-crown-pontoon"),
)
app.callback()(lambda: None)
command(
    app,
    "show",
    "pitboss odds vic-crown-pontoon",
    "pitboss odds vic-blackjack --hand 8H8S --dealer T",
    "pitboss odds lucky-lucky",
    short="What a game, a side bet or a hand is worth.",
)(show.show)
command(
    app,
    "price",
    "pitboss odds price vic-crown-blackjack",
    "pitboss odds price --notice VIC-2000-27",
    short="What each rule is worth, one at a time.",
)(price.price)
