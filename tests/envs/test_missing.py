"""Without what the environments need, importing them tells what to install; the engine does without."""

import subprocess
import sys

import pytest


def run(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("library", ["numpy", "gymnasium", "pettingzoo"])
def test_importing_tells_what_to_install(library):
    done = run(f"import sys; sys.modules['{library}'] = None; import signoria.envs.batch")
    assert done.returncode == 1
    assert f'the environments need {library}; install all with: pip install "signoria[rl]"' in done.stderr


def test_open_spiel_has_its_own_word():
    done = run("import sys; sys.modules['pyspiel'] = None; import signoria.envs.open_spiel")
    assert 'OpenSpiel is missing; install it with: pip install "signoria[rl]"' in done.stderr


def test_the_engine_needs_none_of_it():
    gone = "".join(f"sys.modules['{library}'] = None; " for library in ("numpy", "gymnasium", "pettingzoo"))
    done = run(f"import sys; {gone}import signoria; print(signoria.new_game('lorenzo', seats=2, seed=1).seat is None)")
    assert (done.returncode, done.stdout) == (0, "False\n")
