### Das Analysebrett.

study-title = Analysebrett
study-about = Probieren Sie Züge für jeden Platz aus, sehen Sie die fünf besten Züge, behalten Sie Varianten mit Kommentaren und teilen Sie sie per Link. Um eine eigene Partie zu analysieren, öffnen Sie sie und wählen Sie an einer beliebigen Stelle „Ab hier analysieren“.
study-set-up = Stellung aufbauen
study-paste = Aufzeichnung oder Stellung einfügen (JSON)
study-open = Brett aufbauen
study-choose = Datei wählen
study-where = Die Aufzeichnung einer beendeten Partie steht im Menü des Tisches; eine Stellung ist, was game.position() schreibt. Das Brett bleibt auf dem Server, unter einem Link, den niemand erraten kann.
study-own = Ihre Bretter
study-own-line = { $moves ->
    [0] eine Stellung
    [one] { $moves } Zug
   *[other] { $moves } Züge
} · { $tried ->
    [0] noch nichts ausprobiert
    [one] { $tried } Zug ausprobiert
   *[other] { $tried } Züge ausprobiert
} · { $date }
study-delete = Brett vom { $date } löschen

study-tab = Analyse
study-panel = Analyse
study-view-from = Sicht von
study-view-decider = Sicht: am Zug
study-view = Sicht: { $name }
study-first = Zum Anfang
study-previous = Voriger Zug
study-next = Nächster Zug
study-last = Zum Ende der Zugfolge
study-steps = Durch die Zugfolge

study-best = Beste Züge
study-best-of = Beste Züge für { $name }
study-points = Punkte
study-chance = Sieg
study-points-about = erwartete Punkte am Ende
study-chance-about = Siegchance
study-visits = { $visits } Stellungen
study-searching = sucht …
study-done = fertig
study-pause = Suche anhalten
study-resume = Weitersuchen
study-paused = angehalten
study-open-cards = Alle Karten offen
study-open-cards-about = Sonst zählt nur, was { $name } wissen kann.
study-over = Die Partie ist zu Ende.
study-failed = Die Suche ist fehlgeschlagen. Versuchen Sie einen anderen Zug oder suchen Sie noch einmal.
study-elsewhere = Sie suchen gerade in einem anderen Fenster.
study-lost = Verbindung verloren. Neuer Versuch …
study-try = Diesen Zug ausprobieren: { $move }

study-tree = Züge und Varianten
study-start = Anfang
study-variation = Variante
study-empty = Spielen Sie einen Zug für den Platz, der entscheidet: auf dem Tisch selbst oder aus der Liste der besten Züge.
study-comment = Kommentar zu diesem Zug
study-comment-start = Kommentar zum Anfang
study-remove = Ab hier löschen
study-promote = Nach oben
study-share = Teilen
study-link = Link zu dieser Stelle
study-link-about = Wer den Link hat, kann dieses Brett lesen. Ändern können nur Sie es.
study-export = Aufzeichnung mit Varianten exportieren
study-copy = Kopie machen
study-not-yours = Dieses Brett gehört jemand anderem. Sie können alles ausprobieren; machen Sie eine Kopie, um es zu behalten.
study-saving = Wird gespeichert …
study-saved = Gespeichert
study-unsaved = Ihre Änderungen sind nicht gespeichert.
