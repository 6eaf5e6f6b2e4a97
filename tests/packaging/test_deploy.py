"""The files to run Signoria as a service: container, compose, Caddy, systemd."""

import configparser
import os
import re
import shlex
import shutil
import subprocess
import time
import urllib.request
import uuid
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from signoria.cli import app
from tests.server.processes import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BUILDERS = [name for name in ("podman", "docker", "buildah") if shutil.which(name)]
SETTINGS = (ROOT / "src/signoria/server/settings.py").read_text() + (
    ROOT / "src/signoria/server/commands.py"
).read_text()


def services() -> dict:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]


def test_compose_runs_server_database_and_proxy():
    found = services()
    assert set(found) == {"signoria", "database", "caddy"}
    build = found["signoria"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).exists()
    assert found["signoria"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "@database/" in found["signoria"]["environment"]["DATABASE_URL"]
    assert "ports" not in found["signoria"], "only Caddy is reached from outside"
    assert "ports" not in found["database"]


def test_the_password_is_asked_for_and_not_written_down():
    used = re.findall(r"\$\{POSTGRES_PASSWORD[^}]*\}", (DEPLOY / "compose.yaml").read_text())
    assert used == ["${POSTGRES_PASSWORD:?choose a password}"] * 2


def test_every_variable_is_one_that_the_server_reads():
    unit = (DEPLOY / "signoria.service").read_text()
    names = set(services()["signoria"]["environment"]) | set(re.findall(r"^Environment=(\w+)=", unit, re.M))
    for name in names:
        assert f'"{name}"' in SETTINGS, name


def test_caddy_passes_on_to_the_server_and_hides_the_metrics():
    text = (DEPLOY / "Caddyfile").read_text()
    container = (DEPLOY / "Containerfile").read_text()
    [port] = re.findall(r"^EXPOSE (\d+)$", container, re.M)
    assert f"reverse_proxy signoria:{port}" in text
    assert "respond /metrics 404" in text


def test_the_commands_of_container_and_unit_exist():
    container = (DEPLOY / "Containerfile").read_text()
    command = [part.strip(' "') for part in re.findall(r"^CMD \[(.*)\]$", container, re.M)[0].split(",")]
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "signoria.service")
    help_text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).output
    for words in (command, shlex.split(unit["Service"]["ExecStart"])):
        assert words[0] == "/opt/signoria/bin/signoria"
        assert words[1] == "serve"
        for option in words[2:]:
            assert not option.startswith("--") or option in help_text


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd")
def test_systemd_accepts_the_unit(tmp_path):
    text = (DEPLOY / "signoria.service").read_text().replace("/opt/signoria/bin/signoria", "/bin/true")
    (tmp_path / "signoria.service").write_text(text)
    command = ["systemd-analyze", "verify", str(tmp_path / "signoria.service")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "signoria.service" not in checked.stderr, checked.stderr


@pytest.mark.slow
@pytest.mark.skipif(not BUILDERS, reason="neither podman, docker nor buildah is installed: no container is built here")
def test_the_container_is_built_and_serves_the_page():
    """SIGNORIA_CONTAINER_BASE names another image of Debian with Python, where the public one cannot be fetched."""
    base = os.environ.get("SIGNORIA_CONTAINER_BASE", "docker.io/library/python:3.13-slim")
    builder = next((name for name in BUILDERS if can_run(name, base)), None)
    if builder is None:
        pytest.skip(f"{' and '.join(BUILDERS)} cannot get or run the image {base} here")
    name = f"signoria-test-{uuid.uuid4().hex[:8]}"
    port = free_port()
    build, run = commands(builder, name, port)
    arguments = ["--network=host", "--build-arg", f"BASE={base}", "-f", str(DEPLOY / "Containerfile"), "-t", name]
    subprocess.run([*build, *arguments, str(ROOT)], check=True)
    if builder == "buildah":
        subprocess.run([builder, "from", "--name", name, name], check=True)
    served = subprocess.Popen(run)
    try:
        assert '<div id="page"' in fetched(f"http://127.0.0.1:{port}/")
    finally:
        served.terminate()
        served.wait(30)
        subprocess.run([builder, "rm", *([] if builder == "buildah" else ["-f"]), name], check=False)
        subprocess.run([builder, "rmi", "-f", name], check=False)


def commands(builder: str, name: str, port: int) -> tuple[list[str], list[str]]:
    """How the container is built and run. Buildah can also do it where no new namespaces may be made."""
    if builder == "buildah":
        serve = ["/opt/signoria/bin/signoria", "serve", "--port", str(port)]
        chroot = ["--isolation", "chroot"]
        return [builder, "build", *chroot], [builder, "run", *chroot, name, "--", *serve]
    return [builder, "build"], [builder, "run", "--rm", "--name", name, "-p", f"127.0.0.1:{port}:8000", name]


def can_run(builder: str, image: str) -> bool:
    """Whether the image is here or can be fetched, and something can be run in it."""
    if builder == "buildah":
        made = subprocess.run([builder, "from", image], capture_output=True, text=True, check=False)
        container = made.stdout.strip()
        tried = ["run", "--isolation", "chroot", container, "--", "true"]
        works = made.returncode == 0 and subprocess.run([builder, *tried], check=False).returncode == 0
        if container:
            subprocess.run([builder, "rm", container], capture_output=True, check=False)
        return works
    return subprocess.run([builder, "run", "--rm", image, "true"], capture_output=True, check=False).returncode == 0


def fetched(address: str) -> str:
    for _ in range(120):
        try:
            with urllib.request.urlopen(address, timeout=2) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.5)
    raise AssertionError(f"{address} does not answer")
