"""A real cluster of this machine for tests: `pitboss cluster` as a person starts it, and ended with the test."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.cli.shell import PITBOSS


@contextmanager
def running(*words: str) -> Iterator[str]:
    """A `pitboss cluster` process; its first line, once it has said it."""
    process = subprocess.Popen([PITBOSS, "cluster", *words], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline()
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(120)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


@contextmanager
def local_cluster(workers: int, *tls: str) -> Iterator[str]:
    """The address of a scheduler with so many workers."""
    with running("scheduler", "--port", "0", *tls) as said:
        found = re.search(r"t(?:cp|ls)://\S+(?=;)", said)
        assert found is not None, said
        with running("worker", found[0], "--workers", str(workers), *tls) as joined:
            assert joined.startswith(f"{workers} worker")
            yield found[0]


def certificates(folder: Path, name: str = "cluster") -> tuple[str, ...]:
    """An authority, a certificate for this machine and its key, as the words that name their files."""
    authority, made = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    issuer = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"{name} authority")])
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    alternative = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1")), x509.DNSName("localhost")])
    root = _signed(issuer, issuer, authority, authority).add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    leaf = _signed(subject, issuer, made, authority).add_extension(alternative, critical=False)
    files = {
        "ca": root.sign(authority, hashes.SHA256()).public_bytes(Encoding.PEM),
        "cert": leaf.sign(authority, hashes.SHA256()).public_bytes(Encoding.PEM),
        "key": made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
    }
    words = []
    for what, content in files.items():
        path = folder / f"{name}-{what}.pem"
        path.write_bytes(content)
        words += [f"--tls-{what}", str(path)]
    return tuple(words)


def _signed(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, by: ec.EllipticCurvePrivateKey
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    identifier = x509.AuthorityKeyIdentifier.from_issuer_public_key(by.public_key())
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(identifier, critical=False)
    )
