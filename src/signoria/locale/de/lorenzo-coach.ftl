### Der Coach zu Lorenzo il Magnifico. Ein Grund steht neben seinen Punkten, etwa '+1,2 Ihre Güter'.

## Güter und Punkte

coach-goods = Ihre Güter
coach-goods-more = Sie haben { $goods } mehr.
coach-goods-less = Sie haben { $goods } weniger.
coach-goods-exchanged = Sie haben { $goods } mehr, aber { $less_goods } weniger.
coach-vp = Ihre Punkte nach jetzigem Stand
coach-vp-more = Sie haben schon { $count } SP mehr.
coach-vp-less = Sie haben bisher { $count } SP weniger.
coach-military = Ihre Militärpunkte
coach-military-more = { $count ->
    [one] Sie haben { $count } Militärpunkt mehr.
   *[other] Sie haben { $count } Militärpunkte mehr.
}
coach-military-less = { $count ->
    [one] Sie haben { $count } Militärpunkt weniger.
   *[other] Sie haben { $count } Militärpunkte weniger.
}
coach-faith = Ihre Glaubenspunkte und die Kirche
coach-faith-more = { $count ->
    [one] Sie haben { $count } Glaubenspunkt mehr.
   *[other] Sie haben { $count } Glaubenspunkte mehr.
}
coach-faith-less = { $count ->
    [one] Sie haben { $count } Glaubenspunkt weniger.
   *[other] Sie haben { $count } Glaubenspunkte weniger.
}
coach-faith-enough = { $faith ->
    [one] Sie haben { $faith } Glaubenspunkt: genug für den nächsten Vatikanbericht, der { $need } verlangt.
   *[other] Sie haben { $faith } Glaubenspunkte: genug für den nächsten Vatikanbericht, der { $need } verlangt.
}
coach-faith-lacks = { $faith ->
    [one] Sie haben { $faith } Glaubenspunkt: noch nicht genug für den nächsten Vatikanbericht, der { $need } verlangt.
   *[other] Sie haben { $faith } Glaubenspunkte: noch nicht genug für den nächsten Vatikanbericht, der { $need } verlangt.
}
coach-excommunications = Ihre Exkommunikationen
coach-excommunicated = Sie sind exkommuniziert: { $excommunication }
coach-supported = Sie unterstützen die Kirche, und dies bleibt Ihnen erspart: { $excommunication }

## Karten

coach-territories = Ihre Gebiete
coach-characters = Ihre Charaktere
coach-buildings = Ihre Gebäude
coach-ventures = Ihre Wagnisse
coach-cards = Ihre Karten
coach-card-territory = { $vp ->
    [0] { $card }: was es bei jeder Ernte ab Wert { $value } bringt
   *[other] { $card }: was es bei jeder Ernte ab Wert { $value } bringt; Ihre Gebiete sind am Ende nun { $vp } SP wert.
}
coach-card-territory-gain = { $vp ->
    [0] { $card }: { $goods } bei jeder Ernte ab Wert { $value }
   *[other] { $card }: { $goods } bei jeder Ernte ab Wert { $value }; Ihre Gebiete sind am Ende nun { $vp } SP wert.
}
coach-card-character = { $vp ->
    [0] { $card }: was dieser Charakter für Sie tut
   *[other] { $card }: was dieser Charakter für Sie tut; Ihre Charaktere sind am Ende nun { $vp } SP wert.
}
coach-card-building = { $card }: was es bei jeder Produktion ab Wert { $value } bringt
coach-card-building-gain = { $card }: { $goods } bei jeder Produktion ab Wert { $value }
coach-card-venture = { $card }: { $vp } SP am Ende
coach-card-less = { $card }: Eine andere Karte bringt Ihnen mehr.
coach-no-card = { $card }: Diese Karte bekommen Sie nicht.
coach-harvest = Was Ihre Ernten bringen
coach-production = Was Ihre Produktionen bringen
coach-effects = Die dauerhaften Wirkungen Ihrer Karten und Anführer

## Anführer, Familienmitglieder und Reihenfolge

coach-leaders = Ihre Anführer
coach-leader-played = { $leader } ist im Spiel.
coach-leader-waits = { $leader } ist noch nicht im Spiel.
coach-leader-kept = { $leader }: Diesen Anführer haben Sie auf der Hand.
coach-leader-gone = { $leader }: Diesen Anführer haben Sie nicht.
coach-leader-used = { $leader } ist in dieser Runde schon genutzt.
coach-tile = Ihr Bonusplättchen
coach-tile-own = { $tile }: passt besser zu Ihnen
coach-tile-own-less = { $tile }: passt weniger zu Ihnen
coach-turns = Was Sie in dieser Runde noch tun können
coach-member-kept = Noch zu Hause: { $member }, Wert { $value }
coach-member-spent = Nicht mehr zu Hause: { $member }, Wert { $value }
coach-order = Die Reihenfolge
coach-order-earlier = Mit dem Ratspalast sind Sie in der nächsten Runde früher am Zug.
coach-order-later = Andere können in der nächsten Runde vor Ihnen am Zug sein.
coach-time = Die Züge und Runden, die Ihnen bleiben

## Anstöße: worauf es jetzt ankommt, ohne den Zug zu verraten

coach-nudge-goods = Was brauchen Sie für die Karten, die Sie haben möchten, und was fehlt Ihnen?
coach-nudge-vp = Manche Züge bringen sofort Punkte. Kosten sie später mehr?
coach-nudge-military = Achten Sie auf Ihre Militärpunkte: Gebiete verlangen sie, und wer am Ende die meisten hat, bekommt Siegpunkte.
coach-nudge-faith = Wie viele Glaubenspunkte verlangt der nächste Vatikanbericht, und haben Sie sie?
coach-nudge-excommunications = Wie sehr würde die nächste Exkommunikation Ihnen schaden?
coach-nudge-territories = Sehen Sie sich die Gebiete an: Wie viele haben Sie, und was wäre eines mehr wert?
coach-nudge-characters = Sehen Sie sich die Charaktere an: Sie helfen bis zum Schluss und bringen gemeinsam Punkte.
coach-nudge-buildings = Sehen Sie sich die Gebäude an: Je öfter Sie produzieren, desto mehr lohnen sie sich.
coach-nudge-ventures = Sehen Sie sich die Wagnisse an: Welche können Sie bezahlen, und was bringen sie am Ende?
coach-nudge-cards = Sehen Sie sich die Türme an: Welche Karte passt am besten zu Ihren? Jemand anders könnte sie nehmen.
coach-nudge-harvest = Denken Sie an Ihre Ernten: Was würde jede von ihnen reicher machen?
coach-nudge-production = Denken Sie an Ihre Produktionen: Was würde jede von ihnen reicher machen?
coach-nudge-effects = Eine dauerhafte Wirkung lohnt sich früh am meisten. Gibt es eine, die Sie in jeder Runde nutzen?
coach-nudge-leaders = Sehen Sie sich Ihre Anführer an: Können Sie einen ausspielen oder in diesem Zug nutzen?
coach-nudge-turns = Was möchten Sie in dieser Runde mit Ihren anderen Familienmitgliedern tun? Zuerst das, was andere Ihnen wegnehmen könnten.
coach-nudge-order = Möchten Sie in der nächsten Runde früher am Zug sein?
coach-nudge-time = Wie viele Züge bleiben Ihnen, und was muss vor dem Ende noch geschehen?
coach-nudge-tile = Welches Bonusplättchen passt am besten zu dem, was Sie oft tun möchten?
coach-nudge-draft = Welchen Anführer könnten Sie wirklich ausspielen, und wie früh?
coach-nudge-pay = Zahlen Sie mit dem, was Ihnen am wenigsten fehlen wird.
coach-nudge-privilege = Was fehlt Ihnen gerade: Güter, Militärpunkte oder Glaubenspunkte?
coach-nudge-exchange = Ist das, was Sie bekommen, in den verbleibenden Zügen mehr wert als das, was Sie zahlen?
coach-nudge-bonus = Diese Aktion kostet Sie kein Familienmitglied. Welche Karte oder wie viele Diener nutzen sie am besten?
coach-nudge-vatican = Vergleichen Sie die Punkte, die Sie jetzt bekommen, und den Glauben, den Sie dafür aufgeben, mit dem, was die Exkommunikation kosten würde.
