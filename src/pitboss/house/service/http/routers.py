"""Every part of the interface over HTTP, in the order in which the document lists them."""

from __future__ import annotations

from pitboss.house.service.http import (
    entry,
    inspection,
    money,
    operations,
    pages,
    papers,
    promotions,
    rules,
    staff,
    streams,
    tables,
    tournaments,
)

PARTS = (entry, money, tables, streams, tournaments, promotions, papers, staff, inspection, rules, operations, pages)
ROUTERS = tuple(part.router for part in PARTS)
