"""Ctrl-C for processes that tests start."""

import signal


def hear_ctrl_c() -> None:
    """A shell lets what runs in the background ignore Ctrl-C, and so would all that the tests start there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
