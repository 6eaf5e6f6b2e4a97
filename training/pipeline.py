"""Generation after generation: games are played, networks are fitted to them, and their strength is measured.

A folder holds everything. Each file is written wholly or not at all, and the report of a generation last, so training
can be stopped at any moment; the same command goes on where it stopped.
"""

import json
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import signoria
from signoria.arena.cluster import check_ray, in_cluster
from signoria.arena.program import program_digest
from signoria.kernel.errors import BadInput
from signoria.pools import Result, Results, Work, in_processes
from training.learner import Job, write_mean, write_parameters
from training.rating import Match, rate
from training.report import Report, write_reports
from training.samples import BadSamples, read_samples, write_atomically
from training.self_play import Teacher, judge_for, play_games
from training.variants import ROUNDS, VARIANTS

HERE = Path(__file__).parents[1]
A_FILE = 20  # games
MOST_GAMES = 1_000_000  # of a generation: all have games of their own
REMEMBERED = 3  # generations whose games are learned from
AVERAGED = 3  # generations whose networks are averaged: single ones vary
NETWORK, POLICY, PATRON_POLICY = NETWORKS = "network.json", "policy.json", "patron-policy.json"
REPORT, JOB, MEASURED = "report.json", "job.json", "measured.json"


@dataclass(frozen=True)
class Settings:
    """What the command line says."""

    game: str
    folder: Path
    generations: int
    games: int
    jobs: int
    units: int
    policy_units: int
    epochs: int
    policy_epochs: int
    expert: int  # simulations of prince; 0: patron plays
    network: Path | None  # to start from
    policy: Path | None
    rating_games: int
    reference: str | None  # the opponents in ratings; otherwise the first patron or prince there was
    ray: str | None
    torch_python: str


class Generation:
    """One generation on the disk."""

    def __init__(self, folder: Path, number: int) -> None:
        self.number = number
        self.folder = folder / f"generation-{number:03}"

    def file(self, name: str) -> Path:
        return self.folder / name

    @property
    def report(self) -> Report | None:
        """Its report, if it is complete."""
        try:
            found: Report = json.loads(self.file(REPORT).read_text("utf-8"))
        except FileNotFoundError:
            return None
        return found

    @property
    def samples(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.npz"))


class Pipeline:
    """All generations of a folder."""

    def __init__(self, settings: Settings, say: Callable[[str], None] = print) -> None:
        self.settings = settings
        self.say = say
        settings.folder.mkdir(parents=True, exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        """A folder belongs to one game."""
        file = self.settings.folder / "game.txt"
        if not file.exists():
            write_atomically(file, f"{self.settings.game}\n".encode())
        found = file.read_text("utf-8").strip()
        if found != self.settings.game:
            raise BadInput(f"the folder {self.settings.folder} is for {found}; name another")

    def run(self) -> None:
        """Do what has not been done."""
        for number in range(self.settings.generations):
            generation = self._generation(number)
            if generation.report is None:
                generation.folder.mkdir(exist_ok=True)
                self._complete(generation)
            self._publish(number)

    def _generation(self, number: int) -> Generation:
        return Generation(self.settings.folder, number)

    def _complete(self, generation: Generation) -> None:
        """Play, learn, rate; the report comes last."""
        began = time.monotonic()
        teacher = self._teacher(generation.number)
        games = self._play(generation, teacher)
        played = time.monotonic()
        self._learn(generation)
        learned = time.monotonic()
        report = {
            "generation": generation.number,
            "player": teacher.name,
            "games": games,
            **json.loads(generation.file(MEASURED).read_text("utf-8")),
            **self._rate(generation),
            "seconds_playing": round(played - began, 1),
            "seconds_learning": round(learned - played, 1),
            "seconds_rating": round(time.monotonic() - learned, 1),
        }
        write_parameters(generation.file(REPORT), report)
        self.say(
            f"generation {generation.number}: {games} games of {teacher.name}, {report['rows']} rows,"
            f" off by {report['errors']}; {report['rated']} wins {100 * report['share']:.1f} %"
            f" among three {report['reference']}"
        )

    def _files_before(self, number: int) -> list[Path | None]:
        """The network and the policies that a generation plays with and starts from."""
        found = [self.settings.network, self.settings.policy, None]
        if number:
            files = [self._generation(number - 1).file(name) for name in NETWORKS]
            found = [file if file.exists() else given for file, given in zip(files, found)]
        return found

    def _teacher(self, number: int) -> Teacher:
        network, policy, _ = (file and file.read_text("utf-8") for file in self._files_before(number))
        if network is None:
            return Teacher(self.settings.game)
        return Teacher(self.settings.game, network, policy, self.settings.expert)

    def _play(self, generation: Generation, teacher: Teacher) -> int:
        """Play the games whose samples are not there yet. How many games there are then."""
        first, games = generation.number * MOST_GAMES, self.settings.games
        chunks = [range(start, min(start + A_FILE, first + games)) for start in range(first, first + games, A_FILE)]
        missing = [chunk for chunk in chunks if not self._is_there(generation, chunk)]
        with closing(self._spread(partial(play_games, teacher), missing)) as found:
            for start, content in found:
                write_atomically(self._file(generation, start), content)
        return sum(map(len, chunks))

    def _file(self, generation: Generation, first: int) -> Path:
        return generation.file(f"games-{first:08}.npz")

    def _is_there(self, generation: Generation, chunk: range) -> bool:
        """Whether the samples of some games are there, and whole; a damaged file is played again."""
        file = self._file(generation, chunk[0])
        try:
            read_samples(file)
        except BadSamples as reason:
            if file.exists():
                self.say(f"{reason}; playing these games again")
            return False
        return True

    def _spread(self, work: Work[range, Result], chunks: Sequence[range]) -> Results[Result]:
        """Over the cores of this machine, or over a cluster."""
        if self.settings.ray is None:
            return in_processes(work, chunks, self.settings.jobs, 1)
        check_ray()
        from ray import cloudpickle

        import training

        cloudpickle.register_pickle_by_value(training)  # the cluster's machines have Signoria, but not training/
        program = (self.settings.game, ("novice",), program_digest(self.settings.game, ("novice",)))
        return in_cluster(work, chunks, self.settings.ray, program)

    def _learn(self, generation: Generation) -> None:
        """Fit the networks, in the Python that has PyTorch."""
        if generation.file(MEASURED).exists():
            return
        numbers = range(max(0, generation.number - REMEMBERED + 1), generation.number + 1)
        samples = [file for number in numbers for file in self._generation(number).samples]
        starts = [path_of(file) for file in self._files_before(generation.number)]
        learned = [NETWORK]
        if any(len(read_samples(file).candidates) for file in generation.samples[:1]):
            learned += [POLICY, PATRON_POLICY] if self.settings.expert else [POLICY]
        outs = [path_of(generation.file(name)) if name in learned else None for name in NETWORKS]
        job = Job(
            [str(file.absolute()) for file in samples],
            feature_names(self.settings.game),
            trait_names(self.settings.game),
            ROUNDS[self.settings.game],
            self.settings.units,
            self.settings.policy_units,
            self.settings.epochs,
            self.settings.policy_epochs,
            *starts,
            *outs,
            str(generation.file(MEASURED).absolute()),
        )
        write_atomically(generation.file(JOB), json.dumps(asdict(job)).encode())
        command = [self.settings.torch_python, "-m", "training.learner", str(generation.file(JOB).absolute())]
        done = subprocess.run(command, cwd=HERE, check=False)
        if done.returncode:
            raise BadInput(f"the learner failed: {' '.join(command)}")

    def _rate(self, generation: Generation) -> Report:
        """How its networks, averaged with those before, fare among the references."""
        network, policy = self._averaged(generation.number)
        expert = self.settings.expert if policy is not None else 0
        rated = Teacher(self.settings.game, network.read_text("utf-8"), policy and policy.read_text("utf-8"), expert)
        _, seats, options = VARIANTS[self.settings.game][0]
        reference = self.settings.reference or (f"prince-1:{expert}" if expert else "patron-1")
        match = Match(self.settings.game, rated, reference, seats, options)
        rating = rate(match, self.settings.rating_games, self.settings.jobs)
        return {
            "rated": rated.name,
            "reference": reference,
            "rating_games": rating.games,
            "share": round(rating.share, 4),
            "share_low": round(rating.interval[0], 4),
            "share_high": round(rating.interval[1], 4),
            "lead": round(rating.lead, 2),
        }

    def _averaged(self, number: int) -> tuple[Path, Path | None]:
        """The mean of the last networks, and of the last policies if there are any, beside those of a generation."""
        last = [self._generation(each) for each in range(max(0, number - AVERAGED + 1), number + 1)]
        own = self._generation(number)
        for name in NETWORKS:
            files = [generation.file(name) for generation in last if generation.file(name).exists()]
            if files:
                write_mean(files, own.file(f"mean-{name}"))
        policy = own.file(f"mean-{POLICY}")
        return own.file(f"mean-{NETWORK}"), policy if policy.exists() else None

    def _publish(self, number: int) -> None:
        """Renew what stands for all generations so far."""
        folder, generations = self.settings.folder, [self._generation(each) for each in range(number + 1)]
        write_reports(folder, [generation.report for generation in generations if generation.report])
        for name in NETWORKS:
            mean_file = generations[-1].file(f"mean-{name}")
            if mean_file.exists():
                write_atomically(folder / name, mean_file.read_bytes())
        self._forget(number)

    def _forget(self, number: int) -> None:
        """Remove games that later generations do not learn from."""
        for old in range(number - REMEMBERED + 2):
            for file in self._generation(old).samples:
                file.unlink()


def path_of(file: Path | None) -> str | None:
    return None if file is None else str(file.absolute())


def feature_names(game: str) -> list[str]:
    judge = judge_for(game, None, None)
    return judge.named_features(signoria.new_game(game, seats=4, seed=0).state, 0).names


def trait_names(game: str) -> list[str]:
    return list(judge_for(game, None, None).trait_names)
