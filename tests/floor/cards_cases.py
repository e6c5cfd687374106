"""What the rules on cards have in common in five documents: each body takes the book and the citations it must see."""

from __future__ import annotations

from pitboss.cards.card import card
from pitboss.floor.cards.commands import (
    Burn,
    Cut,
    CuttingCardOut,
    OfferCut,
    OrderShuffle,
    PlaceCuttingCard,
    ReloadDiscards,
    Shuffle,
)
from pitboss.floor.cards.events import (
    CardBurned,
    CardsShuffled,
    CuttingCardCame,
    RackLoaded,
    ShuffleDue,
)
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.evolve import evolve
from pitboss.floor.notices.state import Kind
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import CloseBetting, DrawCard, Stand
from pitboss.terms.equipment import CardDevice
from pitboss.terms.shuffle import SHUFFLE_ORDERED
from tests.floor.tables import DEALER, Day, opened

REAL = Shuffle(Source.ENTERED)
COM_BO = "vic-crown-com-bo"


def device(book: str) -> Day:
    """An open table that deals from a shuffling device, with its cards in it."""
    at = opened(book, shoe=False, dealt_from="shuffling-device")
    at.do(DEALER, REAL)
    if at.floor.cards.awaits is CardsAwait.BURN:
        at.do(DEALER, Burn())
    assert at.floor.cards.device is CardDevice.SHUFFLING_DEVICE
    return at


def prepared(at: Day) -> Day:
    """Cut, cutting card and burn, as far as they are due; the dealer enters them."""
    if at.floor.cards.awaits is CardsAwait.CUT:
        at.do(DEALER, Cut(at.floor.cards.undealt // 2))
    if at.floor.cards.awaits is CardsAwait.CUTTING_CARD:
        at.do(DEALER, PlaceCuttingCard(at.floor.cards.undealt // 4))
    if at.floor.cards.awaits is CardsAwait.BURN:
        at.do(DEALER, Burn())
    return at


def stakes(at: Day) -> Day:
    """Ann wagers ten dollars, at whichever game it is."""
    if at.game.rules.book.id == COM_BO:
        at.do("ann", PlaceComBoWager("ann", "high-1", 1000))
        return at
    return at.bets(1, ann=10)


def first_cards(at: Day) -> Day:
    """A round begins, and its first two cards are out."""
    stakes(at).do(DEALER, CloseBetting())
    for each in ("9H", "KD"):
        at.do(DEALER, DrawCard(card(each)))
    return at


def finished(at: Day) -> Day:
    """The round begun with `first_cards` is played out and its cards are taken up."""
    if at.game.rules.book.id == COM_BO:
        for each in ("9C", "KS", "2S"):
            at.do(DEALER, DrawCard(card(each)))
        at.do(DEALER, KeyResult(tuple(at.floor.rounds.now.cards)))  # type: ignore[union-attr]
        return at.takes_up()
    return at.deals("9C KS", Stand(1))


def only_from_the_shoe(at: Day) -> None:
    """Every card dealt is one less in the shoe or device, the dealer's alone to take, and none comes while the shoe is not ready."""
    before = at.floor.cards.undealt
    first_cards(at)
    assert at.floor.cards.undealt == before - 2
    assert at.refused("ann", DrawCard(card("9C"))).code == "dealer-only"
    at.floor = evolve(at.floor, ShuffleDue(Occasion.ACCIDENT, CardsAwait.SHUFFLE, "a shoe that fell over"))
    assert at.refused(DEALER, DrawCard(card("9C"))).code == "cards-not-ready"


def shuffled_before_play(book: str, rule: str) -> None:
    """No round before the first shuffle, which is the dealer's; after it none for no reason."""
    at = stakes(opened(book, shoe=False).players(ann=1))
    assert at.refused(DEALER, CloseBetting()).rule == rule
    assert at.refused("ann", REAL).code == "dealer-only"
    event = at.do(DEALER, REAL)[0]
    assert isinstance(event, CardsShuffled)
    assert (event.rule, event.occasion, sum(event.pack)) == (rule, Occasion.START_OF_PLAY, sum(at.floor.cards.pack))
    prepared(at).do(DEALER, CloseBetting())


def randomly_mixed(book: str, rule: str) -> None:
    """Cards are shuffled on an occasion of the list and on no other; a program's shuffle is bound to its order before the cut."""
    at = opened(book).players(ann=1)
    refused = at.refused(DEALER, REAL)
    assert (refused.code, refused.rule) == ("no-occasion", rule)
    finished(first_cards(at))
    assert at.refused(DEALER, REAL).rule == rule


def cutting_card_first(book: str, rule: str) -> None:
    """The cutting card as first card of a round: shuffled at once, also when betting has closed; no card comes before that."""
    at = opened(book).players(ann=1)
    assert at.refused("ann", CuttingCardOut(0)).rule == rule
    assert at.refused(DEALER, CuttingCardOut(1)).code == "not-there"
    stakes(at).do(DEALER, CloseBetting())
    came = at.do(DEALER, CuttingCardOut(0))[0]
    assert isinstance(came, CuttingCardCame)
    assert (came.box, came.rule) == (0, rule)
    assert at.refused(DEALER, DrawCard(card("9H"))).rule == rule
    assert at.do(DEALER, REAL)[0].rule == rule
    assert at.refused(DEALER, DrawCard(card("9H"))).code == "cards-not-ready"
    prepared(at).do(DEALER, DrawCard(card("9H")))
    at.check()


def cutting_card_in_round(book: str, rule: str, *, next_round: str = "", meanwhile: str = "") -> None:
    """The cutting card in a round: the round is finished, then the cards are shuffled before another."""
    at = first_cards(opened(book).players(ann=1))
    came = at.do(DEALER, CuttingCardOut(1))[0]
    assert came.rule == rule
    assert at.refused(DEALER, REAL).rule == (meanwhile or rule)
    stakes(finished(at))
    refused = at.refused(DEALER, CloseBetting())
    assert (refused.code, refused.rule) == ("shuffle-due", next_round or rule)
    assert at.do(DEALER, REAL)[0].rule == rule
    prepared(at).do(DEALER, CloseBetting())
    at.check()


def ordered_at_once(book: str, rule: str) -> None:
    """A casino supervisor alone finds the sequence abnormal; the cards are shuffled in the middle of the round, which then goes on."""
    at = first_cards(opened(book).people("gus", "cass").players(ann=1))
    assert at.refused("gus", OrderShuffle(Occasion.ABNORMAL_SEQUENCE)).rule == rule
    at.do("cass", OrderShuffle(Occasion.ABNORMAL_SEQUENCE))
    assert at.refused(DEALER, DrawCard(card("9C"))).rule == rule
    before = at.floor.cards.undealt + len(at.floor.cards.rack)
    assert at.do(DEALER, REAL)[0].rule == rule
    assert at.floor.cards.undealt == before
    assert at.floor.cards.drawn == (card("9H"), card("KD"))
    finished(prepared(at)).check()


def ordered_for_cause(book: str, rule: str) -> None:
    """A casino supervisor with stated grounds has the cards shuffled at another time: after the round, where one is in progress."""
    at = opened(book).people("gus", "cass").players(ann=1)
    order, power = OrderShuffle(Occasion.REASONABLE_CAUSE), SHUFFLE_ORDERED["reasonable-cause"]
    assert at.refused("gus", order).rule == rule
    assert at.refused("cass", order).code == "precondition"
    first_cards(at.notice("cass", Kind.REASON, power, words="the dealer fumbled the riffle")).do("cass", order)
    assert at.refused(DEALER, REAL).code == "round-in-progress"
    stakes(finished(at))
    assert at.refused(DEALER, CloseBetting()).rule == rule
    assert at.do(DEALER, REAL)[0].rule == rule


def ordered_after_a_round(book: str, rule: str) -> None:
    """New South Wales: directed by a casino supervisor with reason to doubt the mix, and only between rounds."""
    at = first_cards(opened(book).people("gwen").players(ann=1))
    order = OrderShuffle(Occasion.NOT_RANDOM)
    assert at.refused(DEALER, order).rule == rule
    at.notice("gwen", Kind.REASON, SHUFFLE_ORDERED["not-random"], words="three runs of one suit")
    assert "round is not complete" in at.refused("gwen", order).sentence
    finished(at).do("gwen", order)
    assert stakes(at).refused(DEALER, CloseBetting()).rule == rule
    assert at.do(DEALER, REAL)[0].rule == rule


def seated(book: str) -> Day:
    """A table with three players, its cards ready."""
    return opened(book).people("gus", "gwen", "cass", "olive").players(bob=3, ann=1, cy=5)


def finished_with(at: Day, box: int) -> Day:
    """A round with wagers on boxes 1 and 3 in which the cutting card comes on a box, or at -1 to the dealer; then the shuffle."""
    at.bets(1, ann=10).bets(3, bob=10)
    at.deals("9H 9D")
    at.do(DEALER, CuttingCardOut(box))
    at.deals("KD 9C 9S KS", Stand(1), Stand(3))
    at.do(DEALER, REAL)
    return at


def burned_unseen(book: str, rule: str) -> None:
    """After every shuffle and cut of a shoe the first card is burned face down; no round comes before it."""
    at = stakes(opened(book, shoe=False).players(ann=1))
    for _ in range(2):
        at.do(DEALER, REAL)
        at.do(DEALER, Cut(208))
        at.do(DEALER, PlaceCuttingCard(100))
        assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
        assert at.refused("ann", Burn()).rule == rule
        event = at.do(DEALER, Burn())[0]
        assert isinstance(event, CardBurned)
        assert (event.shown, event.rule, at.floor.cards.burned) == (False, rule, (None,))
        assert at.refused(DEALER, Burn()).rule == rule
        at.do(DEALER, CuttingCardOut(0))


def device_not_cut(book: str, rule: str) -> None:
    """Cards in a shuffling device are not cut."""
    at = device(book).players(ann=1)
    assert at.refused(DEALER, Cut(208)).rule == rule
    assert at.refused(DEALER, OfferCut()).rule == rule
    first_cards(at)


def reloaded(book: str, rule: str) -> None:
    """With a device the discards go back when the initial deal is complete: not before, not later, and not without a device."""
    at = finished(first_cards(device(book).players(ann=1)))
    assert at.refused(DEALER, ReloadDiscards()).rule == rule
    stakes(at).deals("9D KC")
    assert at.refused(DEALER, ReloadDiscards()).rule == rule
    at.deals("9S")
    assert at.refused("ann", ReloadDiscards()).rule == rule
    discards = len(at.floor.cards.rack)
    loaded = at.do(DEALER, ReloadDiscards())[0]
    assert isinstance(loaded, RackLoaded)
    assert loaded.rule == rule
    assert (at.floor.cards.rack, discards) == (b"", 5)
    at.do(DEALER, Stand(1))
    at.do(DEALER, DrawCard(card("KH")))
    at.check()
    late = first_cards(device(book).players(ann=1))
    late.deals("9C")
    late.do(DEALER, Stand(1))
    late.do(DEALER, DrawCard(card("6H")))
    assert late.refused(DEALER, ReloadDiscards()).rule == rule
    assert opened(book).refused(DEALER, ReloadDiscards()).code == "no-device"
