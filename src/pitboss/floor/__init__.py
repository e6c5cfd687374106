"""A table on the gaming floor over many rounds: people, boxes, limits, cards and accidents, in the form `decide` and `evolve`."""

from pitboss.floor.decide import decide, step
from pitboss.floor.evolve import evolve, replay
from pitboss.floor.game import Game, Purpose, open_game
from pitboss.floor.request import SHOE, Request
from pitboss.floor.state import Floor

__all__ = ["SHOE", "Floor", "Game", "Purpose", "Request", "decide", "evolve", "open_game", "replay", "step"]
