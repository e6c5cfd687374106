"""Recorded acts: what people do and the software logs, each with its rule."""
