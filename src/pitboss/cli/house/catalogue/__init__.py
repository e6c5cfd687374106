"""The catalogue of the rule library, for the pages of the web: what the books, the inventory and the readings say, in plain records."""

from pitboss.cli.house.catalogue.assembled import catalogue

__all__ = ["catalogue"]
