"""What a shell is told when somebody presses Tab: commands, games, terms, documents and options by their own names, else files."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Any

import typer

from pitboss.law.refusal import Malformed, PitbossError

VARIABLE = "_PITBOSS_COMPLETE"


class Shell(StrEnum):
    """The shells that can be told."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


ShellName = Annotated[Shell, typer.Argument(metavar="SHELL", help="The shell to write for: bash, zsh or fish.", show_default=False)]


def completion(shell: ShellName) -> None:
    """Print the lines that let a shell complete pitboss: commands, games, terms, options and files."""
    answer_shell(None, f"{shell}_source")


def answer_shell(cli: Any, instruction: str) -> None:
    """Do what a shell asks through the environment: `bash_source` is the script, `bash_complete` the words that may come next."""
    from click.shell_completion import CompletionItem, FishComplete, ShellComplete, ZshComplete

    from pitboss.cli.bash import WholeWords

    def or_files(kind: type[ShellComplete]) -> type[ShellComplete]:
        def get_completions(self: ShellComplete, args: list[str], incomplete: str) -> list[CompletionItem]:
            try:
                found = kind.get_completions(self, args, incomplete)
            except PitbossError:  # a word before this one is not known: nothing sensible can follow it
                found = []
            return found or [CompletionItem(incomplete, type="file")]

        return type(kind.__name__, (kind,), {"get_completions": get_completions})

    shells = {Shell.BASH: WholeWords, Shell.ZSH: ZshComplete, Shell.FISH: FishComplete}
    name, _, asked = instruction.partition("_")
    if name not in list(Shell) or asked not in ("source", "complete"):
        raise Malformed("shell", f"{VARIABLE}={instruction!r} is not understood: write bash_source, zsh_source or fish_source")
    complete = or_files(shells[Shell(name)])(cli, {}, "pitboss", VARIABLE)
    print(complete.source() if asked == "source" else complete.complete())


def games() -> Iterable[str]:
    """Every game."""
    from pitboss.books import LIBRARY

    return LIBRARY.shelf_of_games


def books() -> Iterable[str]:
    """Every game and side bet."""
    from pitboss.books import LIBRARY

    return LIBRARY.names


def documents() -> Iterable[str]:
    """Every document of the register, by its key."""
    from pitboss.books import LIBRARY

    return [document.key for document in LIBRARY.documents]


def reading_names() -> Iterable[str]:
    """Every reading, by its number."""
    from pitboss.books import LIBRARY

    return [reading.id for reading in LIBRARY.readings]


def terms(ctx: typer.Context) -> Iterable[str]:
    """Every term of the game that stands before it."""
    law = _law(ctx)
    return [] if law is None else [term.name for term in law]


def elections(ctx: typer.Context) -> Iterable[str]:
    """Every option of the game that stands before it, with each value it may take."""
    from pitboss.law.rules import options

    law = _law(ctx)
    found = {} if law is None else options(law)
    return [f"{name}={value}" for name, option in found.items() for value in option.values]


def _law(ctx: typer.Context) -> Any:
    from pitboss.books import LIBRARY
    from pitboss.cli.answers import asked

    # Where an option still lacks its value, click has not read the arguments yet.
    name = next((word for word in (ctx.params.get("game"), *ctx.args) if word in LIBRARY.names), None)
    return None if name is None else asked(LIBRARY.book(name), None)


def days() -> Iterable[str]:
    """The days that come with Pitboss."""
    from pitboss.cli.floor.file import days

    return days()


def papers() -> Iterable[str]:
    """The conditions of tournaments that come with Pitboss."""
    from pitboss.cli.tournament.opening import examples

    return examples()


def beginning(names: Iterable[str], incomplete: str) -> list[Any]:
    """Those of the names that begin so, for a group whose first word may be one of them."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(name) for name in names if name.startswith(incomplete)]
