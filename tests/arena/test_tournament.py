"""Tournaments: every game kept, interruptions that lose nothing, the same results however they are played."""

import doctest
import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.ctrl_c import hear_ctrl_c
from tests.terminal.commands import COMMAND

import signoria
from signoria.arena import tournament as tournament_module
from signoria.arena.folder import MANIFEST, RESULTS, Folder
from signoria.arena.schedule import ROUND_ROBIN
from signoria.arena.standings import standings
from signoria.arena.tournament import Tournament, kept, on_this_machine, play_tournament
from signoria.kernel.errors import BadInput, SignoriaError

PLAYERS = ["novice", "random"]


def tournament(games=4, **changes):
    return Tournament.of(**{"game": "lorenzo", "players": PLAYERS, "games": games, "seed": 3, **changes})


def without_time(results):
    return [{name: getattr(each, name) for name in each.__struct_fields__ if name != "seconds"} for each in results]


@pytest.fixture
def played(tmp_path):
    """The folder of a tournament of four games, and its results."""
    path = tmp_path / "played"
    return path, play_tournament(tournament(), path)


def test_every_game_is_kept_and_can_be_replayed(played):
    path, results = played
    assert [result.number for result in results] == [1, 2, 3, 4]
    for result in results:
        record = signoria.load(path / result.record)
        game = signoria.replay(record)
        assert game.over
        assert game.players == result.players
        assert game.scores() == result.points
        assert len(game.played) == result.decisions
        assert [sum(account.values()) for account in result.sources] == result.points
        assert gzip.decompress((path / result.record).read_bytes()).startswith(b'{"signoria"')
    assert [result.players for result in results] == [["novice", "random"], ["random", "novice"]] * 2


@pytest.mark.parametrize(("game", "option"), [("princes", "muse_and_princess"), ("lorenzo", "advanced")])
def test_results_do_not_depend_on_the_number_of_jobs(game, option, tmp_path):
    wanted = tournament(6, game=game, players=["novice", "random", "random"], options={option: True})
    one = play_tournament(wanted, tmp_path / "one", on_this_machine(1))
    two = play_tournament(wanted, tmp_path / "two", on_this_machine(2))
    assert without_time(one) == without_time(two)
    for result in one:
        assert (tmp_path / "one" / result.record).read_bytes() == (tmp_path / "two" / result.record).read_bytes()


def test_a_tournament_goes_on_where_it_stopped(tmp_path):
    class Enough(Exception):
        pass

    def stop(done, games):
        if done == 2:
            raise Enough

    with pytest.raises(Enough):
        play_tournament(tournament(), tmp_path / "stopped", progress=stop)
    assert [result.number for result in kept(tournament(), tmp_path / "stopped")] == [1, 2]
    told = []
    whole = play_tournament(tournament(), tmp_path / "stopped", progress=lambda done, games: told.append((done, games)))
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert without_time(whole) == without_time(play_tournament(tournament(), tmp_path / "whole"))


def test_more_games_of_the_same_tournament(played):
    path, results = played
    assert play_tournament(tournament(6), path)[:4] == results
    assert play_tournament(tournament(2), path) == results[:2]
    assert len(kept(tournament(9), path)) == 6


def test_half_a_line_at_the_end_is_played_again(played):
    path, results = played
    whole = (path / RESULTS).read_bytes()
    lines = whole.splitlines(keepends=True)
    for torn in (lines[-1][:30], lines[-1][:-1], b""):
        (path / RESULTS).write_bytes(b"".join(lines[:-1]) + torn)
        assert kept(tournament(), path) == results[:3]
        assert (path / RESULTS).read_bytes() == b"".join(lines[:-1])
        assert without_time(play_tournament(tournament(), path)) == without_time(results)
        assert (path / RESULTS).read_bytes().count(b"\n") == 4


def test_a_damaged_line_is_told_by_its_number(played):
    path, _ = played
    lines = (path / RESULTS).read_text().splitlines(keepends=True)
    (path / RESULTS).write_text("".join([lines[0], lines[1][:20] + "\n", *lines[2:]]))
    with pytest.raises(BadInput, match=r"line 2 of .*results.jsonl is damaged .*remove it"):
        kept(tournament(), path)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": ["novice", "novice"]}, "its players are novice,random, not novice,novice"),
        ({"game": "princes"}, "its game is lorenzo, not princes"),
        ({"seats": 3}, "its seats are 2, not 3"),
        ({"seed": 4}, "its seed is 3, not 4"),
        ({"schedule": ROUND_ROBIN}, "its schedule is free-for-all, not round-robin"),
        ({"options": {"advanced": True}}, "its options are advanced=False.*, not advanced=True"),
    ],
)
def test_another_tournament_in_the_same_folder_is_refused(played, change, reason):
    path, results = played
    with pytest.raises(BadInput, match=f"contains another tournament: {reason}.*; name another folder"):
        play_tournament(tournament(**change), path)
    assert kept(tournament(), path) == results


def test_other_rules_or_players_are_another_tournament(played, monkeypatch):
    path, _ = played
    monkeypatch.setattr("signoria.arena.tournament.program_digest", lambda game, players: "changed")
    with pytest.raises(BadInput, match="the rules or the players have changed since; name another folder"):
        play_tournament(tournament(), path)


def test_ones_own_player_belongs_to_the_program(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    code = "from signoria.bots.random_player import RandomPlayer\nclass Mine(RandomPlayer):\n    pass\n"
    digests = []
    for name, ending in (("own_player_a", ""), ("own_player_b", "# changed\n")):
        (tmp_path / f"{name}.py").write_text(code + ending)
        digests.append(tournament(players=["random", f"{name}:Mine"]).manifest.program)
        sys.modules.pop(name)
    assert len({tournament().manifest.program, *digests}) == 3


def test_results_without_a_manifest_are_not_touched(played):
    path, _ = played
    (path / MANIFEST).unlink()
    with pytest.raises(BadInput, match="contains results without a tournament"):
        play_tournament(tournament(), path)
    (path / MANIFEST).write_text("{}")
    with pytest.raises(BadInput, match="is not the manifest of a tournament"):
        play_tournament(tournament(), path)


def test_one_process_at_a_time(played):
    path, _ = played
    with Folder(path, tournament().manifest), pytest.raises(BadInput, match="another process is playing"):
        play_tournament(tournament(), path)


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be used"):
        play_tournament(tournament(), tmp_path / "file")


def test_a_full_disk_is_told_and_loses_nothing(played, monkeypatch):
    path, results = played
    monkeypatch.setattr(os, "write", lambda file, line: 10)
    with pytest.raises(SignoriaError, match=r"game 5 cannot be kept in .*: No space left on device; mend that"):
        play_tournament(tournament(5), path)
    monkeypatch.undo()
    assert kept(tournament(5), path) == results


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": ["novice"]}, "needs two or more players"),
        ({"players": ["novice", "nobody"]}, "there is no player 'nobody'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"games": 0}, "the number of games is a whole number from 1"),
        ({"seats": 5}, "lorenzo is played with 2 to 4 seats"),
        ({"seats": 3, "schedule": ROUND_ROBIN}, "a round robin with 3 seats needs 3 or more players"),
        ({"schedule": "knock-out"}, "the schedules are free-for-all, round-robin"),
        ({"seed": -1}, "a seed is a whole number from 0"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(change, reason):
    with pytest.raises(BadInput, match=reason):
        tournament(**change)


def test_seats_unless_told():
    assert tournament(players=["random"] * 3).task.seats == 3
    assert tournament(players=["random"] * 7).task.seats == 4
    assert tournament(players=["random"] * 7, game="princes").task.seats == 5
    assert tournament(players=["random"] * 7, schedule=ROUND_ROBIN).task.seats == 2


def test_the_example():
    failed, tried = doctest.testmod(tournament_module)
    assert (failed, tried > 0) == (0, True)


# Standings


def test_standings_add_up(tmp_path):
    results = play_tournament(
        tournament(8, game="princes", players=["novice", "random", "random"]), tmp_path / "played"
    )
    found = standings(results)
    assert [player.player for player in found.players] == ["novice", "random"]
    novice, random = found.players
    assert (novice.won.games, random.won.games, found.games) == (8, 16, 8)
    assert novice.won.wins + random.won.wins == pytest.approx(8)
    assert sum(seat.wins for seat in found.by_seat) == pytest.approx(8)
    assert [seat.games for seat in found.by_seat] == [8, 8, 8]
    assert sum(novice.sources.values()) == pytest.approx(novice.mean)
    assert sum(random.sources.values()) == pytest.approx(random.mean)
    ahead, behind = found.ahead["novice", "random"], found.ahead["random", "novice"]
    assert ahead.games == behind.games == 16
    assert ahead.wins + behind.wins == pytest.approx(16)
    winners = [max(result.points) for result in results]
    assert found.winners_mean == pytest.approx(sum(winners) / 8)
    assert json.loads(json.dumps(found.as_json()))["players"][0]["player"] == "novice"


# Processes that end before their time

SLOW = """
import os, time
from signoria.bots.random_player import RandomPlayer

class Slow(RandomPlayer):
    def choose(self, perspective):
        time.sleep(float(os.environ["SLOWNESS"]))
        return super().choose(perspective)
"""
DYING = """
import os
from signoria.bots.random_player import RandomPlayer

class Dying(RandomPlayer):
    def choose(self, perspective):
        os._exit(1)
"""


def until(condition, seconds=60):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def children(process):
    files = (Path("/proc") / str(process) / "task").glob("*/children")
    return sum(len(file.read_text().split()) for file in files)


def is_gone(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_ctrl_c_stops_at_once_and_the_same_command_goes_on(tmp_path):
    """Two processes play, each game for a while; Ctrl-C ends all of them, and what had ended is there."""
    (tmp_path / "slow.py").write_text(SLOW)
    command = [*COMMAND, "arena", "lorenzo", "--players", "slow:Slow,random", "--jobs", "2"]
    command += ["--games", "20", "--folder", "kept", "--json"]

    def start(slowness):
        environment = {**os.environ, "LANG": "C.UTF-8", "SLOWNESS": slowness}
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        settings = {"cwd": tmp_path, "env": environment, "start_new_session": True}
        return subprocess.Popen(command, preexec_fn=hear_ctrl_c, **settings, **pipes)

    def count():
        file = tmp_path / "kept" / RESULTS
        return file.read_bytes().count(b"\n") if file.exists() else 0

    process = start("0.02")
    until(lambda: count() >= 2 or process.poll() is not None)
    os.killpg(process.pid, signal.SIGINT)
    out, problem = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in problem
    assert b"of 20 games. Run the same command to continue." in problem
    done = count()
    assert 2 <= done < 20
    assert json.loads(out)["games"] == done
    until(lambda: is_gone(process.pid))
    before = (tmp_path / "kept" / RESULTS).read_bytes()
    again = start("0")
    out, problem = again.communicate(timeout=60)
    assert again.returncode == 0, problem
    assert json.loads(out)["games"] == 20
    assert (tmp_path / "kept" / RESULTS).read_bytes().startswith(before)


def test_when_the_first_process_is_killed_the_others_go_too(tmp_path):
    (tmp_path / "slow.py").write_text(SLOW)
    command = [*COMMAND, "arena", "lorenzo", "--players", "slow:Slow,random", "--jobs", "2", "--folder", "kept"]
    environment = {**os.environ, "SLOWNESS": "0.5"}
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, start_new_session=True)
    until(lambda: children(process.pid) >= 3)  # two that play, and one of Python's own
    process.kill()
    process.wait(10)
    until(lambda: is_gone(process.pid))


def test_a_process_that_dies_is_told_in_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "dying.py").write_text(DYING)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(SignoriaError, match="a worker process has died"):
        play_tournament(tournament(players=["dying:Dying", "random"]), tmp_path / "kept", on_this_machine(2))
    sys.modules.pop("dying")
