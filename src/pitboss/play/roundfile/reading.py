"""Read one round from a parsed mapping. Whatever cannot be read is `Malformed`, with its path and what would be accepted."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.law.refusal import nearest
from pitboss.play.roundfile.decisions import read_decision
from pitboss.play.roundfile.field import LONGEST, Field, found
from pitboss.play.roundfile.records import BoxEntry, ComBoEntry, Decision, RoundFile, WagerEntry

FIELDS = ("id", "game", "moment", "options", "side-bets", "boxes", "wagers", "cards", "decisions")
COM_BO_BETS = (
    *(f"{side}-{card}" for side in ("high", "low") for card in range(1, 6)),
    *(f"{side}-run-{length}" for side in ("high", "low") for length in range(2, 5)),
    "com-bo",
    *(f"com-bo/{hand}" for hand in ("one-pair", "two-pair", "triple", "full-house", "quad", "five-of-a-kind")),
)


def label(value: object, place: int) -> str:
    """What a round is called in a sentence: its id if it has a usable one, else its number in the file from 1."""
    given = value.get("id") if isinstance(value, dict) else None
    word = isinstance(given, str) and given.isprintable() and 0 < len(given) <= LONGEST
    number = isinstance(given, int) and not isinstance(given, bool)
    return f"round {given}" if word or number else f"round {place}"


def read_round(value: object, place: int = 1) -> RoundFile:
    """The round that a parsed mapping describes; `place` is its number in the file."""
    called = label(value, place)
    top = Field(value, "", called)
    fields = top.mapping(FIELDS, required=("game", "cards"))
    if ("boxes" in fields) == ("wagers" in fields):
        raise top.fault("a round has either boxes or, for vic-crown-com-bo, wagers")
    return RoundFile(
        id=_id(fields.get("id")),
        label=called,
        game=fields["game"].text("the id of a game, such as vic-blackjack"),
        options=_settings(fields.get("options")),
        side_bets=_side_bets(fields.get("side-bets")),
        boxes=_boxes(fields["boxes"]) if "boxes" in fields else (),
        wagers=_com_bo_wagers(fields["wagers"]) if "wagers" in fields else (),
        cards=tuple(card.card() for card in fields["cards"].items("a list of cards, such as [9H, KD, 6S]")),
        decisions=_decisions(fields.get("decisions")),
        on=fields["moment"].text("a moment, such as 2003-02-06T06:00") if "moment" in fields else "",
    )


def _id(field: Field | None) -> str | int | None:
    if field is None or field.absent():
        return None
    if isinstance(field.value, int) and not isinstance(field.value, bool):
        return field.value
    return field.text("an id: write a short text or a whole number")


def _settings(field: Field | None) -> Mapping[str, str]:
    if field is None or field.absent():
        return {}
    return {name: entry.setting() for name, entry in field.entries("a mapping of options, such as {decks: 6}").items()}


def _side_bets(field: Field | None) -> Mapping[str, Mapping[str, str]]:
    if field is None or field.absent():
        return {}
    entries = field.entries("a mapping of side bets to their settings, such as {perfect-pairs: {}}")
    return {name: _settings(entry) for name, entry in entries.items()}


def _boxes(field: Field) -> tuple[BoxEntry, ...]:
    boxes: list[BoxEntry] = []
    for entry in field.items("a list of boxes"):
        parts = entry.mapping(("box", "wagers"), required=("box", "wagers"))
        number = parts["box"].whole("the number of a box: 1 is the dealer's left")
        if any(box.box == number for box in boxes):
            raise parts["box"].fault(f"box {number} stands in the file twice: put its wagers together")
        boxes.append(BoxEntry(number, _wagers(parts["wagers"], number), entry.path))
    if not boxes:
        raise field.fault("no box has a wager: there is no round to deal")
    return tuple(boxes)


def _wagers(field: Field, box: int) -> tuple[WagerEntry, ...]:
    entries = field.items("a list of wagers, such as [{player: ann, stake: 20}]")
    if not entries:
        raise field.fault(f"box {box} has no wager: leave the box out, or give it one")
    wagers: list[WagerEntry] = []
    for entry in entries:
        wager = _wager(entry)
        if any(other.player == wager.player for other in wagers):
            raise entry.fault(f"{wager.player} has two wagers on box {box}: put them together")
        wagers.append(wager)
    return tuple(wagers)


def _wager(entry: Field) -> WagerEntry:
    parts = entry.mapping(("player", "stake", "seated", "side"), required=("player",))
    side = _side(parts.get("side"))
    if "stake" not in parts and not side:
        raise entry.fault("stake is missing: only a bettor with a side bet may leave it out")
    return WagerEntry(
        player=parts["player"].name(),
        stake=parts["stake"].money() if "stake" in parts else 0,
        seated=parts["seated"].flag() if "seated" in parts else False,
        side=side,
        path=entry.path,
    )


def _side(field: Field | None) -> tuple[tuple[str, int], ...]:
    if field is None or field.absent():
        return ()
    entries = field.entries("a mapping of side bets to amounts, such as {perfect-pairs: 5}")
    return tuple((bet, entry.money()) for bet, entry in entries.items())


def _com_bo_wagers(field: Field) -> tuple[ComBoEntry, ...]:
    wagers: list[ComBoEntry] = []
    for entry in field.items("a list of wagers, such as [{player: ann, bet: high-run-3, stake: 10}]"):
        keys = ("player", "bet", "stake")
        parts = entry.mapping(keys, required=keys)
        bet = parts["bet"].text("a bet, such as high-1, low-run-3 or com-bo")
        if bet not in COM_BO_BETS:
            accepted = (
                "high-1 to high-5, low-1 to low-5, high-run-2 to high-run-4, low-run-2 to low-run-4 and com-bo; "
                "com-bo/one-pair and the like where each combination is a bet"
            )
            raise parts["bet"].fault(f"there is no bet {found(bet)}{nearest(bet, COM_BO_BETS)} (the bets are {accepted})")
        wager = ComBoEntry(parts["player"].name(), bet, parts["stake"].money(), entry.path)
        if any((other.player, other.bet) == (wager.player, bet) for other in wagers):
            raise entry.fault(f"{wager.player} has two wagers on {bet}: put them together")
        wagers.append(wager)
    if not wagers:
        raise field.fault("nobody has a wager: there is no round to deal")
    return tuple(wagers)


def _decisions(field: Field | None) -> tuple[Decision, ...]:
    if field is None or field.absent():
        return ()
    return tuple(read_decision(entry) for entry in field.items("a list of decisions, such as [{box: 1, do: stand}]"))
