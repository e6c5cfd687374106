"""A heat: a session of a tournament at one table of the floor, from the seats to the places."""
