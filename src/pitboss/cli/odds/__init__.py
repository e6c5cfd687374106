"""`pitboss odds`: what a game, a side bet or a hand is worth. A first word that is no question is a game."""

from __future__ import annotations

import typer

from pitboss.cli.first_word import GameFirst
from pitboss.cli.help import command, examples
from pitboss.cli.odds import price, show

app = typer.Typer(
    cls=GameFirst,
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
