"""Promotional prizes: terms, entries, a draw that anybody can check, winners, claims, disputes; its own decide and evolve."""
