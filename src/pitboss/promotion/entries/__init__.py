"""Who has entered, after which wagers, and until when."""
