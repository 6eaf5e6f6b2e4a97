"""The report of a tournament: one self-contained HTML file, with plots and links to every record."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from urllib.parse import quote

from signoria.arena.folder import Result
from signoria.arena.markup import Markup, breakable, tag
from signoria.arena.playing import chosen_options
from signoria.arena.plots import Interval, Scale, axis, histogram, interval_plot, stack, swatch
from signoria.arena.reviewing import Accuracies
from signoria.arena.standings import Share, Standings
from signoria.arena.statistics import statistics_of
from signoria.arena.tournament import Tournament
from signoria.kernel.errors import BadInput
from signoria.locale import Words

STYLE = Path(__file__).with_name("report.css")
GAMES_SHOWN_AT_ONCE = 30
MOST_BESIDE = 3  # players whose matrix has room beside the seats
LOSS = 11  # the colour of what is lost


def write_report(
    file: Path,
    tournament: Tournament,
    folder: Path,
    results: Sequence[Result],
    found: Standings,
    words: Words,
    accuracies: Accuracies | None = None,
) -> None:
    """Write the report; the records are linked from where it lies. `accuracies`: of games that have been reviewed."""
    way = os.path.relpath(folder.absolute(), file.absolute().parent)
    page = Report(tournament, results, found, words, Path(way), accuracies or {}).page()
    try:
        file.write_text(page, "utf-8")
    except OSError as reason:
        raise BadInput(f"the report cannot be written to {file}: {reason.strerror}; name another file") from None


class Report:
    """Sections of a page, in the reader's language."""

    def __init__(
        self,
        tournament: Tournament,
        results: Sequence[Result],
        found: Standings,
        words: Words,
        folder: Path,
        accuracies: Accuracies,
    ) -> None:
        self.tournament = tournament
        self.task = tournament.task
        self.results = results
        self.found = found
        self.words = words
        self.folder = folder
        self.accuracies = accuracies
        self.is_crowded = len(found.players) > MOST_BESIDE

    def page(self) -> str:
        title = self.words("report-title", game=self.words(f"game-{self.task.game}"))
        head = tag(
            "head",
            Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
            tag("title", title),
            tag("style", Markup(STYLE.read_text("utf-8"))),
        )
        schedule = self.words(f"schedule-{self.tournament.schedule}")
        about = self.words("report-about", games=self.found.games, seats=self.task.seats, schedule=schedule)
        header = tag("header", tag("h1", title), tag("p", about), self._options())
        sections = (
            self.ratings(), self.wins(), self.accuracy(), self.points(), self.sources(), self.seats(), self.ahead(),
            self.games(),
        )  # fmt: skip
        body = tag("body", tag("main", header, *sections))
        return "<!doctype html>\n" + tag("html", head, body, lang=self.words.language) + "\n"

    def _options(self) -> Markup | None:
        told = ", ".join(chosen_options(self.task.game, self.task.options, self.words))
        return tag("p", told) if told else None

    # Sections

    def ratings(self) -> Markup:
        """Ratings with their uncertainty."""
        ratings = [player.rating for player in self.found.players]
        scale = Scale.of(
            min(rating.mu - rating.margin for rating in ratings), max(rating.mu + rating.margin for rating in ratings)
        )
        rows = [
            self._row(
                player.player,
                interval_plot(scale, Interval(rating.mu, rating.mu - rating.margin, rating.mu + rating.margin)),
                f"{self.number(rating.mu)} ± {self.number(rating.margin)}",
            )
            for player, rating in zip(self.found.players, ratings)
        ]
        return self._section("ratings", *rows, self._axis(scale, self.whole))

    def wins(self) -> Markup:
        """The share of wins of each player."""
        shares = [(player.player, player.won) for player in self.found.players]
        return self._section("wins", *self._shares(shares), par=self.percent(1 / self.task.seats))

    def accuracy(self) -> Markup | None:
        """How much of what was at stake each player kept; nothing if no game has been reviewed."""
        reviewed = [(player.player, self.accuracies.get(player.player, [])) for player in self.found.players]
        rows = []
        scale = Scale.of(0, 100)
        for player, kept in reviewed:
            if kept:
                plot = interval_plot(scale, Interval(fmean(kept), min(kept), max(kept)))
                rows.append(self._row(player, plot, self.percent(fmean(kept) / 100, 0)))
        if not rows:
            return None
        return self._section("accuracy", *rows, self._axis(scale, lambda value: self.percent(value / 100, 0)))

    def seats(self) -> Markup:
        """The share of wins of each seat."""
        shares = [(self.words("seat", number=seat), share) for seat, share in enumerate(self.found.by_seat, 1)]
        par = self.percent(1 / self.task.seats)
        return self._section("seats", *self._shares(shares), wide=self.is_crowded, par=par)

    def points(self) -> Markup:
        """How the points of each player are spread."""
        points = [value for player in self.found.players for value in player.points]
        scale = Scale.of(min(points), max(points) + 1)
        rows = [
            self._row(
                player.player,
                histogram(scale, player.points, player.mean),
                f"{self.number(player.mean)} ± {self.number(player.sd)}",
                self.words("report-from-to", low=self.whole(min(player.points)), high=self.whole(max(player.points))),
            )
            for player in self.found.players
        ]
        mean = self.number(self.found.winners_mean)
        return self._section("points", *rows, self._axis(scale, self.whole), wide=True, winners=mean)

    def sources(self) -> Markup | None:
        """Where the points of each player come from, on average; nothing if the game does not tell."""
        players = self.found.players
        all_names = statistics_of(self.task.game).sources
        names = [name for name in all_names if any(name in player.sources for player in players)]
        if not names:
            return None
        values = [[player.sources.get(name, 0.0) for name in names] for player in players]
        colours = [LOSS if name == all_names[-1] else all_names.index(name) for name in names]
        told = [self.words(f"{self.task.game}-source-{name}") for name in names]
        scale = Scale.of(
            min(sum(value for value in own if value < 0) for own in values),
            max(sum(value for value in own if value > 0) for own in values),
        )
        rows = []
        for player, own in zip(players, values):
            titles = [f"{name}: {self.number(value)}" for name, value in zip(told, own)]
            rows.append(self._row(player.player, stack(scale, list(zip(colours, titles, own))), self.number(sum(own))))
        figures = []
        for at, (colour, name) in enumerate(zip(colours, told)):
            cells = (tag("td", self.number(own[at])) for own in values)
            figures.append(tag("tr", tag("th", swatch(colour), name, scope="row"), *cells))
        sums = (tag("td", self.number(sum(own))) for own in values)
        total = tag("tfoot", tag("tr", tag("th", self.words("report-total"), scope="row"), *sums))
        headings = [self.words("report-source"), *(player.player for player in players)]
        table = self._scroll("sources", self._table(headings, figures, total))
        return self._section("sources", *rows, self._axis(scale, self.whole), table, wide=True)

    def ahead(self) -> Markup:
        """How often the player of a row finished before the player of a column."""
        players = [player.player for player in self.found.players]
        rows = []
        for one in players:
            shares = (self._met(one, other) for other in players)
            rows.append(tag("tr", tag("th", breakable(one), scope="row"), *shares))
        table = self._table([self.words("column-player"), *players], rows, class_="matrix")
        return self._section("ahead", self._scroll("ahead", table), wide=self.is_crowded)

    def _met(self, one: str, other: str) -> Markup:
        share = self.found.ahead.get((one, other))
        if share is None or not share.games:
            return tag("td", "–")
        met = tag("small", self.words("report-met", count=share.games))
        return tag("td", self.percent(share.share), met, style=f"--share: {share.share:.0%}")

    def games(self) -> Markup:
        """Every game, with the way to its record."""
        rows = [self._game(result) for result in self.results]
        headings = [self.words(f"report-{name}") for name in ("game", "seated", "decisions", "record")]
        table = self._scroll("games", self._table(headings, rows, class_="game"))
        if len(rows) > GAMES_SHOWN_AT_ONCE:
            table = tag("details", tag("summary", self.words("report-show-games", count=len(rows))), table)
        return self._section("games", table, wide=True)

    def _game(self, result: Result) -> Markup:
        seated = [
            tag("span", f"{'★ ' if rank == 1 else ''}{player} {points}", class_="winner" if rank == 1 else None)
            for player, points, rank in zip(result.players, result.points, result.ranks)
        ]
        link = tag("a", Path(result.record).name, href=quote((self.folder / result.record).as_posix()))
        return tag(
            "tr",
            tag("th", str(result.number), scope="row"),
            tag("td", *seated, class_="seated text"),
            tag("td", str(result.decisions)),
            tag("td", link),
        )

    # Pieces of sections

    def _section(self, name: str, *content: Markup, wide: bool = False, **values: object) -> Markup:
        heading = tag("h2", self.words(f"report-{name}"), id=name)
        about = tag("p", self.words(f"report-{name}-about", **values), class_="about")
        return tag("section", heading, about, *content, aria_labelledby=name, class_="wide" if wide else None)

    def _row(self, name: str, plot: Markup, figure: str, more: str = "", kind: str = "") -> Markup:
        small = tag("small", more) if more else None
        return tag(
            "div",
            tag("div", breakable(name), class_="name"),
            tag("div", plot, class_="plot"),
            tag("div", figure, small, class_="figure"),
            class_=f"row {kind}".strip(),
        )

    def _axis(self, scale: Scale, told: Callable[[float], str]) -> Markup:
        return self._row("", axis(scale, [told(tick) for tick in scale.ticks()]), "", kind="axis")

    def _shares(self, shares: Sequence[tuple[str, Share]]) -> list[Markup]:
        scale = Scale.of(0, max(share.interval[1] for _, share in shares))
        rows = [
            self._row(
                name,
                interval_plot(scale, Interval(share.share, *share.interval), mark=1 / self.task.seats),
                self.percent(share.share),
                f"{self.percent(share.interval[0])} – {self.percent(share.interval[1])}",
            )
            for name, share in shares
        ]
        return [*rows, self._axis(scale, lambda value: self.percent(value, 0))]

    def _table(
        self, headings: Sequence[str], rows: Sequence[Markup], foot: Markup | None = None, class_: str | None = None
    ) -> Markup:
        head = tag("thead", tag("tr", *(tag("th", breakable(heading), scope="col") for heading in headings)))
        return tag("table", head, tag("tbody", *rows), foot, class_=class_)

    def _scroll(self, name: str, table: Markup) -> Markup:
        """A table that may be wider than a phone: it can be reached and moved by the keyboard."""
        return tag("div", table, class_="scroll", role="group", tabindex=0, aria_labelledby=name)

    # Numbers

    def number(self, value: float, digits: int = 1) -> str:
        told = f"{value:.{digits}f}".replace("-", "−")
        return told.replace(".", ",") if self.words.language == "de" else told

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def percent(self, share: float, digits: int = 1) -> str:
        space = "\N{NO-BREAK SPACE}" if self.words.language == "de" else ""
        return f"{self.number(100 * share, digits)}{space}%"
