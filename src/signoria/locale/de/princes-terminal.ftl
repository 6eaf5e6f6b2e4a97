### Die Fürsten von Florenz im Terminal.

track = Mindest-WZ je Runde
starts = { $seat } beginnt
board-of = Fürstentum von { $seat }
your-court = Ihr Hof ({ $seat })
your-hand = Ihre Handkarten
on-the-table = Auf dem Tisch von { $seat }: { $cards }
fame-track = Erfolgsleiste (jede Ziffer ist ein Platz)
holdings = Runde { $round }, Mindest-WZ { $minimum }. Sie haben { $pp } PP und { $money }.

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
jesters-give = { $count } (+{ $wv } WZ je Werk)
builders-apart = { $count } (ein Gebäude kostet { $price })
builders-touch = { $count } (ein Gebäude kostet { $price }; Wand an Wand erlaubt)
princess-worth = Das Werk der Prinzessin: WZ { $wv } = { $parts }

## Spalten

column-profession = Person
column-building = Gebäude
column-landscape = Landsch.
column-freedom = Freiheit
column-jesters = Gkl.
column-cards = Kart.
column-muse = Muse
column-wv = WZ
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
column-pp = PP
column-cash = Geld
column-hand = Hand
column-works = Werke
column-builders = Baum.
column-owns = Besitz
column-mean = PP im Mittel
column-pieces = Teile
column-bids = Gebote
reaches = genug
worth-wv = +{ $value } WZ
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
then-wanted = +{ $wv } WZ für { $names }
then-wv = WZ { $wv } = { $parts }
then-wv-total = +{ $value }, WZ { $wv }
then-wv-stays = WZ { $wv }
then-needs-bonus = Bonuskarten müssen { $count } beitragen
then-pays = { $money }, davon bis zu { $pp } PP
then-builder = ein Gebäude kostet dann { $price }
then-left = { $count } übrig
then-now = jetzt { $worth }
then-shared = je +{ $pp } PP; die Bank bekommt { $price }
then-unused = { $count ->
    [one] { $count } Aktion ungenutzt
   *[other] { $count } Aktionen ungenutzt
}
then-rank-after = Ihr Rang nach dem besten Werk: { $rank }
then-outbids = überbietet { $seat }
then-costs-you = kostet Sie insgesamt { $money }
then-brings-you = bringt Ihnen insgesamt { $money }

## Abschnitte und Untermenüs

section-works = Ein Werk vollbringen
section-build = Bauen
section-cards = Karten und Freiheiten
fold-offer = sich mit einem Nachbarn ein Gebäude teilen …
fold-recruit = eine Abwerbekarte einsetzen …
fold-mark = { $character }, ab { $price } …
fold-counter = einen anderen Betrag bieten …

## Befehle

help =
    Tippen Sie das Zeichen vor einer Zeile, um sie zu wählen; das englische Verb, etwa pass oder end, geht auch.
    Um ein Teil zu legen, wählen Sie ein Bild oder tippen die Felder, die es bedecken soll: Spalten a–g, Zeilen 1–7.
    Ein einzelnes Feld ist das linke in der obersten Zeile des Teils; mehrere, etwa „c3 d4“, muss das Teil alle bedecken. „mehr“ zeigt weitere Plätze.

    tisch oder Eingabetaste   den ganzen Tisch zeigen
    tafel 2                   das Fürstentum von Platz 2 groß zeigen
    protokoll                 zeigen, was zuletzt passiert ist
    regeln WORT               eine Regel nachschlagen
    coach                     worauf es jetzt ankommt; noch einmal: die besten Züge und warum
    zurück                    ein Untermenü verlassen
    rückgängig                zurück zu Ihrer letzten Entscheidung
    speichern [DATEI]         das Spiel speichern
    beenden                   das Programm verlassen; das Spiel wird gespeichert und lässt sich fortsetzen

## Ausgaben

edition-professions = Personen und was sie wünschen
edition-pieces = Gebäude und Landschaften
edition-boards = Tafeln
edition-principality = Fürstentum
edition-cooperative_board = Für kooperatives Bauen
edition-cooperative_map = Welche Tafeln beim kooperativen Bauen aneinandergrenzen
edition-borders = Bei { $seats } Personen: { $borders }
edition-bonus = Bonuskarten
edition-prestige = Prestigekarten
edition-stacks = Stapel
edition-characters = Charaktere
edition-minimums = Mindestwerkzahl je Runde
edition-buildings-each = jedes Gebäude { $count }
