"""The `signoria` command."""


def main() -> None:
    pass
