"""The register of documents: every row of the inventory carried with its facts, and what was approved when."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import pitboss.books
from pitboss.books.act.documents import ACT_2018_01, DOCUMENTS as ACT_DOCUMENTS, NI2017_244
from pitboss.books.nsw.documents import DOCUMENTS as NSW_DOCUMENTS
from pitboss.books.readings import READINGS
from pitboss.books.vic.documents import DOCUMENTS as VIC_DOCUMENTS, VIC_2000_27, VIC_2000_30, VIC_2000_31, VIC_2003_01
from pitboss.books.vic.history import HISTORY, VIC_1999_20, VIC_2000_23
from pitboss.books.vic.machine_games import MACHINE_GAMES
from pitboss.law.document import Act, Deed, Document, Holding, Recital
from pitboss.law.moment import Moment, canberra, melbourne, sydney
from pitboss.law.register import Approval, deeds, history, register
from tests.support import SEEDS

Row = dict[str, str]

ALL: tuple[Document, ...] = (*HISTORY, *VIC_DOCUMENTS, *ACT_DOCUMENTS, *NSW_DOCUMENTS)
BY_KEY = {document.key: document for document in ALL}
INVENTORY = Path(pitboss.books.__file__).parent / "inventory.csv"
ARISTOCRAT = "Aristocrat machine games (titles not held)"
NSW_GAMES = {"Star Blackjack", "Blackjack Challenge"}

# What a row says in words of its own that our data says elsewhere or has no use for.
UNCOMPARED = {"see", "scope", "rules_location", "text_known", "new_decimal", "old"}
VERBS = {"approve": {Deed.APPROVES}, "substitute": {Deed.SUBSTITUTES}, "insert": {Deed.INSERTS}, "delete": {Deed.DELETES}}
VERBS |= {"revoke": {Deed.REVOKES}, "amend": {Deed.AMENDS, Deed.SUBSTITUTES, Deed.INSERTS, Deed.DELETES}}


def rows() -> list[Row]:
    with INVENTORY.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["kind"] == "register"]


def parameters(row: Row) -> dict[str, str]:
    return dict(part.split("=", 1) for part in row["parameters"].split("; "))


def pins(document: Document) -> list[str]:
    return [*(act.pin for act in document.acts), *(recital.pin for recital in document.recitals), *document.pins]


def carriers(document: Document, rule: str) -> list[Act | Recital | None]:
    """What carries a row: the act or the recital pinned there, or None for the document itself."""
    acts = [act for act in document.acts if act.pin == rule]
    recitals = [recital for recital in document.recitals if recital.pin == rule]
    return [*acts, *recitals, *(None for pin in document.pins if pin == rule)]


def facts(document: Document, carrier: Act | Recital | None) -> dict[str, str]:
    """What our data says on each matter that a row of the inventory may mention."""
    subject = BY_KEY[carrier.document] if isinstance(carrier, Recital) else document
    act = carrier if isinstance(carrier, Act) else subject.acts[0]
    revoked = BY_KEY.get(act.of)
    return {
        "instrument": "unnumbered notice" if "(unnumbered)" in subject.title else subject.title,
        "title": act.game if act in MACHINE_GAMES else subject.title,
        "gazette": subject.gazette,
        "power": subject.power,
        "dated": str(subject.dated),
        "signed": str(subject.dated),
        "published": str(subject.published),
        "effective": subject.commences.local.isoformat(timespec="minutes") if subject.commences else "",
        "commencement": "notification_date+1 day" if subject.reading == "F2" else "",
        "signatory": subject.signatory,
        "signatory_office": ", ".join(subject.offices),
        "offices": ", ".join(subject.offices),
        "game": act.game,
        "games": str(len([each for each in subject.acts if each.deed is Deed.APPROVES])),
        "maker": next((each.note for each in subject.acts if each.deed is Deed.APPROVES), ""),
        "target": revoked.title if revoked else act.target,
        "target_published": str(revoked and revoked.published),
        "target_gazette": revoked.gazette if revoked else "",
        "revokes": act.of,
        "revoked_instrument_notified": str(revoked and revoked.published),
        "successor_2003": act.successor,
        "new_rule": act.target,
        "line": str((MACHINE_GAMES.index(act) // 3 + 1) if act in MACHINE_GAMES else ""),
        "column": str((MACHINE_GAMES.index(act) % 3 + 1) if act in MACHINE_GAMES else ""),
    }


# Matters that an act has no field for stand in its note.
NOTED = {"after", "heading_target", "new", "sections"}


def test_there_are_175_rows_in_the_documents_of_the_seeds_and_nothing_else_is_pinned() -> None:
    wanted = {(row["document"], row["rule"]) for row in rows()}
    pinned = {(document.key, pin) for document in ALL for pin in pins(document) if pin}
    assert len(rows()) == len(wanted)
    assert len([row for row in rows() if row["document"] in SEEDS]) == 175
    assert pinned == wanted


def test_every_row_is_carried_once_and_its_facts_agree() -> None:
    for row in rows():
        document = BY_KEY[row["document"]]
        carried = carriers(document, row["rule"])
        assert len(carried) == 1, row
        said = facts(document, carried[0])
        for key, value in parameters(row).items():
            if key in NOTED:
                assert isinstance(carried[0], Act)
                assert value in carried[0].note, row
            elif key == "action":
                subject = BY_KEY[carried[0].document] if isinstance(carried[0], Recital) else document
                done = {carried[0].deed} if isinstance(carried[0], Act) else {each.deed for each in subject.acts}
                assert done & VERBS[value], row
            elif key not in UNCOMPARED:
                assert said[key] == value, (row["document"], row["rule"], key)


def test_regulators_are_those_the_rows_name() -> None:
    for row in rows():
        if row["actor"] != "-":
            assert BY_KEY[row["document"]].regulator == row["actor"]


def test_documents_are_named_once_and_name_only_known_documents_and_readings() -> None:
    readings = {reading.id for reading in READINGS}
    assert len(BY_KEY) == len(ALL)
    for document in ALL:
        assert {each.document for each in document.recitals} <= BY_KEY.keys()
        assert {act.of for act in document.acts if act.deed is Deed.REVOKES} <= BY_KEY.keys()
        assert not document.reading or document.reading in readings
        assert bool(document.sha256) is (document.holding is Holding.TEXT)


def test_the_rule_an_act_replaces_has_a_successor_in_2003() -> None:
    successors = [(act.target, act.successor) for document in VIC_DOCUMENTS for act in document.acts if act.successor]
    assert successors == [("15.5", "9.4"), ("6.1", "6.5"), ("27", "14"), ("20", "16"), ("22.6.2 Table 2", "10.11.1 Table 1")]


def by_game(moment: Moment) -> dict[tuple[str, str], Approval]:
    approvals = register(ALL, moment)
    found = {(each.by.jurisdiction.code, each.game): each for each in approvals}
    assert len(found) == len(approvals)
    return found


def shifted(moment: Moment, seconds: int) -> Moment:
    return Moment(moment.local + timedelta(seconds=seconds), moment.jurisdiction)


TITLES = {("VIC", act.game) for act in MACHINE_GAMES}
ALWAYS = {("NSW", game) for game in NSW_GAMES}
SINCE_1999 = ALWAYS | {("VIC", "Blackjack"), ("VIC", "Rapid Roulette")}
SINCE_2000 = SINCE_1999 | TITLES | {("VIC", "Crown Com-Bo")}


@pytest.mark.parametrize(
    ("moment", "before", "after"),
    [
        (melbourne("1997-04-24"), ALWAYS, ALWAYS | {("VIC", "Blackjack")}),
        (melbourne("1999-10-05"), ALWAYS | {("VIC", "Blackjack")}, SINCE_1999),
        (melbourne("2000-11-10"), SINCE_1999, SINCE_1999 | {("VIC", ARISTOCRAT)}),
        (melbourne("2000-12-09T04:00"), SINCE_1999 | {("VIC", ARISTOCRAT)}, SINCE_1999 | TITLES),
        (melbourne("2000-12-15T04:00"), SINCE_1999 | TITLES, SINCE_2000),
        (melbourne("2003-02-06T06:00"), SINCE_2000, SINCE_2000),
        (canberra("2017-05-18"), SINCE_2000, SINCE_2000 | {("ACT", "Blackjack")}),
        (canberra("2018-10-18"), SINCE_2000 | {("ACT", "Blackjack")}, SINCE_2000 | {("ACT", "Blackjack")}),
    ],
    # A set is written in another order by every process, and the processes of one test run must agree on names.
    ids=lambda value: str(value) if isinstance(value, Moment) else f"{len(value)}-games",
)
def test_approvals_a_second_before_at_and_a_second_after(moment: Moment, before: set[tuple[str, str]], after: set[tuple[str, str]]) -> None:
    assert by_game(shifted(moment, -1)).keys() == before
    assert by_game(moment).keys() == after
    assert by_game(shifted(moment, 1)).keys() == after


def test_every_commencement_is_one_of_those_moments() -> None:
    starts = {document.commences for document in ALL if document.commences and document.key in SEEDS}
    assert starts == {
        melbourne("2000-12-09T04:00"),
        melbourne("2000-12-15T04:00"),
        melbourne("2003-02-06T06:00"),
        canberra("2018-10-18T00:00"),
    }


def test_the_86_titles_are_approved_by_notice_30_each_at_its_own_place() -> None:
    titles = [each for each in register(ALL, melbourne("2000-12-09T04:00")) if each.by is VIC_2000_30]
    assert len(titles) == len(TITLES) == 86
    assert {each.since for each in titles} == {melbourne("2000-12-09T04:00")}
    assert titles[0].citation == "VIC-2000-30 Schedule 1: 6, 7, 8, Spot Progressive Keno"
    assert titles[-1].game == "Queens of Cash"


def test_the_revoked_aristocrat_approval_is_one_entry_by_notice_23() -> None:
    revoked = by_game(melbourne("2000-12-09T03:59:59"))["VIC", ARISTOCRAT]
    assert (revoked.by, revoked.citation, revoked.since) == (VIC_2000_23, "VIC-2000-23", melbourne("2000-11-10"))


def test_the_act_revokes_its_own_approval_and_leaves_victoria_alone() -> None:
    last, first = canberra("2018-10-17T23:59:59"), canberra("2018-10-18T00:00")
    assert by_game(last)["ACT", "Blackjack"].by is NI2017_244
    assert by_game(first)["ACT", "Blackjack"].by is ACT_2018_01
    assert by_game(first)["ACT", "Blackjack"].amended_by == ()
    assert by_game(first)["VIC", "Blackjack"].by.key == "VIC-1997-S44"


@pytest.mark.parametrize(
    ("moment", "amendments", "latest"),
    [
        ("2000-12-15T03:59:59", 11, "VIC-2000-22"),
        ("2000-12-15T04:00", 14, "VIC-2000-28"),
        ("2003-02-06T05:59:59", 20, "VIC-2002-27"),
        ("2003-02-06T06:00", 21, "VIC-2003-01"),
    ],
)
def test_victorian_blackjack_lists_its_amendments_in_order(moment: str, amendments: int, latest: str) -> None:
    blackjack = by_game(melbourne(moment))["VIC", "Blackjack"]
    assert len(blackjack.amended_by) == amendments
    assert blackjack.amended_by[-1].key == latest


def test_the_amendments_are_the_history_that_the_notice_of_2003_recites() -> None:
    blackjack = by_game(melbourne("2003-02-06T05:59:59"))["VIC", "Blackjack"]
    assert [blackjack.by.key, *(each.key for each in blackjack.amended_by)] == [each.document for each in VIC_2003_01.recitals]


def test_rapid_roulette_is_amended_from_9_december_2000() -> None:
    assert by_game(melbourne("2000-12-09T03:59:59"))["VIC", "Rapid Roulette"].amended_by == ()
    amended = by_game(melbourne("2000-12-09T04:00"))["VIC", "Rapid Roulette"]
    assert (amended.by, amended.amended_by) == (VIC_1999_20, (VIC_2000_31,))


def test_undated_documents_are_always_listed() -> None:
    for moment in (sydney("1900-01-01"), sydney("2026-01-01")):
        assert {each.game for each in register(ALL, moment) if each.since is None} == NSW_GAMES


def test_deeds_run_in_the_order_in_which_they_took_effect() -> None:
    done = history(ALL)
    starts = [document.operates_from for document, _ in done if document.operates_from]
    assert starts == sorted(starts)
    assert len(done) == sum(len(document.acts) for document in ALL)
    assert [act.target for document, act in done if document is VIC_2000_27] == ["6.1", "6.6", "27"]
    assert deeds(ALL, melbourne("1997-04-23")) == history(NSW_DOCUMENTS)


def test_the_order_in_which_documents_are_given_does_not_matter() -> None:
    assert register(ALL[::-1], sydney("2026-01-01")) == register(ALL, sydney("2026-01-01"))


def test_an_amendment_reaches_only_the_game_of_its_own_jurisdiction() -> None:
    elsewhere = replace(NI2017_244, published=date(1990, 1, 1))
    found = {each.by.key: each.amended_by for each in register((elsewhere, *HISTORY), melbourne("1999-03-18"))}
    assert found["NI2017-244"] == ()
    assert [each.key for each in found["VIC-1997-S44"]] == ["VIC-1998-G17", "VIC-1999-01"]


def test_revoking_without_naming_whose_approval_is_our_own_fault() -> None:
    nameless = replace(VIC_2000_30, acts=(Act("Notice (a)", Deed.REVOKES, ARISTOCRAT),))
    with pytest.raises(AssertionError, match="without naming whose approval"):
        register([nameless], sydney("2026-01-01"))
