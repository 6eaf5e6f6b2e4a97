"""What a card costs a seat: alternatives and discounts."""

from signoria.lorenzo.active_effects import ActiveEffects
from signoria.lorenzo.components import NOTHING, RESOURCE_COUNT, Card, Cost, Goods


def payments(effects: ActiveEffects, card: Card, discount: Goods) -> list[Cost]:
    """LM-TOW-4: every way to pay for a card, affordable or not; `discount` is for this card alone."""
    discounts = effects.discounts[card.tower]
    if discount is NOTHING or discount == NOTHING:
        if not discounts:
            return card.costs
        if card.number not in effects.payments:
            effects.payments[card.number] = _ways(card, discounts)
        return effects.payments[card.number]
    return _ways(card, [*discounts, (discount,)])


def _ways(card: Card, discounts: list[tuple[Goods, ...]]) -> list[Cost]:
    found = []
    for cost in card.costs:
        for pay in lowered_costs(cost.pay, discounts):
            found.append(Cost(pay, cost.military))
    return found


def lowered_costs(cost: Goods, discounts: list[tuple[Goods, ...]]) -> list[Goods]:
    """Every choice of one entry per discount, judged on the final payment.

    A choice that lowers nothing is no choice while another entry of the same discount lowers something.
    """
    found: list[Goods] = []
    for chosen in _choices(discounts):
        payment = lowered(cost, chosen)
        if payment not in found and not _is_idle(cost, discounts, chosen, payment):
            found.append(payment)
    return found


def _choices(discounts: list[tuple[Goods, ...]]) -> list[list[Goods]]:
    """Every choice of one entry per discount."""
    found: list[list[Goods]] = [[]]
    for entries in discounts:
        found = [[*chosen, entry] for chosen in found for entry in entries]
    return found


def _is_idle(cost: Goods, discounts: list[tuple[Goods, ...]], chosen: list[Goods], payment: Goods) -> bool:
    """Whether one of the entries chosen lowers nothing where another of the same discount would."""
    for number in range(len(discounts)):
        if len(discounts[number]) > 1:
            others = chosen[:number] + chosen[number + 1 :]
            without = lowered(cost, others)
            if payment == without:
                for entry in discounts[number]:
                    if lowered(cost, [*others, entry]) != without:
                        return True
    return False


def lowered(cost: Goods, discounts: list[Goods]) -> Goods:
    """LM-TOW-4: discounts added up, never below 0 per kind."""
    left = list(cost)
    for resource in range(RESOURCE_COUNT):
        for discount in discounts:
            left[resource] -= discount[resource]
        if left[resource] < 0:
            left[resource] = 0
    return tuple(left)


def spend(held: list[int], pay: Goods) -> None:
    """It leaves what is held."""
    for resource in range(RESOURCE_COUNT):
        if pay[resource]:
            held[resource] -= pay[resource]
