"""Judge devices: what the ban reaches, by kind, by what it can do and by what is done with it, and whom it leaves alone."""

from __future__ import annotations

from pitboss.floor.conduct.commands import Handling, ReportDevice, UseDevice
from pitboss.floor.conduct.events import DeviceBrought, DeviceFound
from pitboss.floor.desk import Desk
from pitboss.floor.people.ranks import HOUSE
from pitboss.floor.powers import require_on_duty, roles_of
from pitboss.law.refusal import listed
from pitboss.play.desk import refusal
from pitboss.terms.conduct import (
    DEVICE_BAN,
    DEVICE_CONCERT,
    DEVICE_EXEMPT,
    DEVICE_FUNCTIONS,
    DEVICE_KINDS,
    DeviceBan,
    DeviceFunction,
    DeviceKind,
    Exempt,
)
from pitboss.terms.powers import Role

FORBIDDEN = {
    DeviceBan.USE_OR_CONTROL: (Handling.USE, Handling.CONTROL),
    DeviceBan.USE_CONTROL_OR_POSSESSION: (Handling.USE, Handling.CONTROL, Handling.POSSESSION),
}
"""What each ban forbids to do with a device."""


def use_device(desk: Desk, command: UseDevice) -> None:
    """Refuse a banned device, and note one that the ban does not reach."""
    if _banned(desk, desk.by, command):
        does = listed([str(each) for each in command.functions], "or")
        said = f"{desk.by} may not have a {str(command.kind).replace('-', ' ')} here that can {does}: {command.handling.value} is banned"
        raise refusal("device-ban", said, desk.game.cite(DEVICE_BAN))
    desk.record(DeviceBrought(desk.by, command.kind, desk.game.cite(DEVICE_EXEMPT) or desk.game.cite(DEVICE_BAN)))


def report_device(desk: Desk, command: ReportDevice) -> None:
    """Put a breach of the device ban on record, with those who acted together where the document catches them."""
    rule = desk.game.cited(DEVICE_BAN)
    require_on_duty(desk, "report a device", rule)
    if not _banned(desk, command.person, command):
        raise refusal("no-breach", f"what {command.person} did is no breach of the device ban here", rule)
    if not 0 <= command.since <= desk.floor.rounds.number:
        said = f"there has been no round {command.since}: this is round {desk.floor.rounds.number}"
        raise refusal("no-such-round", said, rule)
    others = command.others if desk.game.get(DEVICE_CONCERT) else ()
    desk.record(DeviceFound(command.person, others, command.kind, command.handling, desk.by, desk.at, rule, command.since))


def _banned(desk: Desk, person: str, device: UseDevice | ReportDevice) -> bool:
    """Whether the ban reaches this person with this device."""
    game = desk.game
    ban = game.get(DEVICE_BAN)
    if ban is None or device.handling not in FORBIDDEN[ban] or _exempt(desk, person):
        return False
    return _is_device(device.kind, device.functions, game.get(DEVICE_KINDS) or (), game.get(DEVICE_FUNCTIONS) or ())


def _is_device(
    kind: DeviceKind, can: tuple[DeviceFunction, ...], kinds: tuple[DeviceKind, ...], functions: tuple[DeviceFunction, ...]
) -> bool:
    return kind in kinds and not set(functions).isdisjoint(can)


def _exempt(desk: Desk, person: str) -> bool:
    """Whether somebody is on duty in a capacity that the document leaves alone."""
    exempt, roles = desk.game.get(DEVICE_EXEMPT) or (), roles_of(desk, person)
    if Exempt.INSPECTOR_ON_DUTY in exempt and Role.INSPECTOR in roles:
        return True
    employee = Exempt.EMPLOYEE_ON_DUTY in exempt or Exempt.AGENT_ON_DUTY in exempt
    return employee and bool(roles & HOUSE)
