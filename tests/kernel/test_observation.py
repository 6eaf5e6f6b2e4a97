"""The sheet on which observations are written, and the window through which they are seen."""

from signoria.kernel.batch import derived_seed
from signoria.kernel.observation import Observer, Piece, Sheet, Window
from signoria.lorenzo.observer import LorenzoObserver
from signoria.princes.observer import PrincesObserver
from tests.conformance.variants import begin, wander


def row_of(sheet: Sheet, row: int = 0) -> list[int]:
    size = sheet.size
    return memoryview(sheet.values).tolist()[row * size : (row + 1) * size]


def begun(size: int, viewer: int = 0, seats: int = 4) -> Sheet:
    sheet = Sheet(1, size)
    sheet.begin(0, viewer, seats, 5)
    return sheet


def test_numbers_follow_each_other():
    sheet = begun(6)
    for value in (7, 0, -3, 100_000, -100_000):
        sheet.number(value)
    sheet.flag(True)
    assert row_of(sheet) == [7, 0, -3, 32767, -32767, 1]


def test_one_of_many_and_bits():
    sheet = begun(9)
    sheet.one_of(2, 3)
    sheet.one_of(-1, 2)
    sheet.bits(0b1010, 4)
    assert row_of(sheet) == [0, 0, 1, 0, 0, 0, 1, 0, 1]
    assert sheet.at == 9


def test_cards_are_counted_or_shown_by_their_place():
    sheet = begun(8)
    sheet.counts((1, 3, 3), 4)
    sheet.order((2, -1, 0), 4)
    assert row_of(sheet) == [0, 1, 0, 2, 3, 0, 1, 0]


def test_cells_of_a_plane_are_painted():
    sheet = begun(49)
    sheet.paint(0, 1 | 1 << 8 | 1 << 48, 5)
    assert [cell for cell, value in enumerate(row_of(sheet)) if value == 5] == [0, 8, 48]


def test_seats_are_counted_from_the_viewer_on():
    sheet = begun(10, viewer=3, seats=4)
    sheet.seat(1)
    sheet.seats_of(0b1001)
    assert row_of(sheet) == [0, 0, 1, 0, 0, 1, 1, 0, 0, 0]


def test_a_row_is_cleared_before_it_is_written_again_and_others_stay():
    sheet = Sheet(2, 3)
    for row, member in ((0, 0), (1, 1), (0, 2)):
        sheet.begin(row, 0, 2, 2)
        sheet.one_of(member, 3)
        sheet.end(row)
    assert row_of(sheet, 0) == [0, 0, 1]
    assert row_of(sheet, 1) == [0, 1, 0]


def test_pieces_follow_each_other_and_every_seat_has_a_block():
    table = [Piece("a", (2, 3), 0, 1, ""), Piece("b", (1,), 0, 9, "", 3)]
    seat = [Piece("c", (4,), 0, 1, ""), Piece("d", (1,), 0, 1, "")]
    observer = Observer("none", 5, table, seat)
    assert [piece.first for piece in table + seat] == [0, 6, 0, 4]
    assert (observer.seats_at, observer.block, observer.size) == (7, 5, 32)
    assert [piece.unit for piece in table] == [1, 3]


def test_a_window_shows_what_may_be_done_to_the_seat_that_decides():
    for variant, observer in ((("princes", 3, {}), PrincesObserver()), (("lorenzo", 2, {}), LorenzoObserver())):
        state = begin(variant, 1).state
        window = Window(observer, 2, state.action_count())
        for length in (0, 5, 50):
            state = wander(begin(variant, 1), length, 2).state
            window.show(1, state, state.seat)
            masks = memoryview(window.masks).tolist()
            legal = [action - window.actions for action, is_legal in enumerate(masks) if is_legal]
            assert legal == sorted(state.legal())
            assert window.sheet.at == observer.size - (observer.places - state.seats) * observer.block
        window.show(1, state, (state.seat + 1) % state.seats)
        assert not any(memoryview(window.masks).tolist())


def test_seeds_derived_from_another_have_nothing_in_common():
    seeds = {derived_seed(seed, row, number) for seed in range(10) for row in range(10) for number in range(10)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)
