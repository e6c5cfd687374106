"""The law as data: terms, clauses, instruments, books, and what is in force when."""
