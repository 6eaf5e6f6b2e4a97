"""Games spread over a Ray cluster of two nodes on this machine."""

import json
import sys
import time

import pytest
from tests.terminal.commands import refused, run

from signoria.arena.cluster import in_cluster, on_cluster
from signoria.arena.folder import RESULTS
from signoria.arena.tournament import Tournament, play_tournament
from signoria.kernel.errors import SignoriaError

PLAYERS = "novice,random"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address(ray_address):
    return ray_address


def tournament(games=6):
    return Tournament.of("lorenzo", PLAYERS.split(","), games, seed=5)


def program():
    task = tournament().task
    return task.game, task.players, tournament().manifest.program


def test_a_tournament_on_the_cluster_is_the_same_as_here(address, tmp_path):
    command = ("arena", "lorenzo", "--players", PLAYERS, "--seed", 5, "--games", 6, "--json")
    there = run(*command, "--folder", tmp_path / "there", "--ray", address)
    here = run(*command, "--folder", tmp_path / "here", "--jobs", 1)
    assert there.exit_code == 0, there.stderr
    assert json.loads(there.stdout) == json.loads(here.stdout)
    for file in (tmp_path / "here" / "records").iterdir():
        assert file.read_bytes() == (tmp_path / "there" / "records" / file.name).read_bytes()


def test_both_nodes_play_and_every_game_is_played_once(address):
    def where(match):
        import ray

        time.sleep(0.1)
        return match.number, ray.get_runtime_context().get_node_id()

    found = list(in_cluster(where, tournament(12).matches(), address, program()))
    assert sorted(number for number, _ in found) == list(range(1, 13))
    assert len({node for _, node in found}) == 2


@pytest.mark.long
def test_a_tournament_begun_here_goes_on_there(address, tmp_path):
    begun = play_tournament(tournament(2), tmp_path / "kept")
    whole = play_tournament(tournament(4), tmp_path / "kept", on_cluster(tournament(4), address))
    assert whole[:2] == begun
    assert (tmp_path / "kept" / RESULTS).read_bytes().count(b"\n") == 4


@pytest.mark.long
def test_ones_own_player_on_the_cluster(address, tmp_path, monkeypatch):
    (tmp_path / "own_player.py").write_text(
        "from signoria.bots.random_player import RandomPlayer\nclass Mine(RandomPlayer):\n    pass\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    wanted = Tournament.of("lorenzo", ["own_player:Mine", "random"], 2)
    assert len(play_tournament(wanted, tmp_path / "kept", on_cluster(wanted, address))) == 2
    sys.modules.pop("own_player")


def test_what_goes_wrong_there_is_told_here(address):
    def fail(match):
        raise SignoriaError(f"match {match.number} went wrong")

    with pytest.raises(SignoriaError, match=r"^match \d went wrong$"):
        list(in_cluster(fail, tournament(2).matches(), address, program()))


def test_a_node_with_another_program_is_told(address):
    other = (*program()[:2], "other")
    with pytest.raises(SignoriaError, match="has another Signoria or other players than this one"):
        list(in_cluster(lambda match: match.number, tournament(1).matches(), address, other))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "rubbish", "127.0.0.1:port"])
def test_no_cluster_is_told_at_once(address, tmp_path):
    command = ("arena", "lorenzo", "--players", PLAYERS, "--games", 1, "--folder", tmp_path)
    assert f"there is no Ray cluster at {address}" in refused(*command, "--ray", address)


def test_without_the_extra_it_is_told_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    sentence = refused("arena", "lorenzo", "--players", PLAYERS, "--ray", "auto")
    assert "pip install 'signoria[cluster]'" in sentence
