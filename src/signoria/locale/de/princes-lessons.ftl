### Die Lektionen zu „Die Fürsten von Florenz“.
###
### lesson-ID ist ein Titel, lesson-ID-about seine Zeile in der Liste, lesson-ID-STEP was erklärt oder gefragt wird, und
### lesson-ID-STEP-… die Antwort auf einen Zug: docs/lessons.md.

lessons-reconstructed = Die gedruckten Formen der Teile und die aneinanderliegenden Tafeln kennen wir nicht: Unsere sind rekonstruiert, Ihr Exemplar kann davon abweichen.

## Ziel und Wertung

lesson-goal = Mit Werken gewinnen
lesson-goal-about = Worum es geht, und Ihr erstes Werk
lesson-goal-welcome = Sie regieren einen kleinen Hof in Florenz. Künstler und Gelehrte kommen zu Ihnen, und ihre Werke machen Sie berühmt. Wer nach sieben Runden die meisten Prestigepunkte (PP) hat, gewinnt. Ihre zeigt der Spielstein auf der Erfolgsleiste: 3 PP für Ihr erstes Gebäude.
lesson-goal-value = Ihr Dichter wünscht sich dreierlei: ein Theater, einen See und die Reisefreiheit. Für die Werkzahl (WZ) seines Werks zählt das Theater 4, der See 3 und die Freiheit 3. Jede Ihrer Personenkarten zählt 1, auf der Hand wie auf dem Tisch.
lesson-goal-complete = In Runde 1 braucht ein Werk die WZ 7. Sie haben das Theater (4) und drei Karten (3), zusammen 7. Vollbringen Sie das Werk des Dichters!
lesson-goal-complete-right = WZ 7, genau genug. Der Dichter liegt nun auf Ihrem Tisch und zählt dort weiter 1 für spätere Werke.
lesson-goal-complete-wrong = Möglich, aber Ihr Dichter ist bereit. Vollbringen Sie sein Werk.
lesson-goal-complete-early = Sie haben noch beide Aktionen, und der Dichter ist bereit. Vollbringen Sie zuerst sein Werk.
lesson-goal-complete-build = Ein Gebäude bringt 3 PP, kostet aber Geld. Lassen Sie den Dichter erst welches verdienen.
lesson-goal-complete-freedom = Eine Freiheit zählt 3 WZ für alle, die sie sich wünschen. Ihr Dichter erreicht die 7 aber auch so: Vollbringen Sie sein Werk.
lesson-goal-pay = Die Bank zahlt 100 Florin je Punkt der WZ, also 700 Florin. Jetzt, und nur jetzt, dürfen Sie davon etwas in Prestige tauschen: 1 PP für je 200 Florin. Nehmen Sie 2 PP und den Rest in Geld.
lesson-goal-pay-right = 2 PP für 400 Florin, und 300 Florin zum Ausgeben. Dann endete die Runde, und niemand hatte ein besseres Werk: Das beste Werk einer Runde bringt 3 PP.
lesson-goal-pay-wrong = Nehmen Sie diesmal genau 2 PP. Sie kosten 400 der 700 Florin.
lesson-goal-pay-none = Das wäre nur Geld und kein Ruhm. Nehmen Sie diesmal 2 PP.
lesson-goal-pay-one = 1 PP kostet 200 Florin. Nehmen Sie diesmal 2 PP.
lesson-goal-pay-three = Nach 3 PP blieben Ihnen nur 100 Florin. Nehmen Sie diesmal 2 PP.
lesson-goal-best = Sie haben 8 PP: 3 für das Gebäude, 2 aus der Auszahlung und 3 für das beste Werk. So geht es jede Runde: erst Versteigerungen, dann für alle bis zu zwei Aktionen. Die Mindestwerkzahl steigt von 7 auf 17; Ihr Hof muss also wachsen.
lesson-goal-last = Rätsel: die letzte Runde, und Sie haben noch eine Aktion. Ein Werk braucht jetzt die WZ 17. Das bisher beste Werk hat ein Rivale mit WZ 18. Welche Aktion bringt Ihnen die meisten PP?
lesson-goal-last-right = Laboratorium 4, See 3, Meinung 3, zwei Gaukler 4, sechs Karten 6: Der Alchimist kommt auf WZ 20. Das bringt 10 PP, und das beste Werk 3 weitere.
lesson-goal-last-wrong = Rechnen Sie in PP: Ein Werk bringt 1 PP je 2 Punkte der WZ, das beste Werk der Runde 3 weitere.
lesson-goal-last-poet = WZ 17 reicht und bringt 8 PP. Das beste Werk bleibt aber die 18 Ihres Rivalen. Schafft Ihre andere Karte mehr?
lesson-goal-last-build = Ein Gebäude bringt 3 PP, und zum Bezahlen müssten Sie Prestige abgeben. Ein Werk bringt viel mehr.
lesson-goal-last-freedom = Eine Freiheit hilft späteren Werken. Später kommt nichts mehr: Das ist Ihre letzte Aktion.
lesson-goal-last-nothing = Sie würden eine ganze Aktion verschenken. Eine Ihrer Karten kann ein prächtiges Werk vollbringen.
lesson-goal-last-draw = Eine neue Karte hilft späteren Werken. Später kommt nichts mehr: Das ist Ihre letzte Aktion.

## Die Versteigerung

lesson-auction = Zum Ersten, zum Zweiten …
lesson-auction-about = Eine Versteigerung eröffnen, bieten und gewinnen
lesson-auction-stacks = Jede Runde beginnt mit Versteigerungen. Es gibt sieben Stapel: drei Landschaften, Gaukler, Baumeister, Prestigekarten und Abwerbekarten. Sie bekommen je Runde nur ein Objekt, und kein Stapel verkauft zwei. Überlegen Sie also gut, was Sie wollen und was es Ihnen wert ist.
lesson-auction-open = Sie beginnen. Wer eröffnet, nennt einen Stapel und bietet damit schon 200 Florin. Ein Gaukler erhöht jedes Ihrer Werke um 2 WZ, das ganze Spiel lang: je früher, desto besser. Eröffnen Sie mit dem Gaukler.
lesson-auction-open-right = 200 Florin von Ihnen. Und schon bietet jemand 300!
lesson-auction-open-wrong = Eröffnen Sie diesmal mit dem Gaukler.
lesson-auction-open-decline = Dann bekämen Sie in dieser Runde gar nichts. Eröffnen Sie mit dem Gaukler.
lesson-auction-open-other = Auch nützlich. Aber ein früher Gaukler erhöht jedes Werk des ganzen Spiels um 2 WZ. Eröffnen Sie mit dem Gaukler.
lesson-auction-raise = Erhöht wird immer um genau 100. Das Gebot liegt bei 300, ein Rivale hat schon gepasst. Erhöhen Sie auf 400, oder passen Sie?
lesson-auction-raise-right = Ihr Rivale passt: Der Gaukler gehört Ihnen, für 400 Florin. Bei fünf Werken bringt er 10 WZ. Das sind 1000 Florin.
lesson-auction-raise-wrong = Erhöhen Sie auf 400.
lesson-auction-raise-pass = Ein Gaukler erhöht jedes Ihrer Werke um 2 WZ. Bei fünf Werken sind das 1000 Florin. 400 sind in Runde 1 ein guter Preis.
lesson-auction-won = Nur wer gewinnt, zahlt; überbotene Gebote kosten nichts. Sie und die Gaukler sind für diese Runde draußen. Nun eröffnet der Nächste. Gewinnt ein anderer, was Sie eröffnet haben, eröffnen Sie noch einmal. Verzichten Sie auf das Eröffnen, gehen Sie leer aus.
lesson-auction-last = Eine neue Runde. Beide Rivalen haben schon gekauft, Sie sind als Letzter übrig: Nehmen Sie ein beliebiges Objekt für 200 Florin, ganz ohne Versteigerung. Dichter und Alchimist wünschen sich beide einen See. Nehmen Sie, was ihnen am meisten hilft.
lesson-auction-last-right = 3 WZ mehr für den Dichter und 3 mehr für den Alchimisten. Eine Landschaft genügt für alle, die sie sich wünschen.
lesson-auction-last-wrong = Welches Objekt wünschen sich zwei Ihrer Karten?
lesson-auction-last-builder = Billiger bauen ist gut. Hier hilft aber ein See zwei Werken auf einmal um je 3 WZ.
lesson-auction-last-forest = Einen Wald wünscht sich nur Ihr Glockengießer. Welche Landschaft wünschen sich zwei?
lesson-auction-last-park = Einen Park wünscht sich keine Ihrer Karten.
lesson-auction-last-decline = Ein Objekt nach Wahl für 200 Florin: So günstig wird es selten.
lesson-auction-last-recruiting = Sie zählt als Karte 1. Ein anderes Objekt hilft zwei Werken um je 3 WZ.
lesson-auction-enough = Rätsel: Runde 4, Mindestwerkzahl 14. Ihr Dichter hat das Theater (4), die Reisefreiheit (3) und vier Karten (4). Sie haben 300 Florin und kein Prestige, können nach dieser Versteigerung also nichts mehr kaufen. Mit welchem Objekt gelingt sein Werk noch in dieser Runde?
lesson-auction-enough-right = Der See zählt 3: WZ 14, genau genug. Und das Werk füllt Ihren leeren Beutel.
lesson-auction-enough-wrong = Der Dichter hat WZ 11 und braucht 14. Welches Objekt bringt ihm 3?
lesson-auction-enough-jester = Ein Gaukler bringt 2: WZ 13. Einer fehlt!
lesson-auction-enough-recruiting = Eine Abwerbekarte zählt 1 wie jede Karte: WZ 12. Das reicht nicht.
lesson-auction-enough-forest = Einen Wald wünscht sich der Glockengießer, nicht der Dichter. Er bliebe bei WZ 11.
lesson-auction-enough-decline = Ohne Objekt bleibt der Dichter bei WZ 11, und Ihr Beutel bleibt leer.

## Bauen und Anlegen

lesson-building = Steine und Bäume
lesson-building-about = Was Sie bauen, was es kostet und wohin es passt
lesson-building-why = In Ihrem Zug haben Sie zwei Aktionen. Mit einer können Sie bauen. Jedes Gebäude bringt sofort 3 PP und zählt 4 WZ für jede Person, die es sich wünscht. Es kostet 700 Florin, mit einem Baumeister nur 300. Einen Baumeister haben Sie schon.
lesson-building-build = Der Dichter wünscht sich ein Theater: 5 Felder. Der Alchimist will ein Laboratorium, der Glockengießer eine Werkstatt, beide mit 7 Feldern. Fangen Sie klein an: Bauen Sie das Theater.
lesson-building-build-right = 300 Florin sind bezahlt. Nun braucht das Theater einen Platz.
lesson-building-build-wrong = Bauen Sie das Theater.
lesson-building-build-large = Eine Ihrer Karten wünscht es sich, aber es braucht 7 Felder. Beginnen Sie mit dem Theater, das nur 5 braucht.
lesson-building-build-unwanted = 3 PP sind schön, aber dieses Gebäude wünscht sich keine Ihrer Karten. Das Theater bringt dem Dichter noch 4 WZ dazu.
lesson-building-build-end = Sie haben einen Baumeister und Geld. Bauen Sie zuerst das Theater.
lesson-building-place = Sie dürfen Teile drehen und wenden. Gebäude dürfen mit keiner Kante an ein anderes Gebäude oder den Palazzo stoßen, Ecken dürfen sich treffen. Landschaften dürfen überall liegen. Legen Sie das Theater so, dass viel Platz bleibt: in eine Ecke oder an den Rand.
lesson-building-place-right = 3 PP. Das Gebäude bleibt dort bis zum Schluss, und in den letzten Runden wird der Platz knapp.
lesson-building-place-wrong = Wählen Sie einen der angebotenen Plätze.
lesson-building-builders = Baumeister lohnen sich für alle, die viel bauen. Mit einem oder zweien kostet ein Gebäude 300 Florin, mit dreien nichts. Ab zweien dürfen Ihre Gebäude Wand an Wand stehen. Und der zweite und der dritte bringen beim Erwerb je 3 PP.
lesson-building-room = Denken Sie voraus! Sie legen jetzt einen Turm und wollen später für den Dichter noch ein Theater bauen. Mit nur einem Baumeister dürfen die beiden keine Kante gemeinsam haben. Legen Sie den Turm so, dass das Theater (5 Felder) noch Platz findet.
lesson-building-room-right = Am Rand lässt der Turm genug Platz für das Theater und den Abstand dazwischen.
lesson-building-room-wrong = Dann findet das Theater keinen Platz mehr: Es braucht 5 Felder und Abstand zum Turm. Versuchen Sie es am Rand der freien Fläche.
lesson-building-two = Rätsel: eine Aktion, 400 Florin und ein Baumeister. Alchimist, Botaniker und Glockengießer warten noch auf ihre Werke. Womit helfen Sie ihnen am meisten?
lesson-building-two-right = Alchimist und Botaniker wünschen sich beide ein Laboratorium: 4 WZ für jeden von ihnen und 3 PP für Sie, und das für 300 Florin.
lesson-building-two-wrong = Lesen Sie die drei Karten: Was wünschen sich zwei von ihnen?
lesson-building-two-workshop = Das hilft dem Glockengießer: 4 WZ für eine Karte. Ein anderes Gebäude hilft zweien.
lesson-building-two-unwanted = Dieses Gebäude wünscht sich keiner der drei.
lesson-building-two-religion = Gar nicht schlecht: Botaniker und Glockengießer gewinnen je 3 WZ. Für denselben Preis bringt ein Gebäude zwei Karten je 4 WZ und Ihnen 3 PP.
lesson-building-two-freedom = Diese Freiheit wünscht sich hier kaum jemand. Was wünschen sich zwei Ihrer Karten?
lesson-building-two-draw = Mehr Karten sind gut, aber diese drei warten noch auf das, was sie sich wünschen.
lesson-building-two-end = Ihre Aktion wäre verloren. Sie können noch etwas Nützliches bezahlen.

## Freiheiten, Landschaften und Werke

lesson-works = Große Werke
lesson-works-about = Landschaften, Freiheiten, Gaukler: wie ein Werk besser wird
lesson-works-parts = Runde 3: Ein Werk braucht die WZ 12. Ihr Dichter hat sein Theater (4) und seinen See (3), und Sie haben vier Karten, drei auf der Hand und eine auf dem Tisch (4). Das macht 11. Ein Punkt fehlt!
lesson-works-freedom = Für 300 Florin und eine Aktion führen Sie eine Freiheit ein. Sie zählt 3 WZ für alle, die sie sich wünschen. Von jeder gibt es ein Kärtchen weniger als Mitspieler; manche kommen also zu spät. Führen Sie ein, was der Dichter sich wünscht.
lesson-works-freedom-right = 3 WZ mehr: Der Dichter kommt jetzt auf 14.
lesson-works-freedom-wrong = Sehen Sie auf die Karte des Dichters: Welche Freiheit wünscht er sich?
lesson-works-freedom-religion = Die wünscht sich der Glockengießer. Der Dichter bliebe bei 11.
lesson-works-freedom-opinion = Die wünscht sich der Alchimist. Der Dichter bliebe bei 11.
lesson-works-freedom-profession = Eine neue Karte zählt 1: Das wären 12, gerade genug. Die Freiheit, die der Dichter sich wünscht, zählt für dasselbe Geld 3.
lesson-works-freedom-build = Ohne Baumeister kostet das 700 Florin, und sein Gebäude hat der Dichter schon.
lesson-works-freedom-end = Ihrem Werk fehlt ein Punkt, und Sie haben zwei Aktionen und 900 Florin. Nutzen Sie sie!
lesson-works-work = WZ 14 bei einer Mindestwerkzahl von 12. Sie haben noch eine Aktion: Vollbringen Sie das Werk des Dichters.
lesson-works-work-right = 4 + 3 + 3 + 4 = 14. Sie haben 3 PP und 800 Florin genommen.
lesson-works-work-wrong = Der Dichter ist bereit. Vollbringen Sie sein Werk.
lesson-works-work-end = Beenden Sie den Zug noch nicht: Der Dichter ist bereit, und Sie haben noch eine Aktion.
lesson-works-more = Was bleibt, macht jedes weitere Werk besser: Landschaften, Freiheiten, Gaukler und Karten. Kaufen Sie früh, was sich mehrere Ihrer Karten wünschen. Ab der zweiten bringt jede Landschaft derselben Art außerdem 3 PP.
lesson-works-four = So beginnt jedes Spiel: Sie bekommen vier Personen und geben eine zurück. Vergleichen Sie ihre Wünsche. Gemeinsame Wünsche sparen Geld, und ein großes Gebäude braucht viel Platz. Wen geben Sie zurück?
lesson-works-four-right = Die Werkstatt des Glockengießers ist groß, und sonst will sie niemand. Die anderen drei teilen sich Laboratorium und See.
lesson-works-four-wrong = Suchen Sie die Karte, die mit den anderen am wenigsten gemeinsam hat.
lesson-works-four-poet = Er teilt sich den See mit dem Alchimisten, und sein Theater braucht nur 5 Felder. Jemand anderes braucht ein großes Gebäude ganz für sich allein.
lesson-works-four-alchemist = Behalten Sie ihn: Er teilt sich das Laboratorium mit dem Botaniker und den See mit dem Dichter.
lesson-works-four-botanist = Er teilt sich das Laboratorium mit dem Alchimisten, und das ist der wertvollste Wunsch von allen: 4 WZ.
lesson-works-sixteen = Rätsel: Runde 6, Mindestwerkzahl 16. Sie haben zwei Aktionen und 300 Florin, dazu ein Laboratorium, einen Park, einen Gaukler und fünf Karten. Was tun Sie zuerst, damit Ihnen sicher ein Werk gelingt?
lesson-works-sixteen-right = Laboratorium 4, Park 3, Religion 3, Gaukler 2, fünf Karten 5: Der Botaniker kommt auf 17. Ohne Religion waren es 14.
lesson-works-sixteen-wrong = Rechnen Sie beide Werke durch. Welches kann 16 noch erreichen, und was fehlt ihm?
lesson-works-sixteen-opinion = Dem Alchimisten fehlt ein See. Mit der Meinungsfreiheit kommt er auf 4 + 3 + 2 + 5 = 14. Das reicht nicht.
lesson-works-sixteen-travel = Diese Freiheit wünschen sich weder Alchimist noch Botaniker.
lesson-works-sixteen-profession = Eine Karte zählt 1: Der Botaniker käme auf 15. Einer fehlt!
lesson-works-sixteen-bonus = Eine gute Bonuskarte könnte reichen, aber wer weiß, was Sie finden? Es geht auch sicher.
lesson-works-sixteen-build = Zum Bezahlen müssten Sie Prestige abgeben, und keine Karte auf Ihrer Hand wünscht es sich.
lesson-works-sixteen-end = Dem Botaniker fehlen nur 2. Geben Sie nicht auf!

## Bonus- und Prestigekarten

lesson-cards = Karten im Ärmel
lesson-cards-about = Bonuskarten für ein Werk, Prestigekarten für den Schluss
lesson-cards-bonus = Letzte Runde, Mindestwerkzahl 17. Ihr Dichter hat das Theater (4), die Reisefreiheit (3), zwei Gaukler (4) und vier Karten (4): Das macht 15. Eine Bonuskarte kann helfen. Sie verbessert ein einziges Werk und ist dann aus dem Spiel.
lesson-cards-draw = Für 300 Florin und eine Aktion sehen Sie sich die obersten fünf Bonuskarten an und behalten eine. Erwerben Sie eine Bonuskarte.
lesson-cards-draw-right = Fünf Karten stehen zur Wahl.
lesson-cards-draw-wrong = Erwerben Sie eine Bonuskarte.
lesson-cards-draw-profession = Eine Personenkarte zählt 1: WZ 16. Einer fehlt! Erwerben Sie eine Bonuskarte.
lesson-cards-draw-freedom = Die Freiheit, die er sich wünscht, hat der Dichter schon. Erwerben Sie eine Bonuskarte.
lesson-cards-draw-end = Zwei Aktionen reichen für eine Bonuskarte und das Werk. Beenden Sie den Zug noch nicht.
lesson-cards-keep = Jede Karte sagt, was sie zählt: zum Beispiel 2 WZ je Gaukler oder 1 je Landschaft. Sehen Sie sich um an Ihrem Hof: zwei Gaukler, eine Freiheit, ein Park, kein Wald, kein Baumeister. Behalten Sie die Karte, die am meisten wert ist.
lesson-cards-keep-right = 2 WZ für jeden Ihrer zwei Gaukler: Das sind 4. Die anderen Karten kamen unter den Stapel, und der Dichter geht ans Werk.
lesson-cards-keep-wrong = Welche Karte findet an Ihrem Hof am meisten von dem, was sie zählt?
lesson-cards-keep-landscapes = 1 WZ je Landschaft, und Sie haben eine: zusammen 16. Das reicht nicht.
lesson-cards-keep-nothing = Was diese Karte zählt, haben Sie nicht. Sie wäre 0 wert.
lesson-cards-keep-freedoms = 2 WZ für Ihre eine Freiheit: Das macht 17, gerade genug. Eine andere Karte bringt aber 4.
lesson-cards-play = Das Werk des Dichters liegt mit WZ 15 auf dem Tisch. Spielen Sie Ihre Bonuskarte aus.
lesson-cards-play-right = WZ 19! Sie haben 9 PP und 100 Florin genommen.
lesson-cards-play-wrong = Spielen Sie Ihre Bonuskarte aus: Ohne sie reicht das Werk nicht.
lesson-cards-prestige = Prestigekarten gibt es in der Versteigerung: Sie sehen sich fünf an und behalten heimlich eine. Gewertet wird am Spielende. Manche verlangen ein Minimum, das Sie allein erreichen können; andere bekommt, wer am meisten hat, bei Gleichstand mit weniger PP.
lesson-cards-choose = Rätsel: letzte Runde. Sie haben eine Prestigekarte gekauft, mehr Objekte bekommen Sie nicht. Sie haben drei Freiheiten, zwei Gaukler, Laboratorium, Werkstatt, See, Park und drei Werke. Sehen Sie auch auf Ihre Rivalen: Welche Karte bringt am meisten?
lesson-cards-choose-right = Alle drei Freiheiten: 8 PP, und die kann Ihnen niemand nehmen.
lesson-cards-choose-wrong = Prüfen Sie jede Karte: Haben Sie das schon, und liegt jemand vor Ihnen?
lesson-cards-choose-jesters = Ein Rivale hat drei Gaukler. Sie gingen leer aus.
lesson-cards-choose-large = Laboratorium und Werkstatt: Das sind sichere 5 PP. Eine andere Karte ist mehr wert.
lesson-cards-choose-kinds = Sie haben See und Park, aber keinen Wald, und einen bekommen Sie nicht mehr.
lesson-cards-choose-works = Alle haben drei Werke vollbracht. Selbst wenn Sie am Ende allein vorn liegen, sind es 7 PP; es gibt eine bessere Karte.

## Geld oder Prestige

lesson-money = Florin oder Ruhm
lesson-money-about = Wann Sie Geld nehmen und wann Prestige
lesson-money-two-kinds = Runde 2: Ihr Dichter hat ein Werk mit WZ 10 vollbracht. Das bringt 1000 Florin, oder 1 PP für je 200 Florin, auf die Sie verzichten. Nur Werke bringen Geld. Und Geld kauft alles: Objekte, Gebäude, Freiheiten, Karten.
lesson-money-early = Sie haben 200 Florin. Nächste Runde wollen Sie auf ein Objekt bieten (200 oder mehr) und zwei Aktionen bezahlen (je 300 bis 700). Wie viel Prestige nehmen Sie jetzt? Denken Sie zuerst an Ihren Hof.
lesson-money-early-right = So fängt man an: Was Sie jetzt kaufen, verbessert alle späteren Werke, und die bringen das Prestige.
lesson-money-early-wrong = Zu viel Ruhm, zu früh! Nächste Runde könnten Sie kaum etwas kaufen, und Ihre Werke blieben klein. Nehmen Sie höchstens 1 PP.
lesson-money-early-two = 800 Florin blieben übrig. Ein Objekt und zwei Aktionen kosten schnell mehr. Nehmen Sie so früh höchstens 1 PP.
lesson-money-back = Reicht Ihr Bargeld nicht, zahlen Sie mit Prestige: Jeder PP, den Sie zurückgeben, ist 100 Florin wert. Gekauft haben Sie ihn aber für 200! Behalten Sie beim Auszahlen also genug Geld für die nächste Runde, aber nicht viel mehr.
lesson-money-late = Die letzte Runde, Ihre letzte Aktion: WZ 17 bringt 1700 Florin. Wie viel Prestige nehmen Sie?
lesson-money-late-right = Geld ist nach dem Ende nichts mehr wert. Es entscheidet nur bei Gleichstand.
lesson-money-late-wrong = Zu kaufen gibt es nichts mehr. Nehmen Sie so viel Prestige wie möglich.
lesson-money-late-none = Ihre Schatzkammer wäre voll, aber gewonnen wird mit Ruhm. Nehmen Sie so viel Prestige wie möglich.
lesson-money-just-enough = Rätsel: Runde 6, und Sie haben kein Bargeld. WZ 17 bringt 1700 Florin. In Runde 7 fehlen Ihrem Dichter noch ein See (200 Florin, sonst will ihn niemand) und die Reisefreiheit (300 Florin). Wie viele PP nehmen Sie jetzt?
lesson-money-just-enough-right = 6 PP kosten 1200 Florin: Genau 500 bleiben für See und Freiheit.
lesson-money-just-enough-wrong = Für die nächste Runde brauchen Sie 500 Florin. Alles darüber kann Prestige werden.
lesson-money-just-enough-eight = Nur 100 Florin bleiben, 400 zu wenig. Sie müssten 4 PP zurückgeben, die Sie gerade 800 Florin gekostet haben.
lesson-money-just-enough-seven = 300 Florin bleiben, 200 zu wenig. Sie müssten 2 PP zurückgeben, die Sie gerade 400 Florin gekostet haben.
lesson-money-just-enough-five = 700 Florin bleiben, nötig sind nur 500. Aus den übrigen 200 könnte 1 PP werden.
lesson-money-just-enough-none = Geld allein gewinnt nicht, und es bleibt nur eine Runde, um es auszugeben. Wie viel brauchen Sie wirklich?

## Muse & Prinzessin

lesson-characters = Die Muse und ihre Freunde
lesson-characters-about = Erweiterung: jede Runde ein Charakter
lesson-characters-second = Mit Muse & Prinzessin folgt auf die Versteigerung eine zweite: um Charaktere, die Ihnen eine Runde lang helfen. Alle bieten gleichzeitig, indem sie Markierungen auf Charaktere setzen. Steht Ihre noch dort, wenn Sie wieder an der Reihe sind, zahlen Sie und nehmen ihn.
lesson-characters-muse = Die Muse erhöht jedes Ihrer Werke um die Nummer der Runde, jetzt also um 5 WZ. Ihr Dichter hat WZ 13, nötig sind 15. Bieten Sie auf die Muse! Ein Charakter kostet mindestens 300 Florin; Sie haben 800.
lesson-characters-muse-right = Niemand hat Sie überboten: Die Muse gehört Ihnen bis zum Ende der Runde.
lesson-characters-muse-wrong = Bieten Sie auf die Muse: Dem Dichter fehlen 2 zur Mindestwerkzahl.
lesson-characters-muse-dear = Das ist viel. Noch hat niemand auf sie geboten; 300 bis 500 Florin sollten fürs Erste reichen.
lesson-characters-muse-princess = Die Prinzessin macht ein Werk aus Landschaften, Baumeistern, Gebäuden und Karten. Ihres käme nicht einmal auf WZ 10. Bieten Sie auf die Muse.
lesson-characters-muse-cardinal = Der Kardinal schenkt Ihnen eine dritte Aktion. Dem Dichter fehlen aber 2: Bieten Sie auf die Muse.
lesson-characters-muse-other = Nicht schlecht, aber der Dichter braucht diese Runde 2 WZ mehr. Bieten Sie auf die Muse.
lesson-characters-muse-pass = Ohne Hilfe bleibt der Dichter bei WZ 13, und Sie verdienen nichts. Bieten Sie auf die Muse.
lesson-characters-work = Mit der Muse kommt Ihr Dichter auf 13 + 5 = 18. Vollbringen Sie sein Werk.
lesson-characters-work-right = WZ 18: 5 PP und 800 Florin. Die Muse geht zurück, und nächste Runde sind wieder alle Charaktere zu haben.
lesson-characters-work-wrong = Die Muse hilft nur in dieser Runde. Vollbringen Sie das Werk des Dichters.
lesson-characters-work-end = Die Muse hilft nur in dieser Runde! Vollbringen Sie zuerst das Werk des Dichters.
lesson-characters-others = Kardinal: eine dritte Aktion. Prinzessin: ein Werk ohne Personenkarte. Kaufmann: ein Objekt umsonst, oder PP nach Ihrem Rang. Professor: eine Prestige- oder Bonuskarte umsonst. Bankier: 600 Florin oder mehr, abzüglich Ihres Gebots. Und mit Prestige bezahlen können Sie in dieser Erweiterung nicht mehr.
lesson-characters-which = Rätsel: Runde 6, Mindestwerkzahl 16. Ihr Glockengießer hat nichts von dem, was er sich wünscht. Sie haben aber drei Landschaften, zwei Gebäude, zwei Baumeister und drei Karten. Die Prinzessin zählt 3 WZ je Landschaft, 2 je Gebäude und Baumeister, 1 je Karte. Auf wen bieten Sie?
lesson-characters-which-right = 9 + 4 + 4 + 3 = 20: Die Prinzessin vollbringt ein prächtiges Werk, und Sie spielen dafür keine Karte.
lesson-characters-which-wrong = Rechnen Sie ein Werk der Prinzessin an Ihrem Hof aus.
lesson-characters-which-muse = Beim Glockengießer zählen nur Ihre drei Karten. Mit der Muse macht das 9.
lesson-characters-which-cardinal = Drei Aktionen, und trotzdem kein Werk, das 16 erreicht. Sehen Sie auf Ihre Landschaften.
lesson-characters-which-banker = Ein paar hundert Florin. Jemand anderes ist für Sie ein ganzes Werk wert.
lesson-characters-which-other = Nützlich, aber ein Werk wird daraus nicht. Jemand hier liebt Landschaften.
lesson-characters-which-pass = Dann vollbringen Sie in dieser Runde kein Werk. Jemand hier liebt Landschaften.

## Kooperativ bauen

lesson-cooperative = Gute Nachbarn
lesson-cooperative-about = Erweiterung: ein Gebäude für zwei Höfe
lesson-cooperative-map = Beim kooperativen Bauen grenzen die Tafeln aneinander, und Sie haben zwei Nachbarn. Ein Gebäude darf über die Grenze reichen, mit mindestens einem Feld auf jeder Seite. Dann zählt es für beide voll: je 3 PP, und 4 WZ für jede Person, die es sich wünscht.
lesson-cooperative-offer = Ihr Dichter wünscht sich ein Theater. Ohne Baumeister kostet es 700 Florin. Bieten Sie einem Ihrer Nachbarn an, gemeinsam ein Theater zu bauen.
lesson-cooperative-offer-right = Nun zeigen Sie, wo es liegen soll.
lesson-cooperative-offer-wrong = Bieten Sie einem Nachbarn ein Theater an.
lesson-cooperative-offer-unwanted = Darauf wartet keine Ihrer Karten am dringendsten. Bieten Sie ein Theater an.
lesson-cooperative-offer-alone = Allein zahlen Sie alles selbst. Bieten Sie einem Nachbarn an, gemeinsam ein Theater zu bauen.
lesson-cooperative-offer-end = Sie haben eine Aktion und einen Nachbarn mit Geld. Machen Sie zuerst ein Angebot.
lesson-cooperative-span = Legen Sie das Theater über die Grenze. Felder auf der anderen Seite lassen Ihnen mehr Platz für andere Teile.
lesson-cooperative-span-right = Das ist der Plan. Nun müssen Sie sich über das Geld einigen.
lesson-cooperative-span-wrong = Wählen Sie einen der angebotenen Plätze.
lesson-cooperative-ask = Sie zahlen der Bank 700 Florin und verbrauchen Ihre Aktion. Ihr Nachbar bekommt dasselbe Gebäude ohne Aktion. Verlangen Sie einen gerechten Anteil: etwa die Hälfte.
lesson-cooperative-ask-right = Ihr Nachbar ist einverstanden und zahlt. Das Theater gehört Ihnen beiden.
lesson-cooperative-ask-wrong = So viel zahlt niemand für einen Anteil. Verlangen Sie etwa die Hälfte der 700 Florin.
lesson-cooperative-ask-gift = Zu großzügig! Ihr Nachbar hat genauso viel davon wie Sie. Verlangen Sie etwa die Hälfte der 700 Florin.
lesson-cooperative-ask-cheap = Etwas mehr ist gerecht: Sie zahlen 700 und verbrauchen Ihre Aktion. Verlangen Sie etwa die Hälfte.
lesson-cooperative-ask-dear = Ihr Nachbar zahlte mehr als Sie und könnte ablehnen oder einen anderen Betrag nennen. Verlangen Sie etwa die Hälfte.
lesson-cooperative-both = Beide haben 3 PP bekommen. Ihr Nachbar darf annehmen, ablehnen oder einmal einen anderen Betrag nennen. Nur eine Einigung verbraucht Ihre Aktion, und je Zug sind drei Angebote möglich. Wer allein an einer Grenze bauen will, braucht einen Baumeister.
lesson-cooperative-fair = Rätsel: Sie haben 400 Florin und kein Prestige. Das Theater kostet 700. Mit Ihrer zweiten Aktion wollen Sie für 300 Florin die Reisefreiheit einführen. Allein würde Ihr Nachbar höchstens 700 für ein Theater zahlen, und er will etwas sparen. Wie viel verlangen Sie?
lesson-cooperative-fair-right = 400 + 600 − 700 = 300: genau genug für die Freiheit. Und Ihr Nachbar spart 100 Florin und eine Aktion.
lesson-cooperative-fair-wrong = Allein würde Ihr Nachbar weniger zahlen. Dieses Angebot wird er ablehnen.
lesson-cooperative-fair-short = Dann fehlen Ihnen danach die 300 Florin für die Freiheit. Rechnen Sie: Ihr Geld plus der Betrag minus 700.
lesson-cooperative-fair-dear = Das ist der ganze Preis. Ihr Nachbar würde nichts sparen, und das will er.

## Zu zweit

lesson-two = Zu zweit
lesson-two-about = Was im Duell anders ist
lesson-two-duel = Zu zweit ändern sich vier Dinge. Sie beginnen mit 2500 statt 3500 Florin. Der Grundpreis ist 300 Florin. Wald, See und Park sind ein einziges Objekt, die Landschaft. Und es gibt insgesamt nur fünf Freiheiten.
lesson-two-open = Sie beginnen. Die Landschaft ist das wendigste Objekt: Wer sie kauft, sucht sich danach die Art aus, und der andere bekommt diese Runde keine. Eröffnen Sie mit der Landschaft.
lesson-two-open-right = Ihr Rivale passt: Sie gehört Ihnen für 300 Florin. Nun wählen Sie die Art.
lesson-two-open-wrong = Eröffnen Sie diesmal mit der Landschaft.
lesson-two-open-decline = Dann nimmt Ihr Rivale zum Grundpreis, was er will, und Sie bekommen nichts. Eröffnen Sie mit der Landschaft.
lesson-two-open-other = Auch gut, aber dann kann Ihr Rivale die einzige Landschaft dieser Runde haben. Eröffnen Sie mit der Landschaft.
lesson-two-kind = Wald, See oder Park? Sehen Sie auf Ihre drei Karten: Welche Landschaft hilft den meisten?
lesson-two-kind-right = Dichter und Alchimist gewinnen beide 3 WZ.
lesson-two-kind-wrong = Welche Landschaft wünschen sich zwei Ihrer Karten?
lesson-two-kind-forest = Einen Wald wünscht sich nur der Glockengießer. Welche Landschaft wünschen sich zwei?
lesson-two-kind-park = Einen Park wünscht sich keine Ihrer Karten.
lesson-two-alone = Ihr Rivale ist jetzt als Letzter übrig und nimmt irgendein anderes Objekt für 300 Florin. Je Runde gibt es also nur einen echten Streit: Überlegen Sie, was Sie wollen, und was Ihr Rivale nicht bekommen darf.
lesson-two-four = Rätsel: Runde 4, Mindestwerkzahl 14. Sie haben 400 Florin und kein Prestige. Ihr Glockengießer hat die Werkstatt (4), die Religionsfreiheit (3) und vier Karten (4). Ihr Rivale hat auch Geld, braucht aber nichts dringend. Mit welchem Objekt eröffnen Sie?
lesson-two-four-right = Mit der Landschaft, und zwar einem Wald: 3 WZ mehr, zusammen 14.
lesson-two-four-wrong = Der Glockengießer hat WZ 11. Was bringt ihm 3?
lesson-two-four-jester = Ein Gaukler bringt 2: WZ 13. Einer fehlt!
lesson-two-four-recruiting = Eine Abwerbekarte zählt 1: WZ 12. Das reicht nicht.
lesson-two-four-builder = Ein Baumeister verbessert kein Werk. Der Glockengießer bliebe bei WZ 11.
lesson-two-four-prestige = Die zählt erst am Ende. Ohne Werk haben Sie aber nächste Runde kein Geld.
lesson-two-four-decline = Ihr Rivale nähme, was ihm gefällt, und der Glockengießer bliebe bei WZ 11.
