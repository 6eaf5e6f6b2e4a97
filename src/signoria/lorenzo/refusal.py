"""Why an action is not legal now, in a sentence for people."""

from signoria.kernel.bits import holds
from signoria.kernel.state import NONE
from signoria.lorenzo.components import (
    ANY_CARD,
    COINS,
    COUNCIL,
    FLOORS,
    HARVEST_SPACES,
    MARKET_SPACES,
    MEMBERS,
    MILITARY,
    MOST_CARDS,
    NEUTRAL,
    NOTHING,
    SERVANTS,
    SPACES,
    TERRITORY,
    TOWERS,
    Goods,
    words_of,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.leaders import copier_in_hand, copies, is_ready, meets
from signoria.lorenzo.moves import (
    ACTIVATE,
    ACTIVATE_LEVEL,
    ACTIVATE_MEMBER,
    CHOOSE_TILE,
    COPY,
    DISCARD,
    EXCHANGE_OPTION,
    PASS,
    PAY_WAY,
    PLAY,
    SLOTS_A_MEMBER,
    TAKE,
    WORK,
    level_of,
    move_of,
    space_of,
)
from signoria.lorenzo.payments import payments
from signoria.lorenzo.purse import purse_of
from signoria.lorenzo.rounds import must_skip
from signoria.lorenzo.state import BONUS, EXCHANGE_CHOICE, KINDS, NO_CARD, PAY, TURN, LorenzoState, area_of
from signoria.lorenzo.towers import fee, servants_to_spare
from signoria.lorenzo.values import LEVELS, bonus_effect, is_work, placement_servants


def refusal(state: LorenzoState, action: int) -> str:
    """What stands against the action, and what may be done instead."""
    reason = ""
    if state.kind == TURN:
        reason = _not_in_turn(state, action)
    elif state.kind == BONUS and TAKE <= action < WORK:
        reason = _not_as_bonus(state, action - TAKE)
    elif (state.kind == PAY and PAY_WAY <= action < TAKE) or (
        state.kind == EXCHANGE_CHOICE and EXCHANGE_OPTION <= action < PAY_WAY
    ):
        reason = f"that cannot be paid: there are {_held(state.family())}"
    if reason:
        return reason
    allowed = sorted({move_of(state, each)["do"] for each in state.legal()})
    decision = f"seat {state.seat} has to decide '{KINDS[state.kind]}'"
    return f"{decision}; allowed now: {', '.join(allowed)}, each as moves() lists it"


def _held(family: Family) -> str:
    return ", ".join([f"{amount} {name}" for name, amount in words_of(tuple(family.held)).items()]) or "no goods"


def _not_in_turn(state: LorenzoState, action: int) -> str:
    """LM-RND-2, LM-LDR-1: why this cannot be done in this turn."""
    if action < PASS:
        return _not_placed(state, state.family(), action)
    if action == PASS:
        if state.has_placed:
            return "a member has been placed in this turn: it ends with 'end'"
        return "a turn is passed only when no member can be placed anywhere"
    if DISCARD <= action < CHOOSE_TILE:
        return _not_with_leader(state, state.family(), action)
    return ""


def _not_placed(state: LorenzoState, family: Family, action: int) -> str:
    """LM-TOW-3, LM-WRK-1, LM-MKT-1, LM-VAL-2: why a member cannot go to a space."""
    member = action // SLOTS_A_MEMBER
    space = space_of(action % SLOTS_A_MEMBER)
    if state.has_placed:
        return "one member is placed in a turn; leader moves or 'end' are left"
    if must_skip(state, family):
        return "excommunication 2-7: nothing is placed in the first turn of a round"
    if not holds(family.members, member):
        return f"the {MEMBERS[member]} member is not at home"
    if space not in state.components.open_spaces[state.seats]:
        return f"the space {SPACES[space]} is closed with {state.seats} seats"
    if MARKET_SPACES <= space < COUNCIL and family.effects.no_market:
        return "excommunication 2-5: no member may be placed in the market"
    if space < MARKET_SPACES and member < NEUTRAL and holds(family.coloured, area_of(space)):
        return "a coloured member of this seat stands there already; only the uncoloured may join it"
    if not family.effects.ignores_occupied and state.is_occupied(space) and _takes_one(space):
        return f"another member stands on {SPACES[space]}"
    servants = placement_servants(state, family, member, space, level_of(action % SLOTS_A_MEMBER))
    if servants > family.held[SERVANTS]:
        return f"it takes {servants} servants, and there are {family.held[SERVANTS]}"
    if space < HARVEST_SPACES:
        return not_taken(state, family, space, False, NOTHING)
    if is_work(space):
        return "so many servants would fire no further card of this seat"
    return ""


def _takes_one(space: int) -> bool:
    shared = is_work(space) and (space - HARVEST_SPACES) % 2 == 1
    return space != COUNCIL and not shared


def not_taken(state: LorenzoState, family: Family, floor: int, bonus_action: bool, discount: Goods) -> str:
    """LM-TOW-2, LM-TOW-4, LM-TOW-5: why the card on a floor cannot be taken."""
    tower = floor // FLOORS
    line = family.cards[tower]
    if state.towers[floor] == NO_CARD:
        return f"there is no card on {SPACES[floor]}"
    if len(line) >= MOST_CARDS:
        return f"nobody has more than {MOST_CARDS} cards of a type"
    coins = fee(state, family, tower, bonus_action)
    if coins > family.held[COINS]:
        return f"the tower is occupied, which costs {coins} coins, and there are {family.held[COINS]}"
    needed = state.components.territory_military[len(line)]
    if tower == TERRITORY and needed > family.held[MILITARY] and not family.effects.no_territory_requirement:
        return f"the next territory needs {needed} military, and there are {family.held[MILITARY]}"
    card = state.components.cards[state.towers[floor]]
    costs = [_price(cost.pay, cost.military) for cost in payments(family.effects, card, discount)]
    return f"the {card.key} costs {' or '.join(costs)}, which cannot be paid: there are {_held(family)}"


def _price(pay: Goods, military: int) -> str:
    price = ", ".join([f"{amount} {name}" for name, amount in words_of(pay).items()]) or "nothing"
    return f"{price} (with {military} military)" if military else price


def _not_as_bonus(state: LorenzoState, floor: int) -> str:
    """LM-BON-1: why a card cannot be taken by a bonus action."""
    effect = bonus_effect(state)
    family = state.family()
    tower = floor // FLOORS
    if effect.card not in (tower, ANY_CARD):
        return f"the bonus action does not take a {TOWERS[tower]}"
    if (
        state.towers[floor] != NO_CARD
        and servants_to_spare(state, family, floor, purse_of(family.held), True, effect.discount) >= 0
    ):
        return f"it takes more servants than the {family.held[SERVANTS]} there are to spare"
    return not_taken(state, family, floor, True, effect.discount)


def _not_with_leader(state: LorenzoState, family: Family, action: int) -> str:
    """LM-LDR-1, LM-LDR-5: why a leader cannot be played, discarded or activated."""
    keys = state.components.leader_keys
    if action < COPY:
        leader = action - DISCARD if action < PLAY else action - PLAY
        if leader not in family.hand:
            return f"{keys[leader]} is not in hand"
        if not meets(family, state.components.leaders[leader], purse_of(family.held)):
            return f"the requirement of {keys[leader]} is not met"
        return ""
    if action < ACTIVATE:
        copier = copier_in_hand(state, family)
        if copier == NONE:
            return "no leader in hand copies another"
        if not meets(family, state.components.leaders[copier], purse_of(family.held)):
            return f"the requirement of {keys[copier]} is not met"
        return "another seat must have played that leader" if action not in copies(state) else ""
    if action < ACTIVATE_MEMBER:
        leader = action - ACTIVATE
    elif action < ACTIVATE_LEVEL:
        leader = (action - ACTIVATE_MEMBER) // 3
    else:
        leader = (action - ACTIVATE_LEVEL) // LEVELS
    if leader not in family.leaders:
        return f"{keys[leader]} has not been played by this seat"
    if not is_ready(state, family, leader):
        return f"{keys[leader]} works permanently, or has been activated in this round"
    return "the member must be at home" if action < ACTIVATE_LEVEL else "there are not enough servants"
