"""Why a server closes a socket."""

from __future__ import annotations


class Closing(Exception):
    """The server closes the socket."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code, self.sentence = code, sentence
