### Was der Server sagt, wenn er etwas ablehnt; die Namen sind die von `signoria.server.refusals`.

## Wer man ist

refusal-name_first = Bitte zuerst einen Namen wählen.
refusal-has_account = Sie haben schon ein Konto.
refusal-login_taken = Dieser Anmeldename ist vergeben.
refusal-wrong_password = Anmeldename und Passwort passen nicht zusammen.

## Tische

refusal-no_table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-no_game = Ein Spiel { $game } gibt es nicht; es gibt { $games }.
refusal-bad_table = Dieser Tisch ist nicht möglich: { $detail }.
refusal-bad_edition = Mit dieser Ausgabe lässt sich nicht spielen: { $detail }.
refusal-no_bot = Einen Bot { $level } gibt es für dieses Spiel nicht; es gibt { $levels }.
refusal-too_many_tables = Sie haben { $most } Tische, deren Spiele nicht zu Ende sind. Bitte erst einige beenden oder verlassen.
refusal-seat_taken = Dieser Platz ist nicht frei.
refusal-no_seat_left = Es ist kein Platz mehr frei.
refusal-no_seat_of_yours = Sie haben hier keinen Platz.
refusal-seat_not_yours = Das ist nicht Ihr Platz.
refusal-not_host = Nur wer den Tisch gemacht hat, kann das Spiel beginnen.
refusal-seats_open = Zuerst muss an jedem Platz jemand sitzen.
refusal-start_missed = Das Spiel hat schon begonnen, oder jemand ist gerade aufgestanden.
refusal-game_not_started = Das Spiel hat noch nicht begonnen.
refusal-game_under_way = Das Spiel läuft.
refusal-game_over = Das Spiel ist zu Ende.
refusal-record_hidden = Die Aufzeichnung verrät jede verdeckte Karte. Es gibt sie, sobald das Spiel zu Ende ist.

## Spielen

refusal-not_your_turn = Sie sind nicht am Zug.
refusal-cannot_undo = Nur Ihr eigener letzter Zug lässt sich zurücknehmen, solange er nichts aufgedeckt und niemand anderes gehandelt hat.
refusal-behind = Jemand war schneller. Bitte noch einmal hinsehen: Der Tisch steht bei { $number }.
refusal-not_stored = Der Zug konnte nicht gespeichert werden. Nichts ist verloren; bitte noch einmal versuchen.
refusal-no_such_moment = Das Spiel hat { $length } Züge und lässt sich nicht nach { $at } zeigen.

## Grenzen

refusal-too_many_requests = Zu viele Anfragen. Bitte einen Augenblick warten.
refusal-too_many_lines = Sie haben in einer Minute { $most } Mal etwas gesagt. Bitte die anderen antworten lassen.
refusal-too_many_sockets = Von Ihrer Adresse gibt es schon { $most } Verbindungen. Bitte eine Seite schließen, die einen Tisch zeigt.
refusal-server_full = Der Server hat { $most } Verbindungen und nimmt keine mehr an. Bitte später noch einmal versuchen.
refusal-request_too_large = Das ist zu groß: Hier werden höchstens { $most } Bytes angenommen.
refusal-message_too_large = Das ist zu lang: Eine Nachricht hat höchstens { $most } Zeichen.

## Die Form einer Anfrage

refusal-no_address = Unter dieser Adresse ist nichts.
refusal-no_method = Diese Adresse nimmt diese Methode nicht an.
refusal-no_token = Die Seite war zu lange offen: bitte neu laden. (Der Kopf x-csrf-token muss das Cookie signoria_csrf wiederholen.)
refusal-other_site = Diese Seite wurde nicht unter der Adresse des Servers geöffnet.
refusal-bad_request = Das wird hier nicht erwartet: { $detail }.
refusal-bad_message = Das ist keine Nachricht: { $detail }.
refusal-failed = Auf dem Server ging etwas schief. Nichts ist verloren; bitte noch einmal versuchen.
