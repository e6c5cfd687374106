"""Conduct: disputes, complaints, breaches of the rules and what may be done about them."""
