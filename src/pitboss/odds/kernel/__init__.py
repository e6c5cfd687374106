"""The kernels: functions of arrays, compiled by numba, or run as they are on arrays of fractions."""
