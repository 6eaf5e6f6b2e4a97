### Lorenzo il Magnifico: was nur die Seite sagt.

lorenzo-sections = Teile des Tisches
lorenzo-tab-towers = Türme
lorenzo-tab-spaces = Felder
lorenzo-tab-family = Familie
lorenzo-tab-others = Andere
lorenzo-tab-tracks = Leisten
lorenzo-round = Runde { $round } von { $rounds }
lorenzo-period = Zeitabschnitt { $period }
lorenzo-dice = Würfel
lorenzo-order = Zugreihenfolge
lorenzo-decision = Entscheidung

## Wer dran ist, und warum

lorenzo-waits-tile = { $seat } wählt ein Bonusplättchen.
lorenzo-waits-draft = { $seat } wählt einen Anführer.
lorenzo-waits-turn = { $seat } ist dran und setzt ein Familienmitglied ein.
lorenzo-waits-pay = { $seat } wählt, womit eine Karte bezahlt wird.
lorenzo-waits-privilege = { $seat } wählt ein Privileg.
lorenzo-waits-exchange = { $seat } entscheidet über einen Tausch.
lorenzo-waits-bonus = { $seat } entscheidet über eine Bonusaktion.
lorenzo-waits-vatican = { $seat } entscheidet, ob die Kirche Unterstützung bekommt.

## Der Spielplan

lorenzo-market = Markt
lorenzo-council = Ratspalast
lorenzo-vatican = Vatikanbericht
lorenzo-which-tower = Welcher Turm
lorenzo-closed = geschlossen
lorenzo-no-card = Keine Karte
lorenzo-needs-value = Verlangt Wert { $value }
lorenzo-standing = Hier: { $names }
lorenzo-fee = Besetzt: { $coins } Münzen für den Zutritt
lorenzo-territory-need = Ihr nächstes Gebiet verlangt { $need } Militärpunkte
lorenzo-slot-need = Gebiet { $number } verlangt { $need } Militärpunkte
lorenzo-your-change = Was Ihre Karten und Exkommunikationen hier ändern
lorenzo-church-asks = Zeitabschnitt { $period }: Die Kirche verlangt { $need } Glaubenspunkte
lorenzo-faith-note = { $faith } → { $vp } SP
lorenzo-vp-track = Siegpunkte (wenn jetzt Schluss wäre)
lorenzo-vp-note = { $vp } ({ $total })

## Ein Familienmitglied einsetzen

lorenzo-members = Ihre Familienmitglieder zu Hause
lorenzo-member-worth = { $member }, Wert { $value }
lorenzo-nobody-home = Kein Familienmitglied ist zu Hause.
lorenzo-choose-space = Wählen Sie ein Familienmitglied oder ein leuchtendes Feld; die Zahl dort nennt die nötigen Diener.
lorenzo-choose-card = Wählen Sie ein leuchtendes Stockwerk; die Zahl dort nennt die nötigen Diener.
lorenzo-preview = Vorschau
lorenzo-plan = Ihr Vorhaben
lorenzo-lay-back = Zurücklegen
lorenzo-which-member = Welches Familienmitglied
lorenzo-fewer-servants = Weniger Diener
lorenzo-more-servants = Mehr Diener
lorenzo-takes = Kostet
lorenzo-or = oder
lorenzo-brings = Bringt
lorenzo-floor-bonus = Bonus des Stockwerks
lorenzo-place = Einsetzen
lorenzo-take = Nehmen
lorenzo-budget = Zahlen können Sie mit dem, was Sie vorher hatten:
lorenzo-support-note = Ihre Glaubenspunkte gehen auf 0 zurück.
lorenzo-refuse-note = Ihre Glaubenspunkte behalten Sie.
lorenzo-go-there = Vormerken
lorenzo-harvest-value = Ernte mit { $value }
lorenzo-production-value = Produktion mit { $value }
lorenzo-bonus-tile = Bonusplättchen
lorenzo-from-value = ab { $value }
lorenzo-all-moves = Alle { $count } Züge in Worten

## Familien

lorenzo-your-family = Ihre Familie
lorenzo-enlarge = Familie von { $seat } groß zeigen
lorenzo-leaders = Anführer
lorenzo-excommunications = Exkommunikationen
lorenzo-points-at-end = Punkte am Ende
lorenzo-in-hand = { $count ->
    [one] { $count } weiterer Anführer auf der Hand
   *[other] { $count } weitere Anführer auf der Hand
}
lorenzo-discard = Für ein Privileg abwerfen
lorenzo-needs = Braucht
lorenzo-met = Erfüllt.
lorenzo-missing = Noch nicht erfüllt.
lorenzo-used = in dieser Runde genutzt
lorenzo-ready = bereit
lorenzo-copies = als { $leader }

## Das Ende

lorenzo-played-points = Punkte aus sechs Runden
lorenzo-final = Schlussrechnung
lorenzo-total = Summe
