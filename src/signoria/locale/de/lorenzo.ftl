### Lorenzo il Magnifico: Namen, Fragen, Züge und das Protokoll, für Seite und Terminal.
###
### Eine Nachricht endet auf -one, wo sie in einem Satz das Objekt ist, auf -many für mehrere, auf -count nach einer Zahl,
### auf -to als Ziel.

game-lorenzo = Lorenzo der Prächtige

## Varianten

option-advanced = Spiel für Fortgeschrittene
option-advanced-explained = Alle wählen ein eigenes Bonusplättchen und stellen sich vier Anführer zusammen.
option-last_report_decline_scores = Punkte trotz Ablehnung
option-last_report_decline_scores-explained = Wer beim letzten Vatikanbericht ablehnt, erhält trotzdem die Punkte der Glaubensleiste.
option-malus_wood_stone = Exkommunikation 1-4: Holz und Stein
option-malus_wood_stone-explained = Was das Plättchen nimmt, wenn eine Quelle beides gibt.
option-malus_wood_stone-each = ein Holz und einen Stein
option-malus_wood_stone-total = nur eins: das Holz
option-santa_rita_malus = Santa Rita und „eins weniger“
option-santa_rita_malus-explained = Wann eine Exkommunikation verringert, was Santa Rita verdoppelt.
option-santa_rita_malus-after = einmal, nach dem Verdoppeln
option-santa_rita_malus-each = von jeder der beiden Portionen
option-brunelleschi_bonus_actions = Brunelleschi bei Bonusaktionen
option-brunelleschi_bonus_actions-explained = Er erspart die 3 Münzen auch bei Bonusaktionen.

## Phasen

phase-setup = Spielvorbereitung
phase-actions = Aktionen
phase-vatican = Vatikanbericht
phase-over = Spielende

## Güter und Punkte

good-coins = Münzen
good-coins-count = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
good-wood = Holz
good-wood-count = { $count } Holz
good-stone = Steine
good-stone-count = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
good-servants = Diener
good-servants-count = { $count } Diener
good-military = Militärpunkte
good-military-count = { $count ->
    [one] { $count } Militärpunkt
   *[other] { $count } Militärpunkte
}
good-faith = Glaubenspunkte
good-faith-count = { $count ->
    [one] { $count } Glaubenspunkt
   *[other] { $count } Glaubenspunkte
}
good-vp = Siegpunkte
good-vp-count = { $count } SP
good-privilege = Privilegien
good-privilege-count = { $count ->
    [one] { $count } Privileg
   *[other] { $count } verschiedene Privilegien
}
privilege-goods = Holz und Stein
privilege-servants = Diener
privilege-coins = Münzen
privilege-military = Militärpunkte
privilege-faith = Glaubenspunkt
goods-nothing = nichts
goods-and = { $first } und { $last }
goods-or = { $first } oder { $last }

## Familienmitglieder

member-black = schwarzes Familienmitglied
member-black-one = das schwarze Familienmitglied
member-white = weißes Familienmitglied
member-white-one = das weiße Familienmitglied
member-orange = orangefarbenes Familienmitglied
member-orange-one = das orangefarbene Familienmitglied
member-neutral = neutrales Familienmitglied
member-neutral-one = das neutrale Familienmitglied

## Kartenarten

type-territory = Gebiet
type-territory-one = ein Gebiet
type-territory-many = Gebiete
type-character = Charakter
type-character-one = einen Charakter
type-character-many = Charaktere
type-building = Gebäude
type-building-one = ein Gebäude
type-building-many = Gebäude
type-venture = Wagnis
type-venture-one = ein Wagnis
type-venture-many = Wagnisse
type-any = Jede Karte
type-any-one = eine beliebige Karte
type-any-many = Karten aller Art

## Felder

tower-territory = Turm der Gebiete
tower-character = Turm der Charaktere
tower-building = Turm der Gebäude
tower-venture = Turm der Wagnisse
space-territory = Stockwerk { $floor } im Turm der Gebiete
space-territory-to = auf Stockwerk { $floor } im Turm der Gebiete
space-character = Stockwerk { $floor } im Turm der Charaktere
space-character-to = auf Stockwerk { $floor } im Turm der Charaktere
space-building = Stockwerk { $floor } im Turm der Gebäude
space-building-to = auf Stockwerk { $floor } im Turm der Gebäude
space-venture = Stockwerk { $floor } im Turm der Wagnisse
space-venture-to = auf Stockwerk { $floor } im Turm der Wagnisse
space-harvest-single = Ernte, Einzelfeld
space-harvest-single-to = auf das Einzelfeld der Ernte
space-harvest-shared = Ernte, gemeinsames Feld
space-harvest-shared-to = auf das gemeinsame Feld der Ernte
space-production-single = Produktion, Einzelfeld
space-production-single-to = auf das Einzelfeld der Produktion
space-production-shared = Produktion, gemeinsames Feld
space-production-shared-to = auf das gemeinsame Feld der Produktion
space-market-1 = Markt: Münzen
space-market-1-to = auf das Marktfeld für Münzen
space-market-2 = Markt: Diener
space-market-2-to = auf das Marktfeld für Diener
space-market-3 = Markt: Militärpunkte und Münzen
space-market-3-to = auf das Marktfeld für Militärpunkte und Münzen
space-market-4 = Markt: Privilegien
space-market-4-to = auf das Marktfeld für Privilegien
space-council = Ratspalast
space-council-to = in den Ratspalast
work-harvest = Ernte
work-harvest-one = eine Ernte
work-production = Produktion
work-production-one = eine Produktion

## Bonusplättchen

tile-basic = Einfaches Bonusplättchen
tile-adv_1 = Bonusplättchen des Hauses
tile-adv_2 = Bonusplättchen der Hauptleute
tile-adv_3 = Bonusplättchen der Kaufleute
tile-adv_4 = Bonusplättchen der Gutsherren
tile-gives = Ernte: { $harvest }; Produktion: { $production }

## Entwicklungskarten

card-commercial_hub = Handelsposten
card-woods = Gehölz
card-village = Dorf
card-gravel_pit = Kiesgrube
card-forest = Wald
card-monastery = Kloster
card-citadel = Zitadelle
card-city = Stadt
card-gold_mine = Goldmine
card-mountain_town = Bergdorf
card-mining_town = Bergmannsdorf
card-rock_pit = Steinbruch
card-estate = Landgut
card-hermitage = Einsiedelei
card-manor_house = Herrenhaus
card-dukedom = Herzogtum
card-trading_town = Handelsstadt
card-farm = Gutshof
card-colony = Kolonie
card-marble_pit = Marmorbruch
card-province = Provinz
card-sanctuary = Heiligtum
card-castle = Burg
card-fortified_town = Festungsstadt

card-warlord = Kriegsherr
card-stonemason = Steinmetz
card-dame = Dame
card-knight = Ritter
card-farmer = Bauer
card-artisan = Handwerker
card-preacher = Prediger
card-abbess = Äbtissin
card-captain = Hauptmann
card-architect = Architekt
card-patron = Mäzen
card-hero = Held
card-peasant = Pächter
card-scholar = Gelehrter
card-papal_messenger = Päpstlicher Bote
card-royal_messenger = Königlicher Bote
card-noble = Adliger
card-governor = Statthalter
card-paramour = Mätresse
card-herald = Herold
card-cardinal = Kardinal
card-bishop = Bischof
card-general = General
card-ambassador = Botschafter

card-mint = Münzstätte
card-tax_office = Steueramt
card-triumphal_arch = Triumphbogen
card-theater = Theater
card-carpenters_shop = Tischlerei
card-stonemasons_shop = Steinmetzwerkstatt
card-chapel = Kapelle
card-residence = Residenz
card-marketplace = Marktplatz
card-treasury = Schatzkammer
card-painters_guild = Malergilde
card-sculptors_guild = Bildhauergilde
card-stonemasons_guild = Steinmetzgilde
card-baptistery = Taufkapelle
card-barracks = Kaserne
card-stronghold = Bollwerk
card-bank = Bank
card-fair = Jahrmarkt
card-garden = Garten
card-fortress = Festung
card-palace = Palast
card-church = Kirche
card-military_academy = Militärakademie
card-cathedral = Dom

card-hiring_recruits = Rekruten anwerben
card-repairing_the_church = Kirche ausbessern
card-building_the_walls = Mauern bauen
card-raising_a_statue = Statue errichten
card-military_campaign = Feldzug
card-hosting_panhandlers = Bettler aufnehmen
card-fighting_heresies = Ketzer bekämpfen
card-support_to_the_bishop = Beistand für den Bischof
card-hiring_soldiers = Soldaten anwerben
card-repairing_the_abbey = Abtei ausbessern
card-building_the_bastions = Basteien bauen
card-support_to_the_king = Beistand für den König
card-improving_the_canals = Kanäle ausbauen
card-hosting_foreigners = Fremde aufnehmen
card-crusade = Kreuzzug
card-support_to_the_cardinal = Beistand für den Kardinal
card-hiring_mercenaries = Söldner anwerben
card-repairing_the_cathedral = Dom ausbessern
card-building_the_towers = Türme bauen
card-promoting_sacred_art = Kirchenkunst fördern
card-military_conquest = Eroberungszug
card-improving_the_roads = Straßen ausbauen
card-sacred_war = Heiliger Krieg
card-support_to_the_pope = Beistand für den Papst

## Was Karten bewirken, in Worten

effect-gain = { $goods }
effect-gain_per_card = { $goods } je Karte der Art { $cards }
effect-gain_per_points = { $goods } für je { $per }, die Sie besitzen
effect-exchange = { $pay } für { $gain } zahlen
effect-action-take_card = { $card } mit Wert { $value } nehmen
effect-action-take_card-discount = { $card } mit Wert { $value } nehmen, um { $discount } billiger
effect-action-harvest = Ernte mit Wert { $value }
effect-action-production = Produktion mit Wert { $value }
effect-action_bonus-take_card = Wert +{ $value }, wenn Sie { $card } nehmen
effect-action_bonus-harvest = Wert +{ $value } bei jeder Ernte
effect-action_bonus-production = Wert +{ $value } bei jeder Produktion
effect-discount = { $discount } Rabatt, wenn Sie { $card } nehmen
effect-no_floor_bonus = keine Boni der Stockwerke mehr
card-free = Kostenlos
card-cost = Kostet { $goods }
card-cost-need = Kostet { $goods }; nötig sind { $need }
card-cost-either = { $cost }; oder { $other }
card-immediate = Sofort: { $effects }
card-harvest = Ernte ab { $value }: { $effects }
card-production = Produktion ab { $value }: { $effects }
card-permanent = Dauerhaft: { $effects }
card-end_vp = Am Ende: { $vp } SP

## Anführer

leader-francesco_sforza = Francesco Sforza
leader-francesco_sforza-does = Einmal je Runde: Ernte mit Wert 1; nur Diener erhöhen ihn.
leader-francesco_sforza-needs = 5 Wagnisse
leader-ludovico_ariosto = Ludovico Ariosto
leader-ludovico_ariosto-does = Ihre Familienmitglieder dürfen auch auf besetzte Einzelfelder.
leader-ludovico_ariosto-needs = 5 Charaktere
leader-filippo_brunelleschi = Filippo Brunelleschi
leader-filippo_brunelleschi-does = Sie zahlen nie die 3 Münzen für einen besetzten Turm.
leader-filippo_brunelleschi-needs = 5 Gebäude
leader-federico_da_montefeltro = Federico da Montefeltro
leader-federico_da_montefeltro-does = Einmal je Runde: Eines Ihrer farbigen Familienmitglieder zu Hause ist in dieser Runde 6 wert.
leader-federico_da_montefeltro-needs = 5 Gebiete
leader-girolamo_savonarola = Girolamo Savonarola
leader-girolamo_savonarola-does = Einmal je Runde: 1 Glaubenspunkt.
leader-girolamo_savonarola-needs = 18 Münzen
leader-giovanni_dalle_bande_nere = Giovanni dalle Bande Nere
leader-giovanni_dalle_bande_nere-does = Einmal je Runde: 1 Münze, 1 Holz und 1 Stein.
leader-giovanni_dalle_bande_nere-needs = 12 Militärpunkte
leader-sandro_botticelli = Sandro Botticelli
leader-sandro_botticelli-does = Einmal je Runde: 2 Militärpunkte und 1 SP.
leader-sandro_botticelli-needs = 10 Holz
leader-michelangelo_buonarroti = Michelangelo Buonarroti
leader-michelangelo_buonarroti-does = Einmal je Runde: 3 Münzen.
leader-michelangelo_buonarroti-needs = 10 Steine
leader-ludovico_iii_gonzaga = Ludovico III. Gonzaga
leader-ludovico_iii_gonzaga-does = Einmal je Runde: 1 Privileg.
leader-ludovico_iii_gonzaga-needs = 15 Diener
leader-leonardo_da_vinci = Leonardo da Vinci
leader-leonardo_da_vinci-does = Einmal je Runde: Produktion mit Wert 0; nur Diener erhöhen ihn.
leader-leonardo_da_vinci-needs = 4 Charaktere und 2 Gebiete
leader-pico_della_mirandola = Pico della Mirandola
leader-pico_della_mirandola-does = Karten kosten Sie bis zu 3 Münzen weniger.
leader-pico_della_mirandola-needs = 4 Wagnisse und 2 Gebäude
leader-sisto_iv = Sisto IV
leader-sisto_iv-does = 5 zusätzliche SP, wenn Sie die Kirche unterstützen.
leader-sisto_iv-needs = je 6 Münzen, Holz, Steine und Diener
leader-lucrezia_borgia = Lucrezia Borgia
leader-lucrezia_borgia-does = Ihre farbigen Familienmitglieder sind 2 mehr wert.
leader-lucrezia_borgia-needs = 6 Karten derselben Art
leader-sigismondo_malatesta = Sigismondo Malatesta
leader-sigismondo_malatesta-does = Ihr neutrales Familienmitglied ist 3 mehr wert.
leader-sigismondo_malatesta-needs = 7 Militärpunkte und 3 Glaubenspunkte
leader-lorenzo_de_medici = Lorenzo de’ Medici
leader-lorenzo_de_medici-does = Er übernimmt dauerhaft die Fähigkeit eines Anführers, den jemand anderes ausgespielt hat.
leader-lorenzo_de_medici-needs = 35 SP
leader-ludovico_il_moro = Ludovico il Moro
leader-ludovico_il_moro-does = Ihre farbigen Familienmitglieder sind 5 wert, egal was die Würfel zeigen.
leader-ludovico_il_moro-needs = 2 Karten jeder Art
leader-cesare_borgia = Cesare Borgia
leader-cesare_borgia-does = Für Gebiete brauchen Sie keine Militärpunkte.
leader-cesare_borgia-needs = 3 Gebäude, 12 Münzen und 2 Glaubenspunkte
leader-santa_rita = Santa Rita
leader-santa_rita-does = Münzen, Holz, Steine und Diener aus Soforteffekten von Karten bekommen Sie doppelt.
leader-santa_rita-needs = 8 Glaubenspunkte
leader-cosimo_de_medici = Cosimo de’ Medici
leader-cosimo_de_medici-does = Einmal je Runde: 3 Diener und 1 SP.
leader-cosimo_de_medici-needs = 2 Charaktere und 4 Gebäude
leader-bartolomeo_colleoni = Bartolomeo Colleoni
leader-bartolomeo_colleoni-does = Einmal je Runde: 4 SP.
leader-bartolomeo_colleoni-needs = 2 Wagnisse und 4 Gebiete

## Exkommunikationen

excommunication-1-1 = Immer wenn Sie Militärpunkte bekommen, ist es 1 weniger.
excommunication-1-2 = Immer wenn Sie Münzen bekommen, ist es 1 weniger.
excommunication-1-3 = Immer wenn Sie Diener bekommen, ist es 1 weniger.
excommunication-1-4 = Immer wenn Sie Holz oder Steine bekommen, ist es davon 1 weniger.
excommunication-1-5 = −3 auf den Wert Ihrer Ernten.
excommunication-1-6 = −3 auf den Wert Ihrer Produktionen.
excommunication-1-7 = Ihre farbigen Familienmitglieder sind 1 weniger wert.
excommunication-2-1 = −4, wenn Sie Gebiete nehmen.
excommunication-2-2 = −4, wenn Sie Gebäude nehmen.
excommunication-2-3 = −4, wenn Sie Charaktere nehmen.
excommunication-2-4 = −4, wenn Sie Wagnisse nehmen.
excommunication-2-5 = Sie dürfen niemanden auf dem Markt einsetzen.
excommunication-2-6 = Für jedes +1 brauchen Sie zwei Diener.
excommunication-2-7 = Ihren ersten Zug jeder Runde holen Sie erst nach allen anderen nach.
excommunication-3-1 = Am Ende bringen Ihre Charaktere keine Punkte.
excommunication-3-2 = Am Ende bringen Ihre Wagnisse keine Punkte.
excommunication-3-3 = Am Ende bringen Ihre Gebiete keine Punkte.
excommunication-3-4 = Vor der Schlusswertung verlieren Sie 1 SP für je 5 SP.
excommunication-3-5 = Am Ende verlieren Sie 1 SP für jeden Militärpunkt.
excommunication-3-6 = Am Ende verlieren Sie 1 SP je Holz und Stein auf Ihren Gebäuden.
excommunication-3-7 = Am Ende verlieren Sie 1 SP je Münze, Holz, Stein und Diener.

## Entscheidungen

question-tile = Welches Bonusplättchen wählen Sie?
question-draft = Welchen Anführer behalten Sie? Die anderen geben Sie weiter.
question-turn = Welches Familienmitglied setzen Sie ein, und wo?
question-turn-placed = Ihr Familienmitglied ist eingesetzt. Möchten Sie noch einen Anführer nutzen?
question-turn-pass = Sie können jetzt kein Familienmitglied einsetzen.
question-pay = Womit bezahlen Sie { $card }?
question-privilege = { $left ->
    [one] Welches Privileg wählen Sie?
   *[other] Welches Privileg wählen Sie? { $left } verschiedene stehen Ihnen noch zu.
}
question-exchange = { $card }: Was tauschen Sie?
question-bonus-take_card = { $card }: Sie dürfen { $type } mit Wert { $value } nehmen. Welche Karte nehmen Sie?
question-bonus-harvest = { $card }: Sie dürfen mit Wert { $value } ernten. Wie viele Diener geben Sie dafür ab?
question-bonus-production = { $card }: Sie dürfen mit Wert { $value } produzieren. Wie viele Diener geben Sie dafür ab?
question-vatican = Die Kirche verlangt { $need } Glaubenspunkte; Sie haben { $faith }. Unterstützen Sie sie?

## Züge

move-tile = { $tile } wählen
move-draft = { $leader } behalten
move-place = { $servants ->
    [0] { $member } { $to }
    [one] { $member } mit { $servants } Diener { $to }
   *[other] { $member } mit { $servants } Dienern { $to }
}
move-play = { $leader } ausspielen
move-play-copy = { $leader } als { $copy } ausspielen
move-discard = { $leader } für ein Privileg abwerfen
move-activate = { $leader } nutzen
move-activate-member = { $leader } nutzen: { $member }
move-activate-servants = { $servants ->
    [0] { $leader } ohne Diener nutzen
    [one] { $leader } mit { $servants } Diener nutzen
   *[other] { $leader } mit { $servants } Dienern nutzen
}
move-pass = passen
move-end = Zug beenden
move-pay = { $goods } zahlen
move-privilege = { $goods } nehmen
move-exchange = { $card }: { $pay } für { $gain } zahlen
move-skip = nichts tauschen
move-take = { $servants ->
    [0] { $card } nehmen ({ $space })
    [one] { $card } mit { $servants } Diener nehmen ({ $space })
   *[other] { $card } mit { $servants } Dienern nehmen ({ $space })
}
move-work = { $servants ->
    [0] ohne Diener
    [one] mit { $servants } Diener
   *[other] mit { $servants } Dienern
}
move-decline = verzichten
move-support = die Kirche unterstützen
move-refuse = ablehnen und exkommuniziert werden

## Das Protokoll

fact-tile = { $seat } wählt ein Bonusplättchen: { $tile }.
fact-draft = { $seat } behält { $leader }.
fact-draft-hidden = { $seat } behält einen Anführer.
fact-round = Runde { $round } beginnt. Würfel: schwarz { $black }, weiß { $white }, orange { $orange }. Zugreihenfolge: { $order }.
fact-place = { $servants ->
    [0] { $seat } setzt { $member } { $to }.
    [one] { $seat } setzt { $member } mit { $servants } Diener { $to }.
   *[other] { $seat } setzt { $member } mit { $servants } Dienern { $to }.
}
fact-fee = { $seat } zahlt { $goods }, weil der Turm besetzt ist.
fact-bonus-space = { $servants ->
    [0] { $seat } geht ohne Familienmitglied { $to }.
    [one] { $seat } geht ohne Familienmitglied, mit { $servants } Diener, { $to }.
   *[other] { $seat } geht ohne Familienmitglied, mit { $servants } Dienern, { $to }.
}
fact-bonus-work = { $servants ->
    [0] { $seat } beginnt { $work } ohne Familienmitglied.
    [one] { $seat } beginnt { $work } ohne Familienmitglied, mit { $servants } Diener.
   *[other] { $seat } beginnt { $work } ohne Familienmitglied, mit { $servants } Dienern.
}
fact-take = { $seat } nimmt { $card } für { $goods }.
fact-take-free = { $seat } nimmt { $card }.
fact-gain = { $seat } bekommt { $goods } ({ $from }).
fact-work-harvest = { $seat } erntet mit Wert { $value }.
fact-work-production = { $seat } produziert mit Wert { $value }.
fact-exchange = { $seat } zahlt { $goods } ({ $card }).
fact-skip = { $seat } tauscht nichts ({ $card }).
fact-decline = { $seat } verzichtet auf die Bonusaktion ({ $card }).
fact-privilege = { $seat } wählt ein Privileg: { $gain }.
fact-play = { $seat } spielt { $leader } aus.
fact-play-copy = { $seat } spielt { $leader } aus, der die Fähigkeit von { $copy } übernimmt.
fact-discard = { $seat } wirft { $leader } für ein Privileg ab.
fact-activate = { $seat } nutzt { $leader }.
fact-six = { $seat } setzt { $member } für diese Runde auf 6.
fact-pass = { $seat } kann kein Familienmitglied einsetzen und passt.
fact-end = { $seat } beendet den Zug.
fact-support = { $seat } unterstützt die Kirche.
fact-refuse = { $seat } verweigert der Kirche die Unterstützung.
fact-excommunicate = { $seat } wird exkommuniziert: { $tile }
fact-faith = { $faith ->
    [one] { $seat } erhält { $vp } SP für { $faith } Glaubenspunkt.
   *[other] { $seat } erhält { $vp } SP für { $faith } Glaubenspunkte.
}
fact-end_of_round = Runde { $round } ist zu Ende. Neue Zugreihenfolge: { $order }.
fact-final = Schlusswertung von { $seat }: { $parts }; insgesamt { $vp } SP.
fact-over = Das Spiel ist zu Ende: { $scores }. { $winners }.
from-privilege = Privileg
from-support = Kirche
winners-one = { $names } gewinnt
winners-many = { $names } teilen sich den Sieg

## Die Schlusswertung

final-before = vor der Wertung verloren
final-territories = Gebiete
final-characters = Charaktere
final-ventures = Wagnisse
final-military = militärische Rangfolge
final-goods = Güter
final-excommunications = Exkommunikationen
final-part = { $part } { $vp }

## Woher die Punkte kommen

lorenzo-source-cards = Karten beim Nehmen
lorenzo-source-production = Produktion
lorenzo-source-harvest = Ernte
lorenzo-source-church = Kirche
lorenzo-source-leaders = Anführer
lorenzo-source-territories = Gebiete am Ende
lorenzo-source-characters = Charaktere am Ende
lorenzo-source-ventures = Wagnisse am Ende
lorenzo-source-military = Militärische Rangfolge am Ende
lorenzo-source-goods = Güter am Ende
lorenzo-source-others = Alles andere
lorenzo-source-excommunications = Exkommunikationen
