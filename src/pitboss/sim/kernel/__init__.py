"""The kernels of the simulator: functions of arrays, compiled once for every book."""
