"""A settled round as a person reads it: the hands, every settlement with its rules, and the net of each player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cards.card import card, in_signs
from pitboss.cli.adjudicate.elsewhere import Elsewhere
from pitboss.cli.screen import Column, heading, say, table
from pitboss.law.inventory import inventory
from pitboss.law.refusal import listed
from pitboss.play.named import bet_name
from pitboss.play.telling import Sentence

SETTLEMENTS = (
    Column("player"),
    Column("box", right=True),
    Column("hand", right=True),
    Column("bet"),
    Column("stake", right=True),
    Column("result"),
    Column("odds"),
    Column("net", right=True),
    Column("rules", share=1),
)


def print_round(label: str, answer: dict[str, Any], elected: Mapping[str, str], marks: Sequence[str] = ()) -> None:
    """Print one round; `elected` are the options that the house has chosen, and may stand against a reading.

    The marks say of which day its law is, where that is not today.
    """
    heading(f"{label[:1].upper()}{label[1:]}: {LIBRARY.book(answer['game']).name} ({answer['game']})")
    say(*marks, *_cards(answer))
    print()
    table(SETTLEMENTS, [_row(each) for each in answer["settlements"]])
    _print_readings(_decided(answer), elected)
    for entry in answer.get("tournament_entries", ()):
        say(f"{entry['player']} on box {entry['box']} has earned an entry to the tournament ({entry['rules'][0]}).")
    for away in answer.get("turned_away", ()):
        say(f"{away['player']} asked to insure {away['asked']} of the wager of {away['for']} and was given {away['given']}.")
    print()
    table((Column("net"), Column("", right=True)), list(answer["net"].items()))


def _cards(answer: dict[str, Any]) -> list[str]:
    if answer["dealer"] is None:
        return [f"  cards: {_signs(answer['cards'])}"]
    dealer = answer["dealer"]
    lines = [f"  dealer: {_signs(dealer['cards'])} = {dealer['total']}, {dealer['outcome'].replace('-', ' ')}"]
    for box in answer["boxes"]:
        for hand in box["hands"]:
            cards = _signs(hand["cards"])
            lines.append(f"  box {box['box']}, hand {hand['hand']}: {cards} = {hand['total']}, {hand['outcome'].replace('-', ' ')}")
    return lines


def _signs(cards: Sequence[str]) -> str:
    return in_signs(map(card, cards))


def _row(settlement: dict[str, Any]) -> tuple[str, ...]:
    shown = {key: "" if value is None else str(value) for key, value in settlement.items() if key not in ("rules", "readings")}
    by = [*settlement["rules"], *(f"reading {reading}" for reading in settlement["readings"])]
    return (*(shown[column.heading] for column in SETTLEMENTS[:-1]), ", ".join(by))


def _decided(answer: dict[str, Any]) -> list[str]:
    """The readings that decided the money of a round."""
    return list(dict.fromkeys(reading for each in answer["settlements"] for reading in each["readings"]))


def _print_readings(readings: Sequence[str], elected: Mapping[str, str]) -> None:
    """Say what each reading was asked and how it is decided, or how the house has decided it instead."""
    for each in map(LIBRARY.reading, readings):
        other = next((other for other in each.alternatives if other.option and elected.get(other.option) == other.value), None)
        decision = f"The house has elected {other.option}={other.value}: {other.reads}." if other else each.decision
        say(f"reading {each.id}: {each.question} {decision}")


def print_told(told: Sequence[Sentence], answer: dict[str, Any], elected: Mapping[str, str]) -> None:
    """Print the round step by step, each step with its rules and readings, and below what those rules say in our words."""
    rows = [
        (str(number), each.said, "; ".join((*each.rules, *(f"reading {reading}" for reading in each.readings))))
        for number, each in enumerate(told, 1)
    ]
    table((Column("", right=True), Column("what happens", share=3), Column("by", share=2)), rows)
    named = dict.fromkeys(reading for each in told for reading in each.readings)
    _print_readings([reading for reading in named if reading not in _decided(answer)], elected)
    print()
    cited = dict.fromkeys(rule for each in told for rule in each.rules)
    labels = {row.citation: row.label for row in inventory()}
    table((Column("rule"), Column("in our words", share=1)), [(rule, labels[rule]) for rule in cited if rule in labels])


def print_under(own: dict[str, Any] | None, game: str, elsewhere: Sequence[Elsewhere], players: Sequence[str]) -> None:
    """Print the net of each player under each book, side by side."""
    rows = [_nets(game, own, players, "" if own else "does not go through")]
    for each in elsewhere:
        notes = list(_parted(each))
        left_out = (*each.options_left_out, *map(bet_name, each.side_bets_left_out))
        notes += [f"without {listed(left_out)}, not to be had there"] if left_out else []
        rows.append(_nets(each.game, each.answer, players, "; ".join(notes)))
    table((Column("under"), *(Column(player, right=True) for player in players), Column("", share=1)), rows)


def _parted(each: Elsewhere) -> Iterator[str]:
    """Where the courses part, and what is left over or not settled there."""
    if each.there is None or each.there.parting is None:
        if each.fault:
            yield f"does not go through there: {each.fault.sentence}"
        return
    yield f"the courses part {each.there.parting.said}"
    if not each.there.fault:
        decisions, cards = len(each.there.left_out), each.there.cards_over
        left = [f"{count} {word}{'s' if count > 1 else ''}" for count, word in ((decisions, "decision"), (cards, "card")) if count]
        if left:
            yield f"{listed(left)} of the file {'is' if decisions + cards == 1 else 'are'} not wanted there"


def _nets(game: str, answer: dict[str, Any] | None, players: Sequence[str], note: str) -> tuple[str, ...]:
    """What each player comes to; a dash for whoever has no wager settled there."""
    settled = {each["player"] for each in answer["settlements"]} if answer else set()
    return (game, *(answer["net"].get(player, "-") if answer and player in settled else "-" for player in players), note)
