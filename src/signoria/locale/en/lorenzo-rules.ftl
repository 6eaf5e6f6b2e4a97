### Rules of Lorenzo il Magnifico
###
### One message per rule, named by the id of the rule; an id without a number is the heading of its section.
### An id with -picture says what the drawing of a section shows.
### A line break inside a value is a real line break: a paragraph or an item of a list is one line.

## Setup

LM-SET = Setup
LM-SET-picture = One development card of each colour
LM-SET-1 =
    Two to four noble families compete. You can play the basic game or the advanced game, in which you choose your own bonus tile and then draft leaders. There are options for a few details that are played in different ways; the rules mention them where they matter.
LM-SET-2 =
    The development cards form four decks of 24, one for each colour: territories are green, characters blue, buildings yellow and ventures purple. In each deck, the eight cards of each period are shuffled separately, with the first period on top and the third at the bottom. For each period, one excommunication tile is drawn and placed face up.
LM-SET-3 =
    You start with 2 wood, 2 stone and 3 servants, and with coins according to the turn order, which is drawn at random: 5 for the first player, then 6, 7 and 8. Your family has three coloured members (black, white and orange) and one uncoloured member. All points start at 0. In Signoria, you can have at most 25 military points and 15 faith points; anything beyond that is lost.
LM-SET-4 =
    In the basic game, everyone has the same bonus tile. In the advanced game, the tiles differ, and you each choose one in reverse turn order.
LM-SET-5 =
    In the advanced game each player is dealt four leaders. Keep one, pass the others to the player on your right and choose again from the cards you receive, until everyone has kept four. Keep the leaders in your hand secret.
LM-SET-6 =
    With fewer players, there are fewer spaces. With three players, the third and the fourth market space are closed. With two, the shared spaces for harvest and production are closed as well.

## The rounds

LM-RND = Periods, rounds and turns
LM-RND-picture = The three dice and the family members whose values they set; an uncoloured member is worth 0
LM-RND-1 =
    The game has three periods of two rounds each. At the start of a round each tower receives the next four cards of its deck, from the lowest floor to the highest. Then three dice are rolled, one for each colour. They set the value of the coloured family members and are the same for everyone. An uncoloured member is always worth 0.
LM-RND-2 =
    In every round you have four turns. Everyone takes one turn in turn order, then everyone takes a second turn, and so on. On your turn, you place one family member. In Signoria, you pass only if you cannot place any of your family members; you lose this turn, but not your remaining turns of the round.
LM-RND-3 =
    When the round is over, cards that are still in the towers leave the game, all family members return home, and used leaders are turned face up again. The council palace sets the new turn order: players go in the order in which their first family member arrived there. Players without a family member there follow in their previous order.

## Values

LM-VAL = The value of a placement
LM-VAL-picture = A family member of value 3 and two servants make a value of 5
LM-VAL-1 =
    A space can be used only if your placement reaches the value it asks for. The value is made up of:
    • the die of the family member, or the number that a leader puts in its place (5 with Ludovico il Moro, 6 with Federico da Montefeltro),
    • plus 2 for coloured members with Lucrezia Borgia, plus 3 for the uncoloured one with Sigismondo Malatesta,
    • minus 1 for coloured members if you have excommunication 1-7,
    • plus 1 for each servant you spend (with excommunication 2-6, for every two servants),
    • and any bonuses and penalties from your cards, your excommunications or the space.
LM-VAL-2 =
    You spend servants before you place the family member. In towers, market and council palace, you spend exactly as many as you need. For harvest and production, you spend the smallest number that brings the value to 1, or any larger number that activates another of your cards. Signoria does not offer the numbers in between, because those servants would be wasted.

## Towers

LM-TOW = The towers
LM-TOW-picture = A territory tower with its four floors and the values they ask for
LM-TOW-1 =
    There are four towers, one each for territories, characters, buildings and ventures. Their four floors ask for values of 1, 3, 5 and 7 from bottom to top. Each floor has room for one family member, who takes the card there.
LM-TOW-2 =
    If there is already a family member in the tower, no matter whose, you first pay 3 coins. Then you receive the bonus of the floor: 1 on the third floor and 2 on the fourth, of wood in the territory tower, stone in the character tower, military points in the building tower and coins in the venture tower. You may use the bonus to pay for the card, but not for the 3 coins.
LM-TOW-3 =
    You may not have two of your coloured family members in the same tower. Your uncoloured member does not count and may join one of them.
LM-TOW-4 =
    Now you pay for the card. If it shows alternative costs, choose one of them. Discounts add up, but no part of a cost can fall below 0, and servants spent on the value cannot pay for the card. Then you place the card in its row and carry out its immediate effects in the order in which they are printed. You cannot take a card that you cannot pay for or have no room for; you can have at most six cards of each type. In Signoria, you cannot go to a floor without a card.
LM-TOW-5 =
    Territories cost nothing but require military points. You need none for your first two; for the third to the sixth, you need 3, 7, 12 and 18. You keep these points. They are only checked when you take the card, before it has any effect.
LM-TOW-6 =
    You pay for some ventures with military points. They show two numbers: you must have the larger one, but you pay only the smaller one.

## Harvest and production

LM-WRK = Harvest and production
LM-WRK-picture = A territory that works in a harvest and a building that works in a production
LM-WRK-1 =
    Harvest and production each have a single space, for one family member, and a shared space, for any number of members but with the value lowered by 3. In each of the two areas, you may have only one coloured family member; your uncoloured member may join it. After all bonuses and penalties, the value must be 1 or more.
LM-WRK-2 =
    A harvest first gives you the harvest half of your bonus tile. Then you activate your territories from left to right: every one whose number is not higher than the value of your action. You finish each card before the next one. Production works the same way with the other half of the tile and your buildings.
LM-WRK-3 =
    Some cards let you exchange something. You can use each of them once per action, with only one of its arrows if there are two, and you may always decline. You can only pay with what you had before the activation began; what you receive during it, including privileges, cannot be spent until it is over.

## Market, council palace and privileges

LM-MKT = The market
LM-MKT-picture = What the four market spaces give
LM-MKT-1 =
    Each market space asks for a value of 1 and takes one family member; your family may occupy several of them. The four spaces give 5 coins; 5 servants; 3 military points and 2 coins; and 2 different privileges.

LM-CON = The council palace
LM-CON-picture = Family members lined up at the council palace: this line is the next turn order
LM-CON-1 =
    The council palace takes any number of family members with a value of 1 or more. Each one gives you 1 privilege and 1 coin. They line up from left to right, and this line sets the next turn order.

LM-PRV = Privileges
LM-PRV-picture = The five rewards of a privilege
LM-PRV-1 =
    For a privilege, you choose one of five rewards: 1 wood and 1 stone; 2 servants; 2 coins; 2 military points; 1 faith point. If one effect grants you several privileges, you must choose a different reward for each. If the effect gives other things too, you receive its goods and points first and choose the privileges afterwards, one by one.

## Bonus actions

LM-BON = Bonus actions
LM-BON-picture = A character who lets you take another card
LM-BON-1 =
    Some cards let you take another card, harvest or produce at a given value without placing a family member. You may raise the value with servants, your bonuses and penalties apply, a tower with family members in it costs you 3 coins, and you receive the bonus of the floor. The limit of one coloured member per tower does not apply. In Signoria, you may also decline the action. A floor emptied in this way cannot be used again this round, but it does not make the tower occupied. If the bonus action comes with a discount, it applies to this one card only.

## Cards

LM-CRD = Development cards
LM-CRD-picture = A territory, a character, a building and a venture
LM-CRD-1 =
    Each of the 96 development cards says what it costs, what it gives immediately and what it does for you later.
LM-CRD-2 =
    The lasting bonuses and discounts of your characters apply whenever you take the action they name, with a family member or as a bonus action. The Preacher has a drawback: you no longer receive the bonuses of the third and fourth floors.
LM-CRD-3 =
    If a card rewards you for each card of a type and is of that type, it counts itself too. The General gives 1 victory point for every two of your military points, rounded down.

## The Vatican report

LM-VAT = The Vatican report
LM-VAT-picture = The faith that the Church asks for in each period: 3, 4 and 5
LM-VAT-1 =
    After the second, fourth and sixth round, the Church asks for 3, 4 and 5 faith points. If you have fewer, you are excommunicated and keep your faith points. If you have enough, you may choose. If you support the Church, you score the victory points of your step on the faith track and go back to 0. If you refuse, you are excommunicated and stay where you are.
LM-VAT-2 =
    The steps of the faith track from 0 to 15 are worth 0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25 and 30 victory points.
LM-VAT-3 =
    In the last report, after the sixth round, players who have too little faith are excommunicated, but still score their step and go back to 0. In Signoria, players who could have supported the Church and refused score nothing; an option lets them score too.

LM-EXC = Excommunication
LM-EXC-picture = Three excommunication tiles, one for each period
LM-EXC-1 =
    Each of the 21 excommunication tiles says what it does; the three tiles of your game are open from the start, so look at them early. Tiles of the first period make you gain less or act at a lower value, those of the second restrict your actions, and those of the third cost you points in the final scoring. A penalty applies from the moment you are excommunicated until the end of the game.
LM-EXC-2 =
    With four tiles of the first period, you get one fewer of something each time you receive it. Each source counts separately and can fall to 0 but not below: every card you take or activate (with everything it gives, including the result of an exchange), every floor bonus, every space, every single privilege, every half of a bonus tile and every gain from a leader. The tile for wood and stone (1-4) takes one of each when a source gives both; as an option, it takes only one, the wood.
LM-EXC-3 =
    With tile 2-7, you place nobody on your first turn of each round, though you may still use your leaders. Instead, you take one more turn after everyone has finished their fourth. If this affects several players, they go in turn order.

## Leaders

LM-LDR = Leaders (advanced game)
LM-LDR-picture = Two leaders, each with a requirement and an ability
LM-LDR-1 =
    On your own turn, before you place a family member or after you have resolved the placement, you may do any of these things as often as you like:
    • Play a leader from your hand if you meet the requirement. It is only checked at this moment, and playing costs nothing.
    • Discard a leader from your hand and receive a privilege for it.
    • Use a face-up leader who may act once per round. That leader then lies face down until the round ends.
LM-LDR-2 =
    There are 20 leaders. Each card shows its requirement at the top and its ability below, and says whether the ability is permanent or works once per round. The following rules explain only the abilities that raise questions.
LM-LDR-3 =
    Francesco Sforza’s harvest and Leonardo da Vinci’s production can only be raised with servants, not by your characters. In Signoria, the excommunications that weaken harvest (1-5) and production (1-6) do lower them. Leonardo starts at 0, so he needs at least one servant.
LM-LDR-4 =
    Santa Rita doubles the coins, wood, stone and servants that a development card gives you immediately, but nothing from spaces or any other source. If an excommunication makes you receive one fewer, it is taken off after doubling: 3 become 6, minus 1 leaves 5. As an option, it is taken off each of the two portions instead.
LM-LDR-5 =
    Lorenzo de’ Medici takes on the ability of a leader that another player has already played. Your choice is final. In Signoria, you cannot play him until someone else has played a leader.
LM-LDR-6 =
    With Ludovico Ariosto your family members may enter single spaces that are already occupied; the limits on coloured members in one tower and in one harvest or production area remain. With Filippo Brunelleschi you do not pay the 3 coins for an occupied tower. In Signoria, this includes bonus actions; an option changes that.
LM-LDR-7 =
    Sisto IV gives you 5 extra victory points each time you support the Church. With Cesare Borgia you need no military points for territories. Pico della Mirandola takes up to 3 coins off the cost of a card, but not off the 3 coins for an occupied tower. Federico da Montefeltro sets one of your coloured members that is still at home to 6 for this round. This replaces the 5 of Ludovico il Moro, while Lucrezia Borgia’s bonus and the penalty of excommunication 1-7 still apply.

## The end

LM-END = The end of the game
LM-END-picture = What scores at the end: territories, characters, ventures, military points and goods
LM-END-1 =
    After the sixth round, excommunication 3-4 comes first: it takes away 1 victory point for every full 5 you have. Then you score:
    • 1, 4, 10 or 20 points for 3, 4, 5 or 6 territories,
    • 1, 3, 6, 10, 15 or 21 points for 1 to 6 characters,
    • the points printed on your ventures,
    • 5 points for the most military points and 2 points for the second most. Everyone tied for first place gets 5, and then there is no second place; everyone tied for second place gets 2. Even 0 military points can be enough.
    • 1 point for every 5 goods; coins, wood, stone and servants are counted together.
    The other excommunications of the third period apply as well. They can bring you below 0. Excommunication 3-5, which makes you pay for your military points, does not change the military ranking.
LM-END-2 =
    The player with the most victory points wins. If players are tied, the one who comes first in the turn order after the sixth round wins.

LM-HID = What stays hidden
LM-HID-picture = A leader in hand, whom only you can see
LM-HID-1 =
    Only you see the leaders in your hand. Nobody knows the order of the cards left in the decks, or the dice of later rounds. Everything else is open.

## Variants

variant-advanced = Advanced game
