"""`pitboss odds`: what a game, a side bet or a hand is worth. A first word that is no question is a game."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from pitboss.cli.odds import price, show


class _Odds(TyperGroup):
    """A group whose first word may be a game: `pitboss odds vic-blackjack` means `pitboss odds show vic-blackjack`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Whatever does not begin with a question is about a game; options may stand before it or after."""
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = ["show", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=_Odds,
    help="Exact odds. `pitboss odds GAME` says what a game or a side bet is worth and how it is best played "
    "(its options: `pitboss odds show --help`).",
)
app.callback()(lambda: None)
app.command("show")(show.show)
app.command("price")(price.price)
