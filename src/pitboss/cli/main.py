"""The `pitboss` command: reads the words, calls a sub-command, and turns every error into one sentence and an exit status."""

from __future__ import annotations

import io
import os
import sys

import click
import typer

from pitboss import __version__
from pitboss.cli import cluster, floor, house, odds, promotion, rules, tournament
from pitboss.cli.adjudicate import adjudicate
from pitboss.cli.simulate import simulate
from pitboss.cli.strategy import strategy
from pitboss.cli.usage import sentence
from pitboss.law.refusal import PitbossError, Refused

app = typer.Typer(
    name="pitboss",
    help="The blackjack rule books of Victoria, New South Wales and the ACT, executable.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(rules.app, name="rules")
app.command("adjudicate")(adjudicate)
app.add_typer(odds.app, name="odds")
app.add_typer(floor.app, name="floor")
app.add_typer(tournament.app, name="tournament")
app.add_typer(promotion.app, name="promotion")
app.command("strategy")(strategy)
app.command("simulate")(simulate)
app.add_typer(cluster.app, name="cluster")
app.command("serve")(house.serve)
app.command("settings")(house.settings)
app.command("verify")(house.verify)
app.command("export")(house.export)
app.command("replay")(house.replay)
app.add_typer(house.fair, name="fair")
app.command("backup")(house.backup)


def _version(*, asked: bool) -> None:
    if asked:
        print(f"pitboss {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def pitboss(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", callback=lambda value: _version(asked=value), is_eager=True, help="Show the version."),
) -> None:
    """The blackjack rule books of Victoria, New South Wales and the ACT, executable."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def run() -> None:
    """Entry point: status 0 done, 1 understood and refused, 2 could not be read."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our dashes shows question marks, not a traceback
    sys.exit(_status())


def _status() -> int:
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        return _unheard()
    except SystemExit as end:
        # Typer meets a broken pipe before we do, and would leave with the status of a refusal.
        if isinstance(end.__context__, BrokenPipeError):
            return _unheard()
        raise
    except PitbossError as fault:
        return _say(fault.sentence, 1 if isinstance(fault, Refused) else 2)
    except typer.Abort:
        return _say("stopped", 130)
    except click.ClickException as fault:
        return _say(sentence(fault), 2)
    return status if isinstance(status, int) else 0


def _unheard() -> int:
    """The reader of our output has gone (`| head`): nothing left to say, and nothing to flush at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    return 0


def _say(words: str, status: int) -> int:
    print(f"pitboss: {' '.join(words.splitlines())}", file=sys.stderr)
    return status
