"""Money: whole cents, what chips can pay, and the double-entry ledger."""
