"""The tests run on the form of the engine that they are meant to run on."""

import os
from pathlib import Path

import pytest

import signoria.kernel.state
import signoria.princes.game


@pytest.mark.skipif("SIGNORIA_FORM" not in os.environ, reason="only make test says which form it tests")
@pytest.mark.parametrize("module", [signoria.kernel.state, signoria.princes.game], ids=lambda module: module.__name__)
def test_the_form_is_the_one_announced(module):
    form = "pure" if Path(module.__file__).suffix == ".py" else "compiled"
    assert form == os.environ["SIGNORIA_FORM"]
