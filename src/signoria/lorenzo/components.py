"""The board, cards, leaders and tiles of an edition, checked and put into tables for the engine."""

from typing import Any, Final

from mypy_extensions import i64

from signoria.kernel.components import EditionComponents
from signoria.kernel.errors import BadEdition
from signoria.kernel.memory import mask_of
from signoria.kernel.reading import Reader
from signoria.lorenzo.purse import price_of

# Goods and points; an amount of each, in this order, is a tuple called Goods.
RESOURCES: Final = ("coins", "wood", "stone", "servants", "military", "faith", "vp")
GAINS: Final = (*RESOURCES, "privilege")
COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VP: Final = 6
PRIVILEGE: Final = 7
GOODS: Final = 4  # the first four are goods, the others points
RESOURCE_COUNT: Final = 7
MOST_HELD: Final = 1_000_000  # of goods and victory points, which have no track to end

# Numbers of the rules that no edition changes.
SIDES: Final = 6  # of a die
LAPS: Final = 4  # of placing members in a round
WORK_VALUE: Final = 1  # what harvest and production without a member must reach

Goods = tuple[int, ...]
NOTHING: Final[Goods] = (0, 0, 0, 0, 0, 0, 0, 0)

TOWERS: Final = ("territory", "character", "building", "venture")
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
ANY_CARD: Final = 4
CARD_TYPES: Final = (*TOWERS, "any")
FLOORS: Final = 4
TOWER_COUNT: Final = 4

MEMBERS: Final = ("black", "white", "orange", "neutral")
DICE: Final = ("black", "white", "orange")
NEUTRAL: Final = 3
MEMBER_COUNT: Final = 4

# Areas are the four towers, then harvest and production; an action is one of them, or the taking of a card.
HARVEST: Final = 4
PRODUCTION: Final = 5
TAKE_CARD: Final = 6
WORKS: Final = ("harvest", "production")
ACTIONS_NAMED: Final = ("harvest", "production", "take_card")

# Spaces: the sixteen floors, tower by tower, then these.
HARVEST_SPACES: Final = 16
PRODUCTION_SPACES: Final = 18
MARKET_SPACES: Final = 20
COUNCIL: Final = 24
SPACE_COUNT: Final = 25
SLOTS: Final = ("single", "shared")
SLOTS_A_WORK: Final = 2
SPACES: Final = (
    *[f"{tower}.{floor}" for tower in TOWERS for floor in range(1, FLOORS + 1)],
    *[f"{work}.{slot}" for work in WORKS for slot in SLOTS],
    *[f"market.{slot}" for slot in range(1, 5)],
    "council",
)
PRIVILEGES: Final = ("goods", "servants", "coins", "military", "faith")

PERIODS: Final = 3
ROUNDS: Final = 6
ROUNDS_A_PERIOD: Final = 2
CARDS_A_PERIOD: Final = 8
CARD_COUNT: Final = 96
LEADER_COUNT: Final = 20
LEADERS_A_SEAT: Final = 4
EXCOMMUNICATION_COUNT: Final = 21
EXCOMMUNICATIONS_A_PERIOD: Final = 7
MOST_CARDS: Final = 6
HIGHEST_ACTIVATION: Final = 9
MOST_PAYMENTS: Final = 16
MOST_OPTIONS: Final = 4
MOST_TILES: Final = 8

OPS: Final = (
    "gain", "gain_per_card", "gain_per_points", "exchange", "action",
    "action_bonus", "discount", "no_floor_bonus", "member_value_add", "member_value_set", "gain_malus",
    "ignore_occupied_spaces", "no_occupied_tower_fee", "church_support_bonus", "copy_leader",
    "no_territory_requirement", "double_immediate_resources", "no_market", "servant_rate", "skip_first_turn",
    "no_final_vp", "final_vp_loss", "final_vp_loss_building_costs", "member_value_set_one",
)  # fmt: skip
GAIN: Final = 0
GAIN_PER_CARD: Final = 1
GAIN_PER_POINTS: Final = 2
EXCHANGE: Final = 3
ACTION: Final = 4
ACTION_BONUS: Final = 5
DISCOUNT: Final = 6
NO_FLOOR_BONUS: Final = 7
MEMBER_VALUE_ADD: Final = 8
MEMBER_VALUE_SET: Final = 9
GAIN_MALUS: Final = 10
IGNORE_OCCUPIED_SPACES: Final = 11
NO_OCCUPIED_TOWER_FEE: Final = 12
CHURCH_SUPPORT_BONUS: Final = 13
COPY_LEADER: Final = 14
NO_TERRITORY_REQUIREMENT: Final = 15
DOUBLE_IMMEDIATE_RESOURCES: Final = 16
NO_MARKET: Final = 17
SERVANT_RATE: Final = 18
SKIP_FIRST_TURN: Final = 19
NO_FINAL_VP: Final = 20
FINAL_VP_LOSS: Final = 21
FINAL_VP_LOSS_BUILDING_COSTS: Final = 22
MEMBER_VALUE_SET_ONE: Final = 23

# Which ops may stand where.
GAINING: Final = ("gain", "gain_per_card", "gain_per_points")
AT_ONCE: Final = (*GAINING, "action")
WHEN_FIRED: Final = (*GAINING, "exchange")
EFFECTS: Final = OPS[ACTION_BONUS:MEMBER_VALUE_SET_ONE]
ONCE_A_ROUND: Final = (*GAINING, "action", "member_value_set_one")


class Effect:
    """One effect as the edition writes it. What a field means depends on `op`; unused ones are 0 or empty."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.gain: Goods = NOTHING
        self.per: Goods = NOTHING
        self.card = ANY_CARD
        self.action = TAKE_CARD
        self.value = 0
        self.card_bonuses = True
        self.discount: Goods = NOTHING
        self.pays: tuple[Goods, ...] = ()
        self.gains: tuple[Goods, ...] = ()
        self.choose: tuple[Goods, ...] = ()
        self.members: tuple[int, ...] = ()
        self.resources: tuple[int, ...] = ()
        self.servants = 1
        self.lose = 0
        self.before_scoring = False


class Cost:
    """LM-TOW-4, LM-TOW-6: what is paid, and the military that must be held before paying."""

    def __init__(self, pay: Goods, military: int) -> None:
        self.pay = pay
        self.military = military
        self.price: i64 = price_of(pay, military)
        self.servants: i64 = pay[SERVANTS]


FREE: Final = [Cost(NOTHING, 0)]


class Card:
    """A development card."""

    def __init__(self, number: int, key: str, tower: int, period: int) -> None:
        self.number = number
        self.key = key
        self.tower = tower
        self.period = period
        self.costs: list[Cost] = FREE
        self.activation = 0
        self.immediate: list[Effect] = []
        self.permanent: list[Effect] = []
        self.end_vp = 0


class Requirement:
    """LM-LDR-1: one alternative of what a leader asks for: cards of each type and amounts held."""

    def __init__(self, cards: tuple[int, ...], resources: Goods) -> None:
        self.cards = cards
        self.price: i64 = price_of(resources)
        self.vp = resources[VP]


class Leader:
    """A leader card."""

    def __init__(self, key: str, once_per_round: bool) -> None:
        self.key = key
        self.once_per_round = once_per_round
        self.requirements: list[Requirement] = []
        self.ability: list[Effect] = []
        self.copies = False


class BonusTile:
    """A personal bonus tile: what its two halves give."""

    def __init__(self, key: str, copies: int, advanced: bool, halves: tuple[Goods, Goods]) -> None:
        self.key = key
        self.copies = copies
        self.advanced = advanced
        self.halves = halves  # harvest, production


class Components(EditionComponents):
    """All component data of one edition, ready for use."""

    def __init__(self, edition: dict[str, Any], is_custom: bool = True) -> None:
        super().__init__(edition, is_custom)
        reader = Reader(edition, BadEdition)
        _check_header(reader)
        self._read_setup(reader.at("setup"))
        self._read_board(reader.at("board"))
        self._read_scoring(reader.at("scoring"))
        self._read_bonus_tiles(reader.at("bonus_tiles"))
        self._read_cards(reader.at("cards"))
        self._read_leaders(reader.at("leaders"))
        self._read_excommunications(reader.at("excommunications"))
        self._check_costs(reader.at("cards"))
        self._check_discounts(reader.at("cards"))

    def _read_setup(self, reader: Reader) -> None:
        """LM-SET-3, LM-SET-6: what each seat starts with, and the spaces closed to fewer seats."""
        self.start_goods = goods_of(reader.at("start_resources"), RESOURCES)
        self.start_coins = [entry.integer(0, 99) for entry in reader.at("start_coins_by_turn_order").items(4, 4)]
        self.neutral_value = reader.at("neutral_value").integer(0, 20)
        self.open_spaces: list[list[int]] = [[], []]  # by number of seats
        for seats in range(2, 5):
            closed = reader.at("covered_spaces").at(str(seats)).choices(SPACES, SPACE_COUNT)
            if COUNCIL in closed or any(space < HARVEST_SPACES for space in closed):
                raise reader.at("covered_spaces").refuse("floors and the council palace are never closed")
            self.open_spaces.append([space for space in range(SPACE_COUNT) if space not in closed])
        self.open_mask = [mask_of(tuple(spaces)) for spaces in self.open_spaces]  # the same as bits

    def _read_board(self, reader: Reader) -> None:
        """LM-TOW-1, LM-TOW-2, LM-WRK-1, LM-MKT-1, LM-CON-1, LM-PRV-1, LM-VAT-1, LM-VAT-2: what the board says."""
        self.space_value = [1] * SPACE_COUNT
        self.space_gain: list[Goods] = [NOTHING] * SPACE_COUNT
        self.space_malus = [0] * SPACE_COUNT
        for tower in range(len(TOWERS)):
            for floor, entry in enumerate(reader.at("towers").at(TOWERS[tower]).items(FLOORS, FLOORS)):
                self.space_value[tower * FLOORS + floor] = entry.at("value").integer(0, 20)
                self.space_gain[tower * FLOORS + floor] = goods_of(entry.at("bonus"), RESOURCES)
        self.floor_purse = [price_of(gain) for gain in self.space_gain[:HARVEST_SPACES]]
        giving = [floor for floor in range(HARVEST_SPACES) if self.space_gain[floor] != NOTHING]
        self.floors_giving = mask_of(tuple(giving))  # as bits
        self.fee = reader.at("occupied_tower_fee").at("coins").integer(0, 99)
        for first, work in ((HARVEST_SPACES, "harvest"), (PRODUCTION_SPACES, "production")):
            for slot, entry in enumerate(reader.at(work).items(2, 2)):
                self.space_value[first + slot] = entry.at("value").integer(1, 20)
                self.space_malus[first + slot] = entry.at("malus").integer(-20, 20)
        for slot, entry in enumerate(reader.at("market").items(4, 4)):
            self._read_gaining_space(MARKET_SPACES + slot, entry)
        self._read_gaining_space(COUNCIL, reader.at("council_palace"))
        self._read_privileges(reader.at("privilege_options"))
        self.faith_vp = [entry.integer(0, 999) for entry in reader.at("faith_track_vp").items(2, 100)]
        most_military = reader.at("military_track_max").integer(1, 99)
        # Of any length to mypyc, which would otherwise box all seven numbers for each one read.
        self.most: tuple[int, ...] = (MOST_HELD,) * GOODS + (most_military, len(self.faith_vp) - 1, MOST_HELD)
        self.faith_required = [
            reader.at("faith_required").at(str(period)).integer(0, 99) for period in range(1, PERIODS + 1)
        ]
        slots = reader.at("territory_slot_military").items(MOST_CARDS, MOST_CARDS)
        self.territory_military = [entry.integer(0, most_military) for entry in slots]

    def _read_gaining_space(self, space: int, entry: Reader) -> None:
        self.space_value[space] = entry.at("value").integer(0, 20)
        self.space_gain[space] = goods_of(entry.at("gain"), GAINS)

    def _read_privileges(self, reader: Reader) -> None:
        """LM-PRV-1: a privilege is named by what it gives; the one of several kinds is called goods."""
        self.privileges: list[Goods] = []
        for name, entry in zip(PRIVILEGES, reader.items(len(PRIVILEGES), len(PRIVILEGES))):
            gain = goods_of(entry, RESOURCES)
            kinds = [RESOURCES[resource] for resource in range(RESOURCE_COUNT) if gain[resource]]
            if kinds != [name] and (name != "goods" or len(kinds) < 2):
                raise entry.refuse(f"the privileges are, in this order, {', '.join(PRIVILEGES)}")
            self.privileges.append(gain)

    def _read_scoring(self, reader: Reader) -> None:
        """LM-END-1: points at the end."""
        counts = MOST_CARDS + 1
        self.territory_vp = [entry.integer(0, 999) for entry in reader.at("territories").items(counts, counts)]
        self.character_vp = [entry.integer(0, 999) for entry in reader.at("characters").items(counts, counts)]
        self.first_military_vp = reader.at("military_rank").at("first").integer(0, 999)
        self.second_military_vp = reader.at("military_rank").at("second").integer(0, 999)
        self.goods_per_vp = reader.at("resources_per_vp").integer(1, 999)

    def _read_bonus_tiles(self, reader: Reader) -> None:
        self.tiles: list[BonusTile] = []
        for entry in reader.items(1, MOST_TILES):
            entry.only("key", "side", "copies", "activation", "production", "harvest")
            key = _new_key(entry.at("key"), [tile.key for tile in self.tiles])
            advanced = entry.at("side").choice(("basic", "advanced")) == 1
            entry.at("activation").integer(1, 1)
            copies = entry.at("copies").integer(1, 4)
            halves = (goods_of(entry.at("harvest"), GAINS), goods_of(entry.at("production"), GAINS))
            self.tiles.append(BonusTile(key, copies, advanced, halves))
        if self.tiles[0].advanced or self.tiles[0].copies != 4 or sum([tile.advanced for tile in self.tiles]) < 4:
            raise reader.refuse("the first tile is the basic one, in 4 copies, and at least 4 are advanced")
        self.tile_keys = [tile.key for tile in self.tiles]

    def _read_cards(self, reader: Reader) -> None:
        """LM-SET-2, LM-CRD-1: 8 cards of each type and period."""
        self.cards: list[Card] = []
        self.card_keys: list[str] = []
        count = [0] * (len(TOWERS) * PERIODS)
        for entry in reader.items(CARD_COUNT, CARD_COUNT):
            entry.only("id", "key", "type", "period", "name", "costs", "immediate", "activation", "permanent", "end_vp")
            key = _new_key(entry.at("key"), self.card_keys)
            card = Card(len(self.cards), key, entry.at("type").choice(TOWERS), entry.at("period").integer(1, PERIODS))
            count[card.tower * PERIODS + card.period - 1] += 1
            _read_card(card, entry)
            self.cards.append(card)
            self.card_keys.append(key)
        if count != [CARDS_A_PERIOD] * len(count):
            raise reader.refuse(f"there are {CARDS_A_PERIOD} cards of each type and period")
        self.cards_of = [  # by type and period
            [[at for at in range(CARD_COUNT) if self._is_of(at, tower, period)] for period in range(1, PERIODS + 1)]
            for tower in range(len(TOWERS))
        ]

    def _is_of(self, card: int, tower: int, period: int) -> bool:
        return self.cards[card].tower == tower and self.cards[card].period == period

    def _read_leaders(self, reader: Reader) -> None:
        """LM-LDR-2: the leaders, their requirements and abilities."""
        self.leaders: list[Leader] = []
        self.leader_keys: list[str] = []
        self.set_one_value = 0
        for entry in reader.items(LEADER_COUNT, LEADER_COUNT):
            leader = _leader(entry, self.leader_keys)
            if leader.copies and any(other.copies for other in self.leaders):
                raise entry.at("ability").refuse("at most one leader copies another")
            if leader.ability[0].op == MEMBER_VALUE_SET_ONE:
                self.set_one_value = leader.ability[0].value
            self.leaders.append(leader)
            self.leader_keys.append(leader.key)

    def _read_excommunications(self, reader: Reader) -> None:
        """LM-EXC-1: seven tiles for each period."""
        self.excommunication_keys: list[str] = []
        self.excommunications: list[Effect] = []
        self.excommunications_of: list[list[int]] = [[] for _ in range(PERIODS)]
        for at, entry in enumerate(reader.items(EXCOMMUNICATION_COUNT, EXCOMMUNICATION_COUNT)):
            entry.only("id", "period", "number", "effect", "text")
            key = entry.at("id").text()
            if key in self.excommunication_keys or not key:
                raise entry.at("id").refuse("every tile has an id of its own")
            self.excommunication_keys.append(key)
            self.excommunications.append(_effect(entry.at("effect"), EFFECTS))
            self.excommunications_of[entry.at("period").integer(1, PERIODS) - 1].append(at)
        losses = [effect.op == FINAL_VP_LOSS and effect.per[SERVANTS] > 0 for effect in self.excommunications]
        self.costly_servants = mask_of(tuple([at for at, costly in enumerate(losses) if costly]))  # 3-7, as bits
        if any(len(tiles) != EXCOMMUNICATIONS_A_PERIOD for tiles in self.excommunications_of):
            raise reader.refuse(f"each period has {EXCOMMUNICATIONS_A_PERIOD} tiles")

    def _check_costs(self, reader: Reader) -> None:
        """No price lies beyond the end of a track."""
        for card, entry in zip(self.cards, reader.items()):
            for cost in card.costs:
                military = max(cost.pay[MILITARY], cost.military)
                if military > self.most[MILITARY] or cost.pay[FAITH] > self.most[FAITH]:
                    raise entry.at("costs").refuse("it must not ask for more points than the tracks have")

    def _check_discounts(self, reader: Reader) -> None:
        """The actions provide for a limited number of ways to pay for a card."""
        permanent = [effect for card in self.cards if card.tower == CHARACTER for effect in card.permanent]
        permanent += [effect for leader in self.leaders for effect in leader.ability] + self.excommunications
        for tower in range(len(TOWERS)):
            ways = max([len(card.costs) for card in self.cards if card.tower == tower])
            for effect in permanent:
                if effect.op == DISCOUNT and effect.card in (tower, ANY_CARD):
                    ways *= len(effect.choose)
            if ways > MOST_PAYMENTS:
                raise reader.refuse(f"the discounts leave at most {MOST_PAYMENTS} ways to pay for a {TOWERS[tower]}")


def _check_header(reader: Reader) -> None:
    reader.only(
        "signoria_edition", "game", "name", "about", "encoding", "setup", "board", "scoring", "bonus_tiles", "cards",
        "leaders", "excommunications",
    )  # fmt: skip
    reader.at("signoria_edition").integer(1, 1)
    reader.at("game").choice(("lorenzo",))
    reader.at("name").text()


def _new_key(reader: Reader, keys: list[str]) -> str:
    key = reader.text()
    if key in keys or not key.replace("_", "").isalnum() or key != key.lower():
        raise reader.refuse("a key is of small letters, digits and underscores, and no two are the same")
    return key


def goods_of(reader: Reader, names: tuple[str, ...], most: int = 99) -> Goods:
    """Amounts by name as a tuple."""
    reader.only(*names)
    amounts = [0] * len(GAINS)
    for name in reader.mapping():
        amounts[GAINS.index(name)] = reader.at(name).integer(0, most)
    return tuple(amounts)


def words_of(goods: Goods) -> dict[str, int]:
    """A tuple of amounts by name, kinds at 0 left out."""
    return {GAINS[at]: amount for at, amount in enumerate(goods) if amount}


def _read_card(card: Card, entry: Reader) -> None:
    costs = [_cost(cost) for cost in entry.at("costs").items(0, 4)]
    if costs:
        card.costs = costs
    card.immediate = _effects(entry.at("immediate"), AT_ONCE)
    if card.tower == TERRITORY or card.tower == BUILDING:
        card.activation = entry.at("activation").integer(1, HIGHEST_ACTIVATION)
        card.permanent = _effects(entry.at("permanent"), WHEN_FIRED)
    elif card.tower == CHARACTER:
        card.permanent = _effects(entry.at("permanent"), EFFECTS)
    else:
        entry.at("permanent").items(0, 0)
        card.end_vp = entry.at("end_vp").integer(0, 99)


def _cost(reader: Reader) -> Cost:
    reader.only("pay", "require")
    military = 0
    if reader.has("require"):
        reader.at("require").only("military")
        military = reader.at("require").at("military").integer(0, 99)
    return Cost(goods_of(reader.at("pay"), RESOURCES[:VP]), military)


def _leader(entry: Reader, keys: list[str]) -> Leader:
    entry.only("id", "key", "name", "mode", "require_any", "ability", "note")
    once = entry.at("mode").choice(("permanent", "once_per_round")) == 1
    leader = Leader(_new_key(entry.at("key"), keys), once)
    for requirement in entry.at("require_any").items(1, 10):
        requirement.only("cards", "resources")
        cards = [0] * len(TOWERS)
        if requirement.has("cards"):
            requirement.at("cards").only(*TOWERS)
            for name in requirement.at("cards").mapping():
                cards[TOWERS.index(name)] = requirement.at("cards").at(name).integer(0, MOST_CARDS)
        resources = goods_of(requirement.at("resources"), RESOURCES) if requirement.has("resources") else NOTHING
        leader.requirements.append(Requirement(tuple(cards), resources))
    ability = entry.at("ability")
    leader.ability = _effects(ability, ONCE_A_ROUND if once else EFFECTS)
    if not leader.ability or (once and len(leader.ability) > 1):
        raise ability.refuse("a leader has an ability; one that works once per round has only one")
    effect = leader.ability[0]
    if effect.op == ACTION and effect.action == TAKE_CARD:
        raise ability.refuse("a leader's action is a harvest or a production")
    leader.copies = any(each.op == COPY_LEADER for each in leader.ability)
    return leader


def _effects(reader: Reader, ops: tuple[str, ...]) -> list[Effect]:
    return [_effect(entry, ops) for entry in reader.items(0, 8)]


def _effect(reader: Reader, ops: tuple[str, ...]) -> Effect:
    """One effect; its keys are those that `encoding` in the edition explains."""
    reader.at("op").choice(ops)
    effect = Effect(OPS.index(reader.at("op").text()))
    op = effect.op
    reader.only("op", *_KEYS[op])
    if reader.has("gain"):
        effect.gain = goods_of(reader.at("gain"), GAINS)
    if op in (ACTION, ACTION_BONUS):
        _read_action(effect, reader)
    elif op == EXCHANGE:
        options = reader.at("options").items(1, MOST_OPTIONS)
        effect.pays = tuple([goods_of(option.at("pay"), RESOURCES) for option in options])
        effect.gains = tuple([goods_of(option.at("gain"), GAINS) for option in options])
    elif op in (GAIN_PER_CARD, NO_FINAL_VP):
        effect.card = reader.at("card").choice(TOWERS)
    elif op == DISCOUNT:
        effect.card = reader.at("card").choice(CARD_TYPES)
        effect.choose = tuple([goods_of(entry, RESOURCES) for entry in reader.at("choose").items(1, 8)])
    elif op == GAIN_PER_POINTS:
        effect.per = _per(reader.at("per"))
    elif op == FINAL_VP_LOSS:
        _read_final_loss(effect, reader)
    elif op == SERVANT_RATE:
        effect.servants = reader.at("servants").integer(1, 9)
        reader.at("value").integer(1, 1)
    _read_members_and_resources(effect, reader)
    return effect


# The keys of each op, in the order of OPS.
_KEYS: Final[list[tuple[str, ...]]] = [
    ("gain",),
    ("gain", "card"),
    ("gain", "per"),
    ("options",),
    ("action", "card", "value", "discount", "card_bonuses"),
    ("action", "card", "value"),
    ("card", "choose"),
    (),
    ("members", "value"),
    ("members", "value"),
    ("resources", "value"),
    (),
    (),
    ("gain",),
    (),
    (),
    ("resources",),
    (),
    ("servants", "value"),
    (),
    ("card",),
    ("per", "per_each", "lose", "when"),
    ("resources", "lose"),
    ("members", "value"),
]


def _read_action(effect: Effect, reader: Reader) -> None:
    effect.action = HARVEST + reader.at("action").choice(ACTIONS_NAMED)
    effect.value = reader.at("value").integer(-20, 20)
    if effect.action == TAKE_CARD:
        effect.card = reader.at("card").choice(CARD_TYPES)
    if reader.has("discount"):
        effect.discount = goods_of(reader.at("discount"), RESOURCES)
    if reader.has("card_bonuses"):
        effect.card_bonuses = reader.at("card_bonuses").boolean()


def _per(reader: Reader) -> Goods:
    per = goods_of(reader, RESOURCES)
    if per == NOTHING:
        raise reader.refuse("it must name what is counted")
    return per


def _read_final_loss(effect: Effect, reader: Reader) -> None:
    if reader.has("per_each"):
        each = reader.at("per_each").choices(RESOURCES, RESOURCE_COUNT)
        effect.per = tuple([1 if resource in each else 0 for resource in range(len(GAINS))])
    else:
        effect.per = _per(reader.at("per"))
    effect.lose = reader.at("lose").integer(0, 99)
    if reader.has("when"):
        reader.at("when").choice(("before_final_scoring",))
        effect.before_scoring = True


def _read_members_and_resources(effect: Effect, reader: Reader) -> None:
    op = effect.op
    if "members" in _KEYS[op]:
        effect.members = reader.at("members").choices(MEMBERS, len(MEMBERS))
        effect.value = reader.at("value").integer(-20, 20)
    if "resources" in _KEYS[op]:
        effect.resources = reader.at("resources").choices(RESOURCES, RESOURCE_COUNT)
    if op == GAIN_MALUS:
        effect.value = reader.at("value").integer(1, 9)
    elif op == FINAL_VP_LOSS_BUILDING_COSTS:
        effect.lose = reader.at("lose").integer(0, 99)
