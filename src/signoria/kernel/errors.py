"""Errors caused by input from people, files or programs. Every message says what is allowed."""

from typing import Any

from signoria.kernel.reading import Finding


class SignoriaError(ValueError):
    """Base class of all errors caused by bad input; the message is written for people."""


class IllegalMove(SignoriaError):
    """The rules do not allow this move now. The game is unchanged.

    `reason` and `arguments` say why, for `locale.reason_in_words`; `str()` is the English sentence. `game` is empty
    where the reason is none of a game's own.
    """

    def __init__(self, reason: str, arguments: dict[str, str | int] | None = None, game: str = "") -> None:
        super().__init__(reason, arguments, game)  # what a copy in another process is made of
        self.reason = reason
        self.arguments = {} if arguments is None else arguments
        self.game = game

    def __str__(self) -> str:
        from signoria.locale import reason_in_words, reason_words  # only who reads the sentence needs Fluent

        return reason_in_words(reason_words("en", self.game), self.reason, self.arguments)


class BadInput(SignoriaError):
    """A game, option, seat count, seed or player that does not exist."""


class BadPosition(SignoriaError):
    """A position that no game could have."""


class BadRecord(SignoriaError):
    """A record that cannot be read or does not replay."""


class BadEdition(SignoriaError):
    """Component data with which the game cannot be played, or that cannot be read at all.

    `problems` names each value that stands in the way, for `editions.in_words`; it is empty where there are no values
    to name, and then the message says why. `str()` is the English sentence about the first problem.
    """

    def __init__(self, message: str, problems: list[Finding] | None = None, edition: Any = None) -> None:
        super().__init__(message)
        self.message = message
        self.problems = [] if problems is None else problems
        self.edition = edition

    def __reduce__(self) -> tuple[type["BadEdition"], tuple[str]]:
        """A copy in another process has the sentence only."""
        return BadEdition, (str(self),)

    def __str__(self) -> str:
        if not self.problems:
            return self.message
        from signoria.locale.editions import finding_in_words, words_about  # only who reads the sentence needs Fluent

        first = self.problems[0]
        words = words_about(self.edition, "en", playable=False)
        told = finding_in_words(first.path, first.reason, first.arguments, self.edition, words)
        return f"{told.where}: {told.message}"
