### Ein Spiel auf der Seite lernen: die Listen der Lektionen und was um eine Lektion herum steht.

learn-title = Spielen lernen
learn-about = Kurze Lektionen an einem echten Spieltisch: etwas lesen, einen Zug machen und sehen, warum er richtig oder falsch war.
learn-choose = Wählen Sie ein Spiel
learn-game = „{ $game }“ lernen
learn-game-start = Jetzt lernen
learn-game-go-on = Weiterlernen
learn-game-look = Lektionen ansehen
learn-minutes = etwa { $minutes } Minuten für die ersten { $count } Lektionen
learn-progress = { $done } von { $count } Lektionen geschafft
learn-other-game = Ein anderes Spiel lernen

## Die Lektionen eines Spiels

learn-basic = Zuerst die Grundlagen
learn-basic-about = Nach diesen Lektionen können Sie Ihre erste Partie spielen.
learn-further = Danach mehr
learn-further-about = Varianten und Feinheiten, wann immer Sie möchten.
learn-start = Beginnen
learn-resume = Weiterlernen
learn-repeat = Wiederholen
learn-done = Geschafft
learn-left-off = Sie haben bei Schritt { $step } von { $steps } aufgehört.

## Die erste Partie

learn-first-game = Erste Partie spielen
learn-first-game-ready = Sie kennen die Grundlagen. Spielen Sie gegen zwei Neulinge; der Trainer hilft, wenn Sie Rat möchten.
learn-first-game-skip = Lieber gleich spielen? Beginnen Sie eine Partie gegen zwei Neulinge; der Trainer hilft, wenn Sie Rat möchten.

## Eine Lektion

learn-step = Schritt { $step } von { $steps }
learn-puzzle = Rätsel
learn-your-move = Ihr Zug: Spielen Sie ihn auf dem Tisch.
learn-right = Richtig!
learn-shown = Das war der Zug.
learn-wrong = Leider nein.
learn-wrong-again = Es hat sich nichts geändert. Versuchen Sie es noch einmal, oder lassen Sie sich den Zug zeigen.
learn-continue = Weiter
learn-show-me = Zug zeigen
learn-back = Zurück
learn-leave = Verlassen
learn-retry = Noch einmal versuchen
learn-fold = Text ausblenden
learn-unfold = Text einblenden
learn-failed = Ihre Antwort ist nicht angekommen.

## Das Ende einer Lektion

learn-finished = Lektion geschafft
learn-learned = Das haben Sie gelernt
learn-saving = Ihr Fortschritt wird gespeichert …
learn-saved = Ihr Fortschritt ist gespeichert.
learn-unsaved = Ihr Fortschritt konnte nicht gespeichert werden.
learn-next = Nächste Lektion: { $title }
learn-all = Alle Lektionen
learn-again = Von vorn beginnen
