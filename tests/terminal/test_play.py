"""Playing at the keyboard."""

import json
import re
from pathlib import Path

import pytest

import signoria
from tests.terminal.commands import first_offered, run, talk

LONG = pytest.mark.long


def kept(folder: Path) -> Path:
    """The only game kept in the user's data folder."""
    (file,) = (folder / "signoria").iterdir()
    return file


@pytest.mark.parametrize(
    ("game", "arguments"),
    [
        pytest.param("princes", "--players novice,human --two-player-hard --language de", marks=LONG),
        pytest.param(
            "princes", "--players human,random,human --muse-and-princess --cooperative --open-money", marks=LONG
        ),
        ("princes", "--players random,human,novice,random,random --option muse_and_princess --option cooperative"),
        pytest.param("lorenzo", "--players random,human,random --malus-wood-stone total", marks=LONG),
        ("lorenzo", "--players human,random --advanced --santa-rita-malus each --language de"),
        pytest.param(
            "lorenzo", "--players random,human,random,human --advanced --no-brunelleschi-bonus-actions", marks=LONG
        ),
    ],
)
def test_a_whole_game_through_the_keyboard(game, arguments, tmp_path):
    code, said = talk(first_offered, "play", game, "--seed", "5", *arguments.split(), folder=tmp_path)
    assert code == 0
    assert "Traceback" not in said
    assert "★" in said
    record = signoria.load(kept(tmp_path))
    assert signoria.replay(record).over
    assert record["players"] == arguments.split()[1].split(",")


def test_bots_alone_play_a_game(tmp_path):
    result = run("play", "princes", "--players", "novice,random", "--seed", 1, "--save", tmp_path / "game.json")
    assert result.exit_code == 0
    assert "up for auction" in result.output
    assert "The game is over" in result.output
    assert signoria.replay(signoria.load(tmp_path / "game.json")).over


def test_without_anybody_to_type_the_game_is_kept(tmp_path):
    code, said = talk(lambda screen: None, "play", "princes", "--seed", 4, folder=tmp_path)
    assert code == 0
    assert "Traceback" not in said
    assert f"--resume {kept(tmp_path)}" in said
    assert signoria.load(kept(tmp_path))["moves"] == []


def test_leaving_and_coming_back(tmp_path):
    file = tmp_path / "game.json"
    result = run("play", "princes", "--seed", 4, "--seats", 3, "--save", file, text="2\nquit\n")
    assert result.exit_code == 0
    moves = signoria.load(file)["moves"]
    assert moves[0]["do"] == "return"
    again = run("play", "princes", "--resume", file, text="log\nquit\n")
    assert again.exit_code == 0
    assert "Round 1 begins" in again.output
    assert signoria.load(file)["moves"] == moves


@pytest.mark.parametrize("game", signoria.game_names())
def test_a_kept_game_tells_who_sat_where(game, tmp_path):
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    run("play", game, "--seed", 4, "--players", "random,human", "--save", file, text="quit\n")
    assert signoria.load(file)["players"] == ["random", "human"]
    again = run("play", game, "--resume", file, text="\nquit\n")
    assert "Seat 1 random" in again.output
    assert "Seat 2 human" in again.output
    run("play", game, "--resume", file, "--players", "human,novice", "--save", other, text="quit\n")
    assert signoria.load(other)["players"] == ["human", "novice"]
    assert "Seat 1 random" in run("replay", file).output


def test_a_record_without_players_seats_one_person_against_bots(tmp_path):
    file = tmp_path / "game.json"
    signoria.save(signoria.new_game("lorenzo", seats=3, seed=4), file)
    again = run("play", "lorenzo", "--resume", file, text="\nquit\n")
    assert "Seat 1 human" in again.output
    assert "Seat 3 casual player" in again.output


def test_a_placement_may_be_typed_at_once(tmp_path):
    """The member, the space and, where there is a choice, the servants; `back` leaves a further menu."""
    file = tmp_path / "game.json"
    text = "1\nback\nnonsense\n1 z9\n4 h1\nquit\n"
    result = run("play", "lorenzo", "--players", "human,human", "--seed", 1, "--save", file, text=f"\n{text}")
    assert "“1 z9” is not an option here" in result.output
    assert signoria.load(file)["moves"][0] == {
        "do": "place",
        "member": "neutral",
        "space": "harvest.single",
        "servants": 1,
    }


def test_a_resumed_game_may_be_kept_elsewhere_and_taken_back(tmp_path):
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    run("play", "princes", "--seed", 4, "--seats", 3, "--save", file, text="2\nquit\n")
    before = file.read_text()
    result = run("play", "princes", "--resume", file, "--save", other, text="undo\nquit\n")
    assert "Back at your last decision." in result.output
    assert file.read_text() == before
    assert signoria.load(other)["moves"] == []


def test_undo_goes_back_to_ones_last_decision(tmp_path):
    file = tmp_path / "game.json"
    result = run("play", "princes", "--seed", 4, "--save", file, text="undo\n1\nundo\n2\nquit\n")
    assert "You have no decision to undo." in result.output
    moves = signoria.load(file)["moves"]
    hand = signoria.new_game("princes", seats=4, seed=4).view(0)["seats"][0]["hand"]
    assert moves[0] == {"do": "return", "card": hand[1]}


def test_undo_equals_never(tmp_path):
    """Take every decision back once and take it again: with the same answers it is the same game for the people."""
    file = tmp_path / "game.json"
    arguments = ["play", "princes", "--players", "human,human", "--seed", 8, "--save", file]
    turns = ["\n1\n"] + ["undo\n\n1\n\n1\n"] * 2
    result = run(*arguments, text="".join(turns))
    assert result.exit_code == 0
    assert signoria.replay(signoria.load(file)).position()["phase"] in ("setup", "auction")


def test_saving_while_playing(tmp_path):
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    text = f"save\nsave {taken}\nsave {tmp_path / 'no' / 'folder.json'}\nsave {other}\nquit\n"
    result = run("play", "princes", "--seed", 4, "--save", file, text=text)
    assert result.exit_code == 0
    assert taken.read_text() == "mine"
    assert "already exists" in result.output
    assert "cannot be written" in result.output
    assert file.exists()
    assert other.exists()
    assert not (tmp_path / "no").exists()


def test_commands_at_any_time(tmp_path):
    text = "?\ntable\n\nboard 2\nboard 9\nrules jester\nrules quark\nlog\nback\n99\nnonsense\nquit\n"
    result = run("play", "princes", "--seed", 4, "--save", tmp_path / "game.json", text=text)
    assert result.exit_code == 0
    assert "save [FILE]" in result.output
    assert "each player is dealt four of them" in result.output, "the rule of the first decision"
    assert "Principality of Seat 2" in result.output
    assert "board 1” to “board 4" in result.output
    assert "PF-OBJ-2" in result.output
    assert "No rule mentions “quark”." in result.output
    assert "“99” is not an option here" in result.output


def test_german_commands(tmp_path):
    result = run(
        "play",
        "princes",
        "--language",
        "de",
        "--seed",
        4,
        "--save",
        tmp_path / "a.json",
        text="hilfe\ntafel 1\nbeenden\n",
    )
    assert result.exit_code == 0
    assert "Fürstentum von Platz 1" in result.output
    assert "Spiel gespeichert." in result.output


def test_people_at_one_screen_do_not_see_each_others_hands(tmp_path):
    """Between two people the screen is handed over, and what the second sees does not name the first one's cards."""
    result = run(
        "play", "princes", "--players", "human,human", "--seed", 6, "--save", tmp_path / "a.json", text="\n1\n\nquit\n"
    )
    parts = result.output.split("Pass the screen to")
    assert len(parts) == 3
    first = signoria.new_game("princes", seats=2, seed=6).view(0)["seats"][0]["hand"]
    for card in first:
        assert card.replace("_", " ").title() not in parts[2]


def test_the_record_holds_edition_and_options(tmp_path):
    edition = signoria.rules("princes").own_edition()
    edition["name"] = "mine"
    (tmp_path / "mine.json").write_text(json.dumps(edition))
    file = tmp_path / "game.json"
    run("play", "princes", "--edition", tmp_path / "mine.json", "--cooperative", "--save", file, text="")
    record = signoria.load(file)
    assert record["edition"]["name"] == "mine"
    assert record["options"]["cooperative"] is True


def test_a_whole_base_game_tells_prices_in_cash_and_prestige(tmp_path):  # PF-MON-2
    code, said = talk(first_offered, "play", "princes", "--seats", "3", "--seed", "2", folder=tmp_path)
    assert code == 0
    assert "★" in said
    assert re.search(r"\d+ F: (\d+ F cash \+ )?\d+ PP", said)


@pytest.mark.parametrize(("typed", "kept"), [("7", 7), ("ab" * 32, "ab" * 32), ("1" * 64, "1" * 64), ("007", 7)])
def test_a_seed_is_a_number_or_64_digits(typed, kept, tmp_path):
    file = tmp_path / "game.json"
    run("play", "lorenzo", "--players", "random,random", "--seed", typed, "--save", file)
    assert signoria.load(file)["seed"] == kept


def test_without_a_seed_nobody_can_guess_the_deal(tmp_path):
    file = tmp_path / "game.json"
    run("play", "lorenzo", "--players", "random,random", "--save", file)
    assert len(signoria.load(file)["seed"]) == 64


@pytest.mark.parametrize(
    ("language", "nudge"),
    [("en", "Keep professions that want the same"), ("de", "Behalten Sie Personen, die das Gleiche")],
)
def test_the_coach_gives_a_nudge_then_the_best_moves(language, nudge, tmp_path):
    def coached(text):
        arguments = ["--seed", 4, "--seats", 3, "--save", tmp_path / f"{len(text)}.json", "--language", language]
        return run("play", "princes", *arguments, text=text).output

    once, twice = coached("coach\nquit\n"), coached("coach\ncoach\nquit\n")
    assert nudge in once
    assert nudge in twice
    assert not re.search(r"[+−]\d\.\d", once)
    assert re.search(r"[+−]\d\.\d  \w", twice)
    assert "coach-" not in twice


def test_two_people_get_no_coach(tmp_path):
    arguments = ["--seed", 4, "--players", "human,human", "--save", tmp_path / "game.json"]
    result = run("play", "lorenzo", *arguments, text="\ncoach\nquit\n")
    assert "No coach here" in result.output
