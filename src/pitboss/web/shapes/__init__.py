"""The shapes of what the house answers in JSON, for the types of the pages; tests hold real answers against them."""

from pitboss.web.shapes.all import Shapes

__all__ = ["Shapes"]
