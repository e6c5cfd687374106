"""Whether every term of a book is one that the simulator honours, or one on which no wager of a plain round depends.

Nothing is passed over in silence: each term of the law is in one of the lists below, by its name or by its chapter, and a term that is
in none of them is refused like an answer that is not honoured. A test sees that the lists name every term of the vocabulary once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.law.term import Chapter, Term
from pitboss.law.values import shown
from pitboss.play.honoured import NotPlayed
from pitboss.play.played import require_played, require_side_bet_played
from pitboss.terms.pack import REMOVED_RANKS
from pitboss.terms.surrender import SURRENDER_AGAINST, SURRENDER_AGAINST_NATURAL


def _names(names: str) -> frozenset[str]:
    return frozenset(names.split())


READ = _names(
    # the cards
    "decks removed-ranks rank-order dealt-from burn-cards burn-when not-enough-cards-burn cutting-card-max-depth cutting-card-min-decks "
    # the round, as the engine lays it out: an answer that the engine does not play is refused there
    "boxes player-opening-cards dealer-opening-cards ace-counts number-cards-count court-cards-count natural natural-pays "
    "even-money natural-against-natural ranked-natural-pays natural-after-split must-draw-below player-21 five-cards "
    "busted-hand double-cards double-totals doubled-ace pontoon-doubled-ace double-amount double-extra-cards "
    "double-after-split double-withdrawn split-equal split-wager split-hands split-aces split-aces-cards split-order "
    "split-declined surrender-against surrender-below surrender-offered surrender-against-natural surrender-collected "
    "surrender-odd-half dealer-soft-17 dealer-plays dealer-no-effect drawn-21-against-dealer-blackjack dealer-blackjack-collects "
    "pontoon-pays super-bonus super-bonus-others super-bonus-split interim-settlement settlement-duties "
    "unpayable-amount smallest-chip insurance-against-ace insurance-pays insurance-unit insurance-against-ten insurance-against-ten-pays "
    # side bets
    "side-bet-wins-with side-bet-loses side-bet-hands side-bet-pays paytable lucky-lucky-ace version magnificent-sevens-suits "
    "magnificent-sevens-split magnificent-sevens-split-pays-by "
    "table pandemonium-results pandemonium-draw pandemonium-unit pandemonium-stake pandemonium-prizes "
    "pandemonium-lines pandemonium-possibilities side-bet-judged-on side-bet-otherwise side-bet-paid side-bets-together "
    # Com-Bo, as its own table is laid out
    "com-bo-cards com-bo-tie com-bo-runs com-bo-compares com-bo-patterns com-bo-pays"
)
"""Terms whose answer is read, whatever it is, into the tables of the kernels."""

ONLY: Mapping[str, tuple[str, ...]] = {
    "cards-per-deck": ("52", "48"),
    "jokers": ("0",),
    "decisions": ("double, split, stand, draw", "split, double, draw, stand"),
    "drawing-stops": ("at-21", "below-21-only"),
    "player-21-pays": ("1 to 1",),
    "five-cards-pay": ("1 to 1",),
    "pontoon-21-paid": ("at-once",),
    "win-pays": ("1 to 1",),
    "even-money-pays": ("1 to 1",),
    "natural-waits": ("final-settlement",),
    "insurance-maximum": ("1/2",),
    "insurance-wins-on": ("ten-value",),
    "insurance-lost": ("at-once", "before-completing"),
    "insurance-against-ten-maximum": ("1/2",),
    "insurance-against-ten-wins-on": ("ace",),
    "super-bonus-hand": ("ranks 7 7 7, one suit, against ranks 7",),
    "doubled-win-pays": ("1 to 1",),
    "surrender-forfeits": ("1/2",),
    "opening-deal": ("first-card-to-each-box, card-to-dealer, second-card-to-each-box",),
    "dealer-second-card": ("drawn-after-players",),
    "super-bonus-paid": ("in-addition",),
    "double-withdrawn-counts": ("beside-it",),
    "busted-split-hand": ("loses", "loses-at-once"),
    "dealer-blackjack-takes/doubled-hand": ("original-only",),
    "dealer-blackjack-takes/split-hand": ("original-only",),
    "dealer-blackjack-takes/added-wager": ("stands-off",),
    "double-natural": ("no",),
    "natural-paid-at-once": ("neither-ten-nor-ace", "always"),
    "original-already-paid": ("still-collected", "not-collected"),
    "super-bonus-several": ("losers-once",),
    "com-bo-paid": ("highest-only",),
    "must-draw-unless": ("doubles-or-splits",),
    "not-enough-cards": ("completed", "void"),
    "not-enough-cards-from": ("discards",),
    "shuffle-when/cutting-card-first": ("at-once",),
    "shuffle-when/cutting-card-in-round": ("after-the-round",),
    "shuffle-when/shuffling-device": ("continuously",),
    "result/natural": ("win",),
    "result/natural-against-none": ("win",),
    "result/player-21": ("win",),
    "result/dealer-over-21": ("win",),
    "result/player-higher-up-to-21": ("win",),
    "result/player-over-21": ("lose",),
    "result/dealer-higher-up-to-21": ("lose",),
    "result/equal-totals": ("push", "lose"),
}
"""Terms that the kernels take as answered in one of these ways."""

APART = _names(
    # how cards look, are checked, mixed and handled: the shoe is taken as shuffled fairly
    "backs cutting-cards cutting-cards-with-device decks-with-side-bets house-settles settings-told ace-calls suits-rank hand-totals "
    "card-checks check-ordered replace-cards new-cards shuffle-standard shuffled-by shuffle-when shuffle-ordered pre-shuffled "
    "extra-riffle extra-riffle-by extra-riffle-approved-by hand-shuffle-first discards-reloaded dropped-cards with-device cut-offered "
    "cut-stack cutter cut-preference cut-refused cut-fallback cut-depth-min-decks after-cut cut-with-device cutting-card-appears "
    "burn-manner burn-shown shuffled-in-a-round "
    # the last rounds of a day, which a run of many rounds has none of
    "final-rounds "
    # words, gestures and the place of things
    "no-more-bets deal-start face-down-deal cards-handled-by cards-picked-up hand-signals totals-announced insurance-call "
    "insurance-closes double-card-laid split-aces-card-laid surrender-marked com-bo-deal com-bo-result com-bo-key-order com-bo-settled "
    "control-panel split-decisions "
    # others on the box: every box is one player's
    "insuring-another insuring-another-level insuring-another-maximum insuring-another-permitted-by even-money-asked-by double-followers "
    "double-caller-declines double-withdrawn-by double-withdrawn-until split-followers split-caller-declines surrender-followers "
    "split-followed-later super-bonus-doubled super-bonus-shared super-bonus-too-small doubled-ace-of-others insuring-another-needs "
    "insurance-after-even-money "
    # powers that nobody uses in a run
    "natural-deferred-by split-again-permitted-by "
    # when and by whom side bets may be made, and the jackpot button pressed and failing
    "version-at version-change jackpot-presses jackpot-order jackpot-nominee jackpot-undecided "
    "jackpot-paid side-bet-deadline side-bet-requires side-bet-settled side-bets-offered side-bet-chance side-bet-medium side-bet-place "
    "side-bets-limited-by side-bets-per-wager side-bets-on-several-boxes side-bets-per-box side-bets-counted side-bet-preference "
    "side-bet-sign side-bet-steps side-bet-then side-bet-outside-limits"
)
"""Terms of the chapters of play on which no wager of a plain round depends."""

APART_CHAPTERS = frozenset(
    {
        Chapter.EQUIPMENT, Chapter.WAGERS, Chapter.LIMITS, Chapter.IRREGULARITIES, Chapter.DEVICES, Chapter.POWERS, Chapter.TOURNAMENTS,
        Chapter.PROMOTIONS, Chapter.DEFINITIONS,
    }
)  # fmt: skip
"""Chapters of which only what the lists name is about a plain round: nothing goes wrong in a run, nobody is sent away."""


class NotSimulated(Refused):
    """A book answers a term in a way that the simulator does not honour."""

    def __init__(self, rules: Rules, term: Term[Any]) -> None:
        ruling = rules.why(term)
        value = rules.get(term)
        said = "struck out" if value is None else shown(value)
        sentence = f"{rules.book.name}: {term.name}={said} ({ruling.citation}) is not simulated: play such rounds with `pitboss adjudicate`"
        super().__init__("not-simulated", sentence, rule=ruling.citation)
        self.term = term


def require_simulated(rules: Rules, *side_bets: Rules) -> None:
    """Check every term of a game and of its side bets."""
    try:
        require_played(rules)
        for bet in side_bets:
            require_side_bet_played(bet)
    except NotPlayed as fault:
        book = next(book for book in (rules, *side_bets) if fault.term in book.law)
        raise NotSimulated(book, fault.term) from None
    for book in (rules, *side_bets):
        for term in book.law:
            if not is_simulated(book, term):
                raise NotSimulated(book, term)


def is_simulated(rules: Rules, term: Term[Any]) -> bool:
    """Whether the kernels honour the answer to a term, or no wager of a plain round depends on it."""
    family = term.name.partition("/")[0]
    only = ONLY.get(term.name)
    if only is not None:
        value = rules.get(term)
        return value is None or shown(value) in only
    if term == SURRENDER_AGAINST_NATURAL:
        return rules.get(term) is not None or not rules.get(SURRENDER_AGAINST)
    if family == "surrender-against":
        return _whole_tens(rules, rules.get(term) or ())
    return family in READ or family in APART or term.chapter in APART_CHAPTERS


def _whole_tens(rules: Rules, against: tuple[str, ...]) -> bool:
    """Hands are told apart by the dealer's value alone, so that surrender must be against all ten-value cards of the pack or none."""
    tens = {"10", "J", "Q", "K"} - {rank.replace("T", "10") for rank in rules.get(REMOVED_RANKS) or ()}
    named = {rank.replace("T", "10") for rank in against} & tens
    return not named or named == tens
