### Rules of Lorenzo il Magnifico
###
### One message per rule, named by the id of the rule; an id without a number is the heading of its section.
### A line break inside a value is a real line break: a paragraph or an item of a list is one line.

## Setting up

LM-SET = Setting up the game
LM-SET-1 =
    Two to four noble families compete. You can play the basic game or the advanced game, in which you choose your own bonus tile and then draft leaders. For a few fine points on which opinions differ there are options; the rules concerned mention them.
LM-SET-2 =
    The development cards form four decks of 24, one for each colour: territories are green, characters blue, buildings yellow and ventures purple. In each deck the eight cards of each period are shuffled separately, with the first period on top and the third at the bottom. For each period one excommunication tile is drawn and laid out face up.
LM-SET-3 =
    You start with 2 wood, 2 stone and 3 servants, and with coins according to the turn order, which is drawn at random: 5 for the first player, then 6, 7 and 8. Your family has three coloured members (black, white and orange) and one uncoloured member. All points start at 0. In Signoria military points end at 25 and faith points at 15; whatever you would gain beyond that is lost.
LM-SET-4 =
    In the basic game everybody has the same bonus tile. In the advanced game the tiles differ, and you choose one each, beginning with the last player in turn order and ending with the first.
LM-SET-5 =
    In the advanced game each player is dealt four leaders. Keep one, pass the others to your right-hand neighbour and choose again from the cards you receive, until all of you have kept four. Nobody shows the leaders in hand.
LM-SET-6 =
    Fewer players have fewer spaces. With three, the third and the fourth market space are closed. With two, these are closed as well as the shared spaces for harvest and production.

## The rounds

LM-RND = Periods, rounds and turns
LM-RND-1 =
    The game has three periods of two rounds each. At the start of a round each tower receives the next four cards of its deck, from the lowest floor to the highest. Then three dice are rolled, one for each colour. They set the value of the coloured family members, and they are the same for everybody. An uncoloured member is always worth 0.
LM-RND-2 =
    In every round you have four turns. All players take one turn each in turn order, then all take their second, and so on. In a turn you place one family member. In Signoria you pass only if none of your members can be placed anywhere at that moment; this costs you the turn but not your remaining turns of the round.
LM-RND-3 =
    When the round is over, cards that are still in the towers leave the game, all family members return home, and leaders that were used turn face up again. The new turn order follows the council palace: whoever stands furthest left there goes first, and only the first member of each family counts. Those who are not there line up behind the others and keep their order among themselves.

## Values

LM-VAL = The value of a placement
LM-VAL-1 =
    A space can be used only if your placement reaches the value it asks for. The value is made up of:
    • the die of the family member, or the number that a leader puts in its place (5 with Ludovico il Moro, 6 with Federico da Montefeltro),
    • plus 2 for coloured members with Lucrezia Borgia, plus 3 for the uncoloured one with Sigismondo Malatesta,
    • minus 1 for coloured members if excommunication 1-7 weighs on you,
    • plus 1 for each servant you spend (with excommunication 2-6, for every two servants),
    • and the bonuses and penalties that your cards, your excommunications or the space give to this kind of action.
LM-VAL-2 =
    You spend servants before you place the family member. Towers, market and council palace take just as many as are needed. For harvest and production you may pay the smallest number that brings the value to 1, or go up to any number that brings another of your own cards into effect. In Signoria the numbers in between are not offered, since those servants would be wasted.

## Towers

LM-TOW = The towers
LM-TOW-1 =
    There are four towers, one each for territories, characters, buildings and ventures. Their four floors ask for values of 1, 3, 5 and 7 from bottom to top. On each floor there is room for one family member, who takes the card that lies there.
LM-TOW-2 =
    If any family member already stands in the tower, no matter whose, you first pay 3 coins. After that you receive the bonus of the floor: the third floor gives 1 and the fourth floor 2 of a kind, namely wood at the territories, stone at the characters, military points at the buildings and coins at the ventures. You may use the bonus to pay for the card, but it comes too late for the 3 coins.
LM-TOW-3 =
    You may not have two of your coloured family members in the same tower. Your uncoloured member does not count here and may stand beside one of them.
LM-TOW-4 =
    Now you pay for the card. If it shows alternative costs, choose one of them. Discounts add up, but no part of a cost can fall below 0, and servants spent on the value are gone and cannot pay for the card. Then lay the card in its line and carry out its immediate effects one after the other, in the order in which they are printed. A card that you cannot pay for or have no room for cannot be taken, and you can have at most six cards of each kind. In Signoria nobody can go to a floor whose card is gone.
LM-TOW-5 =
    Territories cost nothing but need military strength. For your first two you need none; for the third to the sixth you need 3, 7, 12 and 18 military points. You keep these points. They are checked only once, when you take the card and before it does anything for you.
LM-TOW-6 =
    Some ventures are paid for with military points and show two numbers. You need to own the larger number, but you pay only the smaller.

## Harvest and production

LM-WRK = Harvest and production
LM-WRK-1 =
    Harvest and production each have a single space, for one family member, and a shared space, for any number of members but with the value lowered by 3. In each of the two areas you may have only one coloured family member, to whom your uncoloured one may be added. After all bonuses and penalties the value must be 1 or more.
LM-WRK-2 =
    A harvest first gives you the harvest half of your bonus tile. Then your territories follow from left to right, every one whose own number is not higher than the value of your action. Each card is finished before the next one begins. Production does the same with the other half of the tile and with your buildings.
LM-WRK-3 =
    Some cards let you exchange something. Each of them can be used once per action, with only one of its arrows if there are two, and you may always leave it. You can pay only with what you owned before the activation began; what you receive during it, privileges included, cannot be spent until it is over.

## Market, council palace and privileges

LM-MKT = The market
LM-MKT-1 =
    Each market space asks for a value of 1 and takes one family member; your family may occupy several of them. They give 5 coins; 5 servants; 3 military points and 2 coins; and 2 different privileges.

LM-CON = The council palace
LM-CON-1 =
    The council palace takes any number of family members with a value of 1 or more. Each one brings you 1 privilege and 1 coin on arrival. They line up from left to right, and this line will decide the next turn order.

LM-PRV = Privileges
LM-PRV-1 =
    For a privilege you choose one of five gifts: 1 wood and 1 stone; 2 servants; 2 coins; 2 military points; 1 faith point. If one effect grants you several privileges, you must choose a different gift for each. When an effect gives other things too, you receive its goods and points first and choose the privileges afterwards, one by one.

## Bonus actions

LM-BON = Bonus actions
LM-BON-1 =
    Some cards let you take another card, harvest or produce at a given value without placing a family member. You may raise the value with servants, your bonuses and penalties apply, a tower with family members in it costs you 3 coins, and you receive the bonus of the floor. The limit of one coloured member per tower does not matter here. In Signoria you may also let the action go. A floor emptied in this way cannot be used any more this round, but its tower counts as no more occupied than it was. If the bonus action comes with a discount, it holds for this one card only.

## Cards

LM-CRD = Development cards
LM-CRD-1 =
    Each of the 96 development cards tells you itself what it costs, what it gives at once and what it does for you later on.
LM-CRD-2 =
    The lasting bonuses and discounts of your characters help you whenever you carry out the action they name, be it with a family member or as a bonus action. The Preacher has a drawback: with him you no longer receive the bonuses of the third and fourth floors.
LM-CRD-3 =
    If a card rewards you for each card of a kind, it counts itself too if it is of that kind. The General gives 1 victory point for every two of your military points, rounded down.

## The Vatican report

LM-VAT = The Vatican report
LM-VAT-1 =
    After the second, fourth and sixth round the Church looks at your faith and expects 3, 4 and 5 faith points. If you have fewer, you are excommunicated and keep your faith points. If you have enough, you may choose. Either you support the Church: you score the victory points of your step on the faith track and go back to 0. Or you do not: you are excommunicated and stay where you are.
LM-VAT-2 =
    The steps of the faith track from 0 to 15 are worth 0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25 and 30 victory points.
LM-VAT-3 =
    In the last report, after the sixth round, those who have too little faith are excommunicated, but they still score their step and return to 0. In Signoria those who could have supported the Church and refused score nothing for it; an option grants it to them as well.

LM-EXC = Excommunication
LM-EXC-1 =
    Each of the 21 excommunication tiles tells you itself what it does; the three tiles of your game lie open from the start, so look at them early. The tiles of the first period make you gain less or act with a lower value, those of the second get in the way of your actions, and those of the third cost you points in the final scoring. A penalty holds from the moment you are excommunicated until the end of the game.
LM-EXC-2 =
    Four tiles of the first period give you one fewer of something each time you receive it. Each source counts by itself and can fall to 0 but not below: every card you take or activate (with all it gives, the result of an exchange included), every floor bonus, every space, every single privilege, every half of a bonus tile and every gain from a leader. The tile for wood and stone (1-4) takes one of each when a source gives both; as an option it takes one in all, and then it is the wood.
LM-EXC-3 =
    If tile 2-7 makes you miss your first turn, you place nobody in the first turn of each round, though you may still use your leaders. To make up for it you have one more turn after everybody else has finished their fourth. If there are several of you, you follow the turn order.

## Leaders

LM-LDR = Leaders (advanced game)
LM-LDR-1 =
    In your own turn, before you place a family member or after everything that the placement set off, you may do any of these things as often as you like:
    • Play a leader from your hand if you meet the requirement. It is only checked at this moment, and it costs you nothing.
    • Discard a leader from your hand and receive a privilege for it.
    • Use a face-up leader who may act once per round. That leader then lies face down until the round ends.
LM-LDR-2 =
    There are 20 leaders. Each card names its requirement in its upper part and its ability below, and says whether the ability is permanent or works once per round. The rules that follow explain only the abilities that raise questions.
LM-LDR-3 =
    Francesco Sforza’s harvest and Leonardo da Vinci’s production can be raised by servants only, not by your characters. In Signoria the excommunications that weaken harvest (1-5) and production (1-6) do lower them. As Leonardo starts at 0, he needs at least one servant.
LM-LDR-4 =
    Santa Rita doubles the coins, wood, stone and servants that a development card gives you at once, but nothing from spaces or from any other source. If an excommunication makes you receive one fewer, it is taken off after doubling: 3 become 6, less 1, which leaves 5. As an option it is taken off each of the two portions instead.
LM-LDR-5 =
    Lorenzo de’ Medici takes on the ability of a leader that another player has already played. Your choice holds for the rest of the game. In Signoria he cannot be played as long as nobody else has played a leader.
LM-LDR-6 =
    With Ludovico Ariosto your family members may enter single spaces that are already occupied; the limits on coloured members in one tower and in one harvest or production area remain. With Filippo Brunelleschi you do not pay the 3 coins for an occupied tower. In Signoria this goes for bonus actions too, unless you choose otherwise among the options.
LM-LDR-7 =
    Sisto IV gives you 5 extra victory points each time you support the Church. With Cesare Borgia you need no military points for territories. Pico della Mirandola takes up to 3 coins off the coins that a card costs, but not off the 3 coins for an occupied tower. Federico da Montefeltro sets one of your coloured members that is still at home to 6 for this round. This replaces the 5 of Ludovico il Moro, while Lucrezia Borgia’s bonus and the penalty of excommunication 1-7 are still applied.

## The end

LM-END = The end of the game
LM-END-1 =
    After the sixth round, excommunication 3-4 comes first: it takes away 1 victory point for every full 5 that you have by then. Then you score:
    • 1, 4, 10 or 20 points for 3, 4, 5 or 6 territories,
    • 1, 3, 6, 10, 15 or 21 points for 1 to 6 characters,
    • the points printed on your ventures,
    • 5 points for the most military points and 2 points for the second most. All who tie for first place get 5, and then there is no second prize; all who tie for second place get 2. Even 0 military points can be enough.
    • 1 point for every 5 goods; coins, wood, stone and servants are counted together.
    The other excommunications of the third period are applied as well. They can push you below 0, and 3-5, which charges you for your military points, does not change the military ranking.
LM-END-2 =
    Whoever has the most victory points wins. If there is a tie, the winner is the tied player who comes earlier in the turn order as it stands after the sixth round.

LM-HID = What stays hidden
LM-HID-1 =
    Only you see the leaders in your hand. Nobody knows the order of the cards still to come from the decks, nor the dice of later rounds. Everything else is open to all.
