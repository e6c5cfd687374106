"""The `pitboss` command: reads the words, calls a sub-command, and turns every error into one sentence and an exit status."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from copy import copy

import click
import typer

from pitboss import __version__
from pitboss.cli import cluster, count, draft, floor, house, odds, promotion, rules, tournament
from pitboss.cli.adjudicate import adjudicate
from pitboss.cli.completing import VARIABLE, answer_shell, completion
from pitboss.cli.help import ASK, PLAY, SHELL, Contents, command, examples
from pitboss.cli.simulate import simulate
from pitboss.cli.strategy import strategy
from pitboss.cli.usage import sentence
from pitboss.law.refusal import PitbossError, Refused

app = typer.Typer(
    name="pitboss",
    cls=Contents,
    help="The blackjack rule books of Victoria, New South Wales and the ACT, executable.",
    epilog=examples("pitboss rules why vic-crown-pontoon dealer-soft-17", "pitboss serve"),
    add_completion=False,  # `pitboss completion` instead, which costs the other commands nothing
    pretty_exceptions_enable=False,
)
app.add_typer(rules.app, name="rules", rich_help_panel=ASK, short_help="What is in force, why, since when; how two books differ.")
app.add_typer(odds.app, name="odds", rich_help_panel=ASK, short_help="What a game, a hand or one rule is worth, exactly.")
command(
    app,
    "strategy",
    "pitboss strategy vic-crown-pontoon",
    "pitboss strategy act-blackjack --set decks=8 --out chart.pdf",
    short="How a game is best played, as a chart.",
    panel=ASK,
)(strategy)
app.add_typer(draft.app, name="draft", rich_help_panel=ASK, short_help="Write a rule, and see what it does before it is law.")
app.add_typer(count.app, name="count", rich_help_panel=ASK, short_help="What each card is worth; indices, and the best stakes.")
command(
    app,
    "adjudicate",
    "pitboss adjudicate docs/examples/double.yaml --explain",
    "pitboss adjudicate docs/examples/double.yaml --under act-blackjack",
    short="Settle a round from its cards and decisions.",
    panel=PLAY,
)(adjudicate)
app.add_typer(floor.app, name="floor", rich_help_panel=PLAY, short_help="Play a written day at a table, accidents and all.")
app.add_typer(tournament.app, name="tournament", rich_help_panel=PLAY, short_help="Check a tournament's conditions; let bots play it.")
app.add_typer(promotion.app, name="promotion", rich_help_panel=PLAY, short_help="Check a promotion's terms; draw, and check a draw.")
command(
    app,
    "simulate",
    "pitboss simulate vic-blackjack --rounds 1e6",
    "pitboss simulate vic-crown-pontoon --rounds 1e6 --boxes 3 --json",
    short="Play a game millions of times.",
    panel=PLAY,
)(simulate)
app.add_typer(cluster.app, name="cluster", rich_help_panel=PLAY, short_help="Start a small cluster to simulate on.")
house.add(app)
command(
    app,
    "completion",
    'eval "$(pitboss completion bash)"',
    "pitboss completion zsh > ~/.zfunc/_pitboss",
    "pitboss completion fish > ~/.config/fish/completions/pitboss.fish",
    short="Let bash, zsh or fish complete pitboss.",
    panel=SHELL,
)(completion)


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
        if VARIABLE in os.environ:
            answer_shell(typer.main.get_command(app), os.environ[VARIABLE])
            return 0
        status = _asked_for(sys.argv[1:])(prog_name="pitboss", standalone_mode=False)  # whatever file was started
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


def _asked_for(words: Sequence[str]) -> typer.Typer:
    """The one command that was asked for, where the first word is its name: to build the others is a tenth of the time to start."""
    groups = [group for group in app.registered_groups if group.name in words[:1]]
    commands = [each for each in app.registered_commands if each.name in words[:1]]
    if not groups and not commands:
        return app
    alone = copy(app)
    alone.registered_groups, alone.registered_commands = groups, commands
    return alone


def _unheard() -> int:
    """The reader of our output has gone (`| head`): nothing left to say, and nothing to flush at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    return 0


def _say(words: str, status: int) -> int:
    print(f"pitboss: {' '.join(words.splitlines())}", file=sys.stderr)
    return status
