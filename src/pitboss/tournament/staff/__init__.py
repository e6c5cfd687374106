"""Who runs the tournament, and what passes between them and the players before play."""
