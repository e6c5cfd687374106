"""What an audit found, in one line."""

from __future__ import annotations

from pitboss.house.audit.verify import Report
from pitboss.house.store.faults import refused
from pitboss.money.cents import dollars


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
    if not report.heads:
        return f"{amounts[0]}: there is nothing in it, and so nothing to verify"
    held = "every chain holds and every chip is accounted for"
    snapshots = f"{counted(report.snapshots, 'snapshot')} like the replay"
    lost = f" and {report.lost} lost" if report.lost else ""
    shown = f"{counted(report.shuffles, 'shuffle')} shown as promised{lost}"
    return f"{', '.join(amounts)}: {held}; {snapshots}, {shown}; {' '.join(limits_of(report))}"


def limits_of(report: Report) -> list[str]:
    """What was checked beyond the chains, and what cannot be told from a store alone."""
    said = []
    if report.asked or report.unasked:
        said.append(f"the rules were asked again of {counted(report.asked, 'command')}, and could not be of {report.unasked:,};")
    said.append(f"{counted(report.wallets, 'transfer')} between wallets and tables agree to the cent;" if report.wallets else "")
    if report.in_flight.number:
        said.append(f"{counted(report.in_flight.number, 'transfer')} of {dollars(report.in_flight.cents)} on the way;")
    if report.unknown:
        said.append(f"not looked into: {', '.join(report.unknown)};")
    said.append("whether the end was cut off, or all of it rewritten, is told only --against what was known before")
    return [each for each in said if each]


def require_sound(called: str, report: Report) -> None:
    """Refuse a store with a fault, naming the first."""
    if not report.heads and not report.faults:
        raise refused("store-empty", f"{called}: the store is empty, so nothing in it is accounted for")
    if report.faults:
        more = len(report.faults) - 1
        others = f" ({counted(more, 'other stream')} at fault too)" if more else ""
        raise refused("store-fault", f"{called}: {report.faults[0]}{others}")
