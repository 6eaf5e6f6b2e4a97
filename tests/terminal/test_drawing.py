"""What a seat is shown."""

import io

import pytest
from rich.console import Console

import signoria
from signoria.kernel.game import Game
from signoria.locale import words
from signoria.terminal.games import game_table
from signoria.terminal.menus import ListMenu, Menu, OrderMenu, PlaceMenu
from tests.princes.table import END, PASS, mark, play, table
from tests.terminal.games import VARIANTS, decisions


def text_of(renderable, width):
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(renderable)
    return console.file.getvalue()


def screen(table, game, seat, width):
    """All that a seat is shown at its decision."""
    seat_view = table.seat_view(game, seat)
    parts = [text_of(table.draw(seat_view, width), width)]
    if game.seat == seat:
        parts += [table.question(seat_view), text_of(table.menu(seat_view).show(table.words), width)]
    return "\n".join(parts)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_fits_the_width(variant, language, width):
    for game in decisions(variant, seed=7, every=30):
        table = game_table(game, words(language, game.rules.name), ["human"] * game.state.seats)
        for seat in (game.seat, None):
            shown = text_of(table.draw(table.seat_view(game, seat), width), width)
            assert max(map(len, shown.splitlines())) <= width
            assert "…" not in shown


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_hidden_is_shown(variant):  # PF-HID-1, LM-HID-1
    for game in decisions(variant, seed=3, every=60):
        table = game_table(game, words("en", variant["name"]), [])
        for seat in range(game.state.seats):
            other = Game(game.rules, game.state.resample(seat, 99), {})
            assert screen(table, other, seat, 100) == screen(table, game, seat, 100)
            if not game.over:  # then nothing is hidden, but the other game has no history
                assert table.seat_view(other, seat) == table.seat_view(game, seat)


def offered(menu):
    """Every move a menu leads to."""
    if isinstance(menu, ListMenu):
        for key, entry in menu.entries.items():
            target = menu.pick(key)
            assert target is entry.target
            yield from offered(target) if isinstance(target, Menu) else [target]
    elif isinstance(menu, PlaceMenu):
        for number in range(1, len(menu.places) + 1):
            yield menu.pick(str(number))
    else:
        yield from orders(menu)


def orders(menu):
    from itertools import permutations

    assert isinstance(menu, OrderMenu)
    for order in permutations("1234"[: len(menu.names)]):
        yield menu.pick(" ".join(order))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_move_is_offered_once_and_nothing_else(variant):
    for seed in range(3):
        for game in decisions(variant, seed):
            if game.over:
                continue
            table = game_table(game, words("en", variant["name"]), [])
            moves = list(offered(table.menu(table.seat_view(game, game.seat))))
            assert sorted(map(repr, moves)) == sorted(map(repr, game.moves()))


def test_places_are_found_by_squares():
    variant = {"name": "princes", "seats": 3}
    game = next(game for game in decisions(variant, seed=1) if game.decision["kind"] == "place")
    table = game_table(game, words("en", "princes"), [])
    menu = table.menu(table.seat_view(game, game.seat))
    beginning = menu.pick("d3")
    assert isinstance(beginning, PlaceMenu)
    assert {place.cells[0] for place in beginning.places} == {(2, 3)}
    both = menu.pick("d3 d4")
    assert all({(2, 3), (3, 3)} <= set(place.cells) for place in both.places)
    assert menu.pick("h9") is None
    assert menu.pick("a1 z") is None
    assert menu.pick("more").first == 8


def test_a_price_is_told_in_cash_and_prestige():  # PF-MON-2
    names = game_table(signoria.new_game("princes", seed=1), words("en", "princes"), []).names
    assert names.payment({"price": 300, "cash": 100, "pp": 2}) == "300 F: 100 F cash + 2 PP"
    assert names.payment({"price": 300, "cash": 0, "pp": 3}) == "300 F: 3 PP"
    assert names.payment({"price": 300, "cash": 300, "pp": 0}) == "300 F"
    assert names.payment({"price": 0, "cash": 0, "pp": 0}) == "free"


def test_a_board_shows_outlines_and_letters():
    game = signoria.new_game("princes", seats=3, seed=1)
    table = game_table(game, words("en", "princes"), [])
    seat_view = table.seat_view(game, 0)
    seat_view["seats"][0]["pieces"] = [
        {"piece": "tower", "cells": [[0, 0], [0, 1], [0, 2]]},
        {"piece": "park", "cells": [[1, 0], [2, 0], [3, 0]]},
    ]
    shown = text_of(table.board(seat_view, 0), 80)
    assert "│To  To  To │ ·" in shown
    assert "├───┬───────┘" in shown
    assert "│pk │ ·" in shown


def test_a_work_is_shown_part_by_part():  # PF-WRK-1, PF-WRK-2
    game = signoria.new_game("princes", seats=3, seed=1)
    table = game_table(game, words("en", "princes"), [])
    seat_view = table.seat_view(game, 0)
    seat_view["seats"][0]["hand"] = ["poet", "recruiting"]
    parts = {"building": 4, "landscape": 3, "freedom": 0, "jesters": 4, "cards": 4}
    seat_view["appraisal"] |= {"works": {"poet": {"wv": 15, "missing": 2, "parts": parts}}, "minimum": 17}
    row = next(line for line in text_of(table.draw(seat_view, 80), 80).splitlines() if "Poet" in line)
    assert row.split() == ["│", "Poet", "Theater", "4", "Lake", "3", "Travel", "–", "4", "4", "15", "−2", "│"]
    assert table.describe(seat_view, {"do": "work", "card": "poet"}) == (
        "complete a work: Poet",
        "WV 15 = building 4 + landscape 3 + jesters 4 + cards 4; bonus cards must add 2; 1500 F, or up to 7 PP of it",
    )


def test_cards_of_another_edition_are_called_by_their_id():
    edition = signoria.rules("princes").own_edition()
    edition["professions"][0]["id"] = "glass_blower"
    game = signoria.new_game("princes", seats=3, seed=1, edition=edition)
    names = game_table(game, words("de", "princes"), []).names
    assert names.card("profession", "glass_blower") == "Glass blower"


BEFORE_BEST_WORK = {
    "en": ("Best work is about to be scored. Do you use the Merchant first?", "your rank after best work: 2"),
    "de": (
        "Gleich wird das beste Werk gewertet. Setzen Sie den Kaufmann vorher ein?",
        "Ihr Rang nach dem besten Werk: 2",
    ),
}
JUST_BOUGHT = {
    "en": "You have bought the Professor. Do you use him now?",
    "de": "Sie haben den Professor gekauft. Setzen Sie ihn jetzt ein?",
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_character_is_used_now_or_later(language):  # PF-CHR-11
    laid = table(seats=3, muse_and_princess=True).seat(0, pp=3, best_work=20).seat(1, pp=5, character="merchant")
    game = play(laid.at("turn", 2), END)
    shown = game_table(game, words(language, "princes"), [])
    seat_view = shown.seat_view(game, 1)
    question, rank_after = BEFORE_BEST_WORK[language]
    assert shown.question(seat_view) == question
    assert shown.describe(seat_view, {"do": "merchant"})[1] == "+1 PP"
    assert shown.describe(seat_view, {"do": "later"})[1] == rank_after
    game = play(table(seats=3, muse_and_princess=True).at("mark"), mark("professor", 300), PASS, PASS)
    seat_view = shown.seat_view(game, 0)
    assert shown.question(seat_view) == JUST_BOUGHT[language]
    assert shown.describe(seat_view, {"do": "later"})[1] == ""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("number", range(1, 8))
def test_every_excommunication_tile_can_be_read(number, language):
    game = signoria.new_game("lorenzo", seats=4, seed=7)
    table = game_table(game, words(language, "lorenzo"), ["human"] * 4)
    seat_view = table.seat_view(game, game.seat)
    seat_view["excommunications"] = [f"{period}-{number}" for period in (1, 2, 3)]
    assert "…" not in text_of(table.draw(seat_view, 120), 120)
