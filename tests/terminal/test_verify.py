"""`signoria verify`: one sentence for whatever is wrong, and what is proved if nothing is."""

import hashlib
import json

import pytest

from tests.kernel.test_commitment import OTHER, revealed
from tests.terminal.commands import refused, run


@pytest.fixture(scope="module")
def finished():
    return revealed("lorenzo")


def written(tmp_path, record):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    return file


def test_a_deal_is_verified(tmp_path, finished):
    result = run("verify", written(tmp_path, finished))
    assert result.exit_code == 0
    assert "the deal was fixed before the first move" in result.output
    assert f"All {len(finished['moves'])} moves follow the rules." in result.output
    assert finished["commitment"] in result.output


def test_the_commitment_that_was_shown_is_compared(tmp_path, finished):
    file = written(tmp_path, finished)
    result = run("verify", file, "--commitment", finished["commitment"])
    assert result.exit_code == 0
    assert "is the one you were shown" in result.output
    assert "belongs to another table" in refused("verify", file, "--commitment", OTHER)


def test_in_german(tmp_path, finished):
    result = run("verify", written(tmp_path, finished), "--language", "de")
    assert result.exit_code == 0
    assert "stand vor dem ersten Zug fest" in result.output


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("seed", OTHER, "do not match the commitment"),
        ("salt", OTHER, "do not match the commitment"),
        ("commitment", OTHER, "do not match the commitment"),
        ("moves", [], "moves are missing"),
        ("moves", [{"do": "cheat"}], "move 0 of the record cannot be played"),
        ("generator", "dice-1", "another format"),
    ],
)
def test_a_changed_record_is_refused(tmp_path, finished, key, value, told):
    assert told in refused("verify", written(tmp_path, {**finished, key: value}))


def test_a_file_that_is_not_there(tmp_path):
    assert "cannot be read" in refused("verify", tmp_path / "nothing.json")


def test_two_lines_of_python_are_enough(finished):
    text = f"{finished['generator']}:{finished['seed']}:{finished['salt']}"
    assert hashlib.sha256(text.encode()).hexdigest() == finished["commitment"]
