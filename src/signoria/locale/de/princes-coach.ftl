### Der Coach zu den Fürsten von Florenz. Ein Grund steht neben seinen Punkten, etwa '+1,2 Ihre Werke'.

## Geld und Prestige

coach-money = Was Sie mit Ihrem Geld noch kaufen können
coach-money-more = { $about ->
    [0] Sie haben { NUMBER($amount, useGrouping: 0) } F mehr.
   *[1] Sie haben etwa { NUMBER($amount, useGrouping: 0) } F mehr.
}
coach-money-less = { $about ->
    [0] Sie haben { NUMBER($amount, useGrouping: 0) } F weniger.
   *[1] Sie haben etwa { NUMBER($amount, useGrouping: 0) } F weniger.
}
coach-pp = Ihr Prestige bisher
coach-pp-more = Sie haben schon { $pp } PP mehr.
coach-pp-less = Sie haben bisher { $pp } PP weniger.

## Werke

coach-works = Die Werke, die Sie noch vollbringen können
coach-works-more = Jedes Ihrer Werke hat { $by } WZ mehr.
coach-works-less = Jedes Ihrer Werke hat { $by } WZ weniger.
coach-work-enough-piece = { $piece }: +{ $by } WZ für { $profession }. Mit WZ { $wv } ist das Minimum erreicht.
coach-work-enough-freedom = Freiheit der { $freedom }: +{ $by } WZ für { $profession }. Mit WZ { $wv } ist das Minimum erreicht.
coach-work-raised-piece = { $missing ->
    [0] { $piece }: +{ $by } WZ für { $profession }, damit WZ { $wv }
    [one] { $piece }: +{ $by } WZ für { $profession }, damit WZ { $wv }; zum Minimum fehlt noch { $missing }.
   *[other] { $piece }: +{ $by } WZ für { $profession }, damit WZ { $wv }; zum Minimum fehlen noch { $missing }.
}
coach-work-raised-freedom = { $missing ->
    [0] Freiheit der { $freedom }: +{ $by } WZ für { $profession }, damit WZ { $wv }
    [one] Freiheit der { $freedom }: +{ $by } WZ für { $profession }, damit WZ { $wv }; zum Minimum fehlt noch { $missing }.
   *[other] Freiheit der { $freedom }: +{ $by } WZ für { $profession }, damit WZ { $wv }; zum Minimum fehlen noch { $missing }.
}
coach-work-lacks-piece = { $piece }: Diese { $by } WZ fehlen dem Werk „{ $profession }“.
coach-work-lacks-freedom = Freiheit der { $freedom }: Diese { $by } WZ fehlen dem Werk „{ $profession }“.
coach-completed = { $profession }: Dieses Werk ist vollbracht; damit steht eines weniger noch aus.
coach-completed-rather = { $profession }: dieses Werk jetzt, das andere später
coach-waiting = { $profession }: Dieses Werk steht noch aus.
coach-best_work = Das beste Werk der Runde
coach-best_work-more = Mit WZ { $wv } haben Sie bessere Aussichten auf das beste Werk.

## Karten

coach-professions = Die Personen, die Sie haben und bekommen können
coach-profession = { $profession }: ein Werk mit WZ { $wv }, so wie Sie jetzt dastehen
coach-profession-less = { $profession }: ein Werk mit nur WZ { $wv }, so wie Sie jetzt dastehen
coach-draw-profession = Eine neue Person: ein Werk mehr und +1 WZ für die anderen
coach-no-draw-profession = Keine neue Person: ein Werk weniger und kein +1 WZ für die anderen
coach-recruiting = Personen von anderen abwerben
coach-recruiting-more = Eine Abwerbekarte: später eine Person Ihrer Wahl, und jedes Werk hat 1 WZ mehr.
coach-recruiting-kept = Sie haben die Abwerbekarte noch.
coach-recruiting-less = Keine Abwerbekarte: später keine Person Ihrer Wahl, und jedes Werk hat 1 WZ weniger.
coach-recruiting-used = Die Abwerbekarte ist verbraucht.
coach-bonus = Ihre Bonuskarten
coach-bonus-card = Bonuskarte „{ $bonus }“: derzeit +{ $by } WZ für ein Werk
coach-bonus-card-less = Bonuskarte „{ $bonus }“: derzeit nur +{ $by } WZ für ein Werk
coach-no-bonus-card = Die Bonuskarte „{ $bonus }“ haben Sie nicht auf der Hand.
coach-bonus-raised = Ihre Bonuskarte „{ $bonus }“ bringt { $by } WZ mehr.
coach-draw-bonus = Eine neue Bonuskarte: die beste von denen, die Sie ansehen
coach-no-draw-bonus = Keine neue Bonuskarte
coach-prestige = Ihre Prestigekarten
coach-prestige-card = Prestigekarte „{ $prestige }“: derzeit { $pp } PP
coach-prestige-card-less = Prestigekarte „{ $prestige }“: derzeit nur { $pp } PP
coach-no-prestige-card = Die Prestigekarte „{ $prestige }“ haben Sie nicht auf der Hand.
coach-prestige-raised = Ihre Prestigekarte „{ $prestige }“ bringt jetzt { $pp } PP.
coach-draw-prestige = Eine neue Prestigekarte: die beste von denen, die Sie ansehen
coach-no-draw-prestige = Keine neue Prestigekarte

## Das Fürstentum

coach-jesters = Ihre Gaukler
coach-jester = Ein Gaukler: Jedes Ihrer Werke hat { $by } WZ mehr.
coach-no-jester = Kein Gaukler: Jedes Ihrer Werke hat { $by } WZ weniger.
coach-buildings = Ihre Gebäude und die, die Ihre Personen wünschen
coach-landscapes = Ihre Landschaften und die, die Ihre Personen wünschen
coach-piece = { $piece }: liegt in Ihrem Fürstentum
coach-piece-idle = { $piece }: Keine Person auf Ihrer Hand wünscht das.
coach-no-piece = { $piece }: haben Sie nicht
coach-freedoms = Ihre Freiheiten und die, die Ihre Personen wünschen
coach-freedom = Freiheit der { $freedom }: haben Sie
coach-no-freedom = Freiheit der { $freedom }: haben Sie nicht
coach-wanted-piece = { $piece }: Das wünschen { $count } Ihrer Personen; es würde allen helfen.
coach-wanted-freedom = Freiheit der { $freedom }: Das wünschen { $count } Ihrer Personen; es würde allen helfen.
coach-builders = Ihre Baumeister
coach-builder = Ein Baumeister: Jedes Gebäude kostet Sie { NUMBER($amount, useGrouping: 0) } F weniger.
coach-builder-dense = Ein Baumeister: Sie bauen leichter.
coach-no-builder = Kein Baumeister: Jedes Gebäude kostet Sie { NUMBER($amount, useGrouping: 0) } F mehr.
coach-no-builder-dense = Kein weiterer Baumeister
coach-room = Der Platz, der in Ihrem Fürstentum bleibt

## Die Runde

coach-auction = Was die Versteigerung Ihnen noch bietet
coach-auction-in = Sie können in dieser Runde noch ein Objekt bekommen.
coach-auction-out = Sie können in dieser Runde kein weiteres Objekt bekommen.
coach-still-offered = { $object }: können Sie in dieser Runde noch bekommen
coach-gone = { $object }: kann in dieser Runde niemand mehr bekommen
coach-time = Die Aktionen und Runden, die Ihnen bleiben
coach-time-more = { $count ->
    [one] Sie haben in dieser Runde eine Aktion mehr.
   *[other] Sie haben in dieser Runde { $count } Aktionen mehr.
}
coach-time-less = { $count ->
    [one] Sie haben in dieser Runde eine Aktion weniger.
   *[other] Sie haben in dieser Runde { $count } Aktionen weniger.
}
coach-characters = Die Charaktere
coach-character = { $character }: gehört in dieser Runde Ihnen
coach-no-character = { $character }: gehört in dieser Runde nicht Ihnen
coach-table = Was die anderen sich leisten können

## Anstöße: worauf es jetzt ankommt, ohne den Zug zu verraten

coach-nudge-money = Wofür brauchen Sie Ihr Geld in dieser und in der nächsten Runde?
coach-nudge-pp = Manche Züge bringen sofort Prestige. Welcher davon kostet Sie am wenigsten?
coach-nudge-works = Sehen Sie sich Ihre Werke an: Welches hat bald eine gute Werkzahl, und was fehlt ihm?
coach-nudge-best_work = In dieser Runde gibt es Punkte für das beste Werk. Kann es Ihres sein?
coach-nudge-professions = Wie viele Werke können Sie noch vollbringen, und haben Sie genug Personen dafür?
coach-nudge-recruiting = Mehr Personen bedeuten mehr Werke, solange Sie genug Aktionen dafür haben. Brauchen Sie noch eine?
coach-nudge-jesters = Ein Gaukler zählt für jedes künftige Werk. Wie viele werden Sie noch vollbringen?
coach-nudge-buildings = Welche Gebäude wünschen Ihre Personen? Suchen Sie eines, das mehreren hilft.
coach-nudge-builders = Wie viel werden Sie noch bauen? Je mehr es ist, desto mehr spart ein Baumeister.
coach-nudge-landscapes = Welche Landschaften wünschen Ihre Personen, und welche gibt es noch?
coach-nudge-freedoms = Welche Freiheiten wünschen Ihre Personen? Sie sind begrenzt.
coach-nudge-room = Achten Sie auf Ihr Fürstentum: Passt alles hinein, was Sie noch bauen möchten?
coach-nudge-bonus = Eine Bonuskarte kann ein Werk über das Minimum heben. Brauchen Sie eine?
coach-nudge-prestige = Prestigekarten zählen am Spielende. Welche Ihrer Stärken könnte eine belohnen?
coach-nudge-auction = Sie bekommen ein Objekt pro Runde. Welches ist Ihnen am meisten wert, und wer will es noch?
coach-nudge-characters = Welcher Charakter hilft Ihnen in dieser Runde am meisten?
coach-nudge-time = Zählen Sie Ihre Aktionen, in dieser Runde und in den nächsten. Was muss zuerst geschehen?
coach-nudge-table = Sehen Sie auf die anderen: Was können sie sich leisten, und was wollen sie?
coach-nudge-return = Behalten Sie Personen, die das Gleiche wünschen: Ein Gebäude, eine Landschaft oder eine Freiheit hilft dann mehreren.
coach-nudge-bid = Was bringt dieses Objekt Ihren Werken und Plänen? Vergleichen Sie das mit dem Geld und mit dem, was Sie stattdessen noch bekommen können.
coach-nudge-take = Niemand bietet mehr gegen Sie. Was fehlt Ihren Werken am meisten?
coach-nudge-landscape = Welche Landschaft wünschen die meisten Ihrer Personen?
coach-nudge-place = Lassen Sie den Rest Ihres Fürstentums in einem großen Stück frei: Ecken und Ränder zuerst.
coach-nudge-keep = Welche Karte passt am besten zu dem, was Sie schon haben?
coach-nudge-bury = Die Reihenfolge ist kaum wichtig: Es dauert lange, bis diese Karten wieder gezogen werden.
coach-nudge-recruit = Wessen Wünsche erfüllt Ihr Fürstentum schon?
coach-nudge-bonus-card = Ist das Werk so schon gut genug? Sparen Sie Bonuskarten für Werke, die sie brauchen.
coach-nudge-payout = Früh im Spiel bringt Geld mehr, als es an Prestige kostet. Später zählt Prestige. Was möchten Sie noch kaufen?
coach-nudge-mark = Was würde jeder Charakter Ihnen in dieser Runde bringen, und was ist Ihnen das wert?
coach-nudge-merchant = Vergleichen Sie den Preis mit den PP für Ihren Rang.
coach-nudge-use = Kann sich Ihr Rang auf der Erfolgsleiste in dieser Runde noch verbessern?
coach-nudge-professor = Was brauchen Sie eher: bald ein stärkeres Werk oder Punkte am Ende?
coach-nudge-span = Welche Felder brauchen Sie selbst am wenigsten?
coach-nudge-price = Was ist dieses Gebäude Ihrem Nachbarn wert? Verlangen Sie nicht mehr.
coach-nudge-answer = Was würden Sie für dieses Gebäude zahlen, wenn Sie es allein bauten?
coach-nudge-counter = Ist diese Summe noch besser, als allein zu bauen?
