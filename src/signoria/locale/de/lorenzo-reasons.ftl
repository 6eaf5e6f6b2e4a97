### Lorenzo il Magnifico: warum etwas jetzt nicht geht; die Namen sind die aus lorenzo/refusal.py.

## Ein Familienmitglied einsetzen

reason-has_placed = Sie haben in diesem Zug schon ein Familienmitglied eingesetzt.
reason-skips_turn = Wegen Ihrer Exkommunikation setzen Sie im ersten Zug einer Runde niemanden ein.
reason-not_at_home = { $member }: nicht mehr zu Hause.
reason-nowhere = Für dieses Familienmitglied gibt es jetzt kein Feld.
reason-closed = Dieses Feld ist bei { $seats } Personen gesperrt.
reason-no_card = Hier liegt keine Karte mehr.
reason-no_market = Ihre Exkommunikation sperrt Ihnen den Markt.
reason-occupied = Das Feld ist besetzt.
reason-coloured_there = Hier steht schon ein farbiges Familienmitglied von Ihnen. Nur das neutrale darf noch dazu.
reason-servants = { $missing ->
    [one] Ihnen fehlt 1 Diener.
   *[other] Ihnen fehlen { $missing } Diener.
}
reason-exact_servants = { $needed ->
    [0] Das kostet keine Diener.
   *[other] Das kostet genau { $needed } Diener.
}
reason-work_servants = Das kostet { $needed } Diener oder mehr, wenn dadurch weitere Ihrer Karten ausgelöst werden.
reason-surplus_servants = { $step ->
    [one] Das kostet { $needed } Diener oder mehr, höchstens { $most }.
   *[other] Das kostet { $needed } Diener oder mehr, höchstens { $most }, in Schritten von { $step }.
}
reason-idle_servants = Mit dieser Zahl an Dienern wird keine weitere Ihrer Karten ausgelöst.
reason-pass_after_placing = Sie haben ein Familienmitglied eingesetzt: Beenden Sie den Zug, statt zu passen.
reason-pass_while_placing = Passen können Sie nur, wenn sich keines Ihrer Familienmitglieder einsetzen lässt.

## Eine Karte nehmen

reason-most_cards = Sie haben { $most } Karten dieser Art, mehr sind nicht erlaubt.
reason-fee = Der Turm ist besetzt: Der Zutritt kostet { $coins } Münzen, Ihnen { $missing ->
    [one] fehlt 1.
   *[other] fehlen { $missing }.
}
reason-territory = Ihr nächstes Gebiet verlangt { $military } Militärpunkte, Ihnen { $missing ->
    [one] fehlt 1.
   *[other] fehlen { $missing }.
}
reason-price = Sie können { $card } nicht bezahlen.{ $coins ->
    [0] {""}
    [one] {" "}Es fehlt 1 Münze.
   *[other] {" "}Es fehlen { $coins } Münzen.
}{ $wood ->
    [0] {""}
    [one] {" "}Es fehlt 1 Holz.
   *[other] {" "}Es fehlen { $wood } Holz.
}{ $stone ->
    [0] {""}
    [one] {" "}Es fehlt 1 Stein.
   *[other] {" "}Es fehlen { $stone } Steine.
}{ $servants ->
    [0] {""}
    [one] {" "}Es fehlt 1 Diener.
   *[other] {" "}Es fehlen { $servants } Diener.
}{ $military ->
    [0] {""}
    [one] {" "}Es fehlt 1 Militärpunkt.
   *[other] {" "}Es fehlen { $military } Militärpunkte.
}{ $faith ->
    [0] {""}
    [one] {" "}Es fehlt 1 Glaubenspunkt.
   *[other] {" "}Es fehlen { $faith } Glaubenspunkte.
}
reason-bonus_type = Die Bonusaktion gilt nicht für diese Kartenart ({ $type }).
reason-no_payment = So lässt sich das nicht bezahlen.
reason-other_card = Jetzt geht es um { $card }.
reason-cannot_pay = Das können Sie nicht bezahlen.

## Anführer

reason-not_in_hand = Diesen Anführer haben Sie nicht auf der Hand.
reason-requirement = Sie erfüllen die Voraussetzung von { $leader } nicht.
reason-nobody_to_copy = Niemand sonst hat einen Anführer ausgespielt, der sich kopieren ließe.
reason-not_copied = Niemand sonst hat { $leader } ausgespielt.
reason-not_played = Sie haben { $leader } nicht ausgespielt.
reason-permanent = { $leader } wirkt ständig und lässt sich nicht nutzen.
reason-used = { $leader } wurde in dieser Runde schon genutzt.
reason-no_use = { $leader } lässt sich jetzt nicht nutzen: Kein passendes Familienmitglied ist zu Hause, oder es fehlen Diener.
reason-member_away = Dieses Familienmitglied ist nicht zu Hause.
