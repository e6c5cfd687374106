"""Limits on how often a thing may be done, without a clock of their own: time comes with the question, in whole milliseconds."""

from pitboss.house.limits.bucket import Allowance, Bucket, TooFast, take
from pitboss.house.limits.connection import connection
from pitboss.house.limits.throttle import Throttle, admit

__all__ = ["Allowance", "Bucket", "Throttle", "TooFast", "admit", "connection", "take"]
