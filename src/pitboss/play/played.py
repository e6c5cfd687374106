"""The answers this engine plays: a book that gives another is refused when its table opens, never half obeyed."""

from __future__ import annotations

from pitboss.cards.pack import Pack
from pitboss.law.refusal import listed
from pitboss.law.rules import Rules
from pitboss.play.honoured import NotPlayed, honour
from pitboss.terms.doubling import (
    DOUBLE_EXTRA_CARDS,
)
from pitboss.terms.pack import CARDS_PER_DECK, COURT_CARDS_COUNT, JOKERS, REMOVED_RANKS
from pitboss.terms.pandemonium import (
    PANDEMONIUM_RESULTS,
)
from pitboss.terms.player_hand import (
    DECISIONS,
    Decision,
)
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DEALER_BLACKJACK_TAKES,
    Collects,
    Result,
    Taken,
)
from pitboss.terms.side_bets import (
    SIDE_BET_OTHERWISE,
    SIDE_BET_STEPS,
    Step,
)
from pitboss.terms.splitting import (
    SPLIT_DECISIONS,
)


def require_played(rules: Rules) -> None:
    """See that every answer on which the engine's own order of things rests is one it plays."""
    removed = rules.get(REMOVED_RANKS) or ()
    pack = len(Pack(1, removed).cards())
    honour(rules, CARDS_PER_DECK, pack, instead=f"with these removed-ranks a deck has {pack} cards")
    honour(rules, JOKERS, 0, instead="no hand counts a joker")
    honour(rules, COURT_CARDS_COUNT, 10, instead="a jack, a queen and a king count 10")
    honour(rules, DOUBLE_EXTRA_CARDS, 1, instead="a doubled hand gets 1 card")
    for choices in (DECISIONS, SPLIT_DECISIONS):
        if not {Decision.STAND, Decision.DRAW} <= {*(rules.get(choices) or Decision)}:
            raise NotPlayed(rules, choices, "it must have stand and draw")
    _require_taken(rules)


def _require_taken(rules: Rules) -> None:
    """What a dealer's natural takes of a wager to which more was added goes with what it collects in all."""
    originals = (Taken.ORIGINAL_ONLY, Taken.ORIGINAL_EVEN_IF_BUST)
    for added, taken in (("doubled-hand", originals), ("split-hand", originals[:1]), ("added-wager", (Taken.STANDS_OFF,))):
        term = DEALER_BLACKJACK_TAKES[added]
        honour(rules, term, *taken, instead=f"it may be {listed(map(str, taken), 'or')}; dealer-blackjack-collects says how much in all")
        if term in rules.law and rules.law[term].struck_out and rules[DEALER_BLACKJACK_COLLECTS] is not Collects.ALL:
            raise NotPlayed(rules, term, "it may go only where dealer-blackjack-collects=all")


def require_side_bet_played(rules: Rules) -> None:
    """The same for a side bet."""
    honour(rules, SIDE_BET_STEPS, (Step.COLLECT_LOSERS, Step.PAY_WINNERS), (Step.LOSERS_TO_FLOAT_TRAY, Step.PAY_WINNERS))
    honour(rules, SIDE_BET_OTHERWISE, Result.LOSE)
    honour(rules, PANDEMONIUM_RESULTS["pontoon-against-pontoon"], Result.WIN)
