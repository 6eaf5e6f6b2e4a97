"""The options of a game as a table in Markdown: `python -m signoria.terminal.options princes`."""

import sys

from signoria.games import rules
from signoria.locale import words


def options_table(game: str) -> str:
    """A row for each option: its name, its values and what it does."""
    spoken = words("en", game)
    lines = ["| option | values, the default first | |", "|---|---|---|"]
    for option in rules(game).options:
        values = ", ".join(f"`{str(value).lower()}`" for value in option.values)
        title = spoken.named(f"option-{option.name}", option.name)
        explained = spoken.named(f"option-{option.name}-explained", "")
        lines.append(f"| `{option.name}` | {values} | {title}: {explained} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(options_table(sys.argv[1]))
