"""The conditions of a tournament as a paper: what it states, what it lacks by rule, and how it reads."""
