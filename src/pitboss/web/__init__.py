"""The web: the built pages, what they need beyond the house's own interface, and the shapes that their types are made from."""
