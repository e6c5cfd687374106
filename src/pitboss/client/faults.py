"""What goes wrong between a client and the house, each in one sentence."""

from __future__ import annotations

from typing import Any


class Fault(Exception):
    """Something the client could not have done."""


class Refusal(Fault):
    """The server said no: a stable code, a sentence, and where there is one the rule and what the table waits for.

    >>> str(refusal_in({"code": "too-fast", "sentence": "Slow down."}, status=429, wait=2))
    'Slow down.'
    """

    def __init__(self, code: str, sentence: str, *, rule: str = "", awaits: str = "", status: int = 0, wait: int = 0) -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.rule, self.awaits = code, sentence, rule, awaits
        self.status = status
        """The status of HTTP; 0 where the answer came by the socket."""
        self.wait = wait
        """Seconds after which the same may be asked again; 0 where nothing was said of it."""


class Lost(Fault):
    """The server could not be reached, or went away and did not come back in time; nobody knows what became of the request."""


def refusal_in(value: Any, *, status: int = 0, wait: int = 0) -> Refusal:
    """The refusal in an error of the server's, whatever form it came in."""
    parts = value if isinstance(value, dict) else {}
    code, sentence = str(parts.get("code") or "unknown"), str(parts.get("sentence") or f"The server answered {status} and no reason.")
    return Refusal(code, sentence, rule=str(parts.get("rule") or ""), awaits=str(parts.get("awaits") or ""), status=status, wait=wait)
