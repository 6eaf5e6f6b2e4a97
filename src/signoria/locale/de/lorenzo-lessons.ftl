# The lessons of Lorenzo il Magnifico.
