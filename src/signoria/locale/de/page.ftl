### Alles, was die Seite rund um die Spiele sagt.

signoria = Signoria
tagline = Die Fürsten von Florenz und Lorenzo il Magnifico: gegen Bots, an einem Bildschirm oder mit Freunden in der Ferne.
skip-to-content = Zum Inhalt springen
home = Zur Lobby
guest-name = Gast
close = Schließen
cancel = Abbrechen
loading = Einen Augenblick …

## Einstellungen

settings = Einstellungen
settings-language = Sprache
language-en = English
language-de = Deutsch
settings-theme = Aussehen
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das Gerät
settings-unhurried = Die Züge der Bots nacheinander zeigen
settings-sound = Ein leiser Ton, wenn ich dran bin
settings-notify = Eine Benachrichtigung, wenn ich dran bin
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

## Wer man ist

your-name = Ihr Name
save-name = Speichern
name-saved = Gespeichert.
account = Konto
account-about = Es geht auch ohne. Mit einem Konto folgen Ihnen Ihre Tische auf jedes Gerät.
account-signed-in = Angemeldet als { $login }.
account-guest = Sie spielen als Gast: { $name }. Was Sie gespielt haben, bleibt Ihnen, wenn Sie ein Konto anlegen.
account-login = Anmeldename
account-login-hint = Mindestens 3 Buchstaben, Ziffern oder . _ @ -
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen
account-sign-up = Konto anlegen
account-sign-in = Anmelden
account-sign-out = Abmelden
account-have-one = Ich habe schon ein Konto
account-have-none = Ich habe noch kein Konto

## Lobby

lobby = Lobby
lobby-choose = Ein Spiel wählen
play-princes = Ersteigern, bauen und große Werke in Auftrag geben: In sieben Runden zum glanzvollsten Haus von Florenz.
play-lorenzo = Die Familie in die Türme, auf den Markt und in den Rat schicken und sich sechs Runden lang Rom gewogen halten.
players-count = { $fewest }–{ $most } Spieler
play-minutes = etwa { $minutes } Minuten
play-now = { $bots ->
    [one] Jetzt gegen einen Bot spielen
   *[other] Jetzt gegen { $bots } Bots spielen
}
play-with-others = Mehr Auswahl
my-tables = Meine Tische
my-tables-none = Hier stehen die Tische, an denen Sie sitzen.
open-tables = Offene Tische
open-tables-none = Kein Tisch wartet auf Spieler. Eröffnen Sie einen: Freunde brauchen nur seinen Link.
watch-tables = Wird gerade gespielt
join-by-link = Mit Link beitreten
join-by-link-label = Link oder Nummer des Tisches
join-by-link-go = Hingehen
join-by-link-bad = Das ist nicht der Link eines Tisches.
table-your-turn = Sie sind dran
table-turn-of = { $seat } ist dran
table-waiting = Wartet auf Spieler: { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
table-ready = Bereit zum Start
table-over = Beendet
table-won = { $names } hat gewonnen
table-go = Zum Tisch
table-join = Platz nehmen
table-watch = Zuschauen
table-replay = Nachspielen

## Neuer Tisch

new-table = Neuer Tisch
new-table-game = Spiel
new-table-players = Spieler
new-table-seats = Plätze
new-table-options = Varianten
new-table-who = Wer kommen darf
new-table-by-link = Nur mit Link
new-table-by-link-about = Nur wer den Link von Ihnen hat, findet den Tisch.
new-table-public = Öffentlich
new-table-public-about = Der Tisch steht in der Lobby: Jeder darf sich setzen oder zuschauen.
new-table-start = Spiel beginnen
new-table-open = Tisch eröffnen
new-table-open-about = Sie bekommen einen Link für Ihre Freunde; das Spiel beginnt, wenn alle Plätze besetzt sind.
seat-number = Platz { $number }
seat-kind-human = Hier, an diesem Gerät
seat-kind-open = Frei für jemand anderen
seat-kind-bot = Bot
seat-name = Name
seat-name-own = Ihr Name
seat-level = Stärke
level-random = Zufall: macht irgendeinen erlaubten Zug
level-novice = Neuling: vernünftig, schnell
level-patron = Mäzen: schwer zu schlagen
level-prince = Fürst: am stärksten, denkt kurz
level-name-random = Zufall
level-name-novice = Neuling
level-name-patron = Mäzen
level-name-prince = Fürst
hot-seat-hint = Mehrere Personen an diesem Gerät: Vor jedem Zug verbirgt ein Schirm die Handkarten, bis das Gerät weitergegeben ist.
edition-note = { $count ->
    [0] Alle Teile sind wie gedruckt.
    [one] Ein Wert der Teile konnte nicht an einem gedruckten Exemplar geprüft werden und ist rekonstruiert.
   *[other] { $count } Werte der Teile konnten nicht an einem gedruckten Exemplar geprüft werden und sind rekonstruiert.
}
edition-note-more = Welche
own-edition = Eigene Ausgabe
own-edition-choose = Datei wählen …
own-edition-drop = Ohne sie spielen
own-edition-about = Freiwillig: eine Datei mit den Teilen Ihres Exemplars, wie „signoria edition export“ sie schreibt und Sie sie berichtigt haben.
own-edition-not-json = { $file } ist keine Ausgabe: Die Datei enthält kein JSON-Objekt.
own-edition-at = mit eigener Ausgabe „{ $name }“

## Vor dem Start

waiting-room = Der Tisch ist gedeckt
waiting-room-about = Das Spiel beginnt, wenn jeder Platz besetzt ist und der Gastgeber es startet.
waiting-invite = Dieser Link ist für alle, die mitspielen sollen:
link = Link
copy-link = Link kopieren
link-copied = Kopiert
seat-open = Freier Platz
seat-you = Sie
seat-bot = Bot, { $level }
seat-look = Vom Platz von { $seat } aus ansehen
seat-absent = nicht da
seat-present = da
sit-down = Hinsetzen
sit-down-too = Auch hier sitzen
stand-up = Aufstehen
start-game = Spiel beginnen
start-needs-seats = Beginnt, wenn jeder Platz besetzt ist
start-by-host = Der Gastgeber beginnt das Spiel.

## Am Tisch

bot-name-0 = Giuliano
bot-name-1 = Lucrezia
bot-name-2 = Cosimo
bot-name-3 = Bianca
bot-name-4 = Piero
round = Runde { $round }
status-yours = Sie sind dran: { $what }
status-own = { $seat }, Sie sind dran: { $what }
status-theirs = { $seat } entscheidet: { $what }
status-over = Das Spiel ist zu Ende
status-past = Zug { $at } von { $length }
status-sending = Gesendet …
points = { $points } Punkte
players = Spieler
turn-mark = ist dran
watchers = { $count ->
    [0] niemand schaut zu
    [one] einer schaut zu
   *[other] { $count } schauen zu
}
watching = Sie schauen zu.
table-panel = Protokoll und Gespräch
log = Protokoll
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-bot_replaced = Ein Bot hat nicht rechtzeitig geantwortet; der Neuling hat für ihn gewählt.
chat-resigned = Ein Bot spielt für jemanden weiter.
chat-unread = { $count } neu
step-bar = Durch das Spiel blättern
step-first = Zum Anfang
step-previous = Einen Zug zurück
step-next = Einen Zug weiter
step-last = Zum letzten Zug
step-now = Zurück zum Jetzt
step-play = Von selbst weiterblättern
step-pause = Anhalten
step-slider = Zug
undo = Zurücknehmen
menu = Menü des Tisches
invite-watch = Wer diesen Link hat, kann zuschauen oder einen freien Platz nehmen:
replay-link = Link zum Nachspielen
download-record = Aufzeichnung herunterladen
resign = Einen Bot für mich spielen lassen
resign-question = Ein Bot spielt an Ihrer Stelle zu Ende. Sie können den Platz nicht zurücknehmen.
resign-yes = Den Bot spielen lassen
line-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
pass-to = Bitte das Gerät an { $seat } geben
pass-to-about = Sonst sollte jetzt niemand hinsehen.
pass-to-ready = Ich bin { $seat }
game-over = Das Spiel ist zu Ende
game-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
place-number = { $place }.
rematch = Revanche
rematch-go = Zur Revanche
replay-from-start = Von Anfang an nachspielen
to-lobby = Zur Lobby
title-your-turn = ● Sie sind dran · { $game }
notify-your-turn = Sie sind dran
event-your-turn = Sie sind dran.

## Nachspielen

replay-note = Was damals alle sehen konnten.

## Verirrt

lost-title = Diese Seite steht auf keinem Plan von Florenz
lost-about = Die Adresse ist falsch, oder der Tisch ist fort.

## Fehler

error-told = { $message }
error-offline = Der Server antwortet nicht. Ist das Netz da?

## Worum es bei einer Entscheidung geht: „Sie sind dran: …“

what-princes-return = eine Person zurückgeben
what-princes-name = ein Objekt zur Auktion nennen
what-princes-bid = bieten oder passen
what-princes-take = ein Objekt nehmen
what-princes-landscape = eine Landschaft wählen
what-princes-place = ein Teil legen
what-princes-keep = eine Karte behalten
what-princes-bury = die Karten unter dem Stapel ordnen
what-princes-recruit = jemanden abwerben
what-princes-turn = eine Aktion ausführen
what-princes-bonus = Bonuskarten spielen
what-princes-payout = Geld oder Prestige
what-princes-mark = für eine Figur bieten
what-princes-merchant = den Kaufmann zahlen lassen oder nicht
what-princes-professor = den Professor nutzen
what-princes-span = das gemeinsame Gebäude legen
what-princes-price = einen Preis für das Teilen nennen
what-princes-answer = auf das Angebot antworten
what-princes-counter = auf das Gegenangebot antworten
what-lorenzo-tile = ein Bonusplättchen wählen
what-lorenzo-draft = einen Anführer wählen
what-lorenzo-turn = ein Familienmitglied einsetzen
what-lorenzo-pay = die Zahlungsweise wählen
what-lorenzo-privilege = ein Privileg wählen
what-lorenzo-exchange = Güter tauschen
what-lorenzo-bonus = eine Bonusaktion nutzen
what-lorenzo-vatican = die Kirche unterstützen oder nicht
