"""What happens to the hand of a player who is away or does not decide."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.term import Chapter, Term
from pitboss.law.values import Word
from pitboss.terms.powers import Power


class Absence(Word):
    """Why a hand is left without a decision."""

    ABSENT = "absent", "the player is not at the table"
    REFUSES = "refuses", "the player will not decide"
    FAILS_TO_ACT = "fails-to-act", "the player is there and gives no decision"


class Wait(Word):
    """How long the hand waits for its player."""

    REASONABLE_TIME = "reasonable-time", "a reasonable time must have passed"
    REASONABLE_TIME_IF_THERE = "reasonable-time-if-there", "a reasonable time must have passed if the player is there"
    WARNING = "warning", "a player who is present is first warned"


@dataclass(frozen=True, slots=True)
class AbsentPlay:
    """How a hand without a player is played: a total of at least this stands, anything lower draws.

    `draws_until_soft` is None where the book takes a soft total as it takes a hard one.

    >>> from pitboss.terms.powers import Role
    >>> str(AbsentPlay((Absence.ABSENT,), Role.DEALER, 12, None))
    'absent: draw until the total is over 11 (dealer)'
    >>> str(AbsentPlay((Absence.ABSENT, Absence.REFUSES), Role.GAME_SUPERVISOR, 12, 17))
    'absent, refuses: draw to hard 11 and soft 16, stand from hard 12 and from soft 17 (game-supervisor)'
    """

    acts_when: tuple[Absence, ...]
    directed_by: Word
    draws_until_hard: int
    draws_until_soft: int | None

    def __str__(self) -> str:
        hard, soft = self.draws_until_hard, self.draws_until_soft
        if soft is None:
            play = f"draw until the total is over {hard - 1}"
        else:
            play = f"draw to hard {hard - 1} and soft {soft - 1}, stand from hard {hard} and from soft {soft}"
        return f"{', '.join(map(str, self.acts_when))}: {play} ({self.directed_by})"


ABSENT_PLAYER = Term[AbsentPlay]("absent-player", "A player is away or does not decide: how is the hand played?", Chapter.IRREGULARITIES)
ABSENT_PLAYER_WAIT = Term[Wait](
    "absent-player-wait", "How long does the dealer wait for a player who does not decide?", Chapter.IRREGULARITIES
)
ABSENT_PLAYER_DIRECTION = Term[Power](
    "absent-player-direction", "Who may have the hand of a player who does not decide played?", Chapter.IRREGULARITIES
)
