"""The questions the documents answer, by topic."""
