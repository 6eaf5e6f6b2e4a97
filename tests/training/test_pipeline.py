"""The whole pipeline in small: from nothing to networks that play, killed and resumed, with its CSV and plot."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from training.report import COLUMNS, plot
from training.samples import read_samples

import signoria
from signoria.arena.runner import play_game
from signoria.bots.judges import make_judge
from signoria.bots.network import read_network
from signoria.bots.patron import Patron
from signoria.bots.policy import read_policy
from training import __main__ as command
from training import pipeline

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds until a process has written something
FAST = (
    "--jobs",
    "1",
    "--rating-games",
    "1",
    "--reference",
    "random",
    "--units",
    "2",
    "--epochs",
    "1",
    "--policy-epochs",
    "1",
)


def arguments(game, folder, *more):
    return [game, "--folder", str(folder), *FAST, *map(str, more)]


def train(game, folder, *more):
    """Run the command within this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["training", *arguments(game, folder, *more)])
        command.main()


def started(game, folder, *more):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(signoria.__file__).parents[1]), str(ROOT)])}
    words = [sys.executable, "-m", "training", *arguments(game, folder, *more)]
    return subprocess.Popen(words, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)


def rows(folder):
    with (folder / "generations.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def check_priors(game, folder):
    """The policy of a folder says how likely each action is."""
    judge = make_judge(game, read_network(folder / "network.json"), read_policy(folder / "policy.json"))
    state = signoria.new_game(game, 3, 1).state
    priors = judge.priors(judge.policy, state, judge.candidates(state, state.legal()))
    assert sum(priors) == pytest.approx(1)
    assert min(priors) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_from_nothing_to_a_network_and_a_policy(game, tmp_path):
    train(game, tmp_path, "--generations", 2, "--games", 2)
    check_priors(game, tmp_path)
    assert not (tmp_path / "patron-policy.json").exists(), "patron has nothing to learn from itself"
    judge = make_judge(game, read_network(tmp_path / "network.json"))
    table = signoria.new_game(game, 2, 1)
    assert play_game(table, [Patron(seat, judge) for seat in range(2)]).over
    first, second = rows(tmp_path)
    assert (first["player"], second["player"]) == ("novice", "patron")
    assert int(second["rows"]) > int(first["rows"]) > 0
    assert int(second["decisions"]) > 0
    assert float(first["share_low"]) <= float(first["share"]) <= float(first["share_high"])
    assert float(first["error_6"]) > 0
    drawing = ElementTree.parse(tmp_path / "generations.svg").getroot()
    assert len(drawing.findall(".//{*}circle")) == 2
    assert len(drawing.findall(".//{*}polyline")) == pipeline.ROUNDS[game]


@pytest.mark.slow
def test_expert_iteration_gives_a_policy_with_priors(tmp_path):
    start = Path(signoria.__file__).parent / "bots" / "lorenzo" / "patron_1_network.json"
    expert = ("--expert", 2, "--network", start, "--units", 48)
    train("lorenzo", tmp_path, "--generations", 1, "--games", 1, *expert)
    check_priors("lorenzo", tmp_path)
    assert read_policy(tmp_path / "patron-policy.json").worth_weight > 0
    (row,) = rows(tmp_path)
    assert (row["player"], row["rated"], row["reference"]) == ("prince:2", "prince:2", "random")
    assert int(row["decisions"]) > 0
    assert float(row["policy_loss"]) > 0


@pytest.mark.slow
def test_killed_and_started_again_it_ends_as_if_nothing_had_happened(tmp_path, monkeypatch):
    wanted = ("--generations", 2, "--games", 2)
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = started("lorenzo", killed, *wanted)
    deadline = time.monotonic() + PATIENCE
    while not list(killed.glob("generation-000/games-*.npz")):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert not (killed / "generation-001" / "report.json").exists()
    kept = {file: file.stat().st_mtime_ns for file in killed.glob("generation-000/games-*.npz")}
    train("lorenzo", killed, *wanted)
    train("lorenzo", whole, *wanted)
    assert {file: file.stat().st_mtime_ns for file in kept} == kept, "games are not played twice"
    assert (killed / "network.json").read_bytes() == (whole / "network.json").read_bytes()
    seconds = [name for name in COLUMNS if name.startswith("seconds")]
    for ours, theirs in zip(rows(killed), rows(whole), strict=True):
        assert {**ours, **dict.fromkeys(seconds)} == {**theirs, **dict.fromkeys(seconds)}
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.slow
def test_more_generations_go_on_and_what_is_done_stays(tmp_path, capsys):
    train("lorenzo", tmp_path, "--generations", 1, "--games", 1)
    first = (tmp_path / "generation-000" / "network.json").stat().st_mtime_ns
    capsys.readouterr()
    train("lorenzo", tmp_path, "--generations", 1, "--games", 1)
    assert capsys.readouterr().out == ""
    train("lorenzo", tmp_path, "--generations", 2, "--games", 1)
    assert "generation 1: 1 games of patron" in capsys.readouterr().out
    assert (tmp_path / "generation-000" / "network.json").stat().st_mtime_ns == first


@pytest.mark.slow
def test_a_damaged_file_is_played_again(tmp_path, capsys):
    train("lorenzo", tmp_path, "--generations", 1, "--games", 1)
    (file,) = tmp_path.glob("generation-000/games-*.npz")
    content = file.read_bytes()
    file.write_bytes(content[:-100])
    (tmp_path / "generation-000" / "report.json").unlink()
    train("lorenzo", tmp_path, "--generations", 1, "--games", 1)
    assert "playing these games again" in capsys.readouterr().out
    assert file.read_bytes() == content
    read_samples(file)


def test_games_that_are_no_longer_learned_from_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(pipeline, "REMEMBERED", 2)
    work = pipeline.Pipeline(settings(tmp_path))
    for number in range(4):
        generation = work._generation(number)
        generation.folder.mkdir()
        generation.file("games-00000000.npz").write_bytes(b"")
    work._forget(2)
    assert [len(work._generation(number).samples) for number in range(4)] == [0, 0, 1, 1]


def settings(folder, **changes):
    usual = {"game": "lorenzo", "folder": folder, "generations": 1, "games": 1, "jobs": 1, "units": 2}
    usual |= {
        "policy_units": 2,
        "epochs": 1,
        "policy_epochs": 1,
        "expert": 0,
        "network": None,
        "policy": None,
        "rating_games": 1,
    }
    return pipeline.Settings(**{**usual, "reference": "random", "ray": None, "torch_python": sys.executable, **changes})


def test_networks_of_several_generations_are_averaged(tmp_path):
    work = pipeline.Pipeline(settings(tmp_path))
    for number in range(3):
        generation = work._generation(number)
        generation.folder.mkdir()
        generation.file("network.json").write_text(json.dumps({"features": ["land"], "bias": [number], "spread": [1]}))
    network, policy = work._averaged(2)
    assert json.loads(network.read_text()) == {"features": ["land"], "bias": [1.0], "spread": [1.0]}
    assert policy is None


def test_only_networks_of_the_same_width_are_averaged(tmp_path):
    work = pipeline.Pipeline(settings(tmp_path))
    for number, bias in enumerate([[8.0], [2.0, 4.0], [4.0, 6.0]]):
        generation = work._generation(number)
        generation.folder.mkdir()
        generation.file("network.json").write_text(json.dumps({"features": ["land"], "bias": bias}))
    network, _ = work._averaged(2)
    assert json.loads(network.read_text())["bias"] == [3.0, 5.0]


@pytest.mark.slow
def test_more_generations_can_have_more_or_fewer_units(tmp_path):
    train("lorenzo", tmp_path, "--generations", 1, "--games", 1, "--units", 2)
    train("lorenzo", tmp_path, "--generations", 2, "--games", 1, "--units", 5)
    train("lorenzo", tmp_path, "--generations", 3, "--games", 1, "--units", 3)
    networks = [json.loads((tmp_path / f"generation-00{number}" / "network.json").read_text()) for number in range(3)]
    assert [len(network["bias"]) for network in networks] == [2, 5, 5]  # a network never becomes narrower
    assert len(json.loads((tmp_path / "network.json").read_text())["bias"]) == 5


def test_a_folder_belongs_to_one_game(tmp_path, monkeypatch):
    pipeline.Pipeline(settings(tmp_path))
    with pytest.raises(SystemExit, match=r"^training: the folder .* is for lorenzo; name another$"):
        train("princes", tmp_path)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", 0), "the number of games is a whole number from 1, not 0"),
        (("--jobs", -1), "the number of jobs is a whole number from 1, not -1"),
        (("--games", 2_000_000), "at most 1000000 games"),
        (("--expert", -5), "a search at least one simulation"),
        (("--network", "missing.json"), "there is no file missing.json"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(words, sentence, tmp_path):
    with pytest.raises(SystemExit, match=sentence):
        train("lorenzo", tmp_path / "new", *words)
    assert not (tmp_path / "new").exists()


def test_a_learner_that_fails_is_named(tmp_path):
    work = pipeline.Pipeline(settings(tmp_path, torch_python="false"))
    generation = work._generation(0)
    generation.folder.mkdir()
    with pytest.raises(signoria.SignoriaError, match=r"the learner failed: false -m training\.learner"):
        work._learn(generation)


def test_the_plot_of_one_generation_alone():
    report = {"generation": 0, "errors": [9.0, 4.5], "reference": "patron-1", "rated": "patron"}
    drawing = ElementTree.fromstring(plot([report | {"share": 0.3, "share_low": 0.2, "share_high": 0.4}]))
    assert drawing.find("{*}title").text == "Training, generation by generation"
    assert "patron-1" in "".join(drawing.itertext())
