"""Tables to play at over the network: lobby, seats, live updates, storage. Knows every game by its rules only."""
