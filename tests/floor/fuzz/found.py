"""A finding: what a document forbids has happened at a table."""

from __future__ import annotations


class Finding(AssertionError):
    """Something that may not be: a key by which findings of one kind are told from others, the rule, and what was seen."""

    def __init__(self, key: str, rule: str, seen: str) -> None:
        super().__init__(f"{key}: {seen} ({rule})")
        self.key = key
        self.rule = rule
        self.seen = seen

    def __reduce__(self) -> tuple[type[Finding], tuple[str, str, str]]:
        """To another process and back."""
        return Finding, (self.key, self.rule, self.seen)


def require(holds: object, key: str, rule: str, seen: object) -> None:
    """Something that must hold at every table."""
    if not holds:
        raise Finding(key, rule, str(seen() if callable(seen) else seen))
