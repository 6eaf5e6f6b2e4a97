"""The examples in the modules are run."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo", "rewards"])
def test_examples_in_a_module(name):
    failed, tried = doctest.testmod(import_module(f"signoria.envs.{name}"))
    assert failed == 0
    assert tried > 0
