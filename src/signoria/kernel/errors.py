"""What can be wrong with what a person, a file or a program hands us. Every message says what is allowed."""


class SignoriaError(ValueError):
    """Something asked of Signoria cannot be done; the message is written for people."""


class IllegalMove(SignoriaError):
    """The rules do not allow this move now. The game is unchanged."""


class BadInput(SignoriaError):
    """A game, option, seat count, seed or player that does not exist."""


class BadPosition(SignoriaError):
    """A position that no game could have."""


class BadRecord(SignoriaError):
    """A record that cannot be read or does not replay."""


class BadEdition(SignoriaError):
    """Component data that break a constraint of the game."""
