"""Insurance: on which second card it wins, and who comes first when several want to insure the same wager of another."""

from __future__ import annotations

from collections.abc import Sequence

from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.terms.insurance import Preference, WinsOn

WINNING = {WinsOn.ACE: frozenset({1}), WinsOn.TEN_VALUE: frozenset({10}), WinsOn.NOT_TEN_VALUE: frozenset(range(1, 10))}
"""The values of the dealer's second card on which insurance wins, an ace being 1."""


def insurance_wins(winning: WinsOn, second: int) -> bool:
    """Whether insurance wins on a second card of that value."""
    return second in WINNING[winning]


def preference(table: Table, state: Round, box: int, owner: str, applicants: Sequence[str]) -> tuple[str, ...]:
    """The applicants for a wager that its owner left uninsured, in the order in which the document prefers them.

    Those on the same box come first, then those on the nearest boxes, front to back on each; between two boxes equally near,
    whoever has least insurance on wagers that are not his or her own. Whom that leaves level stay in the order they asked.
    """
    asking = [player for player in applicants if player != owner]
    tests = table.insuring.another
    places = {player: _place(state, box, player) for player in asking}
    ordered: list[str] = []
    for distance in sorted({distance for distance, _ in places.values()}):
        near = [player for player in asking if places[player][0] == distance]
        if Preference.LEAST_INSURED in tests:
            ordered += _least_first(state, near, places)
        else:
            ordered += sorted(near, key=lambda player: places[player])
    return tuple(ordered)


def _place(state: Round, box: int, player: str) -> tuple[int, tuple[int, int]]:
    """How far from the box the player's nearest wager lies, and where it is: its box and its place from the front."""
    wagers = [
        (abs(each.number - box), (each.number, front))
        for each in state.boxes
        for front, bettor in enumerate(each.bettors)
        if bettor.player == player and bettor.stake
    ]
    if not wagers:  # only a side bet, where the book lets that do: behind the main wagers of its box
        wagers = [
            (abs(each.number - box), (each.number, len(each.bettors) + front))
            for each in state.boxes
            for front, side in enumerate(each.side)
            if side.player == player
        ]
    return min(wagers, default=(len(state.boxes) + 99, (0, 0)))


def _least_first(state: Round, near: Sequence[str], places: dict[str, tuple[int, tuple[int, int]]]) -> list[str]:
    """Players equally near: each box's own front to back, and between boxes the one with least insurance on others' wagers."""
    queues: dict[int, list[str]] = {}
    for player in near:
        queues.setdefault(places[player][1][0], []).append(player)
    for queue in queues.values():
        queue.sort(key=lambda player: places[player][1][1])
    ordered: list[str] = []
    while waiting := [queue[0] for queue in queues.values() if queue]:
        first = min(waiting, key=lambda player: (insured_for_others(state, player), near.index(player)))
        queues[places[first][1][0]].remove(first)
        ordered.append(first)
    return ordered


def insured_for_others(state: Round, player: str) -> int:
    """What a player has wagered on insurance, that on his or her own wagers left out."""
    return sum(each.amount for each in state.insurance if each.player == player and each.owner != player)
