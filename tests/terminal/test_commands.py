"""Everything but playing: version, help, simulate, replay, rules, editions."""

import json
import os
import re
import subprocess
import sys

import pytest

import signoria
from signoria.cli import game_flags
from signoria.terminal.advising import BARS
from tests.terminal.commands import COMMAND, refused, run


@pytest.fixture
def record(tmp_path):
    """A file with a whole game between bots."""
    file = tmp_path / "game.json"
    run("play", "princes", "--players", "novice,novice,random", "--seed", 3, "--muse-and-princess", "--save", file)
    return file


def test_version_tells_the_form():
    result = run("--version")
    forms = {"compiled": ["compiled"], "pure": ["pure Python"]}.get(
        os.environ.get("SIGNORIA_FORM", ""), ["compiled", "pure Python"]
    )
    assert result.exit_code == 0
    assert result.stdout in [f"signoria {signoria.__version__} ({form})\n" for form in forms]


def test_alone_it_shows_help():
    result = run()
    assert result.exit_code == 0
    for command in ("play", "simulate", "replay", "rules", "edition"):
        assert command in result.output


def test_the_command_as_a_process():
    result = subprocess.run([*COMMAND, "play", "chess"], capture_output=True, text=True, timeout=30)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == "signoria: there is no game 'chess'; the games are princes, lorenzo\n"


def test_nothing_heavy_is_imported_to_start():
    heavy = ("rich.console", "fluent", "signoria.princes", "signoria.bots")
    code = f"import sys; import signoria.cli; print([name for name in {heavy} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30)
    assert result.stdout.strip() == "[]"


# Simulation


def test_simulate_shows_tables():
    result = run("simulate", "princes", "--games", 3, "--players", "novice,random,random", "--seed", 1)
    assert result.exit_code == 0
    for heading in (
        "Player",
        "Wins",
        "Share",
        "Mean PP",
        "Spread",
        "Works",
        "Pieces",
        "Seat 3",
        "Points",
        "per second",
    ):
        assert heading in result.stdout
    assert "█" in result.stdout


def test_simulate_prints_one_json_object():
    result = run(
        "simulate", "princes", "--seats", 2, "--games", 2, "--players", "random,random", "--two-player-hard", "--json"
    )
    told = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert told["games"] == 2
    assert told["options"]["two_player_hard"] is True
    assert [player["name"] for player in told["players"]] == ["random", "random"]
    assert {"game", "seats", "games", "options", "players", "decisions", "seconds", "decisions_per_second"} == set(told)


def test_simulate_lorenzo_shows_its_own_counts_and_options():
    result = run("simulate", "lorenzo", "--games", 2, "--players", "random,random", "--seed", 1, "--advanced")
    assert result.exit_code == 0
    for heading in ("Mean VP", "Terr", "Char", "Bldg", "Vent", "Ldrs", "Exc.", "Advanced game", "2 games"):
        assert heading in result.stdout
    chosen = run("simulate", "lorenzo", "--games", 1, "--players", "random,random", "--malus-wood-stone", "total")
    assert "(Excommunication 1-4: wood and stone: only one: the wood)" in chosen.stdout


# Tournaments


def test_arena_shows_ratings_wins_and_points(tmp_path):
    command = ("arena", "princes", "--players", "novice,random", "--seats", 3, "--games", 4, "--folder", tmp_path)
    result = run(*command)
    assert result.exit_code == 0
    assert "4 games with 3 seats (free-for-all)" in result.stdout
    for heading in ("Player", "Rating", "Games", "Wins", "Share", "95 % interval", "Mean PP", "Spread", "Seat 3"):
        assert heading in result.stdout
    assert re.search(r"^novice +\d\d\.\d ± \d+\.\d +6 ", result.stdout, re.MULTILINE)
    assert str(tmp_path) in result.stdout.replace("\n", "")
    assert run(*command).stdout == result.stdout
    german = run(*command, "--language", "de")
    assert "4 Spiele mit 3 Plätzen (jeder gegen jeden)" in german.stdout


def test_arena_prints_one_json_object(tmp_path):
    command = ("arena", "lorenzo", "--players", "novice,random,random", "--games", 3, "--round-robin", "--json")
    result = run(*command, "--advanced", XDG_DATA_HOME=str(tmp_path))
    told = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert (told["game"], told["seats"], told["games"], told["schedule"]) == ("lorenzo", 2, 3, "round-robin")
    assert told["options"]["advanced"] is True
    assert {player["player"] for player in told["players"]} == {"novice", "random"}
    assert len(told["by_seat"]) == 2
    (folder,) = (tmp_path / "signoria" / "arena").iterdir()
    assert folder.name.startswith("lorenzo-")
    assert str(folder) in result.stderr


def test_a_game_of_the_arena_can_be_replayed(tmp_path):
    run("arena", "princes", "--players", "random,random", "--games", 1, "--folder", tmp_path)
    result = run("replay", tmp_path / "records" / "000001.json.gz")
    assert result.exit_code == 0
    assert "The game is over" in result.output


# Advice


def test_advise_shows_the_best_moves_and_marks_what_was_played(record):
    moves = signoria.load(record)["moves"]
    at = next(number for number, move in enumerate(moves) if move["do"] == "bid")
    result = run("advise", record, "--move", at, "--player", "prince:4")
    assert result.exit_code == 0
    for told in (f"After {at} moves: Seat", "to decide.", "Move", "Win", "Points", "Visits", "▸ bid", "was played"):
        assert told in result.stdout
    german = run("advise", record, "--move", at, "--player", "prince:4", "--language", "de")
    assert f"Nach {at} Zügen: Platz" in german.stdout


def test_advise_judges_a_whole_game(record, tmp_path):
    short = tmp_path / "short.json"
    whole = signoria.load(record)
    short.write_text(json.dumps({**whole, "moves": whole["moves"][:30]}))
    result = run("advise", short, "--player", "prince:1")
    assert result.exit_code == 0
    for told in ("30 decisions analysed", "Winning chances", "Biggest mistakes", "Played", "Better", "Win lost"):
        assert told in result.stdout
    assert any(bar in result.stdout for bar in BARS)
    told = json.loads(run("advise", short, "--player", "prince:1", "--json").stdout)
    assert told["game"] == "princes"
    assert [move["number"] for move in told["moves"]] == list(range(30))
    assert [move["played"] for move in told["moves"]] == whole["moves"][:30]
    assert {"best", "chances", "points", "lost_chance", "lost_points", "seat", "stake"} <= set(told["moves"][0])
    assert len(told["accuracy"]) == 3


def test_advise_looks_one_step_ahead_or_into_all_cards(record, tmp_path):
    short = tmp_path / "short.json"
    whole = signoria.load(record)
    short.write_text(json.dumps({**whole, "moves": whole["moves"][:8]}))
    quick = json.loads(run("advise", short, "--quick", "--json").stdout)
    seen = json.loads(run("advise", short, "--quick", "--open-cards", "--json").stdout)
    assert len(quick["moves"]) == len(seen["moves"]) == 8
    assert quick["moves"] != seen["moves"]


# Replay


def test_replay_tells_the_game(record):
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Round 7 begins" in result.output
    assert "The game is over" in result.output
    assert "★" in result.output


def test_replay_until_a_move_shows_that_position(record):
    result = run("replay", record, "--until", 3)
    assert result.exit_code == 0
    assert "Round 1 begins" in result.output
    assert "gets" not in result.output


def test_replay_as_one_seat_hides_what_it_did_not_see(record):
    assert "gives back the" in run("replay", record, "--until", 2).output
    assert run("replay", record, "--until", 2, "--seat", 3).output.count("gives back the") == 0


def test_replay_in_german(record):
    assert "Runde 1 beginnt" in run("replay", record, "--until", 5, "--language", "de").output


def test_replay_of_lorenzo_shows_all_families_and_leaders(tmp_path):
    file = tmp_path / "game.json"
    run("play", "lorenzo", "--players", "random,random", "--seed", 3, "--advanced", "--save", file)
    result = run("replay", file)
    assert result.exit_code == 0
    assert "Round 6 begins" in result.output
    assert "Seat 1’s final scoring" in result.output
    assert "Family of Seat 2 random" in result.output
    part = run("replay", file, "--until", 10)
    assert "Leaders of Seat 1" in part.output
    assert "keeps a leader." not in part.output
    assert run("replay", file, "--until", 10, "--seat", 2).output.count("Seat 1 keeps a leader.") == 3


# Rules


def test_rules_without_a_word_are_all_shown():
    result = run("rules", "princes")
    assert result.exit_code == 0
    assert "The auction phase" in result.output
    assert result.output.count("PF-COO-8") == 1


@pytest.mark.parametrize(("word", "found"), [("pf-auc-4", "PF-AUC-4"), ("JESTER", "PF-OBJ-2"), ("PF-OBJ", "PF-OBJ-6")])
def test_rules_are_found_by_id_and_by_word(word, found):
    result = run("rules", "princes", word)
    assert result.exit_code == 0
    assert found in result.output
    assert "PF-COO-5" not in result.output


def test_rules_of_lorenzo():
    result = run("rules", "lorenzo", "privilege")
    assert result.exit_code == 0
    assert "LM-PRV-1" in result.output
    assert "LM-SET-6" not in result.output


def test_rules_in_german():
    assert "PF-OBJ-2" in run("rules", "princes", "gaukler", "--language", "de").output
    assert "PF-OBJ-2" in run("rules", "princes", "gaukler", LANG="de_DE.UTF-8").output


def test_found_words_stand_out():
    environment = {**os.environ, "FORCE_COLOR": "1", "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    environment.pop("NO_COLOR", None)
    command = [*COMMAND, "rules", "princes", "palazzo"]
    result = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=30)
    assert re.search(r"\x1b\[7(;\d+)*mpalazzo", result.stdout)


# Editions


def test_edition_show_marks_reconstructions():
    result = run("edition", "show", "princes")
    assert result.exit_code == 0
    row = next(line for line in result.output.splitlines() if "Architect" in line)
    assert row.split() == ["│", "Architect", "University*", "Park*", "Travel*", "│"]
    assert "reconstructions" in result.output
    assert "With 3 players: 1 | 2, 2 | 3, 3 | 1" in result.output


@pytest.mark.parametrize(("language", "told"), [("en", "Santa Rita"), ("de", "Handelsposten")])
def test_edition_of_lorenzo(language, told, tmp_path):
    file = tmp_path / "mine.json"
    assert told in run("edition", "show", "lorenzo", "--language", language).output
    assert run("edition", "export", "lorenzo", file).exit_code == 0
    assert run("edition", "check", file).output.startswith(f"{file}: playable")
    assert "2-7" in run("edition", "show", file).output


def test_edition_export_show_and_check(tmp_path):
    file = tmp_path / "mine.json"
    assert run("edition", "export", "princes", file).exit_code == 0
    assert json.loads(file.read_text("utf-8")) == signoria.rules("princes").own_edition()
    assert run("edition", "check", file).output.startswith(f"{file}: playable")
    assert "Bell Maker" in run("edition", "show", file).output


def test_edition_export_overwrites_only_by_force(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text("mine")
    assert "--force" in refused("edition", "export", "princes", file)
    assert file.read_text() == "mine"
    assert run("edition", "export", "princes", file, "--force").exit_code == 0
    assert file.read_text() != "mine"


def test_edition_check_names_line_and_constraint(tmp_path):
    file = tmp_path / "mine.json"
    run("edition", "export", "princes", file)
    lines = file.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if '"poet"' in line)
    lines[at] = lines[at].replace('"building": "theater"', '"building": "castle"', 1)
    file.write_text("\n".join(lines), "utf-8")
    sentence = "Poet: building: “castle” is not possible. Choose one of: University, Laboratory"
    result = run("edition", "check", file, "--language", "en")
    assert result.exit_code == 1
    assert result.output.splitlines()[:2] == [f"{file}: cannot be played", "One problem:"]
    assert result.output.splitlines()[2].startswith(f"  Line {at + 1}: {sentence}")
    assert "Dichter: Gebäude: „castle“" in run("edition", "check", file, "--language", "de").output
    assert f"line {at + 1}: {sentence}" in refused("play", "princes", "--edition", file)
    assert refused("edition", "show", file) == refused("play", "princes", "--edition", file)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["playable", "One value is unusual:", "Stacks: Jester: It is 3.", "52 values are reconstructions"]),
        ("de", ["spielbar", "Ein Wert ist ungewöhnlich:", "Stapel: Gaukler: Der Wert ist 3.", "52 Werte sind"]),
    ],
)
def test_edition_check_prints_warnings_and_succeeds(tmp_path, language, told):
    file = tmp_path / "mine.json"
    run("edition", "export", "princes", file)
    file.write_text(file.read_text("utf-8").replace('"jester": 7', '"jester": 3'), "utf-8")
    result = run("edition", "check", file, "--language", language)
    assert result.exit_code == 0
    for line, part in zip(result.output.splitlines(), told, strict=True):
        assert part in line


def test_a_game_or_file_must_be_named():
    assert "GAME" in refused("edition", "show")
    assert "FILE" in refused("edition", "export", "princes")


# Options


def test_every_option_of_every_game_is_a_flag():
    named = {option.name for game in signoria.game_names() for option in signoria.rules(game).options}
    assert {flag.name for flag in game_flags()} == {"option", *named}


def test_a_flag_not_given_leaves_the_option_as_it_is():
    result = run("simulate", "lorenzo", "--games", 1, "--seats", 2, "--json", "--no-brunelleschi-bonus-actions")
    options = json.loads(result.stdout)["options"]
    assert options["brunelleschi_bonus_actions"] is False
    assert options["advanced"] is False
