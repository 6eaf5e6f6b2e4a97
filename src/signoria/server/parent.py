"""A process that ends when its parent does, even if the parent is killed."""

import os
import signal
import threading
import time

BETWEEN_LOOKS = 0.5


def end_with_parent() -> None:
    """From now on this process gets SIGTERM once its parent has died: on POSIX, it then has another parent."""
    threading.Thread(target=_watch, args=[os.getppid()], name="parent", daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(BETWEEN_LOOKS)
    os.kill(os.getpid(), signal.SIGTERM)
