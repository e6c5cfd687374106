"""Limits and signs: what may be staked, by whom, and how that changes."""
