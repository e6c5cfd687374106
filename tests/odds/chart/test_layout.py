"""What goes where on a chart."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.odds.chart.model import percent
from pitboss.odds.chart.notes import WORDS, notes
from pitboss.odds.chart.sections import all_marks
from pitboss.odds.chart.text import text_chart
from pitboss.odds.records import Kind
from tests.odds.chart.made_up import BASIC, PONTOON, made_up, strategy
from tests.support import own_rules

GAMES = [game for game in LIBRARY.shelf_of_games if game != "vic-crown-com-bo"]


def test_hard_soft_and_pairs_in_their_order() -> None:
    chart = made_up("vic-blackjack", BASIC)
    assert [part.kind for part in chart.sections] == [Kind.HARD, Kind.SOFT, Kind.PAIR]
    hard, soft, pairs = chart.sections
    assert [line.hand for line in hard.lines] == ["4–8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18–20"]
    assert [line.hand for line in soft.lines] == ["A,A", "A,2", "A,3", "A,4", "A,5", "A,6", "A,7", "A,8–A,9"]
    assert [line.total for line in soft.lines] == ["12", "13", "14", "15", "16", "17", "18", ""]
    assert [line.hand for line in pairs.lines] == ["2,2", "3,3", "4,4", "5,5", "6,6", "7,7", "8,8", "9,9", "10,10", "A,A"]
    assert "".join(mark.action[0] for mark in hard.lines[4].marks) == "hhssshhhhh"


def test_a_line_stands_for_equal_rows_only() -> None:
    play = strategy(PONTOON)
    for part in made_up("vic-crown-pontoon", PONTOON).sections:
        for line in part.lines:
            for row in line.rows:
                assert [play[row, column] for column in play.columns] == [play[line.rows[0], column] for column in play.columns]


def test_equal_rows_in_the_middle_stay_apart() -> None:
    soft = made_up("vic-blackjack", BASIC).sections[1]
    assert soft.lines[1].marks == soft.lines[2].marks


def test_no_row_is_left_out() -> None:
    for text in (BASIC, PONTOON):
        shown = [row for part in made_up("vic-blackjack", text).sections for line in part.lines for row in line.rows]
        assert shown == list(strategy(text).rows)


def test_a_pack_without_tens_shows_none() -> None:
    chart = made_up("vic-crown-pontoon", PONTOON)
    assert chart.columns[8] == "J Q K"
    assert chart.sections[2].lines[8].hand == "J,J"
    assert made_up("vic-blackjack", BASIC).columns[8] == "10"


def test_the_legend_explains_every_letter_and_nothing_else() -> None:
    for game, text in (("vic-vegas-blackjack", BASIC), ("vic-crown-pontoon", PONTOON)):
        chart = made_up(game, text)
        told = {key.mark.text for key in chart.keys}
        shown = all_marks(chart.sections)
        assert {mark.head for mark in shown} <= told
        assert {key.mark for key in chart.keys if key.mark.later} <= set(shown)
        assert len(told) == len(chart.keys)


def test_the_legend_of_plain_play_has_no_numbers() -> None:
    chart = made_up("vic-vegas-blackjack", BASIC)
    assert [key.mark.text for key in chart.keys] == ["H", "S", "D", "Ds", "P", "Rh", "Rp", "Rs"]
    assert not any("number" in remark for remark in chart.remarks)


def test_the_legend_of_counted_play_gives_examples() -> None:
    chart = made_up("vic-crown-pontoon", PONTOON)
    assert [key.mark.text for key in chart.keys] == ["H", "S", "D", "P", "Rh", "S4", "H3D", "H3D·6"]
    assert "number" in chart.remarks[0]


def test_the_title_names_game_document_decks_and_options() -> None:
    chart = made_up("act-blackjack", BASIC, decks=6, dealer_soft_17="hit", double_cards="two")
    assert chart.title == "Blackjack (ACT)"
    assert chart.under == (
        "Australian Capital Territory",
        "ACT-2018-01, Casino Control (Blackjack) Approval 2018 (No 1)",
        "6 decks",
        "dealer-soft-17 hit",
    )
    assert chart.source.endswith(
        "not copied from a published chart: pitboss strategy act-blackjack --set decks=6 --set dealer-soft-17=hit."
    )


def test_the_figures() -> None:
    chart = made_up("vic-blackjack", BASIC)
    assert [(figure.value, figure.words) for figure in chart.figures] == [
        ("0.555 %", "House edge by this chart"),
        ("0.543 %", "by best play of exact cards"),
    ]
    assert percent(-0.000001234, 4) == "−0.0001 %"


def test_the_rules_are_told_with_their_citations() -> None:
    told = {note.about: note for note in notes(own_rules("vic-crown-pontoon"))}
    assert told["Dealer"].words.startswith("draws to 16 and to a soft 17")
    assert told["Dealer"].rules[0] == "VIC-2003-01 10.10.1"
    assert "tens" in told["Cards"].words
    assert told["Surrender"].words.endswith("against a court card or an ace")
    assert told["Pontoon"].words.startswith("an ace with a ten-value card pays 3 to 2, at once")


def test_a_rule_of_another_document_is_cited_whole() -> None:
    chart = made_up("vic-crown-21", BASIC)
    dealer = next(note for note in chart.notes if note.about == "Dealer")
    assert chart.cited(dealer) == "27.2.1, VIC-2003-01 7.3.1(c), VIC-2003-01 7.5.4(b)"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_its_rules(game: str) -> None:
    found = own_rules(game)
    told = notes(found)
    assert {"Cards", "Dealer", "Doubling", "Splitting", "Surrender"} <= {note.about for note in told}
    cited = {rule for note in told for rule in note.rules}
    known = {found.why(term).citation.partition(":")[0].removesuffix(" Table") for term in found.law}
    assert cited
    assert cited <= known


def test_every_word_of_a_rule_has_words_of_ours() -> None:
    for kind in {type(word) for word in WORDS}:
        assert [word for word in kind if word not in WORDS] == []


def test_insurance_is_told_from_its_value() -> None:
    chart = made_up("vic-blackjack", BASIC)
    assert chart.notes[-1].words == "never against an ace: it loses 7.47 % of its stake"


def test_the_text_chart() -> None:
    lines = text_chart(strategy(PONTOON))
    assert lines[0].split() == ["Hard", "totals", *"23456789TA"]
    assert lines[3].split() == ["10", "D5", "D5", "D6", "D", "D", "D4", "D3", "D3", "H", "H"]
    assert "S4     stand, but hit with four or more cards" in lines
    assert max(map(len, lines)) <= 100
    heads = [line for line in lines if line.endswith("T   A")]
    assert len(heads) == 3
    assert len({head[head.index("2") :] for head in heads}) == 1
