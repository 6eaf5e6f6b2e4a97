"""Errors caused by input from people, files or programs. Every message says what is allowed."""


class SignoriaError(ValueError):
    """Base class of all errors caused by bad input; the message is written for people."""


class IllegalMove(SignoriaError):
    """The rules do not allow this move now. The game is unchanged."""


class BadInput(SignoriaError):
    """A game, option, seat count, seed or player that does not exist."""


class BadPosition(SignoriaError):
    """A position that no game could have."""


class BadRecord(SignoriaError):
    """A record that cannot be read or does not replay."""


class BadEdition(SignoriaError):
    """Component data that breaks a constraint of the game."""
