### Regeln von „Lorenzo der Prächtige“
###
### Eine Nachricht je Regel, benannt nach deren Kennung; eine Kennung ohne Nummer ist die Überschrift ihres Abschnitts.
### Eine Kennung mit -picture sagt, was die Zeichnung eines Abschnitts zeigt.
### Ein Zeilenumbruch in einem Wert erscheint als Zeilenumbruch: Ein Absatz oder ein Listenpunkt steht in einer Zeile.

## Spielvorbereitung

LM-SET = Spielvorbereitung
LM-SET-picture = Je eine Entwicklungskarte jeder Farbe
LM-SET-1 =
    Zwei bis vier Adelsfamilien treten gegeneinander an. Sie können das Grundspiel spielen oder das Spiel für Fortgeschrittene, in dem Sie Ihr Bonusplättchen selbst aussuchen und danach Anführer auswählen. Für einige Details, die unterschiedlich gespielt werden, gibt es Optionen; die betreffenden Regeln erwähnen sie.
LM-SET-2 =
    Die Entwicklungskarten bilden vier Stapel zu 24 Karten, einen je Farbe: Gebiete sind grün, Charaktere blau, Gebäude gelb und Wagnisse violett. In jedem Stapel werden die acht Karten jedes Zeitabschnitts für sich gemischt; die des ersten liegen oben, die des dritten unten. Für jeden Zeitabschnitt wird ein Exkommunikationsplättchen gezogen und offen ausgelegt.
LM-SET-3 =
    Sie beginnen mit 2 Holz, 2 Steinen und 3 Dienern. Dazu kommen Münzen nach der ausgelosten Zugreihenfolge: 5 für den Ersten, dann 6, 7 und 8. Ihre Familie hat drei farbige Mitglieder (schwarz, weiß und orange) und ein neutrales. Alle Punkte beginnen bei 0. In Signoria können Sie höchstens 25 Militärpunkte und 15 Glaubenspunkte haben; was darüber hinausgeht, verfällt.
LM-SET-4 =
    Im Grundspiel haben alle das gleiche Bonusplättchen. Im Spiel für Fortgeschrittene unterscheiden sie sich, und jeder wählt eines aus, vom Letzten in der Zugreihenfolge bis zum Ersten.
LM-SET-5 =
    Im Spiel für Fortgeschrittene bekommt jeder vier Anführer. Sie behalten einen, geben die übrigen an Ihren rechten Nachbarn weiter und wählen aus den erhaltenen Karten erneut, bis alle vier Anführer behalten haben. Die Anführer auf der Hand bleiben geheim.
LM-SET-6 =
    Mit weniger Spielern gibt es weniger Felder. Zu dritt sind das dritte und das vierte Marktfeld geschlossen, zu zweit außerdem die gemeinsamen Felder von Ernte und Produktion.

## Die Runden

LM-RND = Zeitabschnitte, Runden und Züge
LM-RND-picture = Die drei Würfel und die Familienmitglieder, deren Wert sie bestimmen; das neutrale ist 0 wert
LM-RND-1 =
    Das Spiel hat drei Zeitabschnitte zu je zwei Runden. Zu Beginn einer Runde kommen die nächsten vier Karten jedes Stapels in dessen Turm, vom untersten Stockwerk bis zum obersten. Dann werden drei Würfel geworfen, einer je Farbe. Sie bestimmen den Wert der farbigen Familienmitglieder und gelten für alle gleich. Ein neutrales Familienmitglied ist immer 0 wert.
LM-RND-2 =
    In jeder Runde haben Sie vier Züge. Zuerst macht jeder in der Zugreihenfolge einen, dann jeder seinen zweiten und so weiter. In einem Zug setzen Sie ein Familienmitglied ein. In Signoria passen Sie nur, wenn sich gerade keines Ihrer Familienmitglieder irgendwo einsetzen lässt; das kostet Sie diesen Zug, aber nicht die weiteren Züge der Runde.
LM-RND-3 =
    Am Ende der Runde kommen die Karten, die noch in den Türmen liegen, aus dem Spiel, alle Familienmitglieder kehren heim, und benutzte Anführer werden wieder aufgedeckt. Die neue Zugreihenfolge richtet sich nach dem Ratspalast: Wer dort am weitesten links steht, beginnt; von jeder Familie zählt nur das erste Mitglied. Wer nicht dort ist, reiht sich dahinter ein, und zwar in der bisherigen Reihenfolge.

## Werte

LM-VAL = Der Wert beim Einsetzen
LM-VAL-picture = Ein Familienmitglied mit Wert 3 und zwei Diener ergeben den Wert 5
LM-VAL-1 =
    Ein Feld können Sie nur nutzen, wenn Sie den geforderten Wert erreichen. Der Wert setzt sich so zusammen:
    • der Würfel des Familienmitglieds oder die Zahl, die ein Anführer an seine Stelle setzt (5 bei Ludovico il Moro, 6 bei Federico da Montefeltro),
    • plus 2 für farbige Familienmitglieder mit Lucrezia Borgia, plus 3 für das neutrale mit Sigismondo Malatesta,
    • minus 1 für farbige Familienmitglieder, wenn Sie Exkommunikation 1-7 haben,
    • plus 1 für jeden abgegebenen Diener (mit Exkommunikation 2-6 für je zwei Diener),
    • dazu die Zuschläge und Abzüge, die Karten, Exkommunikationen oder das Feld bei dieser Art von Aktion vorsehen.
LM-VAL-2 =
    Diener geben Sie ab, bevor Sie das Familienmitglied einsetzen. In den Türmen, auf dem Markt und im Ratspalast sind es genau so viele wie nötig. Bei Ernte und Produktion ist es die kleinste Zahl, mit der Sie den Wert 1 erreichen, oder jede größere, bei der eine weitere Ihrer Karten wirksam wird. Die Zahlen dazwischen bietet Signoria nicht an, weil diese Diener verschwendet wären.

## Türme

LM-TOW = Die Türme
LM-TOW-picture = Ein Gebietsturm mit seinen vier Stockwerken und den Werten, die sie verlangen
LM-TOW-1 =
    Es gibt vier Türme: für Gebiete, Charaktere, Gebäude und Wagnisse. Ihre vier Stockwerke verlangen von unten nach oben die Werte 1, 3, 5 und 7. Auf jedem Stockwerk ist Platz für ein Familienmitglied, das sich die dort liegende Karte nimmt.
LM-TOW-2 =
    Steht schon ein Familienmitglied im Turm, egal von wem, zahlen Sie zuerst 3 Münzen. Danach erhalten Sie den Bonus des Stockwerks: im dritten 1, im vierten 2, und zwar Holz bei den Gebieten, Steine bei den Charakteren, Militärpunkte bei den Gebäuden und Münzen bei den Wagnissen. Mit dem Bonus dürfen Sie die Karte bezahlen, für die 3 Münzen kommt er zu spät.
LM-TOW-3 =
    Zwei farbige Familienmitglieder derselben Familie dürfen nicht im selben Turm stehen. Das neutrale zählt hier nicht mit und darf neben einem farbigen stehen.
LM-TOW-4 =
    Nun bezahlen Sie die Karte. Zeigt sie mehrere Kosten zur Auswahl, wählen Sie eine Möglichkeit. Rabatte werden zusammengezählt, senken aber keinen Teil der Kosten unter 0, und für den Wert abgegebene Diener stehen zum Bezahlen nicht mehr zur Verfügung. Dann legen Sie die Karte in ihre Reihe und führen ihre Soforteffekte nacheinander aus, in der gedruckten Reihenfolge. Eine Karte, die Sie nicht bezahlen oder nicht unterbringen können, dürfen Sie nicht nehmen; mehr als sechs Karten einer Art kann niemand haben. Ein Stockwerk ohne Karte lässt sich in Signoria nicht nutzen.
LM-TOW-5 =
    Gebiete kosten nichts, verlangen aber militärische Stärke. Für die ersten beiden brauchen Sie keine, für das dritte bis sechste 3, 7, 12 und 18 Militärpunkte. Diese Punkte behalten Sie. Geprüft wird nur, wenn Sie die Karte nehmen, und zwar bevor sie selbst etwas bewirkt.
LM-TOW-6 =
    Manche Wagnisse werden mit Militärpunkten bezahlt und zeigen zwei Zahlen. Besitzen müssen Sie die größere, bezahlen nur die kleinere.

## Ernte und Produktion

LM-WRK = Ernte und Produktion
LM-WRK-picture = Ein Gebiet, das bei einer Ernte wirkt, und ein Gebäude, das bei einer Produktion wirkt
LM-WRK-1 =
    Ernte und Produktion haben je ein Einzelfeld für ein Familienmitglied und ein gemeinsames Feld für beliebig viele, das den Wert um 3 senkt. In jedem der beiden Bereiche darf nur ein farbiges Mitglied Ihrer Familie stehen; das neutrale darf dazukommen. Nach allen Zuschlägen und Abzügen muss der Wert mindestens 1 betragen.
LM-WRK-2 =
    Eine Ernte bringt Ihnen zuerst die Erntehälfte Ihres Bonusplättchens. Dann folgen von links nach rechts Ihre Gebiete, und zwar alle, deren eigene Zahl nicht höher ist als der Wert Ihrer Aktion. Jede Karte wird ganz abgehandelt, bevor die nächste an die Reihe kommt. Die Produktion läuft genauso ab, mit der anderen Hälfte des Plättchens und Ihren Gebäuden.
LM-WRK-3 =
    Manche Karten erlauben einen Tausch. Jede davon können Sie je Aktion einmal nutzen, bei zwei Pfeilen nur einen von beiden, und Sie dürfen immer darauf verzichten. Bezahlen können Sie nur mit dem, was Sie schon vor Beginn der Aktivierung besaßen; was Sie währenddessen bekommen, auch durch Privilegien, können Sie erst danach ausgeben.

## Markt, Ratspalast und Privilegien

LM-MKT = Der Markt
LM-MKT-picture = Was die vier Marktfelder bringen
LM-MKT-1 =
    Jedes Marktfeld verlangt den Wert 1 und bietet Platz für ein Familienmitglied; Ihre Familie darf mehrere Felder besetzen. Es gibt 5 Münzen; 5 Diener; 3 Militärpunkte und 2 Münzen; 2 verschiedene Privilegien.

LM-CON = Der Ratspalast
LM-CON-picture = Familienmitglieder im Ratspalast: Ihre Reihe ist die nächste Zugreihenfolge
LM-CON-1 =
    Im Ratspalast ist Platz für beliebig viele Familienmitglieder mit einem Wert von mindestens 1. Jedes bringt Ihnen beim Einsetzen 1 Privileg und 1 Münze. Sie stellen sich von links nach rechts auf, denn diese Reihe bestimmt die nächste Zugreihenfolge.

LM-PRV = Privilegien
LM-PRV-picture = Die fünf Belohnungen eines Privilegs
LM-PRV-1 =
    Für ein Privileg wählen Sie eine von fünf Belohnungen: 1 Holz und 1 Stein; 2 Diener; 2 Münzen; 2 Militärpunkte; 1 Glaubenspunkt. Bringt Ihnen ein Effekt mehrere Privilegien, müssen Sie verschiedene Belohnungen wählen. Gibt er noch anderes, erhalten Sie zuerst die Güter und Punkte und wählen danach die Privilegien, eines nach dem anderen.

## Bonusaktionen

LM-BON = Bonusaktionen
LM-BON-picture = Ein Charakter, mit dem Sie eine weitere Karte nehmen
LM-BON-1 =
    Manche Karten lassen Sie mit einem bestimmten Wert eine weitere Karte nehmen, ernten oder produzieren, ohne dass Sie ein Familienmitglied einsetzen. Sie dürfen den Wert mit Dienern erhöhen, Ihre Zuschläge und Abzüge gelten, ein Turm mit Familienmitgliedern kostet 3 Münzen, und den Bonus des Stockwerks erhalten Sie auch. Die Beschränkung auf ein farbiges Familienmitglied je Turm spielt hier keine Rolle. In Signoria dürfen Sie auf die Aktion auch verzichten. Ein so geleertes Stockwerk ist für den Rest der Runde nicht mehr nutzbar, der Turm gilt dadurch aber nicht als besetzt. Ein Rabatt der Bonusaktion gilt nur für diese eine Karte.

## Karten

LM-CRD = Entwicklungskarten
LM-CRD-picture = Ein Gebiet, ein Charakter, ein Gebäude und ein Wagnis
LM-CRD-1 =
    Jede der 96 Entwicklungskarten sagt selbst, was sie kostet, was sie sofort bringt und was sie später für Sie leistet.
LM-CRD-2 =
    Die dauerhaften Zuschläge und Rabatte Ihrer Charaktere helfen Ihnen bei jeder Aktion, die sie nennen, ob mit einem Familienmitglied oder als Bonusaktion. Der Prediger hat einen Nachteil: Mit ihm bekommen Sie die Boni der dritten und vierten Stockwerke nicht mehr.
LM-CRD-3 =
    Belohnt Sie eine Karte für jede Karte einer bestimmten Art, so zählt sie selbst mit, wenn sie von dieser Art ist. Der General bringt 1 Siegpunkt für je zwei Ihrer Militärpunkte (abgerundet).

## Vatikanbericht

LM-VAT = Der Vatikanbericht
LM-VAT-picture = Der Glaube, den die Kirche in jedem Zeitabschnitt erwartet: 3, 4 und 5
LM-VAT-1 =
    Nach der zweiten, vierten und sechsten Runde prüft die Kirche Ihren Glauben und erwartet 3, 4 und 5 Glaubenspunkte. Haben Sie weniger, werden Sie exkommuniziert und behalten Ihre Glaubenspunkte. Haben Sie genug, so wählen Sie: Entweder unterstützen Sie die Kirche, erhalten die Siegpunkte Ihrer Stufe auf der Glaubensleiste und gehen auf 0 zurück. Oder Sie lehnen ab, werden exkommuniziert und bleiben stehen.
LM-VAT-2 =
    Die Stufen 0 bis 15 der Glaubensleiste sind 0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25 und 30 Siegpunkte wert.
LM-VAT-3 =
    Beim letzten Bericht nach der sechsten Runde werden alle mit zu wenig Glauben zwar exkommuniziert, erhalten aber trotzdem die Punkte ihrer Stufe und gehen auf 0 zurück. Wer die Kirche hätte unterstützen können und ablehnt, bekommt in Signoria keine Punkte; mit einer Option gibt es sie auch in diesem Fall.

LM-EXC = Exkommunikation
LM-EXC-picture = Drei Exkommunikationsplättchen, eines je Zeitabschnitt
LM-EXC-1 =
    Jedes der 21 Exkommunikationsplättchen sagt selbst, was es bewirkt; die drei Plättchen Ihrer Partie liegen von Anfang an offen. Mit denen des ersten Zeitabschnitts bekommen Sie weniger oder handeln mit geringerem Wert, die des zweiten erschweren Ihre Aktionen, und die des dritten kosten Punkte in der Schlusswertung. Die Strafe gilt von der Exkommunikation an bis zum Ende des Spiels.
LM-EXC-2 =
    Bei vier Plättchen des ersten Zeitabschnitts bekommen Sie von etwas jedes Mal eins weniger. Dabei zählt jede Quelle für sich und kann auf 0 sinken, aber nicht darunter: jede genommene oder aktivierte Karte (mit allem, was sie bringt, auch dem Ertrag eines Tauschs), jeder Bonus eines Stockwerks, jedes Feld, jedes einzelne Privileg, jede Hälfte eines Bonusplättchens und jeder Ertrag eines Anführers. Das Plättchen für Holz und Stein (1-4) nimmt von beidem eins weg, wenn eine Quelle beides gibt; als Option nimmt es insgesamt nur eins, und zwar das Holz.
LM-EXC-3 =
    Müssen Sie wegen Plättchen 2-7 aussetzen, so setzen Sie in Ihrem ersten Zug jeder Runde niemanden ein; Ihre Anführer dürfen Sie trotzdem nutzen. Zum Ausgleich haben Sie einen weiteren Zug, nachdem alle anderen ihren vierten gemacht haben. Betrifft es mehrere, gilt unter ihnen die Zugreihenfolge.

## Anführer

LM-LDR = Anführer (Spiel für Fortgeschrittene)
LM-LDR-picture = Zwei Anführer, jeder mit einer Bedingung und einer Fähigkeit
LM-LDR-1 =
    In Ihrem eigenen Zug, bevor Sie ein Familienmitglied einsetzen oder nachdem alles erledigt ist, was das Einsetzen ausgelöst hat, dürfen Sie beliebig oft:
    • einen Anführer aus der Hand ausspielen, wenn Sie seine Bedingung erfüllen; sie wird nur in diesem Moment geprüft und kostet Sie nichts,
    • einen Anführer aus der Hand abwerfen und dafür ein Privileg erhalten,
    • einen offenen Anführer nutzen, der einmal je Runde wirkt; er liegt dann bis zum Ende der Runde verdeckt.
LM-LDR-2 =
    Es gibt 20 Anführer. Jede Karte nennt oben ihre Bedingung und darunter ihre Fähigkeit und sagt, ob diese dauerhaft gilt oder einmal je Runde genutzt wird. Die folgenden Regeln erklären nur die Fähigkeiten, die Fragen aufwerfen.
LM-LDR-3 =
    Die Ernte von Francesco Sforza und die Produktion von Leonardo da Vinci lassen sich nur durch Diener verstärken, nicht durch Ihre Charaktere. Die Exkommunikationen, die Ernte (1-5) und Produktion (1-6) schwächen, senken sie in Signoria dagegen sehr wohl. Da Leonardo bei 0 beginnt, braucht er mindestens einen Diener.
LM-LDR-4 =
    Santa Rita verdoppelt Münzen, Holz, Steine und Diener, die Ihnen eine Entwicklungskarte als Soforteffekt bringt, aber nichts von Feldern oder aus anderen Quellen. Bekommen Sie wegen einer Exkommunikation eins weniger, wird es nach dem Verdoppeln abgezogen: Aus 3 werden 6, davon 1 ab, bleiben 5. Als Option wird es von jeder der beiden Portionen abgezogen.
LM-LDR-5 =
    Lorenzo de’ Medici übernimmt die Fähigkeit eines Anführers, den jemand anderes schon ausgespielt hat. Ihre Wahl gilt für den Rest des Spiels. Solange niemand sonst einen Anführer ausgespielt hat, können Sie ihn in Signoria nicht ausspielen.
LM-LDR-6 =
    Mit Ludovico Ariosto dürfen Ihre Familienmitglieder auch besetzte Einzelfelder betreten; die Beschränkung farbiger Familienmitglieder in einem Turm sowie in einem Ernte- oder Produktionsbereich bleibt bestehen. Mit Filippo Brunelleschi zahlen Sie die 3 Münzen für einen besetzten Turm nicht. In Signoria gilt das auch für Bonusaktionen; eine Option ändert das.
LM-LDR-7 =
    Sisto IV bringt Ihnen jedes Mal 5 zusätzliche Siegpunkte, wenn Sie die Kirche unterstützen. Mit Cesare Borgia brauchen Sie für Gebiete keine Militärpunkte. Pico della Mirandola senkt den Münzanteil der Kosten einer Karte um bis zu 3 Münzen, nicht aber die 3 Münzen für einen besetzten Turm. Federico da Montefeltro gibt einem Ihrer farbigen Familienmitglieder, das noch zu Hause ist, für diese Runde den Wert 6. Das ersetzt die 5 von Ludovico il Moro; der Zuschlag von Lucrezia Borgia und der Abzug durch Exkommunikation 1-7 kommen noch hinzu.

## Spielende

LM-END = Das Spielende
LM-END-picture = Was am Ende zählt: Gebiete, Charaktere, Wagnisse, Militärpunkte und Güter
LM-END-1 =
    Nach der sechsten Runde kommt zuerst Exkommunikation 3-4: Sie kostet 1 Siegpunkt für je volle 5, die Sie bis dahin haben. Dann zählen:
    • 3, 4, 5 oder 6 Gebiete: 1, 4, 10 oder 20 Punkte,
    • 1 bis 6 Charaktere: 1, 3, 6, 10, 15 oder 21 Punkte,
    • Ihre Wagnisse: die aufgedruckten Punkte,
    • die meisten Militärpunkte: 5 Punkte, die zweitmeisten: 2 Punkte. Bei Gleichstand auf dem ersten Platz erhalten alle dort 5, und der zweite Preis entfällt; bei Gleichstand auf dem zweiten erhalten alle dort 2. Auch 0 Militärpunkte können genügen.
    • je 5 Güter: 1 Punkt; Münzen, Holz, Steine und Diener werden zusammengezählt.
    Auch die übrigen Exkommunikationen des dritten Zeitabschnitts werden angewandt. Sie können Sie unter 0 bringen, und 3-5, die Ihre Militärpunkte bestraft, ändert nichts an der militärischen Rangfolge.
LM-END-2 =
    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer nach der sechsten Runde in der Zugreihenfolge weiter vorn steht.

LM-HID = Was verdeckt bleibt
LM-HID-picture = Ein Anführer auf der Hand, den nur Sie sehen
LM-HID-1 =
    Nur Sie sehen die Anführer auf Ihrer Hand. Niemand kennt die Reihenfolge der Karten, die noch aus den Stapeln kommen, oder die Würfel späterer Runden. Alles andere liegt für alle offen.

## Varianten

variant-advanced = Spiel für Fortgeschrittene
