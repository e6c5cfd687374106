"""The draft that a command is asked under: read from its file, with the file's name before whatever is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pitboss.books import LIBRARY
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.today import moment_asked

if TYPE_CHECKING:
    from pitboss.drafts.draft import DraftRules
    from pitboss.drafts.opening import When


def asking(on: str | None) -> When:
    """The moment that somebody wrote; else that at which the draft would begin; else now."""
    return lambda book, begins: moment_asked(book, on or begins or None)


def draft_called(name: str | None) -> DraftRules | None:
    """The draft of a file, ready to stand; none where no file is named."""
    if name is None:
        return None
    from pitboss.cli.adjudicate.file import text_of  # YAML is not for a question about law to wait for
    from pitboss.drafts.reading import draft_in
    from pitboss.drafts.usable import usable

    text = text_of(name)
    called = "stdin" if name == "-" else name
    try:
        return usable(draft_in(text, LIBRARY))
    except Refused as fault:
        raise Refused(fault.code, f"{called}: {fault.sentence}", rule=fault.rule) from None
    except Malformed as fault:
        raise Malformed(fault.code, f"{called}: {fault.sentence}") from None
