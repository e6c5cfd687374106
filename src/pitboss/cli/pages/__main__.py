"""`python -m pitboss.cli.pages [FOLDER]`: write every page and chart into docs/games, or another folder."""

from __future__ import annotations

import sys
from pathlib import Path

from pitboss.books import LIBRARY
from pitboss.cli.pages.facts import Facts, facts
from pitboss.cli.pages.game_page import game_page
from pitboss.cli.pages.index_page import index_page
from pitboss.cli.progress import counted

FOLDER = Path("docs") / "games"


def pages(games: list[Facts]) -> dict[str, str]:
    """Every page by its file name."""
    return {f"{each.book.id}.md": game_page(each) for each in games} | {"README.md": index_page(games)}


def charts(games: list[Facts]) -> dict[str, bytes]:
    """Every chart by its file name."""
    from pitboss.odds.chart.files import Form, picture
    from pitboss.odds.chart.model import chart

    return {f"{each.book.id}.svg": picture(chart(each.analysis, each.rules), Form.SVG) for each in games if each.analysis}


def main() -> None:
    """Write them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    games = [facts(name) for name in counted(list(LIBRARY.shelf_of_games), "games")]
    folder.mkdir(parents=True, exist_ok=True)
    written = {name: text.encode() for name, text in pages(games).items()} | charts(games)
    for name, content in written.items():
        (folder / name).write_bytes(content)
    print(f"{len(written)} files written to {folder}")


if __name__ == "__main__":
    main()
