### Regeln von „Die Fürsten von Florenz“
###
### Eine Nachricht je Regel, benannt nach deren Kennung; eine Kennung ohne Nummer ist die Überschrift ihres Abschnitts.
### Eine Kennung mit -picture sagt, was die Zeichnung eines Abschnitts zeigt.
### Ein Zeilenumbruch in einem Wert erscheint als Zeilenumbruch: Ein Absatz oder ein Listenpunkt steht in einer Zeile.

## Spielvorbereitung

PF-SET = Spielvorbereitung
PF-SET-picture = Drei Personenkarten: die Hand, mit der Sie beginnen
PF-SET-1 =
    Es spielen zwei bis fünf Personen, immer reihum im Uhrzeigersinn. Einigen Sie sich vor Beginn auf vier Dinge: ob Sie mit der Erweiterung Muse & Prinzessin spielen, ob Sie kooperativ bauen, ob Sie zu zweit die verschärfte Variante mit weniger Freiheiten wählen und ob Sie mit offenem Geld spielen. Beide Erweiterungen passen zu jeder Spielerzahl, einzeln oder zusammen.
PF-SET-2 =
    Sie beginnen mit 3500 Florin und ohne Prestigepunkte (PP). Zu zweit beginnen Sie mit je 2500 Florin.
PF-SET-3 =
    Die 21 Personenkarten werden gemischt und je vier an alle ausgeteilt. Drei davon behalten Sie auf der Hand, die vierte geben Sie verdeckt zurück. Die zurückgegebenen und die nicht ausgeteilten Karten werden zusammen gemischt und bilden den Stapel der Personenkarten.
PF-SET-4 =
    Sieben Stapel kommen in die Versteigerung: 6 Wälder, 6 Seen, 6 Parks, 7 Gaukler, 6 Baumeister, 14 Prestigekarten, gemischt und verdeckt, sowie 5 Abwerbekarten.
PF-SET-5 =
    Für die Aktionen gibt es vier Vorräte: jedes der zehn Gebäude dreimal, den Stapel der Personenkarten, 20 gemischte, verdeckte Bonuskarten und die Freiheiten.
PF-SET-6 =
    Es gibt drei Freiheiten: Reise, Religion und Meinung. Von jeder ist ein Kärtchen weniger im Spiel, als Personen mitspielen; es bekommt also nicht jeder alles. Zu zweit gibt es von jeder Art eines und dazu zwei weitere verschiedener Art, die zufällig gezogen werden, insgesamt fünf. In der verschärften Variante wird nur ein weiteres gezogen, insgesamt vier.
PF-SET-7 =
    Gespielt werden sieben Runden. Wer in der ersten Runde Startspieler ist, wird in Signoria ausgelost; danach wechselt der Startspieler jede Runde im Uhrzeigersinn.

## Versteigerungsphase

PF-AUC = Die Versteigerungsphase
PF-AUC-picture = Die sieben Stapel, die versteigert werden
PF-AUC-1 =
    Jede Runde beginnt mit Versteigerungen. Sie können je Runde nur ein Objekt erwerben, von jedem Stapel wird je Runde nur ein Objekt verkauft, und von einem leeren Stapel gibt es nichts mehr.
PF-AUC-2 =
    Der Startspieler eröffnet die erste Versteigerung, indem er einen Stapel nennt. Damit bietet er zugleich den Grundpreis, also genau 200 Florin (zu zweit 300 Florin).
PF-AUC-3 =
    Danach geht es im Uhrzeigersinn weiter: Wer noch im Rennen ist, erhöht um genau 100 Florin oder passt. Haben Sie gepasst, können Sie um dieses Objekt nicht mehr mitbieten.
PF-AUC-4 =
    Haben alle anderen gepasst, zahlt der verbliebene Bieter sein Gebot an die Bank und bekommt das Objekt. Er und dieser Stapel scheiden für die Versteigerungen dieser Runde aus. Überbotene Gebote kosten nichts.
PF-AUC-5 =
    Haben Sie eine Versteigerung eröffnet, die jemand anderes gewonnen hat, so eröffnen Sie die nächste mit einem anderen noch verfügbaren Stapel. Haben Sie selbst gewonnen, eröffnet im Uhrzeigersinn der Nächste, der noch dabei ist.
PF-AUC-6 =
    Sind Sie mit dem Eröffnen an der Reihe, dürfen Sie auch verzichten. Sie scheiden dann für diese Runde aus und bieten auch bei den Objekten der anderen nicht mehr mit. Es eröffnet im Uhrzeigersinn der Nächste, der noch dabei ist.
PF-AUC-7 =
    Wer als Letzter übrig ist, hat keine Konkurrenz mehr und braucht keine Versteigerung. Sind Sie das, nehmen Sie ein beliebiges Objekt, das Sie nennen dürften, zum Grundpreis, oder Sie nehmen keines. Das gilt auch, wenn Sie soeben eine selbst eröffnete Versteigerung verloren haben.
PF-AUC-8 =
    Mehr als drei Baumeister kann niemand beschäftigen. Haben Sie drei, dürfen Sie weder einen Baumeister nennen noch um einen mitbieten.
PF-AUC-9 =
    Bieten Sie nur, was Sie auch bezahlen können. Dabei zählt Ihr Bargeld und außerdem jeder Ihrer Prestigepunkte mit 100 Florin, denn Sie dürfen auf der Erfolgsleiste für Geld zurückgehen. Mit Muse & Prinzessin zählt nur das Bargeld.
PF-AUC-10 =
    Eine Landschaft legen Sie in Ihr Fürstentum, sobald Sie sie bekommen. In Signoria können Sie eine Landschaft deshalb weder nennen noch auf sie bieten, wenn bei Ihnen kein Platz für sie ist.
PF-AUC-11 =
    Zu zweit werden Wald, See und Park als ein einziges Objekt „Landschaft“ versteigert. Wer es gewinnt, zahlt zuerst, sucht sich dann eine Art aus, die noch vorrätig ist und in das Fürstentum passt, und legt sie schließlich an. Für den anderen gibt es in dieser Runde keine Landschaft mehr.

## Die Objekte

PF-OBJ = Was die Objekte bewirken
PF-OBJ-picture = Wald, See und Park, wie sie auf einer Tafel liegen, dazu Gaukler und Baumeister
PF-OBJ-1 =
    Landschaften (Wald, See, Park) beflügeln die Künstler und Gelehrten, die sie mögen. Außerdem bringt Ihnen die zweite und jede weitere Landschaft derselben Art beim Anlegen 3 PP. Die jeweils erste einer Art bringt keine.
PF-OBJ-2 =
    Jeder Gaukler an Ihrem Hof erhöht die Werkzahl jedes Ihrer Werke um 2.
PF-OBJ-3 =
    Baumeister lassen Sie günstiger und dichter bauen.
    • Ohne Baumeister kostet ein Gebäude 700 Florin, mit einem oder zweien 300 Florin, mit dreien nichts.
    • Ab dem zweiten Baumeister dürfen Ihre Gebäude Wand an Wand stehen.
    • Der zweite und der dritte Baumeister bringen Ihnen beim Erwerb je 3 PP.
PF-OBJ-4 =
    Für eine Prestigekarte sehen Sie sich die fünf obersten Karten des Stapels an (oder alle, wenn es weniger sind). Eine behalten Sie verdeckt bei sich, die übrigen schieben Sie in beliebiger Reihenfolge unter den Stapel. Gewertet wird sie erst am Spielende.
PF-OBJ-5 =
    Mit einer Abwerbekarte holen Sie sich eine Personenkarte, die offen vor jemand anderem liegt. Diese kommt auf Ihre Hand; an ihren Platz legen Sie die Abwerbekarte, die dort bleibt und von nun an für den anderen Spieler zählt. Abwerben können Sie gleich beim Erwerb, oder Sie nehmen die Karte auf die Hand und werben zu einem beliebigen Zeitpunkt in einem Ihrer Züge der Aktionsphase ab, auch schon in dieser Runde. Das Abwerben ist keine Aktion, und Sie dürfen es so oft, wie Sie Abwerbekarten auf der Hand haben.
PF-OBJ-6 =
    Wo immer Personenkarten oder Werke gezählt werden, gilt eine Abwerbekarte als Personenkarte: bei der Werkzahl, bei Bonuskarten und bei Prestigekarten, auf der Hand ebenso wie auf dem Tisch.

## Aktionsphase

PF-ACT = Die Aktionsphase
PF-ACT-picture = Die fünf Aktionen: Werk, Gebäude, Personenkarte, Freiheit und Bonuskarte
PF-ACT-1 =
    Nach den Versteigerungen macht jeder einen vollständigen Zug, vom Startspieler an im Uhrzeigersinn. In Ihrem Zug führen Sie bis zu zwei Aktionen nacheinander aus, in der Reihenfolge, die Ihnen am besten gefällt. Sie dürfen auch nur eine oder gar keine ausführen.
PF-ACT-2 =
    Ein Werk vollbringen, ein Gebäude errichten oder eine Bonuskarte erwerben: Das dürfen Sie so oft, wie Ihre Aktionen reichen. Eine Person an den Hof holen und eine Freiheit einführen dürfen Sie jeweils nur einmal je Runde.

## Werke

PF-WRK = Ein Werk vollbringen
PF-WRK-picture = Der Botaniker mit dem Gebäude, der Landschaft und der Freiheit, die er sich wünscht
PF-WRK-1 =
    Für ein Werk legen Sie eine Personenkarte aus der Hand offen auf den Tisch und ermitteln die Werkzahl (WZ):
    • 4, wenn das gewünschte Gebäude in Ihrem Fürstentum steht,
    • 3, wenn Sie mindestens eine Landschaft der gewünschten Art haben,
    • 3, wenn Sie die gewünschte Freiheit eingeführt haben,
    • 2 für jeden Ihrer Gaukler,
    • 1 für jede Ihrer Personen- und Abwerbekarten auf der Hand und auf dem Tisch, die eben gelegte eingeschlossen,
    • dazu den Wert jeder Bonuskarte, die Sie mit dem Werk ausspielen.
PF-WRK-2 =
    In jeder Runde muss ein Werk eine Mindestwerkzahl erreichen: 7, 10, 12, 14, 15, 16 und 17 in der ersten bis siebten Runde. Ein Werk, das auch mit Ihren Bonuskarten darunter bleibt, können Sie nicht vollbringen.
PF-WRK-3 =
    Zu einem Werk dürfen Sie so viele Bonuskarten ausspielen, wie Sie möchten, auch wenn die Mindestwerkzahl längst erreicht ist. Erlaubt sind ebenso Karten, die Sie erst in dieser Runde erworben haben oder die gerade nichts wert sind. Ausgespielte Bonuskarten sind aus dem Spiel.
PF-WRK-4 =
    Für jeden Punkt der Werkzahl zahlt Ihnen die Bank 100 Florin. Jetzt, und nur jetzt, dürfen Sie einen beliebigen Teil davon als Prestige nehmen: 1 PP anstelle von 200 Florin, so oft der Betrag dafür reicht. Eine Werkzahl von 15 bringt also zwischen 1500 Florin ohne PP und 100 Florin mit 7 PP.
PF-WRK-5 =
    Eine Person, die bei Ihnen auf dem Tisch liegt, hat ihr Werk dort vollbracht. Wird sie abgeworben, kann sie am neuen Hof wieder ein Werk vollbringen, und sogar noch einmal an Ihrem, wenn Sie sie zurückholen.

## Gebäude

PF-BLD = Ein Gebäude errichten
PF-BLD-picture = Ein Fürstentum ohne zweiten Baumeister: Gebäude berühren sich höchstens an den Ecken, Landschaften dürfen an alles grenzen. Die Formen sind die von Signoria.
PF-BLD-1 =
    Sie zahlen die Baukosten, nehmen das Gebäude aus dem Vorrat, legen es sofort in Ihr Fürstentum und erhalten erst danach 3 PP; zum Bezahlen kommen diese also zu spät. Bauen lässt sich nur, was noch vorrätig ist, und jedes Gebäude nur einmal je Fürstentum. Groß (7 Felder) sind Universität, Laboratorium und Werkstatt, mittel (5 Felder) Bibliothek, Oper, Atelier, Hospital und Theater, klein (3 Felder) Turm und Kapelle.
PF-BLD-2 =
    Gebäude und Landschaften liegen genau im Raster und ganz innerhalb Ihres Fürstentums. Sie dürfen sie beliebig drehen und wenden, aber weder andere Teile noch den Palazzo überdecken.
PF-BLD-3 =
    Gebäude halten Abstand: Keines darf mit einer Kante an ein anderes Gebäude oder an den Palazzo stoßen, nur die Ecken dürfen sich treffen. Ab zwei Baumeistern gilt diese Einschränkung für Sie nicht mehr.
PF-BLD-4 =
    Landschaften dürfen an alles grenzen, und Gebäude dürfen immer an Landschaften grenzen. Was einmal liegt, bleibt bis zum Spielende liegen.
PF-BLD-5 =
    Der Palazzo gehört zur Tafel und zählt nie als Gebäude, wenn Gebäude gezählt werden.

## Weitere Aktionen

PF-PRO = Eine Person an den Hof holen
PF-PRO-picture = Personenkarten vom Stapel, von denen Sie eine behalten
PF-PRO-1 =
    Sie zahlen 300 Florin und sehen sich die fünf obersten Personenkarten an (oder alle, wenn es weniger sind). Eine nehmen Sie auf die Hand, die übrigen legen Sie in einer Reihenfolge Ihrer Wahl unter den Stapel. Ist der Stapel leer, gibt es diese Aktion nicht mehr.

PF-FRE = Eine Freiheit einführen
PF-FRE-picture = Die drei Freiheiten: Reise, Religion und Meinung
PF-FRE-1 =
    Sie zahlen 300 Florin und nehmen ein Freiheitskärtchen Ihrer Wahl, solange von dieser Art noch eines vorrätig ist. Jede der drei Freiheiten können Sie in Ihrem Fürstentum nur einmal einführen.

PF-BON = Eine Bonuskarte erwerben
PF-BON-picture = Zwei Bonuskarten: Jede sagt, was sie zu einem Werk beiträgt
PF-BON-1 =
    Bonuskarten bekommen Sie wie Personenkarten, nur von ihrem eigenen Stapel: 300 Florin zahlen, die fünf obersten Karten ansehen (oder was noch da ist), eine auf die Hand nehmen, die anderen in beliebiger Reihenfolge darunterlegen. Was sie zu einem Werk beiträgt, sagt jede Karte selbst.

## Bestes Werk und Geld

PF-BST = Das beste Werk
PF-BST-picture = Das Zeichen für das beste Werk, mit dem die höchste Werkzahl der Runde gezeigt wird
PF-BST-1 =
    Nachdem alle ihren Zug gemacht haben, bringt das Werk mit der höchsten Werkzahl dieser Runde 3 PP. Bei Gleichstand erhalten alle Beteiligten 3 PP. Hat niemand ein Werk vollbracht, verfallen die Punkte.

PF-MON = Geld und Prestige
PF-MON-picture = Eine Werkzahl von 15 als Geld oder als Prestige: 1500 Florin ohne PP oder 100 Florin mit 7 PP
PF-MON-1 =
    Geld bekommen Sie nur auf zwei Arten: für Ihre Werke oder indem Sie Prestigepunkte dafür abgeben. Mit den Erweiterungen kommen der Bankier und die Zahlung eines Baupartners hinzu.
PF-MON-2 =
    Auf der Erfolgsleiste dürfen Sie für Geld zurückgehen und erhalten 100 Florin je Punkt; unter 0 geht es nicht. In Signoria geschieht das automatisch, sobald Ihr Bargeld für eine Zahlung nicht reicht, und es kostet nie mehr Punkte als nötig. Bei jedem Preis sehen Sie vorher, wie viel davon Bargeld ist und wie viel Prestige. Mit Muse & Prinzessin gibt es diese Möglichkeit nicht.

## Verdecktes und Offenes

PF-HID = Was verdeckt bleibt
PF-HID-picture = Handkarten, Bonuskarten, Prestigekarten und Geld, die die anderen nicht sehen
PF-HID-1 =
    Ihre Personen-, Abwerbe- und Bonuskarten auf der Hand sehen nur Sie; wie viele es sind, wissen alle. Verdeckt sind auch Ihre Prestigekarten, Karten, die sich jemand gerade ansieht, die Reihenfolge in den Stapeln und das Geld der anderen, sofern Sie nicht offenes Geld vereinbart haben. Tafeln, ausliegende Karten, Prestigepunkte und Gebote liegen für alle offen.

## Spielende

PF-END = Das Spielende
PF-END-picture = Drei Prestigekarten: für die meisten von etwas, für eine Mindestzahl und für die wenigsten leeren Felder
PF-END-1 =
    Auf die siebte Runde folgen in dieser Reihenfolge: das beste Werk, dann noch offene Fähigkeiten von Kaufmann, Professor und Bankier (nur mit Muse & Prinzessin) und zuletzt die Prestigekarten.
    • Eine Karte der Art „die meisten …“ bringt den vollen Wert, wenn Sie allein vorn liegen, bei Gleichstand an der Spitze den Wert in Klammern, sonst nichts. Wer vom Gezählten gar nichts hat, geht immer leer aus.
    • Die Karte für die wenigsten leeren Felder gilt umgekehrt. Gezählt werden die Felder Ihrer Tafel, auf denen weder ein Teil noch der Palazzo liegt; 0 ist das beste Ergebnis, und auch ganz unbebaute Tafeln können gleichauf liegen.
    • Eine Karte der Art „mindestens …“ zählt unabhängig davon, was die anderen haben.
PF-END-2 =
    Wer die meisten Prestigepunkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Geld hat; ist auch das gleich, teilen sich die Beteiligten den Sieg.

## Zu zweit

PF-TWO = Das Spiel zu zweit
PF-TWO-picture = Wald, See und Park, die zu zweit als ein Objekt versteigert werden
PF-TWO-1 =
    Zu zweit ändern sich nur vier Dinge: Beide beginnen mit 2500 Florin, der Grundpreis der Versteigerungen beträgt 300 Florin, die drei Landschaftsarten sind dort ein einziges Objekt, und es gibt fünf Freiheiten (verschärft vier). Alle anderen Regeln bleiben gleich.

## Erweiterung: Muse & Prinzessin

PF-CHR = Erweiterung: Muse & Prinzessin
PF-CHR-picture = Die sechs Charaktere: Muse, Kardinal, Prinzessin, Kaufmann, Professor und Bankier
PF-CHR-1 =
    Die gewohnten Versteigerungen heißen nun Phase A1. Auf sie folgt Phase A2, in der Sie sich für die Runde einen Charakter sichern können. Vom Startspieler an, Umlauf für Umlauf im Uhrzeigersinn, ist jeder an der Reihe, der weder gekauft noch gepasst hat. Liegt Ihr Stein dann noch auf einem Charakter, zahlen Sie Ihr Gebot an die Bank und nehmen die Karte. Andernfalls passen Sie für diese Runde, oder Sie setzen Ihren Stein auf ein Bietfeld eines offen liegenden Charakters: auf ein beliebiges, wenn dort kein Stein liegt, sonst auf ein höheres; der verdrängte Stein geht an seinen Besitzer zurück.
PF-CHR-2 =
    Geboten wird in Hunderterschritten von 300 bis 1500 Florin, beim Bankier von 0 bis 500 Florin. Ein Stein auf dem höchsten Feld kann nicht mehr verdrängt werden. Sie müssen Ihr Gebot beim Setzen in voller Höhe in bar besitzen, auch beim Bankier, obwohl er Geld bringt. Zwischen Gebot und Kauf kostet Sie nichts anderes Geld; bezahlen können Sie also immer.
PF-CHR-3 =
    Phase A2 ist vorbei, wenn alle gekauft oder gepasst haben. Einen Charakter, den Sie bis zum Beginn der nächsten Phase A2 nicht genutzt haben, geben Sie dann ungenutzt zurück. Wird einer schon während Phase A2 genutzt, liegt er bis zu deren Ende verdeckt; auf einen bereits gekauften Charakter kann in derselben Phase A2 nicht noch einmal gesetzt werden.
PF-CHR-4 =
    Muse: Jedes Werk, das Sie in der Aktionsphase dieser Runde vollbringen, erhöht seine Werkzahl um die Nummer der Runde, also um 1 in der ersten und um 7 in der letzten Runde.
PF-CHR-5 =
    Kardinal: In der Aktionsphase dieser Runde haben Sie drei Aktionen statt zwei. Was nur einmal je Runde erlaubt ist, bleibt auf einmal beschränkt.
PF-CHR-6 =
    Prinzessin: Für eine Aktion vollbringt sie selbst ein Werk, ohne Personenkarte und ohne Bonuskarten. Es zählen 3 für jede Landschaft, 2 für jeden Baumeister, 2 für jedes Gebäude und 1 für jede Personen- oder Abwerbekarte auf der Hand oder auf dem Tisch; Gaukler, Freiheiten und alles Übrige tragen nichts bei. Auch dieses Werk muss die Mindestwerkzahl der Runde erreichen, wird wie jedes andere bezahlt und kann das beste der Runde sein. Weil dabei keine Karte ausgelegt wird, ist es für Prestigekarten kein Werk.
PF-CHR-7 =
    Kaufmann: Er hilft Ihnen auf eine von zwei Arten.
    • Das Objekt, das Sie in der nächsten Phase A1 ersteigern (oder als Letzter nehmen), ist kostenlos. Sie bieten wie sonst auch und müssen Ihr Gebot bezahlen können; erst nach dem Zuschlag, und bevor irgendetwas mit dem Objekt geschieht, entscheiden Sie, ob er zahlt.
    • Oder Sie erhalten so viele PP, wie Ihr Rang auf der Erfolgsleiste beträgt. Ihr Rang ist 1 plus die Zahl derer, die vor Ihnen liegen; zu viert kann das etwa 1, 2, 2 und 4 ergeben. Das geht jederzeit bis zum Ende der nächsten Phase A1.
    Entscheiden Sie sich, das Objekt selbst zu bezahlen, bekommen Sie die Punkte für Ihren Rang unmittelbar nach der Zahlung.
PF-CHR-8 =
    Professor: Er verschafft Ihnen kostenlos eine Prestigekarte oder eine Bonuskarte. Sie sehen sich die fünf obersten Karten des gewählten Stapels an und behalten eine. Das geht sofort nach dem Kauf und jederzeit, bevor die nächste Phase A2 beginnt. Einen leeren Stapel können Sie nicht wählen; sind beide leer, gibt es nichts.
PF-CHR-9 =
    Bankier: Wer ihn kauft, bekommt sofort das Geld auf seiner Karte abzüglich des Gebots; danach liegt die Karte verdeckt. Anfangs sind es 600 Florin. Kauft ihn in einer Phase A2 niemand, kommen an deren Ende 100 Florin hinzu; nach einem Kauf liegen wieder 600 Florin bereit. Wer ihn in der siebten Runde kauft, darf außerdem am Spielende übriges Geld in Prestige umwandeln, 200 Florin in 1 PP.
PF-CHR-10 =
    Mit dieser Erweiterung kann niemand auf der Erfolgsleiste zurückgehen, um an Geld zu kommen.
PF-CHR-11 =
    Kaufmann und Professor lassen sich jederzeit nutzen. In Signoria heißt das: gleich nach dem Kauf und immer dann, wenn Sie eine Versteigerung eröffnen, bieten, als Letzter ein Objekt nehmen, auf ein Angebot zum gemeinsamen Bauen antworten oder in Ihrem Zug handeln können. Beim Kaufmann werden Sie noch einmal gefragt, unmittelbar bevor das beste Werk gewertet wird, sofern in der Runde ein Werk vollbracht wurde, denn das beste Werk kann die Ränge verändern. Bevor die letzte Gelegenheit verstreicht, werden die Punkte des Kaufmanns automatisch gewertet, und beim Professor werden Sie nach dem Stapel gefragt. Die letzte Gelegenheit ist für den Kaufmann das Ende der nächsten Phase A1, für den Professor der Beginn der nächsten Phase A2 und nach der siebten Runde für beide der Moment vor der Schlusswertung. Haben Sie in der siebten Runde den Bankier gekauft, werden je volle 200 Florin automatisch zu 1 PP, denn das kann Ihnen nie schaden.

## Erweiterung: Kooperativ bauen

PF-COO = Erweiterung: Kooperativ bauen
PF-COO-picture = Zwei Tafeln, die an ihrer Grenze aneinanderstoßen, und ein Gebäude auf der Grenze
PF-COO-1 =
    Die Tafeln werden umgedreht und zu einer gemeinsamen Karte verbunden, auf der jedes Fürstentum zwei Nachbarn hat, zu zweit einen. In Signoria bilden sie einen Ring: Der rechte Rand Ihrer Tafel trifft Zeile für Zeile auf den linken Rand der nächsten. Zu zweit gibt es nur eine gemeinsame Grenze.
PF-COO-2 =
    Sind Sie am Zug, bauen Sie allein oder mit einem Ihrer Nachbarn. Ein gemeinsames Gebäude liegt über der gemeinsamen Grenze, auf jeder Seite mit mindestens einem Feld, und reicht nicht über diese beiden Tafeln hinaus.
PF-COO-3 =
    Wollen Sie gemeinsam bauen, schlagen Sie ein Gebäude, seine Lage, einen Partner und den Betrag vor, den dieser Ihnen zahlen soll: ab 0 Florin in Hunderterschritten, gern auch mehr als die Baukosten. Der Partner stimmt zu, lehnt ab oder nennt ein einziges Mal einen anderen Betrag, höher oder niedriger, den Sie dann annehmen oder verwerfen. Werden Sie nicht einig, können Sie einen neuen Vorschlag machen, auch dem anderen Nachbarn, allein bauen oder etwas anderes tun. Nur eine Einigung verbraucht Ihre Aktion. In Signoria sind höchstens drei Vorschläge je Zug und Beträge bis 1500 Florin möglich.
PF-COO-4 =
    Zuerst zahlt der Partner Ihnen den vereinbarten Betrag. Dann bezahlen Sie der Bank die Baukosten, die sich aus Ihren eigenen Baumeistern ergeben, gern auch mit diesem Geld. Beide erhalten 3 PP, und das Gebäude zählt für beide in jeder Hinsicht voll. Es ist eine Ihrer Aktionen und keine des Partners.
PF-COO-5 =
    Keiner der beiden Partner darf dieses Gebäude schon besitzen. Aus dem Vorrat kommt dafür nur ein Exemplar.
PF-COO-6 =
    Ein gemeinsames Gebäude darf als Ganzes nur dann Wand an Wand mit Ihren Gebäuden oder Ihrem Palazzo stehen, wenn Sie mindestens zwei Baumeister haben, und mit denen des Partners nur, wenn dieser sie hat. Auch Felder, die einander über die gemeinsame Grenze genau gegenüberliegen, stehen Wand an Wand: Liegt ein Feld auf Ihrer Seite einem Gebäude des Partners gegenüber, braucht der Partner zwei Baumeister, und umgekehrt.
PF-COO-7 =
    Bauen Sie allein und liegt auch nur ein Feld des Gebäudes in einer Spalte an der Grenze, brauchen Sie mindestens einen Baumeister. Mindestens zwei brauchen Sie, wenn einem dieser Felder ein Gebäude oder der Palazzo genau gegenübersteht, also in derselben Zeile der Grenzspalte Ihres Nachbarn. Gemeinsame Gebäude zählen dabei mit, Landschaften nicht. Zu zweit sind die äußeren Spalten keine Grenze.
PF-COO-8 =
    Wer einem Betrag zustimmt, muss bezahlen können, was dann fällig wird, in bar oder durch Zurückgehen auf der Erfolgsleiste (mit Muse & Prinzessin nur in bar). Landschaften bleiben immer innerhalb einer Tafel und dürfen ohne Weiteres an der Grenze liegen.

## Varianten

variant-two_players = Zu zweit
variant-muse_and_princess = Muse & Prinzessin
variant-cooperative = Kooperatives Bauen
