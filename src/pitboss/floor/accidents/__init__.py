"""Accidents: what went wrong, what the document says, and what that does to cards, hands and money."""
