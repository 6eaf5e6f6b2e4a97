"""What a seat can work out: what its moves bring, what its leaders ask for."""

import random

import pytest

import signoria
from signoria.kernel.state import NOBODY
from signoria.lorenzo.appraisal import appraise
from signoria.lorenzo.components import RESOURCES

VARIANTS = [
    {"seats": 2, "malus_wood_stone": "total"},
    {"seats": 3, "advanced": True, "last_report_decline_scores": True},
    {"seats": 4, "advanced": True, "santa_rita_malus": "each"},
]


def decisions(variant, seed):
    game = signoria.new_game("lorenzo", seed=seed, **variant)
    chance = random.Random(seed)
    while not game.over:
        yield game
        game.play(chance.choice(game.moves()))


def held(state, seat):
    return {name: state.view(NOBODY)["seats"][seat][name] for name in RESOURCES}


def change(before, after):
    return {name: after[name] - before[name] for name in RESOURCES if after[name] != before[name]}


def told(move, preview):
    """The change of goods and points that a preview tells of."""
    goods = dict(preview["gain"])
    for name, amount in preview.get("pay", {}).items():
        goods[name] = goods.get(name, 0) - amount
    goods["coins"] = goods.get("coins", 0) - preview["fee"]
    goods["servants"] = goods.get("servants", 0) - move.get("servants", 0)
    return {name: amount for name, amount in goods.items() if amount}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_preview_tells_what_then_happens(variant):
    """Where a move opens no choice and does not end the round, goods and points change just as foretold."""
    compared = 0
    for game in decisions(variant, seed=2):
        state, seat = game.state, game.seat
        if game.decision["kind"] != "turn":
            continue
        previews = appraise(state, seat)["previews"]
        assert len(previews) == len(state.legal())
        for action, move, preview in zip(state.legal(), game.moves(), previews):
            opens = preview["privileges"] or preview["exchanges"] or preview["bonus"] or "ways" in preview
            after = state.clone()
            after.apply(action)
            if (
                not opens
                and after.view(NOBODY)["round"] == game.view()["round"]
                and after.view(NOBODY)["phase"] == "actions"
            ):
                assert change(held(state, seat), held(after, seat)) == told(move, preview)
                compared += 1
    assert compared > 500


@pytest.mark.parametrize("variant", VARIANTS)
def test_choices_are_foretold(variant):
    """LM-BON-1, LM-PRV-1, LM-WRK-3: the next decision is of a kind that the preview speaks of."""
    for game in decisions(variant, seed=5):
        state, seat = game.state, game.seat
        if game.decision["kind"] != "turn":
            continue
        for action, preview in zip(state.legal(), appraise(state, seat)["previews"]):
            after = state.clone()
            after.apply(action)
            if after.seat == seat:
                kind = after.decision()["kind"]
                promised = {"pay": "ways", "privilege": "privileges", "exchange": "exchanges", "bonus": "bonus"}
                assert kind not in promised or preview[promised[kind]]


def test_looking_ahead_changes_nothing():
    for game in decisions(VARIANTS[2], seed=3):
        before = game.position()
        appraise(game.state, game.seat)
        assert game.position() == before
        assert game.state.journal is None


def test_the_points_at_the_end_are_foretold():  # LM-END-1
    """At the start nobody has military, so all share the first prize; 12 to 15 goods are 2 or 3 points."""
    game = signoria.new_game("lorenzo", seats=4, seed=1)
    order = game.view()["order"]
    final = appraise(game.state, -1)["final"]
    assert [final[seat]["military"] for seat in order] == [5, 5, 5, 5]
    assert [final[seat]["goods"] for seat in order] == [2, 2, 2, 3]
    assert [sum(final[seat].values()) for seat in order] == [7, 7, 7, 8]


def test_a_leader_tells_what_is_missing():  # LM-LDR-1, LM-LDR-5
    for game in decisions(VARIANTS[2], seed=1):
        if game.view()["phase"] == "setup" or game.decision["kind"] != "turn":
            continue
        seat = game.seat
        playable = {move["leader"] for move in game.moves() if move["do"] == "play"}
        for leader, need in appraise(game.state, seat)["leaders"].items():
            assert (leader in playable) == (need["met"] and not need["nobody"])
            assert need["met"] == (not need["missing"]["cards"] and not need["missing"]["resources"])


def test_a_spectator_works_out_what_everybody_can():
    game = signoria.new_game("lorenzo", seats=3, seed=1)
    appraisal = appraise(game.state, -1)
    assert set(appraisal) == {"values", "final"}
    assert appraisal["values"][0] == {**game.view()["dice"], "neutral": 0}


def test_the_church_is_foretold():  # LM-VAT-1, LM-VAT-2
    seen = 0
    for game in decisions(VARIANTS[1], seed=6):
        if game.decision["kind"] == "vatican":
            support, refuse = appraise(game.state, game.seat)["previews"]
            assert support["gain"]["vp"] >= game.decision["vp"]
            scores_anyway = game.view()["round"] == 6
            assert refuse["gain"] == ({"vp": game.decision["vp"]} if scores_anyway else {})
            seen += 1
    assert seen > 0
