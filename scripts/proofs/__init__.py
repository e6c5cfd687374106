"""Whether the tests named after a rule would notice if its clause said something else."""
