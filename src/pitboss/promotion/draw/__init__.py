"""The draw: committed to, mixed, made, watched where it must be, and checked by anybody."""
