"""A game from another package can do everything that ours can, through its entry point alone."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.testing import TestClient

import signoria
from signoria import games
from signoria.server.app import create_app
from signoria.server.commands import prepare
from signoria.server.settings import Settings, database_url
from tests.server.people import HUMAN, Visitor
from tests.terminal.commands import first_offered, refused, run, talk

SMALL = 200  # lines: The Drapers is to be read in five minutes

pytestmark = pytest.mark.usefixtures("installed")


def test_it_is_small():
    source = Path(__file__).parents[2] / "examples" / "drapers" / "drapers.py"
    assert len(source.read_text("utf-8").splitlines()) < SMALL


def test_it_stands_behind_our_own_games():
    assert signoria.game_names() == ("princes", "lorenzo", "drapers")
    assert signoria.rules("drapers").most == 5
    assert games.spec("drapers").minutes == 10


def test_hidden_colours_double_at_the_end():
    game = signoria.new_game("drapers", seats=2, seed=4, florins=20)
    chance = random.Random(1)
    while not game.over:
        assert game.view(1)["seats"][0]["customers"] == 1
        assert game.view(0)["seats"][0]["customers"] == game.position()["seats"][0]["customers"]
        game.play(chance.choice(game.moves()))
    for own, points in zip(game.view()["seats"], game.scores(), strict=True):
        wanted = own["customers"][0]["colour"]
        doubled = [bolt["value"] * (1 + (bolt["colour"] == wanted)) for bolt in own["bolts"]]
        assert points == sum(doubled) + own["florins"] // 3


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"price": "x"}, "price: 'x' is not allowed"),
        ({"seats": [{}, {}]}, "it is missing"),
        ({"kind": "dance"}, "kind: 'dance' is not allowed"),
        ({"price": None}, "no game could have this position"),
        ({"extra": 1}, "'extra' is not allowed"),
    ],
)
def test_a_position_that_cannot_be(change, problem):
    position = {**signoria.new_game("drapers", seats=2, seed=4).position(), **change}
    with pytest.raises(signoria.BadPosition, match=problem):
        signoria.from_position(position)


def test_a_move_that_is_refused():
    game = signoria.new_game("drapers", seats=2, seed=4)
    with pytest.raises(signoria.IllegalMove, match="allowed now, as moves\\(\\) lists them: bid, pass"):
        game.play({"do": "bid", "amount": 20})
    with pytest.raises(signoria.IllegalMove, match="This is not a move"):
        game.play({"do": "bid", "amount": True})


def test_it_keeps_the_promises_of_the_contract(environment):
    tests = Path(__file__).parents[1] / "conformance" / "test_conformance.py"
    command = [sys.executable, "-m", "pytest", "-q", "-k", "drapers", str(tests)]
    finished = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert finished.returncode == 0, finished.stdout
    assert "[100%]" in finished.stdout


# In the terminal


def test_it_is_played_at_the_keyboard(tmp_path):
    code, said = talk(first_offered, "play", "drapers", "--seats", 3, "--seed", 5, "--florins", 20, folder=tmp_path)
    assert code == 0
    assert "What do you bid?" in said
    assert "On offer: " in said
    assert "★ Seat" in said
    (file,) = (tmp_path / "signoria").iterdir()
    record = signoria.load(file)
    assert record["players"] == ["human", "novice", "novice"]
    assert record["options"] == {"florins": 20}
    told = run("replay", file)
    assert told.exit_code == 0
    assert "The game is over: Seat 1" in told.stdout


def test_what_is_wrong_is_said_in_a_sentence():
    assert "the option florins is one of 12, 20, not 13" in refused("simulate", "drapers", "--florins", 13)
    assert "drapers has no option 'cooperative'" in refused("simulate", "drapers", "--cooperative")
    assert "there is no judge for drapers" in refused("simulate", "drapers", "--players", "patron,novice")
    assert "the game drapers has no editions" in refused("edition", "show", "drapers")


def test_it_may_come_without_a_rulebook():
    assert "no rule of drapers mentions ''" in refused("rules", "drapers")


def test_its_options_are_flags():
    assert "--florins 12|20" in run("play", "--help").stdout


# In the arena


def test_it_is_simulated():
    result = run("simulate", "drapers", "--games", 20, "--seats", 3, "--json", "--seed", 1)
    players = json.loads(result.stdout)["players"]
    assert players[0]["name"] == "novice"
    assert players[0]["wins"] > 12


def test_it_is_rated_in_two_processes(tmp_path):
    command = ["arena", "drapers", "--players", "novice,random", "--games", 8, "--jobs", 2]
    report = tmp_path / "report.html"
    result = run(*command, "--folder", tmp_path / "kept", "--report", report)
    assert result.exit_code == 0
    assert "The Drapers: 8 games with 2 seats" in result.stdout
    assert "The Drapers" in report.read_text("utf-8")


# To be learned


def in_python(code: str, environment: dict[str, str]) -> str:
    finished = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


PETTINGZOO = """
from pettingzoo.test import api_test
from signoria.envs import pettingzoo
api_test(pettingzoo.env("drapers", seats=3), num_cycles=200)
"""
GYMNASIUM = """
import gymnasium
env = gymnasium.make("signoria.envs.gymnasium:signoria/Drapers-v1", seats=3)
observation, info = env.reset(seed=1)
over = False
while not over:
    observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
print(observation.shape, len(info["scores"]))
"""
OPEN_SPIEL = """
import pyspiel
import signoria.envs.open_spiel
from open_spiel.python import games
game = pyspiel.load_game("signoria_drapers(players=3,florins=20)")
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
print(game.num_players(), game.num_distinct_actions())
"""
BATCH = """
from signoria.envs.batch import Batch
from signoria.envs.observer import observer
batch = Batch("drapers", 16, seats=2, seed=1)
done = 0
while done < 20:
    done += int(batch.step(batch.random_actions()).done.sum())
named = observer("drapers").named(batch.now().observations)
assert (named["customers"].sum(axis=1) == 1).all()
"""


def test_pettingzoo(environment):
    pytest.importorskip("pettingzoo")
    assert "Passed" in in_python(PETTINGZOO, environment)


def test_gymnasium(environment):
    pytest.importorskip("gymnasium")
    assert in_python(GYMNASIUM, environment) == "(40,) 3\n"


def test_open_spiel(environment):
    pytest.importorskip("pyspiel")
    assert "3 21\n" in in_python(OPEN_SPIEL, environment)


def test_many_games_in_step(environment):
    pytest.importorskip("numpy")
    in_python(BATCH, environment)


# At the server


def test_it_is_hosted(tmp_path):
    url = database_url(str(tmp_path / "signoria.sqlite"))
    settings = Settings(database=url, secret=asyncio.run(prepare(url)), messages_a_second=10_000)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        anna = Visitor(client, "Anna")
        info = anna.get("/api/games").json()[2]
        assert (info["name"], info["drawing"], info["judged"]) == ("drapers", "generic", False)
        assert [level["name"] for level in info["levels"]] == ["random", "novice"]
        assert info["usual_level"] == info["first_level"] == "novice"
        seats = [2, 3, 4, 5]
        assert info["options"] == [{"name": "florins", "values": [12, 20], "seats": [seats, seats]}]
        assert "game-drapers = The Drapers" in anna.get("/api/games/drapers/words/de").json()["messages"]
        rules = anna.get("/api/games/drapers/rules/de").json()
        assert rules == {"game": "drapers", "sections": [], "variants": {}, "governing": {}, "terms": {}}
        table = anna.table(HUMAN, {"kind": "bot"}, game="drapers", options={"florins": 20})
        assert anna.post(f"/api/tables/{table}/start").status_code == 200
        with anna.at(table) as connection:
            connection.next("update")
            while connection.update.get("result") is None:
                if "moves" in connection.update:
                    connection.play(connection.update["moves"][0])
                else:
                    connection.next("update")
            assert connection.update["result"]["winners"] == [1]


# What can be wrong with a package


@pytest.mark.parametrize(
    ("reference", "problem"),
    [("not_there:GAME", "cannot be loaded"), ("json:dumps", "is not the GameSpec of a game named broken")],
)
def test_a_package_that_is_broken(tmp_path, monkeypatch, reference, problem):
    folder = tmp_path / "broken-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(f"[signoria.games]\nbroken = {reference}\n")
    monkeypatch.syspath_prepend(tmp_path)
    games._others.cache_clear()
    with pytest.raises(signoria.BadInput, match=problem):
        signoria.new_game("broken")
