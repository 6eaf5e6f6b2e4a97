### Alles, was die Seite rund um die Spiele sagt.

signoria = Signoria
tagline = Die Fürsten von Florenz und Lorenzo der Prächtige: gegen Bots, an einem Bildschirm oder online mit Freunden.
skip-to-content = Zum Inhalt springen
home = Zur Lobby
guest-name = Gast
close = Schließen
cancel = Abbrechen
loading = Wird geladen …

## Einstellungen

settings = Einstellungen
settings-language = Sprache
language-en = English
language-de = Deutsch
settings-theme = Darstellung
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie System
settings-pace = Bedenkzeit der Bots
settings-pace-about = Stärkere Bots überlegen wichtige Züge länger. Mit einer Taste oder einem Klick geht es sofort weiter.
pace-instant = Sofort
pace-brisk = Zügig
pace-natural = Natürlich
settings-confirmed = Vor Zügen nachfragen, die sich nicht zurücknehmen lassen
settings-marks = Meine Züge markieren, die viel gekostet haben, wo der Coach gefragt werden darf
settings-sound = Töne
settings-volume = Lautstärke
settings-always-hidden = Auf einem Gerät: Tisch bei jedem Wechsel verdecken, auch wenn nichts geheim ist
settings-notify = Benachrichtigung, wenn ich dran bin
settings-notify-denied = Der Browser blockiert Benachrichtigungen dieser Seite. Erlauben Sie sie in seinen Einstellungen.

## Ihr Konto

your-name = Ihr Name
save-name = Speichern
name-saved = Gespeichert.
account = Konto
account-about = Sie können auch ohne Konto spielen. Mit einem Konto erreichen Sie Ihre Tische von jedem Gerät aus.
account-signed-in = Angemeldet als { $login }.
account-guest = Sie spielen als Gast: { $name }. Wenn Sie ein Konto anlegen, behalten Sie Ihre Partien.
account-login = Anmeldename
account-login-hint = Mindestens 3 Zeichen: Buchstaben, Ziffern oder . _ @ -
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen
account-sign-up = Konto anlegen
account-sign-in = Anmelden
account-sign-out = Abmelden
account-have-one = Ich habe schon ein Konto
account-have-none = Ich habe noch kein Konto
account-sessions = Wo Sie angemeldet sind
account-sessions-about = Melden Sie sich überall ab, wo Sie das Gerät nicht kennen, und ändern Sie dann Ihr Passwort.
account-sessions-elsewhere = Überall sonst abmelden
account-sessions-ended = Sie sind dort abgemeldet.
session-device = { $browser } auf { $system }
session-device-unknown = Unbekanntes Gerät
session-current = dieses Gerät
session-begun = Angemeldet: { $date }
session-used = Zuletzt benutzt: { $date }
session-end = Abmelden
session-end-of = Abmelden: { $device }
account-password-change = Passwort ändern
account-password-about = Auf allen anderen Geräten werden Sie abgemeldet.
account-password-current = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-changed = Ihr Passwort ist geändert, und auf allen anderen Geräten sind Sie abgemeldet.

## Lobby

lobby = Lobby
learn = Lernen
learn-new-here = Neu hier? In zehn Minuten spielen lernen
lobby-choose = Spiel wählen
play-princes = Ersteigern, bauen und große Werke fördern: In sieben Runden zum angesehensten Haus von Florenz.
play-lorenzo = Schicken Sie Ihre Familie in die Türme, auf den Markt und in den Rat, und sichern Sie sich sechs Runden lang die Gunst Roms.
players-count = { $fewest }–{ $most } Spieler
play-minutes = etwa { $minutes } Minuten
play-now = „{ $game }“ spielen
play-now-against = { $bots ->
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
}
play-with-others = Weitere Optionen
my-games = Meine laufenden Partien
my-games-none = Hier erscheinen Ihre Partien.
finished-games = Beendete Partien
finished-games-none = Keine beendeten Partien.
hidden-games = Ausgeblendete Partien
hidden-games-none = Sie haben keine Partie ausgeblendet.
show-hidden = Ausgeblendete zeigen
show-finished = Beendete zeigen
filter-game = Spiel
filter-all = Alle Spiele
show-more = Mehr zeigen ({ $count })
open-tables = Offene Tische
open-tables-none = Kein Tisch wartet auf Spieler. Eröffnen Sie einen und schicken Sie Ihren Freunden den Link.
watch-tables = Laufende Partien
join-by-link = Per Link beitreten
join-by-link-label = Link oder Nummer des Tisches
join-by-link-go = Zum Tisch
join-by-link-bad = Das ist kein Link zu einem Tisch. Bitte prüfen Sie ihn.
table-your-turn = Sie sind dran
table-turn-of = { $seat } ist dran
table-waiting = Wartet auf Spieler: { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
table-ready = Bereit zum Start
table-abandoned = Abgebrochen
table-over = Beendet
table-go = Zum Tisch
table-join = Platz nehmen
table-watch = Zuschauen
table-replay = Wiederholung
table-winner = gewonnen
table-hide = Ausblenden
table-hide-of = Ausblenden: { $game }, { $date }
table-hidden-now = { $game } ist aus Ihrer Liste ausgeblendet.
table-show = Wieder einblenden
table-show-of = Wieder einblenden: { $game }, { $date }
table-delete = Löschen
table-delete-of = Löschen: { $game }, { $date }
table-delete-question = { $game } vom { $date } löschen? Der Tisch und seine Aufzeichnung werden endgültig entfernt.
table-delete-yes = Endgültig löschen
for-moment = gerade eben
for-minutes = { $count ->
    [one] seit { $count } Minute
   *[other] seit { $count } Minuten
}
for-hours = { $count ->
    [one] seit { $count } Stunde
   *[other] seit { $count } Stunden
}
for-days = { $count ->
    [one] seit { $count } Tag
   *[other] seit { $count } Tagen
}

## Neuer Tisch

new-table = Neuer Tisch
new-table-position = Stattdessen eine Stellung oder Aufzeichnung analysieren
new-table-game = Spiel
new-table-players = Spieler
new-table-seats = Plätze
new-table-options = Varianten
new-table-who = Wer mitspielen kann
new-table-by-link = Nur mit Link
new-table-by-link-about = Nur wer den Link hat, findet den Tisch.
new-table-public = Öffentlich
new-table-public-about = Der Tisch steht in der Lobby: Alle können mitspielen oder zuschauen.
new-table-start = Spiel starten
new-table-open = Tisch eröffnen
new-table-open-about = Sie bekommen einen Link für Ihre Freunde. Sobald alle Plätze besetzt sind, können Sie das Spiel starten.
new-table-absence = Wenn jemand während des Spiels geht
new-table-absence-after = Nach { $time } darf ein Bot weiterspielen
new-table-absence-never = Warten, so lange es dauert
new-table-absence-about = Ob ein Bot weiterspielt, entscheiden die anderen. Wer wiederkommt, bekommt seinen Platz zurück.
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
option-seats = Nur mit { $seats } Spielern.
variant-true = an
variant-false = aus
seat-number = Platz { $number }
seat-kind-human = An diesem Gerät
seat-kind-open = Frei für andere
seat-kind-bot = Bot
seat-name = Name
seat-name-own = Ihr Name
seat-level = Stärke
level-rating = Wertung { $rating }.
hot-seat-hint = Mehrere Personen teilen sich dieses Gerät: Vor jedem Zug sind die Handkarten verdeckt, bis Sie das Gerät weitergegeben haben.
edition-note = { $count ->
    [0] Alle Werte sind wie gedruckt.
    [one] Ein Wert konnte nicht an einem gedruckten Exemplar geprüft werden und ist rekonstruiert.
   *[other] { $count } Werte konnten nicht an einem gedruckten Exemplar geprüft werden und sind rekonstruiert.
}
own-edition = Eigene Ausgabe
own-edition-choose = Datei wählen …
own-edition-drop = Ohne sie spielen
own-edition-chosen = Sie spielen mit der Ausgabe „{ $name }“.
own-edition-draft = Meine Ausgabe „{ $name }“ verwenden
own-edition-edit = Material korrigieren
own-edition-other-game = Diese Ausgabe gehört zu einem anderen Spiel.
own-edition-bad = Mit dieser Ausgabe kann man nicht spielen. { $why }
own-edition-about = Optional: Spielen Sie mit dem Material Ihres eigenen Exemplars. Korrigieren Sie es im Editor oder wählen Sie eine Datei, die Sie dort gespeichert haben.
own-edition-not-json = { $file } ist keine Ausgabe: Die Datei muss ein JSON-Objekt enthalten.
own-edition-at = Ausgabe „{ $name }“

## Ausgaben

editions = Ausgaben
editions-about = Zu einer Ausgabe gehört alles, was auf den Karten, Plättchen und Plänen eines Spiels gedruckt ist. Vergleichen Sie unsere mit Ihrem Exemplar, korrigieren Sie, was abweicht, und spielen Sie damit.
editions-open = Prüfen und korrigieren
editions-own-box = Besitzen Sie das Spiel? Vergleichen Sie unsere Karten mit Ihren.
about-edition = Über diese Ausgabe

## Vor dem Start

waiting-room = Warteraum
waiting-room-about = Der Gastgeber kann das Spiel starten, sobald alle Plätze besetzt sind.
waiting-invite = Schicken Sie diesen Link Ihren Freunden:
link = Link
copy-link = Link kopieren
link-copied = Kopiert
seat-open = Freier Platz
seat-you = Sie
seat-bot = Bot, { $level }
seat-look = Vom Platz von { $seat } aus ansehen
seat-absent = offline
seat-present = online
sit-down = Platz nehmen
sit-down-too = Auch diesen Platz nehmen
stand-up = Platz verlassen
seat-give-bot = Einem Bot geben
seat-free = Platz freimachen
seat-remove = Entfernen
seat-remove-yes = Wirklich entfernen
room-level = Stärke neuer Bots
room-variants = Varianten ändern
room-absence = Wenn jemand während des Spiels geht, darf nach { $time } ein Bot weiterspielen.
room-absence-never = Wenn jemand während des Spiels geht, warten die anderen.
start-game = Spiel starten
start-needs-seats = Warten auf Spieler
start-by-host = Der Gastgeber startet das Spiel.

## Am Tisch

bot-name-0 = Giuliano
bot-name-1 = Lucrezia
bot-name-2 = Cosimo
bot-name-3 = Bianca
bot-name-4 = Piero
round = Runde { $round }
status-yours = Sie sind dran: { $what }
status-own = { $seat }, Sie sind dran: { $what }
status-theirs = { $seat } ist dran: { $what }
status-over = Das Spiel ist zu Ende
status-past = Zug { $at } von { $length }
status-sending = { $what } · wird gesendet …

## Ein Zug, der sich nicht zurücknehmen lässt

confirm-final = Das lässt sich nicht zurücknehmen.
confirm-not = Doch nicht

points = { $points } Punkte
players = Spieler
turn-mark = ist dran
watchers = { $count ->
    [0] niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
watching = Sie schauen zu.
table-panel = Protokoll und Chat
tab-changed = hier hat sich etwas geändert
log = Protokoll
log-empty = Noch ist nichts passiert.
log-go = Den Tisch nach Zug { $at } zeigen
log-routine = { $count ->
    [one] { $count } Routinezug von Bots
   *[other] { $count } Routinezüge von Bots
}
since-title = Seit Ihrem letzten Zug
since-close = Zusammenfassung schließen
since-more = { $count } weitere zeigen
since-less = Weniger zeigen
moment-outside = Zug { $at } gibt es nicht: Die Partie hat bisher { $length } Züge. Sie sehen den nächstgelegenen.
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
chat-unread = { $count } neu
step-bar = Durch die Partie blättern
explore = Ab hier analysieren
step-first = Zum Anfang
step-previous = Voriger Zug
step-next = Nächster Zug
step-last = Zum letzten Zug
step-now = Zum aktuellen Stand
step-play = Automatisch abspielen
step-pause = Pause
step-slider = Zug
undo = Zurücknehmen
menu = Tischmenü
invite-watch = Mit diesem Link kann man zuschauen oder einen freien Platz nehmen:
replay-link = Link zur Wiederholung
download-record = Aufzeichnung herunterladen
commitment = Hashwert der Verteilung (Commitment)
commitment-about = Der Server hat vor dem ersten Zug festgelegt, was der Zufall in dieser Partie bringt, und dies ist der Hashwert davon: Er verrät nichts. Am Ende steht die Verteilung in der Aufzeichnung, und alle können prüfen, dass sie zu diesem Hashwert gehört.
deal-verified = Verteilung geprüft: Sie stand vor dem ersten Zug fest.
deal-wrong = Die Verteilung ist nicht die, auf die sich der Server vor dem ersten Zug festgelegt hat.
deal-impossible = Ihr Browser kann die Verteilung nur über https prüfen.
deal-unread = Die Aufzeichnung konnte nicht geladen werden; die Verteilung ist daher nicht geprüft.
deal-verify-yourself = Um die Verteilung und alle Züge selbst zu prüfen, laden Sie die Aufzeichnung herunter und starten Sie „signoria verify DATEI“.
resign = Bot für mich spielen lassen
resign-question = Ab jetzt spielt ein Bot für Sie. Sie können Ihren Platz jederzeit zurücknehmen.
resign-yes = Bot spielen lassen
bot-plays-for-you = Ein Bot ({ $level }) spielt für Sie.
take-back = Meinen Platz zurücknehmen
stand-in = Bot weiterspielen lassen
stand-in-of = { $seat } ist nicht da
stand-in-about = { $seat } ist seit mehr als { $time } nicht da.
abandon = Partie abbrechen
abandon-question = Die Partie endet ohne Sieger, wenn alle zustimmen, die da sind.
abandon-question-alone = Die Partie endet ohne Sieger.
abandon-propose = Vorschlagen
abandon-alone = Abbrechen
abandon-asked = { $names } möchte die Partie abbrechen.
abandon-waits = Sie möchten die Partie abbrechen. Noch keine Antwort: { $names }.
abandon-agree = Zustimmen
abandon-decline = Weiterspielen
abandon-withdraw = Zurückziehen
abandoned = Die Partie wurde abgebrochen
line-lost = Verbindung unterbrochen. Neuer Versuch …
line-silent = Der Server antwortet nicht. Bitte warten …
line-back = Die Verbindung steht wieder.
move-confirmed = { $what ->
    [undo] Ihr letzter Zug wurde zurückgenommen.
   *[move] Ihr Zug wurde ausgeführt.
}
move-unsent = { $what ->
    [undo] Das Zurücknehmen wurde noch nicht gesendet. Das geschieht, sobald die Verbindung wieder steht.
   *[move] Ihr Zug wurde noch nicht gesendet. Das geschieht, sobald die Verbindung wieder steht.
}
move-unknown = { $what ->
    [undo] Noch ist unklar, ob das Zurücknehmen gespeichert wurde. Es wird geprüft.
   *[move] Noch ist unklar, ob Ihr Zug gespeichert wurde. Es wird geprüft.
}
move-dropped = { $what ->
    [undo] Ihr letzter Zug wurde nicht zurückgenommen, weil sich der Tisch inzwischen geändert hatte.
   *[move] Ihr Zug wurde nicht ausgeführt, weil sich der Tisch inzwischen geändert hatte.
}
pass-to = Bitte das Gerät an { $seat } geben
pass-to-about = Alle anderen schauen jetzt bitte weg.
pass-to-ready = Ich bin { $seat }
# Antworten, die man vorbereitet, während andere entscheiden
prepare = Antwort vorbereiten
prepare-help = Sie können schon jetzt wählen. Gespielt wird es, wenn Sie an der Reihe sind; niemand sonst sieht es.
prepare-help-limit = Bietet für Sie, jedes Mal so wenig wie möglich. Niemand sonst sieht Ihr Höchstgebot.
prepare-unsent = Keine Verbindung: Ihre Antwort wurde nicht vorgemerkt. Bitte versuchen Sie es gleich noch einmal.
prepared-kept = Vorbereitet: { $what }
prepared-mark = Vorbereitet
prepare-card = Vorbereiten
prepared-cancel = Aufheben
prepared-impossible = Nicht mehr möglich: { $what }. Bitte wählen Sie selbst.
prepared-dismiss = OK
limit-label = Ihr Höchstgebot
limit-less = Niedriger
limit-more = Höher
limit-keep = Bis { $amount }
limit-kept = Bis { $amount } mitbieten
game-over = Das Spiel ist zu Ende
game-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
place-number = { $place }.
ahead-tied = { $first } und { $second } haben je { $points } Punkte und auch sonst Gleichstand: Sie teilen sich den Platz.
account-chart = Punkte nach Herkunft
account-table = Punkte nach Herkunft, als Tabelle
account-source = Herkunft
account-total = Summe
hands-title = Bis zum Ende verdeckte Karten
hands-none = keine mehr
rematch = Revanche
rematch-go = Zur Revanche
analyse = Partie analysieren
replay-from-start = Von Anfang an ansehen
to-lobby = Zur Lobby
title-your-turn = ● Sie sind dran · { $game }
notify-your-turn = Sie sind dran
event-your-turn = Sie sind dran.

## Wiederholung

replay-note = Sie sehen, was damals alle sehen konnten.

## Aufzeichnungen

records = Aufzeichnungen
records-short = Öffnen Sie eine gespeicherte Partie und gehen Sie sie Zug für Zug durch.
records-about = Öffnen Sie die Aufzeichnung einer Partie: von einem Tisch heruntergeladen, im Terminal gespeichert oder aus dem Ordner eines Turniers. Sie wird geprüft und Zug für Zug gezeigt. Auf dem Server wird nichts gespeichert.
records-drop = Datei mit einer Aufzeichnung hierher ziehen
records-choose = Datei wählen …
records-paste = Oder den Text einer Aufzeichnung einfügen
records-open = Aufzeichnung öffnen
records-where = Aufzeichnungen enden auf .json oder .json.gz. „signoria play --record DATEI“ schreibt eine.
record-not-json = Das ist keine Aufzeichnung: Sie muss ein JSON-Objekt sein.
record-too-large = Das ist zu groß für eine Aufzeichnung: Die Grenze liegt bei { $most } KB.
record-unreadable = Diese Datei lässt sich nicht lesen.
record-shown = Aufzeichnung
record-look-from = Ansicht
record-look-public = als Zuschauer
record-another = Andere Aufzeichnung öffnen

## Seite nicht gefunden

lost-title = Seite nicht gefunden
lost-about = Die Adresse ist falsch, oder den Tisch gibt es nicht mehr.

## Fehler

error-told = { $message }
error-offline = Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung.

## Worum es bei einer Entscheidung geht: „Sie sind dran: …“

what-princes-return = eine Person zurückgeben
what-princes-name = ein Objekt zur Versteigerung nennen
what-princes-bid = bieten oder passen
what-princes-take = ein Objekt nehmen
what-princes-landscape = eine Landschaft wählen
what-princes-place = ein Teil legen
what-princes-keep = eine Karte behalten
what-princes-bury = Karten unter den Stapel legen
what-princes-recruit = eine Person abwerben
what-princes-turn = eine Aktion ausführen
what-princes-turn-done = den Zug beenden
what-princes-bonus = Bonuskarten ausspielen
what-princes-payout = Geld oder Prestige wählen
what-princes-mark = auf einen Charakter bieten
what-princes-merchant = entscheiden, ob der Kaufmann zahlt
what-princes-use = einen Charakter jetzt oder später einsetzen
what-princes-professor = den Professor einsetzen
what-princes-span = das gemeinsame Gebäude legen
what-princes-price = den Preis fürs Teilen nennen
what-princes-answer = auf das Angebot antworten
what-princes-counter = auf das Gegenangebot antworten
what-lorenzo-tile = ein Bonusplättchen wählen
what-lorenzo-draft = einen Anführer wählen
what-lorenzo-turn = ein Familienmitglied einsetzen
what-lorenzo-turn-placed = einen Anführer nutzen oder den Zug beenden
what-lorenzo-turn-pass = passen oder einen Anführer nutzen
what-lorenzo-pay = die Zahlungsweise wählen
what-lorenzo-privilege = ein Privileg wählen
what-lorenzo-exchange = Güter tauschen
what-lorenzo-bonus = eine Bonusaktion ausführen
what-lorenzo-bonus-take_card = als Bonusaktion eine Karte nehmen
what-lorenzo-bonus-harvest = als Bonusaktion ernten
what-lorenzo-bonus-production = als Bonusaktion produzieren
what-lorenzo-vatican = entscheiden, ob Sie die Kirche unterstützen

## Der Coach

coaching = Coach
coaching-ask = Was würden Sie tun?
coaching-key = Den Coach fragen (Taste H)
coaching-thinks = Der Coach denkt nach …
coaching-show = Die besten Züge zeigen
coaching-moves = Die besten Züge
coaching-promise = Am Ende etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} · Gewinnchance { $chance }
coaching-why = Warum?
coaching-play = Das spielen
coaching-again = Noch einmal fragen
coaching-about = Geschätzt aus dem, was Sie sehen können, wie es jemand täte, der gut spielt.
coaching-mark = Ihr letzter Zug hat viel gekostet. Sehen, warum.
coaching-mark-at = Zug { $at } hat viel gekostet. Sehen, warum.
coaching-cost-title = Es gab einen besseren Zug
coaching-cost = Er hat etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} gekostet.
coaching-cost-chance = Ihre Gewinnchance sank um { $percent } { $percent ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
}.
coaching-played = Gespielt
coaching-better = Besser
coaching-why-better = Was dafür spricht, in Punkten:
coaching-moment = Zu diesem Moment
coaching-offered = An diesem Tisch darf der Coach gefragt werden.
coaching-possible = Kein Coach: An diesem Tisch darf er nur gefragt werden, wenn alle einverstanden sind.
coaching-question = Dann dürfen alle an diesem Tisch nach den besten Zügen fragen. Alle, die mitspielen, müssen einverstanden sein, und jeder kann es beenden.
coaching-propose = Coach vorschlagen
coaching-asked = { $names }: Dürfen alle an diesem Tisch den Coach nach den besten Zügen fragen?
coaching-waits = Sie sind mit dem Coach einverstanden. Noch nicht einverstanden: { $names }.
coaching-waits-open = Sie sind mit dem Coach einverstanden. Wer sich noch hinsetzt, muss es auch sein.
coaching-agree = Einverstanden
coaching-decline = Ohne spielen
coaching-withdraw = Ohne Coach spielen

## Regeln

rules = Regeln
rules-of = Regeln: { $game }
rules-read = Regeln lesen
rules-about = In unseren eigenen Worten und mit den Zeichnungen vom Tisch. Jede Regel hat eine Kennung, auf die Sie verlinken können.
rules-games = Spiele
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-found-none = Keine Regel erwähnt „{ $query }“.
rules-print = Drucken
rules-rule = Regel { $id }
rules-only-in = nur: { $variant }
rules-here = Regeln zu dieser Entscheidung
rules-none-here = Dazu gibt es keinen Regeltext.
rules-missing = Zu diesem Spiel gibt es hier keine Regeltexte. Suchen Sie die Regeln dort, woher Sie das Spiel haben.
rules-whole = Alle Regeln
rules-term-rule = Regel zeigen
