"""The end of a table: the closure announced, final rounds, the table closed and opened again."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.cards.commands import AnnounceFinalRounds
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseForVersion, CloseTable
from pitboss.floor.opening.state import Entries
from pitboss.floor.opening.versions import AT
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION_CHANGE
from tests.floor.fuzz.draw.prepare import prepared
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]


def final_rounds(scene: Scene) -> Iterator[Asked]:
    """ACT-2018-01 5.5: the last rounds before a closure are dealt whatever the cutting card says; the closure may be put off."""
    by, about = scene.may(CLOSE_TABLE), CLOSE_TABLE.name
    if scene.floor.notices.find(Kind.NOTICE_TO_PLAYERS, about):
        yield by, WithdrawNotice(Kind.NOTICE_TO_PLAYERS, about)
        return
    yield by, GiveNotice(Kind.NOTICE_TO_PLAYERS, about)
    yield scene.dealer, AnnounceFinalRounds()


def other_version(scene: Scene) -> Iterator[Asked]:
    """VIC-2003-01 13.7.3: the table closes for the other version of Magnificent Sevens, after a notice and the word to players."""
    if "magnificent-sevens" not in scene.game.side_bets or scene.chance.random() < 0.6:
        return
    version = scene.chance.choice((1, 2))
    way = f"{3 - version}-to-{version}/notice"
    yield "cass", GiveNotice(Kind.SIGN, MAGNIFICENT_SEVENS_VERSION_CHANGE["notice"].name)
    yield "cass", GiveNotice(Kind.NOTICE_TO_PLAYERS, MAGNIFICENT_SEVENS_VERSION_CHANGE[way].name, shows=((AT, scene.clock),))
    yield "cass", CloseForVersion(version, scene.chance.choice(list(Entries)))


def closed_and_opened(scene: Scene) -> Iterator[Asked]:
    """A table closes between rounds once that was announced: seldom, since it is the end."""
    if scene.floor.rounds.in_progress or scene.chance.random() < 0.8:
        return
    yield from prepared(scene, CLOSE_TABLE)
    yield scene.may(CLOSE_TABLE), CloseTable()
