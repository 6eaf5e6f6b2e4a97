"""The page has words for everything the engine and the bots can name."""

from pathlib import Path

import pytest

import signoria
from signoria.bots import levels_for_people, player_names
from signoria.locale import LANGUAGES, Words
from signoria.lorenzo import state as lorenzo
from signoria.princes import state as princes

KINDS = {"princes": princes.KINDS, "lorenzo": lorenzo.KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_level_game_and_option_has_words(language: str) -> None:
    page, levels = Words(language, ("page",)), Words(language, ("levels",))
    for level in (*levels_for_people("princes"), *player_names("princes")):
        assert f"level-name-{level}" in levels
        assert f"level-about-{level}" in levels
    for game in signoria.game_names():
        words = Words(language, (game,))
        assert f"play-{game}" in page
        assert f"game-{game}" in words
        assert [kind for kind in KINDS[game] if f"what-{game}-{kind}" not in page] == []
        for option in signoria.rules(game).options:
            assert f"option-{option.name}" in words
            assert f"option-{option.name}-explained" in words


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    from signoria.server.typescript import typescript

    kept = Path(__file__).parents[2] / "web/src/lib/messages.ts"
    assert kept.read_text("utf-8") == typescript(), "python -m signoria.server.typescript > web/src/lib/messages.ts"
