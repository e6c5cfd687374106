"""A paper written out as a file and read again is the same paper."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import pytest
import yaml

from pitboss.terms.tournament_conditions import SessionPointTie
from pitboss.terms.tournaments import Addition
from pitboss.tournament.paper.entry import Entry, Veto
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, Takes
from pitboss.tournament.paper.purse import Added, Purse
from pitboss.tournament.paper.reading import read_paper
from pitboss.tournament.paper.wagering import Chips, Disposal, Ordering, Rise, Wagering
from pitboss.tournament.paper.writing import paper_file
from tests.tournament.papers import buying_back, paper

STAR = "nsw-star-blackjack"


@pytest.mark.parametrize("book", ["vic-blackjack", "act-blackjack", STAR])
def test_a_paper_comes_back_as_it_was(book: str) -> None:
    made = paper(book)
    assert read_paper(paper_file(made)).conditions == made


def test_everything_that_can_be_stated_comes_back() -> None:
    stages = (
        Stage("heats", Length(Measure.SHOES, 2), 6, 4, 2, 1, 3),
        Stage("second chance", Length(Measure.MINUTES, 40), 6, takes=Takes.ELIMINATED, advance=1, starts=7200),
        Stage("series", Length(Measure.ROUNDS, 9), 6, points=(5, 3), prizes=(10_000,), game="baccarat", takes=Takes.EVERYBODY),
    )
    made = replace(
        buying_back(paper(STAR)),
        starts=1_796_112_000,
        entry=Entry(5_050, 250, 4, 24, 0, "desk", "form", "terms", Veto.RESERVED, "We may refuse.", "members", "none"),
        chips=Chips(100_000, 5_000, Disposal.CASH),
        wagering=Wagering((Rise(1, 5_000, 0), Rise(11, 10_000, 50_000)), None, Ordering.DEAL_FROM_MARKER, 2, 1, 30),
        plan=Plan(Format.SERIES, stages),
        purse=Purse(
            amounts=(50_000, 20_000),
            added=(Added(Addition.CASH, 10_000), Added(Addition.GOODS, 5_000, "a watch", 2)),
            guaranteed=100_000,
            guaranteed_from=10,
            undertaking="We top it up.",
            point_tie=SessionPointTie.POINTS_DIVIDED,
        ),
    )
    assert read_paper(paper_file(made)).conditions == made
    assert paper_file(made)["starts"] == "2026-12-01T19:00", "on the clock of Sydney"


def test_an_hour_that_clocks_have_twice_stays_in_seconds() -> None:
    first = 1_775_314_800  # 2.00 am summer time on 5 April 2026, before the clocks of Sydney go back to 2.00 am
    for starts in (first, first + 3600):
        made = replace(paper(STAR), starts=starts)
        assert read_paper(paper_file(made)).conditions.starts == starts


def test_the_examples_come_back_as_they_were() -> None:
    shipped = files("pitboss.tournament") / "examples" / "star-cup.yaml"
    found = read_paper(yaml.safe_load(shipped.read_text(encoding="utf-8"))).conditions
    assert read_paper(paper_file(found)).conditions == found
