"""The journal: one line of JSON an event of the server, on stderr. Bodies, cookies, tokens and queries are never in it."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

FIELDS = ("table", "code", "sentence", "method", "path", "status", "milliseconds", "account", "address", "socket", "count", "url")
"""What a line may say beside its message; everything else that somebody attaches to a record is left out."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin_journal(level: int = logging.INFO) -> None:
    """Send everything that the service and the server under it say to stderr as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("pitboss", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler] if name != "uvicorn.error" else []
        log.propagate = name == "uvicorn.error"
        log.setLevel(level)
