"""Saying no: one exception for everything that is refused, with a code for programs and a sentence for people."""

STATUS = {
    "bad_request": 400,
    "bad_input": 400,
    "illegal": 400,
    "nobody": 401,
    "wrong_password": 401,
    "csrf": 403,
    "origin": 403,
    "not_yours": 403,
    "not_found": 404,
    "not_allowed": 405,
    "behind": 409,
    "not_now": 409,
    "revealed": 409,
    "taken": 409,
    "too_large": 413,
    "too_fast": 429,
    "failed": 503,
}


class Refuse(Exception):
    """What was asked for cannot be done; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        return STATUS[self.code]
