"""The books of New South Wales, as data."""
