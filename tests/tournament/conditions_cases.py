"""What conditions must state, and what must happen to them: cases that every document shares."""

from __future__ import annotations

from dataclasses import replace

from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.law.moment import Moment
from pitboss.terms.powers import Role
from pitboss.terms.tournament_conditions import CONDITIONS_COUNT, TOURNAMENT_CONDITIONS
from pitboss.terms.tournaments import TOURNAMENT_POWERS, Qualification
from pitboss.tournament.conditions.commands import DraftConditions, TakeStep
from pitboss.tournament.conditions.judge import APPROVED, EACH_PLAYER, steps
from pitboss.tournament.entries.commands import (
    AcceptEntry,
    ApplyToEnter,
    BuyBack,
    Criteria,
    Entitled,
    FormFilled,
    RefuseEntry,
    WithdrawEntry,
)
from pitboss.tournament.entries.events import EntryWithdrawn
from pitboss.tournament.heat.commands import Disqualify, Retire
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.paper.check import check, heads, matters
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.entry import Veto
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, Takes
from pitboss.tournament.paper.wagering import Compulsory
from pitboss.tournament.seats.commands import DesignateTables, MoveStart
from pitboss.tournament.seats.events import StartMoved
from pitboss.tournament.sessions.commands import OpenSession
from pitboss.tournament.staff.commands import AcceptConditions, AppointHead, BriefPlayers, NominateDeputy, RequireAcceptance, Understood
from tests.tournament.cups import DESK, DIRECTOR, OPERATOR, QUALIFIED, TABLES, Cup
from tests.tournament.heats import DEPUTY, HEAD, heat, tournament_rules
from tests.tournament.papers import FINAL, HEATS, buying_back, paper, without

FIVE = ("ann", "bob", "cy", "dee", "eve")


def found(book: str, conditions: Conditions, moment: Moment | None = None) -> set[tuple[str, str]]:
    """Matter and rule of everything wrong with conditions."""
    return {(each.matter, each.rule.partition(" ")[2]) for each in check(tournament_rules(book, moment), conditions)}


def a_whole_paper_has_no_gap(book: str, moment: Moment | None = None) -> None:
    assert found(book, paper(book), moment) == set()


def the_list_has_so_many_heads(book: str, number: int, rule: str, moment: Moment | None = None) -> None:
    under = heads(tournament_rules(book, moment), paper(book))
    assert len(under) >= number
    a_whole_paper_has_no_gap(book, moment)
    empty = Conditions("Cup", book)
    assert ("matters", rule) in found(book, empty, moment), "the list as a whole is not met"
    said = next(each.said for each in check(tournament_rules(book, moment), empty) if each.matter == "matters")
    assert said.startswith(f"the list has {number} heads")


def must_state(book: str, rule: str, *names: str, moment: Moment | None = None) -> None:
    """Every one of these must be stated under this rule, or nothing goes out."""
    rules = tournament_rules(book, moment)
    for name in names:
        assert rules.why(TOURNAMENT_CONDITIONS[name]).citation.endswith(f" {rule}"), name
        bare = without(paper(book), name)
        assert (name, rule) in found(book, bare, moment), name
        cup = Cup.of(book, moment).drafted(bare)
        step = next(iter(each for each in ("written-down", APPROVED, "published") if _knows(cup, each)))
        refused = cup.refused(DIRECTOR if step == APPROVED else OPERATOR, TakeStep(step, words="signed"))
        assert refused.code == "conditions-incomplete"


def _knows(cup: Cup, step: str) -> bool:
    return step in steps(cup.desk())


def if_any(book: str, rule: str, name: str, having: Conditions, lacking: Conditions, *, moment: Moment | None = None) -> None:
    """Stated where the tournament has such a thing, and not asked for where it has not."""
    rules = tournament_rules(book, moment)
    said = {matter.name: (matter.said, matter.rule) for matter in matters(rules, having)}
    assert said[name][0], name
    assert said[name][1].endswith(f" {rule}")
    assert {matter.name: matter.said for matter in matters(rules, lacking)}[name] is None
    assert name not in {matter for matter, _ in found(book, lacking, moment)}


def a_fee_is_stated(book: str, rule: str, moment: Moment | None = None) -> None:
    if_any(book, rule, "entry-fee", paper(book), paper(book, fee=0), moment=moment)


def buy_backs_are_stated(book: str, rule: str, moment: Moment | None = None) -> None:
    must_state(book, rule, "buy-backs", moment=moment)
    assert ("buy-backs", rule) in found(book, buying_back(paper(book), method=""), moment), "how and when"
    assert found(book, buying_back(paper(book)), moment) == set()
    cup = Cup.of(book, moment).ready(buying_back(paper(book))).entered(*FIVE).seated().opens()
    cup.reports(dict(zip(FIVE, (500, 400, 300, 200, 100), strict=True))).closes()
    out = sorted(cup.state.sessions.eliminated)[0]
    assert cup.refused("ann", BuyBack(out)).code == "staff-only"
    cup.do(DESK, BuyBack(out))
    assert out in cup.state.sessions.qualified
    assert cup.refused(DESK, BuyBack(out)).code == "not-eliminated"
    none = (
        Cup.of(book, moment)
        .ready()
        .entered(*FIVE)
        .seated()
        .opens()
        .reports(dict.fromkeys(FIVE, 0) | {"ann": 5, "bob": 4, "cy": 3, "dee": 2})
    )
    assert none.refused(DESK, BuyBack("eve")).rule.endswith(f" {rule}")


def a_veto_is_stated_or_not_kept(book: str, rule: str, moment: Moment | None = None) -> None:
    kept = replace(paper(book), entry=replace(paper(book).entry, veto=Veto.RESERVED))
    assert ("right-to-refuse-entry", rule) in found(book, kept, moment)
    said = replace(kept, entry=replace(kept.entry, veto_stated="any application may be refused"))
    assert found(book, said, moment) == set()
    cup = Cup.of(book, moment).ready()
    cup.do("ann", ApplyToEnter("ann"))
    assert cup.refused(DESK, RefuseEntry("ann", "no reason")).rule.endswith(f" {rule}")
    cup = Cup.of(book, moment).ready(said)
    cup.do("ann", ApplyToEnter("ann"))
    cup.do(DESK, RefuseEntry("ann", "no reason"))
    assert "ann" in cup.state.entries.refused


def criteria_are_stated_and_applied(book: str, rule: str, moment: Moment | None = None) -> None:
    chosen = replace(paper(book), entry=replace(paper(book).entry, criteria="members only"))
    if_any(book, rule, "selection-criteria", chosen, paper(book), moment=moment)
    cup = Cup.of(book, moment).ready(chosen)
    cup.do("ann", ApplyToEnter("ann", criteria=Criteria.NOT_MET))
    assert cup.refused(DESK, AcceptEntry("ann")).rule.endswith(f" {rule}")


def only_those_entitled_to_gamble_enter(book: str, rule: str, moment: Moment | None = None) -> None:
    must_state(book, rule, "only-those-entitled-to-gamble", moment=moment)
    cup = Cup.of(book, moment).ready()
    cup.do("kid", ApplyToEnter("kid", Entitled.NO))
    assert cup.refused(DESK, AcceptEntry("kid")).rule.endswith(f" {rule}")
    cup.do(DESK, RefuseEntry("kid", "not entitled"))


def terms_of_entry_are_stated_and_kept(book: str, rule: str, moment: Moment | None = None) -> None:
    must_state(book, rule, "terms-of-entry", "withdrawal-without-penalty", "application-form", "minimum-and-maximum-players", moment=moment)
    cup = Cup.of(book, moment).ready().entered(*FIVE[:3])
    cup.do("zoe", ApplyToEnter("zoe", form=FormFilled.INCOMPLETE))
    assert cup.refused(DESK, AcceptEntry("zoe")).code == "no-form"
    cup.do("cy", WithdrawEntry("cy"))
    assert cup.all(EntryWithdrawn)[0].refund == 10_000, "in time: without penalty"
    cup.clock = 9_000
    cup.do("bob", WithdrawEntry("bob"))
    assert cup.all(EntryWithdrawn)[1].refund == 0, "too late"
    cup.check()
    cup.do(HEAD, DesignateTables(TABLES))
    cup.clock = 20_000
    assert cup.refused(HEAD, OpenSession()).rule.endswith(f" {rule}"), "too few players"
    assert cup.money().get("pool") == 20_000


def late_and_disqualified_players_are_dealt_with(book: str, rule: str, *names: str, moment: Moment | None = None) -> None:
    must_state(book, rule, *names, moment=moment)


def the_head_runs_it_and_rules_prevail(book: str, rule: str, moment: Moment | None = None) -> None:
    must_state(book, rule, "run-by-person-in-charge-and-rules-prevail", moment=moment)
    kept = 200_00 if book.startswith("act") else 10
    unlawful = replace(paper(book), entry=replace(paper(book).entry, commission=kept))
    assert found(book, unlawful, moment), "conditions against the rules do not stand"


# who runs it


def one_qualified_person_is_in_charge(book: str, rule: str, moment: Moment | None = None, *, by: str = OPERATOR) -> None:
    cup = Cup.of(book, moment)
    assert cup.refused(DESK, AppointHead(HEAD, QUALIFIED)).rule.endswith(f" {rule}")
    assert cup.refused(by, AppointHead(HEAD)).code == "not-qualified"
    assert cup.refused(by, AppointHead(HEAD, (Qualification.LICENSED,))).code == "not-qualified", "a licence alone will not do"
    cup.do(by, AppointHead(HEAD, (Qualification.GAME_SUPERVISOR,)))
    assert cup.refused(by, AppointHead("tim", QUALIFIED)).code == "in-charge"
    assert cup.refused("tim", SignOn("tim", (Role.TOURNAMENT_DIRECTOR,))).code == "not-appointed"
    cup.do(HEAD, SignOn(HEAD, (Role.TOURNAMENT_DIRECTOR,)))


def deputies_stand_in_for_the_head(book: str, rule: str, moment: Moment | None = None) -> None:
    cup = Cup.of(book, moment)
    cup.do(OPERATOR, AppointHead(HEAD, QUALIFIED))
    assert cup.refused(OPERATOR, NominateDeputy(DEPUTY, (Qualification.LICENSED,))).rule.endswith(f" {rule}")
    cup.do(OPERATOR, NominateDeputy(DEPUTY, QUALIFIED))
    cup.do(OPERATOR, NominateDeputy("dot", QUALIFIED))
    cup.do(HEAD, SignOn(HEAD, (cup.desk().head,)))
    assert cup.refused(DEPUTY, SignOn(DEPUTY, (cup.desk().head,))).rule.endswith(f" {rule}")
    cup.do(HEAD, SignOff(HEAD))
    cup.do(DEPUTY, SignOn(DEPUTY, (cup.desk().head,)))
    cup.do(DEPUTY, DesignateTables(TABLES))


def the_director_approves_in_writing(book: str, rule: str, moment: Moment | None = None) -> None:
    cup = Cup.of(book, moment).drafted()
    assert cup.refused(OPERATOR, TakeStep(APPROVED, words="signed")).rule.endswith(f" {rule}")
    assert cup.refused(DIRECTOR, TakeStep(APPROVED)).code == "not-in-writing"
    cup.headed().entered(*FIVE).seated()
    cup.clock = 20_000
    assert cup.refused(HEAD, OpenSession()).rule.endswith(f" {rule}")
    cup.do(DIRECTOR, TakeStep(APPROVED, words="letter of 3 March"))
    cup.do(OPERATOR, DraftConditions(replace(paper(book), name="Cup, second version")))
    assert cup.refused(HEAD, OpenSession()).rule.endswith(f" {rule}"), "another version, another approval"
    cup.do(DIRECTOR, TakeStep(APPROVED, words="letter of 4 March"))
    cup.do(HEAD, OpenSession())
    assert cup.refused(OPERATOR, DraftConditions(paper(book))).code == "play-begun"


def players_are_briefed_until_they_understand(book: str, rule: str, moment: Moment | None = None) -> None:
    cup = Cup.of(book, moment).ready().entered(*FIVE).seated()
    cup.do(HEAD, BriefPlayers(("eve",), Understood.NOT_YET))
    cup.clock = 20_000
    assert cup.refused(HEAD, OpenSession()).rule.endswith(f" {rule}")
    assert cup.refused(DESK, BriefPlayers(("eve",), Understood.YES)).rule.endswith(f" {rule}")
    assert cup.refused(HEAD, BriefPlayers(("zoe",), Understood.YES)).code == "no-entrant"
    cup.do(HEAD, BriefPlayers(("eve",), Understood.YES))
    cup.do(HEAD, OpenSession())


def players_may_have_to_sign(book: str, rule: str, moment: Moment | None = None) -> None:
    """Signed before play; the two that say so, before the entry is accepted."""
    cup = Cup.of(book, moment).ready()
    assert cup.refused(DESK, RequireAcceptance()).rule.endswith(f" {rule}")
    cup.do(HEAD, RequireAcceptance())
    assert cup.refused(DESK, AcceptConditions("ann")).code == "not-yours"
    if book.startswith("vic"):
        cup.entered(*FIVE).seated()
        cup.clock = 20_000
        assert cup.refused(HEAD, OpenSession()).rule.endswith(f" {rule}")
        for player in FIVE:
            cup.do(player, AcceptConditions(player))
        cup.do(HEAD, OpenSession())
    else:
        cup.do("ann", ApplyToEnter("ann"))
        assert cup.refused(DESK, AcceptEntry("ann")).rule.endswith(f" {rule}")
        cup.do("ann", AcceptConditions("ann"))
        cup.do(DESK, AcceptEntry("ann"))


def the_head_designates_tables(book: str, rule: str, moment: Moment | None = None) -> None:
    cup = Cup.of(book, moment).ready().entered(*FIVE)
    assert cup.refused(OPERATOR, DesignateTables(TABLES)).rule.endswith(f" {rule}")
    assert cup.refused(HEAD, DesignateTables(("table 1", "table 1"))).code == "tables"
    cup.do(HEAD, DesignateTables(("table 1",)))
    cup.do(HEAD, DesignateTables(TABLES))
    cup.seated().opens()
    assert {setup.table for setup in cup.state.sessions.open.values()} == {"table 1", "table 2"}
    assert cup.refused(HEAD, DesignateTables(("table 9",))).code == "in-session"


def a_start_moves_on_reasonable_notice(book: str, rule: str, moment: Moment | None = None) -> None:
    cup = Cup.of(book, moment).ready().entered(*FIVE).seated()
    assert cup.refused(HEAD, MoveStart(30_000)).rule.endswith(f" {rule}")
    cup.notice(HEAD, Kind.NOTICE_TO_PLAYERS, TOURNAMENT_POWERS["change-starting-time"])
    assert cup.refused(DESK, MoveStart(30_000)).code == "not-entitled"
    cup.do(HEAD, MoveStart(30_000))
    assert cup.all(StartMoved)[0].rule.endswith(f" {rule}")
    cup.clock = 20_000
    assert cup.refused(HEAD, OpenSession()).code == "too-soon"
    cup.do(HEAD, OpenSession(), after=10_000)


def compulsory_wagers_are_stated(book: str, rule: str, moment: Moment | None = None) -> None:
    must_state(book, rule, "minimum-or-compulsory-wager", moment=moment)
    free = replace(paper(book), wagering=replace(paper(book).wagering, compulsory=Compulsory.NONE))
    allowed = book.startswith("vic")
    assert (found(book, free, moment) == set()) is allowed


def a_copy_for_each_player(book: str, rule: str) -> None:
    cup = Cup.of(book).drafted().headed()
    for player in FIVE:
        cup.do(player, ApplyToEnter(player))
        cup.do(DESK, AcceptEntry(player))
    cup.seated()
    cup.clock = 20_000
    assert cup.refused(HEAD, OpenSession()).rule.endswith(f" {rule}")
    cup.do(OPERATOR, TakeStep("published"))
    assert cup.refused(HEAD, OpenSession()).code == "no-copy"
    for player in FIVE:
        cup.do(DESK, TakeStep(EACH_PLAYER, player))
    cup.do(HEAD, OpenSession())


def second_chances_are_stated(book: str, rule: str, moment: Moment | None = None) -> None:
    """A repechage is stated where there is one, and the structure must add up."""
    again = Stage("repechage", Length(Measure.ROUNDS, 5), players=3, advance=1, takes=Takes.ELIMINATED)
    plan = Plan(stages=(HEATS, again, FINAL))
    if_any(book, rule, "repechage-and-catch-up", replace(paper(book, least=5), plan=plan), paper(book), moment=moment)
    crowded = replace(paper(book), plan=Plan(stages=(replace(HEATS, tables=1), FINAL)))
    assert ("structure", rule) in found(book, crowded, moment), "four players do not sit at three seats"
    nobody = replace(paper(book), plan=Plan(stages=(replace(HEATS, advance=0), FINAL)))
    assert "progression" in {matter for matter, _ in found(book, nobody, moment)}


def three_statements_on_eligibility(book: str, rule: str, moment: Moment | None = None) -> None:
    rules = tournament_rules(book, moment)
    under = heads(rules, paper(book))
    head = next(matters for name, matters in under.items() if name.endswith(f" {rule}"))
    assert len(head) == rules[CONDITIONS_COUNT["eligibility-statements"]] == 3
    only_those_entitled_to_gamble_enter(book, f"{rule}(i)", moment)
    a_whole_paper_has_no_gap(book, moment)


def players_are_put_out_and_retire(book: str, moment: Moment | None = None) -> None:
    at = heat(book, {"ann": 1, "bob": 2, "cy": 3}, moment=moment)
    at.do(HEAD, Disqualify("bob", Ground.BROKE_RULES, "as the conditions say"))
    at.do("cy", Retire("cy"))
    assert [(each.player, each.disqualified) for each in at.heat.leaving.exits] == [("bob", True), ("cy", False)]
    assert places(at.heat) == (("ann",), ("cy",)), "who retires keeps a place"


def knocked_out(book: str, rule: str, name: str) -> None:
    """Asked for where players compete to go on, and left out where everybody plays every session."""
    assert (name, rule) in found(book, without(paper(book), name))
    nightly = Stage("night 1", Length(Measure.ROUNDS, 10), players=6, points=(3, 2, 1), takes=Takes.EVERYBODY)
    series = replace(without(paper(book), name), plan=Plan(Format.SERIES, (nightly, replace(nightly, name="night 2"))))
    assert name not in {matter for matter, _ in found(book, series)}
