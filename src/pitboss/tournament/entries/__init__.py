"""Entries: applications, refusals, reserves, withdrawals and buying back."""
