"""Refusals: one exception for everything the server refuses, with a code for programs and a message for people."""

from functools import cache

from signoria.kernel.errors import IllegalMove
from signoria.locale import Words

STATUS = {
    "bad_request": 400,
    "bad_input": 400,
    "illegal_move": 400,
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
    "too_many": 429,
    "failed": 503,
    "unknown": 503,
}
# Every reason for which anything is refused, with its code. Its words, and the arguments in them, stand in
# refusals.ftl of each language. An illegal move is refused for the engine's reasons instead.
REASONS = {
    "name_first": "nobody",
    "has_account": "not_now",
    "login_taken": "taken",
    "wrong_password": "wrong_password",
    "too_many_passwords": "too_fast",
    "no_account": "not_now",
    "bad_name": "bad_request",
    "bad_login": "bad_request",
    "no_table": "not_found",
    "no_game": "not_found",
    "no_lesson": "not_found",
    "no_move_wanted": "bad_input",
    "bad_table": "bad_input",
    "bad_edition": "bad_input",
    "other_game": "bad_input",
    "no_edition": "not_found",
    "too_many_editions": "not_now",
    "no_bot": "bad_input",
    "too_many_tables": "not_now",
    "too_many_new_tables": "too_fast",
    "too_many_new_editions": "too_fast",
    "seat_taken": "taken",
    "no_seat_left": "taken",
    "no_seat_of_yours": "not_yours",
    "seat_not_yours": "not_yours",
    "not_host": "not_yours",
    "not_deletable": "not_yours",
    "seats_open": "not_now",
    "start_missed": "not_now",
    "game_not_started": "not_now",
    "game_under_way": "not_now",
    "game_over": "not_now",
    "game_abandoned": "not_now",
    "no_such_seat": "bad_input",
    "option_seats": "bad_input",
    "person_here": "taken",
    "seat_changed": "not_now",
    "no_stand_ins": "not_now",
    "not_absent": "not_now",
    "no_bot_plays": "not_now",
    "bot_plays": "not_now",
    "too_many_changes": "too_fast",
    "too_many_proposals": "too_fast",
    "record_hidden": "not_now",
    "bad_record": "bad_input",
    "record_too_long": "bad_input",
    "review_hidden": "not_now",
    "review_not_yours": "not_yours",
    "no_review": "not_found",
    "no_judge": "not_now",
    "too_many_reviews": "too_many",
    "bad_position": "bad_input",
    "no_study": "not_found",
    "study_not_yours": "not_yours",
    "study_changed": "behind",
    "bad_variation": "bad_input",
    "variation_twice": "bad_input",
    "bad_comment": "bad_input",
    "too_many_studies": "not_now",
    "too_many_new_studies": "too_fast",
    "not_your_turn": "not_yours",
    "cannot_undo": "revealed",
    "no_coach": "not_now",
    "no_coach_for_game": "not_now",
    "no_hint": "failed",
    "hint_stopped": "not_now",
    "too_many_hints": "too_fast",
    "nothing_to_prepare": "not_now",
    "cannot_prepare": "bad_input",
    "bad_limit": "bad_input",
    "behind": "behind",
    "id_reused": "bad_input",
    "outcome_unknown": "unknown",
    "no_such_moment": "bad_input",
    "too_many_requests": "too_fast",
    "too_many_lines": "too_fast",
    "too_many_sockets": "too_many",
    "server_full": "too_many",
    "too_many_bot_tables": "too_many",
    "request_too_large": "too_large",
    "message_too_large": "too_large",
    "no_address": "not_found",
    "no_method": "not_allowed",
    "no_token": "csrf",
    "other_site": "origin",
    "bad_request": "bad_request",
    "bad_message": "bad_request",
    "database_failed": "failed",
    "failed": "failed",
}


@cache
def refusal_words(language: str) -> Words:
    """The words of every refusal in a language. None is remembered: what strangers send may stand in them."""
    return Words(language, ("refusals",), remembered=0)


class Refuse(Exception):
    """What was asked for cannot be done; nothing has changed."""

    def __init__(self, reason: str, /, **arguments: str | int) -> None:
        message = refusal_words("en")(f"refusal-{reason}", **arguments)
        self._say(REASONS[reason], reason, arguments, message)

    def _say(self, code: str, reason: str, arguments: dict[str, str | int], message: str) -> None:
        self.code = code
        self.reason = reason
        self.arguments = arguments
        self.message = message
        super().__init__(message)

    @property
    def status(self) -> int:
        return STATUS[self.code]


class RefuseMove(Refuse):
    """The rules do not allow a move: reason and arguments are the engine's, and so are the words."""

    def __init__(self, problem: IllegalMove) -> None:
        self._say("illegal_move", problem.reason, problem.arguments, str(problem))


class DatabaseFailed(Refuse):
    """The database did not do what it was asked, or not in time. `problem` is for the log, not for clients."""

    def __init__(self, problem: str) -> None:
        super().__init__("database_failed")
        self.problem = problem
