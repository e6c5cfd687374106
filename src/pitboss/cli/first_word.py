"""A group of commands whose first word may be a game: `pitboss odds vic-blackjack` means `pitboss odds show vic-blackjack`."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup

from pitboss.cli.completing import beginning, books


class GameFirst(TyperGroup):
    """Whatever does not begin with one of the group's own questions is `show` of a game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Options may stand before the game or after."""
        if ctx.resilient_parsing and not args:  # a shell asks what may come next: a question may
            return super().parse_args(ctx, args)
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = ["show", *args]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """A question or a game may come next."""
        return [*super().shell_complete(ctx, incomplete), *beginning(books(), incomplete)]
