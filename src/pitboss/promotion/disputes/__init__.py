"""Disputes about a promotion: decided by the operator, and taken to an inspector by whoever is not satisfied."""
