"""Begin: the house has just been started, and whoever started it becomes its administrator by the printed link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.guide.company import window
from tests.guide.walk import Walk
from tests.web.rooms import become_member
from tests.web.staff import ADMINISTRATOR, PASSWORD, keep_session

INSPECTOR = "Ivy Eyes"


def walk(w: Walk) -> None:
    page = w.page
    w.step("Come in")
    page.goto(w.served.address)
    expect(page.get_by_role("link", name="Come in")).to_be_visible()
    w.picture("lobby")
    w.step("Claim")
    page.goto(f"{w.served.address}/#administrator={w.served.link()}")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill(ADMINISTRATOR)
    dialog.get_by_label("Password").fill(PASSWORD)
    w.picture("claim")
    w.press("Claim")
    w.step("To the consoles")
    w.press("To the consoles", "link")
    w.step("Administrator", "Find a member", "Find")
    page.get_by_role("main").get_by_role("link", name="Administrator").click()
    page.get_by_label("Find a member").fill(ADMINISTRATOR)
    page.get_by_role("button", name="Find", exact=True).click()
    w.step("Role", "Where", "Grant the role")
    for role in ("Dealer", "Casino supervisor"):
        _grant(w, role)
    w.picture("roles", page.get_by_role("button", name="Grant the role"))
    w.step("Come in", "Become a member")
    ivy = window(w)
    become_member(ivy, INSPECTOR)
    keep_session(ivy, INSPECTOR)
    ivy.leaves()
    w.step("Find a member", "Grant the role")
    page.get_by_label("Find a member").fill(INSPECTOR)
    page.get_by_role("button", name="Find", exact=True).click()
    expect(page.get_by_role("heading", name=INSPECTOR)).to_be_visible()
    _grant(w, "Inspector")
    keep_session(w.person, ADMINISTRATOR)
    w.ends()


def _grant(w: Walk, role: str) -> None:
    """Grant a role for the whole house to whoever was found."""
    page = w.page
    page.get_by_label("Role", exact=True).select_option(label=role)
    page.get_by_label("Where").select_option(label="the whole house")
    w.press("Grant the role")
    expect(page.get_by_role("button", name=f"Withdraw {role.lower()}")).to_be_visible()
