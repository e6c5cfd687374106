"""Acts in an accident that people do and the log keeps."""

from __future__ import annotations

from pitboss.floor.acts.recordable import Recordable, recordables
from pitboss.terms.devices import DEVICE_DAMAGED, DEVICE_LOST_STEPS, DEVICE_TRANSFER_NEEDS, DEVICE_UNDAMAGED
from pitboss.terms.irregular_rounds import WRONG_CARDS_CHECK, WRONG_CARDS_NOTIFIED
from pitboss.terms.powers import Role

SUPERVISED = (Role.DEALER, Role.GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR, Role.GAME_SUPERVISOR)

ACTS = recordables(
    Recordable(WRONG_CARDS_CHECK, SUPERVISED),
    Recordable(WRONG_CARDS_NOTIFIED, SUPERVISED),
    Recordable(DEVICE_TRANSFER_NEEDS["disadvantage"], SUPERVISED),
    Recordable(DEVICE_TRANSFER_NEEDS["spare"], SUPERVISED),
    Recordable(DEVICE_TRANSFER_NEEDS["transfer"], SUPERVISED),
    Recordable(DEVICE_UNDAMAGED),
    *(Recordable(DEVICE_DAMAGED[line]) for line in range(1, 5)),
    *(
        Recordable(DEVICE_LOST_STEPS[line])
        for line in ("cards-left", "damaged-cards", "shuffle", "cut", "finish", "device-afterwards", "cards-afterwards", "rules-afterwards")
    ),
)
