"""Signs that change in play, personal limits, and players who are held back."""

from __future__ import annotations

from pitboss.floor.commands import Command
from pitboss.floor.limits.commands import (
    AgreePersonalLimits,
    CheckSign,
    EndPersonalLimits,
    HoldForFurtherShoes,
    HoldToMinimum,
    HoldToOneBox,
    LiftRestriction,
    RaiseMinimumAtOnce,
    SetLimits,
    SetSideBetLimits,
    SignSeen,
)
from pitboss.floor.limits.state import Sign
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.terms.control import FURTHER_SHOES_BY, ONE_BOX_BY, SHOE_MINIMUM_BY
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.markers import PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER, RAISE_AT_ONCE_BY, TWO_MINIMUMS_SIGN
from pitboss.terms.powers import Role
from tests.floor.fuzz.furnish import LIMITS
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]


def sign(scene: Scene) -> Asked | None:
    """The limits of the table or of a side bet change, after whatever notice, or without."""
    chance, limits, notices = scene.chance, scene.floor.limits, scene.floor.notices
    by = scene.may(LIMITS_ALTERED_BY)
    if limits.sign is Sign.DOWN:
        return scene.chance.choice(((scene.dealer, CheckSign(SignSeen.PROMINENT)), (by, SetLimits(*chance.choice(LIMITS), limits.unit))))
    wish = chance.random()
    if wish < 0.1:
        role = scene.staff(Role.GAME_SUPERVISOR, Role.CASINO_SUPERVISOR) or by
        return chance.choice((scene.dealer, role)), CheckSign(chance.choice(list(SignSeen)))
    if scene.game.side_bets and wish < 0.4:
        bet = chance.choice(list(scene.game.side_bets))
        return by, SetSideBetLimits(bet, chance.choice((500, 500, 1000)), chance.choice((1000, 2500, 5000)))
    least, most = chance.choice(LIMITS)
    about = LIMITS_ALTERED_BY.name
    if wish < 0.7 and not notices.find(Kind.NOTICE_TO_PLAYERS, about):
        return by, GiveNotice(Kind.NOTICE_TO_PLAYERS, about)
    if wish < 0.8 and least > limits.minimum and not notices.find(Kind.SIGN, about):
        scene.clock += 1500 if chance.random() < 0.5 else 0
        return by, GiveNotice(Kind.SIGN, about, shows=(("new-minimum", least), ("time-of-change", scene.clock)))
    if wish < 0.85 and scene.game.get(RAISE_AT_ONCE_BY) is not None:
        shows = (("old-limits", "10"), ("new-limits", "20"))
        if not notices.find(Kind.SIGN, TWO_MINIMUMS_SIGN.name):
            return by, GiveNotice(Kind.SIGN, TWO_MINIMUMS_SIGN.name, shows=shows)
        return scene.may(RAISE_AT_ONCE_BY), RaiseMinimumAtOnce(limits.minimum + 500)
    return by, SetLimits(least, most, limits.unit)


def personal(scene: Scene) -> Asked | None:
    """Limits of one player: the marker first, the player's word, then the agreement, and its end."""
    chance, limits, notices = scene.chance, scene.floor.limits, scene.floor.notices
    if not limits.minimum:
        return None
    by = scene.may(PERSONAL_LIMITS_BY)
    if limits.personal and chance.random() < 0.3:
        return by, EndPersonalLimits(chance.choice(list(limits.personal)))
    player = chance.choice(scene.floor.rounds.players) if scene.floor.rounds.players else scene.player
    least, most = limits.minimum, limits.maximum + chance.choice((5000, 2500))
    if scene.furniture.book.startswith("vic") and chance.random() < 0.3:
        most = max(least, limits.maximum - 500)
    figures = (("minimum", least), ("maximum", most))
    needed = (
        (by, GiveNotice(Kind.SIGN, PERSONAL_LIMITS_MARKER.name, player, words="higher limit", shows=figures)),
        (by, GiveNotice(Kind.SIGN, PERSONAL_LIMITS_BY.name, player, shows=figures)),
        (player, GiveNotice(Kind.AGREEMENT, PERSONAL_LIMITS_BY.name, player)),
    )
    for who, notice in needed:
        if not notices.find(notice.kind, notice.about, player) and scene.game.cite_name(notice.about):
            return who, notice
    return by, AgreePersonalLimits(player, least, most)


def held_back(scene: Scene) -> Asked | None:
    """A player is held to the minimum or to one box, after the notification that comes first, and let go again."""
    chance, limits = scene.chance, scene.floor.limits
    if limits.restricted and chance.random() < 0.4:
        return scene.may(ONE_BOX_BY), LiftRestriction(chance.choice(list(limits.restricted)))
    player = scene.player
    ways = ((SHOE_MINIMUM_BY, HoldToMinimum(player)), (FURTHER_SHOES_BY, HoldForFurtherShoes(player)), (ONE_BOX_BY, HoldToOneBox(player)))
    term, command = chance.choice(ways)
    roles = (Role.INSPECTOR, Role.DIRECTOR_OF_CASINO_SURVEILLANCE, Role.COMMISSION, Role.SURVEILLANCE)
    if chance.random() < 0.6:
        return scene.may(term), GiveNotice(Kind.NOTIFICATION, term.name, player, chance.choice(roles))
    return scene.may(term), command
