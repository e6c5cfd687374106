"""Judge what wagers are made in: chips, spoken words with money behind them, and promotional tokens."""

from __future__ import annotations

from pitboss.floor.boxes.commands import DeclareToken, DeclareWager, ExchangeVoucher
from pitboss.floor.boxes.events import TokensIssued, TokensSettled, TokensStaked, WagerDeclared
from pitboss.floor.boxes.side_places import game_of
from pitboss.floor.boxes.state import Staked
from pitboss.floor.desk import Desk
from pitboss.floor.powers import require_dealer, roles_of
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.state import OPEN_FOR_WAGERS
from pitboss.law.refusal import listed
from pitboss.money.cents import money
from pitboss.play.desk import refusal
from pitboss.play.events import RoundAnnulled, RoundEnded
from pitboss.play.named import bet_name
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Round
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BET_MEDIUM
from pitboss.terms.wagers import (
    ORAL_WAGER,
    ORAL_WAGER_BACKING,
    ORAL_WAGER_DEADLINE,
    WAGER_DEADLINE,
    WAGER_MEDIUM,
    Cutoff,
    Medium,
)

MAIN = "main"


def is_past(desk: Desk, cutoff: Cutoff | None) -> bool:
    """Whether this round is past a cutoff: the call that ends betting, or the first card."""
    rounds = desk.floor.rounds
    match cutoff:
        case Cutoff.NO_MORE_BETS:
            return rounds.now.awaits not in OPEN_FOR_WAGERS
        case Cutoff.FIRST_CARD_DEALT | Cutoff.FIRST_CARD_REMOVED | None:
            return rounds.first_card_out


def require_own(desk: Desk, player: str, rule: str) -> None:
    """A player for his or her own chips; the dealer may enter what a player says."""
    if desk.by != player and Role.DEALER not in roles_of(desk):
        raise refusal("not-yours", f"{desk.by} may not act for {player}: {player} or the dealer may", rule)


def declare(desk: Desk, command: DeclareWager) -> None:
    """Take a spoken wager with what comes behind it, and change that to chips; they count once they lie on the layout."""
    game = desk.game
    rule = game.cite(ORAL_WAGER) or game.cite(WAGER_MEDIUM)
    require_own(desk, command.player, rule)
    if not game.get(ORAL_WAGER):
        raise refusal("no-spoken-wagers", f"{game.name} takes no wager in words: chips are laid on the layout", rule)
    accepted = game.get(ORAL_WAGER_BACKING) or ()
    if command.backing not in accepted:
        said = f"a spoken wager comes with {listed([str(each) for each in accepted], 'or')}, not with {command.backing}"
        raise refusal("backing", said, game.cite(ORAL_WAGER_BACKING))
    if command.amount <= 0:
        raise refusal("stake", "a spoken wager needs an amount, and as much to be changed", rule)
    if is_past(desk, game.get(ORAL_WAGER_DEADLINE)):
        raise refusal("betting-closed", "the dealer has called betting closed: no wager in words any more", game.cite(ORAL_WAGER_DEADLINE))
    desk.record(WagerDeclared(command.player, command.amount, command.backing, command.box, rule))


def exchange(desk: Desk, command: ExchangeVoucher) -> None:
    """Give tokens for a voucher, where the document takes wagers in tokens."""
    rule = desk.game.cite(WAGER_MEDIUM)
    require_dealer(desk, "exchange a voucher", rule)
    _require_tokens(desk, rule)
    if command.amount <= 0:
        raise refusal("stake", "a voucher has a value", rule)
    desk.record(TokensIssued(command.player, command.amount, rule))


def _require_tokens(desk: Desk, rule: str) -> None:
    media = desk.game.get(WAGER_MEDIUM) or ()
    if Medium.PROMOTIONAL_TOKENS not in media:
        raise refusal("medium", f"{desk.game.name} takes wagers in {listed([str(each) for each in media])} only", rule)


def stake_tokens(desk: Desk, command: DeclareToken) -> None:
    """Let part of a wager that lies be tokens the player has, until the first card."""
    game, part, player, bet = desk.game, desk.floor.boxes, command.player, command.bet
    rule = game.cite(WAGER_MEDIUM)
    require_own(desk, player, rule)
    _require_tokens(desk, rule)
    if bet in game.side_bets and game_of(game, bet).get(SIDE_BET_MEDIUM) is not None:
        raise refusal("medium", f"{bet_name(bet)} is wagered in chips only", game_of(game, bet).cite(SIDE_BET_MEDIUM))
    if is_past(desk, game.get(WAGER_DEADLINE)):
        raise refusal("betting-closed", "the first card is out: wagers stay as they are", game.cite(WAGER_DEADLINE))
    if any(each[:3] == (command.box, player, bet) for each in part.staked):
        raise refusal("declared", "the tokens in that wager have been declared", rule)
    lies, held = wager_on(desk, player, command.box, bet), part.tokens.get(player, 0)
    if not 0 < command.amount <= min(lies, held):
        said = f"{player} has {money(held)} in tokens and {money(lies)} on that bet: {money(command.amount)} of it cannot be tokens"
        raise refusal("tokens", said, rule)
    desk.record(TokensStaked(command.box, player, bet, command.amount, rule))


def wager_on(desk: Desk, player: str, box: int, bet: str = MAIN) -> int:
    """What a player has on a bet of a box, or on a bet of a layout without boxes, in cents; in a void round nothing lies there any more."""
    now = desk.floor.rounds.now
    if not isinstance(now, Round):
        return sum(wager.amount for wager in now.wagers if (wager.player, wager.bet) == (player, bet))
    if now.annulled:
        return 0
    found = next((each for each in now.boxes if each.number == box), None)
    if found is None:
        return 0
    if bet == MAIN:
        return sum(bettor.stake for bettor in found.bettors if bettor.player == player)
    return sum(side.amount for side in found.side if (side.player, side.bet) == (player, bet))


def see_round_over(desk: Desk, _: RoundEnded | RoundAnnulled) -> None:
    """Tokens go back with a wager that keeps its stake (reading E30) and are lost with one that does not."""
    now = desk.floor.rounds.now
    if not desk.floor.boxes.staked or not isinstance(now, Round):
        return
    for each in desk.floor.boxes.staked:
        net = sum(settled.net for settled in now.settlements if _is_of(now, settled, each))
        _settle(desk, each, each.amount if net >= 0 else 0)


def _is_of(now: Round, settled: WagerSettled, staked: Staked) -> bool:
    """Whether a settlement is of the wager with the tokens: after a split, on the first hand of the box (reading Q7)."""
    if (settled.box, settled.player, settled.bet) != (staked.box, staked.player, staked.bet):
        return False
    return settled.bet != MAIN or settled.hand == next(place for place, hand in enumerate(now.hands) if hand.box == settled.box)


def see_tokens_withdrawn(desk: Desk, _: RoundRebuilt) -> None:
    """Tokens go back with a wager that no longer lies; what is left of a smaller one stays."""
    for each in desk.floor.boxes.staked:
        if not wager_on(desk, each.player, each.box, each.bet):
            _settle(desk, each, each.amount)


def _settle(desk: Desk, each: Staked, returned: int) -> None:
    rule = desk.game.cite(WAGER_MEDIUM)
    desk.record(TokensSettled(each.box, each.player, each.bet, returned, rule))
