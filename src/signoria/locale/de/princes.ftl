### Die Fürsten von Florenz: Namen, Fragen, Züge und das Protokoll, für Seite und Terminal.
###
### Eine Nachricht endet auf -one, wo sie in einem Satz das Objekt ist, und auf -code, wo zwei Buchstaben genügen müssen.

game-princes = Die Fürsten von Florenz
money = { NUMBER($amount, useGrouping: 0) } F
price-cash = { $cash }
price-pp = { $price }: { $pp } PP
price-both = { $price }: { $cash } bar + { $pp } PP
price-nothing = kostenlos

## Varianten

option-muse_and_princess = Muse & Prinzessin
option-muse_and_princess-explained = In jeder Runde werden sechs Charaktere versteigert; Prestige lässt sich nicht mehr in Geld umwandeln.
option-cooperative = Kooperativ bauen
option-cooperative-explained = Die Tafeln grenzen aneinander, und Nachbarn können sich ein Gebäude teilen.
option-two_player_hard = Verschärftes Spiel zu zweit
option-two_player_hard-explained = Nur zu zweit: vier Freiheiten statt fünf.
option-open_money = Offenes Geld
option-open_money-explained = Alle sehen, wie viel Geld die anderen haben.

## Phasen

phase-setup = Spielvorbereitung
phase-auction = Versteigerungsphase
phase-characters = Charaktere
phase-actions = Aktionsphase
phase-over = Spielende

## Personen

profession-mathematician = Mathematiker
profession-lawyer = Rechtsgelehrter
profession-architect = Architekt
profession-alchemist = Alchimist
profession-botanist = Botaniker
profession-physicist = Physiker
profession-bell_maker = Glockengießer
profession-goldsmith = Goldschmied
profession-organ_builder = Orgelbauer
profession-philosopher = Philosoph
profession-cartographer = Kartograph
profession-composer = Komponist
profession-choreographer = Choreograph
profession-painter = Maler
profession-sculptor = Bildhauer
profession-physician = Mediziner
profession-pharmacist = Apotheker
profession-dramatist = Dramatiker
profession-poet = Dichter
profession-astronomer = Astronom
profession-theologian = Theologe
profession-recruiting = Abwerbekarte

## Gebäude und Landschaften

piece-university = Universität
piece-university-one = eine Universität
piece-university-code = Un
piece-laboratory = Laboratorium
piece-laboratory-one = ein Laboratorium
piece-laboratory-code = La
piece-workshop = Werkstatt
piece-workshop-one = eine Werkstatt
piece-workshop-code = We
piece-library = Bibliothek
piece-library-one = eine Bibliothek
piece-library-code = Bi
piece-opera = Oper
piece-opera-one = eine Oper
piece-opera-code = Op
piece-studio = Atelier
piece-studio-one = ein Atelier
piece-studio-code = At
piece-hospital = Hospital
piece-hospital-one = ein Hospital
piece-hospital-code = Ho
piece-theater = Theater
piece-theater-one = ein Theater
piece-theater-code = Th
piece-tower = Turm
piece-tower-one = einen Turm
piece-tower-code = Tu
piece-chapel = Kapelle
piece-chapel-one = eine Kapelle
piece-chapel-code = Ka
piece-forest = Wald
piece-forest-one = einen Wald
piece-forest-code = wa
piece-lake = See
piece-lake-one = einen See
piece-lake-code = se
piece-park = Park
piece-park-one = einen Park
piece-park-code = pa
piece-palazzo = Palazzo
size-large = groß
size-medium = mittel
size-small = klein
size-landscape = Landschaft

## Freiheiten

freedom-travel = Reise
freedom-travel-one = die Reisefreiheit
freedom-religion = Religion
freedom-religion-one = die Religionsfreiheit
freedom-opinion = Meinung
freedom-opinion-one = die Meinungsfreiheit

## Was versteigert wird

object-forest = Wald
object-forest-one = einen Wald
object-forest-gives = Landschaft mit { $squares } Feldern
object-forest-brief = { $squares } Felder
object-lake = See
object-lake-one = einen See
object-lake-gives = Landschaft mit { $squares } Feldern
object-lake-brief = { $squares } Felder
object-park = Park
object-park-one = einen Park
object-park-gives = Landschaft mit { $squares } Feldern
object-park-brief = { $squares } Felder
object-jester = Gaukler
object-jester-one = einen Gaukler
object-jester-gives = +2 WZ für jedes Ihrer Werke
object-jester-brief = +2 WZ je Werk
object-builder = Baumeister
object-builder-one = einen Baumeister
object-builder-gives = günstiger und dichter bauen
object-builder-brief = spart Geld
object-prestige = Prestigekarte
object-prestige-one = eine Prestigekarte
object-prestige-gives = Punkte am Spielende; 1 aus 5
object-prestige-brief = 1 aus 5
object-recruiting = Abwerbekarte
object-recruiting-one = eine Abwerbekarte
object-recruiting-gives = wirbt eine Person ab; +1 Karte
object-recruiting-brief = abwerben
object-landscape = Landschaft
object-landscape-one = eine Landschaft
object-landscape-gives = Wald, See oder Park
object-landscape-brief = jede Art
deck-profession = Personenkarte
deck-bonus = Bonuskarte
deck-prestige = Prestigekarte

## Charaktere

character-muse = Muse
character-muse-one = die Muse
character-muse-gives = +{ $round } WZ für jedes Ihrer Werke in dieser Runde
character-cardinal = Kardinal
character-cardinal-one = den Kardinal
character-cardinal-gives = drei Aktionen in dieser Runde
character-princess = Prinzessin
character-princess-one = die Prinzessin
character-princess-gives = ein Werk ohne Personenkarte, derzeit mit Werkzahl { $wv }
character-merchant = Kaufmann
character-merchant-one = den Kaufmann
character-merchant-gives = Ihr nächstes Objekt kostenlos oder PP für Ihren Rang (derzeit { $rank })
character-professor = Professor
character-professor-one = den Professor
character-professor-gives = eine Prestige- oder Bonuskarte kostenlos
character-banker = Bankier
character-banker-one = den Bankier
character-banker-gives = sofort { $money }; nach Runde 7 wird Geld zu PP

## Was Bonus- und Prestigekarten zählen

feature-buildings = Gebäude
feature-buildings-each = Gebäude
feature-buildings-count = { $count } Gebäude
feature-large_buildings = großen Gebäude
feature-large_buildings-each = großes Gebäude
feature-large_buildings-count = { $count ->
    [one] { $count } großes Gebäude
   *[other] { $count } große Gebäude
}
feature-medium_buildings = mittleren Gebäude
feature-medium_buildings-each = mittleres Gebäude
feature-medium_buildings-count = { $count ->
    [one] { $count } mittleres Gebäude
   *[other] { $count } mittlere Gebäude
}
feature-small_buildings = kleinen Gebäude
feature-small_buildings-each = kleines Gebäude
feature-small_buildings-count = { $count ->
    [one] { $count } kleines Gebäude
   *[other] { $count } kleine Gebäude
}
feature-building_sizes = Gebäudegrößen
feature-building_sizes-each = Gebäudegröße (groß, mittel, klein)
feature-building_sizes-count = { $count ->
    [one] { $count } Gebäudegröße
   *[other] { $count } Gebäudegrößen
}
feature-forests = Wälder
feature-forests-each = Wald
feature-forests-count = { $count ->
    [one] { $count } Wald
   *[other] { $count } Wälder
}
feature-lakes = Seen
feature-lakes-each = See
feature-lakes-count = { $count ->
    [one] { $count } See
   *[other] { $count } Seen
}
feature-parks = Parks
feature-parks-each = Park
feature-parks-count = { $count ->
    [one] { $count } Park
   *[other] { $count } Parks
}
feature-landscapes = Landschaften
feature-landscapes-each = Landschaft
feature-landscapes-count = { $count ->
    [one] { $count } Landschaft
   *[other] { $count } Landschaften
}
feature-landscape_kinds = Landschaftsarten
feature-landscape_kinds-each = Landschaftsart
feature-landscape_kinds-count = { $count ->
    [one] { $count } Landschaftsart
   *[other] { $count } Landschaftsarten
}
feature-freedoms = Freiheiten
feature-freedoms-each = Freiheit
feature-freedoms-count = { $count ->
    [one] { $count } Freiheit
   *[other] { $count } Freiheiten
}
feature-jesters = Gaukler
feature-jesters-each = Gaukler
feature-jesters-count = { $count } Gaukler
feature-builders = Baumeister
feature-builders-each = Baumeister
feature-builders-count = { $count } Baumeister
feature-prestige_cards = Prestigekarten
feature-prestige_cards-each = Prestigekarte
feature-prestige_cards-count = { $count ->
    [one] { $count } Prestigekarte
   *[other] { $count } Prestigekarten
}
feature-categories = Arten von Objekten
feature-categories-each = Art von Objekt, die Sie besitzen (Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit)
feature-categories-count = { $count ->
    [one] { $count } Art von Objekt
   *[other] { $count } Arten von Objekten
}
feature-cards_in_hand = Handkarten
feature-cards_in_hand-each = Personen- oder Abwerbekarte, die auf der Hand bleibt
feature-cards_in_hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
feature-cards_on_table = Werke
feature-cards_on_table-each = Personen- oder Abwerbekarte auf Ihrem Tisch
feature-cards_on_table-count = { $count ->
    [one] { $count } Werk
   *[other] { $count } Werke
}
feature-empty_spaces = leeren Felder
feature-empty_spaces-each = leeres Feld
feature-empty_spaces-count = { $count ->
    [one] { $count } leeres Feld
   *[other] { $count } leere Felder
}

## Bonuskarten

bonus-buildings = Gebäude
bonus-large_buildings = Große Gebäude
bonus-medium_buildings_forests = Mittlere Gebäude, Wälder
bonus-small_buildings_landscapes = Kleine Gebäude, Landschaften
bonus-building_sizes = Gebäudegrößen
bonus-landscapes = Landschaften
bonus-forests = Wälder
bonus-lakes = Seen
bonus-parks = Parks
bonus-freedoms = Freiheiten
bonus-jesters = Gaukler
bonus-jesters_freedoms = Gaukler, Freiheiten
bonus-builders = Baumeister
bonus-builders_lakes = Baumeister, Seen
bonus-prestige_cards = Prestigekarten
bonus-prestige_cards_freedoms = Prestigekarten, Freiheiten
bonus-landscape_kinds = Landschaftsarten
bonus-categories = Arten von Objekten
bonus-cards_in_hand = Handkarten
bonus-cards_on_table = Werke
bonus-asks = +{ $per } WZ je { $what }
bonus-and = { $first } und je { $second }

## Prestigekarten

prestige-most_buildings = Meiste Gebäude
prestige-two_large_buildings = Zwei große Gebäude
prestige-fewest_empty_spaces = Wenigste leere Felder
prestige-all_landscape_kinds = Alle Landschaftsarten
prestige-most_landscapes = Meiste Landschaften
prestige-most_forests = Meiste Wälder
prestige-most_lakes = Meiste Seen
prestige-all_freedoms = Alle Freiheiten
prestige-buildings_freedoms_works = Ein vielseitiger Hof
prestige-most_jesters = Meiste Gaukler
prestige-most_builders = Meiste Baumeister
prestige-most_parks = Meiste Parks
prestige-builder_jester_landscapes = Ein lebendiger Hof
prestige-most_works = Meiste Werke
prestige-asks-most = { $alone } PP, wenn Sie allein die meisten { $what } haben, { $tied } PP bei Gleichstand
prestige-asks-fewest = { $alone } PP, wenn Sie allein die wenigsten { $what } haben, { $tied } PP bei Gleichstand
prestige-asks-needs = { $value } PP, wenn Sie mindestens { $what } haben

## Die Teile einer Werkzahl

part-building = Gebäude
part-landscape = Landschaft
part-freedom = Freiheit
part-jesters = Gaukler
part-cards = Karten
part-muse = Muse
part-landscapes = Landschaften
part-builders = Baumeister
part-buildings = Gebäude

## Entscheidungen

question-return = Sie behalten drei Ihrer vier Personen. Welche geben Sie zurück?
question-name = Welches Objekt nennen Sie? Ihr erstes Gebot ist { $price }.
question-bid = { $bidder } bietet { $price } auf { $object }. Bieten Sie { $next }?
question-take = Sie sind als Letzter übrig. Was nehmen Sie für { $price }?
question-landscape = Welche Landschaft nehmen Sie?
question-place = Wohin legen Sie { $piece }?
question-keep = Welche { $deck } behalten Sie?
question-bury = In welcher Reihenfolge kommen die anderen unter den Stapel?
question-recruit = Wen werben Sie mit der Abwerbekarte ab?
question-turn = { $actions ->
    [0] Sie haben keine Aktion mehr.
    [one] Was tun Sie? Sie haben noch eine Aktion.
   *[other] Was tun Sie? Sie haben noch { $actions } Aktionen.
}
question-bonus = Ihr Werk hat die Werkzahl { $wv }; mindestens nötig ist { $minimum }. Welche Bonuskarte spielen Sie dazu aus?
question-payout = Ihr Werk hat die Werkzahl { $wv }. Wie viele PP nehmen Sie anstelle von Geld?
question-mark = Auf welchen Charakter bieten Sie?
question-merchant = Sie bekommen { $object } für { $price }. Zahlt der Kaufmann?
question-use = { $phase ->
    [actions] Gleich wird das beste Werk gewertet. Setzen Sie { $character } vorher ein?
   *[characters] Sie haben { $character } gekauft. Setzen Sie ihn jetzt ein?
}
question-professor = Von welchem Stapel nehmen Sie die Karte des Professors?
question-span = Wie legen Sie { $piece } über die Grenze zu { $partner }?
question-price = Wie viel soll { $partner } Ihnen zahlen, um sich { $piece } mit Ihnen zu teilen?
question-answer = { $partner } bietet an, sich { $piece } mit Ihnen zu teilen, und verlangt { $price }. Was sagen Sie dazu?
question-counter = { $partner } bietet Ihnen stattdessen { $price } an, um sich { $piece } mit Ihnen zu teilen. Einverstanden?

## Züge

move-return = zurückgeben: { $card }
move-name = { $object } nennen
move-decline = kein Objekt in dieser Runde
move-bid = { $amount } bieten
move-pass = passen
move-take = { $object } nehmen
move-choose = { $landscape }
move-place = auf { $cells } legen
move-keep = behalten: { $card }
move-bury = { $order }
move-recruit = abwerben: { $card } von { $seat }
move-hold = die Abwerbekarte für später behalten
move-work = ein Werk vollbringen: { $card }
move-build = { $building } errichten
move-draw = eine { $deck } nehmen: 1 aus { $count }
move-introduce = { $freedom } einführen
move-princess = mit der Prinzessin ein Werk vollbringen
move-offer = { $partner } anbieten, sich { $building } zu teilen
move-end = den Zug beenden
move-play = ausspielen: { $card }
move-finish = keine Bonuskarte mehr ausspielen
move-payout = { $pp } PP und { $money }
move-mark = { $amount } auf { $character } bieten
move-merchant = mit dem Kaufmann PP für Ihren Rang erhalten
move-later = später
move-free = der Kaufmann zahlt
move-pay = den Preis zahlen und PP für den Rang erhalten
move-professor = den Professor einsetzen: eine { $deck }
move-span = { $cells }
move-ask = { $amount } verlangen
move-accept = annehmen
move-refuse = ablehnen
move-counter = stattdessen { $amount } bieten

## Das Protokoll

fact-round = Runde { $round } beginnt; Startspieler ist { $start }.
fact-return = { $seat } gibt eine Person zurück: { $card }.
fact-return-hidden = { $seat } gibt eine Personenkarte zurück.
fact-name = { $seat } nennt { $object }: { $price }.
fact-bid = { $seat } bietet { $amount } auf { $object }.
fact-pass = { $seat } passt.
fact-decline = { $seat } nimmt in dieser Runde kein Objekt.
fact-win = { $seat } bekommt { $object } für { $price }.
fact-builder = { $seat } erhält { $pp } PP für den neuen Baumeister.
fact-place = { $seat } legt { $piece } auf { $cells }: { $pp } PP.
fact-place-plain = { $seat } legt { $piece } auf { $cells }.
fact-look = { $seat } sieht sich { $count } Karten an: { $cards }.
fact-look-hidden = { $seat } sieht sich { $count } Karten an.
fact-keep = { $seat } behält eine { $deck }: { $card }.
fact-keep-hidden = { $seat } behält eine { $deck }.
fact-bury = { $seat } legt unter den Stapel: { $order }.
fact-bury-hidden = { $count ->
    [one] { $seat } legt { $count } Karte unter den Stapel.
   *[other] { $seat } legt { $count } Karten unter den Stapel.
}
fact-recruit = { $seat } wirbt { $from } eine Person ab: { $card }.
fact-hold = { $seat } behält die Abwerbekarte für später.
fact-merchant = { $seat } erhält mit dem Kaufmann { $pp } PP.
fact-later = { $seat } spart sich { $character } für später auf.
fact-professor = { $seat } bekommt vom Professor eine { $deck }.
fact-mark = { $seat } bietet { $amount } auf { $character }.
fact-mark-outbid = { $seat } bietet { $amount } auf { $character } und überbietet { $outbid }.
fact-character = { $seat } nimmt { $character } für { $price }.
fact-banker = { $seat } bekommt vom Bankier { $money }.
fact-banker_pp = { $seat } wandelt mit dem Bankier Geld in { $pp } PP um.
fact-draw = { $seat } zahlt { $price } für eine { $deck }.
fact-introduce = { $seat } führt { $freedom } für { $price } ein.
fact-build = { $seat } errichtet { $building } für { $price }.
fact-work = { $seat } vollbringt ein Werk: { $card }, WZ { $wv } = { $parts }.
fact-princess = { $seat } vollbringt mit der Prinzessin ein Werk, WZ { $wv } = { $parts }.
fact-bonus = { $seat } spielt die Bonuskarte { $card } aus: +{ $value }, WZ { $wv }.
fact-payout = { $seat } nimmt { $money } und { $pp } PP für WZ { $wv }.
fact-offer = { $seat } bietet { $partner } an, sich { $building } zu teilen.
fact-ask = { $seat } verlangt { $amount } von { $partner }, um sich { $building } zu teilen.
fact-counter = { $seat } bietet stattdessen { $amount }.
fact-refuse = { $seat } will sich { $building } nicht teilen.
fact-joint = { $seat } und { $partner } teilen sich { $building }; { $partner } zahlt { $amount }, { $seat } zahlt der Bank { $cost }; je { $pp } PP.
fact-best_work = Bestes Werk der Runde, WZ { $wv }: { $seats }, { $pp } PP.
fact-prestige = Prestigekarte von { $seat }: { $card }, { $pp } PP.
fact-end = { $seat } beendet den Zug.
fact-over = Das Spiel ist zu Ende: { $scores }. { $winners }.
winners-one = { $names } gewinnt
winners-many = { $names } teilen sich den Sieg

## Woher die Punkte kommen

princes-source-works = Werke
princes-source-best_work = Beste Werke
princes-source-buildings = Gebäude
princes-source-landscapes = Weitere Landschaften
princes-source-builders = Zweiter und dritter Baumeister
princes-source-merchant = Kaufmann
princes-source-banker = Bankier
princes-source-prestige = Prestigekarten
princes-source-others = Werke und alles andere, abzüglich gezahlter PP
princes-source-paid = Als Geld ausgegebene PP
