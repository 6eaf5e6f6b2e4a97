"""Why something is not possible now: for moves that are refused, and for what cannot be offered."""

from signoria.kernel.bits import holds
from signoria.kernel.reasons import Reason
from signoria.kernel.state import not_asked
from signoria.lorenzo.components import (
    ANY_CARD,
    COINS,
    COUNCIL,
    DICE,
    FLOORS,
    HARVEST_SPACES,
    MARKET_SPACES,
    MEMBERS,
    MOST_CARDS,
    NEUTRAL,
    NOTHING,
    SERVANTS,
    TERRITORY,
    TOWERS,
    Effect,
    Goods,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.leaders import activations_of, copier_in_hand, copies, is_ready, meets
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
    servants_spent,
    space_of,
    without_surplus,
)
from signoria.lorenzo.payments import payments
from signoria.lorenzo.purse import lacking, military_in, purse_of
from signoria.lorenzo.rounds import must_skip
from signoria.lorenzo.state import BONUS, EXCHANGE_CHOICE, NO_CARD, PAY, TURN, LorenzoState, area_of
from signoria.lorenzo.towers import fee, purse_on_floor, servants_to_spare
from signoria.lorenzo.values import LEVELS, bonus_effect, is_work


def refusal(state: LorenzoState, action: int) -> Reason:
    """Why this action, which is not legal, is not."""
    reason: Reason | None = None
    if state.kind == TURN:
        reason = _not_in_turn(state, action)
    elif state.kind == BONUS and TAKE <= without_surplus(action) < DISCARD:
        reason = _not_in_bonus(state, action)
    elif (state.kind == PAY and PAY_WAY <= action < TAKE) or (
        state.kind == EXCHANGE_CHOICE and EXCHANGE_OPTION <= action < PAY_WAY
    ):
        reason = Reason("cannot_pay")
    return not_asked(state) if reason is None else reason


def _not_in_turn(state: LorenzoState, action: int) -> Reason | None:
    """LM-RND-2, LM-LDR-1: why this cannot be done in this turn."""
    family = state.family()
    least = without_surplus(action)
    if least < PASS:
        member, slot = divmod(least, SLOTS_A_MEMBER)
        return not_placed(state, family, member, space_of(slot), int(servants_spent(state, action)))
    if action == PASS:
        return Reason("pass_after_placing") if state.has_placed else Reason("pass_while_placing")
    if DISCARD <= least < CHOOSE_TILE:
        return _not_with_leader(state, family, action)
    return None


def _not_in_bonus(state: LorenzoState, action: int) -> Reason:
    """LM-BON-1: why a bonus action cannot be done so."""
    servants = int(servants_spent(state, action))
    least = without_surplus(action)
    if least < WORK:
        return not_as_bonus(state, state.family(), bonus_effect(state), least - TAKE, servants)
    return _not_worked(state.family(), servants)


def not_placed(state: LorenzoState, family: Family, member: int, space: int, servants: int) -> Reason:
    """LM-TOW-3, LM-WRK-1, LM-MKT-1, LM-VAL-2: why a member cannot go to a space."""
    if state.has_placed:
        return Reason("has_placed")
    if must_skip(state, family):
        return Reason("skips_turn")
    if not holds(family.members, member):
        return Reason("not_at_home", member=MEMBERS[member])
    reason = _not_entered(state, family, member, space)
    if reason is not None:
        return reason
    if servants > family.held[SERVANTS]:
        return Reason("servants", missing=servants - family.held[SERVANTS])
    if space < HARVEST_SPACES:
        return not_taken(state, family, space, servants, False, NOTHING)
    return Reason("idle_servants")


def _not_entered(state: LorenzoState, family: Family, member: int, space: int) -> Reason | None:
    """LM-SET-6, LM-TOW-3, LM-WRK-1, LM-MKT-1: why a space is shut to a member, whatever its value."""
    if not holds(state.open_spaces, space):
        return Reason("closed", seats=state.seats)
    if space < HARVEST_SPACES and state.towers[space] == NO_CARD:
        return Reason("no_card")
    if MARKET_SPACES <= space < COUNCIL and family.effects.no_market:
        return Reason("no_market")
    if not family.effects.ignores_occupied and state.is_occupied(space) and _takes_one(space):
        return Reason("occupied")
    if space < MARKET_SPACES and member < NEUTRAL and holds(family.coloured, area_of(space)):
        return Reason("coloured_there")
    return None


def _takes_one(space: int) -> bool:
    shared = is_work(space) and (space - HARVEST_SPACES) % 2 == 1
    return space != COUNCIL and not shared


def not_taken(
    state: LorenzoState, family: Family, floor: int, servants: int, bonus_action: bool, discount: Goods
) -> Reason:
    """LM-TOW-2, LM-TOW-4, LM-TOW-5: why the card on a floor, with servants enough to get there, cannot be taken."""
    tower = floor // FLOORS
    line = family.cards[tower]
    if len(line) >= MOST_CARDS:
        return Reason("most_cards", most=MOST_CARDS)
    purse = purse_of(family.held)
    there = purse_on_floor(state, family, floor, purse, bonus_action)
    if there < 0:
        coins = int(fee(state, family, tower, bonus_action))
        return Reason("fee", coins=coins, missing=coins - family.held[COINS])
    needed = state.components.territory_military[len(line)]
    if tower == TERRITORY and needed > military_in(there) and not family.effects.no_territory_requirement:
        return Reason("territory", military=needed, missing=needed - int(military_in(there)))
    spare = int(servants_to_spare(state, family, floor, purse, bonus_action, discount))
    if spare >= 0:
        return Reason("servants", missing=servants - spare)
    card = state.components.cards[state.towers[floor]]
    missing = min([lacking(there, cost.price) for cost in payments(family.effects, card, discount)], key=sum)
    coins, wood, stone, servants, military, faith = missing
    return Reason(
        "price",
        card=card.key,
        coins=coins,
        wood=wood,
        stone=stone,
        servants=servants,
        military=military,
        faith=faith,
    )


def not_as_bonus(state: LorenzoState, family: Family, effect: Effect, floor: int, servants: int) -> Reason:
    """LM-BON-1: why a card cannot be taken by a bonus action."""
    tower = floor // FLOORS
    if effect.card not in (tower, ANY_CARD):
        return Reason("bonus_type", type=TOWERS[tower])
    if state.towers[floor] == NO_CARD:
        return Reason("no_card")
    if servants > family.held[SERVANTS]:
        return Reason("servants", missing=servants - family.held[SERVANTS])
    return not_taken(state, family, floor, servants, True, effect.discount)


def _not_with_leader(state: LorenzoState, family: Family, action: int) -> Reason:
    """LM-LDR-1, LM-LDR-5: why a leader cannot be discarded, played or activated."""
    if action < PLAY:
        return Reason("not_in_hand")
    if action < COPY:
        return not_played(state, family, action - PLAY) or not_asked(state)
    if action < ACTIVATE:
        reason = not_played(state, family, copier_in_hand(state, family))
        return reason or Reason("not_copied", leader=state.components.leader_keys[action - COPY])
    if action < ACTIVATE_MEMBER:
        return not_activated(state, family, action - ACTIVATE) or not_asked(state)
    if action < ACTIVATE_LEVEL:
        return not_activated(state, family, (action - ACTIVATE_MEMBER) // len(DICE)) or Reason("member_away")
    leader = (without_surplus(action) - ACTIVATE_LEVEL) // LEVELS
    return not_activated(state, family, leader) or _not_worked(family, int(servants_spent(state, action)))


def _not_worked(family: Family, servants: int) -> Reason:
    """LM-VAL-2: why a harvest or production without a member cannot have this number of servants."""
    if servants > family.held[SERVANTS]:
        return Reason("servants", missing=servants - family.held[SERVANTS])
    return Reason("idle_servants")


def not_played(state: LorenzoState, family: Family, leader: int) -> Reason | None:
    """LM-LDR-1, LM-LDR-5: why a leader cannot be played from hand; None if it can be."""
    if leader not in family.hand:
        return Reason("not_in_hand")
    card = state.components.leaders[leader]
    if not meets(family, card, purse_of(family.held)):
        return Reason("requirement", leader=card.key)
    return Reason("nobody_to_copy") if card.copies and not copies(state, family) else None


def not_activated(state: LorenzoState, family: Family, leader: int) -> Reason | None:
    """LM-LDR-1, LM-LDR-3, LM-LDR-7: why a leader cannot be activated at all; None if it can be."""
    key = state.components.leader_keys[leader]
    if leader not in family.leaders:
        return Reason("not_played", leader=key)
    if not is_ready(state, family, leader):
        used = holds(family.used, leader)
        return Reason("used", leader=key) if used else Reason("permanent", leader=key)
    return None if activations_of(state, family, leader) else Reason("no_use", leader=key)
