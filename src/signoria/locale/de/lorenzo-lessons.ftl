# Die Lektionen von „Lorenzo der Prächtige“.
#
# Endstände in den Antworten gelten, wenn man von dort an am besten spielt; ein Test rechnet sie nach.

## Ziel und Spielplan

lesson-goal = Ihre Familie in Florenz
lesson-goal-about = Worum es geht: die Türme und der Wert Ihrer Familienmitglieder.
lesson-goal-welcome = Sie führen eine Adelsfamilie in Florenz. In sechs Runden sammeln Sie Karten, die Güter und Siegpunkte (SP) bringen. Wer am Ende die meisten SP hat, gewinnt. In jeder Runde setzen Sie Ihre vier Familienmitglieder ein, eines nach dem anderen, im Wechsel mit den anderen Familien.
lesson-goal-values = Drei Würfel legen die Werte dieser Runde für alle fest: Schwarz ist 5 wert, Weiß 3, Orange 1. Das neutrale Familienmitglied ist immer 0 wert. Die Stockwerke eines Turms verlangen von unten nach oben 1, 3, 5 und 7. Wer den Wert erreicht, nimmt die Karte, die dort liegt.
lesson-goal-card = Gebiete, die grünen Karten, kosten nichts. Nehmen Sie den „Wald“ vom dritten Stockwerk im Turm der Gebiete. Es verlangt 5. Welches Familienmitglied ist stark genug?
lesson-goal-card-right = Der „Wald“ gehört Ihnen. Stockwerk und Karte brachten je 1 Holz, Sie haben 4.
lesson-goal-card-wrong = Das geht, bringt Ihnen aber nicht den „Wald“. Er liegt auf dem dritten Stockwerk im Turm der Gebiete.
lesson-goal-card-servants = Weiß ist 3 wert und würde Sie 2 Diener kosten. Ein anderes Familienmitglied schafft die 5 ohne Hilfe.
lesson-goal-card-city = Das ist die „Stadt“ ganz oben. Sie verlangt 7, also würde Schwarz Sie 2 Diener kosten. Der „Wald“ liegt ein Stockwerk tiefer.
lesson-goal-price = Alle anderen Karten kosten etwas, das „Steueramt“ (Turm der Gebäude, verlangt 3) 3 Holz und 1 Stein. Es bringt sofort 5 SP. Der „Wald“ macht es möglich! Nehmen Sie es, ohne Diener abzugeben.
lesson-goal-price-right = 5 SP! Gebäude bringen SP, sobald Sie sie nehmen. Deshalb sind Holz und Steine wertvoll.
lesson-goal-price-wrong = Das geht auch, aber nehmen Sie jetzt das „Steueramt“: zweites Stockwerk im Turm der Gebäude, mit einem Familienmitglied, das 3 wert ist.
lesson-goal-price-weak = Dieses Familienmitglied ist weniger als 3 wert, Diener müssten den Rest beisteuern. Weiß ist genau 3 wert.
lesson-goal-market = Orange ist nur 1 wert. Das genügt für Markt, Ratspalast, Ernte und Produktion. Schicken Sie Orange auf das Marktfeld mit 5 Münzen.
lesson-goal-market-right = 5 Münzen für ein Familienmitglied, das 1 wert ist. Die starken steigen in die Türme, die schwachen holen Nachschub.
lesson-goal-market-wrong = Das geht, aber holen Sie diesmal 5 Münzen: mit Orange auf dem Markt.
lesson-goal-market-servant = Das neutrale Familienmitglied ist 0 wert, sogar der Markt würde einen Diener kosten. Orange kommt ohne Hilfe hinein.
lesson-goal-market-servants = Auch Diener sind nützlich. Aber Karten kosten Münzen, also nehmen Sie das Feld mit den 5 Münzen.
lesson-goal-both = Sie und Ihr Gegner haben noch je zwei Familienmitglieder. Sie wollen das „Theater“ (6 SP, verlangt 5) und „Kirche ausbessern“ (5 SP, verlangt 3) und können beide bezahlen. Ihr Gegner will sie auch, hat aber keine Diener und nichts Stärkeres als Weiß. Wie bekommen Sie beide Karten?
lesson-goal-both-right = Weiß nimmt, was auch Ihr Gegner erreicht hätte. Das „Theater“ wartet auf Schwarz: Es verlangt 5, und da kommt sonst niemand hin. Zusammen 11 SP.
lesson-goal-both-wrong = So bekommen Sie keine der beiden. Ihr Gegner antwortet mit „Kirche ausbessern“, und Ihnen bleiben höchstens 6 SP. Möglich sind 11.
lesson-goal-both-theater = 6 SP, aber nun nimmt das weiße Familienmitglied Ihres Gegners „Kirche ausbessern“. Welche der beiden Karten ist in Gefahr, und welche kann warten?
lesson-goal-both-black = 5 SP, aber dann bleibt Ihnen nur Weiß. Es ist 3 wert, und das „Theater“ verlangt 5.

## Diener

lesson-servants = Diener helfen nach
lesson-servants-about = Wie Sie höher hinauf kommen und was volle Türme kosten.
lesson-servants-idea = Jeder Diener, den Sie abgeben, macht ein Familienmitglied für dieses eine Einsetzen um 1 wertvoller. Abgegebene Diener sind weg. Verwenden Sie sie da, wo sie am meisten bringen. Zu Beginn haben Sie 3.
lesson-servants-top = Die „Stadt“ liegt ganz oben im Turm der Gebiete; das Stockwerk verlangt 7. Sie bringt sofort 3 Münzen, das Stockwerk noch 2 Holz. Schwarz ist 5 wert, zwei Diener schließen die Lücke. Nehmen Sie die „Stadt“.
lesson-servants-top-right = Aus zwei Dienern wurden 3 Münzen, 2 Holz und eine „Stadt“. Ein Diener ist übrig.
lesson-servants-top-wrong = Nehmen Sie die „Stadt“ mit Schwarz. In den Türmen werden fehlende Diener von selbst abgegeben.
lesson-servants-top-floor = Dort braucht Schwarz keine Diener. Aber die „Stadt“ liegt ein Stockwerk höher, und diesmal lohnen sich die 2 Diener.
lesson-servants-towers = Zwei Regeln für Türme. Steht schon jemand im Turm, auch Sie selbst, kostet der Zutritt 3 Münzen. Und zwei Ihrer farbigen Familienmitglieder dürfen nie in denselben Turm. Nur das neutrale darf dazu, ist aber 0 wert und braucht einen Diener.
lesson-servants-join = Jetzt wollen Sie auch das „Kloster“ ganz unten im Turm der Gebiete. Es bringt sofort 1 Diener und 2 Militärpunkte. Ihr schwarzes Familienmitglied steht schon in diesem Turm. Wer kann noch hinein?
lesson-servants-join-right = 3 Münzen für den besetzten Turm, und der abgegebene Diener kommt mit dem „Kloster“ gleich zurück.
lesson-servants-join-wrong = Das „Kloster“ liegt ganz unten im Turm der Gebiete. Welches Familienmitglied darf mit Schwarz in einem Turm stehen?
lesson-servants-join-coloured = Farbige Familienmitglieder dürfen nicht zu Schwarz in den Turm. Welches ist nicht farbig?
lesson-servants-join-elsewhere = Das ist das richtige Familienmitglied. Schicken Sie es ganz nach unten in den Turm der Gebiete, zum „Kloster“.
lesson-servants-hire = Nur 1 Diener ist übrig. Auf dem Markt gibt es 5, ab dem Wert 1. Schicken Sie das schwächste Familienmitglied, das ohne Hilfe hinkommt.
lesson-servants-hire-right = 6 Diener. Was Sie nicht abgeben, behalten Sie für die nächsten Runden.
lesson-servants-hire-wrong = Das geht, aber holen Sie jetzt 5 Diener: mit Orange auf dem Markt.
lesson-servants-hire-white = Weiß ist 2 wert und erreicht vielleicht noch mehr als den Markt. Hier genügt Orange.
lesson-servants-four = Ihr Gegner ist für diese Runde fertig. Sie haben Schwarz (5), das neutrale Familienmitglied (0) und 4 Diener, dazu Güter für die meisten Karten. Sehen Sie sich Gebäude und Wagnisse an: Womit beginnen Sie, damit beide Züge zusammen die meisten SP bringen?
lesson-servants-four-right = Schwarz nimmt die „Münzstätte“ (verlangt 5) ganz ohne Hilfe. So bleiben dem neutralen Familienmitglied 3 Diener für „Kirche ausbessern“ (verlangt 3). 5 und 5: 10 SP.
lesson-servants-four-wrong = So bringen Ihre beiden Züge höchstens 6 SP. Möglich sind 10. Wo braucht Schwarz keine Diener, und was schaffen dann die 4 Diener?
lesson-servants-four-theater = Das „Theater“ ist die beste einzelne Karte. Aber nach 2 Dienern dafür kommt das neutrale Familienmitglied nur noch ganz unten hinein: 6 und 1, also 7 SP. Möglich sind 10.
lesson-servants-four-little = „Beistand für den Bischof“ bringt nur 1 SP und nimmt Ihnen, was Sie für bessere Karten brauchen: zusammen 6 SP. Möglich sind 10.
lesson-servants-four-church = Eine gute Karte, aber zu schade um Schwarz: Das neutrale Familienmitglied erreicht danach auch mit Dienern keine zweite Karte mit SP. 5 SP. Möglich sind 10.
lesson-servants-four-hire = 5 Diener, aber ein Zug ist weg: höchstens 6 SP in dieser Runde. Möglich sind 10.
lesson-servants-four-tax = Das „Steueramt“ bringt 5 SP, verbraucht aber Ihr ganzes Holz, und keine zweite Karte mit SP ist mehr bezahlbar. Möglich sind 10.

## Ernte und Produktion

lesson-work = Ernte und Produktion
lesson-work-about = Ein Familienmitglied, viele Karten: Ketten von Gütern und Punkten.
lesson-work-idea = Eine Ernte löst Ihr Bonusplättchen aus und dann von links nach rechts Ihre Gebiete: jedes, dessen Zahl nicht höher ist als der Wert Ihrer Aktion. Sie besitzen „Handelsposten“ (1), „Dorf“ (3) und „Wald“ (5). Ein einziges Familienmitglied lässt alle arbeiten.
lesson-work-harvest = Zeit für die Ernte. Weiß ist 3 wert, das reicht für „Handelsposten“ und „Dorf“. Auch hier erhöhen Diener den Wert. Ernten Sie so, dass auch der „Wald“ etwas bringt.
lesson-work-harvest-right = 4 Holz, 2 Münzen, 1 Stein und 2 Diener. Die beiden abgegebenen haben Sie damit schon wieder! Ab drei Spielern gibt es noch ein gemeinsames Feld für beliebig viele, das den Wert um 3 senkt.
lesson-work-harvest-wrong = Das geht, aber ernten Sie jetzt mit Weiß, und geben Sie so viele Diener dazu, dass der Wert 5 ist.
lesson-work-harvest-silent = Mit dem Wert 3 bringt der „Wald“ (5) nichts. Zwei Diener mehr lohnen sich, sie bringen 3 Holz.
lesson-work-harvest-uncoloured = Das neutrale Familienmitglied beginnt bei 0. Selbst mit allen 3 Dienern kommt es nur auf 3, und der „Wald“ verlangt 5.
lesson-work-produce = Die nächste Runde. Bei der Produktion ist es genauso, nur mit Gebäuden: Sie besitzen „Tischlerei“ (4), „Steueramt“ (5) und „Schatzkammer“ (3). Produzieren Sie so, dass alle drei arbeiten, ohne Diener abzugeben.
lesson-work-produce-right = Das Bonusplättchen brachte 2 Münzen und 1 Militärpunkt. Nun folgen die Gebäude.
lesson-work-produce-wrong = Das geht, aber produzieren Sie jetzt, mit einem Familienmitglied, das 5 wert ist.
lesson-work-produce-silent = Mit diesem Wert arbeiten nicht alle Gebäude: Das „Steueramt“ verlangt 5.
lesson-work-produce-servant = Das klappt, kostet aber einen Diener. Schwarz ist auch ohne Hilfe 5 wert.
lesson-work-exchange = Die „Tischlerei“ bietet einen Tausch an: 1 Holz für 3 Münzen oder 2 Holz für 5. Sie wählen eines davon oder nichts. Sie haben 4 Holz und wollen möglichst viele Münzen.
lesson-work-exchange-right = 5 Münzen, und 3 weitere vom „Steueramt“ für Ihre drei Gebiete.
lesson-work-exchange-wrong = Nehmen Sie den größeren Tausch: 2 Holz für 5 Münzen.
lesson-work-exchange-small = 3 Münzen sind gut, aber für ein Holz mehr bekommen Sie 5.
lesson-work-exchange-skip = Sie dürfen darauf verzichten. Aber Sie haben Holz übrig, und es würde 5 Münzen bringen.
lesson-work-before = Die „Schatzkammer“ macht aus 1 Münze 3 SP oder aus 2 Münzen 5. Sie haben 12 Münzen, können aber nur mit dem zahlen, was Sie schon vor der Produktion hatten: 2 Münzen.
lesson-work-before-right = 5 SP. Die anderen 10 Münzen können Sie ab Ihrem nächsten Zug ausgeben.
lesson-work-before-wrong = Nehmen Sie den größeren Tausch: 2 Münzen für 5 SP.
lesson-work-before-small = Vor der Produktion hatten Sie 2 Münzen, also reicht es für den größeren Tausch: 5 SP.
lesson-work-before-skip = Am Ende sind Münzen fast nichts wert, SP alles. Zwei Münzen für 5 SP sind ein gutes Geschäft.
lesson-work-last = Der allerletzte Zug des Spiels. Schwarz ist 4 wert, Sie haben 2 Diener, 1 Münze, 2 Holz und 1 Stein. Sehen Sie sich Ihre Gebiete und Gebäude genau an. Wohin setzen Sie Schwarz, und mit wie vielen Dienern?
lesson-work-last-right = Die „Schatzkammer“ macht aus der Münze 3 SP, die „Steinmetzgilde“ aus Holz, Stein und Diener 6 SP. Dafür haben Sie den Diener aufgehoben: am Ende 48 SP.
lesson-work-last-wrong = In Ihren Karten steckt mehr. Am Ende sind 48 SP möglich.
lesson-work-last-stronghold = Das „Bollwerk“ bringt noch 2 SP. Aber nun sind beide Diener weg, und die „Steinmetzgilde“ braucht einen, um Ihnen 6 SP zu geben. Sie enden mit 45 SP. Möglich sind 48.
lesson-work-last-colony = Mit einem Diener arbeiten „Wald“ und „Kolonie“: 4 SP und einige Güter. Sie enden mit 45 SP. Möglich sind 48.
lesson-work-last-harvest = Mit dem Wert 4 arbeiten nur das Bonusplättchen und der „Handelsposten“. Sie enden mit 41 SP. Möglich sind 48.
lesson-work-last-council = Eine Münze und ein Privileg sind jetzt nicht mehr viel wert. Sie enden mit 41 SP. Möglich sind 48.

## Markt und Rat

lesson-council = Markt und Rat
lesson-council-about = Wie Sie bekommen, was Ihnen fehlt, und in der nächsten Runde zuerst dran sind.
lesson-council-order = Ihr Gegner ist in dieser Runde immer vor Ihnen dran, und eine Karte, die Sie wollen, kann dann weg sein. Für die nächste Runde können Sie das ändern. Aber eins nach dem anderen: Sie haben nur 1 Münze.
lesson-council-coins = Auf dem Markt gibt es 5 Münzen und 5 Diener, jeweils für den, der zuerst kommt. (Zu viert gibt es zwei weitere Felder.) Der Wert 1 genügt. Holen Sie 5 Münzen, ohne einen Diener abzugeben.
lesson-council-coins-right = 6 Münzen. Ihr Gegner holte die Diener: Jedes Marktfeld fasst nur einen.
lesson-council-coins-wrong = Das geht, aber Sie haben kaum noch Münzen. Schicken Sie Orange auf den Markt.
lesson-council-coins-servant = Das neutrale Familienmitglied ist 0 wert und würde einen Diener kosten. Orange ist 1 wert.
lesson-council-coins-servants = Diener sind gut, aber Sie haben nur 1 Münze, und die meisten Karten kosten welche.
lesson-council-coins-later = Gute Idee, aber im Ratspalast ist Platz für alle. Die Münzen auf dem Markt bekommt, wer zuerst kommt. Nehmen Sie die vorher.
lesson-council-council = Im Ratspalast ist Platz für alle. Jeder bringt 1 Münze und ein Privileg, und wer zuerst kommt, beginnt die nächste Runde. Noch ist niemand da: Schicken Sie Ihr letztes Familienmitglied, mit einem Diener.
lesson-council-council-right = 1 Münze für Sie und der erste Platz in der nächsten Zugreihenfolge.
lesson-council-council-wrong = Das geht, aber dann ist Ihr Gegner auch in der nächsten Runde zuerst dran. Gehen Sie in den Ratspalast.
lesson-council-privilege = Ein Privileg ist 1 Holz und 1 Stein, oder 2 Diener, 2 Münzen, 2 Militärpunkte oder 1 Glaubenspunkt. Sie haben 7 Münzen, aber nur 1 Holz und 2 Steine. Was hilft Ihnen bei Gebäuden?
lesson-council-privilege-right = Die Runde ist zu Ende, alle kehren heim. In der neuen Zugreihenfolge stehen Sie vorn.
lesson-council-privilege-wrong = Ein andermal kann das richtig sein. Gebäude kosten Holz und Steine, und daran fehlt es Ihnen.
lesson-council-privilege-coins = Münzen haben Sie. Gebäude kosten Holz und Steine.
lesson-council-first = Neue Karten, neue Würfel, und Sie wählen zuerst. Die „Münzstätte“ (Turm der Gebäude, verlangt 3) bringt 5 SP für 1 Holz und 3 Steine. Nehmen Sie sie, bevor es jemand anderes tut.
lesson-council-first-right = 5 SP. Der Ratspalast hat doppelt geholfen: mit der Zugreihenfolge und mit dem Stein.
lesson-council-first-wrong = Das geht auch später noch, die „Münzstätte“ vielleicht nicht. Nehmen Sie sie vom zweiten Stockwerk im Turm der Gebäude.
lesson-council-pope = Die letzte Runde. Sie haben noch zwei Züge, Ihr Gegner keinen. „Beistand für den Papst“, ganz unten im Turm der Wagnisse, ist 10 SP wert und kostet 4 Münzen, 3 Holz und 3 Steine. Ihr Gegner steht in diesem Turm. Sie haben 6 Münzen, 2 Holz und 2 Steine. Was tun Sie zuerst?
lesson-council-pope-right = Eine Münze und als Privileg 1 Holz und 1 Stein: genau genug, mit den 3 Münzen für den besetzten Turm. Im nächsten Zug gehört die Karte Ihnen, und Sie enden mit 51 SP.
lesson-council-pope-wrong = Dann können Sie „Beistand für den Papst“ nicht mehr bezahlen. Möglich sind 51 SP.
lesson-council-pope-coins = 11 Münzen, aber immer noch nur 2 Holz und 2 Steine: kein „Beistand für den Papst“. Sie enden mit höchstens 44 SP. Möglich sind 51.
lesson-council-pope-servants = Am Wert liegt es hier nicht, sondern am Preis. Sie enden mit höchstens 43 SP. Möglich sind 51.
lesson-council-pope-production = Das bringt Münzen, aber weder Holz noch Steine. Sie enden mit höchstens 45 SP. Möglich sind 51.
lesson-council-pope-territory = Auch hier zahlen Sie 3 Münzen, und die fehlen dann. Sie enden mit höchstens 42 SP. Möglich sind 51.

## Schlusswertung

lesson-scoring = Was am Ende zählt
lesson-scoring-about = Karten, Militärpunkte und übrige Güter in der Schlusswertung.
lesson-scoring-cards = Nach Runde sechs werden Ihre Karten gewertet. Ein bis sechs Charaktere bringen 1, 3, 6, 10, 15 oder 21 SP. Drei, vier, fünf oder sechs Gebiete bringen 1, 4, 10 oder 20. Jede weitere Karte einer Art ist also mehr wert als die davor. Wagnisse bringen, was aufgedruckt ist.
lesson-scoring-character = Der letzte Zug des Spiels; Weiß ist 3 wert. Sie haben vier Charaktere und drei Gebäude. Auf zweiten Stockwerken liegen der „Jahrmarkt“ (8 SP) und der „Statthalter“ (2 SP je Gebäude). Einen davon können Sie bezahlen. Was bringt mehr?
lesson-scoring-character-right = Sofort 6 SP für drei Gebäude, und 5 weitere, weil Ihr fünfter Charakter die Reihe von 10 auf 15 hebt. Sie enden mit 62 SP.
lesson-scoring-character-wrong = So verschenken Sie zu viel: Sie enden mit 55 SP. Vergleichen Sie „Jahrmarkt“ und „Statthalter“.
lesson-scoring-character-fair = 8 SP sehen nach mehr aus als 6. Aber der „Statthalter“ ist auch Ihr fünfter Charakter: 15 SP statt 10. Mit dem „Jahrmarkt“ enden Sie mit 59 SP, mit dem „Statthalter“ mit 62.
lesson-scoring-character-general = Ein fünfter Charakter, ja! Aber der „General“ bringt für Ihre 3 Militärpunkte nur 1 SP. Sie enden mit 57 SP. Es gibt einen besseren.
lesson-scoring-rest = Zwei Dinge zählen noch. Die meisten Militärpunkte bringen 5 SP, die zweitmeisten 2. Und je 5 Güter aller Art bringen nur 1 SP: Machen Sie Karten daraus, solange es geht. Hier haben Sie 8 Militärpunkte und Ihr Gegner 9.
lesson-scoring-military = Orange, 1 wert, ist Ihr letztes Familienmitglied. Was bringt Ihnen mehr als die Münzen auf dem Markt?
lesson-scoring-military-right = Eine Münze und ein Privileg. Was wählen Sie?
lesson-scoring-military-wrong = Denken Sie an die 9 Militärpunkte Ihres Gegners. Wo gibt es ein Privileg?
lesson-scoring-military-coins = 5 Münzen mehr sind 1 SP mehr: Sie enden mit 56. Ein anderes Feld lässt Ihnen eine Wahl, die mehr wert ist.
lesson-scoring-privilege = Bei den Militärpunkten steht es 8 zu 9.
lesson-scoring-privilege-right = 10 zu 9: 5 SP für Sie statt 2, und 2 für Ihren Gegner statt 5. Sie enden mit 58 SP.
lesson-scoring-privilege-wrong = Sie enden mit 56 SP. Möglich sind 58.
lesson-scoring-privilege-faith = Auch Glaubenspunkte zählen: Sie enden mit 57 SP. Aber es gibt etwas Besseres.
lesson-scoring-privilege-goods = Ein paar Güter bringen jetzt kaum noch etwas: Sie enden mit 56 SP. Was sagt die Militärleiste?
lesson-scoring-nine = Ihr letzter Zug; Schwarz ist 5 wert, und Sie haben keine Diener. Sie besitzen vier Gebiete und zwei Charaktere und haben 12 Militärpunkte, Ihr Gegner hat 13. Welches Feld bringt Ihnen am meisten?
lesson-scoring-nine-right = Das fünfte Gebiet bringt 6 SP mehr (10 statt 4), und mit den 2 Militärpunkten der „Kolonie“ liegen Sie vorn: 5 SP statt 2. 9 SP, und alles kostenlos: Sie enden mit 59.
lesson-scoring-nine-wrong = So enden Sie mit weniger als 59 SP. Was bringen ein fünftes Gebiet und die meisten Militärpunkte?
lesson-scoring-nine-sanctuary = Das fünfte Gebiet bringt 6 SP, der Glaubenspunkt 2. Sie enden mit 58 SP. Ein anderes Gebiet kann noch mehr.
lesson-scoring-nine-town = Das fünfte Gebiet bringt 6 SP. Sie enden mit 56 SP. Ein anderes Gebiet bringt noch mehr dazu.
lesson-scoring-nine-general = 6 SP für Ihre 12 Militärpunkte und 3 für den dritten Charakter, aber 5 Münzen sind weg. Sie enden mit 58 SP. Möglich sind 59.
lesson-scoring-nine-paramour = 6 SP für drei Charaktere, und 3 weitere am Ende. Aber alle Münzen sind weg: Sie enden mit 57 SP. Möglich sind 59.
lesson-scoring-nine-herald = Ein Wagnis bringt nur 2 SP, der dritte Charakter 3. Sie enden mit 54 SP. Möglich sind 59.
lesson-scoring-nine-fair = Sofort 8 SP, aber 7 Güter sind weg. Sie enden mit 56 SP. Möglich sind 59.
lesson-scoring-nine-council = Mit 2 Militärpunkten liegen Sie vorn, aber das sind nur 3 SP: Sie enden mit 53. Möglich sind 59.

## Glaube und Exkommunikation

lesson-church = Die Kirche schaut zu
lesson-church-about = Glaubenspunkte, Vatikanbericht und Exkommunikation.
lesson-church-report = Nach den Runden 2, 4 und 6 kommt der Vatikanbericht. Er verlangt 3, 4 und dann 5 Glaubenspunkte. Wer weniger hat, wird exkommuniziert. Wer genug hat, darf die Kirche unterstützen: Sie erhalten SP für Ihre Glaubenspunkte und gehen auf der Glaubensleiste auf 0 zurück.
lesson-church-tile = Eine Exkommunikation gilt bis zum Ende des Spiels. Auf dem Plättchen dieses Zeitabschnitts steht: Ihre farbigen Familienmitglieder sind 1 weniger wert. Das würde Sie vier ganze Runden lang schwächen! Runde 2 endet gleich. Sie haben 2 Glaubenspunkte, die Kirche verlangt 3.
lesson-church-council = Orange ist Ihr letztes Familienmitglied vor dem Bericht. Wo bekommen Sie den fehlenden Glaubenspunkt?
lesson-church-council-right = Ein Privileg kann ein Glaubenspunkt sein. Wählen Sie ihn.
lesson-church-council-wrong = Das bringt keinen Glaubenspunkt. Was gibt es im Ratspalast?
lesson-church-council-servants = 5 Diener sind schön. Aber exkommuniziert verlieren Sie in vier Runden bei drei Familienmitgliedern je 1: insgesamt 12.
lesson-church-council-woods = Ein Gebiet für die 3 Münzen eines besetzten Turms, aber kein Glaubenspunkt: Sie würden exkommuniziert.
lesson-church-faith = Wählen Sie Ihr Privileg.
lesson-church-faith-right = 3 Glaubenspunkte, gerade genug. Ihr Gegner hatte 1 und ist exkommuniziert.
lesson-church-faith-wrong = Ihnen fehlt 1 Glaubenspunkt, und das ist die letzte Gelegenheit vor dem Bericht.
lesson-church-support = Sie entscheiden: Unterstützen Sie die Kirche, gibt es 3 SP, und Ihre Glaubenspunkte gehen auf 0. Oder lehnen Sie ab und behalten Sie sie für einen späteren Bericht, sind aber exkommuniziert.
lesson-church-support-right = 3 SP, und Ihre Familie behält ihren vollen Wert. Der nächste Bericht, nach Runde 4, verlangt 4 Glaubenspunkte. Fangen Sie früh an!
lesson-church-support-wrong = Unterstützen Sie die Kirche.
lesson-church-support-refuse = Sie würden 3 Glaubenspunkte behalten, aber vier Runden lang wären alle farbigen Familienmitglieder 1 weniger wert. Das ist viel zu teuer.
lesson-church-count = Der letzte Zug; Weiß ist 3 wert. Sie haben 4 Glaubenspunkte, der Bericht verlangt 5. Auf dem Plättchen steht: Am Ende bringen Ihre Gebiete keine Punkte. Sie besitzen zwei. Übrigens: Nach Runde 6 erhalten auch Exkommunizierte die SP für ihre Glaubenspunkte. Was tun Sie?
lesson-church-count-right = 8 SP. Das Plättchen kostet Sie nichts, denn zwei Gebiete bringen ohnehin keine Punkte, und für Ihre Glaubenspunkte gibt es trotzdem 4 SP. Sie enden mit 54 SP. Erst lesen, dann rechnen.
lesson-church-count-wrong = Möglich sind 54 SP. Was würde das Plättchen Sie wirklich kosten?
lesson-church-count-council = Mit 1 Glaubenspunkt mehr entgehen Sie dem Plättchen. Aber es kostet Sie nichts: Zwei Gebiete bringen ohnehin keine Punkte. Sie enden mit 48 SP. Möglich sind 54.
lesson-church-count-castle = Die „Burg“ bringt 2 SP und 2 Münzen, aber der Turm kostet 3 Münzen, und das dritte Gebiet zählt mit diesem Plättchen nicht. Sie enden mit 49 SP. Möglich sind 54.
lesson-church-count-general = Der vierte Charakter bringt 4 SP, der „General“ 1 für Ihre Militärpunkte. Sie enden mit 51 SP. Möglich sind 54.
lesson-church-count-production = Mit dem Wert 3 arbeitet nur Ihr Bonusplättchen. Sie enden mit 48 SP. Möglich sind 54.

## Militär

lesson-military = Militärische Stärke
lesson-military-about = Mehr als zwei Gebiete, und Wagnisse, die Militärpunkte kosten.
lesson-military-need = Gebiete kosten nichts, aber nur die ersten zwei sind ohne Bedingung. Für das dritte bis sechste brauchen Sie 3, 7, 12 und 18 Militärpunkte. Sie geben sie nicht aus, Sie müssen sie nur haben, wenn Sie die Karte nehmen. Sie besitzen zwei Gebiete und haben 0 Militärpunkte.
lesson-military-warlord = Der „Kriegsherr“ auf dem zweiten Stockwerk im Turm der Charaktere kostet 2 Münzen. Er bringt sofort 3 Militärpunkte, und fortan sind Ihre Familienmitglieder 2 mehr wert, wenn sie ein Gebiet nehmen. Nehmen Sie ihn mit dem Familienmitglied, das gerade stark genug ist.
lesson-military-warlord-right = 3 Militärpunkte: genug für ein drittes Gebiet. Und Schwarz ist im Turm der Gebiete jetzt 7 wert.
lesson-military-warlord-wrong = Das geht, aber ohne Militärpunkte gibt es kein drittes Gebiet. Nehmen Sie mit Weiß den „Kriegsherrn“.
lesson-military-warlord-black = Schwarz könnte das auch, aber heben Sie es auf: Weiß ist 3 wert, das reicht genau, und Schwarz hat Besseres zu tun.
lesson-military-third = Der „Wald“ liegt ganz oben; das Stockwerk verlangt 7 und bringt 2 Holz. Nehmen Sie ihn, ganz ohne Diener.
lesson-military-third-right = 5 und 2 sind 7. Ihr drittes Gebiet, und die 3 Militärpunkte behalten Sie.
lesson-military-third-wrong = Das geht, aber nehmen Sie jetzt den „Wald“: Schwarz ist im Turm der Gebiete 7 wert.
lesson-military-third-lower = Auch das ist ein Gebiet. Aber mit dem „Kriegsherrn“ kommt Schwarz bis ganz nach oben, zum „Wald“ und zu 2 Holz.
lesson-military-campaign = Manche Wagnisse kosten Militärpunkte und zeigen zwei Zahlen. „Feldzug“: 3 haben, 2 zahlen. Er bringt jetzt 3 Münzen und am Ende 5 SP. Nehmen Sie ihn vom untersten Stockwerk.
lesson-military-campaign-right = Jetzt 3 Münzen, am Ende 5 SP, und 1 Militärpunkt bleibt. Ihr drittes Gebiet behalten Sie: Geprüft wird nur, wenn Sie die Karte nehmen.
lesson-military-campaign-wrong = Das geht, aber nehmen Sie jetzt den „Feldzug“: ganz unten im Turm der Wagnisse.
lesson-military-campaign-servant = Auch das neutrale Familienmitglied käme dorthin, aber Orange schafft es ohne Diener.
lesson-military-twelve = Die letzte Runde: Sie haben noch zwei Züge, Ihr Gegner keinen. Sie haben Weiß (3), Orange (1), keine Diener, 12 Militärpunkte und vier Gebiete. Der „Gutshof“ wäre Ihr fünftes. Der „Eroberungszug“ ist 7 SP wert: Sie brauchen 12 Militärpunkte und zahlen 6. Was tun Sie zuerst?
lesson-military-twelve-right = Erst der „Gutshof“, denn der verlangt die 12 Militärpunkte nur. Dann nimmt Weiß den „Eroberungszug“, der sie verbraucht. Sie enden mit 59 SP.
lesson-military-twelve-wrong = So bekommen Sie nicht beide Karten. Möglich sind 59 SP.
lesson-military-twelve-conquest = Danach haben Sie noch 6 Militärpunkte, und das fünfte Gebiet verlangt 12. Sie enden mit höchstens 53 SP. Möglich sind 59.
lesson-military-twelve-white = Die Reihenfolge stimmt, aber Orange erreicht das zweite Stockwerk nicht. Der „Eroberungszug“ bleibt liegen, und Sie enden mit höchstens 52 SP. Möglich sind 59.
lesson-military-twelve-sanctuary = Ein fünftes Gebiet, aber nun bleibt Orange, und das erreicht den „Eroberungszug“ im zweiten Stockwerk nicht. Sie enden mit höchstens 51 SP. Möglich sind 59.
lesson-military-twelve-waiting = Ein Zug weniger für Ihre zwei Karten: Sie enden mit höchstens 53 SP. Möglich sind 59.

## Anführer

lesson-leaders = Anführer
lesson-leaders-about = Für das Spiel für Fortgeschrittene: berühmte Leute in Ihren Diensten.
lesson-leaders-hand = Im Spiel für Fortgeschrittene stellen sich alle vier Anführer zusammen und halten sie geheim. Jeder hat eine Bedingung und eine Fähigkeit. In Ihrem Zug, vor oder nach dem Einsetzen, dürfen Sie beliebig oft Anführer ausspielen, nutzen und abwerfen. Das kostet nichts.
lesson-leaders-play = Cosimo de’ Medici verlangt 2 Charaktere und 4 Gebäude. Die haben Sie. Spielen Sie ihn aus.
lesson-leaders-play-right = Cosimo bleibt bis zum Ende in Ihren Diensten. Seine Bedingung wurde eben geprüft, und danach nie wieder.
lesson-leaders-play-wrong = Spielen Sie Cosimo de’ Medici aus: Seine Bedingung ist erfüllt.
lesson-leaders-play-discard = Einen Anführer abzuwerfen bringt einmal ein Privileg. Cosimo arbeitet in jeder Runde für Sie: Spielen Sie ihn zuerst aus.
lesson-leaders-play-place = Sie könnten auch erst einsetzen und danach Anführer nutzen. Aber Cosimos Diener helfen schon bei diesem Einsetzen. Spielen Sie ihn aus.
lesson-leaders-use = Cosimos Fähigkeit können Sie einmal je Runde nutzen: 3 Diener und 1 SP. Nutzen Sie sie.
lesson-leaders-use-right = 3 Diener und 1 SP. In der nächsten Runde steht er wieder bereit.
lesson-leaders-use-wrong = Nutzen Sie zuerst Cosimo de’ Medici.
lesson-leaders-use-place = Nutzen Sie erst Cosimo: Dann haben Sie 3 Diener mehr für dieses Einsetzen.
lesson-leaders-discard = Es ist die fünfte von sechs Runden. Bei einem Anführer auf Ihrer Hand werden Sie die Bedingung kaum noch erfüllen. Werfen Sie ihn ab, das bringt ein Privileg.
lesson-leaders-discard-right = Sforza verlangt 5 Wagnisse, und Sie haben 1. Als Privileg bringt er doch noch etwas: hier 2 Münzen. Nun würden Sie ein Familienmitglied einsetzen.
lesson-leaders-discard-wrong = Vergleichen Sie, was jeder Anführer verlangt, mit dem, was Sie besitzen. Werfen Sie den hoffnungslosen ab.
lesson-leaders-discard-brunelleschi = Brunelleschi verlangt 5 Gebäude, und Sie haben 4. Das ist fast geschafft: Behalten Sie ihn.
lesson-leaders-discard-lucrezia = Lucrezia Borgia verlangt 6 Karten derselben Art. Sie haben 4 Gebäude, es fehlen nur 2. Ein anderer Anführer ist viel weiter weg.
lesson-leaders-discard-place = Einsetzen können Sie gleich. Machen Sie vorher aus einem hoffnungslosen Anführer ein Privileg.
lesson-leaders-colleoni = Der letzte Zug des Spiels; Schwarz ist 5 wert. Auf Ihrer Hand: Bartolomeo Colleoni. Er verlangt 2 Wagnisse und 4 Gebiete und bringt einmal je Runde 4 SP. Sie haben 2 Wagnisse und 3 Gebiete. Was tun Sie zuerst?
lesson-leaders-colleoni-right = Der „Marmorbruch“ bringt 3 SP und Ihr viertes Gebiet 3 weitere. Nach dem Einsetzen können Sie Colleoni noch ausspielen und nutzen: 4 SP. Sie enden mit 63 SP.
lesson-leaders-colleoni-wrong = So enden Sie mit weniger als 63 SP. Anführer dürfen Sie auch nach dem Einsetzen ausspielen.
lesson-leaders-colleoni-discard = Ein Privileg für Colleoni: So enden Sie mit höchstens 61 SP. Aber seine Bedingung lässt sich noch in diesem Zug erfüllen.
lesson-leaders-colleoni-fair = Sofort 8 SP, aber für Colleoni bleibt nur ein Privileg. Sie enden mit höchstens 61 SP. Möglich sind 63.
lesson-leaders-colleoni-other = Die richtige Idee: Nun können Sie Colleoni ausspielen. Aber ein anderes Gebiet bringt selbst noch SP. So enden Sie mit 60 SP, möglich sind 63.
lesson-leaders-colleoni-council = Eine Münze und ein Privileg: Sie enden mit 55 SP. Möglich sind 63.
