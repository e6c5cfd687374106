"""Drafts of conditions held against their document, over HTTP: every item with its rule, every gap named, nothing kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from pitboss.tournament.paper.writing import paper_file
from tests.house.serving import Served
from tests.tournament.papers import paper as lawful, without
from tests.web.shaped import check_shape

STAR = "nsw-star-blackjack"


@pytest.fixture
def house(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers={"X-Pitboss": "1"}, trust_env=False, timeout=300) as client:
        yield client


def plain(house: httpx.Client, game: str) -> dict[str, Any]:
    found: dict[str, Any] = house.get(f"/api/papers/{game}/plain").raise_for_status().json()["paper"]
    return found


def checked(house: httpx.Client, paper: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = house.post("/api/papers/check", json={"paper": paper}).raise_for_status().json()
    return found


def test_a_plain_paper_of_every_game_lacks_nothing(house: httpx.Client) -> None:
    games = house.get("/api/papers").raise_for_status().json()
    check_shape("PaperGames", games)
    assert {each["jurisdiction"] for each in games["games"]} == {"VIC", "ACT", "NSW"}
    for each in games["games"]:
        found = checked(house, plain(house, each["game"]))
        check_shape("PaperChecked", found)
        assert found["findings"] == [], each["game"]
        assert all(matter["rule"] for head in found["heads"] for matter in head["matters"])


def test_the_field_of_a_magnificent_sevens_tournament_is_chosen_and_the_rest_follows(house: httpx.Client) -> None:
    games = house.get("/api/papers").raise_for_status().json()["games"]
    sizes = {each["game"]: each["sevens"] for each in games if each["sevens"]}
    assert sizes == {game: [49, 98, 147, 196] for game in ("vic-blackjack", "vic-crown-blackjack")}
    for field in sizes["vic-blackjack"]:
        paper = house.get(f"/api/papers/vic-blackjack/plain?field={field}").raise_for_status().json()["paper"]
        found = checked(house, paper)
        assert found["findings"] == []
        assert found["most"][0]["players"] == field
        asked = {each["path"] for head in found["heads"] for matter in head["matters"] for each in matter["fields"]}
        assert not asked & {"stages", "entry.most", "prizes.shares"}, "Table 3 answers these"
        assert "sevens.final-shoes" in {each["path"] for each in found["play"]}


@pytest.mark.parametrize("game", ["nsw-star-blackjack", "vic-crown-21", "vic-crown-com-bo"])
def test_a_game_without_magnificent_sevens_has_no_tournament_of_it(house: httpx.Client, game: str) -> None:
    fault = house.post("/api/papers/check", json={"paper": {"name": "Cup", "game": game, "sevens": {"field": 49}}})
    assert fault.status_code in (400, 409)
    assert "is not offered with" in fault.json()["sentence"]


@pytest.mark.parametrize(
    ("game", "matter", "rule"),
    [
        ("vic-blackjack", "disqualification", "VIC-2003-01 16.2.1(h)"),
        ("act-blackjack", "restrictions-on-groups", "ACT-2018-01 19.3(a)(vi)"),
        (STAR, "payment-of-prizes", "NSW-STAR-BJ 19.4.2(j)"),
    ],
)
def test_a_gap_is_named_with_the_rule_that_asks_for_it(house: httpx.Client, game: str, matter: str, rule: str) -> None:
    found = checked(house, paper_file(without(lawful(game), matter)))
    assert (found["findings"][0]["matter"], found["findings"][0]["rule"]) == (matter, rule)
    assert {each["matter"] for each in found["findings"]} <= {matter, "matters"}, "the ACT counts the heads of its list besides"
    (gap,) = [each for head in found["heads"] for each in head["matters"] if each["matter"] == matter]
    assert gap["said"] == ""
    assert gap["fields"], "and it can be filled in"


def test_every_matter_that_can_be_a_gap_has_a_field_or_follows_from_the_stages(house: httpx.Client) -> None:
    for game in ("vic-blackjack", "act-blackjack", STAR):
        found = checked(house, {"name": "Cup", "game": game})
        gaps = {each["matter"] for each in found["findings"]}
        unasked = {each["matter"] for head in found["heads"] for each in head["matters"] if not each["fields"]}
        assert gaps & unasked <= {"number-and-duration-of-sessions", "active-tables", "progression"}


def test_two_versions_differ_where_they_say_different_things(house: httpx.Client) -> None:
    before = plain(house, STAR)
    after = before | {"entry": before["entry"] | {"fee": "60.00"}}
    found = house.post("/api/papers/difference", json={"before": before, "after": after}).json()
    check_shape("PaperDifference", found)
    assert [(each["matter"], each["before"], each["after"]) for each in found["changes"]] == [
        ("entry-fee", "The entry fee is $50.", "The entry fee is $60.")
    ]


def test_a_paper_is_printed_as_a_page_and_as_a_pdf(house: httpx.Client) -> None:
    page = house.post("/api/papers/page", json={"paper": plain(house, STAR)})
    assert page.text.startswith("# New tournament\n")
    assert "[19.4.2(b)]" in page.text
    pdf = house.post("/api/papers/pdf", json={"paper": plain(house, STAR)})
    assert pdf.headers["content-type"] == "application/pdf"
    assert pdf.content.startswith(b"%PDF")


def test_what_cannot_be_read_says_where(house: httpx.Client) -> None:
    fault = house.post("/api/papers/check", json={"paper": {"name": "Cup", "game": STAR, "entry": {"fee": "much"}}})
    assert fault.status_code == 400
    assert "fee: 'much' is not an amount of dollars" in fault.json()["sentence"]
