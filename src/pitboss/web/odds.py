"""The odds: every game, one game under any options, its edge alone, a hand, and the prices of its rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any, cast

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool

from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.service.http.who import ThePit
from pitboss.house.service.pit import Pit
from pitboss.law.book import Family
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Option, Rules, options
from pitboss.law.term import Chapter
from pitboss.terms.pack import DECKS
from pitboss.web.bet_figures import bet_edge, com_bo_edges
from pitboss.web.filed import edges_on_file, prices_on_file
from pitboss.web.game_figures import edge as edge_of, game_figures
from pitboss.web.hand_figures import written_hand
from pitboss.web.opening import option_record
from pitboss.web.reckoning import Reckoner, TheReckoner
from pitboss.web.shapes.odds import AllOdds, Edge, GameEdge, GameOdds, GamePrices, HandWorth

router = APIRouter(prefix="/api/odds", tags=["odds"])
MOST_OPTIONS = 24
LONGEST = 60
OF_BETS = (Chapter.SIDE_BETS, Chapter.COM_BO)
OWN = frozenset({"hand", "dealer"})
"""What a question may ask beside options."""


class Held(BaseModel):
    """A hand, and the dealer's card: ranks, with suits or without, as in 8H8S, T6."""

    hand: str = Field(min_length=1, max_length=LONGEST)
    dealer: str = Field(min_length=1, max_length=LONGEST)


@router.get("")
async def games(pit: ThePit, reckoner: TheReckoner) -> AllOdds:
    """Every game with what is on file of it, and its bets."""
    return {"games": await reckoner.once(("games", _standing(pit)), lambda: run_in_threadpool(_all_listed, pit))}


@router.get("/{game}")
async def game(pit: ThePit, reckoner: TheReckoner, request: Request, game: str) -> GameOdds:
    """A game under the options named in the question, such as `?decks=6`: worked out once, and kept."""
    wished = _wished(request)
    return await reckoner.once(("page", _standing(pit, game), tuple(sorted(wished.items()))), lambda: _game(pit, reckoner, game, wished))


@router.get("/{game}/edge")
async def edge(pit: ThePit, reckoner: TheReckoner, request: Request, game: str) -> Edge:
    """What the opening wager is worth, and nothing else."""
    rules = await _rules(pit, game, _wished(request))
    _require_decisions(rules)
    ev = await reckoner.ask(("edge", _key(rules)), edge_of, rules)
    return {"game": game, "elected": dict(_elected(rules)), "ev": ev, "house_edge": -ev}


@router.get("/{game}/hand")
async def hand(pit: ThePit, reckoner: TheReckoner, request: Request, game: str, held: Annotated[Held, Query()]) -> HandWorth:
    """What every lawful action with a hand is worth, from a full shoe."""
    rules = await _rules(pit, game, _wished(request))
    _require_decisions(rules)
    return await reckoner.ask(("hand", _key(rules), held.hand, held.dealer), written_hand, rules, held.hand, held.dealer)


@router.get("/{game}/prices")
def prices(pit: ThePit, game: str) -> GamePrices:
    """What each rule of a game and its bets costs or gives the player, as it is on file; the bets one by one, for some exclude others."""
    bets = [_founded(pit, game, {}, bet).side_bets[bet] for bet in beside_of(pit, game).values()]
    return {"game": game, "prices": prices_on_file(_founded(pit, game, {}).rules.law, *(bet.law for bet in bets))}


async def _game(pit: Pit, reckoner: Reckoner, game: str, wished: dict[str, str]) -> GameOdds:
    rules = await _rules(pit, game, wished)
    beside = {bet: await _side_bet(pit, game, wished, bet) for bet in beside_of(pit, game).values()}
    found = await reckoner.ask(("game", _key(rules), tuple(map(_key, beside.values()))), game_figures, rules, beside)
    book, edges = rules.book, edges_on_file(rules.law)
    about = {
        "game": book.id,
        "name": book.name,
        "jurisdiction": book.jurisdiction.code,
        "document": book.text.document.key,
        "kind": book.family.value,
        "decks": rules[DECKS],
        "options": [option_record(each) for each in _that_matter(rules, beside, found["of_play"])],
        "elected": dict(_elected(rules)) | wished,
        "on_file": [{"decks": decks, "house_edge": kept} for decks, kept in sorted(edges.items())],
    }
    return cast(GameOdds, about | {part: found[part] for part in ("play", "insurance", "bets")})


def _all_listed(pit: Pit) -> list[GameEdge]:
    return [_listed(pit, each) for each in pit.library.games()]


def _listed(pit: Pit, listed: Mapping[str, Any]) -> GameEdge:
    name = listed["id"]
    rules: Rules = _founded(pit, name, {}).rules
    edges = edges_on_file(rules.law)
    bets = [bet_edge(_founded(pit, name, {}, bet).side_bets[bet]) for bet in beside_of(pit, name).values()]
    return {
        "game": name,
        "name": listed["name"],
        "jurisdiction": listed["jurisdiction"],
        "document": rules.book.text.document.key,
        "kind": rules.book.family.value,
        "decks": rules[DECKS],
        "house_edge": edges.get(rules[DECKS]),
        "by_decks": [{"decks": decks, "house_edge": kept} for decks, kept in sorted(edges.items())],
        "bets": com_bo_edges(rules) if rules.book.family is Family.COM_BO else bets,
    }


def beside_of(pit: Pit, game: str) -> dict[str, str]:
    """The side bets that may be offered with a game: the book, and the name that a table takes it by."""
    found: dict[str, str] = pit.library.rules(game, None)["side_bet_names"]
    return found


def _founded(pit: Pit, game: str, wished: Mapping[str, str], *bets: str) -> Any:
    return pit.library.open_game(TableDefinition("-", "-", game, SignedLimits(1, 1, 1), wished, {bet: {} for bet in bets}).founding)


async def _rules(pit: Pit, game: str, wished: Mapping[str, str]) -> Rules:
    found: Rules = (await run_in_threadpool(_founded, pit, game, wished)).rules
    return found


async def _side_bet(pit: Pit, game: str, wished: Mapping[str, str], bet: str) -> Rules:
    found: Rules = (await run_in_threadpool(_founded, pit, game, wished, bet)).side_bets[bet]
    return found


def _wished(request: Request) -> dict[str, str]:
    wished = {name: value for name, value in request.query_params.items() if name not in OWN}
    if len(wished) > MOST_OPTIONS or any(len(each) > LONGEST for pair in wished.items() for each in pair):
        raise Malformed("option", f"a question names at most {MOST_OPTIONS} options of {LONGEST} letters: leave some out")
    return wished


def _standing(pit: Pit, *games: str) -> tuple[tuple[str, ...], ...]:
    """What some games, or all, stand on now: an answer that is kept is of that law."""
    names = games or tuple(each["id"] for each in pit.library.games())
    return tuple((name, *pit.library.standing(name)) for name in names)


def _key(rules: Rules) -> tuple[object, ...]:
    return rules.book.id, rules.law.instruments, _elected(rules)


def _elected(rules: Rules) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((term.name, str(value)) for term, value in rules.elected.items()))


def _that_matter(rules: Rules, beside: Mapping[str, Rules], of_play: Collection[str]) -> list[Option]:
    """The options that a round may turn on, the decks first, then those of the bets beside it."""
    found = {name: each for name, each in options(rules.law).items() if name in of_play or each.term.chapter in OF_BETS}
    for bet in beside.values():
        found |= {name: each for name, each in options(bet.law).items() if each.term.chapter in OF_BETS and name not in found}
    return sorted(found.values(), key=lambda each: (each.term != DECKS, each.term.chapter in OF_BETS))


def _require_decisions(rules: Rules) -> None:
    if rules.book.family is not Family.BLACKJACK:
        raise Malformed("game", f"{rules.book.name} leaves nothing to play: ask for its bets instead")
