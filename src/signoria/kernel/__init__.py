"""What every game is: states, decisions, records, seeds. Knows no game in particular."""
