"""The Victorian books and notices, as data."""
