# The lessons of The Princes of Florence.
