"""The computed play as a chart: what goes where, and how it is written, printed and carried in a wallet."""
