"""The current database tables. Their history is in `migrations`."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData()

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    # The login without capitals. Null for guests, and for old accounts whose login differs from another in capitals
    # only: they sign in by their exact login.
    Column("login_key", String(40)),
    Index("people_by_login_key", "login_key", unique=True),
)
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),  # a hash of the token in the cookie
    Column("person", String(20), nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("browser", String(20)),
    Column("system", String(20)),
    Index("sessions_by_person", "person"),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(20), nullable=False),
    Column("seed", String(64)),
    Column("salt", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("result", Text),
    Column("next", String(20)),
    Column("edition", String(80)),  # the name of its own edition; null: the game's own
    Column("edition_id", String(22)),
    Column("absence_minutes", Integer),  # after which others may let a bot play for somebody; null: never
    Index("tables_by_status", "public", "status", "created"),
    Index("tables_by_host", "host", "status"),
)
EDITIONS = Table(
    "editions",
    METADATA,
    Column("id", String(22), primary_key=True),  # follows from the content
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("content", Text, nullable=False),
    Column("person", String(20), nullable=False),  # who brought it first
    Column("created", BigInteger, nullable=False),
    Index("editions_by_person", "person"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(20)),
    Column("name", String(40)),
    Column("level", String(40)),  # of a bot, or of the one that plays for a person
    Column("away", BigInteger),  # since when the person has not been connected
    Column("agrees", Boolean, nullable=False, server_default=false()),  # to abandon the game
    Column("accepts_coach", Boolean, nullable=False, server_default=false()),  # that everybody may ask the coach
    Index("seats_by_person", "person"),
)
HIDDEN_TABLES = Table(
    "hidden_tables",
    METADATA,
    Column("person", String(20), primary_key=True),
    Column("table_id", String(20), primary_key=True),
    Index("hidden_tables_by_table", "table_id"),
)
MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text),  # null: the move before is taken back
    Column("played_by", String(80), nullable=False),
    Column("next_seat", Integer, nullable=False),  # who decides afterwards; -1: over
    Column("at", BigInteger, nullable=False),
    Column("message_id", String(40)),  # made by the client that sent it
)
PREPARED = Table(
    "prepared",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(20), nullable=False),  # once the seat is another's, the answer no longer counts
    Column("occasion", String(80), nullable=False),
    Column("answer", Text, nullable=False),
)
STUDIES = Table(
    "studies",
    METADATA,
    Column("id", String(22), primary_key=True),  # nobody can guess it: it is the right to read
    Column("person", String(20), nullable=False),  # who may change it
    Column("game", String(40), nullable=False),
    Column("players", Text, nullable=False),  # their names, for lists
    Column("length", Integer, nullable=False),  # the moves of the game
    Column("record", Text, nullable=False),  # never changes
    Column("tree", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # when somebody last opened it, to the day
    Index("studies_by_person", "person", "changed"),
    Index("studies_by_use", "used"),
)
PROGRESS = Table(
    "progress",
    METADATA,
    Column("person", String(20), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("finished", BigInteger, nullable=False),  # for the first time
)
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("view", String(10), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("content", Text, nullable=False),
    Column("renewed", BigInteger, nullable=False),  # when a process has saved it that computes it; 0: none does
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("code", String(40)),
    Column("arguments", Text),  # what the words of the code need
)
