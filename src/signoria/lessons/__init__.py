"""Lessons: positions, steps and accepted moves, played on the real engine."""
