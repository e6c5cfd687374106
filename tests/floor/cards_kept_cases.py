"""What the rules on keeping cards have in common: riffled, replaced, dropped, burned with a device, cleared and counted."""

from __future__ import annotations

from pitboss.cards.card import card
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.cards.commands import (
    AskToSeeBurn,
    Burn,
    CheckNewCards,
    Cut,
    CuttingCardOut,
    Ground,
    PlaceCuttingCard,
    PreShuffledBy,
    ReplaceCards,
    ReportDropped,
    RiffleAgain,
    ShowBurn,
    Shuffle,
)
from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.events import (
    CardsDropped,
    CardsReplaced,
    CardsRiffled,
    CardsShuffled,
)
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.people.commands import SignOn
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.commands import CloseBetting, DrawCard, Stand
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import EXTRA_RIFFLE_APPROVED_BY, EXTRA_RIFFLE_BY, ShuffleMethod
from tests.floor.cards_cases import COM_BO, REAL, device, finished, first_cards, prepared, seated, stakes
from tests.floor.tables import DEALER, Day, opened


def riffled(book: str, kind: PreShuffledBy, rule: str) -> None:
    """Once more before the cut, if a player asks and a casino supervisor approves; each leave serves once."""
    at = opened(book, shoe=False).people("gwen").players(ann=1)
    at.do(DEALER, REAL)
    command, power, leave = RiffleAgain(kind), EXTRA_RIFFLE_BY[kind.value], EXTRA_RIFFLE_APPROVED_BY[kind.value]
    assert "no player has asked" in at.refused(DEALER, command).sentence
    at.notice("ann", Kind.REQUEST, power)
    refused = at.refused(DEALER, command)
    assert (refused.code, refused.rule) == ("not-approved", rule)
    at.notice("gwen", Kind.APPROVAL, leave, role=Role.CASINO_SUPERVISOR)
    assert at.refused("ann", command).rule == rule
    event = next(each for each in at.do(DEALER, command) if isinstance(each, CardsRiffled))
    assert (event.approved_by, event.rule) == ("gwen", rule)
    assert at.refused(DEALER, command).rule == rule
    at.notice("ann", Kind.REQUEST, power).notice("gwen", Kind.APPROVAL, leave, role=Role.CASINO_SUPERVISOR)
    at.do(DEALER, Cut(208))
    assert at.refused(DEALER, command).code == "too-late-to-riffle"


def replaced_at_shuffle(book: str, rule: str, *, by: str) -> None:
    """The cards of a shoe are replaced after the round of the cutting card and before the shuffle, at a supervisor's wish."""
    at = seated(book)
    command = ReplaceCards(Ground.AT_SHUFFLE)
    refused = at.refused(by, command)
    assert (refused.code, refused.rule) == ("not-at-shuffle", rule)
    first_cards(at).do(DEALER, CuttingCardOut(1))
    assert "round is not complete" in at.refused(by, command).sentence
    finished(at)
    assert at.refused(DEALER, command).rule == rule
    at.do(DEALER, CheckNewCards())
    event = at.do(by, command)[0]
    assert isinstance(event, CardsReplaced)
    assert (event.rule, event.warrant.by) == (rule, by)
    at.do(DEALER, REAL)
    assert at.refused(by, command).rule == rule
    prepared(at).check()


def replaced_with_device(book: str, rule: str) -> None:
    """The cards of a shuffling device are replaced after any round; those of a shoe are not."""
    at = device(book).people("gwen").players(ann=1)
    command = ReplaceCards(Ground.AFTER_ROUND)
    first_cards(at)
    assert at.refused("gwen", command).rule == rule
    finished(at)
    assert at.refused(DEALER, command).rule == rule
    at.do(DEALER, CheckNewCards())
    assert at.do("gwen", command)[0].rule == rule
    assert stakes(at).refused(DEALER, CloseBetting()).code == "cards-not-ready"
    at.do(DEALER, REAL)
    at.do(DEALER, CloseBetting())
    shoe = finished(first_cards(opened(book).people("gwen").players(ann=1)))
    assert shoe.refused("gwen", command).code == "no-power"


def hand_shuffle_may_come_first(book: str, rule: str) -> None:
    """The dealer may shuffle by hand what goes into the device, and need not."""
    at = opened(book, shoe=False, dealt_from="shuffling-device")
    assert at.refused("ann", Shuffle(Source.ENTERED, method=ShuffleMethod.BY_HAND)).code == "dealer-only"
    event = at.do(DEALER, Shuffle(Source.ENTERED, method=ShuffleMethod.BY_HAND))[0]
    assert isinstance(event, CardsShuffled)
    assert (event.rule, event.method) == (rule, ShuffleMethod.BY_HAND)
    assert device(book).all(CardsShuffled)[0].method is ShuffleMethod.SHUFFLING_DEVICE
    acted(book, "hand-shuffle-first", rule)


def dropped(book: str, rule: str) -> None:
    """The dealer says that cards were dropped, and a casino supervisor that all of them were collected."""
    at = opened(book).people("gwen").players(ann=1)
    assert at.refused("ann", ReportDropped()).rule == rule
    event = at.do(DEALER, ReportDropped())[0]
    assert isinstance(event, CardsDropped)
    assert (event.by, event.rule) == (DEALER, rule)
    acted(book, "dropped-cards", rule, by="gwen", stranger=DEALER)
    assert at.refused(DEALER, CloseBetting()).rule == rule, "no round before the supervisor has verified that none is missing"
    assert at.refused(DEALER, REAL).rule == rule
    assert at.refused(DEALER, RecordAct("dropped-cards")).code == "not-entitled"
    at.do("gwen", RecordAct("dropped-cards"))
    assert stakes(at).do(DEALER, CloseBetting())
    assert opened("act-blackjack").refused(DEALER, ReportDropped()).code == "no-rule"


def dropped_while_they_are_prepared(book: str, rule: str) -> None:
    """Dropped before the cut, the cutting card, the burn or a card: each waits for the supervisor's verification, and for nothing else."""
    at = opened(book, shoe=False).people("gwen", "max").players(ann=1)
    at.do(DEALER, REAL)
    stakes(at)
    for step in (Cut(200), PlaceCuttingCard(60), Burn(), CloseBetting(), DrawCard(card("9H"))):
        at.do(DEALER, ReportDropped())
        at.do(DEALER, ReportDropped())
        assert at.refused(DEALER, step).rule == rule, step
        at.do("gwen", RecordAct("dropped-cards"))
        assert at.do(DEALER, step)
    at.check()


def checked_before_use(book: str, rule: str, by: str = DEALER) -> None:
    """No shuffle for play before the cards have been checked: who opens the table says so, or whoever may checks them."""
    at = Day(opened(book, shoe=False).game)
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.people(*(() if by == DEALER else (by,)))
    assert at.refused(DEALER, REAL).rule == rule
    assert at.refused("ann", CheckNewCards()).rule
    at.do(by, CheckNewCards())
    assert at.do(DEALER, REAL)
    recorded = opened(book, shoe=False)
    assert recorded.all(TableOpened)[0].checked == rule, "opening is a record of the check"
    assert recorded.do(DEALER, REAL)


def never_shown(book: str, rule: str) -> None:
    """No player's wish has the burned card turned up."""
    at = opened(book).players(ann=1)
    assert at.refused("ann", AskToSeeBurn()).rule == rule
    assert at.refused(DEALER, ShowBurn(card("AS"))).rule == rule
    assert at.floor.cards.burned == (None,)


def burned_once_with_a_device(book: str, rule: str) -> None:
    """With a shuffling device a card is burned before play starts, and none when new cards go in later."""
    at = stakes(opened(book, shoe=False, dealt_from="shuffling-device").people("gwen").players(ann=1))
    at.do(DEALER, REAL)
    assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
    assert at.do(DEALER, Burn())[0].rule == rule
    at.do(DEALER, CheckNewCards())
    at.do("gwen", ReplaceCards(Ground.AFTER_ROUND))
    at.do(DEALER, REAL)
    assert at.floor.cards.awaits is CardsAwait.NOTHING
    assert at.refused(DEALER, Burn()).rule == rule


def cleared(book: str, rule: str) -> None:
    """The dealer alone takes the cards up when the round is over, and they lie in the rack behind the burn."""
    at = first_cards(opened(book).players(ann=1))
    assert at.refused(DEALER, TakeUpCards()).rule == rule
    at.deals("9C KS", Stand(1), take_up=False)
    assert at.refused("ann", TakeUpCards()).rule == rule
    assert at.do(DEALER, TakeUpCards())[0].rule == rule
    assert in_row(at.floor.cards.rack) == (None, *map(card, ("9H", "KD", "9C", "KS")))
    acted(book, "cards-picked-up", rule)


def acted(book: str, act: str, rule: str, *, by: str = DEALER, stranger: str = "ann") -> None:
    """An act that the log keeps with its rule, and whom it is not taken from."""
    at = opened(book).people("gus", "gwen", "cass").players(ann=1)
    assert at.refused(stranger, RecordAct(act)).rule == rule
    at.do(by, RecordAct(act, note="done"))
    kept = at.all(ActRecorded)[-1]
    assert (kept.act, kept.rule, kept.warrant.by) == (act, rule, by)


def packs(book: str, rule: str, lawful: tuple[int, ...], *, per_deck: int = 52) -> None:
    """The pack has so many whole decks, and the table takes no card more of a kind than it has decks."""
    for decks in lawful:
        at = opened(book, shoe=False, decks=decks)
        at.do(DEALER, REAL)
        assert sum(at.floor.cards.pack) == decks * per_deck
    nines = ["9H"] * min(lawful)
    at = opened(book, shoe=False, decks=min(lawful)).players(ann=1, bob=2, cy=3, dee=4, eve=5)
    at.do(DEALER, REAL)
    prepared(at)
    if book == COM_BO:
        first_cards(at)
    else:
        for box, player in enumerate(("ann", "bob", "cy", "dee", "eve"), 1):
            at.bets(box, **{player: 10})
        at.deals(" ".join(nines))
    refused = at.refused(DEALER, DrawCard(card("9H")))
    assert (refused.code, refused.rule) == ("impossible-card", rule)
