"""What an integrator does with the client alone: conditions checked, a cup founded, bots that owe nobody anything, and a promotion."""

from __future__ import annotations

from pitboss.house.tournaments.hall import TournamentHall
from tests.house.service.pit import run, serving
from tests.house.tournaments.cup import CUP, PAPER, SWIFT, people, prepared, staffed

TERMS = {"name": "Summer Draw", "game": "nsw-star-blackjack"}


def test_the_client_checks_founds_and_reads_tournaments_and_promotions(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store) as server, people(server, "Ada Boss", "Olive", "Ivan") as (admin, olive, ivan):
            await staffed(server, admin, olive, ivan)
            lacking = (await olive.house.check_conditions({key: each for key, each in PAPER.items() if key != "chips"}))["lacking"]
            assert {"starting-chips", "matters"} == {each["matter"] for each in lacking}
            assert lacking[0]["where"] == "chips.start, chips.buy-in"
            assert not (await olive.house.check_conditions(PAPER))["lacking"]
            await olive.house.found_tournament("other-cup", PAPER, clocks=SWIFT)
            assert {"small-cup", "other-cup"} == {each["id"] for each in await ivan.house.tournaments()}
            assert (await olive.house.check_terms(TERMS))["lacking"]
            await olive.house.found_promotion("summer", TERMS)
            assert [each["id"] for each in await ivan.house.promotions()] == ["summer"]
            await olive.house.go_off_duty("promotion:summer")

    run(test())


def test_the_fees_of_bots_come_from_the_promotions_account(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store) as server, people(server, "Ada Boss", "Olive", "Ivan") as (admin, olive, ivan):
            await staffed(server, admin, olive, ivan)
            await prepared(olive, bots=4)
            hall = await server.pit.halls.reach(CUP)
            assert isinstance(hall, TournamentHall)
            balances = hall.keeper.state.balances
            assert (balances["promotions"], balances["pool"]) == (-200_00, 200_00)
            assert not any(cents for account, cents in balances.items() if account.endswith("(bot)"))

    run(test())
