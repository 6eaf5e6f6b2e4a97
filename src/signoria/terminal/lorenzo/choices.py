"""Every legal move of a decision, offered with its consequence."""

from collections.abc import Callable, Sequence

from signoria.kernel.state import Json, Move
from signoria.lorenzo.components import MEMBERS, SPACES
from signoria.terminal.lorenzo.drawing import Drawing
from signoria.terminal.lorenzo.names import Names
from signoria.terminal.menus import Entry, ListMenu, Menu


class Choices:
    """Makes menus and describes moves, from what the deciding seat sees."""

    def __init__(self, names: Names, drawing: Drawing) -> None:
        self.names = names
        self.words = names.words
        self.drawing = drawing
        self._menus: dict[str, Callable[[Json], Menu]] = {"turn": self._turn, "bonus": self._bonus}

    def question(self, seat_view: Json) -> str:
        """What is to be decided, as a question."""
        decision = seat_view["decision"]
        kind = decision["kind"]
        if kind == "bonus":
            card, value = self.names.card(decision["card"]), decision["value"]
            if decision["action"] != "take_card":
                return self.words(f"question-bonus-{decision['action']}", card=card, value=value)
            wanted = self.words(f"type-{decision['type']}-one")
            return self.words("question-bonus-take_card", card=card, value=value, type=wanted)
        if kind == "turn":
            verbs = {move["do"] for move in seat_view["moves"]}
            ending = "-placed" if decision["placed"] else "-pass" if "pass" in verbs else ""
            return self.words(f"question-turn{ending}")
        return self.words(
            f"question-{kind}",
            card=self.names.card(decision["card"]) if "card" in decision else "",
            left=decision.get("left", 0),
            need=decision.get("need", 0),
            faith=decision.get("faith", 0),
        )

    def menu(self, seat_view: Json) -> Menu:
        """What is offered now."""
        make = self._menus.get(seat_view["decision"]["kind"])
        return make(seat_view) if make else ListMenu(self._entry(seat_view, move) for move in seat_view["moves"])

    def _entry(self, seat_view: Json, move: Move, section: str = "", key: str = "", words: str = "") -> Entry:
        described = self.describe(seat_view, move)
        return Entry(words or described[0], move, described[1], section, key)

    # Menus of several steps

    def _turn(self, seat_view: Json) -> Menu:
        """LM-RND-2: first the member, then the space, then the servants; leaders besides."""
        moves = seat_view["moves"]
        place, leaders, other = (self.words(f"section-{name}") for name in ("place", "leaders", "other"))
        entries = []
        for member in MEMBERS:
            ways = [move for move in moves if move["do"] == "place" and move["member"] == member]
            if ways:
                entries.append(self._member(seat_view, member, ways, place))
        for group in self._leader_groups(moves):
            entries.append(self._leader(seat_view, group, leaders))
        entries += [self._entry(seat_view, move, other) for move in moves if move["do"] in ("pass", "end")]
        return ListMenu(entries)

    def _member(self, seat_view: Json, member: str, ways: list[Move], section: str) -> Entry:
        """One member, and behind it every space it can go to."""
        value = seat_view["decision"]["values"][member]
        spaces = [space for space in SPACES if any(move["space"] == space for move in ways)]
        label = self.words("fold-member", member=self.words(f"member-{member}"), value=value)
        codes = " ".join(map(self.names.code, spaces))
        told = self.words("fold-spaces", count=len(spaces), codes=codes)
        return Entry(label, self._spaces(seat_view, spaces, ways), told, section)

    def _spaces(self, seat_view: Json, spaces: Sequence[str], ways: list[Move]) -> Menu:
        entries = []
        for space in spaces:
            moves = [move for move in ways if move["space"] == space]
            entries.append(self._space(seat_view, space, moves))
        return ListMenu(entries)

    def _space(self, seat_view: Json, space: str, moves: list[Move]) -> Entry:
        """One space, and behind it the numbers of servants if there are several."""
        area, key = self._area(space), self.names.code(space)
        if len(moves) == 1:
            return self._entry(seat_view, moves[0], area, key, self._there(seat_view, moves[0]))
        least = min(move["servants"] for move in moves)
        label = self.words("fold-servants", space=self._name(seat_view, space), count=least)
        return Entry(label, self._servants(seat_view, moves), self.words("fold-count", count=len(moves)), area, key)

    def _area(self, space: str) -> str:
        """The heading under which a space is listed."""
        area = space.partition(".")[0]
        return self.words(f"label-{area}" if f"label-{area}" in self.words else "spaces")

    def _there(self, seat_view: Json, move: Move) -> str:
        """A card on its floor, or a space; and the servants it takes."""
        name = self._name(seat_view, move["space"])
        return self.words("at-space-servants", space=name, servants=move["servants"])

    def _name(self, seat_view: Json, space: str) -> str:
        area, _, slot = space.partition(".")
        if area in seat_view["towers"]:
            return self.names.card(seat_view["towers"][area][int(slot) - 1])
        return self.names.space(space)

    def _servants(self, seat_view: Json, moves: list[Move]) -> Menu:
        """LM-VAL-2: the same with more and more servants; typed is their number."""
        return ListMenu(
            self._entry(
                seat_view, move, key=str(move["servants"]), words=self.words("move-work", servants=move["servants"])
            )
            for move in sorted(moves, key=lambda move: int(move["servants"]))
        )

    def _leader_groups(self, moves: list[Move]) -> list[list[Move]]:
        """Moves that use the same leader in different ways belong together."""
        groups: dict[tuple[str, str], list[Move]] = {}
        for move in moves:
            if move["do"] in ("play", "activate", "discard"):
                groups.setdefault((move["do"], move["leader"]), []).append(move)
        order = ("play", "activate", "discard")
        return [group for _, group in sorted(groups.items(), key=lambda item: order.index(item[0][0]))]

    def _leader(self, seat_view: Json, moves: list[Move], section: str) -> Entry:
        first = moves[0]
        if len(moves) == 1:
            return self._entry(seat_view, first, section)
        label = "fold-copy" if first["do"] == "play" else "fold-leader"
        further = (
            self._servants(seat_view, moves)
            if "servants" in first
            else ListMenu(self._entry(seat_view, move) for move in moves)
        )
        told = self.words("fold-count", count=len(moves))
        return Entry(self.words(label, leader=self.names.leader(first["leader"])), further, told, section)

    def _bonus(self, seat_view: Json) -> Menu:
        """LM-BON-1: floors by their letters, or numbers of servants; or nothing."""
        moves = seat_view["moves"]
        takes = [move for move in moves if move["do"] == "take"]
        spaces = dict.fromkeys(move["space"] for move in takes)
        entries = [
            self._space(seat_view, space, [move for move in takes if move["space"] == space]) for space in spaces
        ]
        works = sorted([move for move in moves if move["do"] == "work"], key=lambda move: int(move["servants"]))
        entries += [self._entry(seat_view, move, key=str(move["servants"])) for move in works]
        entries += [
            self._entry(seat_view, move, self.words("section-other"), key="x")
            for move in moves
            if move["do"] == "decline"
        ]
        return ListMenu(entries)

    # One move in words

    def describe(self, seat_view: Json, move: Move) -> tuple[str, str]:
        """A move in words, and what follows from it."""
        consequence = getattr(self, f"_after_{move['do']}", None)
        told = [] if consequence is None else consequence(seat_view, move)
        return self._move(seat_view, move), "; ".join(part for part in told if part)

    def _move(self, seat_view: Json, move: Move) -> str:
        names, verb = self.names, move["do"]
        values: Json = {"servants": move.get("servants", 0)}
        if "leader" in move:
            values["leader"] = names.leader(move["leader"])
        if verb == "place":
            values |= {"member": self.words(f"member-{move['member']}-one"), "to": names.space(move["space"], "-to")}
        elif verb == "take":
            area, _, floor = move["space"].partition(".")
            values |= {
                "card": names.card(seat_view["towers"][area][int(floor) - 1]),
                "space": names.space(move["space"]),
            }
        elif verb == "tile":
            values["tile"] = names.tile(move["tile"])
        elif verb == "pay":
            values["goods"] = names.goods(move["goods"])
        elif verb == "privilege":
            values["goods"] = names.goods(self._preview(seat_view, move)["gain"])
        elif verb == "exchange":
            option = self._option(move)
            values |= {"card": names.card(move["card"]), "pay": names.goods(option["pay"])}
            values["gain"] = names.goods(option["gain"])
        for key in ("copy", "member"):
            if key in move and verb != "place":
                values[key] = names.leader(move[key]) if key == "copy" else self.words(f"member-{move[key]}-one")
                verb = f"{verb}-{key}"
        if verb == "activate" and "servants" in move:
            verb = "activate-servants"
        return self.words(f"move-{verb}", **values)

    def _option(self, move: Move) -> Json:
        """LM-WRK-3: the arrow of an exchange."""
        effects = self.names.cards[move["card"]]["permanent"]
        options = next(effect["options"] for effect in effects if effect["op"] == "exchange")
        option: Json = options[move["option"]]
        return option

    # What follows

    def _preview(self, seat_view: Json, move: Move) -> Json:
        """What the appraisal says about a move of a decision with few of them."""
        found: Json = seat_view["appraisal"]["moves"][seat_view["moves"].index(move)]
        return found

    def _follows(self, gain: Json) -> list[str]:
        """Goods and points that come at once, and privileges to choose."""
        goods = {kind: amount for kind, amount in gain.items() if kind != "privilege"}
        told = [self.words("then-gain", goods=self.names.brief(goods))] if goods else []
        if "privilege" in gain:
            told.append(self.words("then-privileges", count=gain["privilege"]))
        return told

    def _taken(self, seat_view: Json, move: Move) -> list[str]:
        """LM-TOW-2, LM-TOW-4: what taking a card costs and brings; several ways to pay are decided later."""
        space = move["space"]
        floor = seat_view["appraisal"]["spaces"][space]
        costs = floor["costs"][str(move["servants"])]
        if any(costs):
            pay = self.words("brief-or").join(map(self.names.brief, costs))
            told = [self.words("then-pay", goods=pay)]
        else:
            told = [self.words("then-free")]
        if floor["fee"]:
            told.append(self.words("then-fee", goods=self.names.brief({"coins": floor["fee"]})))
        told += self._follows(floor["gain"])
        told += [self._bonus_action(bonus) for bonus in floor.get("actions", ())]
        tower, _, number = space.partition(".")
        later = self.names.later(seat_view["towers"][tower][int(number) - 1])
        return [*told, self.words("then-lasting", effects=", ".join(later)) if later else ""]

    def _work(self, seat_view: Json, work: str, value: int) -> list[str]:
        """LM-WRK-2: the value, the cards that fire, and what they bring."""
        reached = [level for level in seat_view["appraisal"]["works"][work] if level["from"] <= value][-1]
        cards = ", ".join(map(self.names.card, reached["fires"])) or self.words("then-tile")
        told = [self.words("then-fires", value=value, cards=cards), *self._follows(reached["gain"])]
        if reached["exchanges"]:
            told.append(self.words("then-exchanges", cards=", ".join(map(self.names.card, reached["exchanges"]))))
        return told

    def _granted(self, seat_view: Json, granted: Json, move: Move) -> list[str]:
        """LM-BON-1, LM-LDR-3: harvest or production without a member."""
        return self._work(seat_view, granted["work"], granted["values"][str(move["servants"])])

    def _bonus_action(self, bonus: Json) -> str:
        """A bonus action in the words of the effects."""
        return self.names.effect({**bonus, "op": "action", "card": bonus.get("type")})

    def _after_place(self, seat_view: Json, move: Move) -> list[str]:
        area = move["space"].partition(".")[0]
        if area in seat_view["towers"]:
            return self._taken(seat_view, move)
        space = seat_view["appraisal"]["spaces"][move["space"]]
        if "values" in space:
            return self._work(seat_view, area, space["values"][move["member"]][str(move["servants"])])
        order = [self.words("then-order", place=space["order"])] if "order" in space else []
        return [*self._follows(space["gain"]), *order]

    def _after_take(self, seat_view: Json, move: Move) -> list[str]:
        return self._taken(seat_view, move)

    def _after_work(self, seat_view: Json, move: Move) -> list[str]:
        return self._granted(seat_view, seat_view["appraisal"]["granted"], move)

    def _after_pay(self, seat_view: Json, move: Move) -> list[str]:
        left = self._preview(seat_view, move)["left"]
        told = ", ".join(self.words(f"good-{kind}-count", count=count) for kind, count in left.items())
        return [self.words("then-left", goods=told)] if told else []

    def _after_activate(self, seat_view: Json, move: Move) -> list[str]:
        ability = seat_view["appraisal"]["abilities"][move["leader"]]
        if "value" in ability:
            return [self.words("then-six", value=ability["value"])]
        return self._granted(seat_view, ability, move) if "work" in ability else self._follows(ability["gain"])

    def _after_discard(self, seat_view: Json, move: Move) -> list[str]:
        return [self.drawing.readiness(seat_view, move["leader"])]

    def _after_play(self, seat_view: Json, move: Move) -> list[str]:
        return [self.names.leader_does(move["copy"] if "copy" in move else move["leader"])]

    def _after_draft(self, seat_view: Json, move: Move) -> list[str]:
        needs = self.words("then-needs", needs=self.names.leader_needs(move["leader"]))
        return [self.names.leader_does(move["leader"]).rstrip("."), needs]

    def _after_tile(self, seat_view: Json, move: Move) -> list[str]:
        return [self.names.tile_gives(move["tile"])]

    def _after_exchange(self, seat_view: Json, move: Move) -> list[str]:
        gain = self._preview(seat_view, move)["gain"]
        return self._follows(gain) if gain != self._option(move)["gain"] else []

    def _after_pass(self, seat_view: Json, move: Move) -> list[str]:
        return [self.words("then-turn-over")]

    def _after_decline(self, seat_view: Json, move: Move) -> list[str]:
        return [self.words("then-no-bonus")]

    def _after_support(self, seat_view: Json, move: Move) -> list[str]:
        gain = self._follows(seat_view["appraisal"]["support"]["gain"])
        return [*gain, self.words("then-faith-gone", faith=seat_view["decision"]["faith"])]

    def _after_refuse(self, seat_view: Json, move: Move) -> list[str]:
        refused, tile = seat_view["appraisal"]["refuse"], seat_view["decision"]["tile"]
        stays = [self.words("then-faith-stays", faith=refused["faith"])] if refused["faith"] else []
        return [*self._follows(refused["gain"]), *stays, self.names.excommunication(tile).rstrip(".")]
