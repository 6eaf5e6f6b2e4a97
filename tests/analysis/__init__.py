"""The coach, advice and explanations."""
