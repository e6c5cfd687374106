"""Answer `pitboss draft effect`: the rounds of a store's tables once more under a draft, and whose money would have been otherwise.

Cards and decisions stay as they were: what people would have done under other rules nobody knows. A round that cannot go through so under
the draft is counted apart, with the reason.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.adjudicate.settlement import settle
from pitboss.cli.drafting import draft_called
from pitboss.cli.house.chosen import store_of
from pitboss.cli.house.round_file import rounds_of
from pitboss.cli.progress import watched
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.drafts.draft import DraftRules
from pitboss.house.audit.export import Part, take_out
from pitboss.house.store import Access, opened
from pitboss.house.tables.names import is_table
from pitboss.law.refusal import Malformed, PitbossError
from pitboss.money.cents import dollars
from pitboss.play.roundfile import read_round

COLUMNS = (
    Column("round"),
    Column("player"),
    Column("bet"),
    Column("was", right=True),
    Column("would be", right=True),
    Column("by", share=30),
)
MOST = 40
"""So many rounds are printed; the JSON has them all."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """One bet that would have come to something else: whose, in which round, and by which rules."""

    round: str
    player: str
    bet: str
    was: int
    would_be: int
    rules: tuple[str, ...]


@dataclass(slots=True)
class Effect:
    """What a draft would have done to the rounds of a store."""

    rounds: int = 0
    changed: list[Otherwise] = field(default_factory=list)
    impossible: dict[str, str] = field(default_factory=dict)
    unsayable: list[str] = field(default_factory=list)
    elsewhere: Counter[str] = field(default_factory=Counter)

    @property
    def by_player(self) -> dict[str, int]:
        """What each player would have had more, or less."""
        found: Counter[str] = Counter()
        for each in self.changed:
            found[each.player] += each.would_be - each.was
        return dict(found)


def answer_effect(file: str, url: str, *, as_json: bool) -> None:
    """Replay the store and say what would have been otherwise."""
    draft = draft_called(file)
    assert draft is not None, "a file was named"
    timeless = replace(draft, begins="")
    found = Effect()
    asyncio.run(watched(_gone_through(store_of(url), timeless, found), lambda: f"{found.rounds:,} rounds"))
    marked = {"game": draft.over, "draft": draft.id, "draft_hash": draft.sha256}
    if as_json:
        answer_json(marked | _record(found))
    else:
        _print(draft, found)


async def _gone_through(url: str, draft: DraftRules, found: Effect) -> None:
    async with opened(url, Access.READ) as store:
        for stream in await store.streams():
            if is_table(stream):
                rounds, refused = rounds_of(await take_out(store, stream, Part.TABLE))
                found.unsayable += [fault.sentence for fault in refused]
                for written in rounds:
                    _replayed(written, draft, found)


def _replayed(written: Mapping[str, Any], draft: DraftRules, found: Effect) -> None:
    sheet, name = read_round(dict(written)), str(written["id"])
    if not _stands_over(sheet.game, draft):
        found.elsewhere[sheet.game] += 1
        return
    found.rounds += 1
    before = settle(sheet).answer
    try:
        after = settle(sheet, draft=draft).answer
    except PitbossError as fault:
        found.impossible[name] = fault.sentence
        return
    found.changed += _differences(name, before["settlements"], after["settlements"])


def _stands_over(game: str, draft: DraftRules) -> bool:
    try:
        book = LIBRARY.book(game)
    except Malformed:
        return False
    return draft.over in {level.id for level in book.lineage}


def _differences(name: str, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Iterator[Otherwise]:
    """Bet by bet, what came to another sum; a bet that stands in one of the two only came to nothing in the other."""
    was, would_be = _by_bet(before), _by_bet(after)
    for key in dict.fromkeys([*was, *would_be]):
        old, new = was.get(key, (0, ())), would_be.get(key, (0, ()))
        if old[0] != new[0]:
            yield Otherwise(name, key[0], key[3], old[0], new[0], new[1] or old[1])


Key = tuple[str, int, int, str]


def _by_bet(settlements: list[dict[str, Any]]) -> dict[Key, tuple[int, tuple[str, ...]]]:
    found: dict[Key, tuple[int, tuple[str, ...]]] = {}
    for each in settlements:
        key = (each["player"], each.get("box") or 0, each.get("hand") or 0, each["bet"])
        sum_so_far, rules = found.get(key, (0, ()))
        found[key] = sum_so_far + int(Decimal(each["net"]) * 100), (*rules, *each["rules"])
    return found


def _record(found: Effect) -> dict[str, Any]:
    rows = [
        {
            "round": each.round,
            "player": each.player,
            "bet": each.bet,
            "was": dollars(each.was),
            "would_be": dollars(each.would_be),
            "change": dollars(each.would_be - each.was),
            "rules": list(each.rules),
        }
        for each in found.changed
    ]
    return {
        "rounds": found.rounds,
        "changed": rows,
        "rounds_changed": len({each.round for each in found.changed}),
        "by_player": {player: dollars(cents) for player, cents in found.by_player.items()},
        "total": dollars(sum(found.by_player.values())),
        "impossible": [{"round": name, "says": says} for name, says in found.impossible.items()],
        "not_told_as_rounds": found.unsayable,
        "rounds_of_other_games": dict(found.elsewhere),
    }


def _print(draft: DraftRules, found: Effect) -> None:
    heading(f"DRAFT {draft.id}, no document: {draft.title} (sha256 {draft.sha256[:16]})")
    changed = len({each.round for each in found.changed})
    say(f"{found.rounds:,} rounds of {draft.over} played again with their own cards and decisions: {changed:,} come to other money.", "")
    if found.changed:
        table(COLUMNS, [(e.round, e.player, e.bet, dollars(e.was), dollars(e.would_be), ", ".join(e.rules)) for e in found.changed[:MOST]])
        if len(found.changed) > MOST:
            say(f"and {len(found.changed) - MOST} more (--json has them all)")
        say("", *(f"{player}: {dollars(cents)}" for player, cents in found.by_player.items()))
    say(f"To the players together: {dollars(sum(found.by_player.values()))}.")
    if found.impossible:
        say("", f"{len(found.impossible):,} rounds could not have gone so under the draft:")
        say(*(f"  {name}: {says}" for name, says in list(found.impossible.items())[:MOST]))
    if found.unsayable:
        say("", f"{len(found.unsayable):,} rounds cannot be told from their cards and decisions alone, because staff put them right.")
    for game, many in found.elsewhere.items():
        say(f"{many:,} rounds of {game} are no rounds of {draft.over}.")
