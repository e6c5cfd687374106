"""The terms of a promotion as a paper: what it states, what it lacks by rule, and how a file writes it."""
