"""The lawful way on: what the table awaits, by whoever may do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pitboss.cards.card import CARDS, Card
from pitboss.floor.accidents.commands import Choose, Rectify, RefuseCard, ReportAccident
from pitboss.floor.accidents.kinds import InsuranceNotOffered, MisplacedCard
from pitboss.floor.cards.count import has
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.awaited import card_place
from pitboss.play.com_bo.commands import KeyResult
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.commands import (
    CloseInsurance,
    CloseSurrender,
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
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.state import Awaits, Hand, HandStatus, Round
from pitboss.play.table import Table
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT
from pitboss.terms.irregular_display import KEYPAD_ERROR_RECTIFIED_BY
from pitboss.terms.irregular_hands import INSURANCE_NOT_OFFERED
from pitboss.terms.irregular_rounds import VOID_AUTHORISED_BY
from pitboss.terms.powers import Role
from tests.floor.fuzz.draw import accidents, betting, shoe
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]
TENS = tuple(card for card in CARDS.values() if card.pips == 10)
ACES = tuple(card for card in CARDS.values() if card.pips == 1)
SEVENS = tuple(card for card in CARDS.values() if card.rank == "7")


def way_on(scene: Scene) -> Iterator[Asked]:
    """What may be done now, the likeliest first."""
    floor = scene.floor
    if not scene.dealer:
        yield "dora", SignOn("dora", (Role.DEALER,))
    if floor.accidents.asked is not None:
        yield from _choices(scene)
    if floor.rounds.is_over:
        yield scene.dealer, TakeUpCards()
    elif not floor.rounds.in_progress:
        yield from shoe.made_ready(scene)
        yield from betting.bets(scene)
    else:
        if floor.cards.awaits is not CardsAwait.NOTHING:
            yield from shoe.made_ready(scene)
        yield from AWAITED[floor.rounds.now.awaits](scene)


def _choices(scene: Scene) -> Iterator[Asked]:
    """Those who were asked choose, by themselves or through the dealer; now and then the dealer simply goes on."""
    asked, chance = scene.floor.accidents.asked, scene.chance
    assert asked is not None
    if not asked.players:
        void = isinstance(scene.floor.accidents.open, MisplacedCard)
        yield scene.may(VOID_AUTHORISED_BY if void else KEYPAD_ERROR_RECTIFIED_BY), Rectify()
    elif chance.random() < 0.9:
        player = chance.choice(asked.players)
        by = scene.dealer if chance.random() < 0.5 else player
        if scene.floor.cards.source is Source.PROGRAM:
            by = SHOE
        yield by, Choose(player, chance.choice(asked.choices), scene.card())


def drawn_card(scene: Scene) -> Card:
    """A card that can come; pairs, naturals and sevens come more often than by chance."""
    chance, cards = scene.chance, scene.floor.cards
    wish = chance.random()
    if cards.held or wish < 0.4:
        return scene.card()
    lie = _lies_there(scene)
    if len(lie) == 1 and lie[0].pips in (1, 10) and (wish < 0.6 or _at_the_button(scene)):
        card = chance.choice(ACES if lie[0].pips == 10 else TENS)
    elif wish < (0.85 if not lie and _at_the_button(scene) else 0.7):
        card = chance.choice(ACES if chance.random() < 0.4 else TENS)
    elif wish < 0.76:
        card = chance.choice(SEVENS)
    else:
        card = chance.choice([each for each in CARDS.values() if each.rank == lie[0].rank]) if lie else scene.card()
    return card if has(cards.left, card) else scene.card()


def _next_place(scene: Scene, now: Round) -> int | None:
    table = scene.game.table
    return card_place(table, now) if isinstance(table, Table) else None


def _lies_there(scene: Scene) -> tuple[Card, ...]:
    """The cards where the next one goes."""
    now = scene.floor.rounds.now
    if not isinstance(now, Round):
        return now.cards[-1:]
    place = _next_place(scene, now)
    return now.hands[place].cards if place is not None and place >= 0 else ()


def _at_the_button(scene: Scene) -> bool:
    """Whether the next card goes to a box with a Pontoon Pandemonium wager."""
    now = scene.floor.rounds.now
    place = _next_place(scene, now) if isinstance(now, Round) else None
    if not isinstance(now, Round) or place is None or place < 0:
        return False
    return any(side.bet == "pontoon-pandemonium" for box in now.boxes if box.number == now.hands[place].box for side in box.side)


def _card(scene: Scene) -> Iterator[Asked]:
    by = SHOE if scene.floor.cards.source is Source.PROGRAM else scene.dealer
    now = scene.floor.rounds.now
    chance = scene.chance
    if isinstance(now, Round):
        if now.awaits is Awaits.CARD_FOR_HAND and scene.floor.cards.held and chance.random() < 0.2:
            yield scene.dealer, RefuseCard(now.hands[now.turn].box)
        if chance.random() < 0.04:
            doubled = [(hand.box, stake.player) for hand in now.hands if hand.doubled for stake in hand.stakes]
            if doubled:
                box, player = chance.choice(doubled)
                yield player, Forfeit(box, player)
    yield by, DrawCard(drawn_card(scene))


def _decision(scene: Scene) -> Iterator[Asked]:
    chance, now = scene.chance, scene.floor.rounds.now
    assert isinstance(now, Round)
    hand = now.hands[now.turn]
    box = next(each for each in now.boxes if each.number == hand.box)
    by = box.caller if chance.random() < 0.5 else scene.dealer
    if accidents.insurance_forgotten(scene) and chance.random() < 0.5:
        yield scene.dealer, ReportAccident(InsuranceNotOffered())
    if hand.box in now.hidden and chance.random() < 0.3:
        yield by, ShowCards(hand.box)
    if scene.floor.cards.held and chance.random() < 0.4:
        yield by, RefuseCard(hand.box)
    wish = chance.random()
    if len(hand.cards) == 2 and hand.cards[0].pips == hand.cards[1].pips and wish < 0.6:
        yield by, Split(hand.box, _some(scene, hand, box.caller))
    elif wish < 0.35:
        players = _some(scene, hand, box.caller)
        amounts = {stake.player: stake.original for stake in hand.stakes if stake.player in players}
        if chance.random() < 0.15 and amounts:
            amounts[box.caller] = max(500, amounts.get(box.caller, 500) // 1000 * 500)
        yield by, Double(hand.box, amounts)
    elif wish < 0.4:
        yield from _absent(scene, hand.box)
    elif wish < 0.65:
        yield by, Hit(hand.box)
    yield by, Stand(hand.box)
    yield scene.dealer, Stand(hand.box)
    yield scene.dealer, Hit(hand.box)


def _some(scene: Scene, hand: Hand, caller: str) -> tuple[str, ...]:
    """The caller and some of the others on the hand; nobody named means everybody."""
    if len(hand.stakes) < 2 or scene.chance.random() < 0.4:
        return ()
    return tuple(stake.player for stake in hand.stakes if stake.player == caller or scene.chance.random() < 0.5)


def _absent(scene: Scene, box: int) -> Iterator[Asked]:
    """A player who does not decide: warned or waited for, then the document's rule plays the box."""
    subject, power = f"box {box}", scene.game.get(ABSENT_PLAYER_DIRECTION)
    notices = scene.floor.notices
    by = scene.staff(*(role for role in Role if power and power.held_by(role))) or scene.dealer
    for kind in (Kind.REASON, Kind.NOTICE_TO_PLAYERS):
        if not notices.find(kind, ABSENT_PLAYER_WAIT.name, subject):
            yield scene.dealer, GiveNotice(kind, ABSENT_PLAYER_WAIT.name, subject)
    asks = power.on_request_of if power else None
    if asks and not notices.find(Kind.REQUEST, ABSENT_PLAYER_DIRECTION.name, subject):
        yield scene.staff(asks) or scene.dealer, GiveNotice(Kind.REQUEST, ABSENT_PLAYER_DIRECTION.name, subject, asks)
    yield by, FindAbsent(box)


def _insurance(scene: Scene) -> Iterator[Asked]:
    chance, now = scene.chance, scene.floor.rounds.now
    assert isinstance(now, Round)
    if scene.game.get(INSURANCE_NOT_OFFERED) is not None and not now.insurance and chance.random() < 0.2:
        scene.memory["forgot"] = scene.floor.rounds.number
        yield scene.dealer, CloseInsurance()
    stakes = [(hand.box, stake) for hand in now.hands for stake in hand.stakes if stake.open]
    naturals = [(hand.box, stake.player) for hand in now.hands for stake in hand.stakes if hand.status is HandStatus.NATURAL and stake.open]
    if naturals and chance.random() < 0.4:
        box, player = chance.choice(naturals)
        yield player, TakeEvenMoney(box, player)
    if stakes and chance.random() < 0.65:
        box, stake = chance.choice(stakes)
        other = scene.player if chance.random() < 0.3 else stake.player
        amount = chance.choice((stake.original // 2, stake.original // 4, 250, 500))
        yield chance.choice((other, scene.dealer)), Insure(box, other, amount // 50 * 50, "" if other == stake.player else stake.player)
    yield scene.dealer, CloseInsurance()


def _surrender(scene: Scene) -> Iterator[Asked]:
    chance, now = scene.chance, scene.floor.rounds.now
    assert isinstance(now, Round)
    if now.boxes and chance.random() < 0.5:
        box = chance.choice(now.boxes)
        players = tuple(each.player for each in box.bettors if chance.random() < 0.7)
        yield box.caller, Surrender(box.number, players if chance.random() < 0.5 else ())
    yield scene.dealer, CloseSurrender()


def _withdrawal(scene: Scene) -> Iterator[Asked]:
    chance, now = scene.chance, scene.floor.rounds.now
    assert isinstance(now, Round)
    doubled = [(hand.box, stake.player) for hand in now.hands if hand.doubled for stake in hand.stakes]
    if doubled and chance.random() < 0.4:
        box, player = chance.choice(doubled)
        yield player, Forfeit(box, player)
    yield scene.dealer, KeepDoubles()


def _button(scene: Scene) -> Iterator[Asked]:
    chance, now = scene.chance, scene.floor.rounds.now
    assert isinstance(now, Round)
    wish, draw = chance.random(), chance.choice((1, 2, 500, chance.randint(1, 5000)))
    if wish < 0.1:
        yield scene.dealer, FailButton()
    elif wish < 0.2:
        yield scene.dealer, GoOffAlone(draw)
    elif wish < 0.35:
        player = scene.player
        yield player, Press(chance.choice(now.boxes).number, player, draw)
    if now.presses:
        box, player = now.presses[0]
        if chance.random() < 0.3:
            yield player, KeepDraw(box, player)
        by = chance.choice(("", "", "zed"))
        yield chance.choice((player, scene.dealer)), Press(box, player, draw, by)
        yield scene.dealer, Press(box, player, 1)
    yield scene.dealer, FailButton()


def _keys(scene: Scene) -> Iterator[Asked]:
    now = scene.floor.rounds.now
    assert isinstance(now, ComBoRound)
    if scene.chance.random() < 0.1:
        yield scene.dealer, KeyResult(now.cards[::-1])
    yield scene.dealer, KeyResult(now.cards)
    yield scene.staff(Role.GAME_SUPERVISOR, Role.PIT_BOSS) or "pete", KeyResult(now.cards)


AWAITED: dict[Awaits | ComBoAwaits, Callable[[Scene], Iterator[Asked]]] = {
    Awaits.CARD_FOR_DEAL: _card,
    Awaits.CARD_FOR_HAND: _card,
    Awaits.CARD_FOR_DEALER: _card,
    Awaits.DECISION: _decision,
    Awaits.INSURANCE: _insurance,
    Awaits.SURRENDER: _surrender,
    Awaits.WITHDRAWAL: _withdrawal,
    Awaits.BUTTON: _button,
    ComBoAwaits.CARD: _card,
    ComBoAwaits.KEYS: _keys,
}
"""Who does what next, by what the round awaits."""
