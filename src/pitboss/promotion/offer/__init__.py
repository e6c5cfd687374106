"""The terms in force: drafted, published, given to the Authority, begun, and amended with its approval."""
