### Lorenzo il Magnifico im Terminal.

column-mean = SP im Mittel
column-territories = Gebi
column-characters = Char
column-buildings = Gebä
column-ventures = Wagn
column-leaders = Anf.
column-excommunications = Exk.
column-vp = SP
column-coins = Mü
column-wood = Holz
column-stone = Stein
column-servants = Die
column-military = Mil
column-faith = Glau
column-at-home = Zu Hause
column-card = Karte
column-cost = Kosten
column-effect = Wirkung
holdings = Vorrat: { $goods }.

## Kurze Worte für Tabellen

brief-coins = { $count } Mü
brief-wood = { $count } Holz
brief-stone = { $count } Stein
brief-servants = { $count } Die
brief-military = { $count } Mil
brief-faith = { $count } Glau
brief-vp = { $count } SP
brief-privilege = { $count } Priv
brief-or = { " oder " }
brief-free = kostenlos
brief-need = { $pay } (bei { $need })
brief-now = sofort { $effects }
brief-fires-territory = Ernte ab { $value }: { $effects }
brief-fires-building = Produktion ab { $value }: { $effects }
brief-end = am Ende { $goods }
brief-per-territory = { $goods } je Gebiet
brief-per-character = { $goods } je Charakter
brief-per-building = { $goods } je Gebäude
brief-per-venture = { $goods } je Wagnis
brief-gain_per_points = { $goods } je { $per }
brief-discount = { $cards } −{ $goods }
brief-no_floor_bonus = kein Stockwerkbonus
brief-territory-cards = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
brief-character-cards = { $count ->
    [one] { $count } Charakter
   *[other] { $count } Charaktere
}
brief-building-cards = { $count } Gebäude
brief-venture-cards = { $count ->
    [one] { $count } Wagnis
   *[other] { $count } Wagnisse
}
member-black-brief = schwarz
member-white-brief = weiß
member-orange-brief = orange
member-neutral-brief = neutral
leader-once = einmal je Runde: { $effects }

## Der Tisch

dice = Würfel
order = Folge
lap = Zug { $turn } von { $turns }
towers = Türme
floor-bonus = Stock { $floor }: { $goods }
spaces = Felder
space-free = frei
space-shared = gemeinsam
space-closed = geschlossen
market-gives = Markt: { $goods }
council-gives = Rat: { $goods }
label-blank = { "" }
church = Die Kirche
report = nach Runde { $round }: { $faith } Glau
family-of = Familie von { $seat }
your-family = Ihre Familie ({ $seat })
track-military = Militärpunkte
track-faith = Glaubenspunkte und ihre SP; [ ]: nächster Bericht
track-vp = Siegpunkte
label-goods = Güter
label-points = Punkte
label-members = Zu Hause
label-territory = Gebiete
label-character = Charaktere
label-building = Gebäude
label-venture = Wagnisse
label-tile = Bonusplättchen
label-leaders = Anführer
label-hand = Auf der Hand
label-kept = Behalten
label-excommunicated = Exkommuniziert
points-with-end = { $vp } SP ({ $final }, wenn das Spiel jetzt enden würde), { $military ->
        [one] { $military } Militärpunkt
       *[other] { $military } Militärpunkte
    }, { $faith ->
        [one] { $faith } Glaubenspunkt
       *[other] { $faith } Glaubenspunkte
    }
points = { $vp } SP, { $military ->
        [one] { $military } Militärpunkt
       *[other] { $military } Militärpunkte
    }, { $faith ->
        [one] { $faith } Glaubenspunkt
       *[other] { $faith } Glaubenspunkte
    }
next-territory = das nächste verlangt { $military } Militärpunkte
leader-used = in dieser Runde genutzt
leader-ready = bereit
leader-copies = als { $leader }
leader-met = kann ausgespielt werden
leader-missing = es fehlen: { $what }
leader-nobody = sonst hat niemand einen Anführer ausgespielt
leaders-hidden = { $count ->
    [one] { $count } verdeckter Anführer
   *[other] { $count } verdeckte Anführer
}
leaders-of = Anführer von { $seat }
final-parts = Wenn das Spiel jetzt enden würde: { $parts }

## Was auf einen Zug folgt

then-pay = kostet { $goods }
then-left = es bleiben: { $goods }
then-fee = Turmgebühr { $goods }
then-free = kostenlos
then-gain = bringt { $goods }
then-privileges = { $count ->
    [one] ein Privileg
   *[other] { $count } verschiedene Privilegien
}
then-lasting = { $effects }
then-exchanges = Tausch: { $cards }
then-fires = Wert { $value }: { $cards }
then-tile = nur das Bonusplättchen
then-order = Platz { $place } in der nächsten Zugreihenfolge
then-six = in dieser Runde { $value } wert
then-faith-gone = Ihre { $faith } Glaubenspunkte gehen auf 0 zurück
then-faith-stays = Sie behalten Ihre { $faith } Glaubenspunkte
then-needs = verlangt { $needs }
then-turn-over = Sie setzen in diesem Zug niemanden ein
then-no-bonus = die Bonusaktion entfällt

## Abschnitte und Untermenüs

section-place = Ein Familienmitglied einsetzen
section-leaders = Anführer
fold-member = { $member }, { $value } wert
fold-spaces = { $count ->
    [one] { $count } Feld: { $codes }
   *[other] { $count } Felder: { $codes }
}
fold-servants = { $space }, ab { $count } Dienern …
fold-leader = { $leader } nutzen …
fold-copy = { $leader } als Anführer eines anderen ausspielen …
at-space-servants = { $servants ->
    [0] { $space }
   *[other] { $space }, { $servants } Diener
}
help =
    Tippen Sie das Zeichen vor einer Zeile, um sie zu wählen; das englische Verb, etwa pass oder end, geht auch.
    Um ein Familienmitglied einzusetzen, wählen Sie es und dann das Feld mit dem Kürzel, das auf dem Tisch daneben steht; bei
    Ernte und Produktion folgt die Zahl der Diener. Sie können alles auf einmal tippen: „1 t3“ setzt das erste genannte
    Familienmitglied auf das dritte Stockwerk der Gebiete. Werte, Kosten und Boni sind die, die jetzt für Sie gelten.

    tisch oder Eingabetaste   den ganzen Tisch zeigen
    tafel 2                   die Familie von Platz 2 zeigen
    protokoll                 zeigen, was zuletzt passiert ist
    regeln WORT               eine Regel nachschlagen
    coach                     worauf es jetzt ankommt; noch einmal: die besten Züge und warum
    zurück                    ein Untermenü verlassen
    rückgängig                zurück zu Ihrer letzten Entscheidung
    speichern [DATEI]         das Spiel speichern
    beenden                   das Programm verlassen; das Spiel wird gespeichert und lässt sich fortsetzen

## Ausgaben

edition-board = Spielplan
edition-tiles = Bonusplättchen
edition-leaders = Anführer
edition-excommunications = Exkommunikationen
edition-period = Zeitabschnitt { $period }
edition-market = Markt: { $gains }
edition-council = Ratspalast: { $gain }
edition-privileges = Privilegien: { $gains }
edition-floors = Die Stockwerke verlangen { $values }; ein besetzter Turm kostet { $fee }
edition-faith = Die Stufen der Glaubensleiste geben { $steps } SP; die Vatikanberichte fordern { $needs } Glaubenspunkte
edition-territories = Militärpunkte für die Gebiete: { $military }
edition-final-territories = Am Ende, Gebiete: { $points } SP nach ihrer Zahl
edition-final-characters = Am Ende, Charaktere: { $points } SP nach ihrer Zahl
