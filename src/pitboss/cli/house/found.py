"""What an audit found, in one line."""

from __future__ import annotations

from pitboss.house.audit.verify import Report
from pitboss.house.store.faults import refused


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> counted(1, "entry", "entries"), counted(1200, "table")
    ('1 entry', '1,200 tables')
    """
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def found_in(report: Report) -> str:
    """A store that holds, in words."""
    amounts = (
        counted(len(report.heads), "stream"),
        counted(report.entries, "entry", "entries"),
        counted(report.commands, "command"),
        counted(report.postings, "posting"),
    )
    held = "every chain holds and every chip is accounted for"
    snapshots = f"{counted(report.snapshots, 'snapshot')} like the replay"
    return f"{', '.join(amounts)}: {held}; {snapshots}, {counted(report.shuffles, 'shuffle')} shown as promised"


def require_sound(called: str, report: Report) -> None:
    """Refuse a store with a fault, naming the first."""
    if report.faults:
        more = len(report.faults) - 1
        others = f" ({counted(more, 'other stream')} at fault too)" if more else ""
        raise refused("store-fault", f"{called}: {report.faults[0]}{others}")
