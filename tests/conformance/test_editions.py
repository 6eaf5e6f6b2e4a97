"""Any edition either plays, with all that the engine, the bots and the observers offer, or is refused clearly."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import signoria
from signoria.arena.runner import decide
from signoria.bots import make_player
from signoria.editions import card_texts, check_edition, in_words, reconstructions, told_reconstructions
from signoria.envs.observer import observer
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY
from signoria.locale import LANGUAGES
from signoria.locale.editions import words_about
from tests.conformance.editions import Edition, changed, extreme, own_edition
from tests.conformance.test_fuzz import spoil
from tests.conformance.variants import VARIANTS, Variant, name_of
from tests.quick import one_in

GAMES = ("princes", "lorenzo")
PLAYABLE = [variant for variant in VARIANTS if variant[0] in GAMES]
BOTS = ("random", "novice", "patron", "prince:4")
# No sentence for people contains a path or what a program would say.
TECHNICAL = re.compile(r"[a-z]\w*[\[.]\w+|\{|\}|None|dict|_")
seeds = st.integers(0, 2**32)


def start(variant: Variant, edition: Edition, seed: int) -> Game:
    game, seats, options = variant
    return signoria.new_game(game, seats=seats, seed=seed, edition=edition, **options)


def look_closely(game: Game, chance: random.Random) -> None:
    """Position, views, appraisals and observations at one point of a game."""
    position = json.loads(json.dumps(game.position()))
    again = signoria.from_position(position)
    assert again.position() == position
    assert again.moves() == game.moves()
    for action in game.state.legal():
        assert game.state.action_of(game.state.move_of(action)) == action
        assert 0 <= action < game.state.action_count()
    seats = [*range(game.state.seats), None]
    for seat in seats:
        json.dumps([game.view(seat), game.state.appraisal(NOBODY if seat is None else seat)])
    watcher = observer(game.rules.name)
    seen = watcher.observe(game.state, chance.choice(seats))
    assert (seen >= watcher.low).all()
    assert (seen <= watcher.high).all()


def let_bots_choose(game: Game, seed: int) -> None:
    """Every bot chooses a legal move, and none fails."""
    for bot in BOTS:
        decide(make_player(bot, game.rules.name, seed), game.state)


def play_through(variant: Variant, edition: Edition, seed: int, looks: float, bots: float) -> Game:
    """A random game to its end, looked at closely here and there."""
    chance = random.Random(seed)
    game = start(variant, edition, seed)
    look_closely(game, chance)
    while not game.over:
        if chance.random() < bots:
            let_bots_choose(game, seed)
        game.perform(chance.choice(game.state.legal()))
        if chance.random() < looks:
            look_closely(game, chance)
    look_closely(game, chance)
    assert signoria.replay(json.loads(json.dumps(game.record()))).scores() == game.scores()
    return game


@pytest.mark.parametrize("game", GAMES)
@given(seed=seeds, changes=st.integers(0, 15))
def test_a_playable_edition_plays_to_the_end(game: str, seed: int, changes: int) -> None:
    chance = random.Random(seed)
    edition = changed(game, changes, chance)
    variant = chance.choice([variant for variant in PLAYABLE if variant[0] == game])
    play_through(variant, edition, seed, looks=0.03, bots=0.004)


@pytest.mark.parametrize(
    "variant",
    one_in(12, PLAYABLE),
    ids=name_of,
)
def test_the_largest_numbers_allowed_play_in_every_variant(variant: Variant) -> None:
    play_at_the_limits(variant, largest=True)


@pytest.mark.parametrize("variant", one_in(3, PLAYABLE[::4]), ids=name_of)
def test_the_smallest_numbers_allowed_play(variant: Variant) -> None:
    play_at_the_limits(variant, largest=False)


def play_at_the_limits(variant: Variant, largest: bool) -> None:
    edition = at_the_limits(variant[0], largest)
    assert edition != own_edition(variant[0])
    play_through(variant, edition, 7, looks=0.02, bots=0.01)


KNOWN: dict[tuple[str, bool], Edition] = {}


def at_the_limits(game: str, largest: bool) -> Edition:
    """Found once: it takes a while."""
    if (game, largest) not in KNOWN:
        KNOWN[game, largest] = extreme(game, largest)
    return KNOWN[game, largest]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=4 * settings().max_examples)
@given(seed=seeds, faults=st.integers(1, 3))
def test_whatever_is_wrong_is_told_in_words(game: str, seed: int, faults: int) -> None:
    chance = random.Random(seed)
    edition: Any = own_edition(game)
    for _ in range(faults):
        edition = spoil(edition, chance)
    check = check_edition(edition)
    for language in LANGUAGES:
        words = words_about(edition, language, not check.problems)
        for finding in [*check.problems, *check.warnings]:
            told = in_words(finding, edition, words)
            assert told.where
            assert told.message.endswith((".", " P", " ."))
            assert not TECHNICAL.search(quoted_left_out(told.where)), told
            assert not TECHNICAL.search(quoted_left_out(told.message)), told
    if check.problems:
        with pytest.raises(signoria.BadEdition) as caught:
            signoria.new_game(game, seats=2, seed=1, edition=edition)
        assert str(caught.value)
    else:
        signoria.new_game(game, seats=2, seed=1, edition=edition)
        for language in LANGUAGES:
            told_reconstructions(edition, language)
            card_texts(edition, language)


@pytest.mark.parametrize("value", [[{"op": "gain", "gain": {"vp": 7}}], {"vp": 7}, 7, None], ids=str)
@pytest.mark.parametrize("place", [["resources_counted"], ["resources_counted", 2]], ids=str)
def test_a_value_of_another_kind_is_told_in_words(value: Any, place: list[Any]) -> None:
    edition: Any = own_edition("lorenzo")
    *outer, last = ["scoring", *place]
    inside = edition
    for key in outer:
        inside = inside[key]
    inside[last] = value
    check = check_edition(edition)
    found = [in_words(each, edition, words_about(edition, "en", True)) for each in [*check.problems, *check.warnings]]
    assert found
    assert not any(TECHNICAL.search(each.message) for each in found)


def quoted_left_out(sentence: str) -> str:
    """What people have written themselves may look as it likes."""
    return re.sub(r"“[^”]*”|„[^“]*“", "", sentence)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ours_has_nothing_to_complain_of(game: str, language: str) -> None:
    edition = own_edition(game)
    assert check_edition(edition) == (game, [], [])
    assert card_texts(edition, language) == {}
    told = told_reconstructions(edition, language)
    assert sum(len(group.values) for group in told) == len(reconstructions(edition))
    for group in told:
        for _, value in group.values:
            assert not TECHNICAL.search(value.where + value.message), value
