"""The report: one file, complete, with figures that are right. What it looks like: tests/web/test_report.py."""

import re
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

import signoria
from signoria.arena import reviewing
from signoria.arena.plots import Scale
from signoria.arena.report import write_report
from signoria.arena.reviewing import accuracies
from signoria.arena.standings import standings
from signoria.arena.statistics import statistics_of
from signoria.arena.tournament import Tournament, play_tournament
from signoria.kernel.errors import BadInput
from signoria.locale import LANGUAGES, words

VOID = ("meta", "wbr")


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed, in order; collects links, ids and texts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.sources: list[str] = []
        self.text: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "href":
                self.links.append(value or "")
            elif name == "id":
                self.ids.append(value or "")
            elif name in ("src", "srcset", "data"):
                self.sources.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def report(game: str, folder: Path, language: str = "en", **changes: object) -> Path:
    tournament = Tournament.of(**{"game": game, "players": ["novice", "random"], "games": 4, "seats": 3, **changes})
    results = play_tournament(tournament, folder / "kept")
    file = folder / f"{language}.html"
    write_report(file, tournament, folder / "kept", results, standings(results), words(language, game))
    return file


@pytest.mark.parametrize("game", signoria.game_names())
def test_the_report_is_one_whole_file(game, tmp_path):
    page = report(game, tmp_path).read_text("utf-8")
    read = Reader(page)
    assert read.ids == ["ratings", "wins", "points", "sources", "seats", "ahead", "games"]
    assert read.sources == []
    assert "<script" not in page
    assert not re.search(r"@import|url\(|https?:", page)
    assert len(read.links) == 4
    for link in read.links:
        assert signoria.replay(signoria.load(tmp_path / link)).over
    assert {"novice", "random", "Total"} <= set(read.text)


@pytest.mark.parametrize("game", signoria.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(game, language):
    spoken = words(language, game)
    assert [name for name in statistics_of(game).sources if f"{game}-source-{name}" not in spoken] == []


def test_the_figures_are_those_of_the_standings(tmp_path):
    file = report("princes", tmp_path, "de", options={"muse_and_princess": True})
    tournament = Tournament.of("princes", ["novice", "random"], 4, 3, options={"muse_and_princess": True})
    found = standings(play_tournament(tournament, tmp_path / "kept"))
    text = " ".join(Reader(file.read_text("utf-8")).text)
    best = found.players[0]
    for figure in (f"{best.rating.mu:.1f} ± {best.rating.margin:.1f}", f"{best.mean:.1f} ± {best.sd:.1f}"):
        assert figure.replace(".", ",").replace("-", "−") in text
    assert f"{100 * best.won.share:.1f}".replace(".", ",") + "\N{NO-BREAK SPACE}%" in text
    assert words("de", "princes")("option-muse_and_princess") in text


def test_names_are_escaped(tmp_path):
    tournament = Tournament.of("lorenzo", ["novice", "random"], 1)
    (result,) = play_tournament(tournament, tmp_path / "kept")
    odd = [msgspec.structs.replace(result, players=["<b>&", "my_module:Bot"])]
    write_report(tmp_path / "odd.html", tournament, tmp_path, odd, standings(odd), words("en", "lorenzo"))
    page = (tmp_path / "odd.html").read_text("utf-8")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page
    assert "my_<wbr>module:<wbr>Bot" in page


def test_a_file_that_cannot_be_written(tmp_path):
    (tmp_path / "en.html").mkdir()
    with pytest.raises(BadInput, match="the report cannot be written to"):
        report("lorenzo", tmp_path)


# Scales


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (3, 97, [0, 20, 40, 60, 80, 100]),
        (-5.6, 98, [-20, 0, 20, 40, 60, 80, 100]),
        (0, 0.37, [0, 0.1, 0.2, 0.3, 0.4]),
        (25, 25, [25, 26]),
    ],
)
def test_a_scale_has_round_ticks_and_holds_its_values(low, high, ticks):
    scale = Scale.of(low, high)
    assert scale.ticks() == pytest.approx(ticks)
    assert scale.place(ticks[0]) == "0.00%"
    assert scale.place(ticks[-1]) == "100.00%"


def test_accuracy_is_shown_of_games_that_were_reviewed(tmp_path: Path) -> None:
    tournament = Tournament.of("lorenzo", ["novice", "random"], games=1)
    results = play_tournament(tournament, tmp_path / "kept")
    assert accuracies(tmp_path / "kept", results, 0) == {}
    found = {"novice": [71.0, 75.0], "random": [12.0]}
    file = tmp_path / "report.html"
    write_report(file, tournament, tmp_path / "kept", results, standings(results), words("en", "lorenzo"), found)
    text = " ".join(Reader(file.read_text("utf-8")).text)
    assert "Accuracy" in text
    assert "73%" in text
    assert "12%" in text
    assert "Accuracy" not in report("lorenzo", tmp_path, games=1, seats=2).read_text("utf-8")


def test_accuracies_are_those_of_the_players_in_their_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = Tournament.of("lorenzo", ["novice", "random"], games=2)
    results = play_tournament(tournament, tmp_path)
    assert results[0].players != results[1].players
    by_player = {"novice": 70.0, "random": None}
    monkeypatch.setattr(
        reviewing, "review", lambda record: SimpleNamespace(accuracy=[by_player[each] for each in record["players"]])
    )
    assert accuracies(tmp_path, results, 2) == {"novice": [70.0, 70.0]}
