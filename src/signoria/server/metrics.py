"""Prometheus metrics."""

from prometheus_client import Counter, Gauge

MOVES = Counter("signoria_moves", "Moves and undos committed")
COMMITS = Counter("signoria_commits", "Transactions that committed moves")
REFUSALS = Counter("signoria_refusals", "Messages refused on sockets", ["code"])
SOCKETS = Gauge("signoria_sockets", "Live connections to tables")
LIVE_TABLES = Gauge("signoria_live_tables", "Tables in memory")
BOT_MOVES = Counter("signoria_bot_moves", "Moves chosen by bots", ["level"])
BOT_REPLACED = Counter("signoria_bot_replaced", "Moves for which a bot had to be replaced", ["reason"])
