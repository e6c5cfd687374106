"""What the command line could not read, in one sentence of our own with the nearest names."""

from __future__ import annotations

import click

from pitboss.law.refusal import nearest


def sentence(fault: click.ClickException) -> str:
    """Say what is wrong with the words and where help is."""
    context = getattr(fault, "ctx", None)
    if context is None:
        return _plain(fault)
    return f"{_wrong(fault, context)} (see {context.command_path} --help)"


def _wrong(fault: click.ClickException, context: click.Context) -> str:
    match fault:
        case click.NoSuchOption(option_name=option):
            known = [name for parameter in context.command.params for name in parameter.opts if name.startswith("-")]
            return f"there is no option {option}{nearest(option, [*known, '--help'])}"
        case click.exceptions.NoSuchCommand(command_name=name):
            known = context.command.list_commands(context) if isinstance(context.command, click.Group) else []
            return f"there is no command {name!r}{nearest(name, known)}"
        case click.MissingParameter(param=click.Argument() as missing):
            return f"{_name(missing)} is missing: write {_form(context)}"
        case _:
            return _plain(fault)


def _form(context: click.Context) -> str:
    """How the command is written: `pitboss rules why GAME TERM`."""
    arguments = [_name(parameter) for parameter in context.command.params if isinstance(parameter, click.Argument)]
    return " ".join([context.command_path, *arguments])


def _name(argument: click.Argument) -> str:
    return argument.metavar or (argument.name or "").upper()


def _plain(fault: click.ClickException) -> str:
    """The library's own words, as the rest of a sentence."""
    said = fault.format_message().rstrip(".")
    return said[:1].lower() + said[1:]
