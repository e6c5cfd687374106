"""A promotion whose integrity is in doubt: postponed until it is confirmed, or its draw cancelled, and the inspectorate told at once."""
