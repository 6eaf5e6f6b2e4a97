### Das Terminal.

seat = Platz { $number }
seats = Alle Plätze
title = { $game } · Runde { $round } von { $rounds } · { $phase }
standings = Endstand

## Spalten

column-seat = Platz
column-player = Spieler
column-wins = Siege
column-share = Anteil
column-spread = Streuung
column-points = Punkte
column-scores = Anzahl

## Abschnitte und weitere Listen

section-other = Außerdem
fold-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
places-shown = Plätze { $first } bis { $last } von { $count }, die engsten zuerst; das neue Teil ist ██

## Was Sie eingeben können

hint-one = { $key }
hint-list = { $first } – { $last }
hint-order = die Reihenfolge, etwa { $example }
hint-places = { $first } – { $last } oder ein Feld wie c3
hint-places-more = { $first } – { $last }, ein Feld wie c3 oder mehr
not-understood = „{ $text }“ steht hier nicht zur Wahl: { $hint }, oder ? für Hilfe.
press-enter = Eingabetaste drücken
hand-over = Bitte geben Sie den Bildschirm an { $seat } weiter.

## Befehle

command-help = hilfe
command-table = tisch
command-board = tafel
command-log = protokoll
command-rules = regeln
command-back = heraus
command-more = mehr
command-undo = zurück
command-save = speichern
command-quit = aufhören
which-board = Wessen Tafel? Tippen Sie „tafel 1“ bis „tafel { $last }“.
no-rule = In keiner Regel steht „{ $word }“.
nothing-to-undo = Es gibt keine Entscheidung von Ihnen, die zurückgenommen werden könnte.
undone = Zurück zu Ihrer letzten Entscheidung.
file-exists = Die Datei { $file } gibt es schon; nennen Sie eine andere.
saved = Aufgehoben in { $file }.
left = Das Spiel ist aufgehoben. Weiter geht es mit: signoria play { $game } --resume { $file }
kept = Das Spiel ist aufgehoben. Noch einmal ansehen: signoria replay { $file }

## Simulation

simulating = Es wird gespielt
simulated = { $game }: { $games } Spiele mit { $seats } Plätzen
speed = { $decisions } Entscheidungen in { $seconds } s: { $rate } in der Sekunde

## Turniere

column-rating = Stärke
column-games = Spiele
column-interval = 95-%-Intervall
schedule-free-for-all = jeder gegen alle
schedule-round-robin = jede Gruppe gegeneinander
winners-mean = Wer gewinnt, hat im Mittel { $points } Punkte.
arena-stopped = Nach { $done } von { $games } Spielen angehalten. Derselbe Befehl macht dort weiter.
arena-kept = Ergebnisse und Aufzeichnungen liegen in { $folder }

## Der Bericht über ein Turnier

report-title = Turnier: { $game }
report-about = { $games } Spiele mit { $seats } Plätzen, { $schedule }.
report-written = Der Bericht steht in { $file }
report-ratings = Stärke
report-ratings-about = OpenSkill, aus den Plätzen in jedem Spiel. Alle beginnen bei 25. In 95 von 100 Fällen liegt die wahre Stärke im Balken.
report-wins = Anteil der Siege
report-wins-about = Wer an mehreren Plätzen sitzt, zählt für jeden einmal. Die gestrichelte Linie ist der gleiche Anteil aller, { $par }; die Balken sind 95-%-Intervalle (Wilson).
report-points = Punkte
report-points-about = Wie oft welche Punkte erreicht wurden, mit Mittel und Standardabweichung; die gestrichelte Linie ist das Mittel. Wer gewinnt, hat im Mittel { $winners }.
report-from-to = { $low } bis { $high }
report-sources = Woher die Punkte kommen
report-sources-about = Im Mittel je Spiel; was verloren geht, steht links der Null.
report-source = Quelle
report-total = Summe
report-seats = Plätze
report-seats-about = Die Plätze wechseln, sodass der Anteil der Siege eines Platzes zeigt, ob er gut ist. Die gestrichelte Linie ist der gleiche Anteil aller, { $par }.
report-ahead = Wer vor wem liegt
report-ahead-about = Wie oft der Spieler der Zeile vor dem der Spalte lag; Gleichstand zählt halb.
report-met = von { $count }
report-games = Spiele
report-games-about = Spieler nach Plätzen mit ihren Punkten. „signoria replay“ erzählt eine Aufzeichnung.
report-show-games = Alle { $count } Spiele zeigen
report-game = Spiel
report-seated = Spieler und Punkte
report-decisions = Entscheidungen
report-record = Aufzeichnung

## Rat

advising = Es wird nachgedacht
advice-for = Nach { $moves } Zügen: { $seat } entscheidet.
advice-mark = ▸ wurde gespielt. Sieg und Punkte: was der Platz erwarten darf. Betrachtet: wie oft die Suche vorbeikam.
review = { $game }: { $moves } Entscheidungen beurteilt
mistakes = Wo am meisten verloren ging
no-mistakes = Kein Zug kostete Nennenswertes.
column-move = Zug
column-chance = Sieg
column-visits = Betrachtet
column-chance-curve = Aussicht auf den Sieg
column-lost-a-move = je Zug verloren
column-lost-chance = Sieg verloren
column-lost-points = Punkte verloren
column-final = Punkte
column-number = Nach
column-played = Gespielt
column-better = Besser

## Ausgaben

edition-marks = { $mark } bezeichnet { $count } Rekonstruktionen: Werte, deren gedrucktes Vorbild wir nicht kennen.
