"""The gazetted books, notices and registers as data: where each stands."""

from __future__ import annotations

from pitboss.law.library import Library

LIBRARY = Library(
    shelf_of_games={
        "vic-blackjack": "pitboss.books.vic.blackjack:BLACKJACK",
        "vic-crown-blackjack": "pitboss.books.vic.crown_blackjack:CROWN_BLACKJACK",
        "vic-vegas-blackjack": "pitboss.books.vic.vegas_blackjack:VEGAS_BLACKJACK",
        "vic-crown-pontoon": "pitboss.books.vic.crown_pontoon:CROWN_PONTOON",
        "vic-crown-21": "pitboss.books.vic.crown_21:CROWN_21",
        "vic-crown-com-bo": "pitboss.books.vic.com_bo:CROWN_COM_BO",
        "act-blackjack": "pitboss.books.act.blackjack:BLACKJACK",
        "nsw-star-blackjack": "pitboss.books.nsw.star_blackjack:STAR_BLACKJACK",
        "nsw-blackjack-challenge": "pitboss.books.nsw.blackjack_challenge:BLACKJACK_CHALLENGE",
    },
    shelf_of_side_bets={
        "vic-perfect-pairs": "pitboss.books.vic.perfect_pairs:PERFECT_PAIRS",
        "vic-magnificent-sevens": "pitboss.books.vic.magnificent_sevens:MAGNIFICENT_SEVENS",
        "vic-pontoon-pandemonium": "pitboss.books.vic.pontoon_pandemonium:PONTOON_PANDEMONIUM",
        "act-perfect-pairs": "pitboss.books.act.perfect_pairs:PERFECT_PAIRS",
        "act-pairs-play": "pitboss.books.act.pairs_play:PAIRS_PLAY",
        "nsw-star-perfect-pairs": "pitboss.books.nsw.star_perfect_pairs:PERFECT_PAIRS",
        "nsw-star-any-pairs": "pitboss.books.nsw.star_any_pairs:ANY_PAIRS",
        "nsw-star-lucky-lucky": "pitboss.books.nsw.star_lucky_lucky:LUCKY_LUCKY",
        "nsw-challenge-perfect-pairs": "pitboss.books.nsw.challenge_perfect_pairs:PERFECT_PAIRS",
        "nsw-challenge-any-pairs": "pitboss.books.nsw.challenge_any_pairs:ANY_PAIRS",
    },
    shelves_of_documents=(
        "pitboss.books.vic.history:HISTORY",
        "pitboss.books.vic.documents:DOCUMENTS",
        "pitboss.books.act.documents:DOCUMENTS",
        "pitboss.books.nsw.documents:DOCUMENTS",
    ),
    shelf_of_readings="pitboss.books.readings:READINGS",
)
