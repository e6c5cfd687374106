"""Who may do what: the roles of the rule books, and what a power takes before it may be used."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.values import Word


class Role(Word):
    """A person or body that a rule book names."""

    DEALER = "dealer", "runs the game at the table"
    GAME_SUPERVISOR = "game-supervisor", "Victoria: supervises the table at first hand"
    GAMING_SUPERVISOR = "gaming-supervisor", "New South Wales: supervises the table at first hand"
    CASINO_SUPERVISOR = (
        "casino-supervisor",
        "manages gaming; in New South Wales a capability that a gaming supervisor and everyone above has",
    )
    ASSISTANT_GAMING_MANAGER = "assistant-gaming-manager", "New South Wales: runs a pit"
    GAMING_MANAGER = "gaming-manager", "New South Wales: runs the gaming floor"
    TABLE_GAMES_OPERATIONS_MANAGER = "table-games-operations-manager", "Victoria: above the casino supervisor, not defined"
    GAMING_SHIFT_MANAGER = "gaming-shift-manager", "Com-Bo and the ACT: runs the shift, not defined"
    PIT_BOSS = "pit-boss", "Com-Bo: runs a pit, not defined"
    TOURNAMENT_DIRECTOR = "tournament-director", "runs a tournament, with deputies or an assistant; Victoria and the ACT"
    TOURNAMENT_MANAGER = "tournament-manager", "runs a tournament; New South Wales, licensed"
    CASINO_OPERATOR = "casino-operator", "holds the casino licence"
    SURVEILLANCE = "surveillance", "the casino's own surveillance department"
    INSPECTOR = "inspector", "an inspector of the regulator"
    AUTHORISED_PERSON = "authorised-person", "Victoria: a person the Act authorises"
    POLICE_OFFICER = "police-officer", "a member of the police"
    DIRECTOR_OF_CASINO_SURVEILLANCE = "director-of-casino-surveillance", "Victoria: head of the regulator's surveillance"
    DELEGATE_OF_DIRECTOR = "delegate-of-director", "Victoria: to whom the Director of Casino Surveillance has delegated"
    COMMISSION = "commission", "the ACT Gambling and Racing Commission"
    AUTHORITY = "authority", "New South Wales: the regulator"
    INSPECTORATE = "inspectorate", "New South Wales: the regulator's inspectors as a body"
    SCRUTINEER = "scrutineer", "New South Wales: watches the draw of a promotion"
    PLAYER = "player", "takes part in the game"
    SPECTATOR = "spectator", "watches and does not play"
    ANYONE = "anyone", "any person at all"

    @property
    def title(self) -> str:
        """The role as a sentence begins with it.

        >>> Role.CASINO_SUPERVISOR.title
        'Casino Supervisor'
        """
        return " ".join(word if word == "of" else word.capitalize() for word in str(self).split("-"))


class Rank(Word):
    """Whether only the holder has a power, or every rank above the holder too."""

    ALONE = "alone", "the holder only"
    OR_ABOVE = "or-above", "the holder and every rank above"


class Duty(Word):
    """Whether a power is a choice or a duty."""

    MAY = "may", "the holder chooses"
    MUST = "must", "the holder has no choice"


class Precondition(Word):
    """What must be so before a power may be used; the gloss completes the sentence of the power."""

    DIRECTOR_NOTIFIED_BEFORE = "director-notified-before", "after notifying the Director or a delegate"
    INSPECTOR_NOTIFIED_BEFORE = "inspector-notified-before", "after notifying the inspector"
    SURVEILLANCE_NOTIFIED_BEFORE = "surveillance-notified-before", "after notifying Surveillance"
    COMMISSION_NOTIFIED_BEFORE = "commission-notified-before", "after notifying the Commission"
    COMMISSION_ROUTINELY_ADVISED = "commission-routinely-advised", "advising the Commission as a routine"
    APPROVED_PROCEDURES = "approved-procedures", "under approved procedures"
    SIGN_DISPLAYED = "sign-displayed", "with a sign on display"
    SIGN_DISPLAYED_20_MINUTES = "sign-displayed-20-minutes", "once a sign has stood at the table for 20 minutes"
    NOTICE_TO_PLAYERS = "notice-to-players", "with notice to the players"
    PRIOR_NOTICE_TO_PLAYERS = "prior-notice-to-players", "after notice to the players"
    REASONABLE_NOTICE = "reasonable-notice", "on reasonable notice"
    PLAYERS_TOLD_BEFORE_PLAY = "players-told-before-play", "having told the players before play"
    ROUND_NOT_IN_PROGRESS = "round-not-in-progress", "while no round is in progress"
    ROUND_COMPLETE = "round-complete", "once the round is complete"
    BEFORE_FIRST_CARD_REMOVED = "before-first-card-removed", "before the round's first card leaves the shoe or shuffling device"
    REASONABLE_GROUNDS = "reasonable-grounds", "on reasonable grounds"
    NO_PLAYER_CUTS = "no-player-cuts", "where no player will cut"
    PLAYER_ABSENT_OR_SILENT = "player-absent-or-silent", "where the player is absent or does not decide"
    PLAYER_AGREES = "player-agrees", "with the player's agreement"
    RULES_CONTRAVENED = "rules-contravened", "where a rule has been broken"
    SATISFIED_OF_DEVICE_BREACH = "satisfied-of-device-breach", "once satisfied that the device ban was broken"
    DEVICE_HELD = "device-held", "where a banned device is held"
    REQUESTED = "requested", "on request"
    ANOTHER_PERSON = "another-person", "being another person than decided first"
    AS_THE_ACT_PROVIDES = "as-the-act-provides", "as the Act provides"


LADDERS = (
    (Role.DEALER, Role.GAME_SUPERVISOR, Role.CASINO_SUPERVISOR, Role.TABLE_GAMES_OPERATIONS_MANAGER),
    (Role.DEALER, Role.GAMING_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER),
    (Role.DEALER, Role.CASINO_SUPERVISOR, Role.CASINO_OPERATOR),
)
"""The ranks of a floor from the table upwards: Victoria, New South Wales, the Australian Capital Territory."""


@dataclass(frozen=True, slots=True)
class Power:
    """Who may, or must, do what the term names, at whose request and under what preconditions.

    >>> str(Power(Role.CASINO_SUPERVISOR, Rank.OR_ABOVE, needs=(Precondition.INSPECTOR_NOTIFIED_BEFORE,)))
    'Casino Supervisor or above may, after notifying the inspector'
    >>> str(Power(Role.DEALER, also=(Role.CASINO_SUPERVISOR,), on_request_of=Role.PLAYER, duty=Duty.MUST))
    'Dealer or Casino Supervisor must, when the player asks'
    """

    holder: Role
    or_above: Rank = Rank.ALONE
    also: tuple[Role, ...] = ()
    on_request_of: Role | None = None
    needs: tuple[Precondition, ...] = ()
    duty: Duty = Duty.MAY

    def held_by(self, role: Role) -> bool:
        """Whether somebody of that role has the power: the holder, one named beside the holder, or where it says so a higher rank.

        >>> Power(Role.ASSISTANT_GAMING_MANAGER, Rank.OR_ABOVE).held_by(Role.GAMING_MANAGER)
        True
        """
        if role is self.holder or role in self.also:
            return True
        return self.or_above is Rank.OR_ABOVE and any(
            ladder.index(role) > ladder.index(self.holder) for ladder in LADDERS if role in ladder and self.holder in ladder
        )

    def __str__(self) -> str:
        holder = f"{self.holder.title} or above" if self.or_above is Rank.OR_ABOVE else self.holder.title
        who = " or ".join([holder, *(role.title for role in self.also)])
        asked = [f"when the {str(self.on_request_of).replace('-', ' ')} asks"] if self.on_request_of else []
        return ", ".join([f"{who} {self.duty}", *asked, *(need.gloss for need in self.needs)])
