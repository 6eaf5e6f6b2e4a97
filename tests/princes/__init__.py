"""The Princes of Florence, rule by rule."""
