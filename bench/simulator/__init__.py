"""The bars of the simulator, one module a bar; `python -m bench.sim` runs them all."""
