"""The pages of `docs/games`, one a game, written from the books and the computed odds: `python -m pitboss.cli.pages`."""
