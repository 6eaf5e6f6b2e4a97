"""Where points come from, and who is placed where: of whole games, by the games' own accounts."""

import random

import pytest
from tests.terminal.games import VARIANTS

import signoria
from signoria.arena.statistics import ranks, sources, statistics_of
from signoria.lorenzo.sources import SOURCES, add_gains, add_scorings


def finished(variant, seed):
    """A random game to its end, its journal kept."""
    game = signoria.new_game(seed=seed, **variant)
    game.keep_journal()
    chance = random.Random(seed)
    while not game.over:
        game.perform(chance.choice(game.state.legal()))
    return game


@pytest.mark.parametrize("variant", VARIANTS)
def test_sources_add_up_to_the_points(variant):
    for seed in range(8):
        game = finished(variant, seed)
        found = sources(game)
        assert [sum(account.values()) for account in found] == game.scores()
        for account in found:
            assert set(account) <= set(statistics_of(variant["name"]).sources)
            assert account.get("paid", 0) <= 0
            assert account.get("others", 0) == 0
            assert all(points > 0 for name, points in account.items() if name not in ("paid", "excommunications"))


def test_sources_of_princes_are_what_the_table_shows():
    variant = {"name": "princes", "seats": 3, "cooperative": True, "muse_and_princess": True}
    seen = set()
    for seed in range(12):
        game = finished(variant, seed)
        for account, own in zip(sources(game), game.view()["seats"]):
            kinds = [piece["piece"] for piece in own["pieces"]]
            landscapes = [kinds.count(kind) for kind in ("forest", "lake", "park")]
            assert account.get("buildings", 0) == 3 * (len(kinds) - sum(landscapes))
            assert account.get("landscapes", 0) == 3 * sum(max(count - 1, 0) for count in landscapes)
            assert account.get("builders", 0) == 3 * max(own["builders"] - 1, 0)
            seen.update(account)
    assert seen >= {"works", "best_work", "buildings", "landscapes", "builders", "prestige", "merchant"}


def test_prestige_paid_as_money_is_taken_off():
    accounts = [account for seed in range(6) for account in sources(finished({"name": "princes", "seats": 3}, seed))]
    assert any(account.get("paid", 0) < -3 for account in accounts)


def test_sources_of_lorenzo_know_cards_from_work_and_church():
    seen = set()
    for seed in range(12):
        for account in sources(finished({"name": "lorenzo", "seats": 4, "advanced": True}, seed)):
            seen.update(account)
    assert seen >= set(statistics_of("lorenzo").sources) - {"leaders", "others"}


def test_gains_at_once_are_not_those_of_work():
    edition = {
        "cards": [{"key": "guild", "type": "building"}, {"key": "officer", "type": "character"}],
        "leaders": [{"key": "lucrezia"}],
    }
    production = {"fact": "work", "seat": 0, "action": "production", "value": 4}

    def take(card):
        return {"fact": "take", "seat": 0, "card": card}

    def gain(origin, vp):
        return {"fact": "gain", "seat": 0, "from": origin, "goods": {"vp": vp}}

    facts = [take("guild"), gain("guild", 5), production, gain("guild", 3)]
    facts += [take("officer"), production, gain("guild", 3), gain("officer", 4)]
    facts += [gain("lucrezia", 1), gain("support", 2), {"fact": "faith", "seat": 0, "faith": 3, "vp": 3}]
    found = {name: [0] for name in SOURCES}
    add_gains(edition, facts, found)
    add_scorings(facts, found)
    assert {name: points for name, (points,) in found.items() if points} == {
        "cards": 9, "production": 6, "leaders": 1, "church": 5
    }  # fmt: skip


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_first_place_is_the_winners(variant):
    for seed in range(20):
        game = finished(variant, seed)
        places = ranks(game)
        assert [seat for seat, rank in enumerate(places) if rank == 1] == sorted(game.winners())
        for seat, points in enumerate(game.scores()):
            for other, theirs in enumerate(game.scores()):
                assert places[seat] < places[other] or points <= theirs
