"""What all games share: states, decisions, records, seeds. Knows no game in particular."""
