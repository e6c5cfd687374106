"""Settings: one frozen record, read from flags, the environment (`PITBOSS_…`) and a TOML file, in that order of strength."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from pitboss.house.store.place import data_folder, place_of
from pitboss.law.refusal import Malformed, listed, nearest

PREFIX = "PITBOSS_"
FILE = "settings.toml"
ELSEWHERE = {"data": "the folder of this house's data; without one, where the system keeps such things", "settings": ""}
"""What `PITBOSS_…` may name beside settings: where those themselves are."""
CHOICES = {"passwords": ("strong", "cheap"), "log": ("debug", "info", "warning", "error")}
YES_NO = {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False, "on": True, "off": False}


def _about(default: Any, meaning: str) -> Any:
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set."""

    host: str = _about("127.0.0.1", "the address to listen on; 0.0.0.0 for every one of this machine")
    port: int = _about(8000, "the port to listen on; 0 for any free one")
    store: str = _about("", "sqlite:///PATH or postgresql://…; without one, a file in the data folder (PITBOSS_DATA)")
    key: str = _about("", "the file of the key that shuffles are sealed with; without one, beside the data. Servers on one store share it")
    new_key: bool = _about(False, "whether the key of the house is lost: shoes that it sealed are declared lost. Not for the settings file")
    hosts: str = _about("", "names under which browsers may call, by commas; empty: this machine's own on loopback, otherwise any")
    https: bool = _about(False, "whether browsers come by https, through a proxy: cookies are Secure, and names are checked as https")
    proxies: str = _about("", "addresses of proxies whose X-Forwarded-For is believed, by commas; empty: none")
    demo: bool = _about(True, "whether a new house opens the demo floor")
    log: str = _about("info", "what the journal on stderr has: debug, info (a line a request), warning or error")
    passwords: str = _about("strong", "how dear a password is to hash: strong, or cheap for tests")
    messages_per_second: int = _about(20, "messages a socket may send, twice as many at once")
    commands_per_second: int = _about(20, "commands an account may give, twice as many at once")
    requests_per_second: int = _about(50, "HTTP requests an address may send, four times as many at once")
    arrivals_per_minute: int = _about(1, "guests and registrations from an address, five times as many at once")
    sockets_per_account: int = _about(10, "sockets an account may have")
    sockets_per_address: int = _about(100, "sockets an address may have")
    slow_seconds: int = _about(10, "how long a client may leave a message unread before it is disconnected")
    stop_seconds: int = _about(10, "how long a server that stops waits for what it has accepted")


class Source(Enum):
    """Where a value comes from, the weakest first."""

    DEFAULT = "default"
    FILE = "file"
    ENVIRONMENT = "environment"
    FLAG = "flag"


class Line(NamedTuple):
    """One setting as `pitboss settings` lists it."""

    name: str
    value: str
    source: Source
    meaning: str


class Chosen(NamedTuple):
    """The settings and where each value comes from."""

    settings: Settings
    sources: Mapping[str, Source]

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every setting, for a list, and the folder of the data; a login within the URL of a store is left out."""
        data = Line("data", str(data_folder()), self.sources["data"], ELSEWHERE["data"])
        return data, *(
            Line(each.name, _shown(each.name, getattr(self.settings, each.name)), self.sources[each.name], each.metadata["meaning"])
            for each in fields(Settings)
        )


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Chosen:
    """The settings from everywhere they may stand; a flag that is None was not given."""
    kinds = {each.name: type(each.default) for each in fields(Settings)}
    values: dict[str, Any] = {}
    sources = dict.fromkeys(kinds, Source.DEFAULT)
    for source, found in (
        (Source.FILE, _in_file(file, environment, kinds)),
        (Source.ENVIRONMENT, _in_environment(environment, kinds)),
        (Source.FLAG, {name: value for name, value in flags.items() if value is not None}),
    ):
        for name, value in found.items():
            values[name] = _read(name, value, kinds[name], source)
            sources[name] = source
    sources["data"] = Source.ENVIRONMENT if environment.get(_variable("data")) else Source.DEFAULT
    return Chosen(Settings(**values), sources)


def given_by_name(words: Iterable[str]) -> dict[str, str]:
    """Settings that were written as name=value, as flags."""
    found: dict[str, str] = {}
    for each in words:
        name, equals, value = each.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise Malformed("settings", f"--set {each[:60]} is no name=value: write --set demo=no")
        found[name] = value.strip()
    _require_known("--set: ", found, {each.name for each in fields(Settings)})
    return found


def _variable(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


def _in_environment(environment: Mapping[str, str], kinds: Mapping[str, type]) -> dict[str, str]:
    """What `PITBOSS_…` says; a name that is no setting would be a mistake that nobody sees."""
    found = {name.removeprefix(PREFIX).lower(): value for name, value in environment.items() if name.startswith(PREFIX)}
    _require_known("the environment: ", found, {*kinds, *ELSEWHERE})
    return {name: value for name, value in found.items() if name in kinds}


def _require_known(where: str, found: Iterable[str], known: Collection[str]) -> None:
    for name in found:
        if name not in known:
            called = _variable(name) if where.startswith("the environment") else name
            raise Malformed("settings", f"{where}there is no setting {called!r}{nearest(name, known)}")


def _in_file(file: Path | None, environment: Mapping[str, str], kinds: Mapping[str, type]) -> dict[str, Any]:
    named = file or (Path(environment["PITBOSS_SETTINGS"]) if environment.get("PITBOSS_SETTINGS") else None)
    path = named or data_folder() / FILE
    if named is None and not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise Malformed("settings", f"{path} cannot be read: {(fault.strerror or str(fault)).lower()}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise Malformed("settings", f"{path} is not TOML: {' '.join(str(fault).split())}") from None
    _require_known(f"{path}: ", found, kinds)
    return found


def _read(name: str, value: Any, kind: type, source: Source) -> Any:
    called = _variable(name) if source is Source.ENVIRONMENT else name
    if kind is bool:
        found = value if isinstance(value, bool) else YES_NO.get(str(value).lower())
        if found is None:
            raise Malformed("settings", f"{called} is {str(value)[:40]!r}: write yes or no")
        return found
    if kind is int:
        text = str(value)
        if isinstance(value, bool) or not text.isascii() or not text.isdigit() or len(text) > 9:
            raise Malformed("settings", f"{called} is {text[:40]!r}: write a whole number")
        if name == "port" and int(text) > 65535:
            raise Malformed("settings", f"{called} is {text}: a port is from 0 to 65535")
        if not int(text) and name != "port":
            raise Malformed("settings", f"{called} is 0: write at least 1")
        return int(text)
    if not isinstance(value, str):
        raise Malformed("settings", f"{called} is {value!r}: write a text")
    if value not in CHOICES.get(name, (value,)):
        raise Malformed("settings", f"{called} is {value[:40]!r}: write {listed(CHOICES[name], 'or')}")
    return value


def _shown(name: str, value: Any) -> str:
    if name == "store":
        return str(place_of(value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
