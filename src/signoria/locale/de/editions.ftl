### Ausgaben: ihre Teile und Felder mit Namen, was an einem Wert falsch oder ungewöhnlich ist, und was rekonstruiert ist.
###
### Namen beginnen mit part-, field-, source- oder op-. Was über einen Wert gesagt wird, beginnt mit finding-, nach den
### Gründen von `signoria.kernel.components` und der Spiele. Ein Ort ist Name und Feld: „Anwalt: Landschaft“.

place = { $name }: { $field }
entry = Nr. { $number }

## Teile

part-file = Die Datei
part-signoria_edition = Version
part-game = Spiel
part-name = Name der Ausgabe
part-about = Beschreibung
part-words = Wörter
part-minimum_work_value = Mindestwerkzahl
part-professions = Personen
part-pieces = Formen der Gebäude und Landschaften
part-stacks = Stapel
part-buildings_each = Anzahl jedes Gebäudes
part-principality = Fürstentum
part-cooperative_board = Tafel für kooperatives Bauen
part-cooperative_map = Karte für kooperatives Bauen
part-bonus_cards = Bonuskarten
part-prestige_cards = Prestigekarten
part-characters = Charaktere
part-encoding = Erläuterungen
part-setup = Spielaufbau
part-board = Spielplan
part-scoring = Wertung
part-bonus_tiles = Bonusplättchen
part-cards = Karten
part-leaders = Anführer
part-excommunications = Exkommunikationen
excommunication-tile = Exkommunikation { $id }

## Felder

field-id = Kennung
field-key = Kennung
field-source = Quelle
field-building = Gebäude
field-landscape = Landschaft
field-freedom = Freiheit
field-class = Größe
field-squares = Zahl der Felder
field-shape = Form
field-map = Palazzo
field-borders = Grenzen
field-borders-of = bei { $number } Personen
field-west = linke Tafel
field-east = rechte Tafel
field-by_round = Runden
field-by_round-of = Runde { $number }
field-per = Punkte je Stück
field-counts = was sie zählt
field-needs = was sie verlangt
field-value = Wert
field-alone = Punkte allein
field-tied = Punkte bei Gleichstand
field-most = das meiste von
field-fewest = das wenigste von
field-lowest_bid = niedrigstes Gebot
field-highest_bid = höchstes Gebot
field-starts_with = Geld am Anfang
field-grows_by = Zuwachs
field-name = Name
field-type = Art
field-period = Zeitabschnitt
field-costs = Kosten
field-costs-of = Kosten { $number }
field-pay = Preis
field-require = verlangte Militärpunkte
field-immediate = Soforteffekte
field-immediate-of = Soforteffekt { $number }
field-permanent = Dauereffekte
field-permanent-of = Dauereffekt { $number }
field-activation = Aktivierungswert
field-end_vp = Siegpunkte am Ende
field-effect = Effekt
field-op = Art des Effekts
field-gain = Ertrag
field-card = Kartenart
field-action = Aktion
field-discount = Rabatt
field-card_bonuses = mit Boni
field-choose = Rabatte
field-choose-of = Rabatt { $number }
field-members = Familienmitglieder
field-resources = Waren
field-servants = Diener
field-lose = Verlust
field-per_each = gezählte Waren
field-when = Zeitpunkt
field-options = Tausche
field-options-of = Tausch { $number }
field-mode = Wirkung
field-require_any = Bedingungen
field-require_any-of = Bedingung { $number }
field-cards = Karten
field-ability = Fähigkeit
field-ability-of = Fähigkeit { $number }
field-note = Anmerkung
field-text = Text
field-number = Nummer
field-side = Seite
field-copies = Exemplare
field-production = Produktion
field-production-of = Produktionsfeld { $number }
field-harvest = Ernte
field-harvest-of = Erntefeld { $number }
field-towers = Türme
field-territory = Gebiete
field-territory-of = Stockwerk { $number }
field-character = Charaktere
field-character-of = Stockwerk { $number }
field-building-of = Stockwerk { $number }
field-venture = Wagnisse
field-venture-of = Stockwerk { $number }
field-floor = Stockwerk
field-bonus = Stockwerksbonus
field-malus = Abzug
field-slot = Feld
field-capacity = Plätze
field-min_players = nötige Personen
field-market = Markt
field-market-of = Marktfeld { $number }
field-council_palace = Ratspalast
field-privilege_options = Privilegien
field-privilege_options-of = Privileg { $number }
field-faith_track_vp = Glaubensleiste
field-faith_track_vp-of = Stufe { $number }
field-military_track_max = Ende der Militärleiste
field-faith_required = verlangter Glaube
field-faith_required-of = Zeitabschnitt { $number }
field-territory_slot_military = Militärpunkte für Gebiete
field-territory_slot_military-of = Gebiet { $number }
field-occupied_tower_fee = Gebühr für einen besetzten Turm
field-territories = Punkte für Gebiete
field-characters = Punkte für Charaktere
field-military_rank = Punkte für Militär
field-first = Erster
field-second = Zweiter
field-resources_per_vp = Waren je Siegpunkt
field-start_resources = Waren am Anfang
field-start_coins_by_turn_order = Münzen am Anfang
field-start_coins_by_turn_order-of = Platz { $number }
field-neutral_value = Wert des neutralen Familienmitglieds
field-covered_spaces = abgedeckte Felder
field-covered_spaces-of = bei { $number } Personen
field-coins = Münzen
field-wood = Holz
field-stone = Steine
field-military = Militärpunkte
field-faith = Glaubenspunkte
field-vp = Siegpunkte
field-privilege = Privilegien
field-en = Englisch
field-de = Deutsch

## Quellen

source-rulebook = Spielregel
source-published = veröffentlicht
source-inferred = erschlossen
source-printed = gedrucktes Exemplar
source-reconstruction = Rekonstruktion

## Effekte von Lorenzo dem Prächtigen

op-gain = Ertrag
op-gain_per_card = Ertrag je Karte
op-gain_per_points = Ertrag je Punkte
op-exchange = Tausch
op-action = Zusatzaktion
op-take_card = eine Karte nehmen
op-once_per_round = einmal pro Runde
op-before_final_scoring = vor der Schlusswertung
op-action_bonus = Aktionswert
op-discount = Rabatt
op-no_floor_bonus = kein Stockwerksbonus
op-member_value_add = Familienmitglieder mehr oder weniger wert
op-member_value_set = Familienmitglieder mit festem Wert
op-gain_malus = geringere Erträge
op-ignore_occupied_spaces = besetzte Felder erlaubt
op-no_occupied_tower_fee = keine Gebühr für besetzte Türme
op-church_support_bonus = Bonus für die Unterstützung der Kirche
op-copy_leader = kopiert einen Anführer
op-no_territory_requirement = keine Militärpunkte für Gebiete
op-double_immediate_resources = verdoppelt Soforterträge von Karten
op-no_market = kein Markt
op-servant_rate = Diener zählen weniger
op-skip_first_turn = setzt den ersten Zug aus
op-no_final_vp = keine Punkte für Karten am Ende
op-final_vp_loss = verliert Punkte am Ende
op-final_vp_loss_building_costs = verliert Punkte für Gebäudekosten
op-member_value_set_one = setzt den Wert eines Familienmitglieds

## Fehler der Form

finding-not_edition = Eine Ausgabe muss ein JSON-Objekt sein.
finding-no_game = Eine Ausgabe sagt, zu welchem Spiel sie gehört: { $games }.
finding-no_editions = Dieses Spiel hat keine Ausgaben.
finding-not_object = Hier muss ein Objekt mit benannten Werten stehen.
finding-unknown_key = „{ $value }“ gibt es hier nicht. Entfernen Sie es.
finding-bad_key = „{ $value }“ kann hier kein Name sein. Entfernen Sie es.
finding-missing = Die Angabe fehlt.
finding-not_list = Hier muss eine Liste stehen.
finding-wrong_count = Es müssen genau { $most } sein; es sind { $count }. Das Spiel hat genau für so viele Platz.
finding-wrong_length = Es müssen { $least } bis { $most } sein; es sind { $count }.
finding-not_number = Hier muss eine ganze Zahl von { $least } bis { $most } stehen.
finding-not_boolean = Hier muss true oder false stehen.
finding-not_text = Hier muss Text stehen.
finding-text_length = Der Text muss 1 bis { $most } Zeichen lang sein.
finding-unprintable = Der Text enthält Zeichen, die sich nicht anzeigen lassen.
finding-not_choice = „{ $value }“ ist nicht möglich. Wählen Sie: { $choices }.
finding-fixed = Hier muss „{ $expected }“ stehen.
finding-unchangeable = Das lässt sich nicht ändern: Die Regeln brauchen es so.
finding-bad_id = „{ $value }“ kann keine Kennung sein. Erlaubt sind Kleinbuchstaben von a bis z, Ziffern und Unterstriche, höchstens { $most }, mit einem Buchstaben am Anfang.
finding-bad_tile_id = „{ $value }“ kann nicht die Kennung eines Plättchens sein. Nehmen Sie eine wie 2-5.
finding-id_taken = Die Kennung „{ $value }“ ist schon vergeben. Wählen Sie eine andere.
finding-bad_language = „{ $value }“ ist keine Sprache. Nehmen Sie Kürzel wie en und de.
finding-unknown_name = „{ $value }“ benennt keine Karte dieser Ausgabe.

## Die Fürsten von Florenz: was nicht spielbar ist

finding-not_hundreds = Geld gibt es nur in Hundertern.
finding-bids_crossed = Es darf nicht unter dem niedrigsten Gebot liegen, { NUMBER($lowest, useGrouping: 0) } F.
finding-bad_grid = Die Zeilen müssen gleich lang sein, höchstens { $most }, und dürfen nur diese Zeichen enthalten: { $marks }
finding-piece_squares = Ein Teil hat 1 bis { $most } Felder; dieses hat { $count }.
finding-piece_apart = Die Felder eines Teils müssen an ihren Kanten zusammenhängen.
finding-board_size = Eine Tafel hat { $side } Zeilen mit { $side } Feldern.
finding-palazzo_squares = Der Palazzo bedeckt 1 bis { $most } Felder; hier bedeckt er { $count }.
finding-counted_twice = Eine Bonuskarte zählt eine bis drei verschiedene Sachen.
finding-bonus_total = Zusammen könnten die Bonuskarten einem Werk { $total } hinzufügen; die Grenze ist { $most }. Verringern Sie einige.
finding-needs_nothing = Eine Prestigekarte muss etwas verlangen.
finding-border_alone = Eine Tafel kann nicht an sich selbst grenzen.
finding-edge_twice = Eine Kante kann nur an eine andere grenzen.
finding-borders_twice = Zwei Tafeln können nur an einer Kante aneinandergrenzen.

## Die Fürsten von Florenz: was ungewöhnlich ist

finding-wishes_differ = { $wish }: Zahl der Personen, die das bevorzugen: { $count }. Im gedruckten Spiel sind es { $usual }.
finding-squares_differ = Zahl der Felder: { $count }. Im gedruckten Spiel sind es { $usual }.
finding-palazzo_differs = Zahl der Felder des Palazzos: { $count }. Im gedruckten Spiel sind es { $usual }.
finding-palazzo_apart = Die Felder des Palazzos hängen nicht zusammen.
finding-neighbours_differ = Platz { $seat } hat { $count } von { $usual } Nachbarn, die die Spielregel vorsieht.

## Lorenzo der Prächtige: was nicht spielbar ist

finding-never_covered = Stockwerke und der Ratspalast können nicht abgedeckt werden.
finding-privilege_kind = Dieses Privileg muss { $kind ->
    [goods] mindestens zwei Arten von Waren oder Punkten geben
   *[other] { $kind } geben und sonst nichts
}.
finding-too_few_tiles = Das erste Plättchen muss das einfache mit vier Exemplaren sein, und es braucht mindestens vier fortgeschrittene.
finding-cards_a_period = { $type }, Zeitabschnitt { $period }: Es müssen genau { $expected } Karten sein; es sind { $count }.
finding-copies_twice = Nur ein Anführer darf einen anderen kopieren.
finding-sets_one_differently = Ein anderer Anführer setzt ein Familienmitglied auf { $expected }; beide müssen übereinstimmen.
finding-no_excommunication = Zeitabschnitt { $period } braucht mindestens ein Plättchen.
finding-beyond_track = Das verlangt mehr Punkte, als die Leiste hat.
finding-too_many_payments = Kosten und Rabatte lassen mehr als { $most } Arten zu, eine Karte zu bezahlen: { $type }.
finding-doubles_twice = Nur ein Effekt darf verdoppeln, was Karten geben.
finding-one_ability = Ein Anführer braucht eine Fähigkeit; wirkt sie einmal je Runde, hat er nur diese eine.
finding-leader_works = Die Aktion eines Anführers muss eine Ernte oder eine Produktion sein.
finding-repeated_privilege = Privilegien kann es nicht je Karte oder je Punkt geben.
finding-not_on_track = Zählen lassen sich nur Militär- und Glaubenspunkte.
finding-counts_nothing = Es fehlt, was gezählt wird.

## Lorenzo der Prächtige: was ungewöhnlich ist

finding-excommunications_differ = Zahl der Plättchen in Zeitabschnitt { $period }: { $count }. Im gedruckten Spiel sind es { $usual }.

## Was in beiden Spielen ungewöhnlich ist

finding-differs = Der Wert ist { $value }. In unserer Ausgabe ist er { $ours }.
finding-changed = Es ist nicht wie in unserer Ausgabe.
finding-no_words = Die Karte hat keinen Namen und heißt deshalb „{ $called }“. Ergänzen Sie Wörter in der Ausgabe.

## Was rekonstruiert ist

reconstructed-professions-building = { $name } bevorzugt { $value }.
reconstructed-professions-landscape = { $name } bevorzugt { $value }.
reconstructed-professions-freedom = { $name } bevorzugt { $value }.
reconstructed-pieces-squares = { $name }: die Zahl der Felder.
reconstructed-pieces-shape = { $name }: die Form der { $squares } Felder.
reconstructed-principality = Wo der Palazzo steht.
reconstructed-cooperative_board = Wo der Palazzo auf den Tafeln für kooperatives Bauen steht.
reconstructed-cooperative_map = Welche Kanten der Tafeln für kooperatives Bauen aneinandergrenzen.

## Der Befehl

edition-ok = { $file }: spielbar
edition-not-ok = { $file }: nicht spielbar
edition-problem = Zeile { $line }: { $told }
edition-problems = { $count ->
    [one] Ein Fehler:
   *[other] { $count } Fehler:
}
edition-warnings = { $count ->
    [one] Ein Wert ist ungewöhnlich:
   *[other] { $count } Werte sind ungewöhnlich:
}
edition-reconstructions = { $count ->
    [0] Kein Wert ist eine Rekonstruktion.
    [one] Ein Wert ist eine Rekonstruktion: Den gedruckten kennen wir nicht.
   *[other] { $count } Werte sind Rekonstruktionen: Die gedruckten kennen wir nicht.
}
