### Das Terminal.

seat = Platz { $number }
seats = Alle Plätze
title = { $game } · Runde { $round } von { $rounds } · { $phase }
track = Mindest-WW je Runde
starts = { $seat } beginnt
board-of = Fürstentum von { $seat }
your-court = Ihr Hof ({ $seat })
your-hand = Ihre Hand
on-the-table = Auf dem Tisch von { $seat }: { $cards }
standings = Endstand
fame-track = Erfolgsleiste (jede Ziffer ist ein Platz)
glance = Runde { $round }, Mindest-WW { $minimum }. Sie haben { $pp } PP und { $money }.

## Ihr Hof

label-pp = Prestige
label-cash = Bargeld
label-jesters = Gaukler
label-builders = Baumeister
label-freedoms = Freiheiten
label-table = Werke
label-character = Charakter
label-best = Bestes Werk
pp-with-rank = { $pp } PP (Rang { $rank })
jesters-give = { $count } (+{ $wv } WW je Werk)
builders-apart = { $count } (ein Gebäude: { $price })
builders-touch = { $count } (ein Gebäude: { $price }; Wand an Wand)
princess-worth = Das Werk der Prinzessin: WW { $wv } = { $parts }

## Spalten

column-profession = Person
column-building = Gebäude
column-landscape = Landsch.
column-freedom = Freiheit
column-jesters = Gkl.
column-cards = Kart.
column-muse = Muse
column-wv = WW
column-minimum = ≥ { $minimum }
column-bonus = Bonus
column-prestige = Prest.
heading-bonus = Bonuskarten
heading-prestige = Prestigekarten
column-now = jetzt
column-object = Objekt
column-left = übrig
column-price = Preis
column-state = in dieser Runde
column-character = Charakter
column-seat = Platz
column-pp = PP
column-cash = Geld
column-hand = Hand
column-works = Werke
column-builders = Baum.
column-owns = Besitz
column-player = Spieler
column-wins = Siege
column-share = Anteil
column-mean = PP im Mittel
column-spread = Streuung
column-pieces = Teile
column-points = Punkte
column-scores = Anzahl
column-bids = Gebote
reaches = genug
worth-wv = +{ $value } WW
worth-pp = { $value } PP

## Was zu haben ist

stacks = Zur Versteigerung
sold = verkauft
empty = keine da
bid-now = { $price } von { $seat }
bidding = Es bieten: { $seats }
in-phase = Noch ohne Objekt: { $seats }
characters = Charaktere
bought = vergeben
supply = Vorrat
banker-holds = Auf dem Bankier: { $money }

## Was auf einen Zug folgt

then-pp = +{ $pp } PP
then-wanted = +{ $wv } WW für { $names }
then-wv = WW { $wv } = { $parts }
then-wv-total = +{ $value }, WW { $wv }
then-wv-stays = WW { $wv }
then-needs-bonus = Bonuskarten müssen { $count } beitragen
then-pays = { $money }, davon bis zu { $pp } PP
then-builder = ein Gebäude dann: { $price }
then-left = { $count } übrig
then-now = jetzt { $worth }
then-shared = +{ $pp } PP für beide; die Bank bekommt { $price }
then-unused = { $count ->
    [one] { $count } Aktion ungenutzt
   *[other] { $count } Aktionen ungenutzt
}
then-outbids = verdrängt { $seat }
then-costs-you = kostet Sie insgesamt { $money }
then-brings-you = bringt Ihnen insgesamt { $money }

## Abschnitte und weitere Listen

section-works = Ein Werk vollbringen
section-build = Bauen
section-cards = Karten und Freiheiten
section-other = Außerdem
fold-offer = sich mit einem Nachbarn ein Gebäude teilen …
fold-recruit = eine Abwerbekarte nutzen …
fold-mark = { $character }, ab { $price } …
fold-counter = einen anderen Betrag nennen …
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
help =
    Tippen Sie, was vor einer Zeile steht, um sie zu wählen.
    Um ein Teil zu legen, wählen Sie ein Bild, oder tippen Sie die Felder, die es bedecken soll: Spalten a–g, Zeilen 1–7.
    Ein einzelnes Feld ist das linke in der obersten Zeile des Teils; mehrere, etwa „c3 d4“, müssen alle bedeckt sein. „mehr“ zeigt weitere Lagen.

    tisch oder Eingabetaste   den ganzen Tisch zeichnen
    tafel 2                   das Fürstentum von Platz 2 groß zeigen
    protokoll                 was zuletzt geschah
    regeln WORT               eine Regel nachschlagen
    heraus                    eine weitere Liste verlassen
    zurück                    zurück zu Ihrer letzten Entscheidung
    speichern [DATEI]         das Spiel aufheben
    aufhören                  gehen; das Spiel wird aufgehoben und lässt sich fortsetzen
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
edition-professions = Personen und was sie wünschen
edition-pieces = Gebäude und Landschaften
edition-boards = Tafeln
edition-principality = Fürstentum
edition-cooperative_board = Für kooperatives Bauen
edition-bonus = Bonuskarten
edition-prestige = Prestigekarten
edition-stacks = Stapel
edition-characters = Charaktere
edition-minimums = Mindestwerkwert je Runde
edition-buildings-each = jedes Gebäude { $count }
