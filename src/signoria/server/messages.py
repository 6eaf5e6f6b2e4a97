"""All messages: REST bodies and socket messages. OpenAPI and the page's types are generated from here."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=200)]  # `names.py` says what it may hold, in the reader's language
Login = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no zeros
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
EditionId = Annotated[str, Meta(min_length=1, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$")]  # made by the client
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Minutes = Annotated[int, Meta(ge=1, le=60 * 24 * 365)]
USUAL_ABSENCE = 10
ReviewView = Literal["known", "open"]
ReviewDepth = Literal["quick", "deep"]
TableId = Annotated[str, Meta(min_length=1, max_length=20)]
StudyId = Annotated[str, Meta(min_length=1, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
MOST_VARIATIONS = 1_000  # moves that can be tried in one study
MOST_COMMENTS = 500
LONGEST_COMMENT = 2_000
CommentText = Annotated[str, Meta(min_length=1, max_length=LONGEST_COMMENT, pattern=r"^[^\x00]*$")]
Key = Annotated[str, Meta(max_length=80)]

# What a person asks


class NewSession(Struct, forbid_unknown_fields=True):
    """A guest's name, or a new name for who is already here."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """To make an account or to come back to one."""

    login: Login
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password for your account. All other sessions end with it."""

    password: Annotated[str, Meta(max_length=200)]
    new_password: Password


class SeatSetup(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: `human` is held by the host, `open` is free for others."""

    kind: Literal["human", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewEdition(Struct, forbid_unknown_fields=True):
    """The content of an edition file, to be checked or kept."""

    edition: dict[str, Any]


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record to be shown: to a spectator, or as this seat saw the game."""

    record: dict[str, Any]
    seat: SeatNumber | None = None


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """All answers to a lesson so far, in order. Wrong moves may be left out.

    Null goes on where there is something to read, and shows a right move where one is wanted.
    """

    answers: Annotated[list[dict[str, Any] | None], Meta(max_length=200)]
    language: Annotated[str, Meta(max_length=40)] = "en"


class NewReview(Struct, forbid_unknown_fields=True):
    """A record to be analysed: by what each seat could know, or with all cards open; one step ahead, or deeper.

    The answer leaves out the first `since` moves, which you have already.
    """

    record: dict[str, Any]
    view: ReviewView = "known"
    depth: ReviewDepth = "quick"
    since: Count = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. Options that are left out have their first value.

    `edition` is the id of a kept edition or the content of a file. `absence_minutes`: once somebody has been away for
    so long, the others may let a bot play for them; null means never.
    """

    game: GameName
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    public: bool = False
    edition: dict[str, Any] | EditionId | None = None
    absence_minutes: Minutes | None = USUAL_ABSENCE


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Before the start, for the host: give a seat to a bot, or free it, whoever has it.

    A bot gets a seat only if it is free, a bot's, or that of somebody who is not connected.
    """

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None


class ChangeOptions(Struct, forbid_unknown_fields=True):
    """Before the start, for the host: other variants. Options that are left out stay as they are."""

    options: dict[str, Any]


class Join(Struct, forbid_unknown_fields=True):
    """Sit down: at this seat, or at the first open one. The name is for who shares a screen."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """Leave before the start: this seat, or all of your seats."""

    seat: SeatNumber | None = None


class Resign(Struct, forbid_unknown_fields=True):
    """Let a bot play for you, at this seat or at all of yours: by default the usual one of the game."""

    seat: SeatNumber | None = None
    level: Level | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    """Let a bot play for somebody who has been away for too long: by default the usual one of the game."""

    seat: SeatNumber
    level: Level | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """Play on yourself, at this seat or at all of yours for which a bot plays."""

    seat: SeatNumber | None = None


class Abandon(Struct, forbid_unknown_fields=True):
    """Propose to abandon the game or agree to it; or (`agree` is false) decline, or withdraw your proposal."""

    agree: bool


class AgreeToCoach(Struct, forbid_unknown_fields=True):
    """Propose that everybody may ask the coach or agree to it; or (`agree` is false) decline, or withdraw."""

    agree: bool


class NewLine(Struct, forbid_unknown_fields=True):
    """Something to say at a table."""

    text: Line


class NewStudy(Struct, forbid_unknown_fields=True):
    """A study to be kept, of one thing: a finished table, a record, a position, or another study to be copied.

    A record may bring its variations. `tree` replaces those of the study that is copied.
    """

    table: TableId | None = None
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    study: StudyId | None = None
    tree: "VariationTree | None" = None


class VariationMove(Struct, forbid_unknown_fields=True):
    """A move that was tried after a moment.

    Moments are numbered: so many moves of the game; after those of the whole game, each move tried has the next number.
    """

    after: Count
    move: dict[str, Any]


class StudyComment(Struct, forbid_unknown_fields=True):
    """What was written about a moment."""

    at: Count
    text: CommentText


class VariationTree(Struct, forbid_unknown_fields=True):
    """Variations and comments, as in a record. Moves after the same moment stand in the order of their importance."""

    moves: Annotated[list[VariationMove], Meta(max_length=MOST_VARIATIONS)] = []
    comments: Annotated[list[StudyComment], Meta(max_length=MOST_COMMENTS)] = []


class ChangeStudy(Struct, forbid_unknown_fields=True):
    """Other variations and comments, for the person whose study it is. `version` is that of the study you know."""

    version: Count
    tree: VariationTree


class StudyMoment(Struct, forbid_unknown_fields=True):
    """A moment to look at: some moves of the game, then others. `seat`: from which; by default from who decides."""

    at: Count
    moves: Annotated[list[dict[str, Any]], Meta(max_length=MOST_VARIATIONS)] = []
    seat: SeatNumber | None = None


# What the server answers


class Refusal(Struct):
    """Every refusal: a code for programs, the reason and its arguments for who has words of its own, and a sentence."""

    code: str
    reason: str
    arguments: dict[str, str | int]
    message: str


class Person(Struct):
    """Who one is; `login` is null for guests."""

    name: str
    login: str | None


class Session(Struct):
    """Who one is, if anybody."""

    person: Person | None


class SessionInfo(Struct):
    """A device on which you are signed in; times are milliseconds since 1970, `current` is the one that asks.

    `browser` and `system` are null if they are not common ones.
    """

    id: str
    begun: int
    used: int
    browser: str | None
    system: str | None
    current: bool


class OptionInfo(Struct):
    """A choice made before the game: its values, the default first.

    `seats` holds, for each of them, the numbers of seats with which it can be chosen.
    """

    name: str
    values: list[Any]
    seats: list[list[int]]


class LevelInfo(Struct):
    """A level of a game's bots. `rating` is by OpenSkill, on one scale for the game, and off by at most `margin` with
    95 % certainty; both are null where nobody has measured it.
    """

    name: str
    rating: float | None
    margin: float | None


class GameInfo(Struct):
    """A game that can be played here. `levels` are its bots, the weakest first.

    `usual_level` is for who does not choose, `first_level` for who has never played. `judged`: there is a coach and
    analysis for it. `drawing` is the part of the page that draws it. `editions` tells whether it can be played with
    component data of your own.
    """

    name: str
    fewest: int
    most: int
    minutes: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    usual_level: str
    first_level: str
    judged: bool
    drawing: str
    editions: bool


class GameWords(Struct):
    """The words of a game that the page does not bring along, as Fluent messages."""

    game: str
    language: str
    messages: str


class RuleText(Struct):
    """A rule in our own words. Lines that begin with a bullet are items of a list; `variant` is null for every game."""

    id: str
    text: str
    variant: str | None


class RuleSection(Struct):
    """A section of the rules; `id` is what its rules' ids begin with, `picture` what its drawing shows, if any."""

    id: str
    title: str
    picture: str | None
    rules: list[RuleText]


class RuleVariant(Struct):
    """What a variant is called, and with which options or how many players it is played; `seats` null: any number."""

    title: str
    options: dict[str, bool | int | str]
    seats: int | None


class GameRules(Struct):
    """The rules of a game in a language, in our own words; a game without rules texts has no sections.

    `governing` are the rules to read at a decision, by its kind; `terms` the rule that explains each term.
    """

    game: str
    sections: list[RuleSection]
    variants: dict[str, RuleVariant]
    governing: dict[str, list[str]]
    terms: dict[str, str]


class Reconstruction(Struct):
    """A value whose printed original is not known, by its name, and what we have chosen, as a sentence.

    `path` leads to the value in the edition, `source` to the word that marks it as a reconstruction.
    """

    path: list[str | int]
    source: list[str | int]
    where: str
    sentence: str


class ReconstructionGroup(Struct):
    """The reconstructions in one part of an edition; `title` is the name of the part."""

    part: str
    title: str
    values: list[Reconstruction]


class Catalogue(Struct):
    """The components of a game or of one of its editions; `id` is null for our own.

    `words` are the names and texts of cards that the game's own words lack, by message.
    """

    game: str
    id: str | None
    name: str
    edition: dict[str, Any]
    words: dict[str, str]
    reconstructions: list[ReconstructionGroup]


class Finding(Struct):
    """Something about a value of an edition: the value by its name, why, and a sentence. `path` leads to the value."""

    path: list[str | int]
    where: str
    reason: str
    arguments: dict[str, str | int]
    message: str


class EditionCheck(Struct):
    """An edition can be played if it has no problems. Warnings name what is unusual. `words` are as in a catalogue."""

    game: str | None
    playable: bool
    problems: list[Finding]
    warnings: list[Finding]
    reconstructions: list[ReconstructionGroup]
    words: dict[str, str]


class KeptEdition(Struct):
    """An edition that can be shared and played by its id."""

    id: str
    game: str
    name: str


class SeatInfo(Struct):
    """A seat of a table. `mine` is true if you hold it.

    `level` is that of a bot; at a person's seat, of the bot that plays for the person. `away` is the time since when
    the person has not been connected, and `absent` is true once others may let a bot play. `agrees`: to abandon the
    game. `accepts_coach`: agrees that the coach may be asked.
    """

    kind: Literal["human", "open", "bot"]
    name: str | None
    level: str | None
    mine: bool
    away: int | None
    absent: bool
    agrees: bool
    accepts_coach: bool


class Result(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class Table(Struct):
    """A table as the asking person may know it.

    `turn` is the seat that decides now, `next` the table of a rematch, `edition` the name of an edition of its own and
    `edition_id` its id, `drawing` the part of the page that draws the game. `commitment` is shown from the start of the
    game on: the hash of the seed and the salt, which the record of the finished game contains. `variants` are those of
    the options that do not have their first value. `absence_minutes` is as it was chosen for the table. `coach` tells
    whether the coach may be asked: `offered` if all other seats are bots or everybody agrees, `proposed` if somebody
    does, `possible` if nobody does yet, `none` if there is no coach for this game or nobody to ask it.
    """

    id: str
    game: str
    options: dict[str, Any]
    variants: dict[str, Any]
    public: bool
    status: Literal["open", "playing", "over", "abandoned"]
    seats: list[SeatInfo]
    hosted: bool
    turn: int | None
    created: int
    result: Result | None
    next: str | None
    edition: str | None
    edition_id: str | None
    drawing: str
    commitment: str | None
    absence_minutes: int | None
    coach: Literal["none", "possible", "proposed", "offered"]


class MyTable(Struct):
    """A table of yours in the lobby.

    `last` is the time of the last move, before the first one that at which the table was made. `deletable`: it is
    yours alone, so that you can delete it.
    """

    table: Table
    last: int
    hidden: bool
    deletable: bool


class MyTables(Struct):
    """Your tables of a kind, the last played first, as many as you asked for; `total` is how many there are."""

    tables: list[MyTable]
    total: int


class Lobby(Struct):
    """Your tables that are not finished, those you can join, and those you can watch."""

    mine: MyTables
    open: list[Table]
    playing: list[Table]


class PastView(Struct):
    """What a seat saw after the first `at` moves; `facts` is what the last of them did. Spectators: seat is null."""

    at: int
    length: int
    seat: int | None
    view: dict[str, Any]
    appraisal: dict[str, Any]
    facts: list[dict[str, Any]]


class Journal(Struct):
    """For each move from `since` on the seat that made it and the facts it made, as your seat may know them."""

    since: int
    length: int
    seat: int | None
    movers: list[int]
    facts: list[list[dict[str, Any]]]


class RecordStep(Struct):
    """A move of a record: the seat that made it, its facts, and what it changed in the view and the appraisal."""

    mover: int
    facts: list[dict[str, Any]]
    patch: list[list[Any]]
    appraisal_patch: list[list[Any]]


class OpenedRecord(Struct):
    """A record that has been checked, with all that is needed to step through it.

    `view` and `appraisal` are those before the first move, as `seat` saw them (null: a spectator). `table` shows the
    game as if it had been played at a table, without an id. People whom the record does not name have no name.
    """

    table: Table
    seat: int | None
    view: dict[str, Any]
    appraisal: dict[str, Any]
    steps: list[RecordStep]
    decision: dict[str, Any]
    result: Result | None
    catalogue: Catalogue


class Reason(Struct):
    """Why a move is better: a message of `GAME-coach.ftl`, the values in it, and its part of a difference."""

    key: str
    args: dict[str, Any]
    points: float


class ReviewedMove(Struct):
    """A move of a game: what each seat could expect before it, what was played, what was best, and what was lost.

    `number` moves were played before. `stake` is what the best move promised more than one chosen blindly.
    """

    number: int
    seat: int
    round: int
    points: list[float]
    chances: list[float]
    played: dict[str, Any]
    best: dict[str, Any]
    lost_points: float
    lost_chance: float
    stake: float
    reasons: list[Reason]


class ReviewEnd(Struct):
    """The true result: the points of each seat, and what it has of the win."""

    points: list[int]
    chances: list[float]


class RoundPoints(Struct):
    """The points of each seat in a round, by their source."""

    round: int
    sources: dict[str, list[int]]


class Review(Struct):
    """The analysis of a game, as far as it has come.

    `subject` is the table's id, or what to ask for in the case of a record. `moves` are those from `since` on; the game
    has `length` of them. `accuracy` has for each seat the share it kept of the points at stake in its decisions, in per
    cent, null without any; `turning_points` are the numbers of the moves that cost most.
    """

    subject: str
    view: ReviewView
    depth: ReviewDepth
    stage: Literal["running", "stopped", "failed", "done"]
    game: str
    seats: int
    length: int
    end: ReviewEnd | None
    rounds: list[RoundPoints]
    accuracy: list[float | None]
    turning_points: list[int]
    since: int
    moves: list[ReviewedMove]


class TriedMove(Struct):
    """A move of a variation: after which moment, the seat that made it, and what it did."""

    after: int
    move: dict[str, Any]
    mover: int
    facts: list[dict[str, Any]]


class Study(Struct):
    """A game or a position with variations and comments, on an analysis board. `mine`: you can change it.

    `moves`, `movers` and `facts` are those of the game itself. `table` shows it as if it were played at a table,
    without an id. Nothing is hidden.
    """

    id: str
    version: int
    mine: bool
    table: Table
    catalogue: Catalogue
    moves: list[dict[str, Any]]
    movers: list[int]
    facts: list[list[dict[str, Any]]]
    tried: list[TriedMove]
    comments: list[StudyComment]


class StudyInfo(Struct):
    """A study of yours: the moves of its game and those tried, and when it was made and last changed."""

    id: str
    game: str
    players: list[str | None]
    moves: int
    tried: int
    created: int
    changed: int


class StudyPosition(Struct):
    """A moment of a study as `seat` sees it.

    `movers` and `facts` are those of the moves after the moment of the game. `moves` are the legal ones. `scores` and
    `winners` are there once the game is over.
    """

    seat: int | None
    view: dict[str, Any]
    appraisal: dict[str, Any]
    decision: dict[str, Any]
    moves: list[dict[str, Any]]
    movers: list[int]
    facts: list[list[dict[str, Any]]]
    scores: list[int] | None
    winners: list[int] | None


class ChatLine(Struct):
    """A chat message; `name` is null for messages from the server.

    `code` then says what happened, and `arguments` to whom.
    """

    id: int
    name: str | None
    text: str
    at: int
    code: str | None = None
    arguments: dict[str, str | int] = {}


class Health(Struct):
    """Whether the server can do its work."""

    status: Literal["ok", "failing"]
    database: Literal["sqlite", "postgresql"]
    version: str


# What a socket sends to the server


class PlayMove(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Play a move. `number` is that of the last update: a move that crosses with another is refused, not misplaced.

    The client makes the `id`. A move that is sent again with the same id is played once.
    """

    number: Count
    move: dict[str, Any]
    id: MessageId | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo your last move. The `id` is like that of a move."""

    number: Count
    id: MessageId | None = None


class PreparedAnswer(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat wants to do when its decision comes: this `move`, or bids that are raised up to a `limit`.

    Where several things are bid for at once, `on` is the one that the limit is for.
    """

    move: dict[str, Any] | None = None
    limit: Count | None = None
    on: Key | None = None


class Prepare(Struct, tag_field="type", tag="prepare", forbid_unknown_fields=True):
    """Keep this answer for a seat of yours, in place of the one before; without an answer, forget that one.

    `occasion` is that of the offer: an answer to what is over by now is refused, not kept for the next occasion.
    """

    seat: SeatNumber
    occasion: Key
    answer: PreparedAnswer | None = None
    id: MessageId | None = None


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Hot-seat: show the table from this seat of yours."""

    seat: SeatNumber


class Back(Struct, tag_field="type", tag="back", forbid_unknown_fields=True):
    """Show the table as it was after the first `at` moves."""

    at: Count


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask the coach about your decision; `number` is that of the last update. It replaces what you asked before."""

    number: Count
    id: MessageId | None = None


class StopHint(Struct, tag_field="type", tag="stop_hint", forbid_unknown_fields=True):
    """The hint you asked for on this socket is not needed any more."""


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something at the table."""

    text: Line


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""


ToServer = PlayMove | Undo | Prepare | Look | Back | AskHint | StopHint | Say | Ping


# What a socket gets from the server


class TableMessage(Struct, tag_field="type", tag="table"):
    """First of all, and again whenever seats or status change."""

    table: Table


class LimitOffer(Struct, omit_defaults=True):
    """A limit that can be kept: from `lowest` to `highest` in steps of `step`."""

    lowest: int
    highest: int
    step: int
    on: str | None = None


class Preparation(Struct, omit_defaults=True):
    """What a seat can prepare now, and the answer that is kept for it; nobody else is told either.

    An answer that is not `possible` any more is not carried out: the seat decides when its time comes.
    """

    occasion: str
    moves: list[dict[str, Any]]
    limits: list[LimitOffer]
    answer: PreparedAnswer | None = None
    possible: bool = True


class Update(Struct, tag_field="type", tag="update", omit_defaults=True):
    """The state of the game: either the whole `view`, or the `patch` that turns the last view into it.

    So it is with the `appraisal`, every number and reason that the page shows to this seat, and `appraisal_patch`, for
    clients that asked for it. It is sent after the move is safe on disk. With the `id` of a message of yours it
    acknowledges that message: what it asked for has been done, now or before. `facts` holds, for each move from `since`
    on, what it did, and `movers` the seat that made it: the journal is cut to `since` moves, then these are added.
    `decision` and `moves` are complete for who decides; everybody else learns the seat and the kind only.
    `preparation` is left out where nothing can be prepared. Who holds several seats is told by `secret` whether this
    one is shown anything that the others must not see.
    """

    number: int
    length: int
    seat: int | None
    since: int
    movers: list[int]
    facts: list[list[dict[str, Any]]]
    decision: dict[str, Any]
    view: dict[str, Any] | None = None
    patch: list[list[Any]] | None = None
    appraisal: dict[str, Any] | None = None
    appraisal_patch: list[list[Any]] | None = None
    moves: list[dict[str, Any]] | None = None
    undo: bool = False
    result: Result | None = None
    id: str | None = None
    preparation: Preparation | None = None
    secret: bool = False


class Prepared(Struct, tag_field="type", tag="prepared", omit_defaults=True):
    """The prepared answer of a seat has changed, at the number at which the table stands; `id` is as in an update."""

    number: int
    seat: int
    preparation: Preparation | None = None
    id: str | None = None


class Past(Struct, tag_field="type", tag="past"):
    """The answer to `back`."""

    past: PastView


class CoachedMove(Struct):
    """A move, what its seat may expect of it (points at the end, chance to win), and why it is better than the next."""

    move: dict[str, Any]
    points: float
    chance: float
    reasons: list[Reason]


class Hinted(Struct, tag_field="type", tag="hinted", omit_defaults=True):
    """The answer to `hint`, to nobody but who asked: first what matters now, then also the best moves, best first.

    `id` is that of the message that asked.
    """

    number: int
    seat: int
    nudge: Reason
    choices: list[CoachedMove] | None = None
    id: str | None = None


class MoveCost(Struct):
    """A move that cost much, after the first `at` moves: what would have been better, by how much, and why."""

    at: int
    move: dict[str, Any]
    better: dict[str, Any]
    points: float
    chance: float
    reasons: list[Reason]


class MoveCosts(Struct, tag_field="type", tag="move_costs"):
    """All moves of your seat that cost much, where the coach is offered; sent again whenever they change."""

    seat: int
    costs: list[MoveCost]


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is here: the seats whose holder is connected, and how many look on."""

    seats: list[int]
    watchers: int


class Chat(Struct, tag_field="type", tag="chat"):
    """What was said: all that is kept on connecting, then line by line."""

    lines: list[ChatLine]


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """A message was refused and changed nothing; `number` is where the table stands, `id` that of the message.

    With the code `unknown` the server cannot tell whether it was carried out: send it again with the same id.
    """

    code: str
    reason: str
    arguments: dict[str, str | int]
    message: str
    number: int
    id: str | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""


# The socket of an analysis board, to the server and back


class SearchMoment(Struct, tag_field="type", tag="search", forbid_unknown_fields=True):
    """Look for the best moves at a moment, instead of the one before. The answers repeat its `number`.

    `open`: with all cards open. Otherwise only what the seat that decides could know is looked at.
    """

    number: Count
    at: Count
    moves: Annotated[list[dict[str, Any]], Meta(max_length=MOST_VARIATIONS)] = []
    open: bool = False


class StopSearch(Struct, tag_field="type", tag="stop", forbid_unknown_fields=True):
    """Search no longer."""


ToSearch = SearchMoment | StopSearch | Ping


class BestMove(Struct):
    """A move and what its seat may expect: points at the end, and the chance to win. `visits`: how often searched."""

    move: dict[str, Any]
    points: float
    chance: float
    visits: int


class BestMoves(Struct, tag_field="type", tag="best"):
    """The best moves found so far, best first, after so many `visits` in all and so many seconds."""

    number: int
    seat: int
    choices: list[BestMove]
    visits: int
    seconds: float


class SearchEnded(Struct, tag_field="type", tag="ended"):
    """No more comes: it is `done`, there is `nothing` to search, it `failed`, or you search `elsewhere`."""

    number: int
    reason: Literal["done", "nothing", "failed", "elsewhere"]


FromSearch = BestMoves | SearchEnded | Refused | Pong
# Lessons


class LessonInfo(Struct):
    """A lesson of a game, in the order they are learned. `finished` is when you first finished it, if you have."""

    id: str
    title: str
    about: str
    steps: int
    finished: int | None


class LessonReply(Struct):
    """What there is to say about the last answer: why it was right or wrong."""

    verdict: Literal["right", "wrong", "finished"]
    text: str


class LessonState(Struct):
    """Where a lesson stands after some answers.

    `step` counts from 0. `say` is what is explained or asked, empty while the outcome of a step is shown; `reply` is
    about the last answer, and `show` names the things to point at. A move is wanted where `kind` is `act` or `puzzle`
    and the lesson is not finished; a step whose outcome is still shown is of the kind `read`. `update` and `table` are
    what a table would send to the learner.
    """

    lesson: str
    title: str
    step: int
    steps: int
    kind: Literal["read", "act", "puzzle"]
    say: str
    reply: LessonReply | None
    show: list[str]
    finished: bool
    rules: list[str]
    update: Update
    table: Table


ToClient = TableMessage | Update | Prepared | Past | Hinted | MoveCosts | Presence | Chat | Refused | Pong
