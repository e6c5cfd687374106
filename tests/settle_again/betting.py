"""Who calls a box, and who may follow a split."""

from __future__ import annotations

from collections.abc import Iterable

from tests.settle_again.sheet import Box, Sheet


def caller(sheet: Sheet, box: Box) -> str:
    """Whose word the cards of a box follow; wagers lie in the order of `box.wagers`, the first nearest the dealer."""
    if sheet.game.startswith("vic"):
        return next(iter(box.wagers))  # VIC 5.9: nearest the dealer
    if box.seated:
        return box.seated  # ACT 4.5(a); NSW 5.5.1
    if sheet.game.startswith("act"):
        return next(iter(box.wagers))  # ACT 4.5(b): nearest the dealer
    highest = max(box.wagers.values())
    if "sole-highest-wager" in sheet.option("who-calls", "") and list(box.wagers.values()).count(highest) > 1:
        return next(iter(box.wagers))  # the other reading of E5: nearest the dealer of all, where none is the highest alone
    return next(player for player, wager in box.wagers.items() if wager == highest)  # NSW 5.5.2; 5.5.3 and E5 among equals


def may_follow(sheet: Sheet, box: Box, players: Iterable[str]) -> bool:
    """Whether nobody splits who let an earlier split of the box pass, where that bars it."""
    if sheet.game.startswith("vic"):
        return box.let_pass.isdisjoint(players)  # VIC 7.5.5(e)
    stands = "each-split" if sheet.game.startswith("act") else "rides-to-the-end"  # ACT 10.2; STAR 12.5.5, BJC 11.4.3
    return sheet.option("split-followed-later", stands) == "each-split" or box.let_pass.isdisjoint(players)  # J4
