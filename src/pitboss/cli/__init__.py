"""The `pitboss` command: one module a sub-command, no logic of its own."""
