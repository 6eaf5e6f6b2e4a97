"""A batch on several cores is the same batch, and ends cleanly whatever happens."""

import os
import signal
import subprocess
import sys
import textwrap

import numpy as np
import pytest

import signoria
from signoria.envs import batch_processes
from signoria.envs.batch import Batch
from tests.ctrl_c import hear_ctrl_c

LORENZO = {"game": "lorenzo", "games": 7, "seats": 3, "seed": 5, "advanced": True}


@pytest.fixture(params=[2, 64])
def block(request, monkeypatch):
    """Rows in a block. The spawned processes have their own, of the usual size."""
    monkeypatch.setattr(batch_processes, "BLOCK", request.param)


@pytest.mark.usefixtures("block")
@pytest.mark.parametrize("settings", [LORENZO, {"game": "princes", "games": 5, "seats": 2, "seed": 3}])
def test_the_same_games_on_any_number_of_cores(settings):
    """Whole games, so that fresh ones follow: seats, observations, masks, rewards, ends and scores."""
    one = Batch(**settings, reward="margin")
    ends = 0
    with Batch(**settings, reward="margin", cores=3) as three:
        while ends < settings["games"]:
            for ours, theirs in zip(one.now(), three.now(), strict=True):
                assert np.array_equal(ours, theirs)
                assert ours.dtype == theirs.dtype
            actions = one.random_actions()
            one.step(actions)
            assert three.step(actions) is three.now()
            ends += int(one.now().done.sum())


def test_random_actions_are_legal_and_follow_from_the_seed():
    found = []
    for _ in range(2):
        with Batch(**LORENZO, cores=2) as batch:
            rounds = []
            for _ in range(20):
                actions = batch.random_actions()
                assert batch.now().masks[np.arange(7), actions].all()
                batch.step(actions)
                rounds.append(actions.tolist())
            found.append(rounds)
    assert found[0] == found[1]


def test_an_illegal_action_is_refused_and_nothing_is_done():
    with Batch(**LORENZO, cores=2) as batch:
        before = [array.copy() for array in batch.now()]
        actions = batch.random_actions()
        for wrong in (-1, batch.actions, 10**12, int(np.flatnonzero(~batch.now().masks[5])[0])):
            with pytest.raises(signoria.IllegalMove, match="not legal in game 5"):
                batch.step([*actions[:5], wrong, actions[6]])
        with pytest.raises(signoria.BadInput, match="7 actions are needed, not 2"):
            batch.step(actions[:2])
        assert all(np.array_equal(ours, theirs) for ours, theirs in zip(before, batch.now(), strict=True))
        batch.step(actions)


@pytest.mark.parametrize("cores", [1, 2])
def test_actions_are_whole_numbers(cores):
    with Batch(**LORENZO, cores=cores) as batch:
        actions = batch.random_actions()
        for wrong in (actions + 0.5, [str(action) for action in actions], [10**30, *actions[1:]]):
            with pytest.raises(signoria.BadInput, match="actions are whole numbers"):
                batch.step(wrong)
        batch.step(actions.astype(np.int32))


def test_windows_cannot_be_written_to():
    with Batch(**LORENZO, cores=2) as batch:
        for window in (batch.now().seats, batch.now().observations, batch.now().masks):
            with pytest.raises(ValueError, match="read-only"):
                window[0] = 0


def test_more_cores_than_games_are_not_used():
    with Batch(**{**LORENZO, "games": 2}, cores=16) as batch:
        assert len(batch._games._processes) == 1  # and this one
    one = Batch(**{**LORENZO, "games": 1}, cores=16)
    assert not hasattr(one._games, "_processes")


@pytest.mark.parametrize("cores", [0, -1, 1.5, "two", None, True])
def test_a_number_of_cores_that_is_none_is_refused(cores):
    with pytest.raises(signoria.BadInput, match="the number of cores is a whole number from 1"):
        Batch(**LORENZO, cores=cores)


def test_a_closed_batch_can_be_looked_at_but_not_played():
    batch = Batch(**LORENZO, cores=2)
    actions = batch.random_actions()
    processes = batch._games._processes
    batch.close()
    batch.close()
    assert not any(process.is_alive() for process in processes)
    assert batch.now().masks.any(axis=1).all()
    with pytest.raises(signoria.SignoriaError, match="the batch is closed"):
        batch.step(actions)


def test_a_batch_nobody_has_any_more_ends_its_processes():
    batch = Batch(**LORENZO, cores=2)
    processes = batch._games._processes
    now = batch.now()
    del batch
    assert not any(process.is_alive() for process in processes)
    assert now.masks.any()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs POSIX signals")
def test_a_process_that_dies_is_reported_and_the_others_end():
    batch = Batch(**LORENZO, cores=2)
    actions = batch.random_actions()
    processes = batch._games._processes
    os.kill(processes[0].pid, signal.SIGKILL)
    processes[0].join()
    with pytest.raises(signoria.SignoriaError, match="a process of the batch has died"):
        batch.step(actions)
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(signoria.SignoriaError, match="the batch is closed"):
        batch.random_actions()


def test_an_error_in_a_process_is_shown_with_its_traceback():
    batch = Batch(**LORENZO, cores=2)
    actions = batch.random_actions()
    batch._games._actions[:] = [*actions[:6], -1]
    with pytest.raises(signoria.SignoriaError, match=r"(?s)a process of the batch has failed:.*Traceback.*IllegalMove"):
        batch._games._do(b"step")
    assert not any(process.is_alive() for process in batch._games._processes)


def run(program: str, tmp_path, **settings):
    path = tmp_path / "program.py"
    path.write_text(textwrap.dedent(program), "utf-8")
    return subprocess.Popen(
        [sys.executable, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **settings
    )


def test_a_program_without_a_guard_is_told_what_is_missing(tmp_path):
    process = run(
        """
        from signoria.envs.batch import Batch
        Batch("lorenzo", games=4, seats=2, cores=2)
        """,
        tmp_path,
    )
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 1
    assert 'if __name__ == "__main__":' in errors.splitlines()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent otherwise there")
def test_ctrl_c_ends_everything_at_once(tmp_path):
    """Sent to the whole group, as a terminal does. Only the parent says something."""
    process = run(
        """
        from signoria.envs.batch import Batch
        if __name__ == "__main__":
            with Batch("lorenzo", games=4, seats=2, cores=3) as batch:
                print(*(process.pid for process in batch._games._processes), flush=True)
                while True:
                    batch.step(batch.random_actions())
        """,
        tmp_path,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    children = [int(word) for word in process.stdout.readline().split()]
    assert len(children) == 2
    os.killpg(process.pid, signal.SIGINT)
    try:
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == -signal.SIGINT
    assert errors.count("Traceback") == 1
    for child in children:
        with pytest.raises(ProcessLookupError):
            os.kill(child, 0)
