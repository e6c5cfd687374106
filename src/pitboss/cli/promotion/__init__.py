"""`pitboss promotion`: what terms lack, and a draw that anybody can make and check."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli.help import command, examples
from pitboss.cli.words import Json, On

Paper = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help="Terms in YAML or JSON, or one of Pitboss's own such as summer-draw; - is stdin.", show_default=False
    ),
]
Entries = Annotated[
    str,
    typer.Argument(metavar="FILE", help="Tickets, prizes and words thrown in, in YAML or JSON; - is stdin.", show_default=False),
]
Record = Annotated[str, typer.Argument(metavar="FILE", help="The record of a draw in JSON; - is stdin.", show_default=False)]
Seal = Annotated[str, typer.Option("--seal", metavar="FILE", help="What `promotion seal` printed before entries closed.")]
Published = Annotated[
    str, typer.Option("--commitment", metavar="HASH", help="The commitment that was published before entries closed.", show_default=False)
]

app = typer.Typer(
    help="Promotional prizes: terms checked by rule, and draws that anybody can verify.",
    epilog=examples("pitboss promotion check summer-draw"),
)
app.callback()(lambda: None)


@command(app, "check", "pitboss promotion check summer-draw")
def check(file: Paper, on: On = None, json: Json = False) -> None:
    """Say what terms lack, each with the rule that asks for it."""
    from pitboss.cli.promotion.checking import answer_check  # the engine and YAML are not for `pitboss rules` to wait for

    status = answer_check(file, on, in_json=json)
    if status:
        raise typer.Exit(status)


@command(app, "seal", "pitboss promotion seal summer-entries", short="Make a seed, a secret, and the commitment to publish.")
def seal(file: Entries) -> None:
    """Make a seed and a secret for these prizes, and the commitment to publish before entries close."""
    from pitboss.cli.promotion.drawing import answer_seal

    answer_seal(file)


@command(app, "draw", "pitboss promotion draw summer-entries")
def draw(file: Entries, seal: Seal = "") -> None:
    """Draw the prizes among the tickets, with a record that proves it."""
    from pitboss.cli.promotion.drawing import answer_draw

    answer_draw(file, seal)


@command(
    app,
    "verify",
    "pitboss promotion draw summer-entries | pitboss promotion verify - --commitment HASH",
    short="Hold the record of a draw against its commitment.",
)
def verify(file: Record, commitment: Published, json: Json = False) -> None:
    """Check the record of a draw against the commitment that was published: hash, prizes, order, winners."""
    from pitboss.cli.promotion.drawing import answer_verify

    answer_verify(file, commitment, in_json=json)
