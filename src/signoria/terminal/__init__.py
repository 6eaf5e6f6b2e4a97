"""The table in the terminal: what a seat sees, drawn with Rich, and what a person types."""
