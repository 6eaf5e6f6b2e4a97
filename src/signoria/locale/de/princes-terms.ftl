### Die Fürsten von Florenz: was die Begriffe, Zeichen und Abkürzungen am Tisch bedeuten.
###
### term-shorts nennt die Abkürzungen mit ihren Begriffen. Jeder Begriff hat einen Titel und eine Erklärung von ein oder
### zwei Sätzen; zu welcher Regel er gehört, steht in princes/rulebook.py.

term-shorts = WZ=wv PP=pp F=florin

term-wv = Werkzahl (WZ)
term-wv-about = Was ein Werk wert ist. Sie muss die Mindestwerkzahl der Runde erreichen, und für jeden Punkt zahlt die Bank 100 Florin.
term-minimum = Mindestwerkzahl
term-minimum-about = So viel muss ein Werk in dieser Runde mindestens wert sein. Sie steigt von 7 in der ersten Runde auf 17 in der letzten.
term-pp = Prestigepunkte (PP)
term-pp-about = Wer die meisten Prestigepunkte hat, gewinnt. Sie können auch damit zahlen: 1 PP zählt 100 Florin, außer mit Muse & Prinzessin.
term-florin = Florin (F)
term-florin-about = Ihr Geld. Werke bringen es ein; Versteigerungen, Gebäude, Freiheiten und Karten kosten es.
term-best = Bestes Werk
term-best-about = Das wertvollste Werk der Runde bringt 3 PP. Bei Gleichstand bekommt sie jeder der Beteiligten.
term-landscapes = Landschaften
term-landscapes-about = Wälder, Seen und Parks. Die von einer Person gewünschte Art erhöht ihr Werk um 3; ab der zweiten einer Art bringt jede 3 PP.
term-landscape = Landschaft
term-landscape-about = Ein Wald, ein See oder ein Park. Die von einer Person gewünschte Art erhöht ihr Werk um 3; ab der zweiten einer Art bringt jede 3 PP.
term-forest = Wald
term-forest-about = Eine Landschaft. Werke von Personen, die einen Wald wünschen, zählen 3 mehr; ab dem zweiten bringt jeder 3 PP.
term-lake = See
term-lake-about = Eine Landschaft. Werke von Personen, die einen See wünschen, zählen 3 mehr; ab dem zweiten bringt jeder 3 PP.
term-park = Park
term-park-about = Eine Landschaft. Werke von Personen, die einen Park wünschen, zählen 3 mehr; ab dem zweiten bringt jeder 3 PP.
term-jester = Gaukler
term-jester-about = Jeder Ihrer Gaukler erhöht die Werkzahl jedes Ihrer Werke um 2.
term-builder = Baumeister
term-builder-about = Mit einem Baumeister kostet ein Gebäude 300 statt 700 Florin, mit dreien nichts. Ab zweien dürfen Ihre Gebäude Wand an Wand stehen.
term-prestige = Prestigekarte
term-prestige-about = Eine geheime Karte, die am Spielende Punkte bringt, wenn Sie erfüllen, was sie verlangt.
term-recruiting = Abwerbekarte
term-recruiting-about = Holt eine Personenkarte, die jemand anderes schon genutzt hat, auf Ihre Hand und bleibt an ihrer Stelle liegen. Sie zählt als Personenkarte.
term-freedoms = Freiheiten
term-freedoms-about = Reise, Religion und Meinung. Die gewünschte Freiheit erhöht ein Werk um 3. Sie kostet 300 Florin, und je Runde können Sie eine einführen.
term-travel = Reisefreiheit
term-travel-about = Erhöht Werke von Personen, die sie wünschen, um 3. Sie kostet 300 Florin, und je Runde können Sie eine Freiheit einführen.
term-religion = Religionsfreiheit
term-religion-about = Erhöht Werke von Personen, die sie wünschen, um 3. Sie kostet 300 Florin, und je Runde können Sie eine Freiheit einführen.
term-opinion = Meinungsfreiheit
term-opinion-about = Erhöht Werke von Personen, die sie wünschen, um 3. Sie kostet 300 Florin, und je Runde können Sie eine Freiheit einführen.
term-building = Gebäude
term-building-about = Bringt beim Bauen 3 PP und erhöht Werke von Personen, die es wünschen, um 4. Jedes Gebäude können Sie nur einmal haben.
term-profession = Personenkarte
term-profession-about = Ein Künstler oder Gelehrter, der für Sie ein Werk vollbringen kann. Jede Ihrer Personenkarten, auf der Hand oder auf dem Tisch, erhöht jedes Werk um 1.
term-bonus = Bonuskarte
term-bonus-about = Mit einem Werk ausgespielt, erhöht sie dessen Werkzahl; danach ist sie aus dem Spiel.
term-works = Werke
term-works-about = Personenkarten auf dem Tisch. Jede hat dort ihr Werk vollbracht und erhöht weiterhin jedes weitere Werk um 1.
term-fame = Erfolgsleiste
term-fame-about = Zeigt die Prestigepunkte aller. Reicht Ihr Bargeld nicht, gehen Sie darauf zurück, einen Schritt je 100 Florin, außer mit Muse & Prinzessin.
term-principality = Fürstentum
term-principality-about = Ihre Tafel mit 7 × 7 Feldern. Alles liegt im Raster, und ohne zweiten Baumeister dürfen sich Gebäude nur an den Ecken berühren.
term-stacks = Versteigerungen
term-stacks-about = Je Runde können Sie ein Objekt erwerben, und jeder Stapel verkauft eines. Gebote beginnen bei 200 Florin (zu zweit 300) und steigen um je 100.
term-characters = Charaktere
term-characters-about = In jeder Runde können Sie einen von sechs Charakteren ersteigern, der Ihnen in dieser Runde hilft. Ihr Gebot müssen Sie in bar haben.
term-muse = Muse
term-muse-about = Jedes Ihrer Werke in dieser Runde erhöht seine Werkzahl um die Nummer der Runde.
term-cardinal = Kardinal
term-cardinal-about = Sie haben in dieser Runde drei Aktionen statt zwei.
term-princess = Prinzessin
term-princess-about = Mit ihr vollbringen Sie ein Werk ohne Personenkarte. Es zählt Landschaften, Baumeister, Gebäude und Personenkarten.
term-merchant = Kaufmann
term-merchant-about = Ihr Objekt in den nächsten Versteigerungen ist kostenlos, oder Sie erhalten so viele PP wie Ihr Rang auf der Erfolgsleiste.
term-professor = Professor
term-professor-about = Bringt Ihnen eine Prestige- oder Bonuskarte: Sie sehen sich fünf an und behalten eine.
term-banker = Bankier
term-banker-about = Sie erhalten das Geld auf seiner Karte abzüglich Ihres Gebots. In der siebten Runde tauscht er am Ende auch Geld in Prestige.
