"""Players of The Princes of Florence: rules of thumb, judge and networks."""
