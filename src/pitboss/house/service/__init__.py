"""The service: accounts, tables, timers and views put together behind HTTP and one WebSocket a client. `docs/house.md` is its interface.

- `settings`: everything that can be set, from flag, environment or file. Imports nothing heavy.
- `pit.Pit`: one server's house: the store, the accounts (`registry`), the definitions of tables (`floorplan`), a `room` a table.
- `orders`: a client's command from JSON to the table; `cage`: money between wallet and table; `clockwork`: what time brings.
- `recollection`, `telling`: entries of a table's log, and what each viewer is told of them.
- `sockets`, `frames`, `connection`: the WebSocket. `http/`: the rest. `gate`: what every request passes through. `app`: all of it together.

The house opens no book: whoever starts the service brings a `library.Library`.
"""
