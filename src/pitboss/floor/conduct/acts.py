"""Acts about conduct that people do and the log keeps."""

from __future__ import annotations

from pitboss.floor.acts.recordable import recordables

ACTS = recordables()
