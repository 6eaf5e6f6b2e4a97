reason-not_allowed = { $detail }.
reason-highest_mark = Der Marker auf { $character } liegt auf dem höchsten Feld.
