"""A naive reference of *Lorenzo il Magnifico*, written from the rules alone, to check the engine against.

It knows nothing of the engine. It reads a start position and the component data, lists the legal moves,
plays them and tells the position, in the words of the contract. Where engine and oracle disagree, one of the
two has misread a rule, and the ids in the docstrings say which rule to read again.

How it works: whatever has been set off and not yet done waits in one queue, `pending`, and is done from the
front; what an effect sets off goes before what was waiting. A task either does its work or puts a decision;
then `kind`, `seat` and `asked` say which. With nothing pending, the phase says what comes next.

Run as a program with the path of the component data, it plays random games of every variant to the end.
"""

from __future__ import annotations

import copy
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Goods = dict[str, int]
Effect = dict[str, Any]
Move = dict[str, Any]
Seat = dict[str, Any]

RESOURCES = ("coins", "wood", "stone", "servants", "military", "faith", "vp")
LINE_OF = {"harvest": "territory", "production": "building"}
POSITION_KEYS = (
    "game", "options", "round", "phase", "order", "seat", "kind", "dice", "towers", "decks", "dice_to_come",
    "excommunications", "spaces", "seats",
)  # fmt: skip
SEAT_KEYS = (
    *RESOURCES, "tile", "cards", "members", "six", "hand", "kept", "leaders", "excommunicated",
)  # fmt: skip


# What waits in the queue


@dataclass
class Source:
    """LM-EXC-2: one source of goods and points; how much of each 'one fewer' tile it has already suffered."""

    suffered: Counter[str] = field(default_factory=Counter)


@dataclass
class Resolve:
    """One effect of a card, a tile half, a space or a leader.

    `immediate` marks the immediate effects of development cards (LM-LDR-4). `budget` is what an activation may
    still pay from (LM-WRK-3), shared by all that the activation fires. `card` names the card fired.
    """

    effect: Effect
    source: Source
    immediate: bool = False
    budget: Goods | None = None
    card: str = ""


@dataclass
class Privileges:
    """LM-PRV-1: privileges of one effect still to take, and those already taken."""

    left: int
    taken: list[str]


@dataclass
class Pay:
    """LM-TOW-4: the card on this floor is about to be paid for and taken."""

    tower: str
    floor: int
    discount: Goods


@dataclass
class Turn:
    """LM-RND-2: one turn of a seat; `skipped` under 2-7 (LM-EXC-3)."""

    seat: int
    skipped: bool
    placed: bool = False
    ended: bool = False


Task = Resolve | Privileges | Pay


class Oracle:
    """One game, from its start position to its end."""

    def __init__(self, position: dict[str, Any], data: dict[str, Any]) -> None:
        position = copy.deepcopy(position)
        self.data = data
        self.board = data["board"]
        self.cards: dict[str, dict[str, Any]] = {card["key"]: card for card in data["cards"]}
        self.leaders: dict[str, dict[str, Any]] = {leader["key"]: leader for leader in data["leaders"]}
        self.tiles = {tile["key"]: tile for tile in data["bonus_tiles"]}
        self.excommunication_effects = {tile["id"]: tile["effect"] for tile in data["excommunications"]}
        self.members: list[str] = data["setup"]["members"]
        self.coloured: list[str] = data["setup"]["dice"]
        self.privilege_gains = {privilege_name(gain): gain for gain in self.board["privilege_options"]}

        self.options: dict[str, Any] = position["options"]
        self.round: int = position["round"]
        self.phase: str = position["phase"]
        self.order: list[int] = position["order"]
        self.dice: dict[str, int] | None = position["dice"]
        self.dice_to_come: list[dict[str, int]] = position["dice_to_come"]
        self.towers: dict[str, list[str | None]] = position["towers"]
        self.decks: dict[str, list[str]] = position["decks"]
        self.excommunications: list[str] = position["excommunications"]
        self.spaces: dict[str, list[list[Any]]] = position["spaces"]
        self.seats: list[Seat] = [{key: seat[key] for key in SEAT_KEYS} for seat in position["seats"]]

        self.seat: int | None = None
        self.kind: str | None = None
        self.asked: Task | None = None
        self.pending: list[Task] = []
        self.turn: Turn | None = None
        self.turns: list[Turn] = []
        self.tile_pickers: list[int] = []
        self.tiles_taken: list[str] = []
        self.drafters: list[int] = []
        self.reporters: list[int] = []

        if self.phase == "setup":
            self.tile_pickers = self.order[::-1]
            self.drafters = self.all_seats()
        else:
            self.turns = self.turns_of_round()
        self.go_on()

    # What the world may ask

    def moves(self) -> list[Move]:
        """Every legal move now, each once."""
        if self.kind is None:
            return []
        return list(getattr(self, f"moves_{self.kind}")())

    def play(self, move: Move) -> None:
        """Play a legal move and all that follows from it by itself."""
        getattr(self, f"play_{self.kind}")(move)
        self.go_on()

    def position(self) -> dict[str, Any]:
        """The documented keys of a position."""
        here = {key: getattr(self, key) for key in POSITION_KEYS if key != "game"}
        return copy.deepcopy({"game": "lorenzo", **here})

    def scores(self) -> list[int]:
        return [seat["vp"] for seat in self.seats]

    def winners(self) -> list[int]:
        """LM-END-2: most VP; a tie goes to the seat earlier in the turn order after round 6."""
        if self.phase != "over":
            return []
        return [min(self.all_seats(), key=lambda seat: (-self.seats[seat]["vp"], self.order.index(seat)))]

    # From one decision to the next

    def go_on(self) -> None:
        """Do what comes by itself until a decision is put or the game is over."""
        self.seat = self.kind = self.asked = None
        while self.kind is None and self.phase != "over":
            if self.pending:
                self.do_task(self.pending.pop(0))
            elif self.phase == "setup":
                self.go_on_with_setup()
            elif self.phase == "actions":
                self.go_on_with_turns()
            else:
                self.go_on_with_report()

    def ask(self, kind: str, seat: int, task: Task | None = None) -> None:
        self.kind, self.seat, self.asked = kind, seat, task

    def push(self, *tasks: Task) -> None:
        """What is set off now is done before what was waiting."""
        self.pending[:0] = tasks

    def do_task(self, task: Task) -> None:
        if isinstance(task, Resolve):
            self.resolve(task)
        elif isinstance(task, Privileges):
            if task.left and self.privileges_open(task):
                self.ask("privilege", self.active, task)
        else:
            payments = self.payments(self.active, self.seats[self.active], task)
            if len(payments) > 1:
                self.ask("pay", self.active, task)
            else:
                self.acquire(task, payments[0])

    # Who is who

    def all_seats(self) -> list[int]:
        return list(range(len(self.seats)))

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        assert self.turn is not None
        return self.turn.seat

    @property
    def me(self) -> Seat:
        return self.seats[self.active]

    # Set-up of the advanced game

    def go_on_with_setup(self) -> None:
        """LM-SET-4, LM-SET-5: tiles in reverse turn order, then the draft, then round 1."""
        if self.tile_pickers:
            self.ask("tile", self.tile_pickers[0])
        elif self.drafters:
            self.ask("draft", self.drafters[0])
        else:
            self.pass_hands_on()

    def moves_tile(self) -> Iterator[Move]:
        for key, tile in self.tiles.items():
            if tile["side"] == "advanced" and key not in self.tiles_taken:
                yield {"do": "tile", "tile": key}

    def play_tile(self, move: Move) -> None:
        self.seats[self.tile_pickers.pop(0)]["tile"] = move["tile"]
        self.tiles_taken.append(move["tile"])

    def moves_draft(self) -> Iterator[Move]:
        for leader in self.seats[self.drafters[0]]["hand"]:
            yield {"do": "draft", "leader": leader}

    def play_draft(self, move: Move) -> None:
        seat = self.seats[self.drafters.pop(0)]
        seat["hand"].remove(move["leader"])
        seat["kept"].append(move["leader"])

    def pass_hands_on(self) -> None:
        """LM-SET-5: each hand goes to the right, to the seat before; the last card comes by itself."""
        hands = [seat["hand"] for seat in self.seats]
        for seat, hand in zip(self.seats, hands[1:] + hands[:1], strict=True):
            seat["hand"] = hand
        if len(hands[0]) > 1:
            self.drafters = self.all_seats()
            return
        for seat in self.seats:
            seat["hand"], seat["kept"] = seat["kept"] + seat["hand"], []
        self.set_up_round()

    # Rounds and turns

    def set_up_round(self) -> None:
        """LM-RND-1: four cards onto each tower, bottom to top, and the dice."""
        self.phase = "actions"
        self.dice = self.dice_to_come.pop(0)
        for tower, deck in self.decks.items():
            self.towers[tower] = [deck.pop(0) for _ in self.board["towers"][tower]]
        self.turns = self.turns_of_round()

    def turns_of_round(self) -> list[Turn]:
        """LM-RND-2, LM-EXC-3: four laps; under 2-7 nothing is placed in the first, and a turn comes at the end."""
        skippers = [seat for seat in self.order if self.has(seat, "skip_first_turn")]
        laps = range(len(self.members))
        turns = [Turn(seat, lap == 0 and seat in skippers) for lap in laps for seat in self.order]
        return turns + [Turn(seat, skipped=False) for seat in skippers]

    def go_on_with_turns(self) -> None:
        """LM-RND-2, LM-LDR-1: the turn under way, else the next one, else the end of the round."""
        turn = self.turn
        if turn and not turn.ended and (not turn.placed or self.leader_moves()):
            self.ask("turn", turn.seat)
        elif self.turns:
            self.turn = self.turns.pop(0)
        else:
            self.turn = None
            self.end_actions()

    def end_actions(self) -> None:
        """LM-VAT-1: a report after rounds 2, 4 and 6, before anything is cleared."""
        if self.round % self.data["setup"]["rounds_per_period"] == 0:
            self.phase = "vatican"
            self.reporters = list(self.order)
        else:
            self.end_round()

    def end_round(self) -> None:
        """LM-RND-3, then the next round or the final scoring."""
        self.order = self.next_order()
        for tower in self.towers.values():
            tower[:] = [None] * len(tower)
        for members in self.spaces.values():
            members.clear()
        for seat in self.seats:
            seat["members"] = list(self.members)
            seat["six"] = None
            for leader in seat["leaders"]:
                leader["used"] = False
        if self.round == self.data["setup"]["rounds_per_period"] * self.data["setup"]["periods"]:
            self.phase = "over"
            self.final_scoring()
        else:
            self.round += 1
            self.set_up_round()

    def next_order(self) -> list[int]:
        """LM-RND-3: by first member in the council palace; the others keep their order behind."""
        in_council = list(dict.fromkeys(seat for seat, _ in self.spaces["council"]))
        return in_council + [seat for seat in self.order if seat not in in_council]

    def moves_turn(self) -> Iterator[Move]:
        """LM-RND-2, LM-EXC-3: place, or pass where nothing can be placed; leader moves; end after placing."""
        turn = self.turn
        assert turn is not None
        if turn.placed:
            yield {"do": "end"}
        else:
            placements = [] if turn.skipped else self.placements()
            yield from placements
            if not placements:
                yield {"do": "pass"}
        yield from self.leader_moves()

    def play_turn(self, move: Move) -> None:
        assert self.turn is not None
        if move["do"] in ("pass", "end"):
            self.turn.ended = True
        elif move["do"] == "place":
            self.turn.placed = True
            self.place(move["member"], move["space"], move["servants"])
        else:
            getattr(self, f"{move['do']}_leader")(move)

    # What always holds for a seat

    def standing(self, seat: int) -> Iterator[tuple[str, Effect]]:
        """Effects that are always on, and where they come from: characters, leaders, excommunications."""
        for key in self.seats[seat]["cards"]["character"]:
            for effect in self.cards[key]["permanent"]:
                yield "card", effect
        for played in self.seats[seat]["leaders"]:
            leader = self.acting_leader(played)
            if leader["mode"] == "permanent":
                for effect in leader["ability"]:
                    yield "leader", effect
        for tile in self.seats[seat]["excommunicated"]:
            yield "excommunication", self.excommunication_effects[tile]

    def standing_of(self, seat: int, op: str) -> list[Effect]:
        return [effect for _, effect in self.standing(seat) if effect["op"] == op]

    def has(self, seat: int, op: str) -> bool:
        return bool(self.standing_of(seat, op))

    # Values and servants

    def member_value(self, member: str) -> int:
        """LM-VAL-1: the die or a set value, and what is added to it."""
        assert self.dice is not None
        seat = self.active
        value = self.dice[member] if member in self.coloured else self.data["setup"]["neutral_value"]
        for effect in self.standing_of(seat, "member_value_set"):
            if member in effect["members"]:
                value = effect["value"]
        if self.me["six"] == member:
            value = self.federico_value()
        for effect in self.standing_of(seat, "member_value_add"):
            if member in effect["members"]:
                value += effect["value"]
        return int(value)

    def federico_value(self) -> int:
        """LM-LDR-7: the six of Federico da Montefeltro."""
        abilities = (effect for leader in self.leaders.values() for effect in leader["ability"])
        return int(next(effect["value"] for effect in abilities if effect["op"] == "member_value_set_one"))

    def action_bonus(self, action: str, card: str | None = None, servants_only: bool = False) -> int:
        """LM-CRD-2, LM-LDR-3: bonuses and penalties of an action; Sforza and Leonardo know the penalties only."""
        return sum(
            effect["value"]
            for origin, effect in self.standing(self.active)
            if effect["op"] == "action_bonus" and effect["action"] == action
            if effect.get("card") in (card, "any")
            if origin == "excommunication" or not servants_only
        )

    def servant_rate(self) -> tuple[int, int]:
        """LM-VAL-1: so many servants for so much value; 2-6 makes it two for one."""
        for effect in self.standing_of(self.active, "servant_rate"):
            return effect["servants"], effect["value"]
        return 1, 1

    def servants_needed(self, value: int, target: int) -> int:
        """LM-VAL-2: the least number of servants that lifts `value` to `target`."""
        servants, raises = self.servant_rate()
        lacking = max(0, target - value)
        return -(-lacking // raises) * servants

    def value_with(self, value: int, spent: int) -> int:
        servants, raises = self.servant_rate()
        return value + spent // servants * raises

    def work_servants(self, action: str, value: int, target: int) -> list[int]:
        """LM-VAL-2: the least number that makes the value, or a larger one at which one more own card fires."""
        least = self.servants_needed(value, target)
        reached = self.value_with(value, least)
        activations = [self.cards[key]["activation"] for key in self.me["cards"][LINE_OF[action]]]
        more = {self.servants_needed(value, needs) for needs in activations if needs > reached}
        numbers = {least, *more, *self.larger_numbers(least)}
        return [number for number in sorted(numbers) if number <= self.me["servants"]]

    def larger_numbers(self, least: int) -> list[int]:
        """LM-VAL-2: in round 6, with 3-7 in the game or held, any larger number; with 2-6 even ones only."""
        if self.round != 6 or "3-7" not in (self.excommunications[2], *self.me["excommunicated"]):
            return []
        step = 2 if "2-6" in self.me["excommunicated"] else 1
        return list(range(least + step, self.me["servants"] + 1, step))

    # Placing a member

    def placements(self) -> list[Move]:
        """LM-RND-2: every member at home, every open space, every number of servants."""
        return [
            {"do": "place", "member": member, "space": space, "servants": servants}
            for member in self.me["members"]
            for space in self.spaces
            for servants in self.placement_servants(member, space)
        ]

    def placement_servants(self, member: str, space: str) -> list[int]:
        """The numbers of servants with which this member may be placed there; none where it may not."""
        area, _, slot = space.partition(".")
        value = self.member_value(member)
        if area in self.towers:
            if self.colour_stands(member, area):
                return []
            return self.take_servants(area, int(slot) - 1, value, {}, bonus_action=False)
        if area == "council":
            return self.plain_servants(value, self.board["council_palace"]["value"])
        if self.is_full(space):
            return []
        if area == "market":
            if self.has(self.active, "no_market"):
                return []
            return self.plain_servants(value, self.board_space(space)["value"])
        if self.colour_stands(member, area):
            return []
        return self.work_servants(area, self.work_value(member, space), self.board_space(space)["value"])

    def work_value(self, member: str, space: str) -> int:
        """LM-WRK-1: the value of a harvest or production by a member, before servants."""
        action = space.partition(".")[0]
        return self.member_value(member) + self.action_bonus(action) + int(self.board_space(space)["malus"])

    def board_space(self, space: str) -> dict[str, Any]:
        area, _, slot = space.partition(".")
        return next(entry for entry in self.board[area] if str(entry["slot"]) == slot)

    def is_full(self, space: str) -> bool:
        """LM-WRK-1, LM-MKT-1, LM-LDR-6: single spaces take one member; Ariosto enters all the same."""
        capacity = self.board_space(space)["capacity"]
        if capacity is None or self.has(self.active, "ignore_occupied_spaces"):
            return False
        return len(self.spaces[space]) >= int(capacity)

    def colour_stands(self, member: str, area: str) -> bool:
        """LM-TOW-3, LM-WRK-1: a coloured member, and a coloured one of the same seat already in the area."""
        return member in self.coloured and any(
            seat == self.active and other in self.coloured for seat, other in self.members_in(area)
        )

    def members_in(self, area: str) -> list[list[Any]]:
        return [entry for space, there in self.spaces.items() if space.partition(".")[0] == area for entry in there]

    def plain_servants(self, value: int, target: int) -> list[int]:
        """LM-VAL-2: at towers, market and council as many as are needed, and sometimes more."""
        needed = self.servants_needed(value, target)
        return [number for number in (needed, *self.larger_numbers(needed)) if number <= self.me["servants"]]

    def place(self, member: str, space: str, servants: int) -> None:
        """Servants leave, the member stands on the space, then what the space does."""
        area, _, slot = space.partition(".")
        if area in self.towers:
            self.take(area, int(slot) - 1, servants, {}, member)
            return
        value = self.work_value(member, space) if area in LINE_OF else 0
        self.me["servants"] -= servants
        self.stand(member, space)
        if area in LINE_OF:
            self.work(area, self.value_with(value, servants))
        else:
            gain = self.board["council_palace"] if area == "council" else self.board_space(space)
            self.gain(gain["gain"], Source())

    def stand(self, member: str, space: str) -> None:
        self.me["members"].remove(member)
        self.spaces[space].append([self.active, member])

    # Taking a card

    def take_servants(self, tower: str, floor: int, value: int, discount: Goods, *, bonus_action: bool) -> list[int]:
        """LM-TOW-1, LM-TOW-4: the number of servants with which this card may be taken; none where it may not."""
        if self.towers[tower][floor] is None:
            return []
        value += self.action_bonus("take_card", tower)
        numbers = self.plain_servants(value, self.board["towers"][tower][floor]["value"])
        task = Pay(tower, floor, discount)
        return [number for number in numbers if self.can_take(task, number, bonus_action)]

    def can_take(self, task: Pay, servants: int, bonus_action: bool) -> bool:
        """LM-TOW-2, LM-TOW-4: servants and 3 coins gone and the floor bonus there, can it be housed and paid?"""
        purse = {resource: self.me[resource] for resource in RESOURCES}
        purse["servants"] -= servants
        spend(purse, self.tower_fee(task.tower, bonus_action))
        if min(purse.values()) < 0:
            return False
        self.add(purse, self.floor_bonus(task.tower, task.floor))
        return self.can_house(task.tower, purse) and bool(self.payments(self.active, purse, task))

    def tower_fee(self, tower: str, bonus_action: bool) -> Goods:
        """LM-TOW-2, LM-LDR-6: 3 coins where any member stands in the tower; Brunelleschi waives them."""
        if not self.members_in(tower):
            return {}
        waived = self.has(self.active, "no_occupied_tower_fee")
        if waived and (not bonus_action or self.options["brunelleschi_bonus_actions"]):
            return {}
        return dict(self.board["occupied_tower_fee"])

    def floor_bonus(self, tower: str, floor: int) -> Goods:
        """LM-TOW-2, LM-CRD-2, LM-EXC-2: the floor's bonus, one source; none with the Preacher."""
        if self.has(self.active, "no_floor_bonus"):
            return {}
        return self.reduced(self.board["towers"][tower][floor]["bonus"], Source())

    def can_house(self, tower: str, purse: Goods) -> bool:
        """LM-TOW-4, LM-TOW-5: at most six of a kind; territories need military, unless Cesare Borgia helps."""
        held = len(self.me["cards"][tower])
        if held >= self.data["setup"]["max_cards_per_type"]:
            return False
        if tower != "territory" or self.has(self.active, "no_territory_requirement"):
            return True
        return bool(purse["military"] >= self.board["territory_slot_military"][held])

    def payments(self, seat: int, purse: Goods | Seat, task: Pay) -> list[Goods]:
        """LM-TOW-4, LM-TOW-6: every different payment that is affordable for the card on the floor."""
        key = self.towers[task.tower][task.floor]
        assert key is not None
        card = self.cards[key]
        discounts = [
            effect["choose"] for effect in self.standing_of(seat, "discount") if effect["card"] in (card["type"], "any")
        ]
        if task.discount:
            discounts.append([task.discount])
        found: list[Goods] = []
        for alternative in card["costs"] or [{"pay": {}}]:
            if not covers(purse, alternative.get("require", {})):
                continue
            for payment in lowered_costs(alternative["pay"], discounts):
                if covers(purse, payment) and payment not in found:
                    found.append(payment)
        return found

    def take(self, tower: str, floor: int, servants: int, discount: Goods, member: str | None) -> None:
        """Servants leave, the 3 coins leave, the member stands, the floor bonus comes; then the card is paid."""
        self.me["servants"] -= servants
        spend(self.me, self.tower_fee(tower, bonus_action=member is None))
        if member is not None:
            self.stand(member, f"{tower}.{floor + 1}")
        self.add(self.me, self.floor_bonus(tower, floor))
        self.push(Pay(tower, floor, discount))

    def moves_pay(self) -> Iterator[Move]:
        assert isinstance(self.asked, Pay)
        for payment in self.payments(self.active, self.me, self.asked):
            yield {"do": "pay", "goods": dict(payment)}

    def play_pay(self, move: Move) -> None:
        assert isinstance(self.asked, Pay)
        self.acquire(self.asked, move["goods"])

    def acquire(self, task: Pay, payment: Goods) -> None:
        """LM-TOW-4: pay, put the card in its line, resolve its immediate effects in printed order."""
        spend(self.me, payment)
        key = self.towers[task.tower][task.floor]
        assert key is not None
        self.towers[task.tower][task.floor] = None
        self.me["cards"][task.tower].append(key)
        source = Source()
        immediate = self.cards[key]["immediate"]
        self.push(*(Resolve(effect, source, immediate=True, card=key) for effect in immediate))

    # Harvest and production

    def work(self, action: str, value: int) -> None:
        """LM-WRK-2, LM-WRK-3: the bonus tile, then the cards from left to right; servants are already spent."""
        budget = {resource: self.me[resource] for resource in RESOURCES}
        tasks: list[Resolve] = []
        tile = self.tiles[self.me["tile"]]
        if tile["activation"] <= value:
            tasks.append(Resolve({"op": "gain", "gain": tile[action]}, Source()))
        for key in self.me["cards"][LINE_OF[action]]:
            if self.cards[key]["activation"] <= value:
                source = Source()
                for effect in self.cards[key]["permanent"]:
                    tasks.append(Resolve(effect, source, budget=budget, card=key))
        self.push(*tasks)

    def payable_options(self, task: Resolve) -> list[int]:
        """LM-WRK-3: arrows that can be paid from what was held before the activation and is not yet paid away."""
        assert task.budget is not None
        options = task.effect["options"]
        return [number for number, option in enumerate(options) if covers(task.budget, option["pay"])]

    def moves_exchange(self) -> Iterator[Move]:
        assert isinstance(self.asked, Resolve)
        for option in self.payable_options(self.asked):
            yield {"do": "exchange", "card": self.asked.card, "option": option}
        yield {"do": "skip"}

    def play_exchange(self, move: Move) -> None:
        task = self.asked
        assert isinstance(task, Resolve)
        assert task.budget is not None
        if move["do"] == "skip":
            return
        option = task.effect["options"][move["option"]]
        spend(self.me, option["pay"])
        spend(task.budget, option["pay"])
        self.gain(option["gain"], task.source)

    # Effects

    def resolve(self, task: Resolve) -> None:
        """LM-CRD-1, LM-CRD-3: one effect of the component data."""
        effect = task.effect
        if effect["op"] == "gain":
            self.gain(effect["gain"], task.source, task.immediate)
        elif effect["op"] == "gain_per_card":
            self.gain(times(effect["gain"], len(self.me["cards"][effect["card"]])), task.source, task.immediate)
        elif effect["op"] == "gain_per_points":
            held = min(self.me[resource] // per for resource, per in effect["per"].items())
            self.gain(times(effect["gain"], held), task.source, task.immediate)
        elif effect["op"] == "exchange":
            if self.payable_options(task):
                self.ask("exchange", self.active, task)
        elif effect["op"] == "action":
            if self.bonus_moves(effect):
                self.ask("bonus", self.active, task)
        else:
            raise ValueError(f"no such effect to resolve: {effect['op']}")

    def gain(self, gain: Goods, source: Source, immediate: bool = False) -> None:
        """LM-PRV-1, LM-LDR-4: goods and points first, then the privileges; Santa Rita doubles goods."""
        amounts = {resource: amount for resource, amount in gain.items() if resource != "privilege"}
        if immediate and self.options["santa_rita_malus"] == "after":
            amounts = self.reduced(self.doubled(amounts), source)
        elif immediate:
            amounts = self.doubled(self.reduced(amounts, source))
        else:
            amounts = self.reduced(amounts, source)
        self.add(self.me, amounts)
        if gain.get("privilege"):
            self.push(Privileges(gain["privilege"], []))

    def doubled(self, amounts: Goods) -> Goods:
        """LM-LDR-4: Santa Rita."""
        for effect in self.standing_of(self.active, "double_immediate_resources"):
            doubles = effect["resources"]
            amounts = {key: amount * 2 if key in doubles else amount for key, amount in amounts.items()}
        return amounts

    def reduced(self, amounts: Goods, source: Source) -> Goods:
        """LM-EXC-2: 'one fewer' of each source, never below 0; wood and stone each, or one of them in total."""
        amounts = dict(amounts)
        for effect in self.standing_of(self.active, "gain_malus"):
            total = self.options["malus_wood_stone"] == "total"
            for resource in effect["resources"]:
                counts_as = effect["resources"][0] if total else resource
                fewer = min(amounts.get(resource, 0), effect["value"] - source.suffered[counts_as])
                if fewer > 0:
                    amounts[resource] -= fewer
                    source.suffered[counts_as] += fewer
        return amounts

    def add(self, purse: Goods | Seat, amounts: Goods) -> None:
        """What exceeds a track is lost."""
        ends = {"military": self.board["military_track_max"], "faith": len(self.board["faith_track_vp"]) - 1}
        for resource, amount in amounts.items():
            purse[resource] += amount
            if resource in ends:
                purse[resource] = min(purse[resource], ends[resource])

    def privileges_open(self, task: Privileges) -> list[str]:
        return [name for name in self.privilege_gains if name not in task.taken]

    def moves_privilege(self) -> Iterator[Move]:
        """LM-PRV-1: several from one effect must differ."""
        assert isinstance(self.asked, Privileges)
        for name in self.privileges_open(self.asked):
            yield {"do": "privilege", "gain": name}

    def play_privilege(self, move: Move) -> None:
        """LM-EXC-2: a single privilege is a source of its own."""
        assert isinstance(self.asked, Privileges)
        self.gain(self.privilege_gains[move["gain"]], Source())
        self.push(Privileges(self.asked.left - 1, [*self.asked.taken, move["gain"]]))

    # Bonus actions

    def bonus_moves(self, effect: Effect) -> list[Move]:
        """LM-BON-1: what can be done with a card's bonus action, declining left aside."""
        action = effect["action"]
        if action in LINE_OF:
            value = effect["value"] + self.action_bonus(action, servants_only=not effect.get("card_bonuses", True))
            return [{"do": "work", "servants": number} for number in self.work_servants(action, value, 1)]
        discount = effect.get("discount", {})
        return [
            {"do": "take", "space": f"{tower}.{floor + 1}", "servants": servants}
            for tower, floors in self.towers.items()
            if effect["card"] in (tower, "any")
            for floor in range(len(floors))
            for servants in self.take_servants(tower, floor, effect["value"], discount, bonus_action=True)
        ]

    def moves_bonus(self) -> Iterator[Move]:
        assert isinstance(self.asked, Resolve)
        yield from self.bonus_moves(self.asked.effect)
        yield {"do": "decline"}

    def play_bonus(self, move: Move) -> None:
        assert isinstance(self.asked, Resolve)
        effect = self.asked.effect
        if move["do"] == "take":
            tower, _, slot = move["space"].partition(".")
            self.take(tower, int(slot) - 1, move["servants"], effect.get("discount", {}), None)
        elif move["do"] == "work":
            self.work_without_member(effect, move["servants"])

    def work_without_member(self, effect: Effect, servants: int) -> None:
        """LM-BON-1, LM-LDR-3: harvest or production at a value, without a member."""
        action = effect["action"]
        value = effect["value"] + self.action_bonus(action, servants_only=not effect.get("card_bonuses", True))
        self.me["servants"] -= servants
        self.work(action, self.value_with(value, servants))

    # Leaders

    def acting_leader(self, played: dict[str, Any]) -> dict[str, Any]:
        """LM-LDR-5: a played leader, or the one that Lorenzo de' Medici copies."""
        return self.leaders[played["copy"] or played["leader"]]

    def leader_moves(self) -> list[Move]:
        """LM-LDR-1: play, discard and activate."""
        moves: list[Move] = []
        for leader in self.me["hand"]:
            if self.meets_requirement(leader):
                moves += self.ways_to_play(leader)
            moves.append({"do": "discard", "leader": leader})
        for played in self.me["leaders"]:
            if self.acting_leader(played)["mode"] == "once_per_round" and not played["used"]:
                moves += self.ways_to_activate(played)
        return moves

    def meets_requirement(self, leader: str) -> bool:
        """LM-LDR-1: one of the alternatives in full."""
        counts = {kind: len(cards) for kind, cards in self.me["cards"].items()}
        return any(
            covers(counts, needs.get("cards", {})) and covers(self.me, needs.get("resources", {}))
            for needs in self.leaders[leader]["require_any"]
        )

    def ways_to_play(self, leader: str) -> list[Move]:
        """LM-LDR-5: Lorenzo names a leader that another seat has played; without one he stays in hand."""
        if not self.copies(leader):
            return [{"do": "play", "leader": leader}]
        return [
            {"do": "play", "leader": leader, "copy": played["leader"]}
            for seat in self.all_seats()
            if seat != self.active
            for played in self.seats[seat]["leaders"]
            if not self.copies(played["leader"])
        ]

    def copies(self, leader: str) -> bool:
        return any(effect["op"] == "copy_leader" for effect in self.leaders[leader]["ability"])

    def ways_to_activate(self, played: dict[str, Any]) -> list[Move]:
        """LM-LDR-3, LM-LDR-7: Federico names a coloured member at home, Sforza and Leonardo say the servants.

        Lorenzo goes by his own name, with whatever key the copied leader's activation carries.
        """
        move: Move = {"do": "activate", "leader": played["leader"]}
        (effect,) = self.acting_leader(played)["ability"]
        if effect["op"] == "member_value_set_one":
            at_home = [member for member in self.me["members"] if member in effect["members"]]
            return [{**move, "member": member} for member in at_home]
        if effect["op"] == "action":
            return [{**move, "servants": work["servants"]} for work in self.bonus_moves(effect)]
        return [move]

    def play_leader(self, move: Move) -> None:
        self.me["hand"].remove(move["leader"])
        self.me["leaders"].append({"leader": move["leader"], "used": False, "copy": move.get("copy")})

    def discard_leader(self, move: Move) -> None:
        """LM-LDR-1: a leader from hand for a privilege."""
        self.me["hand"].remove(move["leader"])
        self.push(Privileges(1, []))

    def activate_leader(self, move: Move) -> None:
        """LM-LDR-1, LM-LDR-2: it turns face down until the round ends, and does what it does."""
        played = next(entry for entry in self.me["leaders"] if entry["leader"] == move["leader"])
        played["used"] = True
        (effect,) = self.acting_leader(played)["ability"]
        if effect["op"] == "member_value_set_one":
            self.me["six"] = move["member"]
        elif effect["op"] == "action":
            self.work_without_member(effect, move["servants"])
        else:
            self.push(Resolve(effect, Source()))

    # Vatican report

    @property
    def period(self) -> int:
        return -(-self.round // int(self.data["setup"]["rounds_per_period"]))

    def is_last_report(self) -> bool:
        return self.period == int(self.data["setup"]["periods"])

    def go_on_with_report(self) -> None:
        """LM-VAT-1, LM-VAT-3: seats in turn order; below the need by itself."""
        if not self.reporters:
            self.end_round()
            return
        seat = self.reporters[0]
        if self.seats[seat]["faith"] >= self.board["faith_required"][str(self.period)]:
            self.ask("vatican", seat)
            return
        self.reporters.pop(0)
        self.excommunicate(seat)
        if self.is_last_report():
            self.score_faith(seat)

    def moves_vatican(self) -> Iterator[Move]:
        yield {"do": "support"}
        yield {"do": "refuse"}

    def play_vatican(self, move: Move) -> None:
        seat = self.reporters.pop(0)
        if move["do"] == "support":
            self.score_faith(seat)
            for effect in self.standing_of(seat, "church_support_bonus"):
                self.add(self.seats[seat], effect["gain"])
        else:
            self.excommunicate(seat)
            if self.is_last_report() and self.options["last_report_decline_scores"]:
                self.score_faith(seat)

    def excommunicate(self, seat: int) -> None:
        self.seats[seat]["excommunicated"].append(self.excommunications[self.period - 1])

    def score_faith(self, seat: int) -> None:
        """LM-VAT-2: the VP of the faith step, and faith to 0."""
        self.seats[seat]["vp"] += self.board["faith_track_vp"][self.seats[seat]["faith"]]
        self.seats[seat]["faith"] = 0

    # The end

    def final_scoring(self) -> None:
        """LM-END-1."""
        military = [seat["military"] for seat in self.seats]
        for seat in self.all_seats():
            self.seats[seat]["vp"] -= self.losses(seat, before=True)
            self.seats[seat]["vp"] += self.final_points(seat) + self.military_prize(military, seat)
            self.seats[seat]["vp"] -= self.losses(seat, before=False)

    def final_points(self, seat: int) -> int:
        """LM-END-1: territories, characters, ventures and goods; 3-1 to 3-3 take the cards' points away."""
        scoring = self.data["scoring"]
        cards = self.seats[seat]["cards"]
        points: dict[str, int] = {
            "territory": scoring["territories"][len(cards["territory"])],
            "character": scoring["characters"][len(cards["character"])],
            "venture": sum(self.cards[key]["end_vp"] for key in cards["venture"]),
        }
        for effect in self.standing_of(seat, "no_final_vp"):
            points[effect["card"]] = 0
        goods: int = sum(self.seats[seat][resource] for resource in scoring["resources_counted"])
        return sum(points.values()) + goods // int(scoring["resources_per_vp"])

    def military_prize(self, military: list[int], seat: int) -> int:
        """LM-END-1: first and second; a tie for first leaves no second prize."""
        rank = self.data["scoring"]["military_rank"]
        ahead = sum(1 for other in military if other > military[seat])
        if ahead == 0:
            return int(rank["first"])
        return int(rank["second"]) if ahead == 1 else 0

    def losses(self, seat: int, *, before: bool) -> int:
        """LM-END-1: excommunications 3-4 (before all else) to 3-7."""
        held = self.seats[seat]
        lost = 0
        for effect in self.standing_of(seat, "final_vp_loss"):
            if (effect.get("when") == "before_final_scoring") == before:
                lost += effect["lose"] * sum(held[key] // per for key, per in effect.get("per", {}).items())
                lost += effect["lose"] * sum(held[key] for key in effect.get("per_each", []))
        for effect in [] if before else self.standing_of(seat, "final_vp_loss_building_costs"):
            for key in held["cards"]["building"]:
                printed = self.cards[key]["costs"][0]["pay"]
                lost += effect["lose"] * sum(printed.get(resource, 0) for resource in effect["resources"])
        return lost


# Small sums


def privilege_name(gain: Goods) -> str:
    """LM-PRV-1: a privilege is named by what it gives; the one of several kinds is called goods."""
    return next(iter(gain)) if len(gain) == 1 else "goods"


def covers(purse: Goods | Seat, needs: Goods) -> bool:
    return all(purse[key] >= amount for key, amount in needs.items())


def spend(purse: Goods | Seat, payment: Goods) -> None:
    for resource, amount in payment.items():
        purse[resource] -= amount


def times(gain: Goods, number: int) -> Goods:
    return {resource: amount * number for resource, amount in gain.items()}


def lowered(cost: Goods, discounts: list[Goods]) -> Goods:
    """LM-TOW-4: discounts added up, never below 0 per kind; kinds at 0 left out."""
    left = {key: amount - sum(discount.get(key, 0) for discount in discounts) for key, amount in cost.items()}
    return {key: amount for key, amount in left.items() if amount > 0}


def lowered_costs(cost: Goods, discounts: list[list[Goods]]) -> Iterator[Goods]:
    """Every choice of one entry per discount, judged on the final payment.

    A choice that lowers nothing is no choice while another entry of the same discount lowers something.
    """
    for chosen in itertools.product(*discounts):
        payment = lowered(cost, list(chosen))
        idle = False
        for number, entries in enumerate(discounts):
            others = [*chosen[:number], *chosen[number + 1 :]]
            without = lowered(cost, others)
            idle |= payment == without and any(lowered(cost, [*others, entry]) != without for entry in entries)
        if not idle:
            yield payment


# The self-test: random games of every variant

RULINGS: list[dict[str, Any]] = [
    {},
    {"last_report_decline_scores": True},
    {"malus_wood_stone": "total"},
    {"santa_rita_malus": "each"},
    {"brunelleschi_bonus_actions": False},
]


def start_position(
    data: dict[str, Any], seats: int, rng: random.Random, advanced: bool, ruling: dict[str, Any], rich: bool
) -> dict[str, Any]:
    """LM-SET-1 to LM-SET-6, LM-RND-1: a start position dealt with `rng`; a rich one starts with far more."""
    setup = data["setup"]
    order = rng.sample(range(seats), seats)
    colours = data["board"]["tower_order_left_to_right"]
    decks: dict[str, list[str]] = {colour: [] for colour in colours}
    for colour, period in itertools.product(colours, (1, 2, 3)):
        keys = [card["key"] for card in data["cards"] if (card["type"], card["period"]) == (colour, period)]
        decks[colour] += rng.sample(keys, len(keys))
    rolls = [{die: rng.randint(1, 6) for die in setup["dice"]} for _ in range(6)]
    towers: dict[str, list[str | None]] = {colour: [None] * 4 for colour in colours}
    if not advanced:
        towers = {colour: [decks[colour].pop(0) for _ in range(4)] for colour in colours}
    leaders = rng.sample([leader["key"] for leader in data["leaders"]], 4 * seats)
    spaces = [f"{colour}.{floor}" for colour in colours for floor in (1, 2, 3, 4)]
    spaces += [f"{area}.{slot}" for area in ("harvest", "production") for slot in ("single", "shared")]
    spaces += [*(f"market.{slot}" for slot in (1, 2, 3, 4)), "council"]
    closed = setup["covered_spaces"][str(seats)]
    ids = [[tile["id"] for tile in data["excommunications"] if tile["period"] == p] for p in (1, 2, 3)]
    return {
        "game": "lorenzo",
        "options": {
            "advanced": advanced,
            "last_report_decline_scores": False,
            "malus_wood_stone": "each",
            "santa_rita_malus": "after",
            "brunelleschi_bonus_actions": True,
            **ruling,
        },
        "round": 1,
        "phase": "setup" if advanced else "actions",
        "order": order,
        "seat": order[-1] if advanced else order[0],
        "kind": "tile" if advanced else "turn",
        "dice": None if advanced else rolls.pop(0),
        "towers": towers,
        "decks": decks,
        "dice_to_come": rolls,
        "excommunications": [rng.choice(tiles) for tiles in ids],
        "spaces": {space: [] for space in spaces if space not in closed},
        "seats": [
            {
                **{resource: 12 if rich else setup["start_resources"].get(resource, 0) for resource in RESOURCES},
                "coins": setup["start_coins_by_turn_order"][order.index(seat)] + (15 if rich else 0),
                "tile": None if advanced else "basic",
                "cards": {colour: [] for colour in colours},
                "members": list(setup["members"]),
                "six": None,
                "hand": leaders[4 * seat : 4 * seat + 4] if advanced else [],
                "kept": [],
                "leaders": [],
                "excommunicated": [],
            }
            for seat in range(seats)
        ],
    }


def check_position(oracle: Oracle, data: dict[str, Any]) -> None:
    """Cards, leaders and members are conserved; nothing is negative or off its track before the end."""
    position = oracle.position()
    assert set(position) == set(POSITION_KEYS)
    assert all(set(seat) == set(SEAT_KEYS) for seat in position["seats"])
    rounds_dealt = position["round"] - (position["phase"] == "setup")
    assert len(position["dice_to_come"]) == 6 - rounds_dealt
    for colour, deck in position["decks"].items():
        assert len(deck) == 24 - 4 * rounds_dealt
        owned = [key for seat in position["seats"] for key in seat["cards"][colour]]
        shown = [key for key in position["towers"][colour] if key]
        everywhere = deck + owned + shown
        assert len(everywhere) == len(set(everywhere)) <= 24
        assert all(oracle.cards[key]["type"] == colour for key in everywhere)
        assert all(len(seat["cards"][colour]) <= 6 for seat in position["seats"])
    leaders = [key for seat in position["seats"] for key in seat["hand"] + seat["kept"]]
    leaders += [played["leader"] for seat in position["seats"] for played in seat["leaders"]]
    assert len(leaders) == len(set(leaders)) <= 4 * len(position["seats"])
    standing = [tuple(entry) for there in position["spaces"].values() for entry in there]
    at_home = [(n, member) for n, seat in enumerate(position["seats"]) for member in seat["members"]]
    everybody = itertools.product(range(len(position["seats"])), data["setup"]["members"])
    assert sorted(standing + at_home) == sorted(everybody)
    for seat in position["seats"]:
        assert all(seat[resource] >= 0 for resource in RESOURCES[:-1])
        assert seat["vp"] >= 0 or position["phase"] == "over"
        assert seat["military"] <= 25
        assert seat["faith"] <= 15


def random_move(moves: list[Move], rng: random.Random) -> Move:
    """Any move; but kinds of moves first, so that leaders are not all discarded before they can be played."""
    wanted = [move for move in moves if move["do"] in ("play", "activate", "take", "work", "exchange")]
    if wanted and rng.random() < 0.5:
        return rng.choice(wanted)
    kept = [move for move in moves if move["do"] != "discard"]
    return rng.choice(kept if kept and rng.random() < 0.95 else moves)


def random_game(data: dict[str, Any], start: dict[str, Any], rng: random.Random, seen: Counter[str]) -> None:
    """Play to the end, checking every position, and count what was seen."""
    oracle = Oracle(start, data)
    assert oracle.position() == start, "nothing happens before a move"
    while moves := oracle.moves():
        words = [json.dumps(move, sort_keys=True) for move in moves]
        assert len(words) == len(set(words)), "each move once"
        assert oracle.winners() == []
        check_position(oracle, data)
        move = random_move(moves, rng)
        seen[f"{oracle.kind}: {move['do']}"] += 1
        for key in ("leader", "card", "copy"):
            if key in move:
                seen[f"{move['do']} {key} {move[key]}"] += 1
        oracle.play(move)
    check_position(oracle, data)
    assert (oracle.phase, oracle.seat, oracle.kind, oracle.round) == ("over", None, None, 6)
    (winner,) = oracle.winners()
    assert oracle.scores()[winner] == max(oracle.scores())
    for seat in oracle.seats:
        seen.update(f"excommunicated {tile}" for tile in seat["excommunicated"])
        seen.update(f"owned {key}" for cards in seat["cards"].values() for key in cards)


def self_test(path: str, games: int) -> None:
    """So many games of every number of seats, basic and advanced, poor and rich, under every ruling."""
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    seen: Counter[str] = Counter()
    variants = itertools.product((2, 3, 4), (False, True), RULINGS, (False, True))
    for seats, advanced, ruling, rich in variants:
        for game in range(games):
            rng = random.Random(f"{seats} {advanced} {ruling} {rich} {game}")
            random_game(data, start_position(data, seats, rng, advanced, ruling, rich), rng, seen)
        print(f"{seats} seats, {'advanced' if advanced else 'basic'}, {ruling or 'default'}, "
              f"{'rich' if rich else 'plain'}: {games} games")  # fmt: skip
    wanted = [f"owned {card['key']}" for card in data["cards"]]
    wanted += [f"excommunicated {tile['id']}" for tile in data["excommunications"]]
    wanted += [f"play leader {leader['key']}" for leader in data["leaders"]]
    print("never seen:", [word for word in wanted if not seen[word]] or "nothing")
    print("decisions:", {word: number for word, number in sorted(seen.items()) if ": " in word})


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: lorenzo.py DATA [GAMES]")
    self_test(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2)
