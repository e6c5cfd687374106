"""The chart as one web page that needs nothing beside it: real tables, read aloud and printed as well as looked at."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from pitboss.odds.chart.legend import in_words
from pitboss.odds.chart.marks import LETTERS, Mark
from pitboss.odds.chart.model import Chart
from pitboss.odds.chart.palette import PAINTS
from pitboss.odds.chart.sections import Line, Section
from pitboss.odds.records import Departure

STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1b; --quiet: #5a5a5a; --paper: #ffffff; --line: #c9c4b8; --band: #2b2b2b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1efe9; --quiet: #b9b5ab; --paper: #17181a; --line: #4a4a4a; --band: #3a3c40; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.5rem; max-width: 76rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: flex-end; gap: .5rem 2rem;
  border-bottom: 2px solid var(--ink); padding-bottom: .6rem; margin-bottom: 1.4rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; }
h2 { margin: 1.6rem 0 .5rem; font-size: 1.05rem; }
header p { margin: .2rem 0 0; color: var(--quiet); }
.figures { display: flex; gap: 2rem; margin: 0; }
.figures div { display: flex; flex-direction: column-reverse; text-align: right; }
.figures dt { color: var(--quiet); font-size: .8rem; }
.figures dd { margin: 0; font-size: 1.35rem; font-weight: 700; white-space: nowrap; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 29rem), 1fr)); gap: 1.5rem 2rem; align-items: start; }
.scroll { overflow-x: auto; position: relative; }
table { border-collapse: separate; border-spacing: 1px; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--quiet); font-size: .8rem; padding-bottom: .2rem; }
thead th { background: var(--band); color: #ffffff; padding: .28rem .2rem; }
th[scope=row], thead th:first-child { text-align: left; padding-left: .5rem; white-space: nowrap; }
tbody th { border-bottom: 1px solid var(--line); font-weight: 700; }
tbody th small { float: right; padding: .15rem .5rem 0 .8rem; color: var(--quiet); font-weight: 400; }
td { text-align: center; padding: .22rem .1rem; min-width: 2.2rem; font-weight: 700; white-space: nowrap; }
td small { font-weight: 400; }
.later { display: inline-block; margin-left: .22em; padding: 0 .3em; border-radius: .25em; font-size: .76em; line-height: 1.45; }
.keys { display: grid; grid-template-columns: max-content 1fr; gap: .3rem .8rem; margin: 0; align-items: center; }
.keys dt { text-align: center; padding: .1rem .6rem; font-weight: 700; white-space: nowrap; }
.keys dt small { font-weight: 400; }
.keys dd { margin: 0; }
.remarks, footer { color: var(--quiet); font-size: .85rem; }
footer { border-top: 1px solid var(--line); margin-top: 1.8rem; padding-top: .4rem; }
footer dl { columns: 22rem auto; column-gap: 2rem; margin: .6rem 0; color: var(--ink); }
footer dl div { break-inside: avoid; margin-bottom: .3rem; }
footer dt { display: inline; font-weight: 700; }
footer dd { display: inline; margin: 0; }
cite { color: var(--quiet); font-style: normal; }
.out { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@page { size: A4 landscape; margin: 10mm; }
@media print {
  :root { color-scheme: light; font-size: 7.4pt; --ink: #1b1b1b; --quiet: #5a5a5a; --paper: #ffffff; --line: #c9c4b8; --band: #2b2b2b; }
  body { padding: 0; max-width: none; }
  main { grid-template-columns: 1fr 1fr; gap: 4mm 8mm; }
  td, th, .keys dt, .later { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  section { break-inside: avoid; }
}
"""


def web_page(chart: Chart, departures: tuple[Departure, ...] = ()) -> str:
    """The chart as HTML; the exceptions by exact cards follow where there are any to tell."""
    first, *rest = [_section(chart, part) for part in chart.sections] or [""]
    return "\n".join(
        [
            "<!DOCTYPE html>",
            '<html lang="en-AU">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(chart.title)}: strategy chart</title>",
            f"<style>{STYLE}{''.join(_paints())}</style>",
            "</head>",
            "<body>",
            *_header(chart),
            "<main>",
            f"<div>{first}{_legend(chart)}</div>",
            f"<div>{''.join(rest)}</div>",
            "</main>",
            *_departures(departures),
            *_footer(chart),
            "</body>",
            "</html>",
            "",
        ]
    )


def _paints() -> Iterator[str]:
    for action, paint in PAINTS.items():
        yield f".{LETTERS[action]} {{ background: {paint.fill}; color: {paint.ink}; }}\n"


def _header(chart: Chart) -> Iterator[str]:
    figures = "".join(f"<div><dt>{escape(figure.words)}</dt><dd>{escape(figure.value)}</dd></div>" for figure in chart.figures)
    yield "<header>"
    yield f"<div><h1>{escape(chart.title)}</h1><p>{escape(' · '.join(chart.under))}</p></div>"
    yield f'<dl class="figures">{figures}</dl>'
    yield "</header>"


def _section(chart: Chart, part: Section) -> str:
    heads = "".join(f'<th scope="col"><span class="out">dealer\'s </span>{escape(column)}</th>' for column in chart.columns)
    rows = "\n".join(_line(line) for line in part.lines)
    return (
        f'<section class="scroll"><table>\n<caption>{escape(part.title)} against the dealer\'s card</caption>\n'
        f'<thead><tr><th scope="col">{escape(part.title)}</th>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></section>\n'
    )


def _line(line: Line) -> str:
    total = f"<small>{escape(line.total)}</small>" if line.total else ""
    cells = "".join(f'<td class="{LETTERS[mark.action]}">{_told(mark)}</td>' for mark in line.marks)
    return f'<tr><th scope="row">{escape(line.hand)}{total}</th>{cells}</tr>'


def _told(mark: Mark) -> str:
    """A mark for the eye, and its words for the ear and for a pointer that rests on it."""
    words = escape(in_words(mark))
    return f'<span aria-hidden="true" title="{words}">{_mark(mark)}</span><span class="out">{words}</span>'


def _mark(mark: Mark) -> str:
    small = f"<small>{mark.head[1:]}</small>" if mark.head[1:] else ""
    later = "".join(f'<span class="later {LETTERS[each.action]}">{tail}</span>' for each, tail in zip(mark.later, mark.tails, strict=True))
    return f"{mark.head[:1]}{small}{later}"


def _legend(chart: Chart) -> str:
    keys = "\n".join(f'<dt class="{LETTERS[key.mark.action]}">{_mark(key.mark)}</dt><dd>{escape(key.words)}</dd>' for key in chart.keys)
    remarks = "".join(f'<p class="remarks">{escape(remark)}</p>' for remark in chart.remarks)
    return f'<section><h2>How to read it</h2>\n<dl class="keys">\n{keys}\n</dl>{remarks}</section>\n'


def _departures(departures: tuple[Departure, ...]) -> Iterator[str]:
    if departures:
        yield '<section><h2>Exceptions by exact cards</h2><div class="scroll"><table>'
        heads = "".join(f'<th scope="col">{word}</th>' for word in ("Hand", "Dealer", "By total", "Better"))
        yield f"<thead><tr>{heads}</tr></thead>"
        yield "<tbody>"
        for each in departures:
            cells = "".join(f"<td>{escape(word)}</td>" for word in (each.dealer, each.table, each.best))
            yield f'<tr><th scope="row">{escape(each.hand)}</th>{cells}</tr>'
        yield "</tbody></table></div></section>"


def _footer(chart: Chart) -> Iterator[str]:
    yield "<footer><h2>Rules that shape the play</h2><dl>"
    for note in chart.notes:
        cited = f" <cite>({escape(', '.join(note.rules))})</cite>" if note.rules else ""
        yield f"<div><dt>{escape(note.about)}:</dt> <dd>{escape(note.words)}{cited}</dd></div>"
    yield f"</dl><p>{escape(chart.source)} {escape(chart.method)}</p></footer>"
