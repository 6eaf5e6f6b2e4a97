### Lorenzo il Magnifico: was die Begriffe, Zeichen und Abkürzungen am Tisch bedeuten.
###
### term-shorts nennt die Abkürzungen mit ihren Begriffen. Jeder Begriff hat einen Titel und eine Erklärung von ein oder
### zwei Sätzen; zu welcher Regel er gehört, steht in lorenzo/rulebook.py.

term-shorts = SP=vp

term-vp = Siegpunkte (SP)
term-vp-about = Wer die meisten Siegpunkte hat, gewinnt. Die meisten gibt es am Ende: für Gebiete, Charaktere, Wagnisse, Militär und Glauben.
term-coins = Münzen
term-coins-about = Damit zahlen Sie Karten und den Zutritt zu einem besetzten Turm (3 Münzen). Am Ende sind je 5 Güter beliebiger Art 1 SP.
term-wood = Holz
term-wood-about = Ein Gut, mit dem Sie Karten bezahlen. Am Ende sind je 5 Güter beliebiger Art 1 SP.
term-stone = Stein
term-stone-about = Ein Gut, mit dem Sie Karten bezahlen. Am Ende sind je 5 Güter beliebiger Art 1 SP.
term-servants = Diener
term-servants-about = Jeder abgegebene Diener erhöht den Wert einer Aktion um 1. Am Ende sind je 5 Güter beliebiger Art 1 SP.
term-military = Militärpunkte
term-military-about = Sie brauchen sie ab dem dritten Gebiet und für manche Wagnisse. Die zwei stärksten Familien erhalten am Ende 5 und 2 SP.
term-faith = Glaubenspunkte
term-faith-about = Bei jedem Vatikanbericht erwartet die Kirche einige. Mit genug können Sie sie werten und gehen auf 0 zurück, sonst werden Sie exkommuniziert.
term-privilege = Privileg
term-privilege-about = Wählen Sie: 1 Holz und 1 Stein, 2 Diener, 2 Münzen, 2 Militärpunkte oder 1 Glaubenspunkt. Mehrere zugleich müssen verschieden sein.
term-members = Familienmitglieder
term-members-about = In jedem Ihrer vier Züge einer Runde setzen Sie eines ein. Schwarz, Weiß und Orange sind so viel wert wie ihr Würfel.
term-neutral = Neutrales Familienmitglied
term-neutral-about = Immer 0 wert, es braucht also Diener. In Turm, Ernte und Produktion darf es zu einem farbigen Mitglied Ihrer Familie kommen.
term-value = Wert
term-value-about = Was beim Einsetzen zählt: der Würfel des Familienmitglieds, plus 1 für jeden abgegebenen Diener, dazu Ihre Zuschläge und Abzüge.
term-dice = Würfel
term-dice-about = Sie bestimmen in dieser Runde den Wert der schwarzen, weißen und orangen Familienmitglieder, für alle gleich.
term-order = Zugreihenfolge
term-order-about = Die Reihe im Ratspalast bestimmt die Reihenfolge der nächsten Runde.
term-period = Zeitabschnitt
term-period-about = Das Spiel hat drei Zeitabschnitte zu je zwei Runden. Jeder endet mit einem Vatikanbericht.
term-territory = Gebiete
term-territory-about = Grüne Karten, die bei einer Ernte wirken. Das dritte bis sechste verlangt Militärpunkte; ab dreien bringen sie am Ende Punkte.
term-character = Charaktere
term-character-about = Blaue Karten mit dauerhaften Zuschlägen und Rabatten. Je mehr Sie haben, desto mehr bringen sie am Ende.
term-building = Gebäude
term-building-about = Gelbe Karten, die bei einer Produktion wirken, meist durch einen Tausch von Gütern.
term-venture = Wagnisse
term-venture-about = Violette Karten, die sofort etwas bringen und am Ende Siegpunkte.
term-harvest = Ernte
term-harvest-about = Bringt eine Hälfte Ihres Bonusplättchens und aktiviert alle Gebiete, deren Zahl nicht höher ist als der Wert.
term-production = Produktion
term-production-about = Bringt eine Hälfte Ihres Bonusplättchens und aktiviert alle Gebäude, deren Zahl nicht höher ist als der Wert.
term-shared = Gemeinsames Feld
term-shared-about = Bietet Platz für beliebig viele Familienmitglieder, senkt aber den Wert um 3.
term-market = Markt
term-market-about = Jedes Feld verlangt den Wert 1 und nimmt ein Familienmitglied auf, das bekommt, was dort abgebildet ist.
term-council = Ratspalast
term-council-about = Bringt 1 Privileg und 1 Münze und einen Platz in der Zugreihenfolge der nächsten Runde. Platz ist immer.
term-fee = Zutritt
term-fee-about = Steht schon ein Familienmitglied im Turm, zahlt jeder weitere zuerst 3 Münzen.
term-vatican = Vatikanbericht
term-vatican-about = Nach den Runden 2, 4 und 6 erwartet die Kirche 3, 4 und 5 Glaubenspunkte. Wer weniger hat oder ablehnt, wird exkommuniziert.
term-excommunication = Exkommunikation
term-excommunication-about = Eine Strafe bis zum Ende des Spiels. Die drei Plättchen liegen von Anfang an offen.
term-tile = Bonusplättchen
term-tile-about = Was jede Ihrer Ernten und Produktionen zuerst bringt, ab einem Wert von 1.
term-leader = Anführer
term-leader-about = Im Spiel für Fortgeschrittene halten Sie vier. Spielen Sie einen aus, wenn Sie die Bedingung erfüllen, oder werfen Sie ihn für ein Privileg ab.
term-immediate = Sofort
term-immediate-about = Was eine Karte bringt, sobald Sie sie nehmen.
term-lasting = Dauerhaft
term-lasting-about = Was ein Charakter von nun an für Sie leistet, bei jeder Aktion, die er nennt.
term-final = Am Ende
term-final-about = Siegpunkte, die Sie in der Schlusswertung erhalten.
term-discount = Rabatt
term-discount-about = Was Sie für eine Karte weniger zahlen. Rabatte werden zusammengezählt, senken aber keinen Teil der Kosten unter 0.
term-no_floor = Kein Bonus der Stockwerke
term-no_floor-about = Die Boni der dritten und vierten Stockwerke bekommen Sie nicht mehr.
