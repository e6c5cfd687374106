"""The whole interface as one OpenAPI document, for the types of the pages: `python -m pitboss.web.schema > schema.json`."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import Any, cast

from fastapi import FastAPI
from pydantic import TypeAdapter

from pitboss.house.service.app import build_app
from pitboss.house.service.described import PREFIX
from pitboss.house.service.pit import Pit
from pitboss.house.service.schema import document_of
from pitboss.web.mounting import mount
from pitboss.web.pages import App
from pitboss.web.shapes import Shapes

Json = dict[str, Any]


def interface() -> Json:
    """The house's document with the web's own calls, and with the shapes of what they answer."""
    taken: list[FastAPI] = []

    def keep(app: FastAPI) -> App:
        taken.append(app)
        return mount(app)

    build_app(cast(Pit, SimpleNamespace()), keep)  # no pit: nothing is served, only described
    made: Json = document_of(taken[0])
    schemas = made["components"]["schemas"]
    schemas |= {name: shape for name, shape in shapes().items() if name not in schemas}  # what the house describes it describes best
    return made


def shapes() -> Json:
    """The definition of every shape by its name."""
    found = TypeAdapter(Shapes).json_schema(ref_template=f"{PREFIX}{{model}}", mode="serialization")
    definitions: Json = found["$defs"]
    return definitions


if __name__ == "__main__":
    json.dump(interface(), sys.stdout)
