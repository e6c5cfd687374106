"""A guided fuzz of the floor: a table is furnished by chance, people mostly do what is lawful, in a quarter of the steps something goes
wrong, and after every accepted request the documents are held against what the table says.

    python -m tests.floor.fuzz --seeds 1000 --from 0 --game nsw-star-blackjack

`furnish` opens a table, `draw` draws the next request, `book` is an account of the money that owes nothing to the ledger, `checks` has what
must hold and by which rule, `drive` finds the way on that somebody must always have, `keep` writes down a history that once failed, as
short as it can be made, so that it is played again in every run.
"""
