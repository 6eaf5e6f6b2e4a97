"""The levels of bots that people choose from."""

from rich.console import RenderableType

from signoria.bots import levels_for_people
from signoria.bots.levels import ratings
from signoria.locale import words
from signoria.terminal.drawing import plain_table


def levels_table(game: str, language: str) -> RenderableType:
    """Each level with the word for --players, its rating and how it plays; the weakest first."""
    spoken = words(language, game)
    table = plain_table(*(spoken(f"column-{heading}") for heading in ("level", "word", "rating", "about")))
    for column in (table.columns[1], table.columns[3]):
        column.justify = "left"
    rated = ratings(game)
    for rank, level in enumerate(levels_for_people(game), 1):
        rating = f"{rated[level].mu:.0f}" if level in rated else ""
        about = spoken(f"level-about-{level}") if f"level-about-{level}" in spoken else ""
        table.add_row(f"{rank} {spoken.named(f'level-name-{level}', level)}", level, rating, about)
    return table
