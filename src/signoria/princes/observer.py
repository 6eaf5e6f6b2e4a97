"""What a seat may see, as numbers: the pieces of an observation and how each is written. The same as `view` shows."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.observation import HIDDEN, LARGEST, Observer, Piece, Writer, table_pieces
from signoria.kernel.state import NOBODY, NONE, State
from signoria.princes.components import (
    BONUS_COUNT,
    BUILDINGS,
    CELLS,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LANDSCAPE_PIECES,
    LANDSCAPES,
    OBJECTS,
    PIECES,
    PRESTIGE_COUNT,
    PROFESSION_COUNT,
    ROUNDS,
    SIDE,
)
from signoria.princes.options import OPTIONS
from signoria.princes.principality import Principality
from signoria.princes.state import (
    ACTIONS,
    ANSWER,
    AUCTION,
    BID,
    BONUS,
    BONUS_DECK,
    CHARACTER_AUCTION,
    COUNTER,
    KINDS,
    MERCHANT_CHOICE,
    OVER,
    PAYOUT,
    PHASES,
    PLACE,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    SPAN,
    SUPPLY_COUNT,
    PrincesState,
)

SEATS: Final = 5  # there is always room for so many
STACKS: Final = len(OBJECTS)
CARDS: Final = PROFESSION_COUNT + 1  # the professions, then the recruiting card
PALAZZO: Final = len(BUILDINGS) + 1  # on the plane of buildings
PLANES: Final = 2
MOST_LOOKED: Final = 5

# What is written when nothing of the kind is under way.
AUCTION_SIZE: Final = STACKS + 2 * SEATS
BIDDING_SIZE: Final = STACKS + 1 + 2 * SEATS
MARKS_SIZE: Final = len(CHARACTERS) * (SEATS + 2) + SEATS
TURN_SIZE: Final = SEATS + 4
WORK_SIZE: Final = PROFESSION_COUNT + 1
OFFER_SIZE: Final = len(BUILDINGS) + SEATS + PLANES * CELLS + 1
LOOKED_SIZE: Final = PROFESSION_COUNT + BONUS_COUNT + PRESTIGE_COUNT


class PrincesObserver(Observer):
    """The Princes of Florence as numbers."""

    def __init__(self) -> None:
        super().__init__("princes", SEATS, pieces(), pieces_of_seat())

    def write(self, state: State, viewer: i64, writer: Writer, row: i64) -> None:
        """PF-HID-1: all that the viewer sees, piece by piece."""
        assert isinstance(state, PrincesState)
        writer.begin(row, viewer, state.seats, SEATS)
        _write_game(state, viewer, writer)
        _write_auction(state, writer)
        _write_character_auction(state, writer)
        _write_turn(state, writer)
        _write_offer(state, writer)
        _write_looked(state, viewer, writer)
        _write_own_cards(state, viewer, writer)
        for away in range(state.seats):
            _write_seat(
                state,
                state.principalities[(writer.viewer + away) % state.seats],
                away == 0 and viewer != NOBODY,
                writer,
            )
        writer.end(row)


def pieces() -> list[Piece]:
    """What is there once, in the order in which it is written. Money is in hundreds of florins."""
    names = [option.name for option in OPTIONS]
    return [
        Piece("options", (len(OPTIONS),), 0, 1, f"the options that are on: {', '.join(names)}"),
        *table_pieces(SEATS, ROUNDS, PHASES, KINDS),
        Piece("start", (SEATS,), 0, 1, "the starting seat of the round"),
        Piece(
            "supply", (SUPPLY_COUNT,), 0, 7,
            "left of forest, lake, park, jester, builder, recruiting, then of each building, then of each freedom",
        ),
        Piece("decks", (len(DECKS),), 0, PROFESSION_COUNT, f"cards left in the decks: {', '.join(DECKS)}"),
        Piece("banker", (1,), 0, LARGEST, "money on the Banker", 10),
        Piece("in_phase", (SEATS,), 0, 1, "seats that have not yet won or declined in the auction phase"),
        Piece("sold", (STACKS,), 0, 1, f"stacks sold this round: {', '.join(OBJECTS)}"),
        Piece("namer", (SEATS,), 0, 1, "the seat that names an object"),
        Piece("object", (STACKS,), 0, 1, "the object that is bid for, or that the Merchant's owner has won"),
        Piece("price", (1,), 0, LARGEST, "its price so far", 10),
        Piece("bidder", (SEATS,), 0, 1, "the highest bidder"),
        Piece("in_auction", (SEATS,), 0, 1, "seats that still bid"),
        Piece("marked_by", (len(CHARACTERS), SEATS), 0, 1, f"who has marked {', '.join(CHARACTERS)}"),
        Piece("marked_at", (len(CHARACTERS),), 0, 15, "at what price"),
        Piece("bought", (len(CHARACTERS),), 0, 1, "characters bought this round"),
        Piece("may_mark", (SEATS,), 0, 1, "seats that may still mark a character"),
        Piece("active", (SEATS,), 0, 1, "the seat whose turn it is in the action phase"),
        Piece("actions_left", (1,), 0, 3, "the actions it has left"),
        Piece("has_drawn", (1,), 0, 1, "it has drawn a profession or bonus card"),
        Piece("has_introduced", (1,), 0, 1, "it has introduced a freedom"),
        Piece("offers", (1,), 0, 3, "its offers to build together"),
        Piece("placing", (len(PIECES),), 0, 1, f"the piece to place: {', '.join(PIECES)}"),
        Piece("work", (PROFESSION_COUNT,), 0, 1, "the profession at work; none for the Princess"),
        Piece("work_value", (1,), 0, LARGEST, "the value of the work", 30),
        Piece("offered", (len(BUILDINGS),), 0, 1, "the building offered to be built together"),
        Piece("partner", (SEATS,), 0, 1, "the seat to which it is offered"),
        Piece("span", (PLANES, SIDE, SIDE), 0, 1, "its squares on the active seat's board and on the partner's"),
        Piece("sum", (1,), 0, 15, "the sum asked for it"),
        Piece("banker_buyer", (SEATS,), 0, 1, "the seat that has bought the Banker"),
        Piece("looked_deck", (len(DECKS),), 0, 1, "the deck whose cards are looked at"),
        Piece("looked_count", (1,), 0, MOST_LOOKED, "how many cards are looked at"),
        Piece("looked_professions", (PROFESSION_COUNT,), 0, MOST_LOOKED, "place of each profession looked at by you"),
        Piece("looked_bonus", (BONUS_COUNT,), 0, MOST_LOOKED, "place of each bonus card looked at by you"),
        Piece("looked_prestige", (PRESTIGE_COUNT,), 0, MOST_LOOKED, "place of each prestige card looked at by you"),
        Piece("hand", (CARDS,), 0, MOST_LOOKED, "your professions in hand, and how many recruiting cards"),
        Piece("bonus", (BONUS_COUNT,), 0, 1, "your bonus cards"),
    ]  # fmt: skip


def pieces_of_seat() -> list[Piece]:
    """What each seat has, in the order in which it is written."""
    return [
        Piece("pp", (1,), 0, LARGEST, "prestige points", 60),
        Piece("money", (1,), HIDDEN, LARGEST, "money; -1 where you cannot see it", 35),
        Piece("hand_count", (1,), 0, CARDS + 4, "cards in hand", 5),
        Piece("bonus_count", (1,), 0, BONUS_COUNT, "bonus cards", 5),
        Piece("prestige_count", (1,), 0, PRESTIGE_COUNT, "prestige cards", 5),
        Piece("jesters", (1,), 0, 7, "jesters"),
        Piece("builders", (1,), 0, 3, "builders"),
        Piece("best_work", (1,), 0, LARGEST, "the best work of the round", 30),
        Piece("character", (len(CHARACTERS),), 0, 1, f"the character card held: {', '.join(CHARACTERS)}"),
        Piece("freedoms", (len(FREEDOMS),), 0, 1, f"freedoms introduced: {', '.join(FREEDOMS)}"),
        Piece("table", (CARDS,), 0, MOST_LOOKED, "professions face up, and how many recruiting cards"),
        Piece("prestige", (PRESTIGE_COUNT,), 0, 1, "prestige cards: yours, and everybody's once it is over"),
        Piece("buildings", (len(BUILDINGS),), 0, 1, f"buildings: {', '.join(BUILDINGS)}"),
        Piece("landscapes", (len(LANDSCAPES),), 0, 7, f"how many of each landscape: {', '.join(LANDSCAPES)}"),
        Piece(
            "board", (PLANES, SIDE, SIDE), 0, PALAZZO,
            "a plane of buildings (1 to 10 as above, 11 the palazzo) and one of landscapes (1 to 3)",
        ),
    ]  # fmt: skip


def _write_game(state: PrincesState, viewer: i64, writer: Writer) -> None:
    over = state.phase == OVER
    writer.flag(state.options.muse_and_princess)
    writer.flag(state.options.cooperative)
    writer.flag(state.options.two_player_hard)
    writer.flag(state.options.open_money)
    kind: i64 = NONE if over else state.kind
    writer.table(viewer, state.round, state.phase, len(PHASES), kind, len(KINDS), NOBODY if over else state.seat)
    writer.seat(state.start)
    for left in state.supply:
        writer.number(left)
    writer.number(len(state.professions))
    writer.number(len(state.bonuses))
    writer.number(len(state.prestiges))
    writer.number(state.banker_money // 100)


def _write_auction(state: PrincesState, writer: Writer) -> None:
    if state.phase != AUCTION:
        writer.blank(AUCTION_SIZE + BIDDING_SIZE)
        return
    writer.seats_of(state.in_phase)
    writer.bits(state.sold, STACKS)
    writer.seat(state.namer)
    if state.interrupted_kind() in (BID, MERCHANT_CHOICE):
        writer.one_of(state.stack, STACKS)
        writer.number(state.price // 100)
        writer.seat(state.bidder)
        writer.seats_of(state.in_auction)
    else:
        writer.blank(BIDDING_SIZE)


def _write_character_auction(state: PrincesState, writer: Writer) -> None:
    if state.phase != CHARACTER_AUCTION:
        writer.blank(MARKS_SIZE)
        return
    for seat in state.marked_by:
        writer.seat(seat)
    for at in range(len(CHARACTERS)):
        writer.number(0 if state.marked_by[at] == NOBODY else state.marked_at[at] // 100)
    writer.bits(state.bought, len(CHARACTERS))
    writer.seats_of(state.may_mark)


def _write_turn(state: PrincesState, writer: Writer) -> None:
    if state.phase == ACTIONS:
        writer.seat(state.active)
        writer.number(state.actions_left)
        writer.flag(state.has_drawn)
        writer.flag(state.has_introduced)
        writer.number(state.offers)
    else:
        writer.blank(TURN_SIZE)
    writer.one_of(state.piece if state.kind == PLACE else -1, len(PIECES))
    if state.kind in (BONUS, PAYOUT):
        writer.one_of(state.work, PROFESSION_COUNT)
        writer.number(state.work_value)
    else:
        writer.blank(WORK_SIZE)


def _write_offer(state: PrincesState, writer: Writer) -> None:
    kind = state.interrupted_kind()
    if kind < SPAN or kind > COUNTER:
        writer.blank(OFFER_SIZE)
    else:
        writer.one_of(state.piece, len(BUILDINGS))
        writer.seat(state.partner)
        if kind == SPAN:
            writer.blank(PLANES * CELLS)
        else:
            writer.bits(state.own_squares, CELLS)
            writer.bits(state.partner_squares, CELLS)
        writer.number(state.sum // 100 if kind in (ANSWER, COUNTER) else 0)
    writer.seat(state.banker_buyer)


def _write_looked(state: PrincesState, viewer: i64, writer: Writer) -> None:
    """PF-OBJ-4: everybody sees how many cards of which deck, their own seat also which."""
    if not state.looked:
        writer.blank(len(DECKS) + 1 + LOOKED_SIZE)
        return
    deck = state.looked_deck
    writer.one_of(deck, len(DECKS))
    writer.number(len(state.looked))
    seen = state.looked if viewer == state.seat else ()
    writer.order(seen if deck == PROFESSION_DECK else (), PROFESSION_COUNT)
    writer.order(seen if deck == BONUS_DECK else (), BONUS_COUNT)
    writer.order(seen if deck == PRESTIGE_DECK else (), PRESTIGE_COUNT)


def _write_own_cards(state: PrincesState, viewer: i64, writer: Writer) -> None:
    if viewer == NOBODY:
        writer.blank(CARDS + BONUS_COUNT)
        return
    principality = state.principalities[viewer]
    writer.counts(principality.hand, CARDS)
    writer.counts(principality.bonus, BONUS_COUNT)


def _write_seat(state: PrincesState, principality: Principality, own: bool, writer: Writer) -> None:
    """PF-HID-1: what is seen of a seat; money and prestige cards of others only at the end."""
    over = state.phase == OVER
    writer.number(principality.pp)
    if own or over or state.options.open_money:
        writer.number(principality.money // 100)
    else:
        writer.number(HIDDEN)
    writer.number(len(principality.hand))
    writer.number(len(principality.bonus))
    writer.number(len(principality.prestige))
    writer.number(principality.jesters)
    writer.number(principality.builders)
    writer.number(principality.best_work)
    writer.one_of(principality.character, len(CHARACTERS))
    writer.counts(principality.freedoms, len(FREEDOMS))
    writer.counts(principality.table, CARDS)
    writer.counts(principality.prestige if own or over else (), PRESTIGE_COUNT)
    writer.bits(principality.buildings, len(BUILDINGS))
    writer.number(principality.forests)
    writer.number(principality.lakes)
    writer.number(principality.parks)
    _write_board(principality, state.palazzo(), writer)


def _write_board(principality: Principality, covered: int, writer: Writer) -> None:
    buildings: i64 = writer.at
    writer.paint(buildings, covered, PALAZZO)
    for at in range(len(principality.pieces)):
        piece: i64 = principality.pieces[at]
        if piece < LANDSCAPE_PIECES:
            writer.paint(buildings, principality.squares[at], piece + 1)
        else:
            writer.paint(buildings + CELLS, principality.squares[at], piece + 1 - LANDSCAPE_PIECES)
    writer.blank(PLANES * CELLS)
