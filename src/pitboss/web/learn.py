"""Learning: the value of every lawful action at a training table, what one's own decisions cost, and questions on the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query

from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.lobby import SignedLimits, TableDefinition, objection_to_hint
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.moment import seconds
from pitboss.house.service.pit import Pit
from pitboss.house.service.room import Room
from pitboss.law.book import Family
from pitboss.law.refusal import Malformed
from pitboss.money.cents import dollars
from pitboss.web.choices import Basis, Choice, basis_of, choices_of, shoe_before, weighed
from pitboss.web.hand_figures import hand_figures
from pitboss.web.mistakes import Decided, decided
from pitboss.web.quiz import irregularities, peculiarities
from pitboss.web.reckoning import Reckoner, TheReckoner
from pitboss.web.shapes.learn import Advice, Mistake, Mistakes, Quiz
from pitboss.web.shapes.odds import MoveWorth

router = APIRouter(tags=["learn"])
USUAL = "vic-blackjack"
OTHER_USUAL = "act-blackjack"
"""What a game is told apart from, and what the usual game itself is told apart from."""
LEAST = 1e-9
"""A difference that is only a matter of the last digits of the arithmetic."""
After = Annotated[int, Query(ge=0, le=2**53, description="the position in the log after which to look")]
By = Annotated[Basis, Query(description="by the full shoe, as a chart is, or by the cards as they lie")]
About = Annotated[Literal["irregularities", "peculiarities"], Query()]


@router.get("/api/tables/{table}/advice")
async def advice(pit: ThePit, who: SignedIn, reckoner: TheReckoner, table: str, by: By = "chart") -> Advice:
    """What everything that one may decide now is worth, at a training table; elsewhere the rule against it."""
    room = _training(pit, who.account, table)
    position = room.position
    floor = room.floor
    found = [(choice, await _weighed(reckoner, room, floor, choice, by)) for choice in choices_of(room.game, floor, who.account)]
    return {
        "table": room.id,
        "by": by,
        "position": position,
        "hands": [
            {
                "box": choice.box,
                "kind": choice.kind,
                "cards": [repr(card) for card in choice.cards],
                "dealer": repr(choice.dealer),
                "stake": dollars(choice.stake),
                "moves": moves,
                "basis": basis_of(choice, by),
            }
            for choice, moves in found
            if moves
        ],
    }


@router.get("/api/tables/{table}/mistakes")
async def mistakes(  # noqa: PLR0917
    pit: ThePit, who: SignedIn, reckoner: TheReckoner, table: str, after: After = 0, by: By = "chart"
) -> Mistakes:
    """What one decided at a training table, and what that cost on average."""
    room = _training(pit, who.account, table)
    upto, made, staked = room.position, list[Mistake](), 0
    for each in await decided(room, who.account, after):
        moves = await _weighed(reckoner, room, each.before, each.choice, by)
        mine = next((move for move in moves if move["move"] == each.did), None)
        if mine:
            right = mine["short"] <= LEAST or (by == "chart" and await _right_by_cards(reckoner, room, each))
            made.append(_mistake(each, mine, moves[0], right_by_cards=right))
            staked += each.choice.stake
    wrong = [each for each in made if each["short"] > LEAST]
    return {
        "table": room.id,
        "by": by,
        "after": after,
        "upto": upto,
        "decisions": len(made),
        "right": len(made) - len(wrong),
        "staked": dollars(staked),
        "cost": f"{sum(float(each['cost']) for each in wrong):.4f}",
        "last": made[-1] if made else None,
        "mistakes": sorted(wrong, key=lambda each: -float(each["cost"])),
    }


@router.get("/api/learn/{game}/quiz")
def quiz(pit: ThePit, game: str, about: About) -> Quiz:
    """Questions on the rules of a game: when something goes wrong, or where it parts from the usual."""
    here = _opened(pit, game)
    if about == "irregularities":
        found = list(irregularities(here))
    else:
        names = [each["id"] for each in pit.library.games() if each["family"] == Family.BLACKJACK.value and each["id"] != game]
        usual = _opened(pit, OTHER_USUAL if game == USUAL else USUAL)
        found = list(peculiarities(here, usual, (_opened(pit, name) for name in names)))
    return {"game": game, "name": here.name, "questions": found}


def _training(pit: Pit, account: str, table: str) -> Room:
    room = pit.room(table)
    fault = objection_to_hint(room.game, room.floor, account, seconds())
    if fault:
        raise fault
    return room


async def _right_by_cards(reckoner: Reckoner, room: Room, each: Decided) -> bool:
    """Whether a play that the chart is against was the best of the shoe as it lay."""
    moves = await _weighed(reckoner, room, each.before, each.choice, "cards")
    return any(move["move"] == each.did and move["short"] <= LEAST for move in moves)


async def _weighed(reckoner: Reckoner, room: Room, floor: Floor, choice: Choice, by: Basis) -> list[MoveWorth]:
    rules = room.game.rules
    cards = tuple(sorted(choice.cards, key=repr))
    elected = tuple(sorted((term.name, str(value)) for term, value in rules.elected.items()))
    counts = shoe_before(floor, choice) if by == "cards" else None
    key = ("cards", rules.book.id, rules.law.instruments, elected, tuple(map(repr, cards)), repr(choice.dealer), counts)
    try:
        worth = await reckoner.ask(key, hand_figures, rules, cards, choice.dealer, counts)
    except Malformed:  # a hand that the mathematics does not know has no values
        return []
    return weighed(choice, worth, room.game.cite)


def _mistake(each: Decided, mine: MoveWorth, best: MoveWorth, *, right_by_cards: bool) -> Mistake:
    choice = each.choice
    return {
        "position": each.entry.position,
        "time": each.entry.time,
        "round": each.round,
        "box": choice.box,
        "cards": [repr(card) for card in choice.cards],
        "dealer": repr(choice.dealer),
        "did": mine["move"],
        "best": best["move"],
        "stake": dollars(choice.stake),
        "short": mine["short"],
        "cost": f"{mine['short'] * choice.stake / 100:.4f}",
        "rule": best["rule"],
        "right_by_cards": right_by_cards,
    }


def _opened(pit: Pit, game: str) -> Game:
    return pit.library.open_game(TableDefinition("-", "-", game, SignedLimits(1, 1, 1)).founding)
