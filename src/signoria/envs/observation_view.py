"""What environments with a single game return: observations and masks as new arrays, with their spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from signoria.envs.observer import Array, Mask, Observer, observer
from signoria.kernel.observation import Buffer
from signoria.kernel.state import State


class ObservationView:
    """Looks at states of one game. `scaled` gives real numbers in place of whole ones."""

    def __init__(self, game: str, actions: int, scaled: bool) -> None:
        self.observer: Observer = observer(game)
        self.actions = actions
        self.scaled = scaled
        self._buffer = Buffer(self.observer.game_observer, 1, actions)
        self._row = np.frombuffer(memoryview(self._buffer.writer.values), np.int16)
        self._mask: Mask = np.frombuffer(memoryview(self._buffer.masks), np.int8)
        low, high = self.observer.low, self.observer.high
        self.space: spaces.Box[Any] = (
            spaces.Box(self.observer.scaled(low), self.observer.scaled(high), dtype=np.float32)
            if scaled
            else spaces.Box(low, high, dtype=np.int16)
        )
        self.mask_space = spaces.Box(0, 1, (actions,), np.int8)

    def of(self, state: State, seat: int) -> tuple[Array, Mask]:
        """What the seat sees, and what it may do if it decides."""
        self._buffer.show(0, state, seat)
        return self.observer.scaled(self._row) if self.scaled else self._row.copy(), self._mask.copy()
