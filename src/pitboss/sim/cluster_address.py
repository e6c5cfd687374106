"""Where a cluster is, and how it is spoken to: in the clear on this machine only, because a scheduler runs whatever it is sent."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from pitboss.law.refusal import Malformed, Refused

if TYPE_CHECKING:
    from distributed import Security

PORT = 8786
PLAIN, ENCRYPTED = "tcp", "tls"
ANSWERS_WITHIN = 10.0
"""Seconds that a scheduler has to answer, and a first worker to be there."""
RULE = "the cluster's own"
"""What is cited where no book has a say."""


@dataclass(frozen=True)
class Tls:
    """Three files: the authority that all certificates of the cluster must come from, one's own certificate, and its key."""

    authority: Path
    certificate: Path
    key: Path

    @classmethod
    def of(cls, authority: Path | None, certificate: Path | None, key: Path | None) -> Tls | None:
        """The three files of --tls-ca, --tls-cert and --tls-key; all of them or none, and they must hold what they should."""
        given = (authority, certificate, key)
        if given == (None, None, None):
            return None
        if authority is None or certificate is None or key is None:
            raise Malformed("tls", "TLS needs three files: give --tls-ca, --tls-cert and --tls-key together")
        try:
            context = ssl.create_default_context(cafile=authority)
            context.load_cert_chain(certificate, key)
        except (OSError, ValueError):
            words = "--tls-ca, --tls-cert and --tls-key: these are not a certificate authority, a certificate and its key in PEM files"
            raise Malformed("tls", words) from None
        return cls(authority, certificate, key)

    @property
    def security(self) -> Security:
        """The same, as Dask has it."""
        from distributed import Security

        files = {f"tls_{who}_{what}": str(path) for who in ("client", "scheduler", "worker") for what, path in self._own}
        return Security(tls_ca_file=str(self.authority), require_encryption=True, **files)  # type: ignore[no-untyped-call]

    @property
    def _own(self) -> tuple[tuple[str, Path], ...]:
        return ("cert", self.certificate), ("key", self.key)


@dataclass(frozen=True)
class Address:
    """A host and a port, and the certificates where they are used."""

    host: str
    port: int
    tls: Tls | None = None

    @classmethod
    def of(cls, text: str, tls: Tls | None) -> Address:
        """Read an address; in the clear, only this machine's own."""
        protocol, mark, rest = text.partition("://")
        host, colon, port = (rest if mark else text).rpartition(":")
        host = (host if colon else port).strip("[]")
        if (mark and protocol not in (PLAIN, ENCRYPTED)) or not host or (colon and not (port.isdecimal() and int(port) < 65_536)):
            raise Malformed("cluster", f"{text[:80]!r} is no address of a cluster: write it as tcp://127.0.0.1:{PORT}")
        if mark and tls is not None and protocol == PLAIN:
            raise Malformed("cluster", f"{text[:80]} would not be encrypted: write it with tls:// to use the certificates")
        found = cls(host, int(port) if colon else PORT, tls)
        if tls is None and (protocol == ENCRYPTED or not is_loopback(host)):
            words = f"{text[:80]} is not spoken to without certificates: give --tls-ca, --tls-cert and --tls-key"
            raise Refused("cluster-tls", words, rule=RULE)
        return found

    @property
    def protocol(self) -> str:
        """How it is spoken to."""
        return PLAIN if self.tls is None else ENCRYPTED

    @property
    def url(self) -> str:
        """As Dask writes it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.protocol}://{host}:{self.port}"

    def __str__(self) -> str:
        return self.url

    @property
    def security(self) -> Security | None:
        """The certificates as Dask has them."""
        return None if self.tls is None else self.tls.security

    def silent(self) -> Malformed:
        """What there is to say when nobody answers."""
        return Malformed("cluster", f"no scheduler answers at {self}: start one with `pitboss cluster scheduler`, or mend the address")


def is_loopback(host: str) -> bool:
    """Whether a host is this machine and nobody else can reach it.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("::1"), is_loopback("0.0.0.0"), is_loopback("example.org")
    (True, True, True, False, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
