"""What each person may see of a table: the only road from the floor to a client. What may not be seen never leaves the server.

- `Viewer(name, roles)`: who looks, with the roles that the account holds at this table; no name is a spectator without an account.
- `view_state(game, floor, viewer, at)`: a JSON-able picture in sections: table, moment, boxes, wagers, dealer, insurance, settlements,
  shoe, limits, side_bets, notices, people, accident, disputes, you, acts (what the viewer may do now, and why the rest not), powers.
- `view_table(game, floor, viewer)`: the same without acts and powers, for those who only watch.
- `view_changes(before, after)`: the sections that differ; replacing them in the earlier picture gives the later.
- `view_event(floor, event, viewer)`: the event as the viewer may know it, or None; `floor` is the table after it.
- `told_event(floor, event, viewer)`: the same as JSON, with the sentence that tells it (`said`) and its rules (`rules_said`).
- `told_events(before, events, viewer)`: the same for a piece of the log, None for each event that is not for the viewer.
"""

from pitboss.house.views.acts import view_acts
from pitboss.house.views.happened import told_event, told_events, view_event
from pitboss.house.views.picture import Picture, view_changes, view_state, view_table
from pitboss.house.views.powers import view_powers
from pitboss.house.views.viewer import Sight, Viewer

__all__ = [
    "Picture",
    "Sight",
    "Viewer",
    "told_event",
    "told_events",
    "view_acts",
    "view_changes",
    "view_event",
    "view_powers",
    "view_state",
    "view_table",
]
