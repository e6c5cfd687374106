"""People at the table: who they are, which roles they hold, and what rank that gives them."""
