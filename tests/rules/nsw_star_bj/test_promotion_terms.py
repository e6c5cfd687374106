"""Rule 20 of both documents of New South Wales: prizes that may not be, and what terms must state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.cards.seal import commitment_to
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw, ThrowIn
from pitboss.promotion.entries.commands import Enter, NoteWagers
from pitboss.promotion.entries.wagers import Wagered
from pitboss.promotion.offer.commands import Commence, ProvideTerms, PublishTerms
from pitboss.promotion.offer.events import TermsProvided, TermsPublished
from pitboss.promotion.paper.check import beyond, check, list_rule
from pitboss.promotion.paper.prize import Content, Prize, PrizeKind
from pitboss.promotion.paper.terms import Award, Claiming, Course, Entering, Presence, QualifyingWager, Terms
from pitboss.promotion.paper.when import When
from pitboss.promotion.winners.commands import Attendance, NotePresence
from pitboss.terms.powers import Role
from tests.promotion.papers import BEGINS, BOOKS, CLOSES, DOLLAR, DRAW, HOUR, at, cash, lacking, terms, thing, whole
from tests.promotion.shows import DESK, OPERATOR, PUBLISH, SECRET, SEED, Show, game, rules

pytestmark = pytest.mark.parametrize("book", BOOKS)
APPLIANCES = (PrizeKind.MACHINERY, PrizeKind.ELECTRIC_APPLIANCE)


def found(book: str, paper: Terms) -> set[tuple[str, str]]:
    """Every finding as matter and rule."""
    document = game(book).document
    return {(each.matter, each.rule.removeprefix(f"{document} ")) for each in check(rules(book), paper)}


def banned(book: str, rule: str, of: str, millilitres: int = 0, *, why: str = "") -> bool:
    """Whether a prize that includes such a thing is refused by this rule, and by no other, and the operator told how far the ban goes."""
    prize = thing(500, contents=(Content("a hamper"), Content("something", of, millilitres)))
    rules_found = {each for _, each in found(book, terms(book, prize))}
    assert rules_found <= {rule}
    if rules_found:
        refused = Show.of(book, prize).refused(DESK, PUBLISH)
        assert refused.rule.endswith(f" {rule}")
        assert why in refused.sentence
    return bool(rules_found)


def gap(book: str, rule: str, paper: Terms, *matters: str) -> None:
    """Terms that lack these matters are found out by this rule, and neither published nor given to the Authority."""
    assert found(book, paper) == {(matter, rule) for matter in matters}
    show = Show.of(book)
    show.state = show.state._replace(offer=show.state.offer._replace(versions=(paper,)))
    show.refused(DESK, PUBLISH, rule)
    show.refused(DESK, ProvideTerms(), rule)


def particular(book: str, rule: str, kinds: tuple[PrizeKind, ...], *names: str) -> None:
    """A prize of these kinds must state these particulars, one by one, and a prize of money need not."""
    for kind in kinds:
        assert not found(book, terms(book, whole(kind)))
        for name in names:
            gap(book, rule, terms(book, lacking(kind, name)), f"Prize: {name}")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.3")
def test_20_3__cash_instead_only_if_stated_and_never_for_slots_or_casino_dollars(book: str) -> None:
    assert not found(book, terms(book, thing(500, cash_alternative=400 * DOLLAR)))
    assert not found(book, terms(book, thing(500))), "and need not be offered"
    for kind in (PrizeKind.SLOTS_DOLLARS, PrizeKind.CASINO_DOLLARS):
        prize = replace(thing(500, "Credit"), kind=kind, cash_alternative=400 * DOLLAR)
        assert found(book, terms(book, prize)) == {("Credit", "20.3")}
    assert found(book, terms(book, cash(500, cash_alternative=100))) == {("Cash", "20.3")}, "money is money already"


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.5.1")
def test_20_5_1__no_tobacco(book: str) -> None:
    assert banned(book, "20.5.1", "tobacco", why="whatever its form")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.5.2")
def test_20_5_2__no_firearm_imitation_or_ammunition(book: str) -> None:
    assert all(banned(book, "20.5.2", of, why="Firearms Act 1996") for of in ("firearm", "ammunition", "imitation-firearm"))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.5.3")
def test_20_5_3__no_prohibited_weapon(book: str) -> None:
    assert banned(book, "20.5.3", "prohibited-weapon", why="Weapons Prohibition Act 1998")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.5.4")
def test_20_5_4__twenty_litres_of_liquor_and_not_a_millilitre_more(book: str) -> None:
    assert not banned(book, "20.5.4", "liquor", 20_000)
    assert banned(book, "20.5.4", "liquor", 20_001)
    assert banned(book, "20.5.4", "liquor"), "liquor that nobody measured"
    cases = tuple(Content(f"case {number}", "liquor", 10_500) for number in (1, 2))
    assert found(book, terms(book, thing(500, contents=cases))) == {("Watch", "20.5.4")}, "all of one prize counts"
    assert not found(book, terms(book, thing(500, contents=cases[:1], number=3))), "each prize by itself (V1)"


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.5.5")
def test_20_5_5__nothing_that_the_regulations_name_and_a_record_of_having_looked(book: str) -> None:
    assert banned(book, "20.5.5", "prescribed-item", why="where the regulations name it")
    assert banned(book, "20.5.5", "prescribed-service", why="where the regulations name it")
    show = Show.of(book)
    show.refused(DESK, replace(PUBLISH, regulations=" "), "20.5.5")
    show.do(DESK, PUBLISH)
    assert show.all(TermsPublished)[0].regulations == "looked up on 1 November"


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.6")
def test_20_6__terms_are_to_be_had_and_the_marketing_refers_to_them(book: str) -> None:
    show = Show.of(book)
    show.refused("ann", PUBLISH, "20.6")
    show.refused(DESK, replace(PUBLISH, available=()), "20.6")
    offered = show.refused(DESK, replace(PUBLISH, available=("rumour",)), "20.6").sentence
    for means in ("casino boundary", "secure website", "link in an email", "direct mail", "in a brochure", "other appropriate means"):
        assert means in offered
    show.refused(DESK, replace(PUBLISH, marketing=""), "20.6")
    for means in ("casino", "website", "email", "direct-mail", "brochure", "other"):
        show.do(DESK, PublishTerms((means,), "the poster", "looked up"))
    assert [event.available for event in show.all(TermsPublished)][-1] == ("other",)
    bare = Show.of(book, results_how="")
    bare.refused(DESK, PUBLISH, "20.7.10")  # what is published is set out in full
    unpublished = Show.of(book)
    unpublished.do(DESK, ProvideTerms())
    unpublished.refused(DESK, Commence(), "20.6", on=at(BEGINS))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7")
def test_20_7__the_list_is_the_least_and_more_may_be_stated(book: str) -> None:
    assert not found(book, terms(book))
    more = terms(book, statements={"parking": "free on the day"})
    assert not found(book, more)
    assert beyond(rules(book), more) == {"parking": "free on the day"}
    assert list_rule(rules(book)).endswith(" 20.7")
    empty = found(book, Terms("Nothing", book))
    assert {rule for _, rule in empty} == {f"20.7.{number}" for number in (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)} | {"20.8"}


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.1")
def test_20_7_1__the_manner_of_the_award(book: str) -> None:
    gap(book, "20.7.1", terms(book, award=Award("", DRAW, "the desk")), "manner-of-award")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.2")
def test_20_7_2__when_and_where_it_is_awarded(book: str) -> None:
    gap(book, "20.7.2", terms(book, award=Award("a draw", When(DRAW.date), "")), "time-of-award", "place-of-award")
    gap(book, "20.7.2", terms(book, award=Award("a draw", When(), "the desk")), "time-of-award")
    early = terms(book, award=Award("a draw", replace_time(DRAW, "19:59"), "the desk"))
    gap(book, "20.7.2", early, "the award")


def replace_time(when: When, time: str) -> When:
    """The same day at another time."""
    return when._replace(time=time)


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.3")
def test_20_7_3__who_is_eligible(book: str) -> None:
    gap(book, "20.7.3", terms(book, entering=Entering("", CLOSES)), "eligibility")
    show = Show.of(book).begun().entered("ann", "ann", "ann")
    show.refused("ann", Enter("ann"), "20.7.3")
    show.refused("bob", Enter("ann"), "20.7.3")
    show.do(DESK, Enter("bob"))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.4")
def test_20_7_4__any_qualifying_wager_and_it_is_asked_for(book: str) -> None:
    assert not found(book, terms(book)), "no wager, nothing to state"
    entering = Entering("members", CLOSES, each=2, wager=QualifyingWager(0, 2))
    gap(book, "20.7.4", terms(book, entering=entering), "qualifying-wager")
    asked = replace(entering, wager=QualifyingWager(25 * DOLLAR, 2))
    show = Show.of(book, entering=asked).begun()
    show.refused("ann", Enter("ann"), "20.7.4")
    begun, closes = at(BEGINS), at(CLOSES)
    enough = [Wagered("ann", "t1", number, 25 * DOLLAR, begun + number) for number in (1, 2)]
    short = Wagered("ann", "t1", 3, 25 * DOLLAR - 1, begun + 3)
    outside = [Wagered("ann", "t1", 4, 25 * DOLLAR, begun - 1), Wagered("ann", "t1", 5, 25 * DOLLAR, closes + 1)]
    show.refused("ann", NoteWagers(tuple(enough)), "20.7.4")
    show.do(DESK, NoteWagers((*enough, short, *outside)))
    assert show.state.entries.rounds == {"ann": 2}
    show.do("ann", Enter("ann"))
    show.refused("ann", Enter("ann"), "20.7.4")
    show.do(DESK, NoteWagers((enough[0], Wagered("ann", "t1", 6, 30 * DOLLAR, closes))))
    assert show.state.entries.rounds == {"ann": 3}, "the first was noted before"


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.5")
def test_20_7_5__the_nature_of_the_prize_and_any_proviso(book: str) -> None:
    gap(book, "20.7.5", terms(book, Prize("", PrizeKind.CASH, 100, details="Money.")), "nature-of-prize")
    gap(book, "20.7.5", terms(book, cash(500), Prize("", PrizeKind.CASH, 100, details="Money.")), "nature-of-prize")
    for proviso in ("qualification", "reservation", "guarantee"):
        gap(book, "20.7.5", terms(book, statements={proviso: ""}), proviso)
        assert not found(book, terms(book, statements={proviso: "as we say"}))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.6")
def test_20_7_6__closing_date_and_time_and_no_entry_after(book: str) -> None:
    gap(book, "20.7.6", terms(book, entering=Entering("members", When())), "closing-date", "closing-time")
    gap(book, "20.7.6", terms(book, entering=Entering("members", When(CLOSES.date))), "closing-time")
    show = Show.of(book).begun()
    show.refused("ann", Enter("ann"), "20.7.6", on=at(CLOSES) + 1)
    show.do("ann", Enter("ann"), on=at(CLOSES))
    show.do(DESK, CommitDraw(commitment_to(SEED, SECRET)))
    show.refused(DESK, MakeDraw(SEED, SECRET), "20.7.6")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.6")
def test_20_7_6__whoever_commits_to_the_draw_does_not_know_all_tickets(book: str) -> None:
    show = Show.of(book).begun().entered("ann", "bob")
    late = CommitDraw(commitment_to(SEED, SECRET))
    assert show.refused(DESK, late, "20.7.6", on=at(CLOSES) + 1).code == "too-late"
    show.do(DESK, late, on=at(CLOSES))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.1")
def test_20_7_1__whoever_may_know_the_seed_throws_no_words_in(book: str) -> None:
    show = Show.of(book).begun().entered("ann", "bob")
    show.do(DESK, CommitDraw(commitment_to(SEED, SECRET)))
    for person in (DESK, OPERATOR):
        assert show.refused(person, ThrowIn("best wishes 132"), "20.7.1").code == "on-duty"
    show.do("ann", ThrowIn("seven of hearts"))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.7")
def test_20_7_7__place_date_and_time_of_the_promotion(book: str) -> None:
    course = Course("", When(), When())
    gap(book, "20.7.7", terms(book, course=course), "place-of-promotion", "date-of-promotion", "time-of-promotion")
    show = Show.of(book).provided()
    show.refused(DESK, Commence(), "20.7.7", on=at(BEGINS) - 1)
    show.refused("ann", Enter("ann"), "20.7.7")
    show.do(DESK, Commence(), on=at(BEGINS))
    show.do(DESK, CommitDraw(commitment_to(SEED, SECRET)))
    show.refused(DESK, MakeDraw(SEED, SECRET), "20.7.7", on=at(DRAW) - 1)
    show.do(DESK, MakeDraw(SEED, SECRET), on=at(DRAW))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.8")
def test_20_7_8__how_to_claim_and_whether_one_must_be_there(book: str) -> None:
    gap(book, "20.7.8", terms(book, claiming=Claiming("")), "method-of-claiming")
    gap(book, "20.7.8", terms(book, claiming=Claiming("in person", Presence.REQUIRED)), "presence-required")
    show = Show.of(book, claiming=Claiming("in person", Presence.REQUIRED, minutes=3)).begun().entered("ann", "bob").drawn()
    drawn = show.clock
    show.refused(DESK, NotePresence(1, Attendance.ABSENT), "20.7.8", on=drawn + 179)
    show.do(DESK, NotePresence(1, Attendance.ABSENT), on=drawn + 180)
    assert show.check().state.drawing.returned == {1}


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.9")
def test_20_7_9__how_the_winner_is_told(book: str) -> None:
    gap(book, "20.7.9", terms(book, notified_how=""), "winner-notified-how")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.10")
def test_20_7_10__how_results_are_published(book: str) -> None:
    gap(book, "20.7.10", terms(book, results_how=""), "results-published-how")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11")
def test_20_7_11__details_value_and_any_conditions(book: str) -> None:
    gap(book, "20.7.11", terms(book, cash(500, details="")), "prize-details")
    gap(book, "20.7.11", terms(book, cash(0)), "prize-value")
    gap(book, "20.7.11", terms(book, cash(500), cash(0, "Other", details="")), "prize-details", "prize-value")
    for on in ("receipt", "use", "acceptance"):
        gap(book, "20.7.11", terms(book, cash(500, conditions={on: ""})), f"conditions-of-{on}")
        assert not found(book, terms(book, cash(500, conditions={on: "as we say"})))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.1", "NSW-STAR-BJ 20.7.11.1")
@pytest.mark.parametrize("kind", APPLIANCES)
def test_20_7_11_1__machinery_and_appliances_say_more(book: str, kind: PrizeKind) -> None:
    bare = terms(book, whole(kind, particulars={}))
    assert {rule for _, rule in found(book, bare)} == {f"20.7.11.1({letter})" for letter in ("i", "ii", "iii")}


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.1(i)")
def test_20_7_11_1_i__make(book: str) -> None:
    particular(book, "20.7.11.1(i)", APPLIANCES, "make")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.1(ii)")
def test_20_7_11_1_ii__model(book: str) -> None:
    particular(book, "20.7.11.1(ii)", APPLIANCES, "model")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.1(iii)")
def test_20_7_11_1_iii__accessories(book: str) -> None:
    particular(book, "20.7.11.1(iii)", APPLIANCES, "accessories")


VEHICLE = (PrizeKind.MOTOR_VEHICLE,)


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.2")
def test_20_7_11_2__vehicles_say_more(book: str) -> None:
    bare = terms(book, whole(PrizeKind.MOTOR_VEHICLE, particulars={}))
    assert {rule for _, rule in found(book, bare)} == {f"20.7.11.2({letter})" for letter in ("i", "ii", "iii", "iv")}


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.2(i)")
def test_20_7_11_2_i__make(book: str) -> None:
    particular(book, "20.7.11.2(i)", VEHICLE, "make")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.2(ii)")
def test_20_7_11_2_ii__model(book: str) -> None:
    particular(book, "20.7.11.2(ii)", VEHICLE, "model")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.2(iii)")
def test_20_7_11_2_iii__accessories(book: str) -> None:
    particular(book, "20.7.11.2(iii)", VEHICLE, "accessories")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.2(iv)")
def test_20_7_11_2_iv__registration_and_other_costs(book: str) -> None:
    particular(book, "20.7.11.2(iv)", VEHICLE, "registration-included", "other-on-road-costs-included")


TRAVEL = (PrizeKind.TRAVEL,)


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.3")
def test_20_7_11_3__travel_says_more(book: str) -> None:
    bare = terms(book, whole(PrizeKind.TRAVEL, particulars={}))
    assert {rule for _, rule in found(book, bare)} == {f"20.7.11.3({letter})" for letter in ("i", "ii", "iii", "iv")}


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.3(i)")
def test_20_7_11_3_i__how_many_may_travel(book: str) -> None:
    particular(book, "20.7.11.3(i)", TRAVEL, "number-of-persons")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.3(ii)")
def test_20_7_11_3_ii__what_is_included(book: str) -> None:
    included = ("airfares-included", "transfers-included", "other-transport-included", "duration", "standard-of-accommodation")
    particular(book, "20.7.11.3(ii)", TRAVEL, *included, "meals-included")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.3(iii)")
def test_20_7_11_3_iii__when_it_may_be_taken(book: str) -> None:
    particular(book, "20.7.11.3(iii)", TRAVEL, "restrictions-on-dates")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.3(iv)")
def test_20_7_11_3_iv__spending_money(book: str) -> None:
    particular(book, "20.7.11.3(iv)", TRAVEL, "spending-money-included")


ESTATE = (PrizeKind.REAL_ESTATE,)


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.4")
def test_20_7_11_4__real_estate_says_more(book: str) -> None:
    bare = terms(book, whole(PrizeKind.REAL_ESTATE, particulars={}))
    assert {rule for _, rule in found(book, bare)} == {f"20.7.11.4({letter})" for letter in ("i", "ii", "iii", "iv", "v", "vi")}


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.4(i)")
def test_20_7_11_4_i__the_dwelling(book: str) -> None:
    particular(book, "20.7.11.4(i)", ESTATE, "type-of-dwelling")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.4(ii)")
def test_20_7_11_4_ii__plans(book: str) -> None:
    particular(book, "20.7.11.4(ii)", ESTATE, "plans")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.4(iii)")
def test_20_7_11_4_iii__the_contract(book: str) -> None:
    particular(book, "20.7.11.4(iii)", ESTATE, "contract")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.4(iv)")
def test_20_7_11_4_iv__easements(book: str) -> None:
    particular(book, "20.7.11.4(iv)", ESTATE, "easements")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.4(v)")
def test_20_7_11_4_v__where_it_is(book: str) -> None:
    particular(book, "20.7.11.4(v)", ESTATE, "address")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.11.4(vi)")
def test_20_7_11_4_vi__what_is_included(book: str) -> None:
    particular(book, "20.7.11.4(vi)", ESTATE, "conveyancing-included", "legal-costs-included", "fixtures-included", "furniture-included")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.9")
def test_20_9__the_authority_has_the_full_terms_for_a_day(book: str) -> None:
    show = Show.of(book)
    show.do(DESK, PUBLISH)
    show.refused(DESK, Commence(), "20.9", on=at(BEGINS))
    show.do(DESK, ProvideTerms(), on=at(BEGINS) - 24 * HOUR + 1)
    show.refused(DESK, Commence(), "20.9", on=at(BEGINS))
    show.do(DESK, Commence(), on=at(BEGINS) + 1)
    in_time = Show.of(book)
    in_time.do(DESK, PUBLISH)
    in_time.do(DESK, ProvideTerms(), on=at(BEGINS) - 24 * HOUR)
    assert in_time.all(TermsProvided)[0].to is Role.AUTHORITY
    in_time.do(DESK, Commence(), on=at(BEGINS))
