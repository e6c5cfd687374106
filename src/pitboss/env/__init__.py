"""Environments to train in: the nine games on the real engine, behind Gymnasium's interface.

Importing this room registers them, so that `gymnasium.make("pitboss/NswStarBlackjack-v0")` finds them.
"""

from pitboss.env.registration import GAMES, register

__all__ = ["GAMES", "register"]

register()
