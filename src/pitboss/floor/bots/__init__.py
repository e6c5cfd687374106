"""Bots: players that the program plays, so that one person can play at, deal to or supervise a full table."""

from pitboss.floor.bots.bot import Bot
from pitboss.floor.bots.party import Party
from pitboss.floor.bots.strategy import like_the_dealer, never_bust, sensible
from pitboss.floor.bots.temper import Temper

__all__ = ["Bot", "Party", "Temper", "like_the_dealer", "never_bust", "sensible"]
