"""OpenSpiel: `signoria_princes`, `signoria_lorenzo` and so on, registered as Python games by importing this module.

All chance of a game follows from one seed, so chance comes first: four chance nodes draw the four bytes of a 32-bit
seed, each of 256 outcomes equally likely. With the parameter `seed` there are no chance nodes and always the same deal.
What a player can do about hidden cards is `resample_from_infostate`.
"""

import json
from bisect import bisect_left
from typing import Any

import numpy as np

import signoria
from signoria import games
from signoria.envs.observer import Array, Observer, Reals, observer
from signoria.envs.rewards import rewards_of
from signoria.kernel.game import Rules
from signoria.kernel.state import NOBODY, Fact, State, facts_seen_by

try:
    import pyspiel
except ImportError:
    raise ImportError(
        'OpenSpiel is missing; install it with: pip install "signoria[rl]". '
        "There it is left out for platforms without a wheel of it on PyPI."
    ) from None

SEED_BYTES = 4
BYTE = 256
DRAWN = -1  # as the parameter `seed`: chance decides
USUAL_SEATS = 4
LONGEST = 20_000  # decisions; random games have some hundred


class Log:
    """What the seats of a game were told: what each saw at the start, every fact it may know, every decision put to it.

    It is written when somebody asks for it, by playing the actions since then on a state that lags behind. Most
    programs never ask, and writing words takes ten times as long as playing.
    """

    def __init__(self, state: State, told: list[list[str]] | None = None) -> None:
        self._behind = state.clone()
        self._actions: list[int] = []  # played since
        self._told = told

    def copy(self) -> "Log":
        copy = Log(self._behind, None if self._told is None else [lines[:] for lines in self._told])
        copy._actions = self._actions[:]
        return copy

    def add(self, action: int) -> None:
        self._actions.append(action)

    def told(self) -> list[list[str]]:
        """The lines of each seat, up to now."""
        state = self._behind
        if self._told is None:
            self._told = [[_line(state.view(seat))] for seat in range(state.seats)]
            self._tell([])
        for action in self._actions:
            facts: list[Fact] = []
            state.journal = facts
            state.apply(action)
            self._tell(facts)
        self._actions.clear()
        return self._told

    def _tell(self, facts: list[Fact]) -> None:
        assert self._told is not None
        for seat, lines in enumerate(self._told):
            lines.extend(_line(fact) for fact in facts_seen_by(seat, facts))
        if self._behind.seat != NOBODY:
            self._told[self._behind.seat].append(_line(self._behind.decision()))


class Deal:
    """A game in progress: the bytes of the seed, and once all of them are known, the state and what seats were told."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.state: State | None = None
        self._log: Log | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Deal":
        copy = Deal()
        copy.drawn = self.drawn[:]
        if self.state is not None and self._log is not None:
            copy.state = self.state.clone()
            copy._log = self._log.copy()
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """As OpenSpiel keeps it: a state by its position."""
        if self.state is None:
            return {"drawn": self.drawn}
        return {"drawn": self.drawn, "state": self.state.position(), "told": self.told()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.drawn = kept["drawn"]
        self.state = self._log = None
        if "state" in kept:
            self.begin(signoria.from_position(kept["state"]).state.clone(), kept["told"])

    def begin(self, state: State, told: list[list[str]] | None = None) -> None:
        """The seed is complete: play on from this state, in which seats have been told so much already."""
        self.state = state
        self._log = Log(state, told)

    def play(self, action: int) -> None:
        assert self.state is not None
        assert self._log is not None
        self.state.apply(action)
        self._log.add(action)

    def told(self) -> list[list[str]]:
        """What each seat was told, one line for each thing."""
        assert self._log is not None
        return self._log.told()

    def resampled(self, seat: int, seed: int) -> "Deal":
        """A deal that this seat could not tell from this one. The others know of it only what they see now."""
        assert self.state is not None
        other = Deal()
        other.drawn = self.drawn[:]
        other.begin(self.state.resample(seat, seed))
        other.told()[seat] = self.told()[seat][:]
        return other


def _line(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel knows games."""

    rules: Rules
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        self.seats: int = chosen.pop("players")
        self.seed: int = chosen.pop("seed")
        self.options = self.rules.validate_options(self.seats, chosen)
        seed = 0 if self.seed == DRAWN else self.seed
        self._first = signoria.new_game(self.rules.name, seats=self.seats, seed=seed, **self.options).state
        self.actions = self._first.offered_count()
        self.seeing = SpielObserver(observer(self.rules.name), None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions,
            max_chance_outcomes=BYTE if self.seed == DRAWN else 0,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES if self.seed == DRAWN else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "SpielObserver":
        if params:
            raise ValueError(f"our observers have no parameters, but got {params}")
        return SpielObserver(observer(self.rules.name), iig_obs_type)

    def observation_tensor_size(self) -> int:
        return len(self.seeing.tensor)

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.seeing.tensor)]

    def start(self, seed: int) -> State:
        """The game of a seed."""
        if seed == self.seed:
            return self._first.clone()
        return self.rules.start(self.seats, seed, self.options, None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel knows states. It is copied by copying `deal`, and kept by pickling it.

    `legal_actions` and `observation_tensor` answer Python at once. OpenSpiel's own would ask who decides four times,
    and begin a game for every tensor to find out how long it is.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deal = Deal()
        if game.seed != DRAWN:
            self.deal.begin(game.start(game.seed))

    def current_player(self) -> int:
        state = self.deal.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return state.seat if state.seat != NOBODY else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.deal.state is not None and self.deal.state.seat == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        state = self.deal.state
        if state is None or state.seat == NOBODY or (player is not None and player != state.seat):
            asked = () if player is None else (player,)
            actions: list[int] = super().legal_actions(*asked)
            return actions
        return self._legal_actions(state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        state = self.deal.state
        if state is None or player != state.seat:
            return []
        actions = sorted(state.legal())
        if actions[-1] >= state.offered_count():
            del actions[bisect_left(actions, state.offered_count()) :]
        return actions

    def observation_tensor(self, player: int | None = None) -> list[float]:
        player = self.current_player() if player is None else player
        state = self.deal.state
        if state is None or not 0 <= player < state.seats:
            tensor: list[float] = super().observation_tensor(player)
            return tensor
        game: SpielGame = self.get_game()
        return game.seeing.listed(state, player)

    def _apply_action(self, action: int) -> None:
        if self.deal.state is not None:
            self.deal.play(action)
            return
        self.deal.drawn.append(action)
        if len(self.deal.drawn) == SEED_BYTES:
            self.deal.begin(self.get_game().start(int.from_bytes(bytes(self.deal.drawn), "big")))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.deal.state is None:
            return f"seed byte {action}"
        return _line(self.deal.state.move_of(action))

    def returns(self) -> list[float]:
        """1, shared among those who have won; 0 for all before the end."""
        state = self.deal.state
        if state is None or state.seat != NOBODY:
            return [0.0] * self.num_players()
        return rewards_of("win", state.scores(), state.winners())

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that the player could not tell from this one; `sampler` draws from 0 to 1."""
        other: SpielState = self.clone()
        if self.deal.state is not None and self.deal.state.seat != NOBODY:
            other.deal = self.deal.resampled(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        state = self.deal.state
        return f"seed bytes {self.deal.drawn}" if state is None else _line(state.position())


class SpielObserver:
    """OpenSpiel's view of our observer: the scaled numbers, the pieces by name, and words."""

    def __init__(self, observer: Observer, iig_obs_type: Any) -> None:
        self.observer = observer
        self.remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.public_only = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Reals = np.zeros(observer.size, np.float32)
        self.dict: dict[str, Array] = {}
        places = observer.named(np.arange(observer.size))
        self._order = np.concatenate([piece.ravel() for piece in places.values()])  # OpenSpiel's, in our numbers
        self._place_of = np.argsort(self._order)  # and where each of our numbers goes
        self._zeros = [0.0] * observer.size
        at = 0
        for name, piece in places.items():
            self.dict[name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; the pieces by name are windows into it. OpenSpiel wants each piece in one stretch."""
        inner = state.deal.state
        if inner is None:
            self.tensor.fill(0)
            return
        seen = self.observer.scaled(self.observer.observe(inner, None if self.public_only else player))
        seen.take(self._order, out=self.tensor)

    def listed(self, state: State, player: int) -> list[float]:
        """The tensor as a list. Most numbers are 0, so making it of the others takes a third of the time."""
        places, values = self.observer.nonzero(state, player)
        tensor = self._zeros[:]
        for place, value in zip(self._place_of.take(places).tolist(), values.tolist(), strict=True):
            tensor[place] = value
        return tensor

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; with perfect recall, everything the player was told, one line each."""
        inner = state.deal.state
        if inner is None:
            return "nothing is dealt yet"
        if self.public_only:
            return _line(inner.view(NOBODY))
        return "\n".join(state.deal.told()[player]) if self.remembers else _line(inner.view(player))


def _kind(game: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is set up."""
    rules = games.rules(game)
    return pyspiel.GameType(
        short_name=f"signoria_{game}",
        long_name=f"Signoria: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(USUAL_SEATS, rules.most),
            "seed": DRAWN,
            **{option.name: option.values[0] for option in rules.options},
        },
    )


def _register(game: str) -> None:
    """Make a game known to OpenSpiel by its name with `signoria_` before it."""
    kind = _kind(game)
    pyspiel.register_game(
        kind, type(f"{game.capitalize()}Game", (SpielGame,), {"rules": games.rules(game), "kind": kind})
    )


for _game in games.names():
    if games.spec(_game).observer is not None:
        _register(_game)
