"""One round after another: the round in play, its log, and who may command it."""
