"""The conditions in force: their versions, and what must have happened to them before entries and before play."""
