"""What holds for every game, tested on every game and option."""
