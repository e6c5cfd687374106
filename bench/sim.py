"""The bars of the simulator: `python -m bench.sim [speed compiling memory workers tables]`, all of them unless some are named.

Ratios are of things measured in turns in the same run. Only `workers` goes by the clock and needs two cores with nothing else to do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator

from bench.simulator import compiling, memory, speed, tables, workers
from bench.simulator.bar import Bar

PARTS: dict[str, Callable[[], Iterator[Bar]]] = {
    "speed": speed.bars,
    "compiling": compiling.bars,
    "memory": memory.bars,
    "workers": workers.bars,
    "tables": tables.bars,
}


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("parts", nargs="*", default=list(PARTS), choices=[*PARTS, []])
    held = True
    for part in words.parse_args().parts:
        for bar in PARTS[part]():
            held = held and bar.holds
            print(bar, flush=True)
        for line in speed.others() if part == "speed" else ():
            print(line, flush=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
