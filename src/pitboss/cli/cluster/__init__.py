"""`pitboss cluster`: a scheduler and its workers, for `pitboss simulate --cluster`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pitboss.cli.help import command, examples

TlsCa = Annotated[
    Path | None, typer.Option("--tls-ca", metavar="FILE", help="The authority of every certificate, in PEM.", show_default=False)
]
TlsCert = Annotated[Path | None, typer.Option("--tls-cert", metavar="FILE", help="This machine's certificate.", show_default=False)]
TlsKey = Annotated[Path | None, typer.Option("--tls-key", metavar="FILE", help="The key of that certificate.", show_default=False)]
Host = Annotated[str, typer.Option("--host", help="Where to listen; other than this machine only with certificates.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65_535, help="The port; 0 takes a free one.")]
Where = Annotated[str, typer.Argument(metavar="ADDRESS", help="The scheduler's address, such as tcp://127.0.0.1:8786.", show_default=False)]
Processes = Annotated[int, typer.Option("--workers", metavar="W", min=1, max=1024, help="Processes, each of which deals.")]

app = typer.Typer(
    help="A cluster for `pitboss simulate --cluster`: one scheduler, and workers on as many machines as you like.",
    epilog=examples("pitboss cluster scheduler"),
)
app.callback()(lambda: None)


@command(app, "scheduler", "pitboss cluster scheduler --port 8786")
def scheduler(host: Host = "127.0.0.1", port: Port = 8786, tls_ca: TlsCa = None, tls_cert: TlsCert = None, tls_key: TlsKey = None) -> None:
    """Hand out blocks to whoever comes, until Ctrl-C."""
    from pitboss.sim.cluster_address import Address, Tls
    from pitboss.sim.cluster_hosts import schedule

    tls = Tls.of(tls_ca, tls_cert, tls_key)
    address = Address.of(f"[{host}]:{port}" if ":" in host else f"{host}:{port}", tls)
    schedule(address, lambda where: print(f"Scheduler at {where}; Ctrl-C ends it.", flush=True))


@command(app, "worker", "pitboss cluster worker tcp://127.0.0.1:8786 --workers 2")
def worker(address: Where, workers: Processes = 1, tls_ca: TlsCa = None, tls_cert: TlsCert = None, tls_key: TlsKey = None) -> None:
    """Deal blocks for a scheduler, until Ctrl-C or until it ends."""
    from pitboss.sim.cluster_address import Address, Tls
    from pitboss.sim.cluster_hosts import work

    where = Address.of(address, Tls.of(tls_ca, tls_cert, tls_key))
    work(where, workers, lambda at: print(f"{workers} worker{'' if workers == 1 else 's'} at {at}; Ctrl-C ends.", flush=True))
