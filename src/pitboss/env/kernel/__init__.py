"""Kernels: plain functions of arrays, compiled."""
