"""Whether `lawful` and `decide` agree: what the answers say of a command, and commands written around their bounds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from pitboss.cards.card import CARDS
from pitboss.law.refusal import Refused
from pitboss.play.commands import (
    Annulment,
    AnnulRound,
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    Forfeit,
    GoOffAlone,
    Hit,
    Insure,
    KeepDoubles,
    KeepDraw,
    PlaceSideBet,
    PlaceWager,
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import decide
from pitboss.play.lawful import Forbidden, Lawful, lawful
from pitboss.play.state import Round
from pitboss.play.table import Table

Answers = Sequence[Lawful | Forbidden]
STRANGER = "zoe"
PLAIN = (CloseBetting(), CloseInsurance(), CloseSurrender(), KeepDoubles(), FailButton())


def check(table: Table, state: Round, answers: Answers, command: Command) -> bool:
    """See that `decide` does with a command what the answers say; whether it was accepted."""
    said = what_is_said(answers, command)
    refused = refusal_of(table, state, command)
    if refused is None:
        assert isinstance(said, Lawful), f"{command} is accepted, but {said or 'out of bounds'}"
        return True
    assert refused.rule, f"{command}: {refused.sentence} has no rule"
    assert refused.sentence.strip(), f"{command}: refused without a sentence"
    assert not isinstance(said, Lawful), f"{command} is lawful by {said} and refused: {refused.sentence}"
    if isinstance(said, Forbidden):
        assert (refused.code, refused.rule) == (said.code, said.rule), f"{command}: {refused.sentence}, but {said}"
    return False


def refusal_of(table: Table, state: Round, command: Command) -> Refused | None:
    try:
        decide(table, state, command)
    except Refused as refused:
        return refused
    return None


def what_is_said(answers: Answers, command: Any) -> Lawful | Forbidden | None:
    """The answer for a command: lawful within its bounds, forbidden, or None for one outside the bounds of what is lawful."""
    found = [answer for answer in answers if answer.act is type(command)]
    for field in ("cause", "bet", "box", "owner"):
        value = (command.owner or command.player) if (field, type(command)) == ("owner", Insure) else getattr(command, field, None)
        if value is not None:
            nearest = [answer for answer in found if getattr(answer, field) == value]
            found = nearest or [answer for answer in found if not getattr(answer, field)]
            if not nearest and field == "owner":  # nobody of that name on the box: what is said of every other box holds
                found = [answer for answer in answers if answer.act is Insure and not answer.box]
    for answer in found:
        if isinstance(answer, Lawful) and within(answer, command):
            return answer
    bans = [answer for answer in found if isinstance(answer, Forbidden)]
    player = getattr(command, "player", "")
    ban = next((each for each in bans if each.player == player), None) or next((each for each in bans if not each.player), None)
    named = any(isinstance(each, Lawful) and player and player in (each.players or ()) for each in found)
    if ban is not None and ban.code in ("insurance-maximum", "insurance-unit"):
        return None  # which of the two depends on the amount
    return None if ban is None or named or getattr(command, "amount", 1) <= 0 or not in_draws(answers, command) else ban


def within(answer: Lawful, command: Any) -> bool:
    """Whether a command keeps the bounds of a lawful act."""
    may = answer.players
    match command:
        case Double():
            added = command.amounts or {each.player: each.most or 0 for each in answer.amounts}
            bounds = {each.player: each for each in answer.amounts}
            known = all(player in bounds and bounds[player].allows(amount) for player, amount in added.items())
            return known and set(answer.must) <= set(added)
        case Split() | Surrender():
            named = set(command.players)
            return not named or (named <= set(may or ()) and set(answer.must) <= named)
        case AnnulRound():
            return set(command.culprits) <= set(may or ())
        case Press() | GoOffAlone():
            by = getattr(command, "by", "")
            player = getattr(command, "player", "")
            whose = (may is None or player in may) and not (may is None and player in answer.barred)
            return whose and 1 <= command.draw <= answer.draws and not (answer.counts and by and by in answer.barred)
        case PlaceWager() | PlaceSideBet() | Insure():
            whose = (may is None or command.player in may) and command.player not in answer.barred
            return whose and answer.amounts[0].allows(command.amount)
        case TakeEvenMoney() | Forfeit() | KeepDraw():
            return command.player in (may or ())
        case _:
            return True


def in_draws(answers: Answers, command: Any) -> bool:
    """A press that draws nothing the table has is refused for that, whoever presses."""
    most = max((each.draws for each in answers if isinstance(each, Lawful)), default=0)
    return not isinstance(command, Press | GoOffAlone) or not most or 1 <= command.draw <= most


def around(answers: Answers) -> Iterator[Command]:
    """Commands at the bounds of every answer and just outside them."""
    for answer in answers:
        yield from WRITERS[answer.act](answer)


def _names(answer: Any) -> tuple[str, ...]:
    """Everybody an answer speaks of, and a stranger last."""
    who = [*(getattr(answer, "players", None) or ()), *getattr(answer, "barred", ()), getattr(answer, "player", ""), STRANGER]
    return tuple(dict.fromkeys(name for name in who if name))


def _amounts(answer: Any) -> list[int]:
    return sorted({each for bound in getattr(answer, "amounts", ()) for each in _edges(bound)} or {0, 1})


def _sets(answer: Any) -> list[tuple[str, ...]]:
    names = _names(answer)
    return [(), *((name,) for name in names), names[:-1], names]


def _draws(answer: Any) -> tuple[int, ...]:
    return (0, 1, answer.draws, answer.draws + 1) if isinstance(answer, Lawful) else (1,)


def _doubles(answer: Any) -> Iterator[Command]:
    yield from (Double(answer.box, {player: amount}) for player in _names(answer) for amount in _amounts(answer))
    yield Double(answer.box, dict.fromkeys(_names(answer)[:-1], 1))
    yield Double(answer.box)


def _insurances(answer: Any) -> Iterator[Command]:
    for name in _names(answer):
        yield from (Insure(answer.box, name, amount, owner) for owner in ("", answer.owner) for amount in _amounts(answer))


def _presses(answer: Any) -> Iterator[Command]:
    names = _names(answer)
    return (Press(answer.box, name, draw, by) for name in names for draw in _draws(answer) for by in ("", *names))


Writer = Callable[[Any], Iterable[Command]]
WRITERS: dict[type[Command], Writer] = {
    PlaceWager: lambda answer: [PlaceWager(answer.box, name, cents) for name in _names(answer) for cents in _amounts(answer)],
    PlaceSideBet: lambda answer: [
        PlaceSideBet(answer.box, name, answer.bet or "no-such-bet", cents) for name in _names(answer) for cents in _amounts(answer)
    ],
    CloseBetting: lambda _: [CloseBetting()],
    DrawCard: lambda _: [DrawCard(CARDS["7S"])],
    Insure: _insurances,
    TakeEvenMoney: lambda answer: [TakeEvenMoney(answer.box, name) for name in _names(answer)],
    CloseInsurance: lambda _: [CloseInsurance()],
    Surrender: lambda answer: [Surrender(answer.box, some) for some in _sets(answer)],
    CloseSurrender: lambda _: [CloseSurrender()],
    Press: _presses,
    FailButton: lambda _: [FailButton()],
    Hit: lambda answer: [Hit(answer.box)],
    Stand: lambda answer: [Stand(answer.box)],
    Double: _doubles,
    Split: lambda answer: [Split(answer.box, some) for some in _sets(answer)],
    Forfeit: lambda answer: [Forfeit(answer.box, name) for name in _names(answer)],
    KeepDoubles: lambda _: [KeepDoubles()],
    KeepDraw: lambda answer: [KeepDraw(answer.box, name) for name in _names(answer)],
    FindAbsent: lambda answer: [FindAbsent(answer.box)],
    ShowCards: lambda answer: [ShowCards(answer.box)],
    GoOffAlone: lambda answer: [GoOffAlone(draw) for draw in _draws(answer)],
    AnnulRound: lambda answer: [AnnulRound(answer.cause, some) for some in _sets(answer)],
}
"""How each kind of command is written around an answer; every kind there is."""


def _edges(bound: Any) -> tuple[int, ...]:
    most = bound.most if bound.most is not None else 123_456
    return bound.least - 1, bound.least, most, most + 1, most + bound.step, bound.least + 1


def scribbled(chance: random.Random, table: Table, state: Round, players: Sequence[str]) -> Command:
    """A command written without looking: any kind, any box, any name, any amount."""
    box = chance.choice([0, 1, 1, 2, 3, table.boxes + 1])
    player, owner = chance.choice([*players, STRANGER]), chance.choice(["", *players, STRANGER])
    some = tuple(chance.sample([*players, STRANGER], chance.randint(0, min(2, len(players)))))
    amount = chance.choice([-100, 0, 1, 5, 250, 500, 1000, 2000, 3001])
    bet = chance.choice([*table.side_bets, "no-such-bet"])
    kinds: list[Command] = [
        *PLAIN,
        DrawCard(chance.choice(list(CARDS.values()))),
        PlaceWager(box, player, amount),
        PlaceSideBet(box, player, bet, amount),
        Insure(box, player, amount, owner),
        TakeEvenMoney(box, player),
        Surrender(box, some),
        Press(box, player, amount, owner),
        GoOffAlone(amount),
        KeepDraw(box, player),
        Hit(box),
        Stand(box),
        Double(box, dict.fromkeys(some, amount)),
        Split(box, some),
        Forfeit(box, player),
        FindAbsent(box),
        ShowCards(box),
        AnnulRound(chance.choice(list(Annulment)), some),
    ]
    return chance.choice(kinds)


def agree_here(table: Table, state: Round, chance: random.Random, players: Sequence[str], *, scribbles: int = 6) -> Answers:
    """See that the two agree in a state; the answers."""
    answers = lawful(table, state)
    assert {answer.act for answer in answers} == set(WRITERS), "every kind of command is answered"
    commands = [*around(answers), *(scribbled(chance, table, state, players) for _ in range(scribbles))]
    for command in commands:
        check(table, state, answers, command)
    for answer in answers:
        assert answer.rule, f"{answer} has no rule"
        if isinstance(answer, Lawful) and answer.plain is not None:
            assert check(table, state, answers, answer.plain), f"{answer.plain} is the plain form of {answer}"
    return answers
