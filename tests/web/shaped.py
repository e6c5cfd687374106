"""Answers held against the shapes that the pages' types are made from: nothing missing, nothing more."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
from pydantic import TypeAdapter

from pitboss.web.shapes import Shapes


def check_shape(name: str, answer: Any) -> None:
    """An answer has the shape of that name, with no field that it does not name, all the way down."""
    schemas = TypeAdapter(Shapes).json_schema(mode="serialization")["$defs"]
    closed = {each: part | {"additionalProperties": False} if "properties" in part else part for each, part in schemas.items()}
    jsonschema_rs.validate({"$ref": f"#/$defs/{name}", "$defs": closed}, answer)
