"""A state from a position; BadPosition says what no game could have."""

from typing import Final

from signoria.kernel.bits import bit, holds
from signoria.kernel.memory_json import read_memory
from signoria.kernel.reading import Reader
from signoria.kernel.state import NOBODY, NONE
from signoria.lorenzo.active_effects import SUFFERED_BITS, ActiveEffects
from signoria.lorenzo.components import (
    ACTION,
    DICE,
    EXCHANGE,
    FLOORS,
    HARVEST,
    HARVEST_SPACES,
    LAPS,
    LEADER_COUNT,
    LEADERS_A_SEAT,
    MEMBERS,
    MOST_CARDS,
    MOST_HELD,
    PERIODS,
    PRIVILEGES,
    RESOURCE_COUNT,
    RESOURCES,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SPACES,
    TOWERS,
    VP,
    WORKS,
    goods_of,
)
from signoria.lorenzo.family import Family, found_family
from signoria.lorenzo.state import (
    ACTIONS,
    BONUS,
    CARD_TASK,
    DRAFT,
    EXCHANGE_CHOICE,
    KINDS,
    NO_CARD,
    OVER,
    PAY,
    PAY_TASK,
    PHASES,
    PRIVILEGE_CHOICE,
    PRIVILEGE_TASK,
    SETUP,
    TASKS,
    TILE,
    TURN,
    VATICAN,
    WORK_TASK,
    LorenzoState,
    Task,
)
from signoria.lorenzo.values import line_of

KINDS_OF_PHASE: Final = (
    ("tile", "draft"),
    ("turn", "pay", "privilege", "exchange", "bonus"),
    ("vatican",),
)
MOST_VP: Final = 100 * MOST_HELD  # either way: the final scoring adds and takes away by all that is held
MOST_PRIVILEGES: Final = 1000


def restore(state: LorenzoState, reader: Reader) -> None:
    """Fill a fresh state from a position; BadPosition says what no game could have."""
    reader.only(
        "game", "options", "round", "phase", "order", "seat", "kind", "dice", "towers", "decks", "dice_to_come",
        "excommunications", "spaces", "seats", "edition", "turn", "queue", "seen",
    )  # fmt: skip
    _restore_round(state, reader)
    _restore_towers(state, reader)
    tiles = reader.at("excommunications").items(PERIODS, PERIODS)
    keys = state.components.excommunication_keys
    state.excommunications = tuple([tile.choice(keys) for tile in tiles])
    for period, tile in enumerate(tiles):
        if state.excommunications[period] not in state.components.excommunications_of[period]:
            raise tile.refuse(f"it must be a tile of period {period + 1}")
    for entry in reader.at("seats").items():
        state.families.append(_restore_seat(state, entry))
    _restore_spaces(state, reader.at("spaces"))
    _check_once(state, reader)
    _restore_decision(state, reader)
    if reader.has("seen"):
        state.seen_leaders = read_memory(reader.at("seen"), state.components.leader_keys, "leaders", state.seats)


def _restore_round(state: LorenzoState, reader: Reader) -> None:
    state.round = reader.at("round").integer(1, ROUNDS)
    state.phase = reader.at("phase").choice(PHASES)
    wrong = (
        (state.phase == SETUP and (state.round > 1 or not state.options.advanced))
        or (state.phase == VATICAN and state.round % ROUNDS_A_PERIOD)
        or (state.phase == OVER and state.round != ROUNDS)
    )
    if wrong:
        raise reader.at("phase").refuse(f"not in round {state.round} of this game")
    order = [entry.integer(0, state.seats - 1) for entry in reader.at("order").items(state.seats, state.seats)]
    if len(set(order)) != len(order):
        raise reader.at("order").refuse("every seat has one place in the turn order")
    state.order = tuple(order)
    if state.phase == SETUP:
        if reader.at("dice").value is not None:
            raise reader.at("dice").refuse("it must be null before round 1")
    else:
        state.dice = _restore_dice(reader.at("dice"))
    to_come = ROUNDS if state.phase == SETUP else ROUNDS - state.round
    rolls = reader.at("dice_to_come").items(to_come, to_come)
    state.dice_to_come = tuple([_restore_dice(roll) for roll in rolls])


def _restore_dice(reader: Reader) -> tuple[int, ...]:
    reader.only(*DICE)
    return tuple([reader.at(name).integer(1, 6) for name in DICE])


def _restore_towers(state: LorenzoState, reader: Reader) -> None:
    towers = reader.at("towers")
    towers.only(*TOWERS)
    decks = reader.at("decks")
    decks.only(*TOWERS)
    found: list[tuple[int, ...]] = []
    for tower in range(len(TOWERS)):
        for entry in towers.at(TOWERS[tower]).items(FLOORS, FLOORS):
            state.towers.append(NO_CARD if entry.value is None else _restore_card(state, tower, entry))
        cards = decks.at(TOWERS[tower]).items(0, 24)
        found.append(tuple([_restore_card(state, tower, card) for card in cards]))
        lying = [card for card in state.towers[tower * FLOORS :] if card != NO_CARD] + list(found[tower])
        if len(set(lying)) != len(lying):
            raise decks.at(TOWERS[tower]).refuse("no card lies in two places")
    state.decks = tuple(found)


def _restore_card(state: LorenzoState, tower: int, reader: Reader) -> int:
    card = reader.choice(state.components.card_keys)
    if state.components.cards[card].tower != tower:
        raise reader.refuse(f"it must be a {TOWERS[tower]}")
    return card


def _restore_seat(state: LorenzoState, reader: Reader) -> Family:
    reader.only(*RESOURCES, "tile", "cards", "members", "six", "hand", "kept", "leaders", "excommunicated")
    components = state.components
    family = found_family(ActiveEffects(components, state.options.malus_in_total))
    for resource in range(RESOURCE_COUNT):
        least, most = (-MOST_VP, MOST_VP) if resource == VP else (0, components.most[resource])
        family.held[resource] = reader.at(RESOURCES[resource]).integer(least, most)
    if reader.at("tile").value is not None:
        family.tile = reader.at("tile").choice(components.tile_keys)
    cards = reader.at("cards")
    cards.only(*TOWERS)
    lines: list[tuple[int, ...]] = []
    for tower in range(len(TOWERS)):
        line = cards.at(TOWERS[tower]).items(0, MOST_CARDS)
        lines.append(tuple([_restore_card(state, tower, card) for card in line]))
    family.cards = tuple(lines)
    family.members = 0
    for member in reader.at("members").items(0, len(MEMBERS)):
        at = member.choice(MEMBERS)
        if holds(family.members, at):
            raise member.refuse("each member is at home once")
        family.members |= bit(at)
    if reader.at("six").value is not None:
        family.six = reader.at("six").choice(DICE)
    family.hand = reader.at("hand").choices(components.leader_keys, LEADERS_A_SEAT)
    family.kept = reader.at("kept").choices(components.leader_keys, LEADERS_A_SEAT)
    family.excommunicated = reader.at("excommunicated").choices(components.excommunication_keys)
    if len(set(family.excommunicated)) != len(family.excommunicated):
        raise reader.at("excommunicated").refuse("each tile counts once")
    for played in reader.at("leaders").items(0, LEADER_COUNT):
        _restore_leader(state, family, played)
    state.recompute_effects(family)
    return family


def _restore_leader(state: LorenzoState, family: Family, reader: Reader) -> None:
    reader.only("leader", "used", "copy")
    keys = state.components.leader_keys
    leader = reader.at("leader").choice(keys)
    if reader.at("used").boolean():
        family.used |= bit(leader)
    if state.components.leaders[leader].copies:
        family.copied = reader.at("copy").choice(keys)
        if state.components.leaders[family.copied].copies:
            raise reader.at("copy").refuse("it must be another leader")
    elif reader.at("copy").value is not None:
        raise reader.at("copy").refuse("it must be null")
    family.leaders = (*family.leaders, leader)


def _restore_spaces(state: LorenzoState, reader: Reader) -> None:
    """Where members stand; none stands in two places."""
    open_spaces = state.components.open_spaces[state.seats]
    reader.only(*[SPACES[space] for space in open_spaces])
    members = [family.members for family in state.families]
    for space in open_spaces:
        for entry in reader.at(SPACES[space]).items(0, 4 * state.seats):
            place = entry.items(2, 2)
            seat = place[0].integer(0, state.seats - 1)
            member = place[1].choice(MEMBERS)
            if holds(members[seat], member):
                raise entry.refuse("a member is in one place only")
            members[seat] |= bit(member)
            state.put(state.families[seat], seat, member, space)


def _check_once(state: LorenzoState, reader: Reader) -> None:
    """No leader or advanced tile is in two places. Cards may be given to seats at will."""
    leaders: list[int] = []
    tiles: list[int] = []
    for seat, family in enumerate(state.families):
        here = reader.at("seats").items()[seat]
        leaders.extend(family.hand + family.kept + family.leaders)
        if family.tile != NONE:
            tiles.append(int(family.tile))
            if tiles.count(tiles[-1]) > state.components.tiles[tiles[-1]].copies:
                raise here.at("tile").refuse("more seats have this tile than there are copies")
        elif state.phase != SETUP:
            raise here.at("tile").refuse("every seat has a tile")
        if len(set(leaders)) != len(leaders):
            raise here.at("hand").refuse("no leader is in two places")
        if family.kept and state.phase != SETUP:
            raise here.at("kept").refuse("leaders are kept during the draft only")


def _restore_decision(state: LorenzoState, reader: Reader) -> None:
    if state.phase == OVER:
        for key in ("seat", "kind"):
            if reader.at(key).value is not None:
                raise reader.at(key).refuse("it must be null once the game is over")
        state.ask(NONE, NOBODY)
        return
    reader.at("kind").choice(KINDS_OF_PHASE[state.phase])
    state.ask(KINDS.index(reader.at("kind").text()), reader.at("seat").integer(0, state.seats - 1))
    state.at = state.order.index(state.seat)
    if state.phase == SETUP:
        _check_setup(state, reader)
    elif state.phase == ACTIONS:
        _restore_turn(state, reader)
        if reader.has("queue"):
            state.queue = tuple([_restore_task(state, task) for task in reader.at("queue").items(0, 100)])
        _check_queue(state, reader)


def _check_setup(state: LorenzoState, reader: Reader) -> None:
    """LM-SET-4, LM-SET-5: tiles in reverse turn order, then the draft from seat 0 on."""
    if any(card != NO_CARD for card in state.towers) or state.placed:
        raise reader.at("towers").refuse("before round 1 nothing lies or stands on the board")
    for seat, family in enumerate(state.families):
        here = reader.at("seats").items()[seat]
        if state.kind == TILE:
            chosen = state.order.index(seat) > state.at
            if (family.tile != NONE) != chosen:
                raise here.at("tile").refuse("tiles are chosen in reverse turn order")
            kept = 0
        else:
            if family.tile == NONE:
                raise here.at("tile").refuse("every seat has a tile when the draft begins")
            kept = len(state.families[state.seat].kept) + (1 if seat < state.seat else 0)
        if len(family.kept) != kept or len(family.hand) + kept != LEADERS_A_SEAT or kept >= LEADERS_A_SEAT:
            raise here.at("hand").refuse("the hands of a draft grow smaller by one from seat to seat")
    if state.kind == DRAFT and len(state.families[state.seat].hand) < 2:
        raise reader.at("kind").refuse("the last leader comes by itself")


def _restore_turn(state: LorenzoState, reader: Reader) -> None:
    """LM-RND-2: without word about it, as many turns have been played as members have left home."""
    family = state.family()
    if reader.has("turn"):
        turn = reader.at("turn")
        turn.only("lap", "placed")
        state.lap = turn.at("lap").integer(0, LAPS)
        state.has_placed = turn.at("placed").boolean()
    else:
        state.lap = sum([1 for member in range(len(MEMBERS)) if not holds(family.members, member)])
        state.has_placed = state.kind != TURN


def _restore_task(state: LorenzoState, reader: Reader) -> Task:
    kind = reader.at("task").choice(TASKS)
    if kind == PAY_TASK:
        reader.only("task", "space", "discount")
        floor = reader.at("space").choice(SPACES[:HARVEST_SPACES])
        if state.towers[floor] == NO_CARD:
            raise reader.at("space").refuse("there is no card on that floor")
        if len(state.family().cards[floor // FLOORS]) >= MOST_CARDS:
            raise reader.at("space").refuse(f"nobody has more than {MOST_CARDS} cards of a type")
        discount = goods_of(reader.at("discount"), RESOURCES)
        return Task(PAY_TASK, floor, goods=discount)
    if kind == PRIVILEGE_TASK:
        reader.only("task", "left", "taken")
        taken = 0
        for which in reader.at("taken").choices(PRIVILEGES, len(PRIVILEGES)):
            taken |= 1 << which
        return Task(PRIVILEGE_TASK, taken, value=reader.at("left").integer(1, MOST_PRIVILEGES))
    suffered = 0
    for at, amount in enumerate(goods_of(reader.at("suffered"), RESOURCES, 15)):
        suffered |= amount << at * SUFFERED_BITS
    if kind == CARD_TASK:
        reader.only("task", "card", "effect", "suffered")
        card = reader.at("card").choice(state.components.card_keys)
        last = len(state.components.cards[card].immediate) - 1
        return Task(CARD_TASK, card, reader.at("effect").integer(0, last), suffered)
    return _restore_work(state, reader, suffered)


def _restore_work(state: LorenzoState, reader: Reader, suffered: int) -> Task:
    reader.only("task", "action", "value", "at", "budget", "effect", "suffered")
    action = HARVEST + reader.at("action").choice(WORKS)
    family = state.family()
    line = family.cards[line_of(action)]
    at = reader.at("at").integer(0, len(line))
    effects = len(state.components.cards[line[at]].permanent) if at < len(line) else 0
    effect = reader.at("effect").integer(0, effects)
    value = reader.at("value").integer(-1000, MOST_HELD)
    asked = goods_of(reader.at("budget"), RESOURCES, MOST_HELD)
    # nobody can pay more than is held, whatever was changed in the position
    budget = tuple([min(asked[resource], family.held[resource]) for resource in range(RESOURCE_COUNT)])
    return Task(WORK_TASK, action, effect, suffered, at, value, budget)


def _check_queue(state: LorenzoState, reader: Reader) -> None:
    """The decision is about the first of what waits, and only there a card is being paid for."""
    first = state.queue[0] if state.queue else None
    card = state.components.cards
    fits = first is None
    if first is not None:
        if state.kind == PAY:
            fits = first.kind == PAY_TASK
        elif state.kind == PRIVILEGE_CHOICE:
            fits = first.kind == PRIVILEGE_TASK
        elif state.kind == BONUS:
            fits = first.kind == CARD_TASK and card[first.subject].immediate[first.effect].op == ACTION
        elif state.kind == EXCHANGE_CHOICE:
            fits = first.kind == WORK_TASK and _is_exchange(state, first)
    elif state.kind != TURN:
        fits = False
    if first is not None and state.kind == TURN:
        fits = False
    if not fits or any(task.kind == PAY_TASK for task in state.queue[1:]):
        raise reader.at("kind").refuse("the queue does not begin with what this decision is about")


def _is_exchange(state: LorenzoState, task: Task) -> bool:
    line = state.family().cards[line_of(task.subject)]
    if task.at >= len(line):
        return False
    effects = state.components.cards[line[task.at]].permanent
    return task.effect < len(effects) and effects[task.effect].op == EXCHANGE
