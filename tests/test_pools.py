"""Work on several cores: everything is done, and it can be stopped at once."""

from contextlib import closing
from functools import partial

from signoria.pools import in_processes

LARGE = "x" * 1_000_000  # as large as a network


def length(text, number):
    return len(text) + number


def test_everything_is_done_once():
    assert sorted(in_processes(partial(length, ""), range(40), jobs=2, most_in_a_chunk=3)) == list(range(40))


def test_work_that_holds_a_network_can_be_stopped_at_once():
    """Sent with every chunk, it would fill the pipe to the processes, which then could not be closed."""
    with closing(in_processes(partial(length, LARGE), range(5000), jobs=2, most_in_a_chunk=1)) as done:
        assert next(done) >= len(LARGE)
