"""The board, cards, leaders and tiles of an edition, checked and put into tables for the engine."""

from typing import Any, Final

from mypy_extensions import i64

from signoria.kernel.components import (
    LONGEST_SENTENCE,
    LONGEST_WORD,
    EditionComponents,
    EditionReader,
    check_header,
    check_words,
)
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
MOST_CARDS: Final = 6
HIGHEST_ACTIVATION: Final = 9
MOST_PAYMENTS: Final = 16
MOST_OPTIONS: Final = 4
MOST_TILES: Final = 8

# What an edition may ask for. Positions, actions and observations have room for what such cards can bring about.
_MOST_GAIN: Final = 20  # of one kind, by one source
_MOST_PRIVILEGES: Final = len(PRIVILEGES)  # of one source, which are all different
_MOST_GAIN_PER_POINTS: Final = 5  # for each step of a track
_MOST_PAID: Final = 30
_MOST_NEEDED: Final = 99
_MOST_EFFECTS: Final = 4
_MOST_VALUE: Final = 12  # that an effect adds to an action or a member, or takes away
_MOST_OF_SPACE: Final = 20  # the value that a space asks for
_MOST_STEPS: Final = 50  # of a track
_MOST_POINTS: Final = 99  # of victory, for one thing
_MOST_LOST: Final = 9
_MOST_COINS: Final = 20  # at the start
_MOST_NAMES: Final = 10
_LONGEST_NOTE: Final = 500
# What an edition tells but cannot change.
_SETUP: Final[dict[str, Any]] = {
    "players": [2, 4],
    "dice": list(DICE),
    "members": list(MEMBERS),
    "excommunication_tiles_per_period": 1,
    "periods": PERIODS,
    "rounds_per_period": ROUNDS_A_PERIOD,
    "cards_per_tower_per_round": FLOORS,
    "max_cards_per_type": MOST_CARDS,
    "leaders_per_player": LEADERS_A_SEAT,
    "leader_draft_pass": "right",
    "bonus_tile_pick_order": "reverse_turn_order",
}
_USUAL_EXCOMMUNICATIONS: Final = 7  # of a period

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
        self.read(_check_header)
        self.read(self._read_setup, "setup")
        self.read(self._read_board, "board")
        self.read(self._read_scoring, "scoring")
        self.read(self._read_bonus_tiles, "bonus_tiles")
        self.read(self._read_cards, "cards")
        self.read(self._read_leaders, "leaders")
        self.read(self._read_excommunications, "excommunications")
        if self.is_readable():
            self.read(self._check_costs, "cards")
            self.read(self._check_discounts, "cards")
            self.read(self._check_doubling, "leaders")
            self.read(self._check_words)
        self.finish()

    def _read_setup(self, reader: EditionReader) -> None:
        """LM-SET-3, LM-SET-6: what each seat starts with, and the spaces closed to fewer seats."""
        reader.only("start_resources", "start_coins_by_turn_order", "neutral_value", "covered_spaces", *_SETUP)
        _check_told(reader, _SETUP)
        self.start_goods = goods_of(reader.part("start_resources"), RESOURCES, _MOST_GAIN)
        coins = reader.part("start_coins_by_turn_order").items(4, 4)
        self.start_coins = [entry.integer(0, _MOST_COINS) for entry in coins]
        self.neutral_value = reader.part("neutral_value").integer(0, _MOST_VALUE)
        self.open_spaces: list[list[int]] = [[], []]  # by number of seats
        covered = reader.part("covered_spaces")
        covered.only("2", "3", "4")
        for seats in range(2, 5):
            closed = covered.part(str(seats)).choices(SPACES, SPACE_COUNT)
            if COUNCIL in closed or any(space < HARVEST_SPACES for space in closed):
                raise covered.part(str(seats)).problem("never_covered")
            self.open_spaces.append([space for space in range(SPACE_COUNT) if space not in closed])
        self.open_mask = [mask_of(tuple(spaces)) for spaces in self.open_spaces]  # the same as bits

    def _read_board(self, reader: EditionReader) -> None:
        """LM-TOW-1, LM-TOW-2, LM-WRK-1, LM-MKT-1, LM-CON-1, LM-PRV-1, LM-VAT-1, LM-VAT-2: what the board says."""
        reader.only(
            "tower_order_left_to_right", "towers", "occupied_tower_fee", "harvest", "production", "market",
            "council_palace", "privilege_options", "faith_track_vp", "military_track_max", "faith_required",
            "territory_slot_military",
        )  # fmt: skip
        _check_told(reader, {"tower_order_left_to_right": list(TOWERS)})
        self.space_value = [1] * SPACE_COUNT
        self.space_gain: list[Goods] = [NOTHING] * SPACE_COUNT
        self.space_malus = [0] * SPACE_COUNT
        self._read_towers(reader.part("towers"))
        reader.part("occupied_tower_fee").only("coins")
        self.fee = reader.part("occupied_tower_fee").part("coins").integer(0, _MOST_PAID)
        for first, work in ((HARVEST_SPACES, "harvest"), (PRODUCTION_SPACES, "production")):
            for slot, entry in enumerate(reader.part(work).entries(SLOTS_A_WORK, SLOTS_A_WORK)):
                entry.only("slot", "value", "capacity", "malus", "min_players")
                _check_told(entry, {}, "slot", "capacity", "min_players")
                self.space_value[first + slot] = entry.part("value").integer(1, _MOST_OF_SPACE)
                self.space_malus[first + slot] = entry.part("malus").integer(-_MOST_VALUE, _MOST_VALUE)
        for slot, entry in enumerate(reader.part("market").entries(4, 4)):
            self._read_gaining_space(MARKET_SPACES + slot, entry)
        self._read_gaining_space(COUNCIL, reader.part("council_palace"))
        self._read_privileges(reader.part("privilege_options"))
        self._read_tracks(reader)

    def _read_towers(self, reader: EditionReader) -> None:
        reader.only(*TOWERS)
        for tower in range(len(TOWERS)):
            for floor, entry in enumerate(reader.part(TOWERS[tower]).entries(FLOORS, FLOORS)):
                entry.only("floor", "value", "bonus")
                _check_told(entry, {"floor": floor + 1})
                self.space_value[tower * FLOORS + floor] = entry.part("value").integer(0, _MOST_OF_SPACE)
                self.space_gain[tower * FLOORS + floor] = goods_of(entry.part("bonus"), RESOURCES, _MOST_GAIN)
        self.floor_purse = [price_of(gain) for gain in self.space_gain[:HARVEST_SPACES]]
        giving = [floor for floor in range(HARVEST_SPACES) if self.space_gain[floor] != NOTHING]
        self.floors_giving = mask_of(tuple(giving))  # as bits

    def _read_tracks(self, reader: EditionReader) -> None:
        steps = reader.part("faith_track_vp").items(2, _MOST_STEPS)
        self.faith_vp = [entry.integer(0, _MOST_POINTS) for entry in steps]
        most_military = reader.part("military_track_max").integer(1, _MOST_STEPS)
        # Of any length to mypyc, which would otherwise box all seven numbers for each one read.
        self.most: tuple[int, ...] = (MOST_HELD,) * GOODS + (most_military, len(self.faith_vp) - 1, MOST_HELD)
        required = reader.part("faith_required")
        required.only("1", "2", "3")
        self.faith_required = [required.part(str(period)).integer(0, _MOST_STEPS) for period in range(1, PERIODS + 1)]
        slots = reader.part("territory_slot_military").items(MOST_CARDS, MOST_CARDS)
        self.territory_military = [entry.integer(0, most_military) for entry in slots]

    def _read_gaining_space(self, space: int, entry: EditionReader) -> None:
        entry.only("slot", "value", "capacity", "gain", "min_players")
        _check_told(entry, {}, "slot", "capacity", "min_players")
        self.space_value[space] = entry.part("value").integer(0, _MOST_OF_SPACE)
        self.space_gain[space] = _gain(entry.part("gain"))

    def _read_privileges(self, reader: EditionReader) -> None:
        """LM-PRV-1: a privilege is named by what it gives; the one of several kinds is called goods."""
        self.privileges: list[Goods] = []
        for name, entry in zip(PRIVILEGES, reader.entries(len(PRIVILEGES), len(PRIVILEGES))):
            gain = goods_of(entry, RESOURCES, _MOST_GAIN)
            kinds = [RESOURCES[resource] for resource in range(RESOURCE_COUNT) if gain[resource]]
            if kinds != [name] and (name != "goods" or len(kinds) < 2):
                raise entry.problem("privilege_kind", kind=name)
            self.privileges.append(gain)

    def _read_scoring(self, reader: EditionReader) -> None:
        """LM-END-1: points at the end."""
        reader.only(
            "territories", "characters", "ventures", "military_rank", "resources_per_vp", "resources_counted",
            "tie_break",
        )  # fmt: skip
        counts = MOST_CARDS + 1
        self.territory_vp = [
            entry.integer(0, _MOST_POINTS) for entry in reader.part("territories").items(counts, counts)
        ]
        self.character_vp = [
            entry.integer(0, _MOST_POINTS) for entry in reader.part("characters").items(counts, counts)
        ]
        rank = reader.part("military_rank")
        self.first_military_vp = rank.part("first").integer(0, _MOST_POINTS)
        self.second_military_vp = rank.part("second").integer(0, _MOST_POINTS)
        self.goods_per_vp = reader.part("resources_per_vp").integer(1, _MOST_POINTS)

    def _read_bonus_tiles(self, reader: EditionReader) -> None:
        """LM-SET-4: the basic tile for everybody, and advanced ones to choose from."""
        self.tiles: list[BonusTile] = []
        for entry in reader.entries(1, MOST_TILES):
            entry.only("key", "side", "copies", "activation", "production", "harvest")
            key = entry.part("key").new_id([tile.key for tile in self.tiles])
            advanced = entry.part("side").choice(("basic", "advanced")) == 1
            entry.part("activation").integer(1, 1)
            copies = entry.part("copies").integer(1, 4)
            halves = (_gain(entry.part("harvest")), _gain(entry.part("production")))
            self.tiles.append(BonusTile(key, copies, advanced, halves))
        advanced_copies = sum([tile.copies for tile in self.tiles if tile.advanced])
        if self.tiles[0].advanced or self.tiles[0].copies != 4 or advanced_copies < 4:
            raise reader.problem("too_few_tiles")
        self.tile_keys = [tile.key for tile in self.tiles]

    def _read_cards(self, reader: EditionReader) -> None:
        """LM-SET-2, LM-CRD-1: 8 cards of each type and period."""
        self.cards: list[Card] = []
        self.card_keys: list[str] = []
        count = [0] * (len(TOWERS) * PERIODS)
        for entry in reader.entries(CARD_COUNT, CARD_COUNT):
            entry.only("id", "key", "type", "period", "name", "costs", "immediate", "activation", "permanent", "end_vp")
            key = entry.part("key").new_id(self.card_keys)
            _check_names(entry)
            tower = entry.part("type").choice(TOWERS)
            card = Card(len(self.cards), key, tower, entry.part("period").integer(1, PERIODS))
            count[card.tower * PERIODS + card.period - 1] += 1
            _read_card(card, entry)
            self.cards.append(card)
            self.card_keys.append(key)
        for at, number in enumerate(count):
            if number != CARDS_A_PERIOD:
                tower_name = TOWERS[at // PERIODS]
                period = at % PERIODS + 1
                raise reader.problem(
                    "cards_a_period", type=tower_name, period=period, count=number, expected=CARDS_A_PERIOD
                )
        self.cards_of = [  # by type and period
            [[at for at in range(CARD_COUNT) if self._is_of(at, tower, period)] for period in range(1, PERIODS + 1)]
            for tower in range(len(TOWERS))
        ]

    def _is_of(self, card: int, tower: int, period: int) -> bool:
        return self.cards[card].tower == tower and self.cards[card].period == period

    def _read_leaders(self, reader: EditionReader) -> None:
        """LM-LDR-2: the leaders, their requirements and abilities."""
        self.leaders: list[Leader] = []
        self.leader_keys: list[str] = []
        self.set_one_value = 0
        sets_one = False
        for entry in reader.entries(LEADER_COUNT, LEADER_COUNT):
            leader = _leader(entry, self.leader_keys)
            if leader.copies and any(other.copies for other in self.leaders):
                raise entry.part("ability").problem("copies_twice")
            effect = leader.ability[0]
            if effect.op == MEMBER_VALUE_SET_ONE:
                if sets_one and effect.value != self.set_one_value:
                    raise entry.part("ability").problem("sets_one_differently", expected=self.set_one_value)
                self.set_one_value = effect.value
                sets_one = True
            self.leaders.append(leader)
            self.leader_keys.append(leader.key)

    def _read_excommunications(self, reader: EditionReader) -> None:
        """LM-EXC-1: tiles for each period, of which one is drawn."""
        self.excommunication_keys: list[str] = []
        self.excommunications: list[Effect] = []
        self.excommunications_of: list[list[int]] = [[] for _ in range(PERIODS)]
        for at, entry in enumerate(reader.entries(EXCOMMUNICATION_COUNT, EXCOMMUNICATION_COUNT)):
            entry.only("id", "period", "number", "effect", "text")
            self.excommunication_keys.append(_tile_id(entry.part("id"), self.excommunication_keys))
            entry.part("number").integer(1, EXCOMMUNICATION_COUNT)
            entry.part("text").line(LONGEST_SENTENCE)
            self.excommunications.append(_effect(entry.part("effect"), EFFECTS))
            self.excommunications_of[entry.part("period").integer(1, PERIODS) - 1].append(at)
        for period in range(PERIODS):
            count = len(self.excommunications_of[period])
            if count == 0:
                raise reader.problem("no_excommunication", period=period + 1)
            if count != _USUAL_EXCOMMUNICATIONS:
                reader.warn("excommunications_differ", period=period + 1, usual=_USUAL_EXCOMMUNICATIONS, count=count)
        losses = [effect.op == FINAL_VP_LOSS and effect.per[SERVANTS] > 0 for effect in self.excommunications]
        self.costly_servants = mask_of(tuple([at for at, costly in enumerate(losses) if costly]))  # 3-7, as bits

    def _check_costs(self, reader: EditionReader) -> None:
        """No price lies beyond the end of a track."""
        for card, entry in zip(self.cards, reader.entries(CARD_COUNT, CARD_COUNT)):
            for cost in card.costs:
                military = max(cost.pay[MILITARY], cost.military)
                if military > self.most[MILITARY] or cost.pay[FAITH] > self.most[FAITH]:
                    raise entry.part("costs").problem("beyond_track")

    def _always_on(self) -> list[Effect]:
        """The effects that last, of characters, leaders and excommunications."""
        found = [effect for card in self.cards if card.tower == CHARACTER for effect in card.permanent]
        return found + [effect for leader in self.leaders for effect in leader.ability] + self.excommunications

    def _check_discounts(self, reader: EditionReader) -> None:
        """The actions provide for a limited number of ways to pay for a card."""
        lasting = self._always_on()
        for tower in range(len(TOWERS)):
            ways = max([len(card.costs) for card in self.cards if card.tower == tower])
            for effect in lasting:
                if effect.op == DISCOUNT and effect.card in (tower, ANY_CARD):
                    ways *= len(effect.choose)
            if ways > MOST_PAYMENTS:
                raise reader.problem("too_many_payments", type=TOWERS[tower], most=MOST_PAYMENTS)

    def _check_doubling(self, reader: EditionReader) -> None:
        """Whoever could double what is doubled would soon have more than any position holds."""
        if sum([effect.op == DOUBLE_IMMEDIATE_RESOURCES for effect in self._always_on()]) > 1:
            raise reader.problem("doubles_twice")

    def _check_words(self, reader: EditionReader) -> None:
        check_words(reader, self.named())

    def named(self) -> dict[str, list[str]]:
        return {
            "card": self.card_keys,
            "leader": self.leader_keys,
            "tile": self.tile_keys,
            "excommunication": self.excommunication_keys,
        }


def _check_header(reader: EditionReader) -> None:
    reader.only(
        "signoria_edition", "game", "name", "about", "words", "encoding", "setup", "board", "scoring", "bonus_tiles",
        "cards", "leaders", "excommunications",
    )  # fmt: skip
    check_header(reader, "lorenzo")
    if reader.has("encoding"):
        _check_notes(reader.part("encoding"), 1)


def _check_told(reader: EditionReader, fixed: dict[str, Any], *notes: str) -> None:
    """What an edition only tells: values that no edition changes, and short notes. Each may be left out."""
    for name, value in fixed.items():
        if reader.has(name) and reader.part(name).value != value:
            raise reader.part(name).problem("unchangeable")
    for name in notes:
        if reader.has(name):
            note = reader.part(name)
            if type(note.value) is int:
                note.integer(0, MOST_HELD)
            elif note.value is not None:
                note.line(LONGEST_SENTENCE)


def _check_notes(reader: EditionReader, depth: int) -> None:
    """Explanations for who edits the file."""
    for name in reader.names():
        note = reader.part(name)
        if depth and isinstance(note.value, dict):
            _check_notes(note, depth - 1)
        elif len(note.text()) > _LONGEST_NOTE:
            raise note.problem("text_length", most=_LONGEST_NOTE)


def _check_names(entry: EditionReader) -> None:
    """A number and names of a card, for who reads the file."""
    entry.part("id").integer(1, CARD_COUNT)
    names = entry.part("name")
    if len(names.mapping()) > _MOST_NAMES:
        raise names.problem("wrong_length", least=0, most=_MOST_NAMES, count=len(names.mapping()))
    for language in names.names():
        names.part(language).line(LONGEST_WORD)


def _tile_id(reader: EditionReader, ids: list[str]) -> str:
    """The id of an excommunication tile, such as 2-5."""
    text = reader.text()
    if not 1 <= len(text) <= 8 or not text.isascii() or not text.replace("-", "").isalnum() or text != text.lower():
        raise reader.problem("bad_tile_id")
    if text in ids:
        raise reader.problem("id_taken")
    return text


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


def _gain(reader: EditionReader) -> Goods:
    """What one source gives."""
    gain = goods_of(reader, GAINS, _MOST_GAIN)
    if gain[PRIVILEGE] > _MOST_PRIVILEGES:
        raise reader.part("privilege").problem("not_number", least=0, most=_MOST_PRIVILEGES)
    return gain


def _read_card(card: Card, entry: EditionReader) -> None:
    costs = [_cost(cost) for cost in entry.part("costs").entries(0, 4)]
    if costs:
        card.costs = costs
    card.immediate = _effects(entry.part("immediate"), AT_ONCE)
    if card.tower == TERRITORY or card.tower == BUILDING:
        card.activation = entry.part("activation").integer(1, HIGHEST_ACTIVATION)
        card.permanent = _effects(entry.part("permanent"), WHEN_FIRED)
    elif card.tower == CHARACTER:
        card.permanent = _effects(entry.part("permanent"), EFFECTS)
    else:
        entry.part("permanent").items(0, 0)
        card.end_vp = entry.part("end_vp").integer(0, _MOST_POINTS)


def _cost(reader: EditionReader) -> Cost:
    reader.only("pay", "require")
    military = 0
    if reader.has("require"):
        reader.part("require").only("military")
        military = reader.part("require").part("military").integer(0, _MOST_STEPS)
    return Cost(goods_of(reader.part("pay"), RESOURCES[:VP], _MOST_PAID), military)


def _leader(entry: EditionReader, keys: list[str]) -> Leader:
    entry.only("id", "key", "name", "mode", "require_any", "ability", "note")
    entry.part("id").integer(1, LEADER_COUNT)
    entry.part("name").line(LONGEST_WORD)
    if entry.has("note"):
        entry.part("note").line(LONGEST_SENTENCE)
    once = entry.part("mode").choice(("permanent", "once_per_round")) == 1
    leader = Leader(entry.part("key").new_id(keys), once)
    leader.requirements = [_requirement(each) for each in entry.part("require_any").entries(1, 10)]
    ability = entry.part("ability")
    leader.ability = _effects(ability, ONCE_A_ROUND if once else EFFECTS)
    if not leader.ability or (once and len(leader.ability) > 1):
        raise ability.problem("one_ability")
    effect = leader.ability[0]
    if effect.op == ACTION and effect.action == TAKE_CARD:
        raise ability.problem("leader_works")
    leader.copies = any(each.op == COPY_LEADER for each in leader.ability)
    return leader


def _requirement(reader: EditionReader) -> Requirement:
    """LM-LDR-1: one alternative of what a leader asks for."""
    reader.only("cards", "resources")
    cards = [0] * len(TOWERS)
    if reader.has("cards"):
        wanted = reader.part("cards")
        wanted.only(*TOWERS)
        for name in wanted.mapping():
            cards[TOWERS.index(name)] = wanted.part(name).integer(0, MOST_CARDS)
    resources = goods_of(reader.part("resources"), RESOURCES, _MOST_NEEDED) if reader.has("resources") else NOTHING
    return Requirement(tuple(cards), resources)


def _effects(reader: EditionReader, ops: tuple[str, ...]) -> list[Effect]:
    return [_effect(entry, ops) for entry in reader.entries(0, _MOST_EFFECTS)]


def _effect(reader: EditionReader, ops: tuple[str, ...]) -> Effect:
    """One effect; its keys are those that `encoding` in the edition explains."""
    reader.part("op").choice(ops)
    effect = Effect(OPS.index(reader.part("op").text()))
    op = effect.op
    reader.only("op", *_KEYS[op])
    if "gain" in _KEYS[op]:
        effect.gain = _gain(reader.part("gain"))
    if op in (ACTION, ACTION_BONUS):
        _read_action(effect, reader)
    elif op == EXCHANGE:
        options = reader.part("options").entries(1, MOST_OPTIONS)
        for option in options:
            option.only("pay", "gain")
        effect.pays = tuple([goods_of(option.part("pay"), RESOURCES, _MOST_PAID) for option in options])
        effect.gains = tuple([_gain(option.part("gain")) for option in options])
    elif op in (GAIN_PER_CARD, NO_FINAL_VP):
        effect.card = reader.part("card").choice(TOWERS)
    elif op == DISCOUNT:
        effect.card = reader.part("card").choice(CARD_TYPES)
        choices = reader.part("choose").items(1, 8)
        effect.choose = tuple([goods_of(entry, RESOURCES, _MOST_PAID) for entry in choices])
    elif op == GAIN_PER_POINTS:
        effect.per = _per(reader.part("per"))
    elif op == FINAL_VP_LOSS:
        _read_final_loss(effect, reader)
    elif op == SERVANT_RATE:
        effect.servants = reader.part("servants").integer(1, 9)
        reader.part("value").integer(1, 1)
    _check_repeated_gain(effect, reader)
    _read_members_and_resources(effect, reader)
    return effect


def _check_repeated_gain(effect: Effect, reader: EditionReader) -> None:
    """What comes again and again stays within what a position can hold: no privileges, and points of tracks only."""
    if effect.op not in (GAIN_PER_CARD, GAIN_PER_POINTS):
        return
    if effect.gain[PRIVILEGE]:
        raise reader.part("gain").problem("repeated_privilege")
    if effect.op == GAIN_PER_POINTS:
        goods_of(reader.part("gain"), RESOURCES, _MOST_GAIN_PER_POINTS)
        if any(effect.per[resource] for resource in range(RESOURCE_COUNT) if resource not in (MILITARY, FAITH)):
            raise reader.part("per").problem("not_on_track")


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


def _read_action(effect: Effect, reader: EditionReader) -> None:
    effect.action = HARVEST + reader.part("action").choice(ACTIONS_NAMED)
    effect.value = reader.part("value").integer(-_MOST_VALUE, _MOST_VALUE)
    if effect.action == TAKE_CARD:
        effect.card = reader.part("card").choice(CARD_TYPES)
    if reader.has("discount"):
        effect.discount = goods_of(reader.part("discount"), RESOURCES, _MOST_PAID)
    if reader.has("card_bonuses"):
        effect.card_bonuses = reader.part("card_bonuses").boolean()


def _per(reader: EditionReader) -> Goods:
    per = goods_of(reader, RESOURCES, _MOST_NEEDED)
    if per == NOTHING:
        raise reader.problem("counts_nothing")
    return per


def _read_final_loss(effect: Effect, reader: EditionReader) -> None:
    if reader.has("per_each"):
        each = reader.part("per_each").choices(RESOURCES, RESOURCE_COUNT)
        effect.per = tuple([1 if resource in each else 0 for resource in range(len(GAINS))])
    else:
        effect.per = _per(reader.part("per"))
    effect.lose = reader.part("lose").integer(0, _MOST_LOST)
    if reader.has("when"):
        reader.part("when").choice(("before_final_scoring",))
        effect.before_scoring = True


def _read_members_and_resources(effect: Effect, reader: EditionReader) -> None:
    op = effect.op
    if "members" in _KEYS[op]:
        effect.members = reader.part("members").choices(MEMBERS, len(MEMBERS))
        effect.value = reader.part("value").integer(-_MOST_VALUE, _MOST_VALUE)
    if "resources" in _KEYS[op]:
        effect.resources = reader.part("resources").choices(RESOURCES, RESOURCE_COUNT)
    if op == GAIN_MALUS:
        effect.value = reader.part("value").integer(1, 9)
    elif op == FINAL_VP_LOSS_BUILDING_COSTS:
        effect.lose = reader.part("lose").integer(0, _MOST_LOST)
