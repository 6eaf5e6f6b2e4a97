"""People at a server under test: each with cookies of its own, over one client."""

import json
import random
from contextlib import AbstractContextManager
from typing import Any

from litestar.testing import TestClient

from signoria.server.patches import patched

HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, name: str | None = None) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.get("/api/session")
        if name is not None:
            assert self.post("/api/session", {"name": name}).status_code == 200

    def request(self, method: str, path: str, **more: Any) -> Any:
        """Like a browser: with this person's cookies, keeping those that come back."""
        self.client.cookies.clear()
        headers = {
            "x-csrf-token": self.cookies.get("signoria_csrf", ""),
            **self.cookie_header(),
            **more.pop("headers", {}),
        }
        answer = self.client.request(method, path, headers=headers, **more)
        self.cookies.update(answer.cookies)
        self.client.cookies.clear()
        return answer

    def cookie_header(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{key}={value}" for key, value in self.cookies.items())}

    def get(self, path: str, **more: Any) -> Any:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any = None) -> Any:
        return self.request("POST", path, json={} if body is None else body)

    def table(self, *seats: dict[str, Any], **more: Any) -> str:
        """A new table's id."""
        answer = self.post("/api/tables", {"game": "princes", "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def own_tables(self) -> list[dict[str, Any]]:
        """This person's unfinished tables, as the lobby lists them."""
        return [mine["table"] for mine in self.get("/api/tables").json()["mine"]["tables"]]

    def started(self, *others: "Visitor", game: str = "princes", **options: Any) -> str:
        """A table with these people, started."""
        table = self.table(HUMAN, *[OPEN for _ in others], game=game, options=options)
        for other in others:
            assert other.post(f"/api/tables/{table}/join").status_code == 200
        assert self.post(f"/api/tables/{table}/start").status_code == 200
        return table

    def at(self, table: str, since: int | None = None) -> "Connection":
        query = "?appraisal=true" if since is None else f"?appraisal=true&since={since}"
        path = f"/api/tables/{table}/live{query}"
        return Connection(self.client.websocket_connect(path, headers=self.cookie_header()))


class Connection:
    """A live connection that keeps what a page would keep."""

    def __init__(self, opening: AbstractContextManager[Any]) -> None:
        self._opening = opening
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.journal: list[Any] = []
        self.update: dict[str, Any] = {"number": 0}

    def __enter__(self) -> "Connection":
        self.socket = self._opening.__enter__()
        return self

    def __exit__(self, *reason: Any) -> None:
        self._opening.__exit__(*reason)

    @property
    def number(self) -> int:
        return int(self.update["number"])

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        message: dict[str, Any] = json.loads(self.socket.receive_text(timeout=10))
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
            self.view = message["view"] if "view" in message else patched(self.view, message["patch"])
            self.journal = self.journal[: message["since"]] + message["facts"]
        return message

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of this type."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def next_number(self) -> int:
        """Where the table stands, as the server says when asked for something impossible."""
        self.send(type="look", seat=9)
        return int(self.next("refused")["number"])

    def play(self, move: dict[str, Any]) -> dict[str, Any]:
        """Play a move; what comes of it."""
        self.send(type="move", number=self.number, move=move)
        while True:
            message = self.receive()
            if message["type"] in ("update", "refused"):
                return message


def play_out(connections: list[Connection], seed: int = 1) -> None:
    """Random moves until the game is over; every connection is told every move."""
    chance = random.Random(seed)
    while connections[0].update["decision"]["seat"] is not None:
        number = connections[0].number
        deciding = [each for each in connections if each.update.get("moves")]
        assert len(deciding) == 1
        answer = deciding[0].play(chance.choice(deciding[0].update["moves"]))
        assert answer["type"] == "update", answer
        for each in connections:
            while each.number == number:
                each.next("update")
