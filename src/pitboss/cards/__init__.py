"""Cards and the packs they come from. No rules live here."""
