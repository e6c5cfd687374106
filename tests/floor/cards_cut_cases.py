"""What the rules on the cut have in common: who is offered it, who then, and where the cutting card goes."""

from __future__ import annotations

from pitboss.floor.cards.commands import CheckNewCards, Cut, CuttingCardOut, Ground, OfferCut, PlaceCuttingCard, RefuseCut, ReplaceCards
from pitboss.floor.cards.events import CardsCut, CutOffered, CuttingCardPlaced
from tests.floor.cards_cases import REAL, finished_with, seated
from tests.floor.tables import DEALER, Day, opened


def beginning(book: str, rule: str, *, offer_rule: str, cut_first: str = "bob") -> Day:
    """When the game begins the first to arrive is offered the cut, and nobody else may make it."""
    at = opened(book, shoe=False).players(bob=3, ann=1, cy=5)
    at.do(DEALER, REAL)
    assert at.refused("bob", Cut(208)).rule == rule
    assert at.refused("ann", OfferCut()).rule == offer_rule
    offered = at.do(DEALER, OfferCut())[0]
    assert isinstance(offered, CutOffered)
    assert (offered.player, offered.rule) == (cut_first, rule)
    assert at.refused("ann", Cut(208)).rule == rule
    made = at.do("bob", Cut(208))[0]
    assert isinstance(made, CardsCut)
    assert (made.by, made.under) == ("bob", rule)
    return at


def at_an_empty_table(book: str, rule: str, *, by: str) -> None:
    """To the letter a supervisor cuts where no player is there; a dealer who may as well is the reading's convenience (S1)."""
    for elected in ("supervisor", "dealer-too"):
        at = opened(book, shoe=False, cut_at_empty_table=elected).people(by)
        at.do(DEALER, REAL)
        if elected == "supervisor":
            refused = at.refused(DEALER, Cut(208))
            assert (refused.code, refused.rule) == ("nobody-to-ask", rule)
        made = at.do(by if elected == "supervisor" else DEALER, Cut(208))[0]
        assert isinstance(made, CardsCut)
        assert made.under == rule


def _offered(at: Day) -> CutOffered:
    event = at.do(DEALER, OfferCut())[0]
    assert isinstance(event, CutOffered)
    return event


def cutting_card_on_area(book: str, rule: str) -> Day:
    """Whoever has the area on which the cutting card came is offered the next cut."""
    at = finished_with(seated(book), 3)
    offered = _offered(at)
    assert (offered.player, offered.rule, offered.case) == ("bob", rule, "cutting-card-on-area")
    assert at.refused("cy", Cut(208)).rule == rule
    at.do("bob", Cut(208))
    return at


def cutting_card_on_dealer(book: str, rule: str) -> None:
    """Where it came on the dealer's hand the player at the dealer's far right is offered the cut."""
    offered = _offered(finished_with(seated(book), -1))
    assert (offered.player, offered.rule) == ("cy", rule)


def cutting_card_first_cut(book: str, rule: str) -> None:
    """Where it was the first card of a round the player at the dealer's far right is offered the cut."""
    at = seated(book)
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, REAL)
    offered = _offered(at)
    assert (offered.player, offered.rule) == ("cy", rule)


def cut_after_replacement(book: str, rule: str, *, by: str = "gus") -> None:
    """After new cards the player at the dealer's far right is offered the cut."""
    at = seated(book)
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, CheckNewCards())
    at.do(by, ReplaceCards(Ground.AT_SHUFFLE))
    at.do(DEALER, REAL)
    offered = _offered(at)
    assert (offered.player, offered.rule, offered.case) == ("cy", rule, "cards-replaced")


def refused_round_the_table(book: str, rule: str, *, fallback: str, by: str) -> None:
    """A refused cut goes clockwise from player to player; when all have refused the supervisor cuts, and not before."""
    at = seated(book)
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, REAL)
    first = _offered(at).player
    asked = [first]
    assert at.refused("ann" if first != "ann" else "cy", RefuseCut()).rule == rule
    for _ in range(2):
        events = at.do(asked[-1], RefuseCut())
        asked.append(events[-1].player)  # type: ignore[union-attr]
        assert events[-1].rule == rule
    ring = ["ann", "bob", "cy"]
    start = ring.index(first)
    assert asked == ring[start:] + ring[:start]
    if at.game.rules.book.jurisdiction.name != "VIC":
        assert at.refused(by, Cut(208)).code == "not-your-cut"
    at.do(asked[-1], RefuseCut())
    assert at.refused(DEALER, OfferCut()).rule == fallback
    assert at.refused(DEALER, Cut(208)).rule == fallback
    made = at.do(by, Cut(208))[0]
    assert isinstance(made, CardsCut)
    assert (made.by, made.under) == (by, fallback)


def depth(book: str, rule: str) -> None:
    """The cut leaves at least a deck on either side, whoever makes it."""
    at = opened(book, shoe=False).players(ann=1)
    at.do(DEALER, REAL)
    size, deck = at.floor.cards.undealt, at.floor.cards.undealt // at.game.table.pack.decks
    for wrong in (0, deck - 1, size - deck + 1, size):
        assert at.refused(DEALER, Cut(wrong)).rule == rule
    assert at.do(DEALER, Cut(deck))[-1].rule == rule


def cutting_card_depth(book: str, rule: str, *, least: int = 0) -> None:
    """The cutting card goes in again from the back, at most half way and no nearer the back than the document says."""
    at = opened(book, shoe=False)
    at.do(DEALER, REAL)
    assert at.refused(DEALER, PlaceCuttingCard(104)).code == "not-due"
    at.do(DEALER, Cut(208))
    for wrong in (-1, 209, *((least - 1,) if least else ())):
        assert at.refused(DEALER, PlaceCuttingCard(wrong)).rule == rule
    assert at.refused("ann", PlaceCuttingCard(208)).rule == rule
    event = at.do(DEALER, PlaceCuttingCard(208))[0]
    assert isinstance(event, CuttingCardPlaced)
    assert (event.after, event.rule) == (208, rule)
