"""A round written down: its wagers, cards and decisions, read from a parsed file into records."""

from pitboss.play.roundfile.reading import label, read_round
from pitboss.play.roundfile.records import BoxEntry, ComBoEntry, Decision, Deed, RoundFile, WagerEntry

__all__ = ["BoxEntry", "ComBoEntry", "Decision", "Deed", "RoundFile", "WagerEntry", "label", "read_round"]
