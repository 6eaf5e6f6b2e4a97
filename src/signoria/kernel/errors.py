"""What can be wrong with what a person, a file or a program hands us. Every message says what is allowed."""


class SignoriaError(ValueError):
    """Something asked of Signoria cannot be done; the message is written for people."""


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
    """Component data that break a constraint of the game."""
