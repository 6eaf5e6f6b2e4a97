"""Takes pictures of the page: every kind of decision of both games, in all sizes, themes and languages.

    make pictures [PICTURES="--only lorenzo_turn --sizes desktop phone --themes dark --languages de"]

They are put into build/pictures, with an index.html to look at. With `--references` it remakes those pictures that
tests/web/test_pictures.py compares with.
"""

import argparse
import html
import itertools
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Process, Queue
from pathlib import Path
from queue import Empty

from rich.progress import Progress

from tests.web.comparison import REFERENCES, reference_path, reference_picture, write_reference
from tests.web.conftest import ServerProcess
from tests.web.gallery import LANGUAGES, PLACES, SIZES, THEMES, Gallery, Setting, decisions, open_gallery

FOLDER = Path(__file__).parents[2] / "build/pictures"
AT_ONCE = 8
Job = tuple[Setting, list[str], Path]


@contextmanager
def running_server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            yield server.address
        finally:
            server.stop()


def path_of(name: str, setting: Setting) -> str:
    return f"{setting}/{name}.png"


class Photographer(Process):
    """Takes pictures with a browser of its own until there are no more jobs; says how many after each job."""

    def __init__(self, address: str, jobs: "Queue[Job | None]", taken: "Queue[int]") -> None:
        super().__init__(daemon=True)
        self.address, self.jobs, self.taken = address, jobs, taken

    def run(self) -> None:
        with open_gallery(self.address) as gallery:
            while job := self.jobs.get():
                self.taken.put(self.take(gallery, *job))

    def take(self, gallery: Gallery, setting: Setting, names: list[str], folder: Path) -> int:
        with gallery.visitor(setting) as page:
            for name in names:
                gallery.show(page, name)
                page.screenshot(path=folder / path_of(name, setting))
        return len(names)


def take_all(names: list[str], settings: Sequence[Setting], folder: Path) -> None:
    parts = [names[at : at + AT_ONCE] for at in range(0, len(names), AT_ONCE)]
    total = len(names) * len(settings)
    jobs: Queue[Job | None] = Queue()
    taken: Queue[int] = Queue()
    for setting, part in itertools.product(settings, parts):
        jobs.put((setting, part, folder))
    with running_server() as address, Progress() as progress:
        task = progress.add_task(f"Taking {total} pictures", total=total)
        photographers = [Photographer(address, jobs, taken) for _ in range(os.cpu_count() or 1)]
        for photographer in photographers:
            jobs.put(None)
            photographer.start()
        while not progress.finished:
            progress.advance(task, next_of(taken, photographers))


def next_of(taken: "Queue[int]", photographers: Sequence[Process]) -> int:
    """Wait for the next pictures; a photographer that failed ends it all."""
    while True:
        try:
            return taken.get(timeout=1)
        except Empty:
            if any(photographer.exitcode for photographer in photographers):
                raise SystemExit("Pictures are missing: see above.") from None


SHEET = """<!doctype html>
<meta charset="utf-8">
<title>Signoria: pictures</title>
<style>
  body { margin: 1rem; background: #888; font: 14px system-ui, sans-serif }
  header { position: sticky; top: 0; padding: .5rem; background: #eee; z-index: 1 }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; width: min(45rem, 100%) }
  figure.tablet { width: 26rem } figure.phone { width: 15rem }
  img { width: 100%; height: auto; background: #aaa }
  h2 { margin: 1.5rem 0 .5rem } [hidden] { display: none }
</style>
<header>CHOICES</header>
GROUPS
<script>
  const choices = [...document.querySelectorAll("select")]
  const show = () => document.querySelectorAll("figure").forEach((figure) => {
    figure.hidden = choices.some(({ name, value }) => value && figure.dataset[name] !== value)
  })
  choices.forEach((choice) => choice.addEventListener("change", show))
  show()
</script>
"""


def contact_sheet(names: Sequence[str], settings: Sequence[Setting]) -> str:
    """A page with all pictures, grouped by what they show, to be narrowed down by setting."""
    groups = [f"<h2>{html.escape(name)}</h2><section>{''.join(figures(name, settings))}</section>" for name in names]
    chosen = settings[0]
    choices = [
        choice("size", [setting.size for setting in settings], chosen.size),
        choice("theme", [setting.theme for setting in settings], ""),
        choice("language", [setting.language for setting in settings], chosen.language),
    ]
    return SHEET.replace("CHOICES", " ".join(choices)).replace("GROUPS", "\n".join(groups))


def figures(name: str, settings: Sequence[Setting]) -> Iterator[str]:
    for setting in settings:
        width, height = SIZES[setting.size]
        path = path_of(name, setting)
        yield (
            f'<figure class="{setting.size}" data-size="{setting.size}" data-theme="{setting.theme}" '
            f'data-language="{setting.language}"><figcaption>{name}, {setting}</figcaption>'
            f'<a href="{path}"><img loading="lazy" src="{path}" width="{width}" height="{height}" alt=""></a></figure>'
        )


def choice(name: str, values: Sequence[str], chosen: str) -> str:
    options = ["", *dict.fromkeys(values)]
    inner = "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{value or "all"}</option>'
        for value in options
    )
    return f'<label>{name} <select name="{name}">{inner}</select></label>'


def remake_references() -> None:
    with running_server() as address, open_gallery(address) as gallery:
        for name, setting in REFERENCES:
            write_reference(gallery.browser, reference_picture(gallery, name, setting), reference_path(name, setting))
            print(f"Made {reference_path(name, setting)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="*", default=[""], help="parts of the names of positions and pages")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=SIZES)
    parser.add_argument("--themes", nargs="*", default=THEMES, choices=THEMES)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--references", action="store_true", help="remake the pictures that tests compare with")
    wanted = parser.parse_args()
    if wanted.references:
        return remake_references()
    names = [name for name in [*PLACES, *decisions()] if any(part in name for part in wanted.only)]
    settings = [Setting(*each) for each in itertools.product(wanted.sizes, wanted.themes, wanted.languages)]
    for setting in settings:
        (wanted.folder / str(setting)).mkdir(parents=True, exist_ok=True)
    take_all(names, settings, wanted.folder)
    (wanted.folder / "index.html").write_text(contact_sheet(names, settings), "utf-8")
    print(f"Open {wanted.folder / 'index.html'}")


if __name__ == "__main__":
    main()
