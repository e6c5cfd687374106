"""The store in an SQLite file: one writer thread, readers beside it."""
