"""The writer on which observations are written, and the buffer through which they are seen."""

from signoria.kernel.batch import game_seed
from signoria.kernel.observation import Buffer, Observer, Piece, Writer
from signoria.lorenzo.observer import LorenzoObserver
from signoria.princes.observer import PrincesObserver
from tests.conformance.variants import begin, wander


def row_of(writer: Writer, row: int = 0) -> list[int]:
    size = writer.size
    return memoryview(writer.values).tolist()[row * size : (row + 1) * size]


def begun(size: int, viewer: int = 0, seats: int = 4) -> Writer:
    writer = Writer(1, size)
    writer.begin(0, viewer, seats, 5)
    return writer


def test_numbers_follow_each_other():
    writer = begun(6)
    for value in (7, 0, -3, 100_000, -100_000):
        writer.number(value)
    writer.flag(True)
    assert row_of(writer) == [7, 0, -3, 32767, -32767, 1]


def test_one_of_many_and_bits():
    writer = begun(9)
    writer.one_of(2, 3)
    writer.one_of(-1, 2)
    writer.bits(0b1010, 4)
    assert row_of(writer) == [0, 0, 1, 0, 0, 0, 1, 0, 1]
    assert writer.at == 9


def test_cards_are_counted_or_shown_by_their_place():
    writer = begun(8)
    writer.counts((1, 3, 3), 4)
    writer.order((2, -1, 0), 4)
    assert row_of(writer) == [0, 1, 0, 2, 3, 0, 1, 0]


def test_cells_of_a_plane_are_painted():
    writer = begun(49)
    writer.paint(0, 1 | 1 << 8 | 1 << 48, 5)
    assert [cell for cell, value in enumerate(row_of(writer)) if value == 5] == [0, 8, 48]


def test_seats_are_counted_from_the_viewer_on():
    writer = begun(10, viewer=3, seats=4)
    writer.seat(1)
    writer.seats_of(0b1001)
    assert row_of(writer) == [0, 0, 1, 0, 0, 1, 1, 0, 0, 0]


def test_a_row_is_cleared_before_it_is_written_again_and_others_stay():
    writer = Writer(2, 3)
    for row, member in ((0, 0), (1, 1), (0, 2)):
        writer.begin(row, 0, 2, 2)
        writer.one_of(member, 3)
        writer.end(row)
    assert row_of(writer, 0) == [0, 0, 1]
    assert row_of(writer, 1) == [0, 1, 0]


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
        buffer = Buffer(observer, 2, state.action_count())
        for length in (0, 5, 50):
            state = wander(begin(variant, 1), length, 2).state
            buffer.show(1, state, state.seat)
            masks = memoryview(buffer.masks).tolist()
            legal = [action - buffer.actions for action, is_legal in enumerate(masks) if is_legal]
            assert legal == sorted(state.legal())
            assert buffer.writer.at == observer.size - (observer.places - state.seats) * observer.block
        buffer.show(1, state, (state.seat + 1) % state.seats)
        assert not any(memoryview(buffer.masks).tolist())


def test_seeds_derived_from_another_have_nothing_in_common():
    seeds = {game_seed(seed, row, number) for seed in range(10) for row in range(10) for number in range(10)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)
