"""Opening a table and closing it."""
