"""The pieces, cards and boards of an edition, checked and put into tables for the engine."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.components import EditionComponents, EditionReader, check_header, check_words
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
SOURCES: Final = ("rulebook", "published", "inferred", "printed", "reconstruction")

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

# What we know of the printed game. An edition that differs can be played, so that it is only told.
_USUAL_SQUARES: Final = (7, 7, 7, 5, 5, 5, 5, 5, 3, 3, 5, 4, 3)
_USUAL_WISHES: Final = {"building": (3, 3, 3, 2, 2, 2, 2, 2, 1, 1), "landscape": (9, 7, 5), "freedom": (7, 7, 7)}
_USUAL_PALAZZO: Final = 6
_CLASSES: Final = (
    "large", "large", "large", "medium", "medium", "medium", "medium", "medium", "small", "small",
    "landscape", "landscape", "landscape",
)  # fmt: skip

# What an edition may ask for. Positions, actions and observations have room for so much.
_MOST_IN_STACKS: Final = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting": 5}
_MOST_SQUARES: Final = 7
_MOST_PALAZZO: Final = 24
_MOST_OF_A_BUILDING: Final = 5
_MOST_MINIMUM: Final = 40
_MOST_PRESTIGE: Final = 12
_MOST_NEEDED: Final = 30
_MOST_PER: Final = 5
_MOST_COUNTED: Final = 3
MOST_BID: Final = 1500
_MOST_BANKER: Final = 2000
_MOST_GROWTH: Final = 1000
_LONGEST_SOURCE: Final = 200
# A work is paid with up to 199 PP, and without bonus cards its value stays below 60: so much may they add together.
_MOST_BONUS: Final = 340
# The most that anybody can have of each of FEATURES.
_MOST_OF_FEATURE: Final = (10, 3, 5, 2, 3, 6, 6, 6, 18, 3, 3, 7, 3, 14, 7, 26, 26, 49)
_SEATS: Final = ("2", "3", "4", "5")
_BANKER_KEYS: Final = ("starts_with", "grows_by")

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
        self.read(_check_header)
        self.read(self._read_minimum, "minimum_work_value")
        self.read(self._read_professions, "professions")
        self.read(self._read_pieces, "pieces")
        self.read(self._read_supply)
        self.read(self._read_board, "principality")
        self.read(self._read_cooperative_board, "cooperative_board")
        self.read(self._read_cooperative_map, "cooperative_map")
        self.read(self._read_bonus_cards, "bonus_cards")
        self.read(self._read_prestige_cards, "prestige_cards")
        self.read(self._read_characters, "characters")
        if is_custom and self.is_readable():
            self.read(self._check_words)
        self.finish()

    def _read_minimum(self, reader: EditionReader) -> None:
        """PF-WRK-2: the least value of a work, round by round."""
        reader.only("by_round", "source")
        self.minimum = [entry.integer(1, _MOST_MINIMUM) for entry in reader.part("by_round").items(ROUNDS, ROUNDS)]
        reader.part("source").line(_LONGEST_SOURCE)

    def _read_professions(self, reader: EditionReader) -> None:
        """PF-SET-3: 21 professions, each with a building, a landscape and a freedom."""
        self.professions: list[str] = []
        self.building_of: list[int] = []
        self.landscape_of: list[int] = []
        self.freedom_of: list[int] = []
        for entry in reader.entries(PROFESSION_COUNT, PROFESSION_COUNT):
            entry.only("id", "building", "landscape", "freedom", "source")
            self.professions.append(entry.part("id").new_id([*self.professions, "recruiting"]))
            self.building_of.append(entry.part("building").choice(BUILDINGS))
            self.landscape_of.append(entry.part("landscape").choice(LANDSCAPES))
            self.freedom_of.append(entry.part("freedom").choice(FREEDOMS))
            _check_sources(entry.part("source"), "building", "landscape", "freedom")
        _compare_wishes(reader, "building", BUILDINGS, self.building_of)
        _compare_wishes(reader, "landscape", LANDSCAPES, self.landscape_of)
        _compare_wishes(reader, "freedom", FREEDOMS, self.freedom_of)

    def _read_pieces(self, reader: EditionReader) -> None:
        """PF-BLD-2: every way in which each piece can lie on the grid, and across a border."""
        reader.only(*PIECES)
        self.placements: list[vec[i64]] = []
        self.placement_at: list[dict[int, int]] = []
        self.first_placement: list[int] = []
        self.spans: list[list[tuple[int, int]]] = []
        self.span_at: list[dict[tuple[int, int], int]] = []
        self.first_span: list[int] = []
        self.placement_count = 0
        self.span_count = 0
        for piece in range(len(PIECES)):
            cells = _shape(reader.part(PIECES[piece]), piece)
            masks = _placements(cells, SIDE)
            self.placements.append(vec[i64](masks))
            self.placement_at.append({mask: at for at, mask in enumerate(masks)})
            self.first_placement.append(self.placement_count)
            self.placement_count += len(masks)
            if piece < LANDSCAPE_PIECES:
                spans = _spans(cells)
                self.spans.append(spans)
                self.span_at.append({span: at for at, span in enumerate(spans)})
                self.first_span.append(self.span_count)
                self.span_count += len(spans)

    def _read_supply(self, reader: EditionReader) -> None:
        """PF-SET-4, PF-SET-5: the stacks and the buildings."""
        stacks = reader.part("stacks")
        stacks.only(*_MOST_IN_STACKS)
        self.stacks = [stacks.at(name).integer(0, most) for name, most in _MOST_IN_STACKS.items()]
        self.buildings_each = reader.part("buildings_each").integer(0, _MOST_OF_A_BUILDING)

    def _read_board(self, reader: EditionReader) -> None:
        self.palazzo = _palazzo(reader)

    def _read_cooperative_board(self, reader: EditionReader) -> None:
        self.cooperative_palazzo = _palazzo(reader)

    def _read_cooperative_map(self, reader: EditionReader) -> None:
        """PF-COO-1: which boards meet, by the number of seats."""
        reader.only("borders", "source")
        reader.part("source").choice(SOURCES)
        borders = reader.part("borders")
        borders.only(*_SEATS)
        self.neighbours: list[list[list[int]]] = [[], []]  # by number of seats and seat, in ascending order
        self.east_of: list[list[int]] = [[], []]  # likewise the seat at the east edge; -1 for none
        for seats in range(2, 6):
            east_of = _east_of(borders.part(str(seats)), seats)
            self.east_of.append(east_of)
            self.neighbours.append([_neighbours(east_of, seat) for seat in range(seats)])
            _compare_neighbours(borders.part(str(seats)), self.neighbours[seats])

    def _read_bonus_cards(self, reader: EditionReader) -> None:
        """PF-WRK-1: what bonus cards count."""
        self.bonus_cards: list[str] = []
        self.bonus_per: list[int] = []
        self.bonus_counts: list[tuple[int, ...]] = []
        total = 0
        for entry in reader.entries(BONUS_COUNT, BONUS_COUNT):
            entry.only("id", "per", "counts", "source")
            self.bonus_cards.append(entry.part("id").new_id(self.bonus_cards))
            per = entry.part("per").integer(1, _MOST_PER)
            counts = entry.part("counts").choices(FEATURES[:-1], _MOST_COUNTED)
            if not counts or len(set(counts)) != len(counts):
                raise entry.part("counts").problem("counted_twice")
            total += per * sum([_MOST_OF_FEATURE[feature] for feature in counts])
            self.bonus_per.append(per)
            self.bonus_counts.append(counts)
            entry.part("source").choice(SOURCES)
        if total > _MOST_BONUS:
            raise reader.problem("bonus_total", total=total, most=_MOST_BONUS)

    def _read_prestige_cards(self, reader: EditionReader) -> None:
        self.prestige_cards: list[str] = []
        self.prestige_rules: list[PrestigeRule] = []
        for entry in reader.entries(PRESTIGE_COUNT, PRESTIGE_COUNT):
            self.prestige_cards.append(entry.part("id").new_id(self.prestige_cards))
            self.prestige_rules.append(_prestige_rule(entry))
            entry.part("source").choice(SOURCES)

    def _read_characters(self, reader: EditionReader) -> None:
        """PF-CHR-2, PF-CHR-9: bid fields and the Banker's money."""
        self.lowest_bid: list[int] = []
        self.highest_bid: list[int] = []
        for at, entry in enumerate(reader.entries(len(CHARACTERS), len(CHARACTERS))):
            entry.part("id").fixed(CHARACTERS[at])
            entry.only("id", "lowest_bid", "highest_bid", "source", *(_BANKER_KEYS if at == BANKER else ()))
            self.lowest_bid.append(hundreds(entry.part("lowest_bid"), MOST_BID))
            self.highest_bid.append(hundreds(entry.part("highest_bid"), MOST_BID))
            if self.lowest_bid[at] > self.highest_bid[at]:
                raise entry.part("highest_bid").problem("bids_crossed", lowest=self.lowest_bid[at])
            entry.part("source").choice(SOURCES)
            if at == BANKER:
                self.banker_start = hundreds(entry.part("starts_with"), _MOST_BANKER)
                self.banker_growth = hundreds(entry.part("grows_by"), _MOST_GROWTH)

    def _check_words(self, reader: EditionReader) -> None:
        check_words(reader, self.named())

    def named(self) -> dict[str, list[str]]:
        return {"profession": self.professions, "bonus": self.bonus_cards, "prestige": self.prestige_cards}


def bid_fields(components: Components, character: int) -> list[int]:
    """PF-CHR-2: the bids that can be marked on a character."""
    return list(range(components.lowest_bid[character], components.highest_bid[character] + 100, 100))


def _check_header(reader: EditionReader) -> None:
    reader.only(
        "signoria_edition", "game", "name", "about", "words", "minimum_work_value", "professions", "pieces", "stacks",
        "buildings_each", "principality", "cooperative_board", "cooperative_map", "bonus_cards", "prestige_cards",
        "characters",
    )  # fmt: skip
    check_header(reader, "princes")


def _check_sources(reader: EditionReader, *fields: str) -> None:
    reader.only(*fields)
    for field in fields:
        reader.part(field).choice(SOURCES)


def _compare_wishes(reader: EditionReader, wish: str, names: tuple[str, ...], wished: list[int]) -> None:
    """How many professions prefer each of these; the printed numbers are known."""
    for at, usual in enumerate(_USUAL_WISHES[wish]):
        count = wished.count(at)
        if count != usual:
            reader.warn("wishes_differ", wish=names[at], usual=usual, count=count)


def hundreds(reader: Reader, most: int) -> int:
    """A sum of money."""
    amount = reader.integer(0, most)
    if amount % 100:
        raise reader.fail("not_hundreds", "money comes in hundreds")
    return amount


def _prestige_rule(entry: EditionReader) -> PrestigeRule:
    """PF-END-1: a card for at least so many of some features, or for the most or the fewest of one."""
    if entry.has("needs"):
        entry.only("id", "needs", "value", "source")
        needs = entry.part("needs")
        needs.only(*FEATURES)
        if not needs.mapping():
            raise needs.problem("needs_nothing")
        wanted = [(FEATURES.index(name), needs.part(name).integer(1, _MOST_NEEDED)) for name in needs.mapping()]
        return PrestigeRule(entry.part("value").integer(1, _MOST_PRESTIGE), needs=tuple(wanted))
    contest = "fewest" if entry.has("fewest") else "most"
    entry.only("id", contest, "alone", "tied", "source")
    feature = entry.part(contest).choice(FEATURES)
    alone = entry.part("alone").integer(1, _MOST_PRESTIGE)
    return PrestigeRule(alone, entry.part("tied").integer(0, _MOST_PRESTIGE), feature, contest == "fewest")


def _grid(reader: EditionReader, marks: str) -> list[str]:
    rows = [entry.text() for entry in reader.items(1, SIDE)]
    width = len(rows[0])
    for row in rows:
        if len(row) != width or not 1 <= width <= SIDE or any(mark not in marks for mark in row):
            raise reader.problem("bad_grid", most=SIDE, marks=" ".join(marks))
    return rows


def _shape(reader: EditionReader, piece: int) -> list[Cell]:
    """The squares of a piece, which are connected."""
    reader.only("class", "shape", "source")
    reader.part("class").fixed(_CLASSES[piece])
    shape = reader.part("shape")
    rows = _grid(shape, "#.")
    cells = [(row, column) for row in range(len(rows)) for column in range(len(rows[0])) if rows[row][column] == "#"]
    if not 1 <= len(cells) <= _MOST_SQUARES:
        raise shape.problem("piece_squares", most=_MOST_SQUARES, count=len(cells))
    if not _connected(cells):
        raise shape.problem("piece_apart")
    if len(cells) != _USUAL_SQUARES[piece]:
        shape.warn("squares_differ", usual=_USUAL_SQUARES[piece], count=len(cells))
    _check_sources(reader.part("source"), "squares", "shape")
    return cells


def _connected(cells: list[Cell]) -> bool:
    reached = {cells[0]}
    for _ in cells:
        for row, column in list(reached):
            for cell in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if cell in cells:
                    reached.add(cell)
    return len(reached) == len(cells)


def _palazzo(reader: EditionReader) -> int:
    """PF-BLD-1: the squares of the palazzo on a board."""
    reader.only("map", "source")
    reader.part("source").choice(SOURCES)
    drawn = reader.part("map")
    rows = _grid(drawn, ".P")
    if len(rows) != SIDE or len(rows[0]) != SIDE:
        raise drawn.problem("board_size", side=SIDE)
    palazzo = [(row, column) for row in range(SIDE) for column in range(SIDE) if rows[row][column] == "P"]
    if not 1 <= len(palazzo) <= _MOST_PALAZZO:
        raise drawn.problem("palazzo_squares", most=_MOST_PALAZZO, count=len(palazzo))
    if len(palazzo) != _USUAL_PALAZZO:
        drawn.warn("palazzo_differs", usual=_USUAL_PALAZZO, count=len(palazzo))
    if not _connected(palazzo):
        drawn.warn("palazzo_apart")
    return mask_of_cells(palazzo)


def _east_of(reader: EditionReader, seats: int) -> list[int]:
    """PF-COO-1: for each seat the one whose west edge meets its east edge, or -1. No edge meets two others."""
    east_of = [-1] * seats
    for border in reader.entries(0, seats):
        border.only("west", "east")
        west = border.part("west").integer(0, seats - 1)
        east = border.part("east").integer(0, seats - 1)
        if west == east:
            raise border.problem("border_alone")
        if east_of[west] != -1 or east in east_of:
            raise border.problem("edge_twice")
        if east_of[east] == west:
            raise border.problem("borders_twice")
        east_of[west] = east
    return east_of


def _neighbours(east_of: list[int], seat: int) -> list[int]:
    return [other for other in range(len(east_of)) if east_of[seat] == other or east_of[other] == seat]


def _compare_neighbours(reader: EditionReader, neighbours: list[list[int]]) -> None:
    """The rulebook gives everybody two neighbours, with 2 seats one."""
    usual = 1 if len(neighbours) == 2 else 2
    for seat in range(len(neighbours)):
        if len(neighbours[seat]) != usual:
            reader.warn("neighbours_differ", seat=seat + 1, usual=usual, count=len(neighbours[seat]))


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
