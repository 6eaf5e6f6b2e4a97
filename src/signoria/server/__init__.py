"""Playing over the network: lobby, tables, live updates, storage. Knows games only by their rules."""
