"""What every test stands on: Hypothesis without a stopwatch, and the same examples each time in CI."""

from __future__ import annotations

import os

from hypothesis import settings

# A loaded machine is not a fault of the code, and a run that fails must fail again: chance is for the desk, not for CI.
settings.register_profile("steady", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("steady")
