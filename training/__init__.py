"""Trains the networks of `patron` and `prince` by self-play: `python -m training princes --folder learned/princes`."""
