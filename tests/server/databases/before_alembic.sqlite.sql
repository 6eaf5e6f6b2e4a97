BEGIN TRANSACTION;
CREATE TABLE chat (
        table_id VARCHAR(20) NOT NULL,
        id INTEGER NOT NULL,
        name VARCHAR(40),
        text TEXT NOT NULL,
        at BIGINT NOT NULL,
        code VARCHAR(40),
        PRIMARY KEY (table_id, id));
INSERT INTO "chat" VALUES('bCIOGNGaREVU',1,'Anna','Buona fortuna, Bea!',1794799049534,NULL);
INSERT INTO "chat" VALUES('bCIOGNGaREVU',2,'Bea','It''s only a game; ''quoted'' and ü too',1794799049541,NULL);
CREATE TABLE editions (table_id VARCHAR(20) NOT NULL PRIMARY KEY, content TEXT NOT NULL);
INSERT INTO "editions" VALUES('bCIOGNGaREVU','{"signoria_edition":1,"game":"princes","name":"Anna''s copy","about":"Component data of The Princes of Florence. Every source tells how sure a value is: rulebook, published, inferred (it follows from other published values) or reconstruction (the printed value is not known to us; ours fits every published count). Export this file, correct it by your own copy of the game, and play with it: signoria play princes --edition FILE.","minimum_work_value":{"by_round":[7,10,12,14,15,16,17],"source":"rulebook (rounds 2, 3, 6), published (1, 5, 7), inferred (4)"},"professions":[{"id":"mathematician","building":"university","landscape":"lake","freedom":"religion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"lawyer","building":"university","landscape":"forest","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"architect","building":"university","landscape":"park","freedom":"travel","source":{"building":"reconstruction","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"alchemist","building":"laboratory","landscape":"lake","freedom":"opinion","source":{"building":"published","landscape":"published","freedom":"published"}},{"id":"botanist","building":"laboratory","landscape":"park","freedom":"religion","source":{"building":"published","landscape":"published","freedom":"published"}},{"id":"physicist","building":"laboratory","landscape":"forest","freedom":"travel","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"bell_maker","building":"workshop","landscape":"forest","freedom":"religion","source":{"building":"published","landscape":"published","freedom":"published"}},{"id":"goldsmith","building":"workshop","landscape":"lake","freedom":"travel","source":{"building":"published","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"organ_builder","building":"workshop","landscape":"park","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"philosopher","building":"library","landscape":"forest","freedom":"opinion","source":{"building":"reconstruction","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"cartographer","building":"library","landscape":"lake","freedom":"travel","source":{"building":"reconstruction","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"composer","building":"opera","landscape":"lake","freedom":"religion","source":{"building":"published","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"choreographer","building":"opera","landscape":"forest","freedom":"travel","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"painter","building":"studio","landscape":"forest","freedom":"religion","source":{"building":"published","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"sculptor","building":"studio","landscape":"lake","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"physician","building":"hospital","landscape":"forest","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"pharmacist","building":"hospital","landscape":"park","freedom":"religion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"dramatist","building":"theater","landscape":"park","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"poet","building":"theater","landscape":"lake","freedom":"travel","source":{"building":"rulebook","landscape":"rulebook","freedom":"rulebook"}},{"id":"astronomer","building":"tower","landscape":"forest","freedom":"travel","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"theologian","building":"chapel","landscape":"forest","freedom":"religion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}}],"pieces":{"university":{"class":"large","shape":["###","#.#","#.#"],"source":{"squares":"rulebook","shape":"reconstruction"}},"laboratory":{"class":"large","shape":["##..",".###","..##"],"source":{"squares":"rulebook","shape":"reconstruction"}},"workshop":{"class":"large","shape":["####","###."],"source":{"squares":"rulebook","shape":"reconstruction"}},"library":{"class":"medium","shape":["#..","##.",".##"],"source":{"squares":"rulebook","shape":"reconstruction"}},"opera":{"class":"medium","shape":["#.#","###"],"source":{"squares":"rulebook","shape":"reconstruction"}},"studio":{"class":"medium","shape":["##","##","#."],"source":{"squares":"rulebook","shape":"reconstruction"}},"hospital":{"class":"medium","shape":["####",".#.."],"source":{"squares":"rulebook","shape":"reconstruction"}},"theater":{"class":"medium","shape":["##.",".#.",".##"],"source":{"squares":"rulebook","shape":"reconstruction"}},"tower":{"class":"small","shape":["###"],"source":{"squares":"rulebook","shape":"reconstruction"}},"chapel":{"class":"small","shape":["##","#."],"source":{"squares":"rulebook","shape":"reconstruction"}},"forest":{"class":"landscape","shape":["####","#..."],"source":{"squares":"published","shape":"reconstruction"}},"lake":{"class":"landscape","shape":["###","#.."],"source":{"squares":"published","shape":"reconstruction"}},"park":{"class":"landscape","shape":["###"],"source":{"squares":"published","shape":"reconstruction"}}},"stacks":{"forest":6,"lake":6,"park":6,"jester":7,"builder":6,"recruiting":5},"buildings_each":3,"principality":{"map":[".......",".......",".......",".......",".......","PPP....","PPP...."],"source":"published"},"cooperative_board":{"map":[".......",".......","...PP..","...PP..","...PP..",".......","......."],"source":"reconstruction"},"bonus_cards":[{"id":"buildings","per":1,"counts":["buildings"],"source":"rulebook"},{"id":"large_buildings","per":2,"counts":["large_buildings"],"source":"rulebook"},{"id":"medium_buildings_forests","per":1,"counts":["medium_buildings","forests"],"source":"rulebook"},{"id":"small_buildings_landscapes","per":1,"counts":["small_buildings","landscapes"],"source":"rulebook"},{"id":"building_sizes","per":2,"counts":["building_sizes"],"source":"rulebook"},{"id":"landscapes","per":1,"counts":["landscapes"],"source":"rulebook"},{"id":"forests","per":2,"counts":["forests"],"source":"rulebook"},{"id":"lakes","per":2,"counts":["lakes"],"source":"rulebook"},{"id":"parks","per":2,"counts":["parks"],"source":"rulebook"},{"id":"freedoms","per":2,"counts":["freedoms"],"source":"rulebook"},{"id":"jesters","per":2,"counts":["jesters"],"source":"rulebook"},{"id":"jesters_freedoms","per":1,"counts":["jesters","freedoms"],"source":"rulebook"},{"id":"builders","per":2,"counts":["builders"],"source":"rulebook"},{"id":"builders_lakes","per":1,"counts":["builders","lakes"],"source":"rulebook"},{"id":"prestige_cards","per":2,"counts":["prestige_cards"],"source":"rulebook"},{"id":"prestige_cards_freedoms","per":1,"counts":["prestige_cards","freedoms"],"source":"rulebook"},{"id":"landscape_kinds","per":2,"counts":["landscape_kinds"],"source":"rulebook"},{"id":"categories","per":1,"counts":["categories"],"source":"rulebook"},{"id":"cards_in_hand","per":1,"counts":["cards_in_hand"],"source":"rulebook"},{"id":"cards_on_table","per":1,"counts":["cards_on_table"],"source":"rulebook"}],"prestige_cards":[{"id":"most_buildings","most":"buildings","alone":6,"tied":3,"source":"rulebook"},{"id":"two_large_buildings","needs":{"large_buildings":2},"value":5,"source":"rulebook"},{"id":"fewest_empty_spaces","fewest":"empty_spaces","alone":8,"tied":4,"source":"rulebook"},{"id":"all_landscape_kinds","needs":{"landscape_kinds":3},"value":8,"source":"rulebook"},{"id":"most_landscapes","most":"landscapes","alone":7,"tied":4,"source":"rulebook"},{"id":"most_forests","most":"forests","alone":7,"tied":4,"source":"rulebook"},{"id":"most_lakes","most":"lakes","alone":6,"tied":3,"source":"rulebook"},{"id":"all_freedoms","needs":{"freedoms":3},"value":8,"source":"rulebook"},{"id":"buildings_freedoms_works","needs":{"buildings":4,"freedoms":2,"cards_on_table":4},"value":6,"source":"rulebook"},{"id":"most_jesters","most":"jesters","alone":6,"tied":3,"source":"rulebook"},{"id":"most_builders","most":"builders","alone":6,"tied":3,"source":"rulebook"},{"id":"most_parks","most":"parks","alone":5,"tied":3,"source":"rulebook"},{"id":"builder_jester_landscapes","needs":{"builders":1,"jesters":1,"landscapes":2},"value":7,"source":"rulebook"},{"id":"most_works","most":"cards_on_table","alone":7,"tied":4,"source":"rulebook"}],"characters":[{"id":"muse","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"cardinal","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"princess","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"merchant","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"professor","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"banker","lowest_bid":0,"highest_bid":500,"starts_with":600,"grows_by":100,"source":"rulebook"}]}');
CREATE TABLE moves (
        table_id VARCHAR(20) NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        move TEXT,
        played_by VARCHAR(80) NOT NULL,
        next_seat INTEGER NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, number));
INSERT INTO "moves" VALUES('bCIOGNGaREVU',1,0,'{"do":"return","card":"astronomer"}','t8uxT6w2QJ0A',1,1794799049553);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',2,1,'{"do":"return","card":"bell_maker"}','f8XRO9q03N9k',0,1794799049558);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',3,0,'{"do":"name","object":"prestige"}','t8uxT6w2QJ0A',1,1794799049573);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',4,1,'{"do":"bid","amount":400}','f8XRO9q03N9k',0,1794799049578);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',5,0,'{"do":"pass"}','t8uxT6w2QJ0A',1,1794799049593);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',6,1,'{"do":"keep","card":"most_works"}','f8XRO9q03N9k',1,1794799049595);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',7,1,'{"do":"bury","order":["builder_jester_landscapes","most_builders","most_parks","fewest_empty_spaces"]}','f8XRO9q03N9k',0,1794799049613);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',8,0,'{"do":"take","object":"landscape"}','t8uxT6w2QJ0A',0,1794799049629);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',9,0,'{"do":"choose","landscape":"forest"}','t8uxT6w2QJ0A',0,1794799049631);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',10,0,'{"do":"place","piece":"forest","cells":[[0,3],[1,0],[1,1],[1,2],[1,3]]}','t8uxT6w2QJ0A',0,1794799049651);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',11,0,'{"do":"end"}','t8uxT6w2QJ0A',1,1794799049671);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',12,1,'{"do":"build","building":"university"}','f8XRO9q03N9k',1,1794799049673);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',13,1,'{"do":"place","piece":"university","cells":[[4,4],[4,5],[4,6],[5,4],[6,4],[6,5],[6,6]]}','f8XRO9q03N9k',1,1794799049675);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',14,1,'{"do":"introduce","freedom":"travel"}','f8XRO9q03N9k',1,1794799049676);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',15,1,'{"do":"end"}','f8XRO9q03N9k',1,1794799049693);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',16,1,'{"do":"name","object":"landscape"}','f8XRO9q03N9k',0,1794799049713);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',17,0,'{"do":"bid","amount":400}','t8uxT6w2QJ0A',1,1794799049716);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',18,1,'{"do":"pass"}','f8XRO9q03N9k',0,1794799049733);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',19,0,'{"do":"choose","landscape":"lake"}','t8uxT6w2QJ0A',0,1794799049736);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',20,0,'{"do":"place","piece":"lake","cells":[[2,4],[2,5],[2,6],[3,6]]}','t8uxT6w2QJ0A',1,1794799049740);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',21,1,'{"do":"decline"}','f8XRO9q03N9k',1,1794799049753);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',22,1,'{"do":"build","building":"workshop"}','f8XRO9q03N9k',1,1794799049773);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',23,1,'{"do":"place","piece":"workshop","cells":[[0,2],[1,1],[1,2],[2,1],[2,2],[3,1],[3,2]]}','f8XRO9q03N9k',1,1794799049793);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',24,1,'{"do":"build","building":"library"}','f8XRO9q03N9k',1,1794799049813);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',25,1,'{"do":"place","piece":"library","cells":[[0,4],[0,5],[1,5],[1,6],[2,6]]}','f8XRO9q03N9k',1,1794799049833);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',26,1,'{"do":"end"}','f8XRO9q03N9k',0,1794799049853);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',27,0,'{"do":"build","building":"university"}','t8uxT6w2QJ0A',0,1794799049855);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',28,0,'{"do":"place","piece":"university","cells":[[4,4],[4,6],[5,4],[5,6],[6,4],[6,5],[6,6]]}','t8uxT6w2QJ0A',0,1794799049857);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',29,0,'{"do":"introduce","freedom":"opinion"}','t8uxT6w2QJ0A',0,1794799049858);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',30,0,'{"do":"end"}','t8uxT6w2QJ0A',0,1794799049859);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',31,0,'{"do":"name","object":"recruiting"}','t8uxT6w2QJ0A',1,1794799049860);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',32,1,'{"do":"bid","amount":400}','f8XRO9q03N9k',0,1794799049873);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',33,0,'{"do":"bid","amount":500}','t8uxT6w2QJ0A',1,1794799049876);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',34,1,'{"do":"pass"}','f8XRO9q03N9k',1,1794799049893);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',35,1,'{"do":"take","object":"landscape"}','f8XRO9q03N9k',1,1794799049913);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',36,1,'{"do":"choose","landscape":"park"}','f8XRO9q03N9k',1,1794799049933);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',37,1,'{"do":"place","piece":"park","cells":[[1,3],[2,3],[3,3]]}','f8XRO9q03N9k',0,1794799049953);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',38,0,'{"do":"introduce","freedom":"travel"}','t8uxT6w2QJ0A',0,1794799049955);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',39,0,'{"do":"draw","deck":"profession"}','t8uxT6w2QJ0A',0,1794799049957);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',40,0,'{"do":"keep","card":"physician"}','t8uxT6w2QJ0A',0,1794799049958);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',41,0,'{"do":"bury","order":["alchemist","philosopher","choreographer","cartographer"]}','t8uxT6w2QJ0A',0,1794799049959);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',42,0,'{"do":"end"}','t8uxT6w2QJ0A',1,1794799049960);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',43,1,'{"do":"draw","deck":"profession"}','f8XRO9q03N9k',1,1794799049973);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',44,1,'{"do":"keep","card":"bell_maker"}','f8XRO9q03N9k',1,1794799049993);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',45,1,'{"do":"bury","order":["poet","lawyer","painter","physicist"]}','f8XRO9q03N9k',1,1794799050013);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',46,1,'{"do":"end"}','f8XRO9q03N9k',1,1794799050033);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',47,1,'{"do":"decline"}','f8XRO9q03N9k',0,1794799050053);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',48,0,'{"do":"decline"}','t8uxT6w2QJ0A',1,1794799050056);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',49,1,'{"do":"end"}','f8XRO9q03N9k',0,1794799050073);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',50,0,'{"do":"end"}','t8uxT6w2QJ0A',0,1794799050077);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',51,0,'{"do":"decline"}','t8uxT6w2QJ0A',1,1794799050079);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',52,1,'{"do":"decline"}','f8XRO9q03N9k',0,1794799050093);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',53,0,'{"do":"end"}','t8uxT6w2QJ0A',1,1794799050096);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',54,1,'{"do":"end"}','f8XRO9q03N9k',1,1794799050113);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',55,1,'{"do":"decline"}','f8XRO9q03N9k',0,1794799050133);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',56,0,'{"do":"decline"}','t8uxT6w2QJ0A',1,1794799050136);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',57,1,'{"do":"end"}','f8XRO9q03N9k',0,1794799050153);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',58,0,'{"do":"end"}','t8uxT6w2QJ0A',0,1794799050156);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',59,0,'{"do":"decline"}','t8uxT6w2QJ0A',1,1794799050158);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',60,1,'{"do":"decline"}','f8XRO9q03N9k',0,1794799050173);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',61,0,'{"do":"end"}','t8uxT6w2QJ0A',1,1794799050175);
INSERT INTO "moves" VALUES('bCIOGNGaREVU',62,1,'{"do":"end"}','f8XRO9q03N9k',-1,1794799050193);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',1,0,'{"do":"place","member":"orange","space":"building.2","servants":0}','t8uxT6w2QJ0A',1,1794799050341);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',2,0,NULL,'t8uxT6w2QJ0A',0,1794799050360);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',3,0,'{"do":"place","member":"black","space":"character.2","servants":0}','t8uxT6w2QJ0A',0,1794799050380);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',4,0,'{"do":"take","space":"building.2","servants":0}','t8uxT6w2QJ0A',1,1794799050400);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',5,1,'{"do":"place","member":"orange","space":"production.single","servants":0}','f8XRO9q03N9k',0,1794799050404);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',6,0,'{"do":"place","member":"white","space":"market.1","servants":0}','t8uxT6w2QJ0A',1,1794799050420);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',7,1,'{"do":"place","member":"white","space":"territory.2","servants":2}','f8XRO9q03N9k',0,1794799050423);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',8,0,'{"do":"place","member":"neutral","space":"harvest.single","servants":1}','t8uxT6w2QJ0A',1,1794799050440);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',9,1,'{"do":"place","member":"neutral","space":"territory.1","servants":1}','f8XRO9q03N9k',0,1794799050443);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',10,0,'{"do":"place","member":"orange","space":"council","servants":0}','t8uxT6w2QJ0A',0,1794799050460);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',11,0,'{"do":"privilege","gain":"coins"}','t8uxT6w2QJ0A',1,1794799050480);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',12,1,'{"do":"place","member":"black","space":"venture.1","servants":0}','f8XRO9q03N9k',0,1794799050483);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',13,0,'{"do":"place","member":"white","space":"character.1","servants":0}','t8uxT6w2QJ0A',1,1794799050500);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',14,1,'{"do":"place","member":"white","space":"market.2","servants":0}','f8XRO9q03N9k',0,1794799050503);
INSERT INTO "moves" VALUES('kBSpwjJ2U90c',15,0,'{"do":"place","member":"black","space":"harvest.single","servants":0}','t8uxT6w2QJ0A',1,1794799050520);
CREATE TABLE people (
        id VARCHAR(20) NOT NULL PRIMARY KEY,
        name VARCHAR(40) NOT NULL,
        login VARCHAR(40) UNIQUE,
        password TEXT,
        created BIGINT NOT NULL);
INSERT INTO "people" VALUES('t8uxT6w2QJ0A','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$prlHNEpS+1P/KRWgZkn7aQ$ynoVlIMlSfZAWiiilT1Cb0ah/ldbHTDxZ8vwsuF4DrA',1794799049277);
INSERT INTO "people" VALUES('f8XRO9q03N9k','Bea',NULL,NULL,1794799049288);
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(2);
CREATE TABLE seats (
        table_id VARCHAR(20) NOT NULL,
        seat INTEGER NOT NULL,
        kind VARCHAR(10) NOT NULL,
        person VARCHAR(20),
        name VARCHAR(40),
        level VARCHAR(40),
        PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('bCIOGNGaREVU',0,'human','t8uxT6w2QJ0A','Anna',NULL);
INSERT INTO "seats" VALUES('bCIOGNGaREVU',1,'human','f8XRO9q03N9k','Bea',NULL);
INSERT INTO "seats" VALUES('vxWE0ctolVuR',0,'human','t8uxT6w2QJ0A','Anna',NULL);
INSERT INTO "seats" VALUES('vxWE0ctolVuR',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vxWE0ctolVuR',2,'bot',NULL,NULL,'novice');
INSERT INTO "seats" VALUES('kBSpwjJ2U90c',0,'human','t8uxT6w2QJ0A','Anna',NULL);
INSERT INTO "seats" VALUES('kBSpwjJ2U90c',1,'human','f8XRO9q03N9k','Bea',NULL);
CREATE TABLE settings (name VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "settings" VALUES('secret','999c8ae439ed210e41bf857cd9a36baacd8e3984e6c4d6e872789b778992db99');
CREATE TABLE tables (
        id VARCHAR(20) NOT NULL PRIMARY KEY,
        game VARCHAR(40) NOT NULL,
        options TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        status VARCHAR(10) NOT NULL,
        host VARCHAR(20) NOT NULL,
        seed BIGINT,
        created BIGINT NOT NULL,
        result TEXT,
        next VARCHAR(20), edition VARCHAR(80));
INSERT INTO "tables" VALUES('bCIOGNGaREVU','princes','{"muse_and_princess":false,"cooperative":false,"two_player_hard":false,"open_money":false}',0,'over','t8uxT6w2QJ0A',8393656448136357364,1794799049490,'{"scores":[0,0],"winners":[0,1]}',NULL,'Anna''s copy');
INSERT INTO "tables" VALUES('vxWE0ctolVuR','princes','{"muse_and_princess":false,"cooperative":false,"two_player_hard":false,"open_money":false}',1,'open','t8uxT6w2QJ0A',NULL,1794799050235,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('kBSpwjJ2U90c','lorenzo','{"advanced":false,"last_report_decline_scores":false,"malus_wood_stone":"each","santa_rita_malus":"after","brunelleschi_bonus_actions":true}',0,'playing','t8uxT6w2QJ0A',6466743936064778635,1794799050300,NULL,NULL,NULL);
CREATE INDEX tables_by_status ON tables (public, status, created);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
