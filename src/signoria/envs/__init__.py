"""Environments for learning and search: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

They need more than the rest of Signoria does: `pip install "signoria[rl]"`.
"""

from importlib.util import find_spec

_MISSING = [name for name in ("gymnasium", "numpy", "pettingzoo") if find_spec(name) is None]
if _MISSING:
    raise ImportError(f'the environments need {", ".join(_MISSING)}; install all with: pip install "signoria[rl]"')
