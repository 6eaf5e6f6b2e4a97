"""Lorenzo il Magnifico: the rules, basic and advanced."""
