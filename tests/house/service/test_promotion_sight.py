"""What the public learns of a promotion: terms, tickets and results; no address, no claim of another's, nobody on duty by name."""

from __future__ import annotations

import json
from typing import Any

from pitboss.floor.codec import encode
from pitboss.house.promotions.picture import promotion_picture
from pitboss.house.promotions.sight import seen_of_promotion
from pitboss.house.views.viewer import Viewer
from pitboss.promotion.disputes.commands import RaisePrizeDispute
from pitboss.promotion.evolve import evolve
from pitboss.promotion.state import Promotion
from pitboss.promotion.winners.commands import DenyClaim, MakeClaim, Reached, TryToNotify
from pitboss.promotion.winners.events import ClaimDenied
from pitboss.terms.powers import Role
from tests.promotion.papers import STAR, cash, thing
from tests.promotion.shows import AUTHORITY, DESK, INSPECTOR, OPERATOR, WATCH, Show

ADDRESS, NAME = "1 Some Street", "Dee Doe"
STAFF = (OPERATOR, DESK, AUTHORITY, INSPECTOR, WATCH)


def busy() -> Show:
    """A promotion with a claim denied, attempts and a dispute."""
    show = Show.of(STAR, cash(12_000), thing(300)).begun().entered("ann", "bob", "cy").watched().drawn()
    show.do(DESK, TryToNotify(1, "telephone", Reached.NOT_REACHED, "no answer"))
    show.do("dee", MakeClaim(1, "dee"))
    show.do(DESK, DenyClaim(1, "no ticket", NAME, ADDRESS))
    show.do("dee", RaisePrizeDispute("I was first", 1))
    return show


def told(show: Show, viewer: Viewer) -> list[Any]:
    """Every event that a viewer is told of."""
    state, found = Promotion(), []
    for event in show.log:
        state = evolve(state, event)
        seen = seen_of_promotion(state, event, viewer)
        if seen is not None:
            found.append(seen)
    return found


def test_the_public_reads_no_address_no_claim_and_nobody_on_duty() -> None:
    show = busy()
    for viewer in (Viewer(), Viewer("ann"), Viewer("bob")):
        text = json.dumps([encode(event) for event in told(show, viewer)])
        assert not [word for word in (ADDRESS, NAME, "I was first", *STAFF) if f'"{word}"' in text]
        picture = promotion_picture(show.game, show.state, viewer, show.clock)
        shown = json.dumps(picture)
        assert not [word for word in (ADDRESS, NAME, "I was first", *STAFF) if f'"{word}"' in shown]
        assert picture["claims"] == picture["disputes"] == picture["due"] == []


def test_whom_it_concerns_and_staff_read_more() -> None:
    show = busy()
    dee, desk = Viewer("dee"), Viewer(DESK, frozenset({Role.CASINO_SUPERVISOR}))
    (denied,) = [event for event in told(show, dee) if isinstance(event, ClaimDenied)]
    assert denied.reasons == "no ticket"
    own = promotion_picture(show.game, show.state, dee, show.clock)
    assert [each["reasons"] for each in own["claims"]] == ["no ticket"]
    assert [each["address"] for each in own["claims"]] == [""]
    kept = promotion_picture(show.game, show.state, desk, show.clock)["claims"]
    assert [(each["name"], each["address"]) for each in kept] == [(NAME, ADDRESS)]
    assert len(told(show, desk)) == len(show.log)


def test_a_draft_is_nobodys_business_before_it_is_published() -> None:
    show = Show.of(STAR)
    before = promotion_picture(show.game, show.state, Viewer("ann"), show.clock)
    assert before["terms"]["paper"] is None
    assert (before["promotion"]["name"], before["promotion"]["begins"]) == ("", 0)
    assert before["prizes"] == before["draw"]["prizes"] == []
    show.provided()
    assert promotion_picture(show.game, show.state, Viewer("ann"), show.clock)["terms"]["paper"]["name"] == "Summer Draw"
