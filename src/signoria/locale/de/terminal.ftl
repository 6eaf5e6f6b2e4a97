### Das Terminal.

seat = Platz { $number }
seats = Alle Plätze
title = { $game } · Runde { $round } von { $rounds } · { $phase }
standings = Endstand

## Spalten

column-seat = Platz
column-level = Stufe
column-word = Wort
column-about = Wie er spielt
column-player = Spieler
column-wins = Siege
column-share = Anteil
column-spread = Streuung
column-points = Punkte
column-scores = Anzahl

## Abschnitte und Untermenüs

section-other = Weitere Züge
fold-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
places-shown = Plätze { $first } bis { $last } von { $count }, die engsten zuerst; das neue Teil ist ██

## Was Sie eingeben können

hint-one = { $key }
hint-list = { $first } – { $last }
hint-order = eine Reihenfolge wie { $example }
hint-places = { $first } – { $last } oder ein Feld wie c3
hint-places-more = { $first } – { $last }, ein Feld wie c3 oder mehr
not-understood = „{ $text }“ geht hier nicht. Möglich: { $hint } oder ? für Hilfe.
press-enter = Eingabetaste drücken
hand-over = Bitte geben Sie den Bildschirm an { $seat } weiter.

## Befehle

command-help = hilfe
command-table = tisch
command-board = tafel
command-log = protokoll
command-rules = regeln
command-coach = coach
command-back = zurück
command-more = mehr
command-undo = rückgängig
command-save = speichern
command-quit = beenden
which-board = Wessen Tafel? Tippen Sie „tafel 1“ bis „tafel { $last }“.
no-rule = In keiner Regel steht „{ $word }“.
no-coach = Hier gibt es keinen Coach: Er hilft nur in Partien einer Person gegen Bots und nur in Spielen, die er kennt.
ask-coach-again = Mit „coach“ noch einmal sehen Sie die besten Züge.
nothing-to-undo = Sie haben keine Entscheidung, die Sie zurücknehmen könnten.
undone = Zurück zu Ihrer letzten Entscheidung.
file-exists = Die Datei { $file } gibt es schon. Bitte wählen Sie einen anderen Namen.
saved = Gespeichert in { $file }.
left = Spiel gespeichert. Fortsetzen mit: signoria play { $game } --resume { $file }
kept = Spiel gespeichert. Noch einmal ansehen mit: signoria replay { $file }

## Verteilung prüfen

verified-deal = Geprüft: Die Verteilung stand vor dem ersten Zug fest, denn Seed und Salz ergeben den Hashwert (Commitment).
verified-moves = Alle { $count } Züge entsprechen den Regeln.
verified-shown = Der Hashwert ist der, der Ihnen gezeigt wurde.
verified-commitment = Vergleichen Sie ihn mit dem, den der Tisch gezeigt hat: { $commitment }

## Simulation

simulating = Spiele laufen
simulated = { $game }: { $games } Spiele mit { $seats } Plätzen
speed = { $decisions } Entscheidungen in { $seconds } s: { $rate } pro Sekunde

## Turniere

column-rating = Stärke
column-games = Spiele
column-interval = 95-%-Intervall
schedule-free-for-all = jeder gegen jeden
schedule-round-robin = jede Gruppe einmal
winners-mean = Sieger haben im Mittel { $points } Punkte.
arena-stopped = Nach { $done } von { $games } Spielen angehalten. Mit demselben Befehl geht es weiter.
arena-kept = Ergebnisse und Aufzeichnungen liegen in { $folder }

## Der Bericht über ein Turnier

report-title = Turnier: { $game }
report-about = { $games } Spiele mit { $seats } Plätzen, { $schedule }.
report-written = Bericht geschrieben: { $file }
report-ratings = Stärke
report-ratings-about = OpenSkill-Wertungen aus den Platzierungen in jedem Spiel. Alle beginnen bei 25. Die Balken sind 95-%-Intervalle.
report-wins = Siegquote
report-wins-about = Wer auf mehreren Plätzen sitzt, zählt für jeden einmal. Die gestrichelte Linie ist der gleiche Anteil für alle, { $par }; die Balken sind 95-%-Intervalle (Wilson).
report-accuracy = Genauigkeit
report-accuracy-about = Anteil der Punkte, die bei den Entscheidungen auf dem Spiel standen und behalten wurden, in den analysierten Partien, einen Schritt voraus: Mittelwert, niedrigster und höchster Wert. 100 % heißt jedes Mal der beste Zug, 0 % blind gewählt.
report-points = Punkte
report-points-about = Wie oft welche Punktzahl erreicht wurde, mit Mittelwert und Standardabweichung; die gestrichelte Linie ist der Mittelwert. Sieger haben im Mittel { $winners }.
report-from-to = { $low } bis { $high }
report-sources = Woher die Punkte kommen
report-sources-about = Im Mittel pro Spiel; Verluste stehen links von null.
report-source = Quelle
report-total = Summe
report-seats = Plätze
report-seats-about = Die Spieler wechseln die Plätze, daher zeigt die Siegquote eines Platzes, ob er gut ist. Die gestrichelte Linie ist der gleiche Anteil für alle, { $par }.
report-ahead = Wer vor wem liegt
report-ahead-about = Wie oft der Spieler der Zeile vor dem Spieler der Spalte lag; ein Gleichstand zählt halb.
report-met = von { $count }
report-games = Spiele
report-games-about = Spieler nach Plätzen mit ihren Punkten. „signoria replay“ gibt eine Aufzeichnung in Worten wieder.
report-show-games = Alle { $count } Spiele zeigen
report-game = Spiel
report-seated = Spieler und Punkte
report-decisions = Entscheidungen
report-record = Aufzeichnung

## Analyse

advising = Analyse läuft
advice-for = Nach { $moves } Zügen: { $seat } entscheidet.
advice-reasons = Gründe vergleichen einen Zug mit dem besten anderen: um wie viele Punkte er den Platz weiter vor die anderen bringt.
advice-mark = ▸ wurde gespielt. Sieg und Punkte: was der Platz erwarten kann. Besuche: wie oft die Suche den Zug probiert hat.
review = { $game }: { $moves } Entscheidungen analysiert
mistakes = Größte Fehler
no-mistakes = Kein Zug hat nennenswert etwas gekostet.
column-move = Zug
column-chance = Sieg
column-visits = Besuche
column-chance-curve = Siegchancen
column-accuracy = Genauigkeit
column-lost-chance = Sieg verloren
column-lost-points = Punkte verloren
column-final = Punkte
column-number = Nach
column-played = Gespielt
column-better = Besser

## Ausgaben

edition-marks = { $mark } markiert { $count } Rekonstruktionen: Werte, deren gedrucktes Original wir nicht kennen.

## Lektionen

command-show = zeigen
learn-step = { $title } · { $step } von { $steps }
learn-continue = Weiter mit der Eingabetaste (?)
learn-just-enter = Hier gibt es nichts zu wählen. Weiter geht es mit der Eingabetaste, mit ? kommt die Hilfe.
learn-right = Richtig!
learn-wrong = Nicht ganz
learn-finished = Gelöst!
learn-shown = So geht es: { $move }
learn-pick = 1 – { $last }, oder Eingabetaste für „{ $next }“
learn-no-lesson = Eine Lektion „{ $text }“ gibt es nicht. Tippen Sie 1 – { $last } oder beenden.
learn-next = Eingabetaste für die nächste Lektion, „{ $title }“, oder beenden
learn-all-done = Das war die letzte Lektion. Spielen Sie jetzt Ihr erstes Spiel: signoria play { $game } --players human,newcomer,newcomer
learn-left = Bis bald! Weiter geht es mit: signoria learn { $game }
learn-how = Los geht es mit: signoria learn { $game }
learn-help =
    Lesen Sie den Text im Rahmen und wählen Sie dann einen Zug: Tippen Sie das Zeichen vor einer Zeile. Falsche Züge werden nicht gespielt; Sie erfahren, warum, und versuchen es noch einmal.

    zeigen                    den richtigen Zug zeigen
    tisch oder Eingabetaste   den ganzen Tisch zeigen
    tafel 2                   zeigen, was vor Platz 2 liegt
    protokoll                 zeigen, was zuletzt passiert ist
    regeln WORT               eine Regel nachschlagen
    zurück                    ein Untermenü verlassen
    beenden                   aufhören; beendete Lektionen bleiben markiert
