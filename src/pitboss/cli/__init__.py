"""The `pitboss` command: one folder a sub-command, no logic of its own."""
