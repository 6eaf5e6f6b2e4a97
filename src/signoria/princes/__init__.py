"""The Princes of Florence: the rules, with the two-seat game, Muse & Princess and cooperative building."""
