"""Pitboss: the blackjack rule books of Victoria, New South Wales and the ACT, executable."""

__version__ = "0.1.0"
