"""Bots that fail, for the tests of what happens then."""

import os
import time
from pathlib import Path

from signoria.bots import Perspective, Player


class Slow(Player):
    """Thinks for longer than anybody waits."""

    def choose(self, perspective: Perspective) -> int:
        time.sleep(60)
        return perspective.legal[0]


class Deaf(Slow):
    """Leaves a file behind when it begins."""

    def choose(self, perspective: Perspective) -> int:
        Path(os.environ["TEST_BOT_BEGINS"]).touch()
        return super().choose(perspective)


class Crashing(Player):
    """Takes its process with it."""

    def choose(self, perspective: Perspective) -> int:
        raise SystemExit(1)


class Cheating(Player):
    """Chooses what is not allowed."""

    def choose(self, perspective: Perspective) -> int:
        print("and talks too much")
        return 10**6
