### Der Editor für Ausgaben, und was die Seite über die Ausgabe eines Tisches sagt.

editor-title = Ihre Ausgabe
editor-my-edition = Mein Exemplar
editor-intro = Wir besitzen kein gedrucktes Exemplar dieses Spiels, deshalb haben wir einige Werte rekonstruiert. Holen Sie Ihre Schachtel, vergleichen Sie und korrigieren Sie, was abweicht: Das dauert nur ein paar Minuten, und alles bleibt in diesem Browser gespeichert.
editor-intro-printed = Hier ist alles wie gedruckt. Wenn Ihr Exemplar abweicht, ändern Sie es: Alles bleibt in diesem Browser gespeichert.
editor-state-princes = Die meisten Karten kennen wir aus der Regel und von veröffentlichten Seiten. Einige Vorlieben, die Formen der Teile und die Pläne für das kooperative Bauen sind rekonstruiert: Vergleichen Sie sie mit Ihrer Schachtel.
editor-state-lorenzo = Alle Karten, Anführer und Plättchen sind wie gedruckt. Ändern Sie, was Sie möchten, oder erfinden Sie eigene.
editor-hint = Wählen Sie eine Karte oder ein Teil und vergleichen Sie es mit Ihrem.
editor-name = Name Ihrer Ausgabe

## Die ganze Ausgabe

editor-undo = Rückgängig
editor-redo = Wiederholen
editor-file = Speichern und öffnen
editor-download = Herunterladen
editor-upload = Datei öffnen
editor-start-over = Von vorn beginnen
editor-start-over-about = Damit gilt wieder unsere Ausgabe. Sie können das danach noch rückgängig machen.
editor-start-over-yes = Von vorn beginnen
editor-share = Teilen
editor-share-about = Wer diesen Link hat, sieht Ihre Ausgabe, wie sie jetzt ist, und kann damit spielen. Wenn Sie später etwas ändern, teilen Sie sie noch einmal.
editor-share-link = Link zu Ihrer Ausgabe
editor-play = Tisch eröffnen
editor-other-game = Diese Datei ist eine Ausgabe eines anderen Spiels. Öffnen Sie sie im Editor dieses Spiels.
editor-unreadable = Diese Datei lässt sich hier nicht öffnen.
editor-checking = Wird geprüft …
editor-playable = Mit dieser Ausgabe kann man spielen.
editor-not-playable = Mit dieser Ausgabe kann man noch nicht spielen:
editor-not-checked = Die Ausgabe konnte nicht geprüft werden. { $why }
editor-check-again = Noch einmal prüfen
editor-not-kept = Ihr Browser speichert Ihre Änderungen nicht. Laden Sie die Ausgabe herunter, bevor Sie diese Seite schließen.
editor-warnings = { $count ->
    [one] Ein Wert ist ungewöhnlich
   *[other] { $count } Werte sind ungewöhnlich
}

## Abschnitte

editor-sections = Abschnitte
editor-section-check = Zu prüfen
editor-section-professions = Berufe
editor-section-pieces = Gebäude und Landschaften
editor-section-boards = Pläne
editor-section-bonus_cards = Bonuskarten
editor-section-prestige_cards = Prestigekarten
editor-section-characters = Charaktere
editor-section-supply = Runden und Vorrat
editor-section-cards-territory = Gebiete
editor-section-cards-character = Charaktere
editor-section-cards-building = Gebäude
editor-section-cards-venture = Wagnisse
editor-section-leaders = Anführer
editor-section-bonus_tiles = Bonusplättchen
editor-section-excommunications = Exkommunikationen
editor-check-professions = { $count ->
    [one] Eine Karte mit Ihrer Schachtel vergleichen
   *[other] { $count } Karten mit Ihrer Schachtel vergleichen
}
editor-check-pieces = { $count ->
    [one] Eine Form mit Ihrer Schachtel vergleichen
   *[other] { $count } Formen mit Ihrer Schachtel vergleichen
}
editor-check-boards = { $count ->
    [one] Einen Plan mit Ihrer Schachtel vergleichen
   *[other] { $count } Pläne mit Ihrer Schachtel vergleichen
}
editor-check-bonus_cards = { $count ->
    [one] Eine Bonuskarte mit Ihrer Schachtel vergleichen
   *[other] { $count } Bonuskarten mit Ihrer Schachtel vergleichen
}
editor-check-prestige_cards = { $count ->
    [one] Eine Prestigekarte mit Ihrer Schachtel vergleichen
   *[other] { $count } Prestigekarten mit Ihrer Schachtel vergleichen
}
editor-check-characters = { $count ->
    [one] Einen Charakter mit Ihrer Schachtel vergleichen
   *[other] { $count } Charaktere mit Ihrer Schachtel vergleichen
}
editor-check-supply = { $count ->
    [one] Eine Zahlenreihe mit Ihrer Schachtel vergleichen
   *[other] { $count } Zahlenreihen mit Ihrer Schachtel vergleichen
}
editor-progress = { $checked } von { $count } geprüft
editor-left = { $count } zu prüfen
editor-item-principality = Fürstentum
editor-item-cooperative_board = Plan für kooperatives Bauen
editor-item-cooperative_map = Welche Pläne aneinandergrenzen
editor-item-minimum_work_value = Mindest­werkzahl
editor-item-stacks = Versteigerte Objekte
editor-excommunication = Plättchen { $id }

## Ein Teil

editor-is-unchecked = zu prüfen
editor-is-checked = geprüft
editor-is-changed = geändert
editor-is-problem = nicht möglich
editor-no-picture = Das lässt sich nicht zeichnen.
editor-compare = Vergleichen Sie es mit Ihrem. Korrigieren Sie, was abweicht, und bestätigen Sie dann, dass es stimmt.
editor-right = Das stimmt
editor-next = Weiter
editor-back = Zurück zur Liste
editor-restore = Zurücksetzen
editor-was = Bei uns: { $value }
editor-source-rulebook = Steht in der Spielregel
editor-source-published = Veröffentlicht
editor-source-inferred = Folgt aus veröffentlichten Werten
editor-source-reconstruction = Von uns rekonstruiert: bitte prüfen
editor-source-printed = An einem gedruckten Exemplar geprüft
editor-card-name = Name der Karte

## Felder

editor-less = { $label }: weniger
editor-more = { $label }: mehr
editor-add = Hinzufügen …
editor-add-to = Hinzufügen: { $label }
editor-remove = { $name } entfernen
editor-entry = Eintrag { $number }
editor-grid-help = { $count ->
    [one] Ein Feld. Drücken Sie auf ein Feld, um es zu setzen oder zu entfernen; die Pfeiltasten wandern.
   *[other] { $count } Felder. Drücken Sie auf ein Feld, um es zu setzen oder zu entfernen; die Pfeiltasten wandern.
}
editor-square = Feld { $column }{ $row }
editor-borders-help = Pläne liegen nebeneinander: Der rechte Rand des einen grenzt an den linken Rand eines anderen.
editor-borders-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
editor-borders-west = { $count } Spieler, Grenze { $number }: Plan, dessen rechter Rand es ist
editor-borders-east = { $count } Spieler, Grenze { $number }: Plan, an dessen linken Rand sie grenzt
editor-borders-remove = { $count } Spieler: Grenze { $number } entfernen
editor-borders-add = { $count } Spieler: Grenze hinzufügen
editor-add-border = Grenze hinzufügen
editor-edge-west = Rechter Rand von
editor-edge-east = Linker Rand von
editor-board = Plan { $seat }

## Werte

editor-action-take_card = Karte nehmen
editor-action-harvest = Ernte
editor-action-production = Produktion
editor-mode-permanent = Immer
editor-mode-once_per_round = Einmal pro Runde
editor-when-before_final_scoring = Vor der Schlusswertung

## Eine geteilte Ausgabe

editor-shared-of = Eine Ausgabe von { $game }
editor-shared-edit = Kopie bearbeiten
editor-shared-changes = { $count ->
    [0] Nichts weicht von unserer Ausgabe ab
    [one] Ein Teil weicht von unserer Ausgabe ab
   *[other] { $count } Teile weichen von unserer Ausgabe ab
}
editor-shared-left = { $count ->
    [one] Ein Teil wurde nicht an einem gedruckten Exemplar geprüft.
   *[other] { $count } Teile wurden nicht an einem gedruckten Exemplar geprüft.
}

## Über die Ausgabe eines Tisches

editor-about-own = An diesem Tisch gilt die Ausgabe „{ $name }“.
editor-about-differs = Was weicht von unserer ab?
editor-about-why = Die Regeln sind die des gedruckten Spiels. Wir besitzen aber kein Exemplar davon, deshalb haben wir das folgende Material rekonstruiert. Es passt zu allem, was veröffentlicht ist, aber einzelne Karten oder Teile können von den gedruckten abweichen.
editor-about-how = Besitzen Sie das Spiel? Vergleichen Sie es mit Ihrer Schachtel: Der Editor zeigt alles der Reihe nach, und Ihren nächsten Tisch eröffnen Sie mit Ihren Korrekturen.
editor-about-correct = Mit meinem Exemplar vergleichen
editor-about-printed = Das gesamte Material wurde an gedrucktem geprüft.
editor-about-change = Material ändern
editor-notice-title = Einige Karten und Teile haben wir rekonstruiert
editor-notice = Die Regeln sind die des gedruckten Spiels, aber wir kennen nicht alles, was auf den Karten und Teilen gedruckt ist. Wenn Sie das Spiel besitzen, können Sie unseres in ein paar Minuten korrigieren. Im Menü des Tisches steht das unter „Über diese Ausgabe“.
editor-notice-done = Verstanden
editor-notice-show = Welche sind das?
