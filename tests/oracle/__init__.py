"""Naive reference implementations that the engines are checked against."""
