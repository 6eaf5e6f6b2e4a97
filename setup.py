"""Compiles the hot part of Signoria with mypyc; everything else about the package stands in pyproject.toml.

SIGNORIA_PURE=1 leaves all of it plain Python. SIGNORIA_PURE=0 compiles or fails. Unset, it is compiled where mypy and
a working C compiler are at hand, and plain Python elsewhere: the same files, the same behaviour, only slower.

mypyc writes one C file per module. They are compiled as a few translation units on all cores: functions of the same
unit can be inlined into each other, and the headers, which are large, are read once per unit instead of once per file.

The two loops of `bots/vectors.py` are also there in C, and take the place of what mypyc makes of them.
"""

import hashlib
import json
import os
import re
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Compiled: every module of these packages, and the single modules named below them.
COMPILED_PACKAGES = ["kernel", "princes", "lorenzo"]
COMPILED_MODULES = [
    "bots/features.py",
    "bots/vectors.py",
    "bots/network.py",
    "bots/policy.py",
    "bots/judge.py",
    "bots/quick_play.py",
    "bots/search.py",
    "bots/princes/features.py",
    "bots/princes/free_space.py",
    "bots/princes/traits.py",
    "bots/princes/judge.py",
    "bots/lorenzo/tables.py",
    "bots/lorenzo/seat_summary.py",
    "bots/lorenzo/plan.py",
    "bots/lorenzo/features.py",
    "bots/lorenzo/quiescence.py",
    "bots/lorenzo/candidates.py",
    "bots/lorenzo/traits.py",
    "bots/lorenzo/judge.py",
    "server/patches.py",
]

# What a game reads and writes for people and files.
SHARED_EDGES = ["patches", "refusal", "reading", "errors", "reasons", "view", "memory_json", "plain", "commitment"]
EDGES = ["components", "options", "position", "restore", "appraisal", "placements", "preview", "prepared", "purposes"]

# Translation units by patterns of module names, the quickest to compile first; a module belongs to the first unit that
# matches. Rules and bots of a game share a unit. The last one takes what both use, and mypyc's runtime: inlining that
# is worth a fifth of the speed. Nothing hot is compiled at -O1.
UNITS = [
    ("edges", "-O1", ["signoria", *(f"*.{name}" for name in SHARED_EDGES)]),
    ("princes_edges", "-O1", [f"*.princes.{name}" for name in EDGES]),
    ("lorenzo_edges", "-O1", ["*.bots.lorenzo.tables", *(f"*.lorenzo.{name}" for name in EDGES)]),
    ("moves", "-O3", ["*.moves", "*.game", "*.observer", "*.observation"]),
    ("lorenzo", "-O3", ["signoria.lorenzo.*", "signoria.bots.lorenzo.*"]),
    ("princes", "-O3", ["*"]),
]

BUILD = Path("build")
COLD = "cold.h"
VECTORS = "../src/signoria/bots/vectors.h"  # from the build folder
CALLED_BY_PYTHON = re.compile(
    r"^(extern (?:PyObject \*CPyPy_\w+|char CPyDef_\w+_____top_level__)\([^;{]*\));", re.MULTILINE
)
GROUP = "signoria"
LIBRARY = f"{GROUP}__mypyc"  # the shared library that holds everything compiled
PURE = os.environ.get("SIGNORIA_PURE", "")
ONLY_METADATA = not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv)


def compiled_files() -> list[str]:
    root = Path("src/signoria")
    packages = [
        file for package in COMPILED_PACKAGES for file in (root / package).rglob("*.py") if file.name != "__init__.py"
    ]
    return sorted(file.as_posix() for file in [*packages, *(root / module for module in COMPILED_MODULES)])


def stay_pure(reason: str) -> list[Extension]:
    if PURE == "0":
        sys.exit(f"SIGNORIA_PURE=0 asks for the compiled form, but {reason}")
    print(f"signoria: building plain Python, because {reason}", file=sys.stderr)
    return []


def compiler_works() -> bool:
    """Whether an extension can be built here: it takes a C compiler, a linker and Python.h."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=include)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception:
            return False
    return True


def extensions() -> list[Extension]:
    """A mistake in the source (mypyc leaves by SystemExit) is always an error; a lack in the machine is not."""
    if PURE == "1":
        return stay_pure("SIGNORIA_PURE=1")
    try:
        import mypyc.build  # noqa: F401
    except ImportError as error:
        return stay_pure(f"mypyc cannot be imported ({error})")
    if not compiler_works():
        return stay_pure("no working C compiler with Python.h was found")
    try:
        modules = translated(compiled_files())
    except Exception as error:
        return stay_pure(f"mypyc failed: {error}")
    for module in modules:
        module.optional = PURE != "0"
    return modules


def translated(files: list[str]) -> list[Extension]:
    """The extension modules that mypyc makes of these files; from the last build if nothing has changed since."""
    from mypy.version import __version__ as mypy_version

    contents = [Path(file).read_bytes() for file in [*files, __file__]]
    made_of = hashlib.sha256(repr((mypy_version, sys.version_info, files, contents)).encode()).hexdigest()
    kept = BUILD / f"mypyc-{sys.implementation.cache_tag}.json"
    if kept.exists():
        last = json.loads(kept.read_text())
        if last["made_of"] == made_of and last["written"] == hash_of_c():
            return [Extension(**module) for module in last["modules"]]
    progress(f"Translating {len(files)} modules into C")
    modules = translate(files)
    described = [
        {
            "name": module.name,
            "sources": module.sources,
            "include_dirs": module.include_dirs,
            "extra_compile_args": module.extra_compile_args,
        }
        for module in modules
    ]
    kept.write_text(json.dumps({"made_of": made_of, "written": hash_of_c(), "modules": described}))
    return modules


def hash_of_c() -> str:
    """Of all C in the build folder: every Python has its own mypyc, but they all write to the same files."""
    digest = hashlib.sha256()
    for file in sorted(BUILD.glob("*.[ch]")):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def translate(files: list[str]) -> list[Extension]:
    from mypyc.build import mypycify

    replace_loops()
    modules: list[Extension] = mypycify(files, opt_level="3", debug_level="0", group_name=GROUP, multi_file=True)
    for module in modules:
        if os.name != "nt":  # nobody replaces our functions from outside: they may be inlined and called directly
            module.extra_compile_args = [
                *module.extra_compile_args,
                "-fno-semantic-interposition",
                "-fvisibility=hidden",
                "-ffp-contract=off",  # the same results to the last bit on every machine
            ]
        if module.name == LIBRARY:
            module.sources = [str(unit) for unit in write_units(module.sources)]
    return modules


def replace_loops() -> None:
    """Tell mypyc to call the loops of vectors.h wherever compiled code calls those of vectors.py."""
    from mypyc.ir.ops import ERR_MAGIC, ERR_MAGIC_OVERLAPPING
    from mypyc.ir.rtypes import RVec, float_rprimitive, none_rprimitive
    from mypyc.primitives.registry import function_op

    floats = RVec(float_rprimitive)
    module = "signoria.bots.vectors"
    function_op(f"{module}.add_products", [floats] * 4, none_rprimitive, "signoria_add_products", ERR_MAGIC)
    function_op(
        f"{module}.sum_of_positive",
        [float_rprimitive, floats, floats],
        float_rprimitive,
        "signoria_sum_of_positive",
        ERR_MAGIC_OVERLAPPING,
    )


def write_units(sources: list[str]) -> list[Path]:
    """One C file per translation unit, which includes the files that mypyc wrote."""
    members: dict[str, list[str]] = {name: [] for name, _, _ in UNITS}
    for source in sorted(sources):
        module = Path(source).stem.removeprefix("__native_").replace("___", ".")
        members[unit_of(module)].append(Path(source).relative_to(BUILD).as_posix())
    write_if_changed(BUILD / COLD, marked_as_cold((BUILD / f"__native_internal_{GROUP}.h").read_text()))
    units = []
    for name, included in members.items():
        unit = BUILD / f"unit_{name}.c"
        write_if_changed(unit, "".join(f'#include "{file}"\n' for file in [COLD, VECTORS, *included]))
        units.append(unit)
    return units


def marked_as_cold(header: str) -> str:
    """Declares that what Python calls, and what runs once per import, is not worth -O3: a tenth less to compile."""
    includes = f'#include "__native_{GROUP}.h"\n#include "__native_internal_{GROUP}.h"\n'
    return (
        f"{includes}#ifdef __GNUC__\n"
        + "".join(f"{line} __attribute__((cold));\n" for line in CALLED_BY_PYTHON.findall(header))
        + "#endif\n"
    )


def write_if_changed(file: Path, text: str) -> None:
    """What has not changed keeps its date, and is not compiled again."""
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def unit_of(module: str) -> str:
    return next(name for name, _, patterns in UNITS if any(fnmatch(module, pattern) for pattern in patterns))


def progress(line: str) -> None:
    print(f"  {line}", file=sys.stderr, flush=True)


class BuildAllOrNothing(build_ext):
    """The compiled modules share one library: if a single piece is missing, none of them can be imported."""

    def run(self) -> None:
        self.parallel = os.cpu_count() or 1
        super().run()
        wanted = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        complete = all(file.exists() for file in wanted)
        for file in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            if not complete or file not in wanted:
                file.unlink()

    def build_extension(self, ext: Extension) -> None:
        try:
            if ext.name == LIBRARY:
                self.build_library(ext)
            else:
                super().build_extension(ext)
        except Exception:
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)  # one of an earlier build
            raise

    def build_library(self, ext: Extension) -> None:
        """Compile the units side by side, as far as they have changed, and link them."""
        library = Path(self.get_ext_fullpath(ext.name))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            slowest_first = reversed(ext.sources)
            objects = list(pool.map(lambda source: self.object_of(ext, Path(source)), slowest_first))
        if not is_fresh(library, objects):
            self.compiler.link_shared_object(
                [str(file) for file in objects], str(library), build_temp=self.build_temp, target_lang="c"
            )

    def object_of(self, ext: Extension, unit: Path) -> Path:
        made = Path(self.compiler.object_filenames([str(unit)], output_dir=self.build_temp)[0])
        included = [BUILD / line.split('"')[1] for line in unit.read_text().splitlines()]
        if is_fresh(made, [unit, Path(__file__), *included, *BUILD.glob("*.h")]):
            return made
        name, level = next((name, level) for name, level, _ in UNITS if unit.stem == f"unit_{name}")
        flags = [level if flag.startswith("-O") else flag for flag in ext.extra_compile_args]
        start = time.monotonic()
        self.compiler.compile(
            [str(unit)], output_dir=self.build_temp, include_dirs=ext.include_dirs, extra_postargs=flags
        )
        progress(f"Compiled {name} ({time.monotonic() - start:.0f} s)")
        return made


def is_fresh(made: Path, sources: Sequence[Path]) -> bool:
    return made.exists() and made.stat().st_mtime >= max(source.stat().st_mtime for source in sources)


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=[] if ONLY_METADATA else extensions(),
    cmdclass={"build_ext": BuildAllOrNothing},
    options={"egg_info": {"egg_base": "build"}},  # keeps src free of what was built
)
