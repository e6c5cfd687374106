"""Random tournaments of every document, played to the end: python -m tests.tournament.fuzz --number 10000 --from 0."""
