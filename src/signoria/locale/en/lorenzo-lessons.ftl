# The lessons of Lorenzo il Magnifico.
#
# Final points in the answers are those with the best play from there; a test computes them.

## Goal and board

lesson-goal = Your family in Florence
lesson-goal-about = The aim of the game, the towers and the value of your members.
lesson-goal-welcome = You lead a noble family in Florence. Over six rounds you collect cards that bring goods and victory points (VP). Most VP at the end wins. In each round you place your four family members, one at a time, taking turns with the others.
lesson-goal-values = Three dice set the values for everybody this round: your black member is worth 5, white 3, orange 1. The uncoloured member is always worth 0. The floors of a tower need 1, 3, 5 and 7, from bottom to top. A member worth enough takes the card on that floor.
lesson-goal-card = Territories, the green cards, cost nothing. Take the Forest from the third floor of the territory tower, which needs 5. Which of your members is strong enough?
lesson-goal-card-right = The Forest is yours. With 1 wood from the floor and 1 from the card, you now have 4.
lesson-goal-card-wrong = That is possible, but it does not bring you the Forest. It lies on the third floor of the territory tower.
lesson-goal-card-servants = White is worth 3, so it would cost you 2 servants. Another member reaches 5 without help.
lesson-goal-card-city = That is the City on the top floor. It needs 7, so black would cost you 2 servants. The Forest lies one floor below.
lesson-goal-price = All other cards have a price. The Tax Office (building tower, needs 3) costs 3 wood and 1 stone and gives 5 VP at once. Thanks to the Forest you can afford it. Take it without spending servants.
lesson-goal-price-right = 5 VP! Buildings bring VP as soon as you take them, so wood and stone are worth having.
lesson-goal-price-wrong = That is possible too, but take the Tax Office now: second floor of the building tower, with a member worth 3.
lesson-goal-price-weak = This member is worth less than 3, so servants would have to make up the difference. White is worth exactly 3.
lesson-goal-market = Orange is worth only 1. That is enough for the market, the council palace, harvest and production. Send orange to the market for 5 coins.
lesson-goal-market-right = 5 coins for a member worth 1. Strong members climb the towers, weak ones fetch supplies.
lesson-goal-market-wrong = That is possible, but this time fetch 5 coins: orange, on the market.
lesson-goal-market-servant = The uncoloured member is worth 0, so even the market would cost it a servant. Orange gets in for free.
lesson-goal-market-servants = Servants are useful, too. But cards cost coins, so take the space with the 5 coins.
lesson-goal-both = You and your opponent have two members left each. You want the Theater (6 VP, needs 5) and Repairing the Church (5 VP, needs 3) and can pay for both. Your opponent wants them too, but has no servants, and white is their strongest member. You move first. How do you get both cards?
lesson-goal-both-right = White takes what your opponent could have reached. The Theater waits for black: it needs 5, and nobody else gets there. Together 11 VP.
lesson-goal-both-wrong = That takes neither card. Your opponent answers with Repairing the Church, and you end up with 6 VP at most. 11 are possible.
lesson-goal-both-theater = 6 VP, but now your opponent’s white member takes Repairing the Church. Which of the two cards is in danger, and which can wait?
lesson-goal-both-black = 5 VP, but then only white is left to you. It is worth 3, and the Theater needs 5.

## Servants

lesson-servants = Servants help out
lesson-servants-about = How to reach higher floors, and what crowded towers cost.
lesson-servants-idea = Each servant you spend makes a member worth 1 more for this placement. Spent servants are gone, so spend them where they bring the most. You begin with 3.
lesson-servants-top = The City lies on the top floor of the territory tower, which needs 7. It brings 3 coins at once, and the floor adds 2 wood. Black is worth 5: two servants make up the difference. Take the City.
lesson-servants-top-right = Two servants became 3 coins, 2 wood and a City. You have one servant left.
lesson-servants-top-wrong = Take the City with your black member. On a tower the servants that are missing are spent automatically.
lesson-servants-top-floor = Black gets there without servants, but the City lies one floor higher, and this time the 2 servants are well spent.
lesson-servants-towers = Two rules for towers. If anyone stands in a tower, even you, entering costs 3 coins. And two of your coloured members may never share a tower. Only the uncoloured one may join them, but it is worth 0 and needs a servant.
lesson-servants-join = Now you want the Monastery, too: at the bottom of the territory tower, with 1 servant and 2 military for you at once. Your black member stands in that tower. Who can still go there?
lesson-servants-join-right = 3 coins for the occupied tower, and the servant you spent comes straight back with the Monastery.
lesson-servants-join-wrong = The Monastery lies on the bottom floor of the territory tower. Which member may stand in one tower with black?
lesson-servants-join-coloured = Coloured members may not join black in that tower. Which of your members is not coloured?
lesson-servants-join-elsewhere = That is the right member. Send it to the bottom floor of the territory tower, where the Monastery lies.
lesson-servants-hire = Only 1 servant is left. The market gives 5 servants to a member worth at least 1. Send the weakest member that can go there without help.
lesson-servants-hire-right = 6 servants. What you do not spend, you keep for the next rounds.
lesson-servants-hire-wrong = That is possible, but now hire 5 servants: orange, on the market.
lesson-servants-hire-white = White is worth 2 and may still reach more than the market. Orange is enough here.
lesson-servants-four = Your opponent is done for this round. You have black (5), the uncoloured member (0) and 4 servants, and goods for most cards. Look at the buildings and ventures: which placement is the first of the two that together bring the most VP?
lesson-servants-four-right = Black takes the Mint (needs 5) without any help, so the uncoloured member can spend 3 servants on Repairing the Church (needs 3). 5 and 5: 10 VP.
lesson-servants-four-wrong = After this, your two placements bring at most 6 VP. 10 are possible. Where does black need no servants, and what can 4 servants do then?
lesson-servants-four-theater = The Theater is the best single card. But after 2 servants for it, the uncoloured member only reaches a bottom floor: 6 and 1, so 7 VP. 10 are possible.
lesson-servants-four-little = Support to the Bishop brings only 1 VP and takes what you need for better cards: 6 VP in all. 10 are possible.
lesson-servants-four-church = A good card, but a waste of black: the uncoloured member with its servants then reaches no second card with VP. 5 VP. 10 are possible.
lesson-servants-four-hire = 5 servants, but one placement is gone: 6 VP at most this round. 10 are possible.
lesson-servants-four-tax = The Tax Office brings 5 VP, but it takes nearly all your wood, and no second card with VP remains affordable. 10 are possible.

## Harvest and production

lesson-work = Harvest and production
lesson-work-about = One member, many cards: chains of goods and points.
lesson-work-idea = A harvest sets off your bonus tile and then your territories, from left to right: each one whose number is not higher than the value of your action. You own the Commercial Hub (1), the Village (3) and the Forest (5). One member makes all of them work.
lesson-work-harvest = Time to harvest. White is worth 3, enough for the Commercial Hub and the Village. Servants raise the value here, too. Harvest so that the Forest works as well.
lesson-work-harvest-right = 4 wood, 2 coins, 1 stone and 2 servants. The two you spent are already back! With three or more players there is also a shared harvest space for any number of members. It takes 3 off their value.
lesson-work-harvest-wrong = That is possible, but now harvest with white, and add servants until the value is 5.
lesson-work-harvest-silent = At value 3 the Forest (5) brings nothing. Two servants more are worth it: they bring 3 wood.
lesson-work-harvest-uncoloured = The uncoloured member starts at 0. Even with all 3 servants it only gets to 3, and the Forest needs 5.
lesson-work-produce = Next round. Production is the same with buildings: you own the Carpenter’s Shop (4), the Tax Office (5) and the Treasury (3). Produce so that all three work, without spending servants.
lesson-work-produce-right = The bonus tile gave 2 coins and 1 military. Now the buildings follow, from left to right.
lesson-work-produce-wrong = That is possible, but now produce, with a member worth 5.
lesson-work-produce-silent = At this value not all of your buildings work: the Tax Office needs 5.
lesson-work-produce-servant = That works, but costs a servant. Black is worth 5 without help.
lesson-work-exchange = The Carpenter’s Shop offers an exchange: 1 wood for 3 coins, or 2 wood for 5. You choose one of them or nothing. You have 4 wood and want as many coins as possible.
lesson-work-exchange-right = 5 coins, and 3 more from the Tax Office for your three territories.
lesson-work-exchange-wrong = Take the larger exchange: 2 wood for 5 coins.
lesson-work-exchange-small = 3 coins are fine, but for one more wood you get 5.
lesson-work-exchange-skip = You may skip it, but you have wood to spare and it would bring you 5 coins.
lesson-work-before = The Treasury turns 1 coin into 3 VP, or 2 coins into 5. You hold 12 coins, but you can only pay with what you had before the production began: 2 coins.
lesson-work-before-right = 5 VP. You can spend the other 10 coins from your next turn on.
lesson-work-before-wrong = Take the larger exchange: 2 coins for 5 VP.
lesson-work-before-small = You had 2 coins before the production, so you can afford the larger exchange: 5 VP.
lesson-work-before-skip = Coins are worth little at the end, VP everything. Two coins for 5 VP is a good deal.
lesson-work-last = The very last turn of the game. Black is worth 4, and you have 2 servants, 1 coin, 2 wood and 1 stone. Look closely at your territories and buildings. Where do you place black, and with how many servants?
lesson-work-last-right = The Treasury turns the coin into 3 VP, and the Stonemasons’ Guild turns wood, stone and a servant into 6 VP. You kept the servant for it: 48 VP in the end.
lesson-work-last-wrong = There is more in your cards than that. 48 VP are possible in the end.
lesson-work-last-stronghold = Now the Stronghold adds 2 VP. But both servants are gone, and the Stonemasons’ Guild needs one to give you 6 VP. You end with 45 VP. 48 are possible.
lesson-work-last-colony = With one servant the Forest and the Colony work: 4 VP and some goods. You end with 45 VP. 48 are possible.
lesson-work-last-harvest = At value 4 only the bonus tile and the Commercial Hub work. You end with 41 VP. 48 are possible.
lesson-work-last-council = A coin and a privilege are not worth much now. You end with 41 VP. 48 are possible.

## Market and council

lesson-council = Market and council
lesson-council-about = How to get what you lack, and how to move first next round.
lesson-council-order = Your opponent moves first this round, so a card you want may be gone before your turn. You can change that for the next round. But first things first: you have only 1 coin.
lesson-council-coins = The market offers 5 coins and 5 servants, each to the first member that comes. (With four players there are two more spaces.) A value of 1 is enough. Fetch 5 coins without spending a servant.
lesson-council-coins-right = 6 coins. Your opponent took the servants: each market space holds one member.
lesson-council-coins-wrong = That is possible, but you are nearly out of coins. Send orange to the market.
lesson-council-coins-servant = The uncoloured member is worth 0 and would cost a servant. Orange is worth 1.
lesson-council-coins-servants = Servants are good, but you have just 1 coin, and most cards cost some.
lesson-council-coins-later = Good idea, but the council palace has room for everyone. The coins on the market go to the first who comes, so take those before.
lesson-council-council = The council palace holds everyone. Each member gets 1 coin and a privilege, and whoever comes first moves first next round. Nobody is there yet: send your last member, with one servant.
lesson-council-council-right = 1 coin for you, and the first place in the next turn order.
lesson-council-council-wrong = That is possible, but then your opponent also moves first in the next round. Go to the council palace.
lesson-council-privilege = A privilege is your choice of 1 wood and 1 stone, 2 servants, 2 coins, 2 military or 1 faith. You have 7 coins, but only 1 wood and 2 stone. What helps you pay for buildings?
lesson-council-privilege-right = The round is over, and everyone takes their members home. In the new turn order you are first.
lesson-council-privilege-wrong = That can be right another time. Buildings cost wood and stone, and that is what you lack.
lesson-council-privilege-coins = Coins you have. Buildings cost wood and stone.
lesson-council-first = New cards, new dice, and you choose first. The Mint (building tower, needs 3) gives 5 VP for 1 wood and 3 stone. Take it before anyone else does.
lesson-council-first-right = 5 VP. The council palace helped twice: with the turn order and with the stone.
lesson-council-first-wrong = That will still be possible later. The Mint may not be: take it from the second floor of the building tower.
lesson-council-pope = The last round. You have two turns left, your opponent none. Support to the Pope, at the bottom of the venture tower, is worth 10 VP and costs 4 coins, 3 wood and 3 stone. Your opponent stands in that tower. You have 6 coins, 2 wood and 2 stone. What is your first move?
lesson-council-pope-right = One coin and, as your privilege, 1 wood and 1 stone: exactly enough, with the 3 coins for the occupied tower. On your next turn the card is yours, and you end with 51 VP.
lesson-council-pope-wrong = Then you cannot pay for Support to the Pope any more. 51 VP are possible.
lesson-council-pope-coins = 11 coins, but still only 2 wood and 2 stone: no Support to the Pope. You end with 44 VP at most. 51 are possible.
lesson-council-pope-servants = Value is not the problem here, the price is. You end with 43 VP at most. 51 are possible.
lesson-council-pope-production = That brings coins, but neither wood nor stone. You end with 45 VP at most. 51 are possible.
lesson-council-pope-territory = You would pay 3 coins here as well, and they are missing later. You end with 42 VP at most. 51 are possible.

## Final scoring

lesson-scoring = What counts at the end
lesson-scoring-about = Sets of cards, military and leftover goods in the final scoring.
lesson-scoring-cards = After round six your cards score. One to six characters bring 1, 3, 6, 10, 15 or 21 VP. Three, four, five or six territories bring 1, 4, 10 or 20. So every further card of a type is worth more than the one before. Ventures bring the VP printed on them.
lesson-scoring-character = The last turn of the game; white is worth 3. You own four characters and three buildings. On second floors lie the Fair (8 VP) and the Governor (2 VP for each building). You can pay for one of them. Which brings more?
lesson-scoring-character-right = 6 VP at once for three buildings, and 5 more because your fifth character lifts the set from 10 to 15. You end with 62 VP.
lesson-scoring-character-wrong = That leaves too many points behind: you end with 55 VP. Compare the Fair and the Governor.
lesson-scoring-character-fair = 8 VP look like more than 6. But the Governor is also your fifth character: 15 VP instead of 10. With the Fair you end with 59 VP, with the Governor 62.
lesson-scoring-character-general = A fifth character, yes! But the General brings only 1 VP for your 3 military. You end with 57 VP. There is a better one.
lesson-scoring-rest = Two more things count. Military: the most brings 5 VP, the second most 2. And every 5 goods of all kinds together bring just 1 VP, so turn goods into cards while you can. Here you have 8 military and your opponent 9.
lesson-scoring-military = Orange, worth 1, is your last member. What brings you more than the coins on the market?
lesson-scoring-military-right = A coin and a privilege. What do you choose?
lesson-scoring-military-wrong = Think of the 9 military of your opponent, and where a privilege is to be had.
lesson-scoring-military-coins = 5 more coins make 1 more VP: you end with 56. Another space gives you a choice that is worth more.
lesson-scoring-privilege = You have 8 military against 9.
lesson-scoring-privilege-right = 10 against 9: 5 VP for you instead of 2, and 2 for your opponent instead of 5. You end with 58 VP.
lesson-scoring-privilege-wrong = You end with 56 VP. 58 are possible.
lesson-scoring-privilege-faith = Faith scores, too: you end with 57 VP. But there is something better.
lesson-scoring-privilege-goods = A few goods bring hardly anything now: you end with 56 VP. What does the military track say?
lesson-scoring-nine = Your last turn; black is worth 5, and you have no servants. You own four territories and two characters, and have 12 military against your opponent’s 13. Which placement brings you the most?
lesson-scoring-nine-right = The fifth territory brings 6 VP more (10 instead of 4), and the 2 military of the Colony put you ahead: 5 VP instead of 2. 9 VP, and all for free: you end with 59.
lesson-scoring-nine-wrong = You end with less than 59 VP that way. What are a fifth territory and the lead in military worth?
lesson-scoring-nine-sanctuary = The fifth territory brings 6 VP, and the faith 2. You end with 58 VP. Another territory does even more.
lesson-scoring-nine-town = The fifth territory brings 6 VP. You end with 56 VP. Another territory does more on top.
lesson-scoring-nine-general = 6 VP for your 12 military, and 3 for the third character, but the 5 coins are gone. You end with 58 VP. 59 are possible.
lesson-scoring-nine-paramour = 6 VP for three characters, and 3 more at the end. But all your coins are gone: you end with 57 VP. 59 are possible.
lesson-scoring-nine-herald = One venture brings only 2 VP, the third character 3. You end with 54 VP. 59 are possible.
lesson-scoring-nine-fair = 8 VP at once, but 7 goods are gone. You end with 56 VP. 59 are possible.
lesson-scoring-nine-council = 2 military put you ahead, but that is only 3 VP: you end with 53. 59 are possible.

## Faith and excommunication

lesson-church = The Church is watching
lesson-church-about = Faith, the Vatican report and excommunication.
lesson-church-report = After rounds 2, 4 and 6 comes the Vatican report. It asks for 3, 4 and then 5 faith. If you have less, you are excommunicated. If you have enough, you may support the Church: you score VP for your faith, and it goes back to 0.
lesson-church-tile = An excommunication lasts until the end of the game. This period’s tile reads: your coloured members are worth 1 less. It would weaken you for four whole rounds! Round 2 is about to end. You have 2 faith, the Church asks for 3.
lesson-church-council = Orange is your last member before the report. Where can you get the missing faith?
lesson-church-council-right = A privilege can be faith. Choose it.
lesson-church-council-wrong = That brings no faith. Remember what the council palace offers.
lesson-church-council-servants = 5 servants are nice. But excommunicated, you would lose 1 on three members in each of four rounds: 12 in all.
lesson-church-council-woods = A territory for the 3 coins of an occupied tower, but no faith: you would be excommunicated.
lesson-church-faith = Choose your privilege.
lesson-church-faith-right = 3 faith, just enough. Your opponent had 1 and is excommunicated.
lesson-church-faith-wrong = You need 1 more faith, and this is your last chance before the report.
lesson-church-support = Your choice: support the Church for 3 VP, and your faith goes back to 0. Or refuse and keep your faith for a richer report, but be excommunicated.
lesson-church-support-right = 3 VP, and your members keep their full value. The next report, after round 4, asks for 4 faith. Begin early!
lesson-church-support-wrong = Support the Church.
lesson-church-support-refuse = You would keep 3 faith, but all your coloured members would be worth 1 less for four rounds. That is far too much for 3 faith.
lesson-church-count = The last turn; white is worth 3. You have 4 faith, the report asks for 5. This tile: at the end, your territories score nothing. You own two. Note: after round 6 even the excommunicated score their faith. What do you do?
lesson-church-count-right = 8 VP. The tile costs you nothing, because two territories score nothing anyway, and you still get 4 VP for your faith. You end with 54 VP. Read the tile, then count.
lesson-church-count-wrong = 54 VP are possible. What would the tile really cost you?
lesson-church-count-council = With 1 more faith you would escape the tile. But it costs you nothing: two territories score nothing anyway. You end with 48 VP. 54 are possible.
lesson-church-count-castle = The Castle brings 2 VP and 2 coins, but the tower costs you 3 coins, and the third territory does not count under this tile. You end with 49 VP. 54 are possible.
lesson-church-count-general = The fourth character brings 4 VP and the General 1 for your military. You end with 51 VP. 54 are possible.
lesson-church-count-production = At value 3 only your bonus tile works. You end with 48 VP. 54 are possible.

## Military

lesson-military = Military strength
lesson-military-about = More than two territories, and ventures paid with military.
lesson-military-need = Territories are free, but only the first two come without conditions. From the third to the sixth you need 3, 7, 12 and 18 military. You do not pay it, you only must have it when you take the card. You own two territories and have 0 military.
lesson-military-warlord = The Warlord on the second floor of the character tower costs 2 coins. He brings 3 military at once, and from then on your members are worth 2 more whenever they take a territory. Take him with the member that is just strong enough.
lesson-military-warlord-right = 3 military: enough for a third territory. And black is now worth 7 in the territory tower.
lesson-military-warlord-wrong = That is possible, but without military there is no third territory. Take the Warlord with white.
lesson-military-warlord-black = Black would do, but keep it: white is worth 3, just enough here, and black has something better to do.
lesson-military-third = The Forest lies on the top floor, which needs 7. The floor adds 2 wood. Take it, without a single servant.
lesson-military-third-right = 5 and 2 make 7. Your third territory, and you keep your 3 military.
lesson-military-third-wrong = That is possible, but take the Forest now: black is worth 7 in the territory tower.
lesson-military-third-lower = That is a territory, too. But with the Warlord black reaches the top floor, with the Forest and 2 wood.
lesson-military-campaign = Some ventures are paid with military and show two numbers. Military Campaign: have 3, pay 2. It gives 3 coins now and 5 VP at the end. Take it from the bottom floor.
lesson-military-campaign-right = 3 coins now, 5 VP at the end, and 1 military left. Your third territory stays yours: military is only checked when you take the card.
lesson-military-campaign-wrong = That is possible, but now take Military Campaign: bottom floor of the venture tower.
lesson-military-campaign-servant = The uncoloured member would get there, too, but orange does it without a servant.
lesson-military-twelve = The last round: two turns left for you, none for your opponent. You have white (3), orange (1), no servants, 12 military and four territories. The Farm would be your fifth. Military Conquest is worth 7 VP: you need 12 military and pay 6. What is your first move?
lesson-military-twelve-right = First the Farm, because it only asks for the 12 military. Then white takes Military Conquest, which uses it up. You end with 59 VP.
lesson-military-twelve-wrong = Then you do not get both cards. 59 VP are possible.
lesson-military-twelve-conquest = After paying you have 6 military, and the fifth territory needs 12. You end with 53 VP at most. 59 are possible.
lesson-military-twelve-white = The order is right, but orange cannot reach the second floor. Military Conquest stays where it is, and you end with 52 VP at most. 59 are possible.
lesson-military-twelve-sanctuary = A fifth territory, but now orange is left, which cannot reach Military Conquest on the second floor. You end with 51 VP at most. 59 are possible.
lesson-military-twelve-waiting = One turn less for your two cards: you end with 53 VP at most. 59 are possible.

## Leaders

lesson-leaders = Leaders
lesson-leaders-about = For the advanced game: famous people in your service.
lesson-leaders-hand = In the advanced game everyone drafts four leaders and keeps them hidden. Each one has a requirement and an ability. On your turn, before or after you place a member, you may play, use and discard leaders as often as you like. It costs nothing.
lesson-leaders-play = Cosimo de’ Medici needs 2 characters and 4 buildings. You have them. Play him.
lesson-leaders-play-right = Cosimo stays in your service until the end. His requirement was checked just now and never again.
lesson-leaders-play-wrong = Play Cosimo de’ Medici: his requirement is met.
lesson-leaders-play-discard = Discarding a leader brings a privilege, once. Cosimo works for you every round: play him first.
lesson-leaders-play-place = You could place first and use leaders after that. But Cosimo’s servants can help with this very placement. Play him.
lesson-leaders-use = Cosimo’s ability can be used once per round: 3 servants and 1 VP. Use it.
lesson-leaders-use-right = 3 servants and 1 VP. Next round he is ready again.
lesson-leaders-use-wrong = Use Cosimo de’ Medici first.
lesson-leaders-use-place = First use Cosimo: then you have 3 more servants for this placement.
lesson-leaders-discard = You are in round five of six. One leader in your hand will hardly ever meet his requirement. Discard that one; it brings you a privilege.
lesson-leaders-discard-right = Sforza needs 5 ventures, and you own 1. As a privilege he still brings you something: here 2 coins. Now you would place a member.
lesson-leaders-discard-wrong = Compare what each leader needs with what you own, and discard the hopeless one.
lesson-leaders-discard-brunelleschi = Brunelleschi needs 5 buildings, and you own 4. He is nearly there: keep him.
lesson-leaders-discard-lucrezia = Lucrezia Borgia needs 6 cards of one type. You own 4 buildings, so 2 more will do. Another leader is much further away.
lesson-leaders-discard-place = You can place in a moment. First turn a hopeless leader into a privilege.
lesson-leaders-colleoni = The last turn of the game; black is worth 5. In your hand: Bartolomeo Colleoni. He needs 2 ventures and 4 territories and brings 4 VP once per round. You own 2 ventures and 3 territories. What is your first move?
lesson-leaders-colleoni-right = The Marble Pit brings 3 VP, and your fourth territory 3 more. After placing, you can still play Colleoni and use him: 4 VP. You end with 63 VP.
lesson-leaders-colleoni-wrong = You end with less than 63 VP. Leaders may also be played after placing.
lesson-leaders-colleoni-discard = A privilege for Colleoni: that way you end with 61 VP at most. But his requirement can be met in this very turn.
lesson-leaders-colleoni-fair = 8 VP at once, but Colleoni is left with only a privilege. You end with 61 VP at most. 63 are possible.
lesson-leaders-colleoni-other = The right idea: now Colleoni can be played. But another territory brings VP of its own. Here you end with 60 VP, and 63 are possible.
lesson-leaders-colleoni-council = A coin and a privilege: you end with 55 VP. 63 are possible.
