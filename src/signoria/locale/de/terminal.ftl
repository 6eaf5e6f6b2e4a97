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

## Ausgaben

edition-marks = { $mark } bezeichnet { $count } Rekonstruktionen: Werte, deren gedrucktes Vorbild wir nicht kennen.
