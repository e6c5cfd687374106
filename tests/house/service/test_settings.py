"""Settings from everywhere they may stand, and what `pitboss settings` says of them."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from pitboss.house.service.settings import Settings, Source, read_settings
from pitboss.law.refusal import Malformed
from tests.cli.shell import pitboss


def test_a_flag_is_stronger_than_the_environment_and_that_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\ndemo = false\n')
    chosen = read_settings({"port": 3, "host": None}, {"PITBOSS_PORT": "2", "PITBOSS_HOST": "::1"}, file)
    assert (chosen.settings.port, chosen.settings.host, chosen.settings.demo) == (3, "::1", False)
    assert [chosen.sources[name] for name in ("port", "host", "demo", "store")] == [
        Source.FLAG,
        Source.ENVIRONMENT,
        Source.FILE,
        Source.DEFAULT,
    ]


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"PITBOSS_PORT": "many"}, "PITBOSS_PORT"),
        ({"PITBOSS_DEMO": "perhaps"}, "yes or no"),
        ({"PITBOSS_SLOW_SECONDS": "0"}, "at least 1"),
        ({"PITBOSS_PASSWORDS": "none"}, "strong or cheap"),
        ({"PITBOSS_LOG": "loud"}, "debug, info, warning or error"),
        ({"PITBOSS_PORT": "65536"}, "from 0 to 65535"),
        ({"PITBOSS_PROT": "8001"}, "no setting 'PITBOSS_PROT'; the nearest are port"),
        ({"PITBOSS_SETTINGS": "/nowhere/settings.toml"}, "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_said(environment: dict[str, str], said: str) -> None:
    with pytest.raises(Malformed, match=said):
        read_settings({}, environment)


def test_a_login_in_the_url_of_a_store_is_not_listed() -> None:
    url = "postgresql://ann" + ":hidden@pit/floor"
    lines = read_settings({"store": url}, {}).lines
    assert next(line.value for line in lines if line.name == "store") == "postgresql://pit/floor"


def test_the_command_lists_every_setting_and_takes_any_by_its_name(tmp_path: Path) -> None:
    answer = pitboss("settings", "--json", "--port", "9", "--set", "demo=no", "--set", "port=8", PITBOSS_DATA=str(tmp_path))
    lines = {line["name"]: (line["value"], line["source"]) for line in json.loads(answer.out)}
    assert set(lines) == {"data", *(each.name for each in fields(Settings))}
    assert (lines["port"], lines["demo"], lines["data"]) == (("9", "flag"), ("no", "flag"), (str(tmp_path), "environment"))


@pytest.mark.parametrize(("given", "said"), [("demoo=no", "the nearest is demo"), ("demo", "no name=value"), ("=no", "no name=value")])
def test_a_setting_that_is_none_is_said(given: str, said: str) -> None:
    answer = pitboss("settings", "--set", given)
    assert answer.status == 2
    assert said in answer.err
