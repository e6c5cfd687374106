"""Attacks by HTTP: other origins, missing headers, bodies too large or of another kind, malformed JSON, tricks with paths and names."""

from __future__ import annotations

import socket
from contextlib import suppress

import httpx
import pytest

from tests.house.hostile.conftest import WORD, Come
from tests.house.hostile.person import Person, refused
from tests.house.serving import Served

LARGEST = 64 * 1024


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", ""])
def test_a_post_of_another_origin_is_refused(ann: Person, origin: str) -> None:
    refused(ann.post("/api/logout", headers={"Origin": origin}), 403, "origin")
    assert ann.get("/api/me").status_code == 200


def test_a_post_of_the_own_origin_is_taken(ann: Person) -> None:
    assert ann.post("/api/logout", headers={"Origin": ann.server}).status_code == 204


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/logout"), ("DELETE", "/api/sessions"), ("PUT", "/api/tables/quiet/duty")])
def test_a_change_without_the_header_is_refused(ann: Person, method: str, path: str) -> None:
    del ann.http.headers["X-Pitboss"]
    refused(ann.http.request(method, path, json={}), 403, "csrf")
    refused(ann.http.request(method, path, content=b"a=b", headers={"Content-Type": "application/x-www-form-urlencoded"}), 403, "csrf")
    assert ann.get("/api/me").status_code == 200


def test_a_read_changes_nothing_and_needs_no_header(ann: Person) -> None:
    del ann.http.headers["X-Pitboss"]
    assert ann.get("/api/wallet").status_code == 200
    for path in ("/api/logout", "/api/guest", "/api/tables/quiet/buy-in", "/api/wallet/top-up"):
        assert ann.get(path).status_code in (404, 405), path


def test_the_head_of_a_page_is_had_without_it(ann: Person) -> None:
    for path in ("/", "/healthz", "/api/lobby"):
        answer = ann.http.head(path)
        assert (answer.status_code, answer.content) == (200, b"")
        assert "Content-Security-Policy" in answer.headers
    assert ann.http.head("/api/logout").status_code == 405


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "evil.example:8000"])
def test_a_name_that_was_bent_to_this_machine_is_no_name_of_the_house(ann: Person, host: str) -> None:
    answer = ann.post("/api/logout", headers={"Host": host, "Origin": f"http://{host}"})
    assert answer.status_code in (400, 403, 421), answer.text
    assert ann.get("/api/me").status_code == 200


def test_a_body_that_is_too_large_is_refused(ann: Person) -> None:
    name = "x" * LARGEST
    refused(ann.post("/api/guest", {"name": name}), 413, "too-large")
    pieces = (b" " * 1024 for _ in range(LARGEST // 1024 + 8))
    streamed = ann.http.post("/api/guest", content=pieces, headers={"Content-Type": "application/json"})
    refused(streamed, 413, "too-large")


def test_a_body_that_never_comes_is_waited_for_no_longer_than_a_client_that_never_reads(somebody: Come, pit: Served) -> None:
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{pit.port}\r\nX-Pitboss: 1\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", pit.port), timeout=300) as line:
        line.sendall(f"{head}Content-Length: 10\r\n\r\n{{".encode())
        assert line.recv(65536).split()[1] == b"408"
    assert somebody().get("/api/lobby").status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonp"]
)
def test_a_body_of_another_kind_is_refused(ann: Person, kind: str) -> None:
    refused(ann.http.post("/api/guest", content=b"{}", headers={"Content-Type": kind}), 415, "media-type")


BAD = [
    b"{",
    b"nul",
    b"[1,",
    b'{"name": "Ann"}}',
    b'{"name": NaN}',
    b'{"name": Infinity}',
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": "a\x00b"}',
    b'{"name": "a\\u0000b"}',
    b"[" * 5000 + b"]" * 5000,
    b'{"a":' * 5000 + b"1" + b"}" * 5000,
    b'{"name": 1' + b"0" * 5000 + b"}",
    b'"Ann"',
    b"[]",
    b"1",
    b"null",
    b'{"nom": "Ann"}',
    b'{"name": ["Ann"]}',
    b'{"name": {"$": "x"}}',
    b'{"name": 1e999}',
]


@pytest.mark.parametrize("body", BAD, ids=range(len(BAD)))
def test_a_body_that_cannot_be_read_is_answered_in_a_sentence(somebody: Come, body: bytes) -> None:
    person = somebody()
    refused(person.http.post("/api/guest", content=body, headers={"Content-Type": "application/json"}), 400)
    assert not person.http.cookies


PATHS = [
    "/../etc/passwd",
    "/api/tables/../../etc/passwd",
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/static/../pitboss.db",
    "/api/tables/quiet%00",
    "/api/tables/quiet/",
    "/api/tables/%ff%fe",
    "/api/tables/table:quiet",
    "/api/tables/house:accounts",
    "/api/tables/house%3Alobby/log",
    "/api/tables/" + "a" * 4000,
    "/api/tables/' OR '1'='1",
    "/api/tables/quiet;x=1",
    "/api//me",
    "/API/ME",
    "/api/accounts/a-*",
    "/api/accounts/%2e%2e",
    "/api/rules/../../../etc/passwd",
    "/api/rules/vic-blackjack/%2e%2e%2f",
    "/docs",
    "/redoc",
    "/openapi.json",
    "/.git/config",
    "/.env",
]


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_a_trick_with_a_path_leads_nowhere(pit: Served, path: str) -> None:
    head, body = raw(pit, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{pit.port}\r\nConnection: close\r\n\r\n".encode("latin-1"))
    page = head.split()[1] == b"200" and b"<title>Pitboss" in body  # the page itself, which says that there is nothing of that name
    assert page or head.split()[1] in (b"400", b"401", b"404", b"405", b"414", b"307"), head
    assert b"root:" not in body
    assert b"Traceback" not in body


@pytest.mark.parametrize(
    "text",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 200_000 + b"\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    ],
    ids=range(11),
)
def test_a_request_that_is_none_is_turned_away_and_the_house_goes_on(pit: Served, text: bytes) -> None:
    head, body = raw(pit, text)
    assert not head or head.split()[1][:1] == b"4", head
    assert b"Traceback" not in body
    assert httpx.get(f"{pit.address}/healthz", timeout=300, trust_env=False).status_code == 200


def raw(pit: Served, text: bytes) -> tuple[bytes, bytes]:
    """What a server says to these very bytes."""
    found = b""
    gone = suppress(ConnectionResetError, BrokenPipeError, TimeoutError)
    with socket.create_connection(("127.0.0.1", pit.port), timeout=30) as line, gone:
        line.sendall(text)
        while b"\r\n\r\n" not in found and (piece := line.recv(65536)):
            found += piece
        line.settimeout(0.2)
        while piece := line.recv(65536):
            found += piece
    head, _, body = found.partition(b"\r\n\r\n")
    return head, body


NAMES = [
    "<script>alert(1)</script>",
    "Robert'); DROP TABLE entry;--",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}}",
    "${7*7}",
    "a\u202eb",
    "a\u200bb",
    "house dealer",
    "clock",
    "  ",
    "a\nb",
    "x" * 500,
    "Bea (bot)",
]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_a_name_is_a_name(somebody: Come, name: str) -> None:
    refused(somebody().post("/api/guest", {"name": name}), 400)
    refused(somebody().post("/api/register", {"name": name, "password": WORD}), 400)


def test_a_name_with_an_apostrophe_is_only_a_name(somebody: Come) -> None:
    person = somebody().member("O'Brien", WORD)
    assert person.get("/api/me").json()["name"] == "O'Brien"
    assert somebody().post("/api/login", {"name": "O'Brien' OR '1'='1", "password": WORD}).status_code in (400, 401)
    assert somebody().post("/api/login", {"name": "O'Brien", "password": "' OR '1'='1 --"}).status_code == 401


def test_html_in_the_name_of_a_table_is_text(somebody: Come) -> None:
    person = somebody().member("Table Owner", WORD)
    body = {"id": "t1", "name": "<script>alert(1)</script>", "game": "vic-blackjack", "minimum": "5.00", "maximum": "500.00"}
    answer = person.post("/api/tables", body)
    assert answer.status_code in (201, 400), answer.text
    page = somebody().get("/")
    assert "<script>alert(1)" not in page.text


def test_questions_with_sql_in_them_are_not_read(ann: Person) -> None:
    for path in (
        "/api/tables/quiet/log?after=0;DROP TABLE entry",
        "/api/tables/quiet/log?after=-1",
        "/api/tables/quiet/log?most=100000000",
    ):
        assert ann.get(path).status_code in (200, 400), path
    assert ann.get("/api/tables/quiet/log?after=1 OR 1=1").status_code == 400
    assert ann.get("/api/tables/quiet/log?after=99999999999999999999999").status_code in (200, 400)


def test_pages_carry_the_headers_that_keep_them_to_themselves(ann: Person) -> None:
    page = ann.get("/")
    assert (
        "default-src 'self'" in page.headers["Content-Security-Policy"] or "default-src 'none'" in page.headers["Content-Security-Policy"]
    )
    assert "unsafe-inline" not in page.headers["Content-Security-Policy"].partition("style-src")[0]
    for path in ("/", "/api/lobby", "/api/nothing"):
        headers = ann.get(path).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers.get("Content-Security-Policy", "") or headers.get("X-Frame-Options") == "DENY"
        assert "Access-Control-Allow-Origin" not in headers
    assert "no-store" in ann.get("/api/me").headers["Cache-Control"]


def test_the_cookie_is_kept_from_scripts_and_other_sites(somebody: Come) -> None:
    [cookie] = somebody().post("/api/guest").headers.get_list("Set-Cookie")
    words = {word.strip().lower() for word in cookie.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= words
    assert not any(word.startswith("domain") for word in words)


def test_a_wrong_login_says_the_same_of_every_name(somebody: Come) -> None:
    somebody().member("Known Name", WORD)
    answers = [somebody().post("/api/login", {"name": name, "password": "wrong " + WORD}) for name in ("Known Name", "No Such Name")]
    assert answers[0].status_code == answers[1].status_code == 401
    assert answers[0].json() == answers[1].json()


def test_no_secret_is_in_the_log(pit: Served, somebody: Come) -> None:
    word = "unlikely words in a log"
    person = somebody().member("Log Reader", word)
    person.post("/api/login", {"name": "Log Reader", "password": word})
    person.get("/api/me", params={"token": "f" * 64})
    logged = pit.logged + pit.printed
    assert word not in logged
    assert person.cookie.partition("=")[2] not in logged
