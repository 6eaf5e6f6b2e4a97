"""Many games between players, and their results."""
