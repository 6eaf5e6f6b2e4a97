CREATE TABLE chat (
    table_id character varying(20) NOT NULL,
    id integer NOT NULL,
    name character varying(40),
    text text NOT NULL,
    at bigint NOT NULL,
    code character varying(40)
);
CREATE TABLE editions (
    table_id character varying(20) NOT NULL,
    content text NOT NULL
);
CREATE TABLE moves (
    table_id character varying(20) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    move text,
    played_by character varying(80) NOT NULL,
    next_seat integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE people (
    id character varying(20) NOT NULL,
    name character varying(40) NOT NULL,
    login character varying(40),
    password text,
    created bigint NOT NULL
);
CREATE TABLE schema_version (
    version integer NOT NULL
);
CREATE TABLE seats (
    table_id character varying(20) NOT NULL,
    seat integer NOT NULL,
    kind character varying(10) NOT NULL,
    person character varying(20),
    name character varying(40),
    level character varying(40)
);
CREATE TABLE settings (
    name character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE tables (
    id character varying(20) NOT NULL,
    game character varying(40) NOT NULL,
    options text NOT NULL,
    public boolean NOT NULL,
    status character varying(10) NOT NULL,
    host character varying(20) NOT NULL,
    seed bigint,
    created bigint NOT NULL,
    result text,
    next character varying(20),
    edition character varying(80)
);
INSERT INTO chat VALUES ('bHZiLcTjWcau', 1, 'Anna', 'Buona fortuna, Bea!', 1794799055725, NULL);
INSERT INTO chat VALUES ('bHZiLcTjWcau', 2, 'Bea', 'It''s only a game; ''quoted'' and ü too', 1794799055736, NULL);
INSERT INTO editions VALUES ('bHZiLcTjWcau', '{"signoria_edition":1,"game":"princes","name":"Anna''s copy","about":"Component data of The Princes of Florence. Every source tells how sure a value is: rulebook, published, inferred (it follows from other published values) or reconstruction (the printed value is not known to us; ours fits every published count). Export this file, correct it by your own copy of the game, and play with it: signoria play princes --edition FILE.","minimum_work_value":{"by_round":[7,10,12,14,15,16,17],"source":"rulebook (rounds 2, 3, 6), published (1, 5, 7), inferred (4)"},"professions":[{"id":"mathematician","building":"university","landscape":"lake","freedom":"religion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"lawyer","building":"university","landscape":"forest","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"architect","building":"university","landscape":"park","freedom":"travel","source":{"building":"reconstruction","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"alchemist","building":"laboratory","landscape":"lake","freedom":"opinion","source":{"building":"published","landscape":"published","freedom":"published"}},{"id":"botanist","building":"laboratory","landscape":"park","freedom":"religion","source":{"building":"published","landscape":"published","freedom":"published"}},{"id":"physicist","building":"laboratory","landscape":"forest","freedom":"travel","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"bell_maker","building":"workshop","landscape":"forest","freedom":"religion","source":{"building":"published","landscape":"published","freedom":"published"}},{"id":"goldsmith","building":"workshop","landscape":"lake","freedom":"travel","source":{"building":"published","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"organ_builder","building":"workshop","landscape":"park","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"philosopher","building":"library","landscape":"forest","freedom":"opinion","source":{"building":"reconstruction","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"cartographer","building":"library","landscape":"lake","freedom":"travel","source":{"building":"reconstruction","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"composer","building":"opera","landscape":"lake","freedom":"religion","source":{"building":"published","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"choreographer","building":"opera","landscape":"forest","freedom":"travel","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"painter","building":"studio","landscape":"forest","freedom":"religion","source":{"building":"published","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"sculptor","building":"studio","landscape":"lake","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"physician","building":"hospital","landscape":"forest","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"pharmacist","building":"hospital","landscape":"park","freedom":"religion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"dramatist","building":"theater","landscape":"park","freedom":"opinion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"poet","building":"theater","landscape":"lake","freedom":"travel","source":{"building":"rulebook","landscape":"rulebook","freedom":"rulebook"}},{"id":"astronomer","building":"tower","landscape":"forest","freedom":"travel","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}},{"id":"theologian","building":"chapel","landscape":"forest","freedom":"religion","source":{"building":"inferred","landscape":"reconstruction","freedom":"reconstruction"}}],"pieces":{"university":{"class":"large","shape":["###","#.#","#.#"],"source":{"squares":"rulebook","shape":"reconstruction"}},"laboratory":{"class":"large","shape":["##..",".###","..##"],"source":{"squares":"rulebook","shape":"reconstruction"}},"workshop":{"class":"large","shape":["####","###."],"source":{"squares":"rulebook","shape":"reconstruction"}},"library":{"class":"medium","shape":["#..","##.",".##"],"source":{"squares":"rulebook","shape":"reconstruction"}},"opera":{"class":"medium","shape":["#.#","###"],"source":{"squares":"rulebook","shape":"reconstruction"}},"studio":{"class":"medium","shape":["##","##","#."],"source":{"squares":"rulebook","shape":"reconstruction"}},"hospital":{"class":"medium","shape":["####",".#.."],"source":{"squares":"rulebook","shape":"reconstruction"}},"theater":{"class":"medium","shape":["##.",".#.",".##"],"source":{"squares":"rulebook","shape":"reconstruction"}},"tower":{"class":"small","shape":["###"],"source":{"squares":"rulebook","shape":"reconstruction"}},"chapel":{"class":"small","shape":["##","#."],"source":{"squares":"rulebook","shape":"reconstruction"}},"forest":{"class":"landscape","shape":["####","#..."],"source":{"squares":"published","shape":"reconstruction"}},"lake":{"class":"landscape","shape":["###","#.."],"source":{"squares":"published","shape":"reconstruction"}},"park":{"class":"landscape","shape":["###"],"source":{"squares":"published","shape":"reconstruction"}}},"stacks":{"forest":6,"lake":6,"park":6,"jester":7,"builder":6,"recruiting":5},"buildings_each":3,"principality":{"map":[".......",".......",".......",".......",".......","PPP....","PPP...."],"source":"published"},"cooperative_board":{"map":[".......",".......","...PP..","...PP..","...PP..",".......","......."],"source":"reconstruction"},"bonus_cards":[{"id":"buildings","per":1,"counts":["buildings"],"source":"rulebook"},{"id":"large_buildings","per":2,"counts":["large_buildings"],"source":"rulebook"},{"id":"medium_buildings_forests","per":1,"counts":["medium_buildings","forests"],"source":"rulebook"},{"id":"small_buildings_landscapes","per":1,"counts":["small_buildings","landscapes"],"source":"rulebook"},{"id":"building_sizes","per":2,"counts":["building_sizes"],"source":"rulebook"},{"id":"landscapes","per":1,"counts":["landscapes"],"source":"rulebook"},{"id":"forests","per":2,"counts":["forests"],"source":"rulebook"},{"id":"lakes","per":2,"counts":["lakes"],"source":"rulebook"},{"id":"parks","per":2,"counts":["parks"],"source":"rulebook"},{"id":"freedoms","per":2,"counts":["freedoms"],"source":"rulebook"},{"id":"jesters","per":2,"counts":["jesters"],"source":"rulebook"},{"id":"jesters_freedoms","per":1,"counts":["jesters","freedoms"],"source":"rulebook"},{"id":"builders","per":2,"counts":["builders"],"source":"rulebook"},{"id":"builders_lakes","per":1,"counts":["builders","lakes"],"source":"rulebook"},{"id":"prestige_cards","per":2,"counts":["prestige_cards"],"source":"rulebook"},{"id":"prestige_cards_freedoms","per":1,"counts":["prestige_cards","freedoms"],"source":"rulebook"},{"id":"landscape_kinds","per":2,"counts":["landscape_kinds"],"source":"rulebook"},{"id":"categories","per":1,"counts":["categories"],"source":"rulebook"},{"id":"cards_in_hand","per":1,"counts":["cards_in_hand"],"source":"rulebook"},{"id":"cards_on_table","per":1,"counts":["cards_on_table"],"source":"rulebook"}],"prestige_cards":[{"id":"most_buildings","most":"buildings","alone":6,"tied":3,"source":"rulebook"},{"id":"two_large_buildings","needs":{"large_buildings":2},"value":5,"source":"rulebook"},{"id":"fewest_empty_spaces","fewest":"empty_spaces","alone":8,"tied":4,"source":"rulebook"},{"id":"all_landscape_kinds","needs":{"landscape_kinds":3},"value":8,"source":"rulebook"},{"id":"most_landscapes","most":"landscapes","alone":7,"tied":4,"source":"rulebook"},{"id":"most_forests","most":"forests","alone":7,"tied":4,"source":"rulebook"},{"id":"most_lakes","most":"lakes","alone":6,"tied":3,"source":"rulebook"},{"id":"all_freedoms","needs":{"freedoms":3},"value":8,"source":"rulebook"},{"id":"buildings_freedoms_works","needs":{"buildings":4,"freedoms":2,"cards_on_table":4},"value":6,"source":"rulebook"},{"id":"most_jesters","most":"jesters","alone":6,"tied":3,"source":"rulebook"},{"id":"most_builders","most":"builders","alone":6,"tied":3,"source":"rulebook"},{"id":"most_parks","most":"parks","alone":5,"tied":3,"source":"rulebook"},{"id":"builder_jester_landscapes","needs":{"builders":1,"jesters":1,"landscapes":2},"value":7,"source":"rulebook"},{"id":"most_works","most":"cards_on_table","alone":7,"tied":4,"source":"rulebook"}],"characters":[{"id":"muse","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"cardinal","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"princess","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"merchant","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"professor","lowest_bid":300,"highest_bid":1500,"source":"rulebook"},{"id":"banker","lowest_bid":0,"highest_bid":500,"starts_with":600,"grows_by":100,"source":"rulebook"}]}');
INSERT INTO moves VALUES ('bHZiLcTjWcau', 1, 0, '{"do":"return","card":"painter"}', 'QXbaGKfKP2Ip', 1, 1794799055752);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 2, 1, '{"do":"return","card":"cartographer"}', 'io5NHkPZwlcR', 0, 1794799055758);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 3, 0, '{"do":"name","object":"prestige"}', 'QXbaGKfKP2Ip', 1, 1794799055771);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 4, 1, '{"do":"bid","amount":400}', 'io5NHkPZwlcR', 0, 1794799055776);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 5, 0, '{"do":"pass"}', 'QXbaGKfKP2Ip', 1, 1794799055791);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 6, 1, '{"do":"keep","card":"all_landscape_kinds"}', 'io5NHkPZwlcR', 1, 1794799055795);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 7, 1, '{"do":"bury","order":["most_buildings","most_parks","builder_jester_landscapes","buildings_freedoms_works"]}', 'io5NHkPZwlcR', 0, 1794799055812);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 8, 0, '{"do":"take","object":"landscape"}', 'QXbaGKfKP2Ip', 0, 1794799055816);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 9, 0, '{"do":"choose","landscape":"forest"}', 'QXbaGKfKP2Ip', 0, 1794799055831);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 10, 0, '{"do":"place","piece":"forest","cells":[[0,3],[1,0],[1,1],[1,2],[1,3]]}', 'QXbaGKfKP2Ip', 0, 1794799055851);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 11, 0, '{"do":"end"}', 'QXbaGKfKP2Ip', 1, 1794799055871);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 12, 1, '{"do":"build","building":"university"}', 'io5NHkPZwlcR', 1, 1794799055875);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 13, 1, '{"do":"place","piece":"university","cells":[[4,4],[4,5],[4,6],[5,4],[6,4],[6,5],[6,6]]}', 'io5NHkPZwlcR', 1, 1794799055879);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 14, 1, '{"do":"introduce","freedom":"travel"}', 'io5NHkPZwlcR', 1, 1794799055884);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 15, 1, '{"do":"end"}', 'io5NHkPZwlcR', 1, 1794799055892);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 16, 1, '{"do":"name","object":"landscape"}', 'io5NHkPZwlcR', 0, 1794799055912);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 17, 0, '{"do":"bid","amount":400}', 'QXbaGKfKP2Ip', 1, 1794799055917);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 18, 1, '{"do":"pass"}', 'io5NHkPZwlcR', 0, 1794799055932);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 19, 0, '{"do":"choose","landscape":"lake"}', 'QXbaGKfKP2Ip', 0, 1794799055937);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 20, 0, '{"do":"place","piece":"lake","cells":[[2,4],[2,5],[2,6],[3,6]]}', 'QXbaGKfKP2Ip', 1, 1794799055943);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 21, 1, '{"do":"decline"}', 'io5NHkPZwlcR', 1, 1794799055952);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 22, 1, '{"do":"build","building":"workshop"}', 'io5NHkPZwlcR', 1, 1794799055972);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 23, 1, '{"do":"place","piece":"workshop","cells":[[0,2],[1,1],[1,2],[2,1],[2,2],[3,1],[3,2]]}', 'io5NHkPZwlcR', 1, 1794799055992);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 24, 1, '{"do":"build","building":"library"}', 'io5NHkPZwlcR', 1, 1794799056012);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 25, 1, '{"do":"place","piece":"library","cells":[[0,4],[0,5],[1,5],[1,6],[2,6]]}', 'io5NHkPZwlcR', 1, 1794799056032);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 26, 1, '{"do":"end"}', 'io5NHkPZwlcR', 0, 1794799056052);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 27, 0, '{"do":"build","building":"university"}', 'QXbaGKfKP2Ip', 0, 1794799056056);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 28, 0, '{"do":"place","piece":"university","cells":[[4,4],[4,6],[5,4],[5,6],[6,4],[6,5],[6,6]]}', 'QXbaGKfKP2Ip', 0, 1794799056060);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 29, 0, '{"do":"introduce","freedom":"opinion"}', 'QXbaGKfKP2Ip', 0, 1794799056063);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 30, 0, '{"do":"end"}', 'QXbaGKfKP2Ip', 0, 1794799056066);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 31, 0, '{"do":"name","object":"recruiting"}', 'QXbaGKfKP2Ip', 1, 1794799056070);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 32, 1, '{"do":"bid","amount":400}', 'io5NHkPZwlcR', 0, 1794799056073);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 33, 0, '{"do":"bid","amount":500}', 'QXbaGKfKP2Ip', 1, 1794799056076);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 34, 1, '{"do":"pass"}', 'io5NHkPZwlcR', 1, 1794799056092);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 35, 1, '{"do":"take","object":"landscape"}', 'io5NHkPZwlcR', 1, 1794799056112);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 36, 1, '{"do":"choose","landscape":"park"}', 'io5NHkPZwlcR', 1, 1794799056132);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 37, 1, '{"do":"place","piece":"park","cells":[[1,3],[2,3],[3,3]]}', 'io5NHkPZwlcR', 0, 1794799056152);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 38, 0, '{"do":"introduce","freedom":"travel"}', 'QXbaGKfKP2Ip', 0, 1794799056157);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 39, 0, '{"do":"draw","deck":"profession"}', 'QXbaGKfKP2Ip', 0, 1794799056162);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 40, 0, '{"do":"keep","card":"physician"}', 'QXbaGKfKP2Ip', 0, 1794799056166);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 41, 0, '{"do":"bury","order":["poet","sculptor","dramatist","bell_maker"]}', 'QXbaGKfKP2Ip', 0, 1794799056169);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 42, 0, '{"do":"end"}', 'QXbaGKfKP2Ip', 1, 1794799056172);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 43, 1, '{"do":"draw","deck":"profession"}', 'io5NHkPZwlcR', 1, 1794799056175);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 44, 1, '{"do":"keep","card":"cartographer"}', 'io5NHkPZwlcR', 1, 1794799056192);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 45, 1, '{"do":"bury","order":["painter","goldsmith","lawyer","physicist"]}', 'io5NHkPZwlcR', 1, 1794799056212);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 46, 1, '{"do":"end"}', 'io5NHkPZwlcR', 1, 1794799056232);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 47, 1, '{"do":"decline"}', 'io5NHkPZwlcR', 0, 1794799056252);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 48, 0, '{"do":"decline"}', 'QXbaGKfKP2Ip', 1, 1794799056256);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 49, 1, '{"do":"end"}', 'io5NHkPZwlcR', 0, 1794799056272);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 50, 0, '{"do":"end"}', 'QXbaGKfKP2Ip', 0, 1794799056276);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 51, 0, '{"do":"decline"}', 'QXbaGKfKP2Ip', 1, 1794799056279);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 52, 1, '{"do":"decline"}', 'io5NHkPZwlcR', 0, 1794799056292);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 53, 0, '{"do":"end"}', 'QXbaGKfKP2Ip', 1, 1794799056296);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 54, 1, '{"do":"end"}', 'io5NHkPZwlcR', 1, 1794799056312);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 55, 1, '{"do":"decline"}', 'io5NHkPZwlcR', 0, 1794799056332);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 56, 0, '{"do":"decline"}', 'QXbaGKfKP2Ip', 1, 1794799056336);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 57, 1, '{"do":"end"}', 'io5NHkPZwlcR', 0, 1794799056352);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 58, 0, '{"do":"end"}', 'QXbaGKfKP2Ip', 0, 1794799056357);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 59, 0, '{"do":"decline"}', 'QXbaGKfKP2Ip', 1, 1794799056361);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 60, 1, '{"do":"decline"}', 'io5NHkPZwlcR', 0, 1794799056372);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 61, 0, '{"do":"end"}', 'QXbaGKfKP2Ip', 1, 1794799056376);
INSERT INTO moves VALUES ('bHZiLcTjWcau', 62, 1, '{"do":"end"}', 'io5NHkPZwlcR', -1, 1794799056392);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 1, 1, '{"do":"place","member":"black","space":"character.2","servants":0}', 'io5NHkPZwlcR', 0, 1794799056588);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 2, 1, NULL, 'io5NHkPZwlcR', 1, 1794799056608);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 3, 1, '{"do":"place","member":"white","space":"harvest.single","servants":0}', 'io5NHkPZwlcR', 0, 1794799056628);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 4, 0, '{"do":"place","member":"neutral","space":"venture.1","servants":1}', 'QXbaGKfKP2Ip', 1, 1794799056632);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 5, 1, '{"do":"place","member":"black","space":"territory.4","servants":4}', 'io5NHkPZwlcR', 0, 1794799056648);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 6, 0, '{"do":"place","member":"orange","space":"production.single","servants":0}', 'QXbaGKfKP2Ip', 1, 1794799056655);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 7, 1, '{"do":"place","member":"orange","space":"council","servants":0}', 'io5NHkPZwlcR', 1, 1794799056668);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 8, 1, '{"do":"privilege","gain":"military"}', 'io5NHkPZwlcR', 0, 1794799056688);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 9, 0, '{"do":"place","member":"white","space":"venture.4","servants":2}', 'QXbaGKfKP2Ip', 1, 1794799056694);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 11, 0, '{"do":"place","member":"black","space":"market.1","servants":0}', 'QXbaGKfKP2Ip', 1, 1794799056713);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 13, 1, '{"do":"privilege","gain":"goods"}', 'io5NHkPZwlcR', 0, 1794799056748);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 15, 0, '{"do":"privilege","gain":"military"}', 'QXbaGKfKP2Ip', 1, 1794799056758);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 10, 1, '{"do":"place","member":"neutral","space":"market.2","servants":1}', 'io5NHkPZwlcR', 0, 1794799056708);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 12, 1, '{"do":"place","member":"orange","space":"council","servants":0}', 'io5NHkPZwlcR', 1, 1794799056728);
INSERT INTO moves VALUES ('JlaMojK18Xj8', 14, 0, '{"do":"place","member":"white","space":"council","servants":0}', 'QXbaGKfKP2Ip', 0, 1794799056753);
INSERT INTO people VALUES ('io5NHkPZwlcR', 'Bea', NULL, NULL, 1794799055506);
INSERT INTO people VALUES ('QXbaGKfKP2Ip', 'Anna', 'anna', '$argon2id$v=19$m=65536,t=3,p=4$iCpE0dIgvsGZ04FE5cRomA$pfM569pwYEY/7LiROTMnvThhm4Ucrqwjl5F3c9LuszA', 1794799055490);
INSERT INTO schema_version VALUES (2);
INSERT INTO seats VALUES ('bHZiLcTjWcau', 0, 'human', 'QXbaGKfKP2Ip', 'Anna', NULL);
INSERT INTO seats VALUES ('bHZiLcTjWcau', 1, 'human', 'io5NHkPZwlcR', 'Bea', NULL);
INSERT INTO seats VALUES ('IdOVN18lp4F2', 0, 'human', 'QXbaGKfKP2Ip', 'Anna', NULL);
INSERT INTO seats VALUES ('IdOVN18lp4F2', 1, 'open', NULL, NULL, NULL);
INSERT INTO seats VALUES ('IdOVN18lp4F2', 2, 'bot', NULL, NULL, 'novice');
INSERT INTO seats VALUES ('JlaMojK18Xj8', 0, 'human', 'QXbaGKfKP2Ip', 'Anna', NULL);
INSERT INTO seats VALUES ('JlaMojK18Xj8', 1, 'human', 'io5NHkPZwlcR', 'Bea', NULL);
INSERT INTO settings VALUES ('secret', 'fc304d128b36f3d2133e6d5914e24ec1f29820935ea0af0adb8d9dd73483d7c6');
INSERT INTO tables VALUES ('bHZiLcTjWcau', 'princes', '{"muse_and_princess":false,"cooperative":false,"two_player_hard":false,"open_money":false}', false, 'over', 'QXbaGKfKP2Ip', 2844883799734909540, 1794799055665, '{"scores":[0,0],"winners":[0,1]}', NULL, 'Anna''s copy');
INSERT INTO tables VALUES ('IdOVN18lp4F2', 'princes', '{"muse_and_princess":false,"cooperative":false,"two_player_hard":false,"open_money":false}', true, 'open', 'QXbaGKfKP2Ip', NULL, 1794799056448, NULL, NULL, NULL);
INSERT INTO tables VALUES ('JlaMojK18Xj8', 'lorenzo', '{"advanced":false,"last_report_decline_scores":false,"malus_wood_stone":"each","santa_rita_malus":"after","brunelleschi_bonus_actions":true}', false, 'playing', 'QXbaGKfKP2Ip', 5409268699009802637, 1794799056523, NULL, NULL, NULL);
ALTER TABLE ONLY chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, id);
ALTER TABLE ONLY editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY people
    ADD CONSTRAINT people_login_key UNIQUE (login);
ALTER TABLE ONLY people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX seats_by_person ON seats USING btree (person);
CREATE INDEX tables_by_host ON tables USING btree (host, status);
CREATE INDEX tables_by_status ON tables USING btree (public, status, created);
