"""Casino Rules Notice 30 of 2000: 86 machine games approved, and the approval before it withdrawn."""

from __future__ import annotations

import pytest

from pitboss.books.vic.machine_games import MACHINE_GAMES
from pitboss.law.document import Deed
from pitboss.law.moment import melbourne
from pitboss.law.register import register
from tests.rules.notices import BY_KEY, DOCUMENTS, ROWS, approval, assert_commences, facts, second_before

NOTICE = BY_KEY["VIC-2000-30"]
FROM = melbourne("2000-12-09T04:00")
TITLES = [row for row in ROWS.values() if row.document == "VIC-2000-30" and row.rule.startswith("Schedule 1: ")]


def test_notice_a__the_approval_of_notice_23_is_withdrawn() -> None:
    said = facts("VIC-2000-30 Notice (a)")
    act = next(act for act in NOTICE.acts if act.pin == "Notice (a)")
    revoked = BY_KEY[act.of]
    assert act.deed is Deed.REVOKES
    assert (revoked.title, str(revoked.published), revoked.gazette) == (said["target"], said["target_published"], said["target_gazette"])
    assert [each.by for each in register(DOCUMENTS, second_before(FROM)) if each.by is revoked] == [revoked]
    assert not [each for each in register(DOCUMENTS, FROM) if each.by is revoked]


def test_notice_b__as_many_games_are_approved_as_the_schedule_lists() -> None:
    said = facts("VIC-2000-30 Notice (b)")
    before = [each for each in register(DOCUMENTS, second_before(FROM)) if each.by is NOTICE]
    after = [each for each in register(DOCUMENTS, FROM) if each.by is NOTICE]
    assert (len(before), str(len(after)), len(TITLES)) == (0, said["games"], int(said["games"]))
    assert {each.note for each in after} == {said["maker"]}


def test_notice_commencement__two_days_after_the_gazette() -> None:
    assert assert_commences("VIC-2000-30") == FROM


@pytest.mark.proves("VIC-2000-30 Schedule 1: *")
def test_schedule_1__every_title_is_approved_at_its_own_line_and_column() -> None:
    for row in TITLES:
        said = facts(row.citation)
        place = (int(said["line"]) - 1) * 3 + int(said["column"]) - 1
        act = MACHINE_GAMES[place]
        assert (act.pin, act.game, act.deed) == (row.rule, said["title"], Deed.APPROVES)
        assert approval(act.game, second_before(FROM)) is None
        granted = approval(act.game, FROM)
        assert granted is not None
        assert (granted.citation, granted.since, granted.note) == (row.citation, FROM, said.get("maker", "Aristocrat"))
    assert len(TITLES) == len(MACHINE_GAMES) == len({act.game for act in MACHINE_GAMES})
