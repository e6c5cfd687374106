"""The `pitboss` command: reads the words, calls a sub-command, and turns every error into one sentence and an exit status."""

from __future__ import annotations

import os
import sys

import click
import typer

from pitboss import __version__
from pitboss.cli import rules
from pitboss.law.refusal import PitbossError, Refused, nearest

app = typer.Typer(
    name="pitboss",
    help="The blackjack rule books of Victoria, New South Wales and the ACT, executable.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(rules.app, name="rules")


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
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): nothing left to say, and nothing to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except PitbossError as fault:
        status = _say(fault.sentence, 1 if isinstance(fault, Refused) else 2)
    except typer.Abort:
        status = _say("stopped", 130)
    except click.ClickException as fault:
        status = _say(_usage(fault), 2)
    sys.exit(status if isinstance(status, int) else 0)


def _usage(fault: click.ClickException) -> str:
    """What the command line could not read, in one sentence with the nearest names."""
    context = getattr(fault, "ctx", None)
    option = getattr(fault, "option_name", None)
    if option and context:
        known = [name for parameter in context.command.params for name in parameter.opts if name.startswith("-")]
        return f"there is no option {option}{nearest(option, known)} (see {context.command_path} --help)"
    return f"{fault.format_message().rstrip('.')}{f' (see {context.command_path} --help)' if context else ''}"


def _say(sentence: str, status: int) -> int:
    print(f"pitboss: {sentence}", file=sys.stderr)
    return status
