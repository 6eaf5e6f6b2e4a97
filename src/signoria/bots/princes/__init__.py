"""Players of The Princes of Florence: heuristics, judge and networks."""
