"""Heats: tables that a tournament uses and nobody else, each with a stream, a shoe and clocks of its own."""
