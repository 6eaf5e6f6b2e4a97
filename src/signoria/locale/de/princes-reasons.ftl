### Warum etwas in Die Fürsten von Florenz nicht möglich ist; die Namen sind die von `Reason` in der Engine.

## Wann

reason-only_in_auction = Nur in der Versteigerungsphase.
reason-only_in_characters = Nur während die Charaktere versteigert werden.
reason-only_in_actions = Nur in der Aktionsphase.
reason-decide_first = Entscheiden Sie zuerst, was gefragt ist.
reason-no_action_left = Sie haben keine Aktion mehr.
reason-once_a_turn = Nur einmal je Zug.

## Geld

reason-too_expensive = Sie können { NUMBER($price, useGrouping: 0) } F nicht bezahlen: Sie haben { NUMBER($money, useGrouping: 0) } F und { $pp } PP.
reason-too_expensive_in_cash = Sie können { NUMBER($price, useGrouping: 0) } F nicht bezahlen: Sie haben { NUMBER($money, useGrouping: 0) } F.
reason-beyond_cash = Sie können nicht mehr als { NUMBER($money, useGrouping: 0) } F bezahlen.
reason-sum_too_small = Das Gebäude kostet { NUMBER($cost, useGrouping: 0) } F. Mit den angebotenen { NUMBER($sum, useGrouping: 0) } F könnten Sie { NUMBER($means, useGrouping: 0) } F bezahlen.
reason-next_bid = Das nächste Gebot ist genau { NUMBER($amount, useGrouping: 0) } F.

## Die Versteigerung

reason-landscape_stacks = Zu zweit sind die Landschaften ein Stapel, sonst Wald, See und Park.
reason-sold = In dieser Runde schon verkauft.
reason-being_auctioned = Wird gerade versteigert.
reason-none_left = Keine mehr da.
reason-enough_builders = Niemand darf mehr als { $most } Baumeister haben.
reason-no_place = Dafür ist auf Ihrem Plan kein Platz.

## Charaktere

reason-character_bought = In dieser Runde schon gekauft.
reason-highest_mark = Der Marker liegt schon auf dem höchsten Feld: { $character }.
reason-mark_fields = Offen sind die Felder von { NUMBER($lowest, useGrouping: 0) } F bis { NUMBER($highest, useGrouping: 0) } F: { $character }.

## Gebäude, Freiheiten und Karten

reason-have = Sie haben das schon.
reason-not_there = Dort kann es nicht liegen: Die Felder sind belegt, oder es würde ein Gebäude berühren.
reason-wrong_shape = Diese Felder haben nicht die Form des Teils: { $piece }.
reason-bury_order = Nennen Sie jede Karte, die unter den Stapel kommt, genau einmal.
reason-not_on_table = Diese Karte liegt dort nicht aus: { $profession }.

## Werke

reason-not_in_hand = Diese Karte ist nicht auf Ihrer Hand: { $profession }.
reason-work_too_small = Das Werk wäre mit allen Ihren Bonuskarten { $value } wert; diese Runde verlangt { $minimum }.
reason-no_princess = Sie haben die Prinzessin nicht.
reason-princess_too_small = Das Werk der Prinzessin wäre { $value } wert; diese Runde verlangt { $minimum }.
reason-below_minimum = Das Werk ist { $value } wert; diese Runde verlangt { $minimum }. Spielen Sie noch eine Bonuskarte.
reason-payout_limit = Ein Werk mit Wert { $value } bringt höchstens { $most } PP.

## Gemeinsam bauen

reason-not_cooperative = Gemeinsam zu bauen geht nur mit der Option „Kooperativ bauen“.
reason-offers_made = Sie haben in diesem Zug { $most } Angebote gemacht.
reason-not_neighbour = Nur Nachbarn können gemeinsam bauen.
reason-partner_has = Ihr Nachbar hat es schon.
reason-no_span = Über die Grenze hinweg ist kein Platz dafür.
