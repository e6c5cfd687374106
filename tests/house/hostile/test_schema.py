"""The OpenAPI document is true: every operation asked with what it says it takes and with what it does not, by several people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from tests.house.forked import Forked
from tests.house.hostile.conftest import WORD
from tests.house.serving import FREELY, Served, list_tables, quick

EXAMPLES, WHOLE = 2, 12
"""For each operation and person, in a sample and where everything is asked for."""
CHECKS: Any = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ENDING = {"/api/logout", "/api/sessions", "/api/sessions/{session}", "/api/close"}
"""What ends the session of who asks: asked last."""


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in no hurry to refuse."""
    served = Forked(tmp_path_factory.mktemp("schema"), DEMO="no", **FREELY)
    list_tables(served.store, [quick("quiet")])
    served.start()
    yield served
    served.stop()


def cookies(answer: httpx.Response) -> dict[str, str]:
    assert answer.is_success, answer.text
    return dict(answer.cookies)


def people(served: Served) -> dict[str, dict[str, str]]:
    """A visitor, a member, an administrator who deals as well, and an inspector, each by the cookie."""
    with httpx.Client(base_url=served.address, headers={"X-Pitboss": "1"}, timeout=300, trust_env=False) as http:
        member = cookies(http.post("/api/register", json={"name": "Member", "password": WORD}))
        http.cookies.clear()
        watching = http.post("/api/register", json={"name": "Ines", "password": WORD})
        watcher = cookies(watching)
        http.cookies.clear()
        answer = http.post("/api/register", json={"name": "Adele Head", "password": WORD})
        head = cookies(answer)
        assert http.post("/api/administrator/claim", json={"token": served.link()}).is_success
        for who, role in ((watching, "inspector"), (answer, "dealer")):
            given_ = {"role": role, "jurisdiction": "VIC", "document": None, "table": None}
            granted = http.post(f"/api/accounts/{who.json()['account']}/roles", json=given_)
            assert granted.is_success, granted.text
    return {"visitor": {}, "member": member, "administrator": head, "inspector": watcher}


def test_every_answer_is_in_the_document(open_house: Served, pytestconfig: pytest.Config) -> None:
    many = WHOLE if pytestconfig.getoption("--whole") else EXAMPLES
    document = httpx.get(f"{open_house.address}/api/openapi.json", timeout=300, trust_env=False).json()
    schema = schemathesis.openapi.from_dict(document)
    found = [operation.ok() for operation in schema.get_all_operations() if isinstance(operation, Ok)]
    assert len(found) > 40
    known = people(open_house)
    faults: dict[str, str] = {}
    for operation in sorted(found, key=lambda each: each.path in ENDING):
        cases = operation.as_strategy()
        for who, cookie in known.items():
            try:
                _asked(cases, cookie, open_house.address, many)
            except Exception as fault:
                faults[f"{operation.label} by a {who}"] = str(fault)[:600]
    assert not faults, "\n\n".join(f"{where}: {fault}" for where, fault in faults.items())
    assert "Traceback" not in open_house.logged


def _asked(cases: Any, cookie: dict[str, str], address: str, many: int) -> None:
    """Ask an operation several times with all that it may be given."""

    @settings(
        max_examples=many,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def ask(case: Any) -> None:
        answer = case.call(base_url=address, headers={"X-Pitboss": "1"}, cookies=cookie, timeout=300)
        case.validate_response(answer, checks=CHECKS)

    ask()
