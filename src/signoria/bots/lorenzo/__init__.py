"""Players of Lorenzo il Magnifico: heuristics, judge and networks."""
