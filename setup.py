"""Compiles the hot part of Signoria with mypyc; everything else about the package stands in pyproject.toml.

SIGNORIA_PURE=1 leaves all of it plain Python. SIGNORIA_PURE=0 compiles or fails. Unset, it is compiled where mypy and
a working C compiler are at hand, and plain Python elsewhere: the same files, the same behaviour, only slower.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What is compiled: every module of these packages, and the single modules named below them.
COMPILED_PACKAGES = ["kernel", "princes", "lorenzo"]
COMPILED_MODULES = [
    "bots/network.py",
    "bots/judge.py",
    "bots/search.py",
    "bots/princes/features.py",
    "bots/princes/free_space.py",
    "bots/princes/judge.py",
    "bots/lorenzo/tables.py",
    "bots/lorenzo/seat_summary.py",
    "bots/lorenzo/plan.py",
    "bots/lorenzo/features.py",
    "bots/lorenzo/quiescence.py",
    "bots/lorenzo/candidates.py",
    "bots/lorenzo/judge.py",
]

PURE = os.environ.get("SIGNORIA_PURE", "")
ONLY_METADATA = not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv)


def compiled_files() -> list[str]:
    package = Path("src/signoria")
    whole = [
        file for name in COMPILED_PACKAGES for file in (package / name).rglob("*.py") if file.name != "__init__.py"
    ]
    return sorted(str(file) for file in [*whole, *(package / module for module in COMPILED_MODULES)])


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
    files = compiled_files()
    if PURE == "1":
        return stay_pure("SIGNORIA_PURE=1")
    if not files:
        return stay_pure("there is nothing to compile yet")
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        return stay_pure(f"mypyc cannot be imported ({error})")
    if not compiler_works():
        return stay_pure("no working C compiler with Python.h was found")
    try:
        modules = mypycify(files, opt_level="3", debug_level="0", group_name="signoria")
    except Exception as error:
        return stay_pure(f"mypyc failed: {error}")
    for module in modules:
        module.optional = PURE != "0"
        if os.name != "nt":  # functions that nobody will replace can be inlined: a fifth faster
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


class BuildAllOrNothing(build_ext):
    """The compiled modules share one library: if a single piece is missing, none of them can be imported."""

    def run(self) -> None:
        super().run()
        wanted = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        complete = all(file.exists() for file in wanted)
        for file in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            if not complete or file not in wanted:
                file.unlink()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception:
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)  # one of an earlier build
            raise


Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=[] if ONLY_METADATA else extensions(),
    cmdclass={"build_ext": BuildAllOrNothing},
    options={"egg_info": {"egg_base": "build"}},  # keeps src free of what was built
)
