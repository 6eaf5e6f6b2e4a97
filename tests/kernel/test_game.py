"""The friendly API: a game and its record, views, undo, facts, and bad input."""

import json
import random

import pytest

import signoria
from signoria.kernel.state import NOBODY, facts_seen_by


def wander(game, moves, seed=1):
    """Play so many random moves."""
    chance = random.Random(seed)
    for _ in range(moves):
        game.play(chance.choice(game.moves()))
    return game


def new(**options):
    return signoria.new_game("princes", **{"seats": 3, "seed": 5, **options})


def test_a_new_game_asks_the_first_seat():
    game = new()
    assert (game.seat, game.over, game.winners()) == (0, False, [])
    assert game.decision["seat"] == 0
    assert game.scores() == [0, 0, 0]
    assert repr(game) == "<princes, 3 seats, 0 moves, seat 0 to return>"


def test_without_a_seed_one_is_drawn_and_recorded():
    seeds = {signoria.new_game("princes").record()["seed"] for _ in range(5)}
    assert len(seeds) == 5
    assert {len(seed) for seed in seeds} == {64}
    game = signoria.new_game("princes")
    assert signoria.replay(game.record()).position() == game.position()


def test_undo_is_never():
    game = wander(new(), 60)
    positions = [signoria.replay(game.record(), until=count).position() for count in range(61)]
    for count in range(59, 39, -1):
        game.undo()
        assert game.position() == positions[count]
        assert len(game.record()["moves"]) == count


def test_there_is_nothing_to_undo_at_the_start():
    with pytest.raises(signoria.IllegalMove, match="no move to undo"):
        new().undo()


def test_rewinding_and_going_on():
    game = wander(new(), 50)
    record = game.record()
    game.rewind(20)
    assert game.record()["moves"] == record["moves"][:20]
    for move in record["moves"][20:]:
        game.play(move)
    assert game.record() == record
    game.rewind(50)
    assert game.record() == record


@pytest.mark.parametrize("count", [-1, 6, "3", None, 2.0, True])
def test_rewinding_to_where_the_game_never_was(count):
    game = wander(new(), 5)
    with pytest.raises(signoria.BadInput, match="the game has 5 moves"):
        game.rewind(count)
    assert len(game.played) == 5


def test_a_record_is_json_and_gives_the_same_game():
    game = wander(new(muse_and_princess=True, cooperative=True), 120)
    record = json.loads(json.dumps(game.record()))
    assert list(record) == ["signoria", "generator", "game", "seats", "seed", "options", "moves"]
    assert (record["signoria"], record["generator"]) == (1, "blake2b-1")
    assert signoria.replay(record).position() == game.position()
    assert signoria.replay(record).record() == game.record()


def test_the_record_is_ones_own():
    game = new()
    move = dict(game.moves()[0])
    game.play(move)
    move["card"] = "nobody"
    game.record()["moves"].clear()
    assert signoria.replay(game.record()).position() == game.position()


def test_nested_lists_of_a_move_may_be_changed_afterwards():
    game = new()
    while game.decision["kind"] != "place":
        moves = game.moves()
        game.play(next((move for move in moves if move.get("object") == "lake" or move["do"] == "pass"), moves[0]))
    move = game.moves()[0]
    game.play(move)
    move["cells"].clear()
    assert signoria.replay(game.record()).position() == game.position()


def test_replay_can_be_watched():
    game = wander(new(), 12)
    seen = []
    signoria.replay(game.record(), watch=lambda each: seen.append(len(each.played)))
    assert seen == list(range(13))


def test_a_record_from_a_position():
    middle = wander(new(), 40).position()
    game = wander(signoria.from_position(middle), 30, seed=2)
    assert "seed" not in game.record()
    assert signoria.replay(json.loads(json.dumps(game.record()))).position() == game.position()
    game.rewind(0)
    assert game.position() == middle


@pytest.mark.parametrize("seat", [-1, 3, "0", 1.0, True, [0]])
def test_there_is_no_such_seat(seat):
    with pytest.raises(signoria.BadInput, match="the seats are 0 to 2"):
        new().view(seat)


def test_views_of_seats_and_of_a_spectator():
    game = new()
    assert [game.view(seat)["you"] for seat in (0, 1, 2, None)] == [0, 1, 2, None]
    assert game.view() == game.view(None)


def test_resampling_for_a_seat_that_is_none():
    with pytest.raises(signoria.BadInput, match="the seats are 0 to 2"):
        new().state.resample(3, 1)


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 1.5, True])
def test_seeds(seed):
    with pytest.raises(signoria.BadInput, match="a seed is a whole number from 0"):
        new(seed=seed)


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_smallest_and_the_largest_seed(seed):
    assert new(seed=seed).record()["seed"] == seed


def test_options():
    with pytest.raises(signoria.BadInput, match="no option 'muse'; its options are muse_and_princess, cooperative"):
        new(muse=True)
    for value in (1, "true", None):
        with pytest.raises(signoria.BadInput, match="cooperative is one of false, true"):
            new(cooperative=value)


@pytest.mark.parametrize("name", ["chess", "", None, 5, ["princes"]])
def test_games(name):
    with pytest.raises(signoria.BadInput, match="the games are princes"):
        signoria.new_game(name)


def test_every_error_is_a_value_error_of_ours():
    for error in ("BadInput", "BadPosition", "BadRecord", "BadEdition", "IllegalMove"):
        assert issubclass(getattr(signoria, error), signoria.SignoriaError)
    assert issubclass(signoria.SignoriaError, ValueError)


def record():
    return wander(new(), 10).record()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"signoria": 2}, "reads records of version 1"),
        ({"signoria": True}, "reads records of version 1"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": None}, "there is no game None"),
        ({"seats": 9}, "2 to 5 seats"),
        ({"seats": "3"}, "2 to 5 seats"),
        ({"generator": "blake2b-2"}, "another format: its generator is 'blake2b-2', and this Signoria reads"),
        ({"generator": None}, "another format: its generator is None"),
        ({"salt": "x"}, "salt: 'x' is not allowed; it must be 64 hexadecimal digits"),
        ({"commitment": "F" * 64}, "commitment: 'FFF"),
        ({"seed": "x"}, "a seed is a whole number"),
        ({"seed": None}, "a seed is a whole number"),
        ({"options": []}, "it must be an object"),
        ({"options": {"house": True}}, "no option 'house'"),
        ({"moves": {}}, "it must be a list"),
        ({"moves": [5]}, "move 0 of the record cannot be played"),
        ({"moves": [{"do": "end"}]}, "move 0 of the record cannot be played"),
        ({"edition": {}}, "cannot be opened"),
        ({"edition": 5}, "it must be an object"),
        ({"position": {}}, "cannot be opened"),
        ({"position": []}, "it must be an object"),
        ({"audience": []}, "the keys are signoria"),
        ({"players": []}, "it must have 3 entries"),
        ({"players": [1, 2, 3]}, "it must be text"),
    ],
)
def test_a_bad_record_says_what_is_wrong(change, message):
    with pytest.raises(signoria.BadRecord, match=message):
        signoria.replay({**record(), **change})


@pytest.mark.parametrize("key", ["signoria", "game", "seats", "seed", "options", "moves"])
def test_a_record_lacks_nothing(key):
    lacking = record()
    del lacking[key]
    with pytest.raises(signoria.BadRecord):
        signoria.replay(lacking)


@pytest.mark.parametrize("begins", ["with a seed", "from a position"])
def test_a_record_of_an_earlier_format_is_refused(begins):
    game = new() if begins == "with a seed" else signoria.from_position(new().position())
    earlier = game.record()
    del earlier["generator"]
    with pytest.raises(signoria.BadRecord, match=r"^this record has an earlier format: it names no generator"):
        signoria.replay(earlier)


def test_a_bad_move_in_a_record_is_counted():
    bad = record()
    bad["moves"][7] = {"do": "dance"}
    with pytest.raises(signoria.BadRecord, match="move 7 of the record cannot be played"):
        signoria.replay(bad)
    assert len(signoria.replay(bad, until=7).played) == 7


@pytest.mark.parametrize("until", [-1, 11, "5", 1.0])
def test_a_record_is_shown_as_far_as_it_goes(until):
    with pytest.raises(signoria.BadInput, match="the record has 10 moves"):
        signoria.replay(record(), until=until)


@pytest.mark.parametrize("value", [None, 5, [], "record"])
def test_records_and_positions_are_objects(value):
    with pytest.raises(signoria.BadRecord, match="a record is an object"):
        signoria.replay(value)
    with pytest.raises(signoria.BadPosition, match="a position is an object"):
        signoria.from_position(value)


def test_saving_and_loading(tmp_path):
    game = wander(new(), 80)
    file = tmp_path / "game.json"
    signoria.save(game, file)
    assert signoria.replay(signoria.load(file)).position() == game.position()
    signoria.save(wander(game, 1), str(file))
    assert len(signoria.load(str(file))["moves"]) == 81
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_saving_and_loading_compressed(tmp_path):
    game = wander(new(), 80)
    for name in ("game.json", "game.json.gz"):
        signoria.save(game, tmp_path / name)
    plain, packed = ((tmp_path / name).read_bytes() for name in ("game.json", "game.json.gz"))
    assert len(packed) < len(plain) / 3
    assert signoria.load(tmp_path / "game.json.gz") == signoria.load(tmp_path / "game.json")
    for broken in (packed[:-9], packed[:2] + b"!" + packed[3:], packed[:60] + b"!!!" + packed[63:]):
        (tmp_path / "game.json.gz").write_bytes(broken)
        with pytest.raises(signoria.BadRecord, match="it cannot be unpacked"):
            signoria.load(tmp_path / "game.json.gz")


@pytest.mark.parametrize(
    ("text", "message"), [("{", "not JSON"), ("[" * 100_000, "not JSON"), ("[]", "not a JSON object")]
)
def test_files_that_are_no_records(tmp_path, text, message):
    file = tmp_path / "game.json"
    file.write_text(text)
    with pytest.raises(signoria.BadRecord, match=message):
        signoria.load(file)


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(signoria.BadRecord, match="No such file"):
        signoria.load(tmp_path / "none.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(signoria.BadRecord, match="not JSON"):
        signoria.load(tmp_path / "bytes.json")


def test_facts_are_written_only_when_asked_for():
    game = new()
    game.play(game.moves()[0])
    assert game.take_facts() == []
    game.keep_journal()
    game.play(game.moves()[0])
    [fact] = game.take_facts()
    assert (fact["fact"], fact["seat"]) == ("return", 1)
    assert game.take_facts() == []


def test_the_journal_goes_on_after_undo():
    game = new()
    game.keep_journal()
    game.play(game.moves()[0])
    game.undo()
    assert game.take_facts() == []
    game.play(game.moves()[0])
    assert [fact["fact"] for fact in game.take_facts()] == ["return"]


def test_hidden_parts_of_facts_are_for_their_own_seat():
    facts = [{"fact": "keep", "seat": 1, "card": "poet", "hidden": ["card"]}, {"fact": "pass", "seat": 0}]
    assert facts_seen_by(1, facts) == [{"fact": "keep", "seat": 1, "card": "poet"}, {"fact": "pass", "seat": 0}]
    assert facts_seen_by(0, facts) == [{"fact": "keep", "seat": 1}, {"fact": "pass", "seat": 0}]
    assert facts_seen_by(NOBODY, facts) == facts_seen_by(0, facts)
    assert facts[0]["hidden"] == ["card"]


def test_a_state_knows_its_actions():
    game = wander(new(), 30)
    for action in game.state.legal():
        assert 0 <= action < game.state.action_count()
        assert game.state.action_of(game.state.move_of(action)) == action


def test_a_clone_goes_its_own_way():
    game = wander(new(), 30)
    before = game.position()
    clone = game.state.clone()
    assert clone.position() == before
    clone.apply(clone.legal()[0])
    assert game.position() == before
    assert clone.position() != before


def test_a_record_may_tell_who_sat_where():
    game = signoria.new_game("princes", seats=2, seed=1)
    game.players = ["human", "novice"]
    assert signoria.replay(game.record()).players == ["human", "novice"]


def test_variations_in_a_record_are_left_alone() -> None:
    game = signoria.new_game("princes", seats=2, seed=1)
    game.play(game.moves()[0])
    for variations in ({"moves": [], "comments": []}, {"moves": [{"after": 0, "move": {"do": "win"}}]}, None, 3):
        assert signoria.replay({**game.record(), "variations": variations}).position() == game.position()
