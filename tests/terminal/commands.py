"""Runs the `signoria` command: within this process, and as a process of its own that is talked to."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from typer.testing import CliRunner, Result

from signoria.cli import app

COMMAND = [sys.executable, "-c", "from signoria.cli import main; main()"]
PROMPT = " > "
MOST_PROMPTS = 1500  # of a whole game; more would mean that an answer is not understood


def run(*arguments: object, text: str = "", **variables: str) -> Result:
    """Run a command with this typed into it."""
    environment = {"COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "", "NO_COLOR": "1", **variables}
    return CliRunner(env=environment).invoke(app, [str(argument) for argument in arguments], input=text)


def refused(*arguments: object, text: str = "") -> str:
    """Run a command that must be refused: exit code 2, one sentence, no traceback, nothing on the standard output."""
    result = run(*arguments, text=text)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("signoria: ")
    return result.stderr


def talk(answer: Callable[[str], str | None], *arguments: object, folder: Path, width: int = 80) -> tuple[int, str]:
    """Run the command as a process and answer its prompts (None closes its input): exit code and all it said."""
    environment = {**os.environ, "COLUMNS": str(width), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    environment |= {"XDG_DATA_HOME": str(folder)}
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=folder,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    said = [""]
    pending = b""
    while chunk := os.read(process.stdout.fileno(), 65536):
        pending += chunk
        if not pending.endswith(PROMPT.encode()):
            continue
        said.append(pending.decode())
        assert len(said) < MOST_PROMPTS, said[-1]
        pending = b""
        reply = answer(said[-1])
        if reply is None:
            process.stdin.close()
        else:
            process.stdin.write(f"{reply}\n".encode())
            process.stdin.flush()
    said.append(pending.decode())
    return process.wait(timeout=20), "".join(said)


def first_offered(screen: str) -> str:
    """What the prompt names first: always a legal choice."""
    prompt = screen.rsplit("\n", 1)[-1]
    found = re.match(r"\s*([a-z]?\d+|cp)\b", prompt)
    return found.group(1) if found else "1"
