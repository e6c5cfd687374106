"""Drafts: rules that nobody made, written in a file over any book, read, checked, priced and played as if they stood.

>>> from pitboss.books import LIBRARY
>>> from pitboss.drafts.reading import draft_in
>>> draft = draft_in("{draft: six-to-five, over: vic-blackjack, clauses: [{rule: '1', term: natural-pays, value: 6 to 5}]}", LIBRARY)
>>> draft.over, str(draft.clauses[0].values[0])
('vic-blackjack', '6 to 5')
"""
