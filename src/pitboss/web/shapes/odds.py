"""The shapes of the odds: what a game and its bets are worth, how it is best played, and what its rules cost."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from pitboss.web.shapes.opening import TableOption

Move = Literal["stand", "hit", "double", "split", "surrender"]


class EdgeAt(TypedDict):
    """What the house keeps of the opening wager with so many decks."""

    decks: int
    house_edge: float


class BetEdge(TypedDict):
    """What the house keeps of a bet beside the game."""

    bet: str
    name: str
    house_edge: float


class GameEdge(TypedDict):
    """A game as the list of all games has it: nothing elected but the decks."""

    game: str
    name: str
    jurisdiction: str
    document: str
    kind: str
    decks: int
    house_edge: float | None
    by_decks: list[EdgeAt]
    bets: list[BetEdge]


class AllOdds(TypedDict):
    """Every game."""

    games: list[GameEdge]


class BetLine(TypedDict):
    """A line of a pay table: how likely it is, exactly, and what it pays to one."""

    line: str
    pays: str
    probability: float
    exact_probability: str
    rule: str


class BetFigures(TypedDict):
    """A bet that cards alone decide."""

    bet: str
    name: str
    ev: float
    house_edge: float
    exact: str
    standard_deviation: float
    lines: list[BetLine]
    method: list[str]


class ChartCell(TypedDict):
    """A place of the chart: its letter for two cards, what follows for more, what to do with two, and all of it in words."""

    head: str
    tails: list[str]
    move: Move
    words: str


class ChartLine(TypedDict):
    """A line of the chart; `example` is a hand of it, for asking what each play is worth, or empty."""

    hand: str
    total: str
    example: str
    cells: list[ChartCell]


class ChartPart(TypedDict):
    """Hard totals, soft totals or pairs."""

    kind: str
    title: str
    lines: list[ChartLine]


class ChartKey(TypedDict):
    """A mark, and what it means."""

    mark: str
    move: Move
    words: str


class ChartNote(TypedDict):
    """A rule behind the chart."""

    about: str
    words: str
    rules: list[str]


class Chart(TypedDict):
    """The best play by totals. The dealer's cards stand in `columns` as a chart has them, and in `cards` as a question writes them."""

    columns: list[str]
    cards: list[str]
    parts: list[ChartPart]
    keys: list[ChartKey]
    remarks: list[str]
    notes: list[ChartNote]


class Departure(TypedDict):
    """A hand whose exact cards are better played otherwise than its total says."""

    hand: str
    dealer: str
    table: Move
    best: Move
    gain: float


class Outcome(TypedDict):
    """What a round may come to in units of the opening wager."""

    net: str
    units: float
    chance: float


class Play(TypedDict):
    """What only a game with decisions has. `strategy` is hand, dealer's card, and what to do with the first two cards."""

    ev: float
    house_edge: float
    variance: float
    standard_deviation: float
    table_ev: float
    table_cost: float
    chart: Chart
    strategy: dict[str, dict[str, Move]]
    departures: list[Departure]
    results: list[Outcome]
    dealer: dict[str, dict[str, float]]
    super_bonus: dict[str, float]
    method: list[str]


class GameOdds(TypedDict):
    """A game under its options; one without decisions has bets only. `on_file` is its edge with nothing elected but the decks."""

    game: str
    name: str
    jurisdiction: str
    document: str
    kind: str
    decks: int
    options: list[TableOption]
    elected: dict[str, str]
    on_file: list[EdgeAt]
    play: Play | None
    insurance: list[BetFigures]
    bets: list[BetFigures]


class Edge(TypedDict):
    """What the opening wager is worth under some options, and nothing else."""

    game: str
    elected: dict[str, str]
    ev: float
    house_edge: float


class MoveWorth(TypedDict):
    """What a lawful action is worth in units of the opening wager, what it gives up against the best, and the rule that allows it."""

    move: str
    value: float
    short: float
    rule: str


class HandWorth(TypedDict):
    """One hand against one dealer's card, the best action first."""

    game: str
    hand: list[str]
    dealer: str
    moves: list[MoveWorth]
    dealer_totals: dict[str, float]
    insurance: float | None
    even_money: float | None
    method: list[str]


class PriceOf(TypedDict):
    """What one rule is worth against one alternative, to the player, in units of the wager on `bet`; null where it cannot be said."""

    subject: Literal["clause", "option", "reading", "decks"]
    terms: list[str]
    decks: int
    bet: str
    in_force: str
    citation: str
    reading: str
    instead: str
    instead_citation: str
    ev: float | None
    ev_instead: float | None
    difference: float | None
    remark: str


class GamePrices(TypedDict):
    """The prices on file of a game and of the bets beside it, the dearest first."""

    game: str
    prices: list[PriceOf]
