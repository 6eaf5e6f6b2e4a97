### Die Fürsten von Florenz: was nur die Seite sagt.

## Teile des Tisches

princes-sections = Teile des Tisches
princes-tab-market = Markt
princes-tab-board = Fürstentum
princes-tab-hand = Hand
princes-tab-others = Andere
princes-tab-log = Protokoll
princes-stage = Aktuelle Entscheidung
princes-stacks = Zur Versteigerung
princes-shelf = Zu kaufen
princes-characters = Charaktere
princes-your-hand = Ihre Handkarten
princes-your-principality = Ihr Fürstentum
princes-your-money = Ihr Geld
princes-principality-of = Fürstentum von { $name }
princes-rounds = Mindestwerkzahl je Runde
princes-fame-track = Erfolgsleiste
princes-other-moves = Weitere Züge
princes-enlarge = Fürstentum von { $name } vergrößern
princes-starts = beginnt die Runde
princes-decides = entscheidet
princes-works-of = Vollbrachte Werke von { $name }

## Zahlen

princes-wv = WZ
princes-pp = { $pp } PP
princes-now = jetzt
princes-plus-wv = +{ $value } WZ
princes-left = noch { $count }
princes-sold = verkauft
princes-yours = vorhanden
princes-bought = verkauft
princes-minimum = Mindestwerkzahl { $minimum }
princes-best-work = Bestes Werk: WZ { $wv }
princes-best-of-seat = bestes Werk der Runde: WZ { $wv }
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
    [one] { $count } Ihrer Handkarten wünscht es
   *[other] { $count } Ihrer Handkarten wünschen es
}
princes-each-costs = je { $price }
princes-buildings = Gebäude
princes-building-title = { $building }: { $size }, { $squares } Felder, noch { $left }
princes-freedoms-and-cards = Freiheiten und Karten
princes-once = einmal je Runde
princes-deck-title = { $count } ansehen, 1 behalten
princes-deck-profession = Person
princes-deck-bonus = Bonuskarte

## Der Werkrechner

princes-would-add = brächte { $value }
princes-one-more = eins mehr brächte { $value }
princes-reached = { $minimum } erreicht
princes-missing = noch { $missing } bis { $minimum }
princes-with-bonus = { $wv } mit allen Bonuskarten

## Versteigerungen

princes-highest-bid = { $name } bietet { $price }
princes-still-in = Noch dabei:
princes-still-in-phase = Noch ohne Objekt:
princes-still-bidding = Noch ohne Charakter:
princes-marks = { $name } bietet { $amount }

## Aktionen

princes-complete-with = { $card }: WZ { $wv }
princes-complete = Werk vollbringen
princes-give-back = Zurückgeben
princes-confirm-work = Vollbringen
princes-confirm-princess = Vollbringen
princes-confirm-mark = Bieten
princes-confirm-return = Zurückgeben
princes-confirm-keep = Behalten
princes-confirm-name = Nennen
princes-confirm-take = Nehmen
princes-confirm-draw = Ziehen
princes-confirm-decline = Kein Objekt
princes-confirm-work-brings = Werkzahl { $wv }, nötig sind { $minimum }. Danach wählen Sie, wie viel davon Sie als Geld und wie viel als Prestige nehmen.
princes-confirm-mark-brings = Bietet niemand mehr, kaufen Sie den Charakter, wenn Sie wieder an der Reihe sind.
princes-confirm-return-brings = Die anderen drei behalten Sie.
princes-confirm-keep-brings = Die anderen Karten kommen unter den Stapel.
princes-confirm-name-brings = Ihr Eröffnungsgebot ist { $price }.
princes-confirm-take-brings = Sie zahlen { $price }.
princes-confirm-draw-brings = Das kostet eine Ihrer Aktionen.
princes-confirm-decline-brings = Sie scheiden aus den Versteigerungen dieser Runde aus.
princes-play-bonus = Zum Werk ausspielen
princes-keep = Behalten
princes-recruit = Abwerben
princes-recruit-now = Abwerbekarte einsetzen
princes-on-table-of = arbeitete für { $name }
princes-build-how = Allein oder gemeinsam bauen?
princes-offers-left = { $count ->
    [one] noch { $count } Angebot in diesem Zug
   *[other] noch { $count } Angebote in diesem Zug
}
princes-build-alone = Allein bauen
princes-build-with = Teilen mit { $name }
princes-bury = Unter den Stapel legen
princes-bury-help = Die oberste zuerst. Ziehen Sie die Karten oder benutzen Sie die Pfeile.
princes-bury-sort = Erst sortieren …
princes-pass-auction = In dieser Versteigerung passen
princes-limit-for = Charakter, für den geboten wird
princes-limit-on = { $character }: bis { $amount } mitbieten
princes-higher = { $card } nach oben
princes-lower = { $card } nach unten
princes-all-money = Alles Geld
princes-all-pp = Alles PP
princes-payout-label = PP anstelle von Geld
princes-take = { $what } nehmen
princes-pay-and-score = { $price } zahlen und { $pp } PP für Ihren Rang erhalten
princes-merchant-pays = der Kaufmann zahlt die { $price }
princes-merchant-scores = Kaufmann einsetzen: { $pp } PP für Ihren Rang
princes-rank-after = Nach der Wertung des besten Werks ist Ihr Rang { $rank }.
princes-princess-works = mit der Prinzessin ein Werk vollbringen: WZ { $wv }
princes-accept-paying = annehmen und { $price } zahlen
princes-accept-getting = annehmen: Sie bekommen { $amount } und zahlen der Bank { $cost }
princes-sum-label = Betrag
princes-ask = { $amount } verlangen
princes-counter = Stattdessen { $amount } bieten
princes-ask-means = { $name } würde Ihnen { $amount } zahlen; Sie würden der Bank { $cost } zahlen. Beide erhalten 3 PP.
princes-counter-means = Sie würden { $price } an { $name } zahlen. Beide erhalten 3 PP.
princes-two-boards = Die Fürstentümer von { $west } und { $east }, an der Grenze verbunden

## Legen

princes-place-help = { $piece } legen. Pfeiltasten: nächster möglicher Platz, R: drehen, F: wenden, Eingabetaste: bestätigen.
princes-place-at = { $piece } auf { $cells } · { $count ->
    [one] der einzige Platz in dieser Lage
   *[other] einer von { $count } Plätzen in dieser Lage
}
princes-turn-piece = Drehen (R)
princes-flip-piece = Wenden (F)
princes-lay-piece = Hierhin legen
princes-board-in-words = Fürstentum von { $name }. { $pieces }. { $empty }.

## Hinweise

princes-hint-return = Wählen Sie eine Ihrer Handkarten.
princes-hint-name = Wählen Sie einen Stapel.
princes-hint-take = Wählen Sie einen Stapel.
princes-hint-turn = Vollbringen Sie ein Werk mit einer Handkarte, oder wählen Sie ein Gebäude, eine Freiheit oder eine Karte vom Markt.
princes-hint-place = Bewegen Sie das Teil über Ihr Fürstentum; es springt zum nächsten möglichen Platz.
princes-hint-mark = Wählen Sie ein Bietfeld eines Charakters.

## Auf wen der Tisch wartet

princes-waiting-return = { $name } gibt eine Person zurück.
princes-waiting-name = { $name } wählt ein Objekt für die Versteigerung.
princes-waiting-bid = { $name } bietet oder passt.
princes-waiting-take = { $name } wählt ein Objekt.
princes-waiting-landscape = { $name } wählt eine Landschaft.
princes-waiting-place = { $name } legt ein Teil.
princes-waiting-keep = { $name } sieht sich Karten an.
princes-waiting-bury = { $name } legt Karten unter den Stapel.
princes-waiting-recruit = { $name } entscheidet über das Abwerben.
princes-waiting-turn = { $name } führt Aktionen aus.
princes-waiting-bonus = { $name } wählt Bonuskarten für ein Werk.
princes-waiting-payout = { $name } wählt zwischen Geld und PP.
princes-waiting-mark = { $name } bietet auf einen Charakter oder passt.
princes-waiting-merchant = { $name } entscheidet, ob der Kaufmann zahlt.
princes-waiting-use = { $name } überlegt, einen Charakter jetzt einzusetzen.
princes-waiting-professor = { $name } wählt einen Stapel für den Professor.
princes-waiting-span = { $name } wählt einen Platz über der Grenze.
princes-waiting-price = { $name } wählt einen Preis für das gemeinsame Gebäude.
princes-waiting-answer = { $name } prüft ein Angebot, gemeinsam zu bauen.
princes-waiting-counter = { $name } prüft ein Gegenangebot.

## Das Ende

princes-final = Schlusswertung
princes-prestige-cards = Prestigekarten
princes-bonus-cards = Bonuskarten
princes-hand = Personenkarten auf der Hand
ahead-money = { $first } und { $second } haben je { $points } PP. { $first } hat mehr Geld übrig: { NUMBER($own, useGrouping: 0) } F gegen { NUMBER($next, useGrouping: 0) } F.
princes-money-left = Restgeld

## Das Protokoll

princes-fact-builder = { $seat } erhält { $pp } PP für einen weiteren Baumeister.
