"""Every development card, as it is printed.

The tables say of each card what it costs, what it gives at once and what it does from then on; they are read off the
cards, not off the component data. `wood 1 > coins 3` is an exchange; `take any 4` a bonus action at value 4.
"""

import itertools
import re
from typing import Any

import pytest

from signoria.kernel.game import Game
from tests.lorenzo.table import (
    DECLINE,
    PASS,
    PLENTY,
    SKIP,
    Table,
    gained,
    held,
    kind,
    line_of,
    moves,
    place,
    privilege,
    servants,
)

# card | at once | activation value: what a harvest brings
TERRITORIES = """
commercial_hub | - | 1: coins 1
woods | wood 1 | 2: wood 1
village | - | 3: coins 1 servants 1
gravel_pit | stone 2 | 4: stone 2
forest | wood 1 | 5: wood 3
monastery | servants 1 military 2 | 6: stone 1 faith 1
citadel | - | 5: stone 1 military 2
city | coins 3 | 6: privilege 1
gold_mine | coins 1 | 1: coins 2
mountain_town | servants 1 | 3: wood 2 military 1
mining_town | stone 1 servants 2 | 4: stone 2 servants 1
rock_pit | wood 1 | 3: stone 3
estate | wood 1 servants 2 | 4: coins 1 wood 2
hermitage | faith 1 | 2: faith 1
manor_house | - | 5: servants 2 military 2
dukedom | coins 4 | 6: coins 1 wood 2 stone 1
trading_town | coins 1 servants 1 | 1: coins 3
farm | wood 1 vp 1 | 3: wood 2 vp 2
colony | military 2 | 5: wood 1 vp 4
marble_pit | vp 3 | 2: stone 2 vp 1
province | stone 1 privilege 1 | 6: stone 1 vp 4
sanctuary | faith 1 | 1: coins 1 faith 1
castle | coins 2 vp 2 | 4: servants 1 military 3
fortified_town | servants 1 military 2 | 2: servants 2 military 1
"""

# card | cost | at once | activation value: what a production brings
BUILDINGS = """
mint | wood 1 stone 3 | vp 5 | 5: coins 1 per building
tax_office | wood 3 stone 1 | vp 5 | 5: coins 1 per territory
triumphal_arch | coins 2 stone 2 | vp 6 | 6: vp 1 per venture
theater | coins 2 wood 2 | vp 6 | 6: vp 1 per character
carpenters_shop | coins 1 wood 2 | vp 3 | 4: wood 1 > coins 3 or wood 2 > coins 5
stonemasons_shop | coins 1 stone 2 | vp 2 | 3: stone 1 > coins 3 or stone 2 > coins 5
chapel | wood 2 | faith 1 | 2: coins 1 > faith 1
residence | stone 2 | vp 1 | 1: coins 1 > privilege 1
marketplace | wood 2 stone 1 | vp 3 | 3: coins 3 > wood 2 stone 2
treasury | wood 3 | vp 4 | 3: coins 1 > vp 3 or coins 2 > vp 5
painters_guild | wood 4 | vp 5 | 4: wood 1 > vp 3 or wood 3 > vp 7
sculptors_guild | stone 4 | vp 6 | 5: stone 1 > vp 3 or stone 3 > vp 7
stonemasons_guild | wood 1 stone 2 | vp 4 | 4: wood 1 stone 1 servants 1 > vp 6
baptistery | stone 3 | faith 1 vp 2 | 2: faith 1 > coins 2 vp 2
barracks | wood 1 stone 1 | vp 3 | 1: servants 1 > military 3
stronghold | coins 2 wood 2 stone 2 | vp 8 | 6: military 2 vp 2
bank | coins 3 wood 1 stone 3 | vp 7 | 2: coins 5
fair | coins 4 wood 3 | vp 8 | 4: coins 4 > wood 3 stone 3
garden | wood 4 stone 2 servants 2 | vp 10 | 1: vp 3
fortress | coins 2 wood 2 stone 4 | vp 9 | 5: vp 2 privilege 1
palace | coins 3 wood 3 stone 1 | vp 9 | 6: coins 1 > servants 2 vp 4
church | wood 1 stone 4 | faith 1 vp 5 | 1: wood 1 > faith 2 or stone 1 > faith 2
military_academy | wood 2 stone 2 servants 1 | vp 7 | 3: servants 1 > military 3 vp 1
cathedral | wood 4 stone 4 | faith 3 vp 7 | 2: vp 1
"""

# card | cost | at once | always
CHARACTERS = """
warlord | coins 2 | military 3 | territory +2
stonemason | coins 4 | - | building +2; building less wood 1 or stone 1
dame | coins 4 | - | character +2; character less coins 1
knight | coins 2 | privilege 1 | venture +2
farmer | coins 3 | - | harvest +2
artisan | coins 3 | - | production +2
preacher | coins 2 | faith 4 | no floor bonus
abbess | coins 3 | faith 1; take any 4 | -
captain | coins 4 | military 2; take territory 6 | -
architect | coins 4 | take building 6 less wood 1 stone 1 | -
patron | coins 3 | take character 6 less coins 2 | -
hero | coins 4 | privilege 1; take venture 6 | -
peasant | coins 4 | - | harvest +3
scholar | coins 4 | - | production +3
papal_messenger | coins 5 | faith 3 | -
royal_messenger | coins 5 | privilege 3 | -
noble | coins 6 | vp 2 per territory | -
governor | coins 6 | vp 2 per building | -
paramour | coins 7 | vp 2 per character | -
herald | coins 6 | vp 2 per venture | -
cardinal | coins 4 | faith 2; harvest 4 | -
bishop | coins 5 | faith 1; production 4 | -
general | coins 5 | vp 1 per military 2 | -
ambassador | coins 6 | privilege 1; take any 7 | -
"""

# card | cost | at once | at the end
VENTURES = """
hiring_recruits | coins 4 | military 5 | end vp 4
repairing_the_church | coins 1 wood 1 stone 1 | faith 1 | end vp 5
building_the_walls | stone 3 | military 2 privilege 1 | end vp 3
raising_a_statue | wood 2 stone 2 | privilege 2 | end vp 4
military_campaign | military 2 (holding military 3) | coins 3 | end vp 5
hosting_panhandlers | wood 3 | servants 4 | end vp 4
fighting_heresies | military 3 (holding military 5) | faith 2 | end vp 5
support_to_the_bishop | military 2 (holding military 4) or coins 2 wood 1 stone 1 | faith 3 | end vp 1
hiring_soldiers | coins 6 | military 6 | end vp 5
repairing_the_abbey | coins 2 wood 2 stone 2 | faith 2 | end vp 6
building_the_bastions | stone 4 | military 3 privilege 1 | end vp 2
support_to_the_king | military 3 (holding military 6) | coins 5 privilege 1 | end vp 3
improving_the_canals | coins 3 servants 2 | harvest 4 | end vp 5
hosting_foreigners | wood 4 | servants 5 | end vp 4
crusade | military 4 (holding military 8) | coins 5 faith 1 | end vp 5
support_to_the_cardinal | military 4 (holding military 7) or coins 3 wood 2 stone 2 | faith 3 | end vp 4
hiring_mercenaries | coins 8 | military 7 | end vp 6
repairing_the_cathedral | coins 3 wood 3 stone 3 | faith 1; take any 7 | end vp 5
building_the_towers | stone 6 | military 4 privilege 1 | end vp 4
promoting_sacred_art | wood 6 | faith 3 | end vp 3
military_conquest | military 6 (holding military 12) | coins 3 wood 3 stone 3 | end vp 7
improving_the_roads | coins 4 servants 3 | production 3 | end vp 5
sacred_war | military 8 (holding military 15) | faith 4 | end vp 8
support_to_the_pope | military 5 (holding military 10) or coins 4 wood 3 stone 3 | faith 2 | end vp 10
"""

PRIVILEGES = ["goods", "servants", "coins", "military", "faith"]


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def cards(*tables: str) -> Any:
    """One test for each card of the tables."""
    found = [row for table in tables for row in rows(table)]
    return pytest.mark.parametrize("row", found, ids=[row[0] for row in found])


def goods(text: str) -> dict[str, int]:
    """`coins 1 wood 2` as amounts."""
    words = text.split()
    return {name: int(amount) for name, amount in zip(words[::2], words[1::2], strict=True)}


def test_there_are_96_cards():  # LM-CRD-1
    found = [row[0] for table in (TERRITORIES, BUILDINGS, CHARACTERS, VENTURES) for row in rows(table)]
    assert len(found) == len(set(found)) == 96


def laid_out(card: str) -> Table:
    """Seat 0 is rich; the card lies on the first floor of its tower, and others of every kind on the third."""
    table = Table().plenty().dice(6)
    for line in ("territory", "character", "building", "venture"):
        others = [other for other in table.position["decks"][line] if other != card and other not in NOT_BESIDE]
        table.deal(**{f"{line}_3": others[0]})
    return table.deal(**{f"{line_of(card)}_1": card})


NOT_BESIDE = {"support_to_the_bishop", "support_to_the_cardinal", "support_to_the_pope"}


def total(*parts: dict[str, int]) -> dict[str, int]:
    """Amounts added up, without those at 0."""
    names = dict.fromkeys(name for part in parts for name in part)
    sums = {name: sum(part.get(name, 0) for part in parts) for name in names}
    return {name: amount for name, amount in sums.items() if amount}


def minus(amounts: dict[str, int]) -> dict[str, int]:
    return {name: -amount for name, amount in amounts.items()}


@cards(BUILDINGS, CHARACTERS, VENTURES)
def test_what_it_costs(row):  # LM-CRD-1, LM-TOW-4, LM-TOW-6
    card, costs = row[0], row[1].split(" or ")
    prices = [goods(re.sub(r" \(.*", "", cost)) for cost in costs]
    for price in prices:
        game = laid_out(card).game()
        game.keep_journal()
        game.play(place("black", f"{line_of(card)}.1"))
        if len(prices) > 1:
            assert [move["goods"] for move in moves(game, "pay")] == prices
            game.play({"do": "pay", "goods": price})
        (fact,) = [fact for fact in game.take_facts() if fact["fact"] == "take"]
        assert fact["goods"] == price
    must_hold = re.search(r"holding military (\d+)", costs[0])
    if must_hold:
        without = {"wood": 0, "military": int(must_hold[1])}
        space = f"{line_of(card)}.1"
        assert servants(laid_out(card).hold(**without).game(), "black", space) == [0]
        assert not servants(laid_out(card).hold(wood=0, military=int(must_hold[1]) - 1).game(), "black", space)


@cards(BUILDINGS, CHARACTERS, VENTURES)
def test_it_cannot_be_taken_with_one_good_too_few(row):  # LM-TOW-4
    card, costs = row[0], row[1].split(" or ")[-1]
    space = f"{line_of(card)}.1"
    for name, amount in goods(re.sub(r" \(.*", "", costs)).items():
        if name != "military":
            table = laid_out(card).hold(**{name: amount - 1, "military": 0})
            assert not servants(table.game(), "black", space)
            assert servants(table.hold(**{name: amount}).game(), "black", space) == [0]


def is_plain(gain: str) -> bool:
    return not gain.startswith(("take", "harvest", "production"))


@cards(TERRITORIES, BUILDINGS, CHARACTERS, VENTURES)
def test_what_it_gives_at_once(row):  # LM-CRD-1, LM-CRD-3
    card = row[0]
    at_once = row[1] if line_of(card) == "territory" else row[2]
    table = laid_out(card).hold(military=15)
    table.own_any("territory", 2).own_any("building", 3).own_any("venture", 1)
    paid = place("black", f"{line_of(card)}.1")
    before, game = table.game(), table.after(paid)
    if kind(game) == "pay":
        game.play(moves(game, "pay")[-1])
    spent = {} if line_of(card) == "territory" else goods(re.sub(r" \(.*", "", row[1].split(" or ")[-1]))
    so_far = minus(spent)
    for gain in [] if at_once == "-" else at_once.split("; "):
        if not is_plain(gain):
            assert gained(before, game) == total(so_far)
            see_bonus_action(game, gain)
            game.play(DECLINE)
        elif " per " in gain:
            so_far = total(so_far, per(gain, game))
        else:
            amounts = goods(gain)
            privileges = amounts.pop("privilege", 0)
            so_far = total(so_far, amounts)
            assert gained(before, game) == so_far
            so_far = total(so_far, see_privileges(game, privileges))
    assert gained(before, game) == total(so_far)
    assert game.seat == 1, "the turn is over by itself"
    assert card in game.position()["seats"][0]["cards"][line_of(card)]


def per(gain: str, game: Game) -> dict[str, int]:
    amount, _, counted = gain.partition(" per ")
    seat = game.position()["seats"][0]
    if counted in seat["cards"]:
        number = len(seat["cards"][counted])
    else:
        name, size = counted.split()
        number = seat[name] // int(size)
    return {name: each * number for name, each in goods(amount).items()}


def see_privileges(game: Game, number: int) -> dict[str, int]:
    """LM-PRV-1: so many privileges, all different; here servants, coins and faith."""
    worth = {"servants": 2, "coins": 2, "faith": 1}
    come: dict[str, int] = {}
    for name in itertools.islice(worth, number):
        assert kind(game) == "privilege"
        assert [move["gain"] for move in game.moves()] == [each for each in PRIVILEGES if each not in come]
        game.play(privilege(name))
        come[name] = worth[name]
    assert kind(game) != "privilege" or not number
    return come


def see_bonus_action(game: Game, text: str) -> None:
    """LM-BON-1: a bonus action of this kind and value is put."""
    text, _, discount = text.partition(" less ")
    words = text.split()
    decision = game.decision
    assert decision["kind"] == "bonus"
    assert decision["value"] == int(words[-1])
    if words[0] == "take":
        assert decision["action"] == "take_card"
        assert decision["type"] == words[1]
        assert decision["discount"] == goods(discount)
        towers = {move["space"].partition(".")[0] for move in moves(game, "take")}
        assert towers == ({"territory", "character", "building", "venture"} if words[1] == "any" else {words[1]})
    else:
        assert decision["action"] == words[0]
        assert moves(game, "work")[0] == {"do": "work", "servants": 0}


def at_work(card: str, value: int) -> tuple[Game, Game]:
    """Seat 0 owns the card and two of each other kind, and goes harvesting or producing at this value."""
    table = Table().plenty().hold(military=10, faith=2).dice(value)
    table.own(card).own_any("character", 2).own_any("venture", 2)
    table.own_any("building" if line_of(card) == "territory" else "territory", 2)
    space = "harvest.single" if line_of(card) == "territory" else "production.single"
    return table.game(), table.after(place("black", space))


TILE = {"territory": {"wood": 1, "stone": 1, "servants": 1}, "building": {"coins": 2, "military": 1}}


@cards(TERRITORIES, BUILDINGS)
def test_what_it_brings_when_it_fires(row):  # LM-CRD-1, LM-WRK-2, LM-WRK-3
    card = row[0]
    activation, _, effect = row[-1].partition(": ")
    before, game = at_work(card, int(activation))
    tile = TILE[line_of(card)]
    if ">" in effect:
        see_exchange(card, int(activation), effect.split(" or "))
        return
    if " per " in effect:
        assert gained(before, game) == total(tile, per(effect, game))
        return
    amounts = goods(effect)
    privileges = amounts.pop("privilege", 0)
    assert gained(before, game) == total(tile, amounts)
    come = see_privileges(game, privileges)
    assert gained(before, game) == total(tile, amounts, come)


def see_exchange(card: str, value: int, arrows: list[str]) -> None:
    """LM-WRK-3: each arrow, or none."""
    tile = TILE["building"]
    before, game = at_work(card, value)
    listed = [{"do": "exchange", "card": card, "option": option} for option in range(len(arrows))]
    assert game.moves() == [*listed, SKIP]
    for option, arrow in enumerate(arrows):
        paid, _, gain = arrow.partition(" > ")
        before, game = at_work(card, value)
        game.play(listed[option])
        amounts = goods(gain)
        come = see_privileges(game, amounts.pop("privilege", 0))
        assert gained(before, game) == total(tile, minus(goods(paid)), amounts, come)
    game = at_work(card, value)[1]
    game.play(SKIP)
    assert gained(before, game) == tile


@cards(TERRITORIES, BUILDINGS)
def test_it_does_not_fire_below_its_value(row):  # LM-WRK-2
    card = row[0]
    activation = int(row[-1].partition(":")[0])
    if activation > 1:
        before, game = at_work(card, activation - 1)
        assert gained(before, game) == TILE[line_of(card)]


@cards(CHARACTERS)
def test_what_it_does_from_then_on(row):  # LM-CRD-1, LM-CRD-2
    card, _, _, always = row
    for effect in [] if always == "-" else always.split("; "):
        if effect == "no floor bonus":
            see_no_floor_bonus(card)
        elif " less " in effect:
            see_discount(card, *effect.split(" less "))
        else:
            see_action_bonus(card, *effect.split())


def see_action_bonus(card: str, action: str, bonus: str) -> None:
    """LM-CRD-2: so many servants fewer than without the card."""
    if action in ("harvest", "production"):
        space = f"{action}.shared"
    else:
        space = f"{action}.4"
    table = Table().plenty().dice(1)
    if not space.endswith("shared"):
        table.deal(**{space.replace(".", "_"): CHEAP[action]})
    without = servants(table.game(), "white", space)[0]
    assert servants(table.own(card).game(), "white", space)[0] == max(0, without - int(bonus))


CHEAP = {"territory": "forest", "character": "abbess", "building": "chapel", "venture": "hiring_recruits"}
DEAR = {"building": ("mint", {"wood": 1, "stone": 3}), "character": ("abbess", {"coins": 3})}


def see_discount(card: str, line: str, choices: str) -> None:
    """LM-TOW-4: the card chosen from the tower costs so much less."""
    target, cost = DEAR[line]
    table = Table().plenty().dice(6).own(card).deal(**{f"{line}_1": target})
    before, game = table.game(), table.after(place("black", f"{line}.1"))
    payments = [total(cost, minus(goods(choice))) for choice in choices.split(" or ")]
    if len(payments) > 1:
        assert [move["goods"] for move in moves(game, "pay")] == payments
        game.play({"do": "pay", "goods": payments[0]})
    paid = {name: held(before)[name] - held(game)[name] for name in cost}
    assert total(paid) == payments[0]


def see_no_floor_bonus(card: str) -> None:
    """LM-CRD-2: the Preacher's floors give nothing, whatever the tower."""
    for line in CHEAP:
        for floor in (3, 4):
            table = Table().plenty().hold(military=0).dice(6).deal(**{f"{line}_{floor}": QUIET[line]})
            take = place("black", f"{line}.{floor}", max(0, 2 * floor - 1 - 6))
            with_bonus, without = table.after(take), table.own(card).after(take)
            name, amount = FLOOR_BONUS[line]
            assert held(with_bonus)[name] - held(without)[name] == amount * (floor - 2)


QUIET = {"territory": "citadel", "character": "farmer", "building": "garden", "venture": "raising_a_statue"}
FLOOR_BONUS = {
    "territory": ("wood", 1),
    "character": ("stone", 1),
    "building": ("military", 1),
    "venture": ("coins", 1),
}


@cards(VENTURES)
def test_what_it_is_worth_at_the_end(row):  # LM-CRD-1, LM-END-1
    card = row[0]
    nothing = dict.fromkeys(PLENTY, 0)
    table = Table(2).hold(0, **nothing).hold(1, **nothing).hold(1, military=1).last_turn(6, "3-1").own(card)
    military = 2  # second of two
    assert table.after(PASS).scores()[0] == goods(row[3].removeprefix("end "))["vp"] + military
