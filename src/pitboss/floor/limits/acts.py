"""Acts about limits and signs that people do and the log keeps."""

from __future__ import annotations

from pitboss.floor.acts.recordable import Recordable, recordables
from pitboss.terms.control import ONE_BOX_AGAIN
from pitboss.terms.limits import OVER_MAXIMUM_EARLIER
from pitboss.terms.powers import Role

ACTS = recordables(
    Recordable(OVER_MAXIMUM_EARLIER, (Role.DEALER, Role.CASINO_SUPERVISOR)),
    Recordable(ONE_BOX_AGAIN, (Role.CASINO_OPERATOR,)),
)
