"""One round of Crown Com-Bo: five cards in a row, and bets on how they compare."""
