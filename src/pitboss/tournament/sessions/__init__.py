"""Sessions: heats called and reported, who goes on, play-offs, points and places."""
