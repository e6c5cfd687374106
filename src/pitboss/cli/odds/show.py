"""`pitboss odds GAME`: the words of the command. The work is in `report`, imported only when it is asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.words import Draft, Json, On, Set

GameOrBet = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game or a side bet, such as vic-crown-pontoon or lucky-lucky.",
        show_default=False,
        autocompletion=completing.books,
    ),
]
With = Annotated[
    str | None,
    typer.Option(
        "--with", metavar="GAME", help="The game at whose table a side bet is offered.", show_default=False, autocompletion=completing.games
    ),
]
Hand = Annotated[str | None, typer.Option("--hand", help="A hand to be played: 8H8S, 8,8 or AT.", show_default=False)]
Dealer = Annotated[str | None, typer.Option("--dealer", help="The dealer's card, with --hand: T or TS.", show_default=False)]
ShoeWritten = Annotated[
    str | None, typer.Option("--shoe", help='The cards in the shoe before the round: "KD=7 5 A=28".', show_default=False)
]
Removed = Annotated[str | None, typer.Option("--removed", help='Cards that had left it before the round: "5 5 KD".', show_default=False)]


def show(
    game: GameOrBet,
    *,
    settings: Set = [],  # noqa: B006
    host: With = None,
    on: On = None,
    draft: Draft = None,
    hand: Hand = None,
    dealer: Dealer = None,
    shoe: ShoeWritten = None,
    removed: Removed = None,
    json: Json = False,
) -> None:
    """Say what a game or a side bet is worth, exactly, and how it is best played; or what each play of a hand is worth."""
    from pitboss.cli.drafting import draft_called
    from pitboss.cli.odds.question import Written, ask  # the books and the mathematics are not for --help to wait for
    from pitboss.cli.odds.report import answer

    answer(ask(Written(game, host, tuple(settings), shoe, removed, hand, dealer, on, draft_called(draft))), as_json=json)
