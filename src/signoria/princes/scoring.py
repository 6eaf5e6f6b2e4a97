"""Best work, the end of a round, prestige cards, and who has won."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.state import NOBODY, NONE, Fact, Json
from signoria.princes.characters import last_chances, turn_money_into_pp
from signoria.princes.components import BEST_WORK_PP, LANDSCAPES, ROUNDS
from signoria.princes.state import BEGIN_AUCTION, LAST_SCORING, OVER, Decision, PrincesState

SOURCES: Final = (
    "works", "best_work", "buildings", "landscapes", "builders", "merchant", "banker", "prestige",
)  # fmt: skip
SOURCE_OF_FACT: Final = {
    "payout": "works",
    "best_work": "best_work",
    "joint": "buildings",
    "builder": "builders",
    "merchant": "merchant",
    "banker_pp": "banker",
    "prestige": "prestige",
}


def score_best_work(state: PrincesState) -> None:
    """PF-BST-1: all who share the highest value of the round score; nobody does where no work was completed."""
    best: i64 = 0
    for principality in state.principalities:
        if principality.best_work > best:
            best = principality.best_work
    if best == 0:
        return
    seats = []
    for seat in range(state.seats):
        principality = state.principalities[seat]
        if principality.best_work == best:
            principality.pp += BEST_WORK_PP
            seats.append(seat)
        principality.best_work = 0
    if state.journal is not None:
        state.record_fact({"fact": "best_work", "seats": seats, "wv": best, "pp": BEST_WORK_PP})


class RoundOver(Decision):
    """PF-BST-1, PF-SET-7, PF-END-1: best work; then the next round with the next starting seat, or the end."""

    def apply(self, state: PrincesState, action: int) -> None:
        score_best_work(state)
        if state.round < ROUNDS:
            state.round += 1
            state.start = state.next_seat(state.start)
            state.proceed_to(BEGIN_AUCTION)
        else:
            last_chances(state, LAST_SCORING)


class LastScoring(Decision):
    """PF-END-1: the Banker, then the prestige cards."""

    def apply(self, state: PrincesState, action: int) -> None:
        turn_money_into_pp(state)
        earned = [
            [prestige_pp(state, seat, card) for card in state.principalities[seat].prestige]
            for seat in range(state.seats)
        ]
        for seat in range(state.seats):
            principality = state.principalities[seat]
            for card, pp in zip(principality.prestige, earned[seat], strict=True):
                principality.pp += pp
                if state.journal is not None:
                    name = state.components.prestige_cards[card]
                    state.record_fact({"fact": "prestige", "seat": seat, "card": name, "pp": pp})
        state.phase = OVER
        state.kind = NONE
        state.seat = NOBODY
        state.record_fact({"fact": "over", "scores": scores(state), "winners": winners(state)})


def prestige_pp(state: PrincesState, seat: int, card: int) -> int:
    """PF-END-1: what a prestige card is worth to a seat as things stand."""
    rule = state.components.prestige_rules[card]
    principality = state.principalities[seat]
    if rule.feature < 0:
        met = all(principality.count(feature) >= number for feature, number in rule.needs)
        return rule.value if met else 0
    own = principality.count(rule.feature)
    if own == 0 and not rule.fewest:
        return 0
    tied = False
    for other in range(state.seats):
        if other != seat:
            others = state.principalities[other].count(rule.feature)
            if others < own if rule.fewest else others > own:
                return 0
            if others == own:
                tied = True
    return rule.tied if tied else rule.value


def scores(state: PrincesState) -> list[int]:
    return [principality.pp for principality in state.principalities]


def winners(state: PrincesState) -> list[int]:
    """PF-END-2: the most PP, then the most money; still tied, the win is shared."""
    if state.seat != NOBODY:
        return []
    best = max([(principality.pp, principality.money) for principality in state.principalities])
    return [
        seat for seat in range(state.seats) if (state.principalities[seat].pp, state.principalities[seat].money) == best
    ]


def tie_breaks(state: PrincesState) -> list[tuple[str, list[int]]]:
    """PF-END-2: the most money."""
    return [("money", [int(principality.money) for principality in state.principalities])]


def account(state: PrincesState, facts: list[Fact]) -> Json:
    """Where every PP came from, by source and seat. PF-MON-2: what no fact brought was paid with PP.

    Facts that do not begin with the deal leave out what was scored before them: then nobody can tell.
    """
    sources: dict[str, list[int]] = {}
    for source in (*SOURCES, "paid", "others"):
        sources[source] = [0] * state.seats
    for fact in facts:
        source = _source_of(fact)
        if source:
            for seat in _scorers(fact):
                sources[source][seat] += fact["pp"]
    rest = "paid" if facts and facts[0]["fact"] == "return" else "others"
    for seat in range(state.seats):
        sources[rest][seat] = state.principalities[seat].pp - sum([by_seat[seat] for by_seat in sources.values()])
    return {"sources": {source: by_seat for source, by_seat in sources.items() if any(by_seat)}}


def _source_of(fact: Fact) -> str:
    """What the PP of a fact are for; nothing if it brings none."""
    if fact["fact"] == "place":
        return "landscapes" if fact["piece"] in LANDSCAPES else "buildings"
    return SOURCE_OF_FACT.get(fact["fact"], "")


def _scorers(fact: Fact) -> list[int]:
    """The seats that a fact's PP go to."""
    if fact["fact"] == "best_work":
        return list(fact["seats"])
    return [fact["seat"], fact["partner"]] if fact["fact"] == "joint" else [fact["seat"]]
