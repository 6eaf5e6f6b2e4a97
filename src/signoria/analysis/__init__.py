"""What a position promises each seat, why, and what the moves of a game cost."""
