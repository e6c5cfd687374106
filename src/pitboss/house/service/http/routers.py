"""Every part of the interface over HTTP, in the order in which the document lists them."""

from __future__ import annotations

from pitboss.house.service.http import entry, inspection, money, operations, pages, rules, staff, tables

ROUTERS = tuple(part.router for part in (entry, money, tables, staff, inspection, rules, operations, pages))
