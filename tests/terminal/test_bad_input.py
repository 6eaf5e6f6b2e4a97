"""Bad input: one clear sentence with what is allowed, exit code 2, nothing written."""

import json

import pytest

import signoria
from tests.terminal.commands import refused


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (
            ["plai"],
            "the commands are play, simulate, arena, replay, verify, advise, serve, validate, backup, migrate, tidy, "
            "rules, learn, levels, edition",
        ),
        (["play"], "--help"),
        (["play", "chess"], "the games are princes"),
        (["play", "princes", "--unknown"], "--help"),
        (["play", "princes", "--seats", "6"], "2 to 5 seats"),
        (["play", "princes", "--seats", "many"], "--help"),
        (["play", "princes", "--seats", "3", "--players", "human,novice"], "exactly 3 players"),
        (["play", "princes", "--players", "human,wizard"], "the players are human, newcomer, beginner"),
        (["play", "princes", "--players", "human,"], "the players are human"),
        (["play", "princes", "--players", "human,no_module:Bot"], "module:Class"),
        (["play", "princes", "--seed", "-1"], "a whole number from 0"),
        (
            ["play", "princes", "--seed", "A" * 64],
            "in lower case, not text with other characters",
        ),
        (["play", "princes", "--seed", "9" * 63], "a whole number from 0"),
        (["simulate", "princes", "--seed", "ab" * 32], "--seed"),
        (["play", "princes", "--option", "unknown"], "its options are muse_and_princess"),
        (["play", "princes", "--option", "cooperative=7"], "one of false, true"),
        (["play", "princes", "--two-player-hard"], "for 2 seats"),
        (["play", "princes", "--advanced"], "its options are muse_and_princess"),
        (["play", "lorenzo", "--seats", "5"], "2 to 4 seats"),
        (["play", "lorenzo", "--cooperative"], "its options are advanced"),
        (["play", "lorenzo", "--malus-wood-stone", "some"], "one of each, total"),
        (["play", "lorenzo", "--santa-rita-malus", "never"], "one of after, each"),
        (["play", "lorenzo", "--option", "advanced=yes"], "one of false, true"),
        (["simulate", "lorenzo", "--games", "1", "--option", "brunelleschi_bonus_actions=3"], "one of true, false"),
        (["rules", "lorenzo", "quark"], "shows all rules"),
        (["play", "princes", "--language", "tlh"], "the languages are en, de"),
        (["play", "princes", "--edition", "missing.json"], "cannot be read"),
        (["play", "princes", "--resume", "missing.json"], "cannot be read"),
        (["play", "princes", "--save", "missing/folder.json"], "does not exist"),
        (["simulate", "chess"], "the games are princes"),
        (["simulate", "princes", "--games", "0"], "from 1"),
        (["simulate", "princes", "--jobs", "0", "--games", "1"], "from 1"),
        (["simulate", "princes", "--players", "novice,human"], "the players are random, novice"),
        (["simulate", "princes", "--seats", "9"], "2 to 5 seats"),
        (["simulate", "princes", "--seats", "4", "--players", "random,random"], "exactly 4 players"),
        (["simulate", "princes", "--json", "--option", "unknown"], "its options are"),
        (["arena", "princes"], "--help"),
        (["arena", "princes", "--players", "novice"], "two or more players"),
        (["arena", "princes", "--players", "novice,human"], "the players are random, novice"),
        (["arena", "princes", "--players", "novice,random", "--jobs", "0"], "from 1"),
        (["arena", "princes", "--players", "novice,random", "--seats", "3", "--round-robin"], "3 or more players"),
        (["arena", "princes", "--players", "novice,random", "--report", "missing/r.html"], "does not exist"),
        (["replay", "missing.json"], "cannot be read"),
        (["advise", "missing.json"], "cannot be read"),
        (["replay"], "--help"),
        (["rules", "chess"], "the games are princes"),
        (["rules", "princes", "quark"], "shows all rules"),
        (["rules", "princes", "--language", "xx"], "the languages are en, de"),
        (["edition"], "--help"),
        (["serve", "--port", "0"], "--help"),
        (["serve", "--database", "mysql://host/db"], "postgresql://"),
        (["serve", "--workers", "2", "--database", "some.sqlite"], "SQLite supports only one process"),
        (["validate", "--database", "mysql://host/db"], "postgresql://"),
        (["edition", "unknown"], "the commands are show, export, check"),
        (["edition", "show", "chess"], "the games are princes"),
        (["edition", "show", "missing.json"], "cannot be read"),
        (["edition", "check", "missing.json"], "cannot be read"),
        (["edition", "export", "princes", "missing/folder.json"], "cannot be written"),
        (["edition", "export", "chess", "some.json"], "the games are princes"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(arguments, allowed, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert allowed in refused(*arguments)
    assert list(tmp_path.iterdir()) == []


OPENING = '{"signoria": 1, "generator": "blake2b-1", "game": "princes", '


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "not JSON"),
        ("[]", "not a JSON object"),
        ("{}", "there is no game None"),
        ('{"game": "princes"}', "signoria"),
        (OPENING + '"seats": 9, "seed": 1, "options": {}, "moves": []}', "2 to 5 seats"),
        (OPENING + '"seats": 3, "seed": 1, "options": {}, "moves": [{"do": "fly"}]}', "move 0"),
        (OPENING + '"seats": 3, "seed": 1, "options": {}, "moves": [], "players": ["one"]}', "players"),
        ('{"signoria": 1, "game": "princes", "seats": 3, "seed": 1, "options": {}, "moves": []}', "an earlier format"),
        (OPENING + '"position": {}, "options": {}, "moves": []}', "missing"),
        ("\udcff", "not JSON"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "princes", "--resume"], ["verify"], ["advise"]])
def test_a_bad_record_is_refused(content, told, command, tmp_path):
    file = tmp_path / "record.json"
    file.write_text(content, "utf-8", errors="surrogateescape")
    sentence = refused(*command, file)
    others = {"play": "is a record of the game None", "verify": "to verify", "advise": told}
    assert told in sentence or others.get(command[0], told) in sentence


def test_a_record_is_not_shown_past_its_end(tmp_path):
    file = tmp_path / "record.json"
    signoria.save(signoria.new_game("princes", seed=1), file)
    assert "has 0 moves" in refused("replay", file, "--until", 5)
    assert "the seats are 1 to 4" in refused("replay", file, "--seat", 7)


def test_a_resumed_game_tells_its_own_settings(tmp_path):
    file = tmp_path / "record.json"
    signoria.save(signoria.new_game("princes", seed=1), file)
    before = file.read_bytes()
    assert "--resume" in refused("play", "princes", "--resume", file, "--seats", 3)
    assert "--resume" in refused("play", "princes", "--resume", file, "--cooperative")
    assert "exactly 4 players" in refused("play", "princes", "--resume", file, "--players", "human,novice")
    assert file.read_bytes() == before


def test_no_game_is_overwritten(tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps({"mine": True}))
    assert "already exists" in refused("play", "princes", "--save", file)
    assert json.loads(file.read_text()) == {"mine": True}
