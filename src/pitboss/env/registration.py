"""The environments by their Gymnasium ids: one a game, named after it."""

from __future__ import annotations

import gymnasium

from pitboss.books import LIBRARY

VERSION = "v0"
"""It changes when the same seed and the same actions would no longer give the same episode at a single table."""

MOST_STEPS = 1000
"""More than any shoe takes, card by card: only an agent that is refused again and again gets there."""


def env_id(game: str) -> str:
    """The Gymnasium id of a game.

    >>> env_id("vic-crown-com-bo")
    'pitboss/VicCrownComBo-v0'
    """
    return f"pitboss/{''.join(part.capitalize() for part in game.split('-'))}-{VERSION}"


GAMES: dict[str, str] = {env_id(game): game for game in LIBRARY.shelf_of_games}
"""The game behind every id."""


def register() -> None:
    """Tell Gymnasium of every game; saying it twice does no harm."""
    for name, game in GAMES.items():
        if name not in gymnasium.registry:
            com_bo = game == "vic-crown-com-bo"
            gymnasium.register(
                name,
                "pitboss.env.com_bo:ComBoEnv" if com_bo else "pitboss.env.blackjack:BlackjackEnv",
                vector_entry_point=None if com_bo else "pitboss.env.vector.blackjack:BlackjackVecEnv",
                max_episode_steps=MOST_STEPS,
                kwargs={"game": game},
            )
