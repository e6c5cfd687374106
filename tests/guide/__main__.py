"""Walk through every guide on a phone and on a desktop, and take its pictures anew: `python -m tests.guide [GUIDE …]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.guide.pit import pit
from tests.guide.walk import PICTURES, SIZES
from tests.guide.walks import WALKS, walks
from tests.web.browser import browsing


def main(*wanted: str) -> None:
    """One server a size, so that each walk meets the house as it was opened."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder, pit(Path(folder)) as served, browsing() as browser:
            for guide in WALKS:
                if guide == "begin" or not wanted or guide in wanted:
                    sys.stderr.write(f"guide: {guide} on a {size}\n")
                    walks(guide, browser, served, size, PICTURES)


if __name__ == "__main__":
    main(*sys.argv[1:])
