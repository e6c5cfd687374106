"""A day at a table written down: who asks what and when, read from a parsed file and played request by request.

A day file is a mapping, in YAML or JSON:

    game: vic-blackjack
    options: {decks: 6}                     # elections, as in a round file; may be left out
    side-bets: {perfect-pairs: {}}          # may be left out
    people: {dora: dealer, cass: [casino-supervisor]}
    requests:
      - {at: "20:00", by: dora, do: open-table, boxes: 7}
      - {by: dora, do: shuffle, source: entered}
      - {by: ann, do: place-wager, box: 1, amount: 20}
      - {by: dora, deal: "9H KD 2C"}
      - {at: "20:05", by: gus, do: close-table, refused: VIC-2003-01 17.7}

- `face-down-approved-by` and `naturals-deferred-by` name the role by whose leave the game is so played, `purpose: training` the purpose.
- `people` come on duty at the time of the first request, in one role or a list of roles. The table is opened by a request.
- `at` is the clock, `hours:minutes` or `hours:minutes:seconds`, past midnight `24:10` and on. Left out, it is the
  time before; it never goes back.
- `do` is the name of any command of the floor in lower case with hyphens (`place-wager`, `give-notice`, `report-accident`); the command's
  fields stand beside it under their own names, hyphens for underscores. Those with a default may be left out, and `player` too where it
  is who asks. A field that is itself called `by` or `at` is written `its-by`, `its-at`.
- Cards are written `9H`, several as a list or in one text with spaces. `amount`, `amounts`, `minimum`, `maximum`, `stake` and `value` are
  dollars; any other number may be written in dollars too, with the sign, `$12.50`, or as a time, `20:30`. A word of the law, a role and
  every other choice is written by its value or by its name in lower case with hyphens (`notice-to-players`). What a sign shows is a
  mapping. A field that may be one of several records is a mapping that says which, `accident: {kind: face-up-card, card: AS}`, or the
  bare word where it has no fields.
- `deal` is short for the dealer's cards of a real shoe, one `draw-card` for each.
- `refused` is the rule under which this request must be refused. A refusal that no `refused` foretells ends the day.
"""

from pitboss.floor.dayfile.playing import Day, Outcome, Step, play_day
from pitboss.floor.dayfile.reading import read_day
from pitboss.floor.dayfile.records import DayFile, Entry

__all__ = ["Day", "DayFile", "Entry", "Outcome", "Step", "play_day", "read_day"]
