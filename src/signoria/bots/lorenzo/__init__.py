"""Players of Lorenzo il Magnifico: rules of thumb, judge and networks."""
