"""Auditing a store: replaying every log, checking shuffles, taking parts out of it, and copying it."""
