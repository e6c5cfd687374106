"""VIC-2003-01, rule 11.6.3: the five prize tables of Pontoon Pandemonium, every line at its first and its last possibility."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Press
from pitboss.play.events import ButtonPressed
from tests.rules.pandemonium import BET, PRIZES, pandemonium, pontoon

RULE = "VIC-2003-01"
LETTERS = dict(zip(PRIZES, "abcde", strict=True))
LINES = [
    (table, last - ways + 1, last, ways, prize)
    for table, lines in PRIZES.items()
    for (ways, prize), last in zip(lines, accumulate(ways for ways, _ in lines), strict=True)
]


def drawn(table: int, draw: int, stake: float = 5) -> tuple[float, str]:
    """What a winner gains by this draw, and the line that says so."""
    played = pontoon(Press(1, "ann", draw), at=pandemonium(table), stake=stake)
    return played.net(bet=BET), played.rules(bet=BET)[0]


@pytest.mark.proves("VIC-2003-01 11.6.3(?) Table ?: *")
@pytest.mark.parametrize(("table", "first", "last", "ways", "prize"), LINES)
def test_every_line_pays_from_its_first_possibility_to_its_last(table: int, first: int, last: int, ways: int, prize: int) -> None:
    line = f"{RULE} 11.6.3({LETTERS[table]}) Table {table}: {ways:,} x ${prize:,}"
    assert drawn(table, first) == drawn(table, last) == (5 * prize, line)


def check_table(table: int, lines: int, possibilities: int, total: int) -> None:
    """So many lines and possibilities; the draw before the first and after the last does not exist; the mean prize is exact."""
    assert (len(PRIZES[table]), sum(ways for ways, _ in PRIZES[table])) == (lines, possibilities)
    nets = {drawn(table, last)[0] for of, _, last, _, _ in LINES if of == table}
    assert len(nets) == lines
    for outside in (0, possibilities + 1):
        with pytest.raises(Refused) as fault:
            drawn(table, outside)
        assert fault.value.rule.startswith(f"{RULE} 11.6.3({LETTERS[table]})")
    mean = Fraction(sum(ways * int(drawn(table, last)[0]) for of, _, last, ways, _ in LINES if of == table), 5 * possibilities)
    assert mean == Fraction(total, possibilities)
    assert 20.3 < mean < 20.4


def test_11_6_3_a__table_1() -> None:
    check_table(1, 10, 112_501, 2_292_400)


def test_11_6_3_b__table_2() -> None:
    check_table(2, 7, 51_566, 1_051_500)


def test_11_6_3_c__table_3() -> None:
    check_table(3, 7, 49_531, 1_010_000)


def test_11_6_3_d__table_4() -> None:
    check_table(4, 7, 37_501, 764_700)


def test_11_6_3_e__table_5() -> None:
    check_table(5, 7, 35_826, 730_500)


def test_11_6_3__the_prize_is_for_each_dollar_wagered_and_the_stake_comes_back() -> None:
    for stake in (1, 2.5, 7, 40):
        assert drawn(1, 112_501, stake)[0] == 5 * stake
        assert drawn(1, 1, stake)[0] == 250_000 * stake


def test_11_6_3__read_the_other_way_the_house_keeps_the_stake() -> None:
    kept = pandemonium(1, pandemonium_stake="kept")
    assert pontoon(Press(1, "ann", 112_501), at=kept).net(bet=BET) == 5 * 5 - 5
    assert pontoon(Press(1, "ann", 1), at=kept).net(bet=BET) == 5 * 250_000 - 5


def test_11_6_2__the_house_elects_one_of_the_five_tables() -> None:
    assert {drawn(table, 1)[0] / 5 for table in PRIZES} == {250_000, 100_000, 50_000, 25_000, 10_000}
    for other in (0, 6):
        with pytest.raises(Refused) as fault:
            pandemonium(other)
        assert fault.value.rule == f"{RULE} 11.6.2"


def test_11_6_1__one_press_draws_one_possibility() -> None:
    played = pontoon(Press(1, "ann", 332))
    (pressed,) = played.events(ButtonPressed)
    assert (pressed.draw, pressed.prize, pressed.rule) == (332, 25_000, f"{RULE} 11.6.1")
    assert [each.net for each in played.settled if each.bet == BET] == [5 * 25_000]
