"""What may be done now: every kind of command that can be written, lawful with its bounds or forbidden with its rule."""

from pitboss.play.lawful.acts import lawful
from pitboss.play.lawful.record import Amount, Forbidden, Lawful

__all__ = ["Amount", "Forbidden", "Lawful", "lawful"]
