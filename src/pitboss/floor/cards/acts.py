"""Acts about cards that people do and the log keeps."""

from __future__ import annotations

from pitboss.floor.acts.recordable import Recordable, recordables
from pitboss.terms.deal import CARDS_PICKED_UP
from pitboss.terms.pack import CARD_CHECKS, CHECK_ORDERED, SETTINGS_TOLD
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import AFTER_CUT, CUTTING_CARD_APPEARS, DROPPED_CARDS, HAND_SHUFFLE_FIRST, PRE_SHUFFLED

STAFF = (Role.DEALER, Role.GAME_SUPERVISOR, Role.GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR)
SUPERVISOR = (Role.CASINO_SUPERVISOR,)

ACTS = recordables(
    Recordable(CARD_CHECKS["before-gaming"]),
    Recordable(CARD_CHECKS["after-gaming"]),
    Recordable(CARD_CHECKS["before-use"], STAFF),
    Recordable(CARD_CHECKS["removed"], STAFF),
    Recordable(CARD_CHECKS["on-instruction"]),
    Recordable(CHECK_ORDERED),
    Recordable(PRE_SHUFFLED, STAFF),
    Recordable(HAND_SHUFFLE_FIRST),
    Recordable(DROPPED_CARDS, SUPERVISOR),
    Recordable(AFTER_CUT),
    Recordable(CARDS_PICKED_UP),
    Recordable(CUTTING_CARD_APPEARS["first"]),
    Recordable(SETTINGS_TOLD),
)
