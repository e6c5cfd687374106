"""Attacks on people: another's wallet, another's seat, roles that were never given, sessions that are over, ids of others."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.hostile.conftest import WORD, Come, Staff
from tests.house.hostile.person import Person, refused, told
from tests.house.serving import Served


def cash(person: Person) -> tuple[str, dict[str, str]]:
    wallet = person.get("/api/wallet").json()
    return wallet["cash"], wallet["tables"]


def test_another_s_wallet_cannot_be_read_or_spent(ann: Person, bob: Person) -> None:
    assert ann.post("/api/tables/quiet/buy-in", {"id": "b1", "amount": "200.00"}).json() == {"cash": "800.00", "chips": "200.00"}
    seen = bob.get(f"/api/accounts/{ann.account}")
    assert "800.00" not in seen.text
    assert "200.00" not in seen.text
    for extra in ({"player": ann.account}, {"account": ann.account}):
        refused(bob.post("/api/tables/quiet/buy-in", {"id": "b2", "amount": "5.00"} | extra), 400)
        refused(bob.post("/api/tables/quiet/cash-out", {"id": "b3"} | extra), 400)
    assert bob.post("/api/tables/quiet/cash-out", {"id": "b4"}).status_code in (200, 409)
    assert cash(ann) == ("800.00", {"quiet": "200.00"})
    assert cash(bob) == ("1000.00", {})


@pytest.mark.parametrize("amount", ["-5.00", "0.00", "1e3", "5", "99999999999999.00", "NaN", "5.001", "\u0665.00", None, 5, True, ["5.00"]])
def test_no_amount_makes_money(somebody: Come, amount: object) -> None:
    person = somebody().guest()
    assert person.post("/api/tables/quiet/buy-in", {"id": "b1", "amount": amount}).status_code in (400, 409)
    assert cash(person) == ("1000.00", {})


def test_the_wallet_cannot_be_overspent_at_two_tables_at_once(ann: Person) -> None:
    answers = [ann.post(f"/api/tables/{table}/buy-in", {"id": "all", "amount": "1000.00"}) for table in ("quiet", "quick")]
    assert answers[0].status_code == 200
    assert answers[1].status_code == 409, answers[1].text
    assert cash(ann) == ("0.00", {"quiet": "1000.00"})


def test_another_s_seat_and_wager_are_another_s(ann: Person, bob: Person) -> None:
    ann.post("/api/tables/vegas/buy-in", {"id": "b1", "amount": "200.00"})
    bob.post("/api/tables/vegas/buy-in", {"id": "b1", "amount": "200.00"})
    vacant = [each["command"] for each in ann.get("/api/tables/vegas").json()["picture"]["acts"]["may"] if each["command"].get("seat")]
    assert ann.command("vegas", vacant[0]).status_code == 200
    seat = vacant[0]["seat"]
    assert bob.command("vegas", {"do": "leave-table", "player": ann.account}).status_code in (403, 409)
    assert bob.command("vegas", {"do": "join-table", "player": ann.account, "seat": 0}).status_code in (403, 409)
    assert bob.command("vegas", {"do": "join-table", "seat": seat}).status_code == 409
    assert bob.command("vegas", {"do": "place-wager", "box": seat, "player": ann.account, "amount": "25.00"}).status_code in (403, 409)
    assert ann.get("/api/wallet").json()["tables"] == {"vegas": "200.00"}
    assert ann.get("/api/tables/vegas").json()["picture"]["you"]["seat"] == seat
    ann.command("vegas", {"do": "leave-table"})


def test_a_table_one_does_not_sit_at_takes_no_wager_and_no_decision(bob: Person) -> None:
    bob.post("/api/tables/canberra/buy-in", {"id": "b1", "amount": "200.00"})
    refused(bob.command("quiet", {"do": "place-wager", "box": 1, "amount": "25.00"}), 409, "too-little-chips")
    for command in ({"do": "hit", "box": 1}, {"do": "cut", "at": 100}, {"do": "leave-table"}, {"do": "give-up-boxes", "boxes": [1]}):
        assert bob.command("quiet", command).status_code in (400, 403, 409), command
    with bob.socket() as wire:
        told(wire.ask("quiet", {"do": "stand", "box": 1}))
    assert cash(bob) == ("800.00", {"canberra": "200.00"})


@pytest.mark.parametrize(
    "command",
    [
        {"do": "sign-on", "person": "", "roles": ["dealer"]},
        {"do": "sign-off", "person": "house dealer"},
        {"do": "close-betting"},
        {"do": "draw-card", "card": "AS"},
        {"do": "close-table"},
        {"do": "shuffle", "source": "program"},
        {"do": "set-limits", "minimum": "0.50", "maximum": "100000.00", "unit": "0.50"},
        {"do": "reveal-shuffle", "order": [], "secret": ""},
    ],
)
def test_a_player_gives_no_order_of_the_house(ann: Person, command: dict[str, object]) -> None:
    asked = command | ({"person": ann.account} if command.get("person") == "" else {})
    answer = ann.command("quiet", asked)
    assert answer.status_code in (400, 403, 409), answer.text
    told(answer.json())


def test_nobody_gives_himself_a_role(ann: Person, staff: Staff) -> None:
    role = {"role": "dealer", "jurisdiction": "VIC", "document": None, "table": None}
    refused(ann.post(f"/api/accounts/{ann.account}/roles", role), 403)
    refused(ann.http.put(f"/api/administrators/{ann.account}", json={}), 403)
    refused(ann.http.put("/api/tables/quiet/duty", json={}), 403)
    refused(ann.http.delete(f"/api/accounts/{staff.administrator.account}/sessions"), 403)
    refused(ann.http.delete(f"/api/administrators/{staff.administrator.account}"), 403)
    assert ann.get("/api/people", params={"name": "Adele"}).status_code == 403
    assert ann.get("/api/me").json()["roles"] == []


def test_a_manager_gives_only_roles_of_the_floor_and_only_within_the_scope(ann: Person, staff: Staff) -> None:
    path = f"/api/accounts/{staff.dealer.account}/roles"
    for role, where in (("dealer", "VIC"), ("dealer", None), ("inspector", "ACT"), ("gaming-manager", None)):
        refused(staff.manager.post(path, {"role": role, "jurisdiction": where, "document": None, "table": None}), 403)
    refused(staff.manager.http.put(f"/api/administrators/{staff.manager.account}", json={}), 403)
    assert staff.manager.post(path, {"role": "dealer", "jurisdiction": "ACT", "document": None, "table": None}).status_code == 204
    refused(ann.post(path, {"role": "dealer", "jurisdiction": "ACT", "document": None, "table": None}), 403)


def test_the_link_is_good_once_and_no_other_token_is(pit: Served, staff: Staff, somebody: Come) -> None:
    member = somebody().member("Link Thief", WORD)
    for token in (pit.link(), "0" * 64, "", "x" * 5000):
        answer = member.post("/api/administrator/claim", {"token": token})
        assert answer.status_code in (400, 401, 403, 404, 409), answer.text
    assert not member.get("/api/me").json()["administrator"]


def test_registration_takes_no_field_of_its_own(somebody: Come) -> None:
    extras: tuple[dict[str, object], ...] = ({"administrator": True}, {"roles": []}, {"kind": "staff"}, {"wallet": {"cash": "1000000.00"}})
    for extra in extras:
        refused(somebody().post("/api/register", {"name": "Extra", "password": WORD} | extra), 400)


def test_a_role_that_was_withdrawn_is_gone_at_the_next_command(staff: Staff, somebody: Come) -> None:
    person = somebody().member("Fleeting", WORD)
    role = {"role": "dealer", "jurisdiction": "VIC", "document": None, "table": None}
    path = f"/api/accounts/{person.account}/roles"
    assert staff.administrator.post(path, role).status_code == 204
    assert person.http.put("/api/tables/quiet/duty", json={}).status_code == 200
    assert staff.administrator.post(f"{path}/withdraw", role).status_code == 204
    refused(person.http.put("/api/tables/quiet/duty", json={}), 403)
    assert person.command("quiet", {"do": "close-table"}).status_code in (403, 409)


def test_a_cookie_is_worth_nothing_after_the_log_out(ann: Person, somebody: Come) -> None:
    kept = ann.cookie
    assert ann.post("/api/logout").status_code == 204
    thief = somebody()
    refused(thief.get("/api/me", headers={"Cookie": kept}), 401, "session-over", "sign-in-first")
    refused(thief.post("/api/tables/quiet/buy-in", {"id": "x", "amount": "5.00"}, headers={"Cookie": kept}), 401)
    with thief.socket(cookie=kept) as wire:
        assert wire.welcome["account"] == ""
        told(wire.ask("quiet", {"do": "join-table"}))


@pytest.mark.parametrize(
    "cookie", ["pitboss=", "pitboss=" + "0" * 64, "pitboss=' OR 1=1 --", "pitboss=" + "a" * 7000, "pitboss=\xff\x00", "=;;;="]
)
def test_an_invented_cookie_opens_nothing(somebody: Come, cookie: str) -> None:
    answer = somebody().get("/api/me", headers={b"Cookie": cookie.encode("latin-1").replace(b"\x00", b"%00")})
    assert answer.status_code in (400, 401, 431), answer.text


def test_a_revoked_session_loses_its_socket(somebody: Come) -> None:
    person = somebody().member("Two Tabs", WORD)
    other = somebody()
    assert other.post("/api/login", {"name": "Two Tabs", "password": WORD}).status_code == 200
    with other.socket() as wire:
        [theirs] = [each for each in person.get("/api/sessions").json() if not each["this"]]
        assert person.http.delete(f"/api/sessions/{theirs['session']}").status_code == 204
        assert wire.closed() == 4401
    refused(other.get("/api/me"), 401)


def test_another_s_session_cannot_be_ended(ann: Person, bob: Person) -> None:
    [session] = [each["session"] for each in ann.get("/api/sessions").json()]
    assert bob.http.delete(f"/api/sessions/{session}").status_code in (403, 404)
    assert ann.get("/api/me").status_code == 200


def test_a_new_password_ends_the_other_sessions(somebody: Come) -> None:
    person, thief = somebody().member("New Word", WORD), somebody()
    assert thief.post("/api/login", {"name": "New Word", "password": WORD}).status_code == 200
    assert person.post("/api/password", {"old": WORD, "new": "another " + WORD}).status_code == 204
    refused(thief.get("/api/me"), 401)
    assert person.get("/api/me").status_code == 200


def test_a_command_id_is_the_account_s_own(ann: Person, bob: Person) -> None:
    command = {"do": "join-table", "seat": 0}
    first = ann.command("quiet", command, "same").json()
    assert first["outcome"] == "now"
    second = bob.command("quiet", command, "same").json()
    assert second["outcome"] == "now"
    assert second["first"] != first["first"]
    assert ann.command("quiet", command, "same").json() == first | {"outcome": "before"}
    refused(ann.command("quiet", {"do": "leave-table"}, "same"), 409, "command-id")
    ann.command("quiet", {"do": "leave-table"})
    bob.command("quiet", {"do": "leave-table"})


@pytest.mark.parametrize(
    "name", ["founding", "opening:1", "table:quiet:{0}:step", "table:quiet:{0}:betting", "house", "a-" + "0" * 24 + ":x"]
)
def test_a_command_id_of_the_program_s_is_no_use_to_a_player(ann: Person, name: str) -> None:
    head = ann.get("/api/tables/quiet").json()["position"]
    answer = ann.command("quiet", {"do": "join-table", "seat": 0}, name.format(head))
    assert answer.status_code == 200, answer.text
    assert answer.json()["outcome"] == "now"
    ann.command("quiet", {"do": "leave-table"})


@pytest.mark.parametrize("name", ["", "x" * 65, "a b", "a/b", "\u00e9", "a\x00", None, 7, ["a"]])
def test_a_command_id_of_another_form_is_not_read(ann: Person, name: object) -> None:
    refused(ann.post("/api/tables/quiet/commands", {"id": name, "command": {"do": "join-table"}}), 400)


def test_the_inspector_s_pages_are_the_inspector_s(ann: Person, staff: Staff, somebody: Come) -> None:
    pages = (
        "",
        "/quiet/log",
        "/quiet/chain",
        "/quiet/notices",
        "/quiet/approvals",
        "/quiet/notifications",
        "/quiet/disputes",
        "/quiet/complaints",
    )
    visitor = somebody()
    for page in pages:
        path = f"/api/inspection/tables{page}"
        refused(ann.get(path), 403)
        refused(staff.dealer.get(path), 403)
        refused(visitor.get(path), 401)
        assert staff.inspector.get(path).status_code == 200, path
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            assert staff.inspector.http.request(method, path, json={}).status_code in (404, 405), (method, path)
    assert staff.inspector.get("/api/inspection/tables/canberra/log").status_code in (403, 404)
    assert "canberra" not in staff.inspector.get("/api/inspection/tables").text
    assert staff.inspector.get("/api/inspection/tables/quiet/chain").json()["sound"] is True


def test_a_spectator_s_socket_gives_no_orders(somebody: Come) -> None:
    with somebody().socket() as wire:
        assert wire.welcome["account"] == ""
        told(wire.ask("quiet", {"do": "join-table"}), "sign-in-first")
        told(wire.ask("quiet", {"do": "join-table", "player": "house dealer"}))


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", None, "http://127.0.0.1", "http://127.0.0.1:1", "http://localhost.evil.example"]
)
def test_a_socket_of_another_origin_is_refused_at_the_door(ann: Person, origin: str | None) -> None:
    from websockets.exceptions import InvalidStatus

    with pytest.raises(InvalidStatus) as caught:
        ann.socket(origin=origin)
    assert caught.value.response.status_code == 403


def test_a_closed_socket_stays_closed(ann: Person) -> None:
    wire = ann.socket()
    wire.connection.close()
    with pytest.raises(ConnectionClosed):
        wire.say({"type": "ping"})
