"""Australian Capital Territory, Casino Control (Blackjack) Approval 2018 (No 1): part A, the dictionary."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.definitions import DEFINES

DICTIONARY: tuple[Clause[Any], ...] = (
    # A dictionary of terms used in Blackjack
    rule("A: Approved", DEFINES["approved"], "having the written approval of the ACT Gambling and Racing Commission"),
    rule("A: Blackjack", DEFINES["blackjack"], "an ace with a card worth 10, as the first 2 cards of a player or the dealer"),
    rule("A: Box", DEFINES["box"], "a place marked on the layout where a player puts a wager"),
    rule("A: Burn", DEFINES["burn"], "to take a card out of play into the discard rack", reading="C6"),
    rule("A: Casino Operator", DEFINES["casino-operator"], "whoever conducts gaming in the casino, a person or an organisation"),
    rule("A: Casino Supervisor", DEFINES["casino-supervisor"], "someone who supervises how the game is run"),
    rule("A: Dealer", DEFINES["dealer"], "someone who runs the game"),
    rule(
        "A: Double/double down",
        DEFINES["double"],
        "a further wager of up to 1 time the first one, for which the player is given 1 more card",
        reading="C3",
    ),
    rule("A: Float", DEFINES["float"], "the stock of chips given to a table"),
    rule("A: Hard total", DEFINES["hard-total"], "the total of a hand without an ace, or with every ace counted as 1"),
    rule("A: Initial deal", DEFINES["initial-deal"], "the part of a round in which every player is dealt 2 cards and the dealer 1"),
    rule("A: Insurance line", DEFINES["insurance-line"], "the place marked on the layout for insurance wagers"),
    rule("A: Insurance wager", DEFINES["insurance-wager"], "the wager that rule 7.1 describes"),
    rule("A: New shoe", DEFINES["new-shoe"], "all the cards shuffled, then cut, then put into the shoe"),
    rule("A: Not suited", DEFINES["not-suited"], "said of cards of different suits", note="No rule uses the word."),
    rule("A: Pairs Play", DEFINES["pairs-play"], "a wager that a player may add under rules 17.14 to 17.24"),
    rule("A: Perfect Pairs", DEFINES["perfect-pairs"], "a wager that a player may add under rules 17.2 to 17.13"),
    rule(
        "A: Round of play",
        DEFINES["round-of-play"],
        "from the moment a card first leaves the shoe until every card has been taken up into the discard rack",
    ),
    rule("A: Session", DEFINES["session"], "a number of rounds or of shoes, as the structure of the tournament fixes it"),
    rule("A: Shoe", DEFINES["shoe"], "an approved container that the dealer deals from"),
    rule(
        "A: Starting Marker",
        DEFINES["starting-marker"],
        "a marker that shows which player bets first; after each round it moves on by 1 player, clockwise",
        note="No rule uses the word.",
    ),
    rule("A: Soft total", DEFINES["soft-total"], "the total of a hand in which 1 ace can be counted as 1 or as 11"),
    rule(
        "A: Split",
        DEFINES["split"],
        "to part two opening cards of equal value into 2 hands by adding a wager of 1 time the first one",
    ),
    rule("A: Stand off", DEFINES["stand-off"], "a wager that neither player nor dealer wins"),
    rule("A: Subsequent deal", DEFINES["subsequent-deal"], "the part of a round after the initial deal, when players may draw more cards"),
    rule("A: Suit", DEFINES["suit"], "one of the four kinds of card: clubs, diamonds, hearts, spades"),
    rule("A: Suited", DEFINES["suited"], "said of cards of one suit"),
    rule(
        "A: Tournament Chips",
        DEFINES["tournament-chips"],
        "chips kept for tournaments, which look unlike all others and cannot be changed for money",
    ),
    rule(
        "A: Tournament Commission",
        DEFINES["tournament-commission"],
        "what the operator takes from the players as its pay for conducting the game",
    ),
    rule("A: Tournament Director/Assistant", DEFINES["tournament-director"], "whoever conducts the tournament"),
    rule(
        "A: Void",
        DEFINES["void"],
        "nobody wins, and all chips wagered or paid go back as if the round had not been played",
    ),
)
