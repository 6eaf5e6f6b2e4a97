"""The wheel and the source distribution, installed by strangers: outside the source tree, without Node or compiler."""

import ast
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.installer import install_command

ROOT = Path(__file__).parents[2]
RUN = ROOT / "requirements" / "run.txt"
WHEELS = sorted((ROOT / "build" / "wheel").glob("signoria-*.whl"))
PAGE = "signoria/server/page/index.html"
FORM = os.environ.get("SIGNORIA_FORM", "")

needs_wheel = pytest.mark.skipif(not WHEELS or FORM == "pure", reason="only where make has built the wheel")
needs_page = pytest.mark.skipif(
    not (ROOT / "src" / PAGE).exists(), reason="the page is not built: this machine has no Node.js"
)


@needs_wheel
@needs_page
def test_the_wheel_holds_engine_page_words_and_networks():
    names = zipfile.ZipFile(WHEELS[0]).namelist()
    assert PAGE in names
    assert any(name.startswith("signoria/server/page/assets/") and name.endswith(".js") for name in names)
    for name in ("locale/de/page.ftl", "princes/edition.json", "bots/lorenzo/network.json", "py.typed"):
        assert f"signoria/{name}" in names
    has_library = any(name.startswith("signoria__mypyc") for name in names)
    assert has_library == (FORM == "compiled")
    assert not [name for name in names if name.startswith(("tests/", "web/", "build/"))]


@needs_wheel
@needs_page
@pytest.mark.slow
def test_the_wheel_plays_in_an_empty_environment(tmp_path):
    """Without Node, compiler or source tree: nothing on the path but the environment's own programs."""
    python = empty_environment(tmp_path / "env")
    install(python, "--no-deps", "--require-hashes", "-r", str(RUN))
    install(python, "--no-deps", str(WHEELS[0]))
    script = shutil.copy(ROOT / "tests" / "packaging" / "installed.py", tmp_path / "installed.py")
    home = {"HOME": str(tmp_path), "PATH": str(python.parent), "LANG": "C.UTF-8", "SIGNORIA_FORM": FORM}
    done = subprocess.run([python, "-I", script], cwd=tmp_path, env=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "is installed and plays" in done.stdout


def test_whoever_builds_from_source_has_all_libraries_that_compiled_modules_import():
    """mypyc looks for their types; an installer brings the requirements of the build and nothing else."""
    graph = grimp.build_graph("signoria", include_external_packages=True, cache_dir=None)
    met = set().union(*(graph.find_upstream_modules(module) for module in compiled_modules(graph)))
    libraries = {module for module in met if graph.is_module_squashed(module)} - sys.stdlib_module_names
    assert "msgspec" in libraries
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    brought = with_their_requirements(Requirement(each).name for each in build)
    for library in libraries:
        assert brought.issuperset(map(canonicalize_name, packages_distributions()[library])), library


def compiled_modules(graph):
    """As setup.py names them."""
    assigned = [node for node in ast.parse((ROOT / "setup.py").read_text()).body if isinstance(node, ast.Assign)]
    named = {node.targets[0].id: node.value for node in assigned if node.targets[0].id.startswith("COMPILED_")}
    packages = {f"signoria.{package}" for package in ast.literal_eval(named["COMPILED_PACKAGES"])}
    files = ast.literal_eval(named["COMPILED_MODULES"])
    in_packages = {module for module in graph.modules if ".".join(module.split(".")[:2]) in packages}
    return in_packages | {f"signoria.{file.removesuffix('.py').replace('/', '.')}" for file in files}


def with_their_requirements(names):
    """These distributions, and all that are installed along with them."""
    found, left = set(), list(names)
    while left:
        name = canonicalize_name(left.pop())
        if name not in found:
            found.add(name)
            needed = [Requirement(each) for each in requires(name) or []]
            left += [each.name for each in needed if each.marker is None or each.marker.evaluate({"extra": ""})]
    return found


@needs_wheel
@needs_page
def test_the_source_distribution_holds_the_page_and_what_is_compiled(tmp_path):
    """So that installing from it needs no Node.js."""
    build = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    [made] = tmp_path.glob("signoria-*.tar.gz")
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{PAGE}", "setup.py", "pyproject.toml", "src/signoria/kernel/state.py"} <= names
    assert "src/signoria/bots/vectors.h" in names, "without it, nothing can be compiled"


def empty_environment(folder: Path) -> Path:
    venv.create(folder, with_pip=False)
    return folder / "bin" / "python"


def install(python: Path, *what: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    subprocess.run([*install_command(python), *what], env=environment, check=True)
