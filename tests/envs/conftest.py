"""OpenSpiel has no wheel for some platforms; there its tests are left out, as the extra leaves it out."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_open_spiel.py"]
