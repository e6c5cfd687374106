"""An amendment that no gazette printed, made in a copy of the tree by the steps of CONTRIBUTING: Crown Pontoon's dealer stands on soft 17.

From 2031 the dealer stands, and from 2032 the notice is revoked, so that rule 10.10.1 stands again.
"""

from __future__ import annotations

import csv
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = (
    "src",
    "tests",
    "docs",
    "bench",
    "scripts",
    "web/src",
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "ARCHITECTURE.md",
)
FIRST, SECOND = "VIC-2031-01", "VIC-2032-01"

DOCUMENT = """
{name} = Document(
    key="{key}",
    title="{title}",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="{gazette}",
    dated=date({year}, 6, 1),
    published=date({year}, 6, 2),
    commences=melbourne("{year}-07-01T06:00"),
    signatory="A. Signatory",
    offices=DIRECTORS,
    acts=(Act("Notice: amendment", Deed.AMENDS, "Blackjack", target="{target}"),),
    pins=("Notice: commencement", "Notice: date and signatory"),
    sha256="{sha}",
)
"""
CLAUSES = {
    FIRST: (
        "notice_2031_01",
        '''"""VIC-2031-01: the dealer of Crown Pontoon stands on a soft 17."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17

NOTICE_2031_01: tuple[Clause[Any], ...] = (rule("1", DEALER_SOFT_17, DealerSoft17.STAND),)
''',
    ),
    SECOND: (
        "notice_2032_01",
        '''"""VIC-2032-01: notice 1 of 2031 is revoked."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, revoke
from pitboss.terms.dealer_hand import DEALER_SOFT_17

NOTICE_2032_01: tuple[Clause[Any], ...] = (revoke("1", DEALER_SOFT_17),)
''',
    ),
}
MADE_BY = "Victorian Casino and Gaming Authority"
ROWS = (
    ("Notice: amendment", "Notice", "The rules of Blackjack are changed", "register", MADE_BY, "action=amend; target=10.10.1"),
    ("Notice: commencement", "Notice", "When it begins to apply", "register", MADE_BY, "effective={year}-07-01T06:00"),
    ("Notice: date and signatory", "Notice", "When it was made", "register", "-", "dated={year}-06-01; signatory=A. Signatory"),
    ("1", "Schedule", "{label}", "dealer", "dealer", "see={target}"),
)
TESTS = {
    FIRST: '''"""Notice 1 of 2031: the second before it commences and the second after."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17

PONTOON = LIBRARY.book("vic-crown-pontoon")


def test_1__the_dealer_stands_on_soft_17_from_6_am() -> None:
    assert in_force(PONTOON, melbourne("2031-07-01T05:59:59"))[DEALER_SOFT_17].clause.allowed == (DealerSoft17.HIT,)
    assert in_force(PONTOON, melbourne("2031-07-01T06:00"))[DEALER_SOFT_17].clause.allowed == (DealerSoft17.STAND,)
''',
    SECOND: '''"""Notice 1 of 2032: the second before it commences and the second after."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.terms.dealer_hand import DEALER_SOFT_17

PONTOON = LIBRARY.book("vic-crown-pontoon")


def test_1__rule_10_10_1_stands_again_from_6_am() -> None:
    assert in_force(PONTOON, melbourne("2032-07-01T05:59:59"))[DEALER_SOFT_17].citation == "VIC-2031-01 1"
    ruling = in_force(PONTOON, melbourne("2032-07-01T06:00"))[DEALER_SOFT_17]
    assert ruling.citation == "VIC-2003-01 10.10.1"
    assert ruling.restored_by is not None
    assert ruling.restored_by.citation == "VIC-2032-01 1"
''',
}


def copied(to: Path) -> Path:
    """The tree that an amendment touches, and the tests that hold it."""
    for part in PARTS:
        (to / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, to / part, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "generated"))
        elif (ROOT / part).exists():
            shutil.copy2(ROOT / part, to / part)
    return to


FACTS = {
    FIRST: {"name": "VIC_2031_01", "title": "Casino Rules Notice 1 of 2031", "gazette": "S1", "year": "2031", "sha": "31" * 32},
    SECOND: {"name": "VIC_2032_01", "title": "Casino Rules Notice 1 of 2032", "gazette": "S2", "year": "2032", "sha": "32" * 32},
}
TARGET = "10.10.1"
LABELS = {FIRST: "Dealer stays on a count of 17 that holds an ace at eleven", SECOND: "Notice 1 of 2031 is taken back"}
TOLD = "\n- Crown Pontoon: dealer-soft-17 is stand from 1 July 2031 (VIC-2031-01 1) to 1 July 2032 (revoked by VIC-2032-01 1).\n\n## "


def amend(root: Path) -> None:
    """Every step of `Add an amendment`, in its order."""
    books = root / "src/pitboss/books"
    _add_documents(books / "vic/documents.py")
    _add_instruments(books / "vic/crown_pontoon.py")
    _add_rows(books / "inventory.csv")
    for key, text in TESTS.items():
        folder = root / "tests/rules" / key.lower().replace("-", "_")
        folder.mkdir()
        (folder / "test_notice.py").write_text(text, encoding="utf-8")
    change(root / "CHANGELOG.md", "\n## ", TOLD)


def _add_documents(file: Path) -> None:
    made = "".join(DOCUMENT.format(key=key, target=TARGET, **each) for key, each in FACTS.items())
    names = "".join(f"    {each['name']},\n" for each in FACTS.values())
    change(file, "\nDOCUMENTS: tuple", f"{made}\nDOCUMENTS: tuple")
    change(file, "    VIC_2003_01,\n)", f"    VIC_2003_01,\n{names})")


def _add_instruments(book: Path) -> None:
    for key, (module, text) in CLAUSES.items():
        name, clauses = FACTS[key]["name"], module.upper()
        book.with_name(f"{module}.py").write_text(text, encoding="utf-8")
        law = "from pitboss.law.book import"
        change(book, law, f"from pitboss.books.vic.{module} import {clauses}\n{law}")
        end = "    ),\n    text_from="
        change(book, end, f"        Instrument({name}, {clauses}, manner=Manner.AMENDS),\n{end}")
    names = ", ".join(each["name"] for each in FACTS.values())
    change(book, "import VIC_2000_28, VIC_2003_01", f"import VIC_2000_28, VIC_2003_01, {names}")


def _add_rows(inventory: Path) -> None:
    with inventory.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        for key, each in FACTS.items():
            for row in ROWS:
                writer.writerow([key, *(part.format(label=LABELS[key], target=TARGET, **each) for part in row)])


def change(file: Path, old: str, new: str) -> None:
    """Put one text in the place of another, which must be there."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has no {old!r}"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
