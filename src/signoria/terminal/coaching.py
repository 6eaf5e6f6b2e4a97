"""The coach in the terminal: hints, and reasons in words."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from signoria import games
from signoria.analysis.coach import Hint
from signoria.analysis.explaining import Reason
from signoria.kernel.game import Game
from signoria.kernel.state import Json
from signoria.terminal.drawing import plain_table
from signoria.terminal.games import GameTable


def offers_coach(game: Game) -> bool:
    """Whether a game has a judge, without which there is no coach."""
    return games.spec(game.rules.name).judge is not None


def hint_table(hint: Hint, screen: GameTable, seat_view: Json) -> Table:
    """The best moves, each with what its seat may expect and why."""
    table = plain_table(*(screen.words(f"column-{heading}") for heading in ("move", "chance", "points")))
    for choice in hint.choices:
        table.add_row(screen.describe(seat_view, choice.move)[0], f"{choice.chance:.0%}", f"{choice.points:.1f}")
        table.add_row(reason_lines(screen, choice.reasons))
    return table


def reason_lines(screen: GameTable, reasons: Sequence[Reason]) -> Text:
    """Reasons with their points, a line each."""
    lines = [f"    {signed(reason.points)}  {screen.describe_reason(reason)}" for reason in reasons]
    return Text("\n".join(lines), "dim")


def signed(points: float) -> str:
    """Points to one decimal with their sign."""
    return f"{points:+.1f}".replace("-", "−") if points else " 0.0"
