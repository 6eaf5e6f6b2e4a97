"""Many games: players against each other, and what came of it."""
