"""Signs that change in play, personal limits, players who are held back, low limit gaming."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.commands import Command
from pitboss.floor.limits.commands import (
    AgreePersonalLimits,
    CheckSign,
    EndLowLimit,
    EndPersonalLimits,
    HoldForFurtherShoes,
    HoldToMinimum,
    HoldToOneBox,
    LiftRestriction,
    OfferLowLimit,
    RaiseKeptMinimum,
    RaiseMinimumAtOnce,
    SetLimits,
    SetSideBetLimits,
    SignSeen,
)
from pitboss.floor.limits.state import Hold, Sign
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.terms.control import FURTHER_SHOES_BY, ONE_BOX_BY, SHOE_MINIMUM_BY
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.markers import (
    PERSONAL_LIMITS_BY,
    PERSONAL_LIMITS_MARKER,
    PROTECTED_RAISE_NOTICE,
    RAISE_AT_ONCE_BY,
    TWO_MINIMUMS_SIGN,
)
from pitboss.terms.powers import Role
from tests.floor.fuzz.draw.prepare import TWENTY_MINUTES, prepared
from tests.floor.fuzz.furnish import LIMITS
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]


def _announced(scene: Scene, least: int, about: str, subject: str = "") -> Iterator[Asked]:
    """The sign and the word that a change takes, mostly early enough."""
    by, change = scene.may(LIMITS_ALTERED_BY), scene.clock + TWENTY_MINUTES
    yield by, GiveNotice(Kind.SIGN, about, subject, shows=(("new-minimum", least), ("time-of-change", change)))
    yield by, GiveNotice(Kind.NOTICE_TO_PLAYERS, about, subject)
    if scene.chance.random() < 0.8:
        scene.clock += TWENTY_MINUTES + 1


def sign(scene: Scene) -> Iterator[Asked]:
    """The limits of the table change, after whatever notice, or without; or the sign is looked for."""
    chance, limits = scene.chance, scene.floor.limits
    by = scene.may(LIMITS_ALTERED_BY)
    if limits.sign is Sign.DOWN or chance.random() < 0.15:
        role = scene.staff(Role.GAME_SUPERVISOR, Role.CASINO_SUPERVISOR) or by
        seen = SignSeen.PROMINENT if limits.sign is Sign.DOWN else chance.choice(list(SignSeen))
        yield from ((who, CheckSign(seen)) for who in (scene.dealer, role))
        return
    if chance.random() < 0.25 and scene.game.get(RAISE_AT_ONCE_BY) is not None:
        yield from _at_once(scene)
        return
    least, most = chance.choice(LIMITS)
    if chance.random() < 0.8:
        yield from _announced(scene, least, LIMITS_ALTERED_BY.name)
    yield by, SetLimits(least, most, limits.unit or 500)


def _at_once(scene: Scene) -> Iterator[Asked]:
    """NSW 6.5.1: a higher minimum at once, the old one kept by those who play; and raised in its turn."""
    limits, by = scene.floor.limits, scene.may(RAISE_AT_ONCE_BY)
    if limits.kept and scene.chance.random() < 0.5:
        yield from _announced(scene, limits.minimum, PROTECTED_RAISE_NOTICE.name)
        yield by, RaiseKeptMinimum(limits.minimum)
        return
    yield by, GiveNotice(Kind.SIGN, TWO_MINIMUMS_SIGN.name, shows=(("old-limits", "10"), ("new-limits", "20")))
    for player in scene.floor.boxes.present:
        yield by, GiveNotice(Kind.SIGN, "protected-marker", player)
    yield by, RaiseMinimumAtOnce(limits.minimum + 500)


def side_sign(scene: Scene) -> Iterator[Asked]:
    """The limits of a side bet change."""
    chance = scene.chance
    if not scene.game.side_bets:
        return
    bet, least = chance.choice(list(scene.game.side_bets)), chance.choice((500, 500, 1000))
    if chance.random() < 0.6:
        yield from _announced(scene, least, LIMITS_ALTERED_BY.name, bet)
    yield scene.may(LIMITS_ALTERED_BY), SetSideBetLimits(bet, least, chance.choice((1000, 2500, 5000)))


def personal(scene: Scene) -> Iterator[Asked]:
    """Limits of one player: the marker first, the player's word, then the agreement, and its end."""
    chance, limits = scene.chance, scene.floor.limits
    if not limits.minimum:
        return
    by = scene.may(PERSONAL_LIMITS_BY)
    if limits.personal and chance.random() < 0.4:
        yield by, EndPersonalLimits(chance.choice(list(limits.personal)))
        return
    playing = scene.floor.rounds.players
    player = chance.choice(playing) if playing and chance.random() < 0.6 else scene.player
    least, most = limits.minimum, limits.maximum + chance.choice((5000, 2500))
    if scene.furniture.book.startswith("vic") and chance.random() < 0.3:
        most = max(least, limits.maximum - 500)
    figures = (("minimum", least), ("maximum", most))
    for about in (PERSONAL_LIMITS_MARKER.name, PERSONAL_LIMITS_BY.name):
        yield by, GiveNotice(Kind.SIGN, about, player, shows=figures, words="higher limit")
    yield player, GiveNotice(Kind.AGREEMENT, PERSONAL_LIMITS_BY.name, player)
    yield by, AgreePersonalLimits(player, least, most)


def held_back(scene: Scene) -> Iterator[Asked]:
    """A player is held to the minimum or to one box, after the notification that comes first, and let go again."""
    chance, limits = scene.chance, scene.floor.limits
    powers = {Hold.THIS_SHOE: SHOE_MINIMUM_BY, Hold.FURTHER_SHOES: FURTHER_SHOES_BY, Hold.ONE_BOX: ONE_BOX_BY}
    if limits.restricted and chance.random() < 0.4:
        player = chance.choice(list(limits.restricted))
        yield scene.may(powers[limits.restricted[player].hold]), LiftRestriction(player)
        return
    player = scene.player
    ways = ((SHOE_MINIMUM_BY, HoldToMinimum(player)), (FURTHER_SHOES_BY, HoldForFurtherShoes(player)), (ONE_BOX_BY, HoldToOneBox(player)))
    term, command = chance.choice(ways)
    yield from prepared(scene, term, player)
    yield scene.may(term), command


def low(scene: Scene) -> Iterator[Asked]:
    """Low limit gaming begins or ends."""
    yield scene.may(LIMITS_ALTERED_BY), EndLowLimit() if scene.floor.limits.low_limit else OfferLowLimit()
