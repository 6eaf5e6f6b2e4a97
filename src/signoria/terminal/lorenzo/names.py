"""Everything in Lorenzo il Magnifico by its name, in the reader's language; effects in words."""

from collections.abc import Sequence
from functools import cache

from signoria import games
from signoria.kernel.state import Json
from signoria.locale import Words
from signoria.lorenzo.components import GAINS, WORKS
from signoria.terminal.names import SeatNames

CODES = {"territory": "t", "character": "c", "building": "b", "venture": "v", "harvest": "h", "production": "p"}
MARKET_CODE = "m"
COUNCIL_CODE = "cp"


@cache
def printed(kind: str, key: str) -> dict[str, Json]:
    """Our own components of a kind, for which there are words."""
    edition = games.rules("lorenzo").own_edition()
    return {entry[key]: entry for entry in edition[kind]}


class Names(SeatNames):
    """Names and short sentences for the components of an edition."""

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        super().__init__(words, edition, players)
        self.cards: dict[str, Json] = {card["key"]: card for card in edition["cards"]}
        self.leaders: dict[str, Json] = {leader["key"]: leader for leader in edition["leaders"]}
        self.tiles: dict[str, Json] = {tile["key"]: tile for tile in edition["bonus_tiles"]}
        self.excommunications: dict[str, Json] = {tile["id"]: tile for tile in edition["excommunications"]}

    # Members and spaces

    def member(self, member: str) -> str:
        """A member in one word."""
        return self.words(f"member-{member}-brief")

    def space(self, space: str, ending: str = "") -> str:
        """A space; the ending -to is for who goes there."""
        area, _, slot = space.partition(".")
        if slot.isdecimal() and area != "market":
            return self.words(f"space-{area}{ending}", floor=int(slot))
        return self.words(f"space-{space.replace('.', '-')}{ending}")

    def code(self, space: str) -> str:
        """What is typed to go to a space, such as t3; the same in every language."""
        area, _, slot = space.partition(".")
        if area == "council":
            return COUNCIL_CODE
        if area == "market":
            return MARKET_CODE + slot
        return CODES[area] + {"single": "1", "shared": "2"}.get(slot, slot)

    # Goods and points

    def goods(self, goods: Json) -> str:
        """Amounts in full words: 3 coins, 2 wood and 1 stone."""
        told = [self.words(f"good-{kind}-count", count=goods[kind]) for kind in GAINS if goods.get(kind)]
        return self.listed(told) or self.words("goods-nothing")

    def listed(self, told: Sequence[str], word: str = "goods-and") -> str:
        if len(told) < 2:
            return "".join(told)
        return self.words(word, first=", ".join(told[:-1]), last=told[-1])

    def brief(self, goods: Json) -> str:
        """Amounts in short words, for tables."""
        told = [self.words(f"brief-{kind}", count=goods[kind]) for kind in GAINS if goods.get(kind)]
        return " ".join(told) or "–"

    # Cards

    def card(self, card: str) -> str:
        """A card's name; another edition may have cards of its own, which are called by their key."""
        return self._named("card", card)

    def leader(self, leader: str) -> str:
        return self._named("leader", leader)

    def tile(self, tile: str) -> str:
        return self._named("tile", tile)

    def _named(self, kind: str, key: str) -> str:
        message = f"{kind}-{key}"
        return self.words(message) if message in self.words else key.replace("_", " ").capitalize()

    def any_source(self, source: str) -> str:
        """Where goods came from: a card, a leader, a tile, a space, a privilege or the church."""
        if source in self.cards:
            return self.card(source)
        if source in self.leaders:
            return self.leader(source)
        if source in self.tiles:
            return self.tile(source)
        return self.words(f"from-{source}") if f"from-{source}" in self.words else self.space(source)

    def card_type(self, card: str) -> str:
        return str(self.cards[card]["type"])

    def cost(self, card: str) -> str:
        """What a card costs, in short words, with its alternatives."""
        told = []
        for cost in self.cards[card]["costs"]:
            need = cost.get("require", {}).get("military", 0)
            pay = self.brief(cost["pay"])
            told.append(self.words("brief-need", pay=pay, need=need) if need else pay)
        return self.words("brief-or").join(told) or self.words("brief-free")

    def at_once(self, card: str) -> list[str]:
        """What a card does when it is taken."""
        return [self.effect(effect) for effect in self.cards[card]["immediate"]]

    def later(self, card: str) -> list[str]:
        """What a card does from then on or at the end."""
        data = self.cards[card]
        effects = [self.effect(effect) for effect in data["permanent"]]
        if effects and data.get("activation"):
            key = f"brief-fires-{data['type']}"
            effects = [self.words(key, value=data["activation"], effects=", ".join(effects))]
        if data.get("end_vp"):
            effects.append(self.words("brief-end", goods=self.brief({"vp": data["end_vp"]})))
        return effects

    def does(self, card: str) -> str:
        """All that a card does, in short words."""
        at_once = self.at_once(card)
        told = [self.words("brief-now", effects=", ".join(at_once))] if at_once else []
        return "; ".join(told + self.later(card)) or "–"

    # Effects

    def effect(self, effect: Json) -> str:
        """One effect of the edition in short words."""
        op = effect["op"]
        if op == "gain":
            return self.brief(effect["gain"])
        if op == "exchange":
            return self.words("brief-or").join(self.exchange(option) for option in effect["options"])
        if op == "discount":
            cheaper = self.words("brief-or").join(self.brief(choice) for choice in effect["choose"])
            return self.words("brief-discount", cards=self.words(f"type-{effect['card']}-many"), goods=cheaper)
        if op in ("action", "action_bonus"):
            return self._action(effect)
        if op == "gain_per_card":
            return self.words(f"brief-per-{effect['card']}", goods=self.brief(effect["gain"]))
        if op == "gain_per_points":
            return self.words("brief-gain_per_points", goods=self.brief(effect["gain"]), per=self.brief(effect["per"]))
        key = f"brief-{op}"
        return self.words(key) if key in self.words else op.replace("_", " ")

    def exchange(self, option: Json) -> str:
        return f"{self.brief(option['pay'])} → {self.brief(option['gain'])}"

    def _action(self, effect: Json) -> str:
        """A bonus action, or a change of the value of an action."""
        value = effect["value"]
        what = effect["action"]
        if effect["op"] == "action_bonus":
            name = self.words(f"work-{what}" if what in WORKS else f"type-{effect['card']}-many")
            return f"{name} {'+' if value > 0 else '−'}{abs(value)}"
        if what in WORKS:
            return self.words(f"effect-action-{what}", value=value)
        card = self.words(f"type-{effect['card']}-one")
        if not effect.get("discount"):
            return self.words("effect-action-take_card", card=card, value=value)
        discount = self.brief(effect["discount"])
        return self.words("effect-action-take_card-discount", card=card, value=value, discount=discount)

    # Leaders, tiles, excommunications

    def leader_does(self, leader: str) -> str:
        """What a leader does. A leader changed by an edition is described by its effects."""
        data = self.leaders[leader]
        if data == printed("leaders", "key").get(leader):
            return self.words(f"leader-{leader}-does")
        told = ", ".join(self.effect(effect) for effect in data["ability"])
        return self.words("leader-once", effects=told) if data["mode"] == "once_per_round" else told

    def leader_needs(self, leader: str) -> str:
        """What a leader asks for."""
        data = self.leaders[leader]
        if data == printed("leaders", "key").get(leader):
            return self.words(f"leader-{leader}-needs")
        told = [self.needs(need.get("cards", {}), need.get("resources", {})) for need in data["require_any"]]
        return self.listed(told, "goods-or")

    def needs(self, cards: Json, resources: Json) -> str:
        """So many cards and goods."""
        told = [self.words(f"brief-{kind}-cards", count=count) for kind, count in cards.items()]
        return ", ".join(told + ([self.goods(resources)] if resources else []))

    def tile_gives(self, tile: str) -> str:
        data = self.tiles[tile]
        return self.words("tile-gives", harvest=self.brief(data["harvest"]), production=self.brief(data["production"]))

    def excommunication(self, tile: str) -> str:
        """What a tile does. A tile changed by an edition is described in the edition's own words."""
        data = self.excommunications[tile]
        renamed = self.words.is_renamed(f"excommunication-{tile}")
        if renamed or data == printed("excommunications", "id").get(tile):
            return self.words(f"excommunication-{tile}")
        return str(data["text"])


class LongNames(Names):
    """The same where there is room for whole words."""

    def brief(self, goods: Json) -> str:
        return self.goods(goods)


def card_texts(edition: Json, words: Words) -> dict[str, str]:
    """What leaders and excommunications do that are not as printed, by message."""
    names = LongNames(words, edition, [])
    texts = {}
    for leader, data in names.leaders.items():
        if data != printed("leaders", "key").get(leader):
            texts[f"leader-{leader}-does"] = names.leader_does(leader)
            texts[f"leader-{leader}-needs"] = names.leader_needs(leader)
    for tile, data in names.excommunications.items():
        if data != printed("excommunications", "id").get(tile) or names.words.is_renamed(f"excommunication-{tile}"):
            texts[f"excommunication-{tile}"] = names.excommunication(tile)
    return texts
