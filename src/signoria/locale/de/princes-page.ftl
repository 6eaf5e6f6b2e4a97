### Die Fürsten von Florenz: was nur die Seite sagt.

## Teile des Tischs

princes-sections = Teile des Tischs
princes-tab-market = Markt
princes-tab-board = Fürstentum
princes-tab-hand = Hand
princes-tab-others = Andere
princes-stage = Was zu entscheiden ist
princes-stacks = Zu ersteigern
princes-shelf = Bei der Bank
princes-characters = Charaktere
princes-your-hand = Ihre Hand
princes-your-principality = Ihr Fürstentum
princes-principality-of = Fürstentum von { $name }
princes-rounds = Runden und ihr Mindestwerkwert
princes-fame-track = Prestigeleiste
princes-other-moves = Weitere Züge
princes-enlarge = Das Fürstentum von { $name } näher ansehen
princes-starts = beginnt die Runde
princes-decides = entscheidet
princes-works-of = Vollendete Werke von { $name }

## Zahlen

princes-wv = WW
princes-pp = { $pp } PP
princes-now = jetzt
princes-plus-wv = +{ $value } WW
princes-left = noch { $count }
princes-sold = verkauft
princes-yours = da
princes-bought = verkauft
princes-minimum = Mindestwerkwert { $minimum }
princes-best-work = Bestes Werk: WW { $wv }
princes-best-of-seat = bestes Werk der Runde: WW { $wv }
princes-no-work-yet = Noch kein Werk in dieser Runde
princes-bonus-cards-count = { $count ->
    [one] { $count } Bonuskarte
   *[other] { $count } Bonuskarten
}
princes-others-have = andere: { $counts }
princes-no-cards = Sie haben keine Karten.
princes-price-both = { $price } = { $cash } + { $pp } PP
princes-price-pp = { $price } = { $pp } PP
princes-wanted = { $count ->
    [one] { $count } Karte Ihrer Hand verlangt danach
   *[other] { $count } Karten Ihrer Hand verlangen danach
}
princes-each-costs = je { $price }
princes-buildings = Gebäude
princes-building-title = { $building }: { $size }, { $squares } Felder, noch { $left }
princes-freedoms-and-cards = Freiheiten und Karten
princes-once = einmal je Runde
princes-deck-title = { $count } ansehen, eine behalten
princes-deck-profession = Person
princes-deck-bonus = Bonuskarte

## Der Werkrechner

princes-would-add = brächte { $value }
princes-one-more = ein weiterer Teil brächte { $value }
princes-reached = { $minimum } erreicht
princes-missing = noch { $missing } bis { $minimum }
princes-with-bonus = { $wv } mit allen Bonuskarten

## Versteigerungen

princes-highest-bid = { $name } bietet { $price }
princes-still-in = Noch dabei:
princes-still-in-phase = Noch ohne Objekt:
princes-still-bidding = Noch ohne Charakter:
princes-marks = { $name } bietet { $amount }

## Was getan wird

princes-complete-with = { $card }: WW { $wv }
princes-complete = Werk vollenden
princes-give-back = Zurückgeben
princes-play-bonus = Zum Werk spielen
princes-keep = Behalten
princes-recruit = Abwerben
princes-recruit-now = Eine Abwerbekarte einsetzen
princes-on-table-of = arbeitete für { $name }
princes-build-how = Allein oder gemeinsam bauen
princes-offers-left = { $count ->
    [one] noch { $count } Angebot in diesem Zug
   *[other] noch { $count } Angebote in diesem Zug
}
princes-build-alone = Allein bauen
princes-build-with = Teilen mit { $name }
princes-bury = Unter den Stapel legen
princes-bury-help = Die oberste zuerst. Ziehen Sie die Karten oder benutzen Sie die Pfeile.
princes-higher = { $card }: höher
princes-lower = { $card }: tiefer
princes-all-money = Alles Geld
princes-all-pp = Alles PP
princes-payout-label = PP anstelle von Geld
princes-take = { $what } nehmen
princes-pay-and-score = { $price } zahlen und { $pp } PP für Ihren Rang erhalten
princes-merchant-pays = der Kaufmann zahlt die { $price }
princes-merchant-scores = Kaufmann einsetzen: { $pp } PP für Ihren Rang
princes-princess-works = mit der Prinzessin ein Werk vollenden: WW { $wv }
princes-accept-paying = annehmen und { $price } zahlen
princes-accept-getting = annehmen: Sie bekommen { $amount } und zahlen der Bank { $cost }
princes-sum-label = Summe
princes-ask = { $amount } verlangen
princes-counter = Stattdessen { $amount } bieten
princes-ask-means = { $name } würde Ihnen { $amount } zahlen; Sie würden der Bank { $cost } zahlen. Beide erhalten 3 PP.
princes-counter-means = Sie würden { $price } an { $name } zahlen. Beide erhalten 3 PP.
princes-two-boards = Die Fürstentümer von { $west } und { $east }, an der Grenze verbunden

## Legen

princes-place-help = { $piece } legen. Die Pfeiltasten führen zu den möglichen Plätzen, R dreht, F wendet, die Eingabetaste legt.
princes-place-at = { $piece } auf { $cells } · { $count ->
    [one] so herum der einzige Platz
   *[other] einer von { $count } Plätzen so herum
}
princes-turn-piece = Drehen (R)
princes-flip-piece = Wenden (F)
princes-lay-piece = Hierhin legen
princes-board-in-words = Fürstentum von { $name }. { $pieces }. { $empty }.

## Hinweise

princes-hint-return = Wählen Sie die Karte in Ihrer Hand.
princes-hint-name = Wählen Sie einen Stapel.
princes-hint-take = Wählen Sie einen Stapel.
princes-hint-turn = Vollenden Sie ein Werk aus Ihrer Hand, oder wählen Sie ein Gebäude, eine Freiheit oder eine Karte vom Markt.
princes-hint-place = Bewegen Sie das Teil über Ihr Fürstentum; es springt zum nächsten möglichen Platz.
princes-hint-mark = Wählen Sie ein Gebotsfeld eines Charakters.

## Auf wen der Tisch wartet

princes-waiting-return = { $name } gibt eine Person zurück.
princes-waiting-name = { $name } nennt ein Objekt oder verzichtet.
princes-waiting-bid = { $name } bietet oder passt.
princes-waiting-take = { $name } nimmt ein Objekt oder keines.
princes-waiting-landscape = { $name } wählt eine Landschaft.
princes-waiting-place = { $name } legt ein Teil.
princes-waiting-keep = { $name } sieht sich Karten an.
princes-waiting-bury = { $name } legt Karten unter den Stapel.
princes-waiting-recruit = { $name } kann jemanden abwerben.
princes-waiting-turn = { $name } führt Aktionen aus.
princes-waiting-bonus = { $name } kann Bonuskarten zum Werk spielen.
princes-waiting-payout = { $name } wählt zwischen Geld und PP.
princes-waiting-mark = { $name } bietet auf einen Charakter oder passt.
princes-waiting-merchant = { $name } entscheidet, ob der Kaufmann zahlt.
princes-waiting-professor = { $name } schickt den Professor zu einem Stapel.
princes-waiting-span = { $name } sucht einen Platz über der Grenze.
princes-waiting-price = { $name } überlegt, was zu verlangen ist.
princes-waiting-answer = { $name } antwortet auf das Angebot, gemeinsam zu bauen.
princes-waiting-counter = { $name } antwortet auf das Gegenangebot.

## Das Ende

princes-final = Schlussrechnung
princes-source = Woher die Punkte kommen
princes-rank = Rang { $rank }
princes-total = Summe
princes-money-left = Restgeld

## Das Protokoll

princes-fact-builder = Ein weiterer Baumeister bringt { $seat } { $pp } PP.
