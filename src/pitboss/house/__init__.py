"""The running service: the event store and what is kept in it, accounts, commands and views, timers. Rules reach it as arguments."""
