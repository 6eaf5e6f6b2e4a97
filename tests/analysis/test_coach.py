"""The coach: hints and costs, in words, from what the seat may know."""

import doctest
import math
import random
import re
import threading
from dataclasses import fields
from pathlib import Path

import pytest

import signoria
from signoria import games
from signoria.analysis import coach as coach_module
from signoria.analysis.advice import Thought, advise, adviser
from signoria.analysis.coach import Coach, CoachedMove, Hint, MoveCost, cost, hint
from signoria.analysis.explainer import explainer_of
from signoria.analysis.explaining import Reason
from signoria.bots.judges import judge_of
from signoria.bots.player import Stopped
from signoria.kernel.errors import BadInput, IllegalMove
from signoria.kernel.game import Game
from signoria.locale import FOLDER, LANGUAGES, words
from signoria.lorenzo import state as lorenzo_state
from signoria.princes import state as princes_state
from signoria.terminal.games import game_table
from tests.conformance.variants import VARIANTS, begin, name_of, wander

QUICK = "prince:6"
ONE_STEP = "prince:1"
COACHED = ("princes", "lorenzo")
CONSTANTS = ("scoring", "position", "moment", "further")  # parts that are not of a group
ENDINGS = re.compile(
    "-(?:dense|more|less|gain|piece|freedom|territory|character|building|venture|bonus|prestige|profession)$"
)
WITH_A_JUDGE = [variant for variant in VARIANTS if variant[0] in COACHED]


def decision(name, kind=None, choices=2, seed=1, seats=3, **options):
    """A position with a decision of this kind between so many moves at least."""
    game = signoria.new_game(name, seats=seats, seed=seed, **options)
    chance = random.Random(seed)
    while (kind is not None and game.decision["kind"] != kind) or len(game.state.legal()) < choices:
        game.perform(chance.choice(game.state.legal()))
    return game


def elsewhere(game, seed):
    """The same game in another world that the deciding seat cannot tell from it."""
    other = Game(game.rules, game.state.resample(game.state.seat, seed), {"options": game.options})
    other.played = list(game.played)
    return other


def total(reasons):
    return round(math.fsum(reason.points for reason in reasons), 6)


# What is promised to the server, the page and the review


def test_the_names_of_the_contract():
    def names(kind):
        return [field.name for field in fields(kind)]

    assert names(Reason) == ["key", "args", "points"]
    assert names(CoachedMove) == ["move", "points", "chance", "reasons"]
    assert names(Hint) == ["seat", "number", "nudge", "choices"]
    assert names(MoveCost) == ["seat", "number", "move", "better", "points", "chance", "reasons"]


def test_a_hint_is_json():
    found = hint(decision("princes", "turn"), QUICK).as_json()
    assert set(found) == {"seat", "number", "nudge", "choices"}
    assert set(found["choices"][0]["reasons"][0]) == {"key", "args", "points"}


def test_the_example():
    failed, tried = doctest.testmod(coach_module)
    assert (failed, tried > 0) == (0, True)


# Hints


@pytest.mark.parametrize("name", COACHED)
@pytest.mark.parametrize("player", [ONE_STEP, QUICK])
def test_the_best_comes_first_and_its_reasons_add_up_to_its_lead(name, player):
    game = decision(name, "turn", choices=5)
    found = hint(game, player)
    thought = Thought(adviser(player, name, 0), game)
    assert (found.seat, found.number) == (game.seat, len(game.played))
    assert 2 <= len(found.choices) <= 5
    assert all(choice.move in game.moves() for choice in found.choices)
    assert all(0 <= choice.chance <= 1 for choice in found.choices)
    assert total(found.choices[0].reasons) >= 0
    assert all(total(choice.reasons) <= 0 for choice in found.choices[1:])
    assert total(found.choices[0].reasons) == pytest.approx(-total(found.choices[1].reasons))
    best, second = thought.best(2)
    assert total(thought.why(best, [best, second])) == pytest.approx(round(best.worth - second.worth, 1))


@pytest.mark.parametrize("variant", WITH_A_JUDGE, ids=name_of)
@pytest.mark.parametrize("length", [3, 25, 50])
def test_no_hint_or_cost_differs_between_worlds_that_the_seat_cannot_tell_apart(variant, length):
    game = wander(begin(variant, length), length, length)
    other = elsewhere(game, 99)
    assert hint(other, ONE_STEP) == hint(game, ONE_STEP)
    move = random.Random(length).choice(game.moves())
    assert cost(other, move, ONE_STEP) == cost(game, move, ONE_STEP)


@pytest.mark.parametrize("variant", [("princes", 3, {}), ("lorenzo", 3, {"advanced": True})], ids=name_of)
def test_neither_does_what_a_search_finds(variant):
    game = wander(begin(variant, 5), 60, 5)
    assert hint(elsewhere(game, 99), QUICK) == hint(game, QUICK)


def test_a_decision_without_a_choice_says_so():
    game, chance = signoria.new_game("lorenzo", seats=2, seed=2), random.Random(2)
    while len(game.state.legal()) > 1:
        game.perform(chance.choice(game.state.legal()))
    assert not game.over
    found = hint(game, QUICK)
    assert found.nudge == Reason("coach-nudge-forced", {}, 0.0)
    assert [(choice.move, choice.reasons) for choice in found.choices] == [(game.moves()[0], [])]
    assert cost(game, game.moves()[0], QUICK).points == 0


def test_ways_to_place_a_piece_are_one_choice():
    game = decision("princes", "place", choices=10)
    assert len(hint(game, QUICK).choices) == 1


def test_a_space_is_one_choice_whoever_goes_there():
    found = hint(decision("lorenzo", "turn", choices=30), QUICK)
    spaces = [choice.move["space"] for choice in found.choices if "space" in choice.move]
    assert len(spaces) > 1
    assert len(set(spaces)) == len(spaces)


def test_sums_next_to_each_other_are_one_choice():
    like = explainer_of("princes").is_like
    assert like({"do": "payout", "pp": 3}, {"do": "payout", "pp": 4})
    assert not like({"do": "payout", "pp": 3}, {"do": "payout", "pp": 5})
    assert like({"do": "mark", "character": "muse", "amount": 100}, {"do": "mark", "character": "muse", "amount": 900})
    assert not like(
        {"do": "mark", "character": "muse", "amount": 1}, {"do": "mark", "character": "banker", "amount": 1}
    )
    assert not like({"do": "ask", "amount": 100}, {"do": "refuse"})


@pytest.mark.parametrize("name", COACHED)
def test_a_nudge_does_not_give_the_move_away(name):
    """It has no values in it: no card, no object, no sum."""
    for seed in range(6):
        game = wander(signoria.new_game(name, seats=3, seed=seed), 10 * seed, seed)
        assert hint(game, ONE_STEP).nudge.args == {}


# Costs


@pytest.mark.parametrize("name", COACHED)
def test_the_best_move_costs_nothing_and_others_what_their_reasons_add_up_to(name):
    game = decision(name, "turn", choices=5)
    best = hint(game, ONE_STEP).choices[0].move
    found = [cost(game, move, ONE_STEP) for move in [best, *game.moves()[:: 1 + len(game.moves()) // 6]]]
    free = [each for each in found if each.points == 0]
    assert free
    for each in free:
        assert each.better == each.move
        assert each.reasons == []
    worst = max(found, key=lambda each: each.points)
    assert worst.points > 0.2
    assert worst.chance >= 0
    for each in found:
        assert total(each.reasons) == pytest.approx(each.points, abs=0.051)


def test_a_move_that_is_none_has_no_cost():
    with pytest.raises(IllegalMove):
        cost(decision("princes"), {"do": "fly"}, QUICK)


# Refusals and stopping


def test_who_cannot_be_coached(monkeypatch):
    game = decision("lorenzo")
    with pytest.raises(BadInput, match="only a prince can advise"):
        hint(game, "novice")
    over = wander(signoria.new_game("lorenzo", seats=2, seed=1), 10_000, 1)
    with pytest.raises(BadInput, match="the game is over"):
        hint(over, QUICK)
    monkeypatch.setitem(games.OWN, "lorenzo", games.OWN["lorenzo"]._replace(judge=None))
    with pytest.raises(BadInput, match="there is no coach for lorenzo, because it has no judge"):
        hint(game, QUICK)
    with pytest.raises(BadInput, match="there is no coach for lorenzo"):
        cost(game, game.moves()[0], QUICK)


def test_a_game_that_explains_nothing_gets_general_reasons(monkeypatch):
    game = decision("lorenzo", "turn", choices=10)
    monkeypatch.setitem(games.OWN, "lorenzo", games.GameSpec("lorenzo", rules="", judge=games.OWN["lorenzo"].judge))
    explainer_of.cache_clear()
    try:
        found = hint(game, QUICK)
    finally:
        explainer_of.cache_clear()
    keys = {reason.key for choice in found.choices for reason in choice.reasons} | {found.nudge.key}
    assert "coach-position" in keys
    for language in LANGUAGES:
        table = game_table(game, words(language, "lorenzo"), [])
        assert all(key in table.words for key in keys)


def test_who_is_stopped_gives_no_answer():
    coach = Coach("prince:3600s")
    threading.Timer(0.05, coach.stop).start()
    with pytest.raises(Stopped):
        coach.hint(decision("princes", "turn", choices=5))
    with pytest.raises(Stopped):
        coach.cost(decision("princes", "turn"), decision("princes", "turn").moves()[0])


# Advice uses the same parts


def test_advice_has_the_same_kind_of_reasons():
    game = decision("princes", "turn", choices=5)
    found = advise(game, QUICK, played=game.moves()[-1])
    assert total(found.choices[0].reasons) >= 0
    assert all(choice.reasons for choice in found.choices)
    assert found.played.reasons or found.played.move == found.choices[0].move
    assert found.as_json()["choices"][0]["reasons"][0]["key"].startswith("coach-")


# Words


def sources():
    folder = Path(coach_module.__file__).parent
    return {name: (folder / f"{name}.py").read_text("utf-8") for name in (*COACHED, "coach", "explaining", "explainer")}


@pytest.mark.parametrize(("name", "kinds"), [("princes", princes_state.KINDS), ("lorenzo", lorenzo_state.KINDS)])
def test_every_group_and_every_kind_of_decision_has_words(name, kinds):
    """Only a turn is about so many things that the nudge depends on what matters in it."""
    explainer = explainer_of(name)
    themes = {explainer.theme({"kind": kind, "turn": {"placed": False}}) for kind in kinds if kind != "turn"}
    assert None not in themes
    groups = {*explainer.groups.values(), "scoring", "position"}
    needed = {
        f"coach-{about}" for about in [*groups, "moment", "further", "rest", "equal", "others-more", "others-less"]
    }
    nudges = {f"coach-nudge-{about}" for about in {*groups, *themes, "others", "forced", "clear"}}
    for language in LANGUAGES:
        assert sorted(needed - set(words(language, name))) == []
        assert nudges == {key for key in words(language, name) if key.startswith("coach-nudge-")}


def reasons_of_many_decisions(name):
    """Hints in games of all variants, played at random: every few moves."""
    for variant in WITH_A_JUDGE:
        if variant[0] == name:
            game, chance = begin(variant, 3), random.Random(3)
            while not game.over:
                if chance.random() < (0.02 if name == "princes" else 0.08):
                    yield game, hint(game, ONE_STEP)
                game.perform(chance.choice(game.state.legal()))


@pytest.mark.slow
@pytest.mark.parametrize("name", COACHED)
def test_whatever_the_coach_says_has_words_in_every_language(name):
    said = set()
    for game, found in reasons_of_many_decisions(name):
        reasons = [found.nudge, *(reason for choice in found.choices for reason in choice.reasons)]
        for language in LANGUAGES:
            table = game_table(game, words(language, name), [])
            for reason in reasons:
                text = table.describe_reason(reason)
                assert not re.search(r"[${}_]|coach-|None|\d\.\d", text), text
        said |= {reason.key for reason in reasons}
    assert len(said) > 40
    messages = {key for key in words("en", name) if key.startswith("coach-")}
    assert said <= messages


@pytest.mark.parametrize("name", ["coach", *(f"{game}-coach" for game in COACHED)])
def test_all_languages_have_the_same_messages_asking_for_the_same_values(name):
    def asked(language):
        text = (FOLDER / language / f"{name}.ftl").read_text("utf-8")
        messages = [message for message in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE) if " =" in message]
        return {message.split(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages}

    assert asked("en") == asked("de")
    assert len(asked("en")) > 10


@pytest.mark.parametrize("name", COACHED)
def test_no_message_is_left_that_nobody_says(name):
    code = "\n".join(sources().values())
    known = set(re.findall(r'"(coach-[\w-]+?)-?["{]', code))
    known |= {f"coach-{group}" for group in [*explainer_of(name).groups.values(), *CONSTANTS]}
    spoken = [key for key in words("en", name) if key.startswith("coach-")]
    assert [key for key in spoken if not known & {key, ENDINGS.sub("", key), "-".join(key.split("-")[:2])}] == []


def test_the_judge_is_the_one_of_the_prince():
    assert adviser(QUICK, "princes", 0).judge is judge_of("princes", "prince")
