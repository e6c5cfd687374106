"""Players held back, the same in several documents: to the minimum for a shoe or for further ones, and to one box."""

from __future__ import annotations

from pitboss.floor.boxes.commands import LetWagerOnSeveral, TouchWager
from pitboss.floor.cards.commands import Burn, Shuffle
from pitboss.floor.cards.events import CardsShuffled, CuttingCardCame
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.decide import REACTIONS
from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import HoldForFurtherShoes, HoldToMinimum, HoldToOneBox, LiftRestriction, SetLimits
from pitboss.floor.limits.events import PlayerHeldBack, RestrictionEnded
from pitboss.floor.limits.state import Hold
from pitboss.floor.notices.state import Kind
from pitboss.law.term import Term
from pitboss.play.commands import PlaceSideBet, Stand
from pitboss.terms.equipment import CardDevice
from pitboss.terms.powers import Power, Role
from pitboss.terms.wagers import Touch
from tests.floor.limits_cases import VICTORIA, House, signed, wager
from tests.floor.tables import DEALER, Day, opened

ROUND = "TH 6D KC TS TD"


def played(house: House, *rounds: str, by: str) -> Day:
    """A table where these players wagered in the rounds of the shoe so far, at seats in the order ann, bob."""
    at = signed(house).people(by).players(ann=1, bob=2)
    for players in rounds:
        names = players.split()
        for name in names:
            at.bets(1 if name == "ann" else 2, **{name: 100})
        boxes = {"ann": 1, "bob": 2}
        if len(names) == 2:
            at.deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2))
        else:
            at.deals(ROUND, Stand(boxes[names[0]]))
    return at


def held_for_the_shoe(house: House, rule: str, by: str) -> Day:
    """Bob missed the first round; from now on he stakes the minimum and nothing else."""
    at = played(house, "ann", by=by)
    assert at.refused("gus", HoldToMinimum("bob")).rule == house.cite + rule
    assert at.refused(by, HoldToMinimum("ann")).code == "missed-nothing"
    at.do(by, HoldToMinimum("bob"))
    held = at.all(PlayerHeldBack)[0]
    assert (held.hold, held.rule, held.warrant.by) == (Hold.THIS_SHOE, house.cite + rule, by)
    for stake in (30, 20):
        refused = at.refused("bob", wager("bob", stake, 2))
        assert (refused.code, refused.rule) == ("held-back", house.cite + rule)
    at.bets(2, bob=25).bets(1, ann=100)
    return at


def shuffled(at: Day, *, after_the_cutting_card: bool) -> Day:
    """The cards are shuffled, after the cutting card or before it came; how that comes about is not the matter here."""
    desk = Desk(at.game, at.floor, DEALER, at.clock, REACTIONS)
    if after_the_cutting_card:
        desk.record(CuttingCardCame(1, "the cutting card"))
    desk.record(CardsShuffled(Source.ENTERED, CardDevice.SHOE, "", at.floor.cards.pack, CardsAwait.NOTHING, "a shuffle"))
    at.floor = desk.floor
    at.log += desk.events
    return at


def ends_with_the_shoe(house: House, rule: str, by: str) -> None:
    at = held_for_the_shoe(house, rule, by)
    shuffled(at, after_the_cutting_card=True)
    assert at.all(RestrictionEnded)[0].player == "bob"


def outlasts_a_shuffle_in_the_shoe(house: House, rule: str, by: str) -> None:
    at = held_for_the_shoe(house, rule, by)
    shuffled(at, after_the_cutting_card=False)
    assert not at.all(RestrictionEnded)
    shuffled(at, after_the_cutting_card=True)
    assert at.all(RestrictionEnded)


def not_with_a_shuffling_device(house: House, rule: str, by: str) -> None:
    at = opened(house.book, shoe=False).people(house.alters, by)
    at.do(DEALER, Shuffle(Source.ENTERED, device=CardDevice.SHUFFLING_DEVICE))
    if at.floor.cards.awaits is CardsAwait.BURN:
        at.do(DEALER, Burn())
    at.do(house.alters, SetLimits(2500, 50000, house.unit))
    at.players(ann=1, bob=2).bets(1, ann=100).deals(ROUND, Stand(1))
    refused = at.refused(by, HoldToMinimum("bob"))
    assert (refused.code, refused.rule) == ("no-shoe", house.cite + rule)


def notified(at: Day, about: Term[Power], role: Role, player: str = "bob") -> None:
    """The notification that must come before."""
    at.notice("gus", Kind.NOTIFICATION, about, player, role=role)


def held_for_further_shoes(house: House, about: Term[Power]) -> None:
    at = played(house, "ann", by="max")
    refused = at.refused("max", HoldForFurtherShoes("bob"))
    assert "the inspector has not been notified" in refused.sentence
    assert refused.rule == house.cite + "5.11"
    notified(at, about, Role.INSPECTOR)
    assert at.refused(house.alters, HoldForFurtherShoes("bob")).code == "not-entitled"
    at.do("max", HoldForFurtherShoes("bob"))
    assert at.refused("bob", wager("bob", 100, 2)).rule == house.cite + "5.11"
    shuffled(at, after_the_cutting_card=True)
    assert at.floor.limits.restricted["bob"].hold is Hold.FURTHER_SHOES
    at.bets(2, bob=100).bets(1, ann=25).deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2))
    at.bets(1, ann=25).deals(ROUND, Stand(1))
    refused = at.refused("bob", wager("bob", 100, 2))
    assert (refused.code, refused.rule) == ("held-back", house.cite + "5.11")
    at.bets(2, bob=25)


def held_to_one_box(at: Day, house: House, rule: str, by: str) -> None:
    """After the notification: one box, and the minimum on it; and whoever may hold may let go."""
    assert at.refused("gus", HoldToOneBox("bob")).rule == house.cite + rule
    at.do(by, HoldToOneBox("bob"))
    refused = at.refused("bob", wager("bob", 100, 2))
    assert (refused.code, refused.rule) == ("held-back", house.cite + rule)
    at.do("gus" if house is VICTORIA else house.alters, LetWagerOnSeveral("bob", (1, 2)))
    at.bets(2, bob=25)
    refused = at.refused("bob", wager("bob", 25, 1))
    assert (refused.code, refused.rule) == ("held-back", house.cite + rule)
    assert at.refused("bob", TouchWager("bob", Touch.INCREASE, 2, amount=2500)).rule == house.cite + rule
    at.do(by, LiftRestriction("bob"))
    assert not at.floor.limits.restricted


def side_bet(player: str, bet: str, dollars: float, box: int = 1) -> PlaceSideBet:
    """A side bet in dollars."""
    return PlaceSideBet(box, player, bet, round(dollars * 100))
