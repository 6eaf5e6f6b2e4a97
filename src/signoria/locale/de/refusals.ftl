### Was der Server sagt, wenn er etwas ablehnt; die Namen sind die von `signoria.server.refusals`.

## Konten

refusal-name_first = Bitte wählen Sie zuerst einen Namen.
refusal-has_account = Sie haben schon ein Konto.
refusal-login_taken = Dieser Anmeldename ist vergeben. Bitte wählen Sie einen anderen.
refusal-wrong_password = Anmeldename oder Passwort ist falsch.
refusal-too_many_passwords = Zu viele falsche Passwörter für dieses Konto. Bitte warten Sie { $seconds } Sekunden, oder nutzen Sie einen Browser, in dem Sie sich schon einmal angemeldet haben.
refusal-no_account = Sie haben noch kein Konto.
refusal-bad_name = Ein Name hat 1 bis { $most } Zeichen: Buchstaben, Ziffern, Satzzeichen, Symbole und Leerzeichen. Unsichtbare Zeichen und solche, die die Schreibrichtung ändern, sind nicht erlaubt.
refusal-bad_login = Ein Anmeldename hat { $least } bis { $most } Zeichen: Buchstaben von A bis Z, Ziffern oder . _ @ -. Groß- und Kleinschreibung ist gleich.

## Tische

refusal-no_table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-no_game = Ein Spiel namens { $game } gibt es nicht. Verfügbar: { $games }.
refusal-no_lesson = Eine Lektion namens { $lesson } gibt es nicht. Bitte wählen Sie eine aus der Liste.
refusal-no_move_wanted = Hier braucht die Lektion keinen Zug. Lesen Sie weiter, oder beginnen Sie die Lektion von vorn.
refusal-bad_table = So lässt sich das Spiel nicht spielen: { $detail }.
refusal-bad_edition = Mit dieser Ausgabe kann man nicht spielen: { $detail }.
refusal-other_game = Diese Ausgabe gehört zu einem anderen Spiel: { $other }, nicht { $game }.
refusal-no_edition = Diese Ausgabe gibt es nicht. Prüfen Sie den Link.
refusal-too_many_editions = Sie haben schon { $most } Ausgaben geteilt.
refusal-no_bot = Dieses Spiel hat keinen Bot namens { $level }. Verfügbar: { $levels }.
refusal-too_many_tables = Sie haben schon { $most } unbeendete Partien. Bitte beenden oder verlassen Sie zuerst eine.
refusal-too_many_new_tables = Von Ihrer Adresse aus wurden an einem Tag { $most } Tische angelegt. Bitte versuchen Sie es morgen wieder.
refusal-too_many_new_editions = Von Ihrer Adresse aus wurden an einem Tag { $most } eigene Ausgaben verwendet. Bitte versuchen Sie es morgen wieder oder spielen Sie mit unserer Ausgabe.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-no_seat_left = Alle Plätze sind besetzt.
refusal-no_seat_of_yours = Sie haben an diesem Tisch keinen Platz.
refusal-seat_not_yours = Das ist nicht Ihr Platz.
refusal-not_deletable = Nur der Gastgeber kann einen Tisch löschen, und nur, wenn dort sonst niemand sitzt oder gespielt hat. Sie können ihn ausblenden.
refusal-not_host = Das kann nur der Gastgeber.
refusal-seats_open = Zuerst müssen alle Plätze besetzt sein.
refusal-start_missed = Das Spiel hat schon begonnen, oder jemand hat den Tisch gerade verlassen.
refusal-game_not_started = Das Spiel hat noch nicht begonnen.
refusal-game_under_way = Das Spiel läuft noch.
refusal-game_abandoned = Die Partie wurde abgebrochen.
refusal-no_such_seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats } Plätze.
refusal-option_seats = Die Variante { $option } gibt es nicht mit { $seats } Plätzen, nur mit { $allowed }.
refusal-person_here = { $name } ist da. Entfernen Sie diese Person zuerst, wenn ein Bot spielen soll.
refusal-seat_changed = Dieser Platz hat sich gerade geändert. Sehen Sie noch einmal nach, bevor Sie entscheiden.
refusal-no_stand_ins = An diesem Tisch darf kein Bot für Abwesende spielen.
refusal-not_absent = Auf diesem Platz ist niemand seit { $minutes } Minuten abwesend.
refusal-no_bot_plays = Für Sie spielt kein Bot.
refusal-bot_plays = Für Sie spielt ein Bot. Nehmen Sie zuerst Ihren Platz zurück.
refusal-game_over = Das Spiel ist zu Ende.
refusal-record_hidden = Die Aufzeichnung zeigt verdeckte Karten. Sie ist erst nach dem Spielende verfügbar.
refusal-bad_record = Diese Aufzeichnung lässt sich nicht öffnen: { $detail }.
refusal-record_too_long = Diese Aufzeichnung lässt sich nicht öffnen: Sie hat { $moves } Züge, erlaubt sind höchstens { $most }.
refusal-review_hidden = Eine Analyse gibt es erst, wenn die Partie zu Ende ist.
refusal-review_not_yours = Nur wer diese Analyse gestartet hat, kann sie anhalten.
refusal-no_review = Diese Partie ist noch nicht analysiert.
refusal-no_judge = Dieses Spiel lässt sich nicht analysieren: Kein Bot kann seine Stellungen bewerten.
refusal-too_many_reviews = Es laufen schon zu viele Analysen von Ihnen. Warten Sie, bis eine fertig ist, oder halten Sie eine an.
refusal-bad_position = Diese Stellung lässt sich nicht aufbauen: { $detail }.
refusal-no_study = Dieses Analysebrett gibt es nicht oder nicht mehr. Prüfen Sie den Link.
refusal-study_not_yours = Dieses Analysebrett gehört jemand anderem. Machen Sie eine Kopie, um es zu ändern.
refusal-study_changed = Dieses Analysebrett wurde inzwischen anderswo geändert. Laden Sie die Seite neu.
refusal-bad_variation = Variantenzug { $number } folgt auf Zug { $after }, der erst später kommt.
refusal-variation_twice = Variantenzug { $number } gibt es schon.
refusal-bad_comment = Einen Zug { $at } zum Kommentieren gibt es nicht, oder er hat schon einen Kommentar.
refusal-too_many_studies = Sie haben schon { $most } Analysebretter. Bitte löschen Sie zuerst eines.
refusal-too_many_new_studies = Von Ihrer Adresse aus wurden an einem Tag { $most } Analysebretter angelegt. Bitte versuchen Sie es morgen wieder.

## Spielen

refusal-not_your_turn = Sie sind nicht am Zug.
refusal-cannot_undo = Sie können nur Ihren eigenen letzten Zug zurücknehmen, und nur wenn er nichts aufgedeckt hat und danach niemand gezogen hat.
refusal-no_coach = An diesem Tisch darf der Coach nicht gefragt werden. Erst müssen alle einverstanden sein, die mitspielen.
refusal-no_coach_for_game = Für diesen Tisch gibt es keinen Coach.
refusal-no_hint = Der Coach hat keine Antwort gefunden. Versuchen Sie es noch einmal.
refusal-hint_stopped = Sie haben den Coach inzwischen etwas anderes gefragt.
refusal-too_many_hints = Sie haben den Coach sehr oft gefragt. Warten Sie { $seconds } Sekunden und versuchen Sie es dann noch einmal.
refusal-nothing_to_prepare = Es gibt nichts vorzubereiten: Die Entscheidung oder die Versteigerung ist vorbei, oder Sie sind nicht mehr dabei.
refusal-cannot_prepare = Diese Antwort lässt sich jetzt nicht vorbereiten. Wählen Sie eine der angebotenen.
refusal-bad_limit = Das Höchstgebot muss zwischen { $lowest } und { $highest } liegen, in Schritten von { $step }.
refusal-behind = Jemand war schneller. Bitte sehen Sie sich den neuen Stand (Nummer { $number }) an und versuchen Sie es erneut.
refusal-id_reused = Mit dieser Kennung wurde schon etwas anderes gesendet. Jeder Zug braucht eine eigene Kennung.
refusal-outcome_unknown = Der Server weiß nicht, ob Ihr Zug gespeichert wurde. Wird er mit derselben Kennung noch einmal gesendet, zählt er höchstens einmal.
refusal-no_such_moment = Das Spiel hat { $length } Züge; der Stand nach Zug { $at } lässt sich nicht zeigen.

## Grenzen

refusal-too_many_requests = Zu viele Anfragen. Bitte versuchen Sie es in { $seconds } Sekunden erneut.
refusal-too_many_lines = Sie haben in einer Minute { $most } Nachrichten gesendet. Bitte warten Sie einen Moment.
refusal-too_many_changes = Sie ändern zu oft etwas. Warten Sie { $seconds } Sekunden und versuchen Sie es noch einmal.
refusal-too_many_proposals = Sie haben das zu oft vorgeschlagen. Warten Sie { $seconds } Sekunden und versuchen Sie es noch einmal.
refusal-too_many_sockets = Von Ihrer Adresse gibt es schon { $most } Verbindungen. Bitte schließen Sie eine andere Seite, die einen Tisch zeigt.
refusal-server_full = Der Server ist voll: Er hat { $most } Verbindungen. Bitte versuchen Sie es später erneut.
refusal-too_many_bot_tables = Bei Ihnen laufen schon zu viele Partien ohne Menschen. Diese geht weiter, sobald Sie eine andere schließen.
refusal-request_too_large = Das ist zu groß: Erlaubt sind höchstens { $most } Bytes.
refusal-message_too_large = Das ist zu lang: Erlaubt sind höchstens { $most } Zeichen.

## Fehlerhafte Anfragen

refusal-no_address = Unter dieser Adresse ist nichts.
refusal-no_method = Diese Adresse unterstützt diese Methode nicht.
refusal-no_token = Die Seite war zu lange offen. Bitte laden Sie sie neu. (Der Header x-csrf-token muss das Cookie signoria_csrf wiederholen.)
refusal-other_site = Diese Seite stammt von einer anderen Website. Bitte öffnen Sie sie unter der Adresse des Servers.
refusal-bad_request = Ungültige Anfrage: { $detail }.
refusal-bad_message = Ungültige Nachricht: { $detail }.
refusal-database_failed = Die Datenbank des Servers antwortet nicht. Bitte versuchen Sie es gleich noch einmal.
refusal-failed = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; bitte versuchen Sie es erneut.
