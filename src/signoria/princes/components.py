"""The pieces, cards and boards of an edition, checked and put into tables for the engine."""

from typing import Any, Final

from signoria.kernel.components import EditionComponents
from signoria.kernel.errors import BadEdition
from signoria.kernel.reading import Reader

BUILDINGS: Final = (
    "university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theater", "tower", "chapel",
)  # fmt: skip
LANDSCAPES: Final = ("forest", "lake", "park")
PIECES: Final = BUILDINGS + LANDSCAPES
FREEDOMS: Final = ("travel", "religion", "opinion")
OBJECTS: Final = ("forest", "lake", "park", "jester", "builder", "prestige", "recruiting", "landscape")
CHARACTERS: Final = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
DECKS: Final = ("profession", "bonus", "prestige")
SOURCES: Final = ("rulebook", "published", "inferred", "reconstruction")

FOREST: Final = 0  # objects; the landscapes' piece numbers are these plus LANDSCAPE_PIECES
JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE: Final = 5
RECRUITING_STACK: Final = 6
ANY_LANDSCAPE: Final = 7
LANDSCAPE_PIECES: Final = 10

MUSE: Final = 0
CARDINAL: Final = 1
PRINCESS: Final = 2
MERCHANT: Final = 3
PROFESSOR: Final = 4
BANKER: Final = 5

PROFESSION_COUNT: Final = 21
BONUS_COUNT: Final = 20
PRESTIGE_COUNT: Final = 14
RECRUITING: Final = 21  # the recruiting card among profession cards in hand and on the table

ROUNDS: Final = 7
SIDE: Final = 7  # the grid has 7 rows and 7 columns
CELLS: Final = 49

# Numbers of the rules that no edition changes.
MONEY_AT_START: Final = 3500
MONEY_AT_START_OF_TWO: Final = 2500
DEALT: Final = 4  # professions
KEPT_AT_START: Final = 3
ACTIONS_A_TURN: Final = 2
LOOKED_AT: Final = 5  # cards of a deck
CARD_PRICE: Final = 300
MOST_BUILDERS: Final = 3
BUILDER_PP: Final = 3
BUILDING_PP: Final = 3
LANDSCAPE_PP: Final = 3
BEST_WORK_PP: Final = 3
BUILDING_VALUE: Final = 4  # what each part adds to a work's value
LANDSCAPE_VALUE: Final = 3
FREEDOM_VALUE: Final = 3
JESTER_VALUE: Final = 2
CARD_VALUE: Final = 1
PRINCESS_LANDSCAPE: Final = 3
PRINCESS_BUILDER: Final = 2
PRINCESS_BUILDING: Final = 2
MONEY_FOR_VALUE: Final = 100
MONEY_FOR_PP: Final = 200

FEATURES: Final = (
    "buildings", "large_buildings", "medium_buildings", "small_buildings", "building_sizes",
    "forests", "lakes", "parks", "landscapes", "landscape_kinds",
    "freedoms", "jesters", "builders", "prestige_cards", "categories",
    "cards_in_hand", "cards_on_table", "empty_spaces",
)  # fmt: skip
# One by one, so that each is a constant of the compiled form.
BUILDINGS_BUILT: Final = 0
LARGE_BUILDINGS: Final = 1
MEDIUM_BUILDINGS: Final = 2
SMALL_BUILDINGS: Final = 3
BUILDING_SIZES: Final = 4
FORESTS: Final = 5
LAKES: Final = 6
PARKS: Final = 7
LANDSCAPES_PLACED: Final = 8
LANDSCAPE_KINDS: Final = 9
FREEDOMS_HELD: Final = 10
JESTERS: Final = 11
BUILDERS: Final = 12
PRESTIGE_CARDS: Final = 13
CATEGORIES: Final = 14
CARDS_IN_HAND: Final = 15
CARDS_ON_TABLE: Final = 16
EMPTY_SPACES: Final = 17

_SQUARES: Final = {"large": 7, "medium": 5, "small": 3}
_LANDSCAPE_SQUARES: Final = {"forest": 5, "lake": 4, "park": 3}
_CLASSES: Final = (
    "large", "large", "large", "medium", "medium", "medium", "medium", "medium", "small", "small",
    "landscape", "landscape", "landscape",
)  # fmt: skip
_LANDSCAPE_WISHES: Final = {"forest": 9, "lake": 7, "park": 5}
_FREEDOM_WISHES: Final = 7
_BUILDING_WISHES: Final = {"large": 3, "medium": 2, "small": 1}
_STACKS: Final = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting": 5}

Cell = tuple[int, int]


class PrestigeRule:
    """A prestige card: `value`, or `tied`, for the most (or fewest) of a feature, or `value` for all its needs."""

    def __init__(
        self,
        value: int,
        tied: int = 0,
        feature: int = -1,
        fewest: bool = False,
        needs: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.value = value
        self.tied = tied
        self.feature = feature
        self.fewest = fewest
        self.needs = needs


class Components(EditionComponents):
    """All component data of one edition, ready for use."""

    def __init__(self, edition: dict[str, Any], is_custom: bool = True) -> None:
        super().__init__(edition, is_custom)
        reader = Reader(edition, BadEdition)
        _check_header(reader)
        self.minimum = [
            entry.integer(1, 40) for entry in reader.at("minimum_work_value").at("by_round").items(ROUNDS, ROUNDS)
        ]
        self._read_professions(reader.at("professions"))
        self._read_pieces(reader.at("pieces"))
        self._read_supply(reader)
        self.palazzo = _board(reader.at("principality"))
        self.cooperative_palazzo = _board(reader.at("cooperative_board"))
        self._read_bonus_cards(reader.at("bonus_cards"))
        self._read_prestige_cards(reader.at("prestige_cards"))
        self._read_characters(reader.at("characters"))

    def _read_professions(self, reader: Reader) -> None:
        """PF-SET-3: 21 professions, each with a building, a landscape and a freedom."""
        self.professions: list[str] = []
        self.building_of: list[int] = []
        self.landscape_of: list[int] = []
        self.freedom_of: list[int] = []
        for entry in reader.items(PROFESSION_COUNT, PROFESSION_COUNT):
            entry.only("id", "building", "landscape", "freedom", "source")
            _new_id(entry, self.professions)
            self.building_of.append(entry.at("building").choice(BUILDINGS))
            self.landscape_of.append(entry.at("landscape").choice(LANDSCAPES))
            self.freedom_of.append(entry.at("freedom").choice(FREEDOMS))
            _check_sources(entry.at("source"), "building", "landscape", "freedom")
        for landscape in range(3):
            _check_wishes(reader, "landscape", LANDSCAPES[landscape], _LANDSCAPE_WISHES[LANDSCAPES[landscape]])
            _check_wishes(reader, "freedom", FREEDOMS[landscape], _FREEDOM_WISHES)
        for building in range(10):
            _check_wishes(reader, "building", BUILDINGS[building], _BUILDING_WISHES[_CLASSES[building]])

    def _read_pieces(self, reader: Reader) -> None:
        """PF-BLD-2: every way in which each piece can lie on the grid, and across a border."""
        reader.only(*PIECES)
        self.placements: list[list[int]] = []
        self.placement_at: list[dict[int, int]] = []
        self.first_placement: list[int] = []
        self.spans: list[list[tuple[int, int]]] = []
        self.span_at: list[dict[tuple[int, int], int]] = []
        self.first_span: list[int] = []
        self.placement_count = 0
        self.span_count = 0
        for piece in range(len(PIECES)):
            cells = _shape(reader.at(PIECES[piece]), piece)
            masks = _placements(cells, SIDE)
            self.placements.append(masks)
            self.placement_at.append({mask: at for at, mask in enumerate(masks)})
            self.first_placement.append(self.placement_count)
            self.placement_count += len(masks)
            if piece < LANDSCAPE_PIECES:
                spans = _spans(cells)
                self.spans.append(spans)
                self.span_at.append({span: at for at, span in enumerate(spans)})
                self.first_span.append(self.span_count)
                self.span_count += len(spans)

    def _read_supply(self, reader: Reader) -> None:
        """PF-SET-4, PF-SET-5: the stacks and the buildings."""
        stacks = reader.at("stacks")
        stacks.only(*_STACKS)
        self.stacks = [stacks.at(name).integer(1, most) for name, most in _STACKS.items()]
        self.buildings_each = reader.at("buildings_each").integer(1, 3)

    def _read_bonus_cards(self, reader: Reader) -> None:
        self.bonus_cards: list[str] = []
        self.bonus_per: list[int] = []
        self.bonus_counts: list[tuple[int, ...]] = []
        for entry in reader.items(BONUS_COUNT, BONUS_COUNT):
            entry.only("id", "per", "counts", "source")
            _new_id(entry, self.bonus_cards)
            self.bonus_per.append(entry.at("per").integer(1, 2))
            self.bonus_counts.append(entry.at("counts").choices(FEATURES[:-1], 3))
            entry.at("source").choice(SOURCES)

    def _read_prestige_cards(self, reader: Reader) -> None:
        self.prestige_cards: list[str] = []
        self.prestige_rules: list[PrestigeRule] = []
        for entry in reader.items(PRESTIGE_COUNT, PRESTIGE_COUNT):
            _new_id(entry, self.prestige_cards)
            self.prestige_rules.append(_prestige_rule(entry))
            entry.at("source").choice(SOURCES)

    def _read_characters(self, reader: Reader) -> None:
        """PF-CHR-2, PF-CHR-9: bid fields and the Banker's money."""
        self.lowest_bid: list[int] = []
        self.highest_bid: list[int] = []
        for at, entry in enumerate(reader.items(len(CHARACTERS), len(CHARACTERS))):
            if entry.at("id").value != CHARACTERS[at]:
                raise entry.at("id").refuse(f"the characters come in the order {', '.join(CHARACTERS)}")
            self.lowest_bid.append(hundreds(entry.at("lowest_bid"), 1500))
            self.highest_bid.append(hundreds(entry.at("highest_bid"), 1500))
            if self.lowest_bid[at] > self.highest_bid[at]:
                raise entry.at("highest_bid").refuse("the highest bid field is not below the lowest")
            entry.at("source").choice(SOURCES)
            if at == BANKER:
                self.banker_start = hundreds(entry.at("starts_with"), 2000)
                self.banker_growth = hundreds(entry.at("grows_by"), 1000)


def bid_fields(components: Components, character: int) -> list[int]:
    """PF-CHR-2: the bids that can be marked on a character."""
    return list(range(components.lowest_bid[character], components.highest_bid[character] + 100, 100))


def _check_header(reader: Reader) -> None:
    reader.only(
        "signoria_edition", "game", "name", "about", "minimum_work_value", "professions", "pieces", "stacks",
        "buildings_each", "principality", "cooperative_board", "bonus_cards", "prestige_cards", "characters",
    )  # fmt: skip
    reader.at("signoria_edition").integer(1, 1)
    reader.at("game").choice(("princes",))
    reader.at("name").text()


def _new_id(entry: Reader, ids: list[str]) -> None:
    name = entry.at("id").text()
    if name in ids or not name.replace("_", "").isalpha() or name != name.lower() or name == "recruiting":
        raise entry.at("id").refuse("an id is of small letters and underscores, and no two cards have the same")
    ids.append(name)


def _check_sources(reader: Reader, *fields: str) -> None:
    reader.only(*fields)
    for field in fields:
        reader.at(field).choice(SOURCES)


def _check_wishes(professions: Reader, wish: str, name: str, count: int) -> None:
    found = [entry for entry in professions.items() if entry.at(wish).value == name]
    if len(found) != count:
        entry = found[-1].at(wish) if found else professions
        raise entry.refuse(f"exactly {count} professions want the {wish} {name}, here {len(found)} do")


def hundreds(reader: Reader, most: int) -> int:
    """A sum of money."""
    amount = reader.integer(0, most)
    if amount % 100:
        raise reader.refuse("money comes in hundreds")
    return amount


def _prestige_rule(entry: Reader) -> PrestigeRule:
    """PF-END-1: a card for at least so many of some features, or for the most or the fewest of one."""
    if entry.has("needs"):
        entry.only("id", "needs", "value", "source")
        needs = entry.at("needs")
        needs.only(*FEATURES)
        if not needs.mapping():
            raise needs.refuse("a card that asks for nothing is no prestige card")
        wanted = [(FEATURES.index(name), needs.at(name).integer(1, 10)) for name in needs.mapping()]
        return PrestigeRule(entry.at("value").integer(1, 12), needs=tuple(wanted))
    contest = "fewest" if entry.has("fewest") else "most"
    entry.only("id", contest, "alone", "tied", "source")
    feature = entry.at(contest).choice(FEATURES)
    return PrestigeRule(entry.at("alone").integer(1, 12), entry.at("tied").integer(1, 12), feature, contest == "fewest")


def _grid(reader: Reader, marks: str) -> list[str]:
    rows = [entry.text() for entry in reader.items(1, SIDE)]
    for entry in reader.items():
        if (
            len(entry.text()) != len(rows[0])
            or not 1 <= len(rows[0]) <= SIDE
            or any(mark not in marks for mark in entry.text())
        ):
            raise entry.refuse(f"rows have the same length, at most {SIDE}, and only the signs {' and '.join(marks)}")
    return rows


def _shape(reader: Reader, piece: int) -> list[Cell]:
    """The squares of a piece, connected and as many as its size asks for."""
    reader.only("class", "shape", "source")
    if reader.at("class").value != _CLASSES[piece]:
        raise reader.at("class").refuse(f"the {PIECES[piece]} is of class {_CLASSES[piece]}")
    rows = _grid(reader.at("shape"), "#.")
    cells = [(row, column) for row in range(len(rows)) for column in range(len(rows[0])) if rows[row][column] == "#"]
    squares = _SQUARES[_CLASSES[piece]] if piece < LANDSCAPE_PIECES else _LANDSCAPE_SQUARES[PIECES[piece]]
    if len(cells) != squares:
        raise reader.at("shape").refuse(f"the {PIECES[piece]} has {squares} squares, here it has {len(cells)}")
    if not _connected(cells):
        raise reader.at("shape").refuse("the squares of a piece hang together by their edges")
    _check_sources(reader.at("source"), "squares", "shape")
    return cells


def _connected(cells: list[Cell]) -> bool:
    reached = {cells[0]}
    for _ in cells:
        for row, column in list(reached):
            for cell in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if cell in cells:
                    reached.add(cell)
    return len(reached) == len(cells)


def _board(reader: Reader) -> int:
    """The squares of the palazzo."""
    rows = _grid(reader.at("map"), ".P")
    if len(rows) != SIDE or len(rows[0]) != SIDE:
        raise reader.at("map").refuse(f"a principality has {SIDE} rows of {SIDE} squares")
    palazzo = [(row, column) for row in range(SIDE) for column in range(SIDE) if rows[row][column] == "P"]
    if len(palazzo) != 6 or not _connected(palazzo):
        raise reader.at("map").refuse("the palazzo covers 6 squares that hang together")
    return mask_of_cells(palazzo)


def mask_of_cells(cells: list[Cell]) -> int:
    """Squares as a bit mask; row by row from the top left."""
    mask = 0
    for row, column in cells:
        mask |= 1 << (row * SIDE + column)
    return mask


def cells_of_mask(mask: int) -> list[list[int]]:
    """A bit mask as sorted squares, as the contract writes them."""
    return [[cell // SIDE, cell % SIDE] for cell in range(CELLS) if mask >> cell & 1]


def squares_of(reader: Reader) -> int:
    """Sorted cells as a mask."""
    cells = []
    for cell in reader.items(1, 7):
        row, column = cell.items(2, 2)
        cells.append((row.integer(0, SIDE - 1), column.integer(0, SIDE - 1)))
    if cells != sorted(set(cells)):
        raise reader.refuse("cells are [row, column], sorted, each once")
    return mask_of_cells(cells)


def _turned(cells: list[Cell]) -> list[Cell]:
    return sorted((column, -row) for row, column in cells)


def _orientations(cells: list[Cell]) -> list[list[Cell]]:
    """The up to 8 different ways a piece can be turned and flipped, pushed into the top left corner."""
    found: list[list[Cell]] = []
    for start in (cells, [(row, -column) for row, column in cells]):
        turned = start
        for _ in range(4):
            turned = _turned(turned)
            top = min([row for row, _ in turned])
            left = min([column for _, column in turned])
            moved = sorted((row - top, column - left) for row, column in turned)
            if moved not in found:
                found.append(moved)
    return sorted(found)


def _positions(cells: list[Cell], columns: int) -> list[list[Cell]]:
    """Every set of squares that a piece can cover on a board of so many columns."""
    found = []
    for shape in _orientations(cells):
        height = max([row for row, _ in shape]) + 1
        width = max([column for _, column in shape]) + 1
        for top in range(SIDE - height + 1):
            for left in range(columns - width + 1):
                found.append([(row + top, column + left) for row, column in shape])
    return sorted(found)


def _placements(cells: list[Cell], columns: int) -> list[int]:
    return [mask_of_cells(position) for position in _positions(cells, columns)]


def _spans(cells: list[Cell]) -> list[tuple[int, int]]:
    """PF-COO-2: every way to lie across a border, as the squares on the western and on the eastern board."""
    found = []
    for position in _positions(cells, 2 * SIDE):
        west = [(row, column) for row, column in position if column < SIDE]
        east = [(row, column - SIDE) for row, column in position if column >= SIDE]
        if west and east:
            found.append((mask_of_cells(west), mask_of_cells(east)))
    return found
