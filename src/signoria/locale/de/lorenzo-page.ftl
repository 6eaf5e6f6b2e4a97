### Lorenzo il Magnifico: was nur die Seite sagt.

lorenzo-sections = Teile des Tisches
lorenzo-tab-board = Spielplan
lorenzo-tab-mine = Meines
lorenzo-tab-others = Andere
lorenzo-tab-log = Protokoll
lorenzo-board = Spielplan
lorenzo-players = Spieler
lorenzo-family-of = Familie von { $seat }
lorenzo-round = Runde { $round } von { $rounds }
lorenzo-period = Zeitabschnitt { $period }
lorenzo-dice = Würfel
lorenzo-order = Zugreihenfolge
lorenzo-decision = Entscheidung

## Auf wen der Tisch wartet

lorenzo-waits-tile = { $seat } wählt ein Bonusplättchen.
lorenzo-waits-draft = { $seat } wählt einen Anführer.
lorenzo-waits-turn = { $seat } setzt ein Familienmitglied ein.
lorenzo-waits-pay = { $seat } wählt, wie eine Karte bezahlt wird.
lorenzo-waits-privilege = { $seat } wählt ein Privileg.
lorenzo-waits-exchange = { $seat } entscheidet über einen Tausch.
lorenzo-waits-bonus = { $seat } entscheidet über eine Bonusaktion.
lorenzo-waits-vatican = { $seat } entscheidet, ob die Kirche unterstützt wird.

## Der Spielplan

lorenzo-market = Markt
lorenzo-council = Ratspalast
lorenzo-vatican = Vatikanbericht
lorenzo-which-tower = Turm wählen
lorenzo-closed = geschlossen
lorenzo-no-card = Keine Karte
lorenzo-needs-value = Verlangt Wert { $value }
lorenzo-standing = Hier: { $names }
lorenzo-fee = Besetzt: { $coins } Münzen für den Zutritt
lorenzo-territory-need = Ihr nächstes Gebiet verlangt { $need } Militärpunkte
lorenzo-slot-need = Gebiet { $number } verlangt { $need } Militärpunkte
lorenzo-your-change = Zuschlag oder Abzug durch Ihre Karten und Exkommunikationen
lorenzo-church-asks = Zeitabschnitt { $period }: Die Kirche verlangt { $need } Glaubenspunkte
lorenzo-faith-note = { $faith } → { $vp } SP
lorenzo-vp-track = Siegpunkte (wenn das Spiel jetzt enden würde)

## Ein Familienmitglied einsetzen

lorenzo-members = Ihre Familienmitglieder zu Hause
lorenzo-member-worth = { $member }, Wert { $value }
lorenzo-nobody-home = Keines Ihrer Familienmitglieder ist zu Hause.
lorenzo-choose-space = Wählen Sie ein Familienmitglied oder ein hervorgehobenes Feld. Die Zahl zeigt, wie viele Diener Sie brauchen.
lorenzo-choose-card = Wählen Sie ein hervorgehobenes Stockwerk. Die Zahl zeigt, wie viele Diener Sie brauchen.
lorenzo-preview = Vorschau
lorenzo-plan = Ihr Plan
lorenzo-lay-back = Zurücklegen
lorenzo-which-member = Familienmitglied wählen
lorenzo-fewer-servants = Weniger Diener
lorenzo-more-servants = Mehr Diener
lorenzo-takes = Sie zahlen
lorenzo-of-fee = Eintritt
lorenzo-of-card = Karte
lorenzo-of-servants = für den Wert
lorenzo-or = oder
lorenzo-brings = Bringt
lorenzo-floor-bonus = Bonus des Stockwerks
lorenzo-place = Einsetzen
lorenzo-take = Nehmen
lorenzo-budget = Sie können nur mit dem zahlen, was Sie vorher hatten:
lorenzo-support-note = Ihre Glaubenspunkte gehen auf 0 zurück.
lorenzo-refuse-note = Sie behalten Ihre Glaubenspunkte.
lorenzo-go-there = Planen
lorenzo-harvest-value = Ernte mit { $value }
lorenzo-production-value = Produktion mit { $value }
lorenzo-bonus-tile = Bonusplättchen
lorenzo-from-value = ab { $value }
lorenzo-all-moves = Alle { $count } Züge auflisten

## Familien

lorenzo-your-family = Ihre Familie
lorenzo-enlarge = Familie von { $seat } vergrößern
lorenzo-leaders = Anführer
lorenzo-excommunications = Exkommunikationen
lorenzo-points-at-end = Punkte am Ende
lorenzo-leaders-later = Ihre Anführer erhalten Sie, sobald alle Bonusplättchen gewählt sind.
lorenzo-in-hand = { $count ->
    [one] { $count } weiterer Anführer auf der Hand
   *[other] { $count } weitere Anführer auf der Hand
}
lorenzo-discard = Für ein Privileg abwerfen
lorenzo-confirm-tile = Wählen
lorenzo-confirm-draft = Behalten
lorenzo-confirm-discard = Abwerfen
lorenzo-confirm-support = Unterstützen
lorenzo-confirm-refuse = Ablehnen
lorenzo-confirm-draft-brings = Die anderen Anführer geben Sie weiter.
lorenzo-confirm-discard-brings = Alle sehen den Anführer, und er ist aus dem Spiel.
lorenzo-needs = Braucht
lorenzo-met = Bedingung erfüllt.
lorenzo-missing = Bedingung noch nicht erfüllt.
lorenzo-used = schon genutzt
lorenzo-ready = bereit
lorenzo-copies = als { $leader }

## Das Ende

lorenzo-final = Schlusswertung
lorenzo-leaders-in-hand = Anführer auf der Hand
ahead-order = { $first } und { $second } haben je { $points } SP. { $first } steht nach Runde 6 in der Zugreihenfolge weiter vorn.
