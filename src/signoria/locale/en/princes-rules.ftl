### Rules of The Princes of Florence
###
### One message per rule, named by the id of the rule; an id without a number is the heading of its section.
### A line break inside a value is a real line break: a paragraph or an item of a list is one line.

## Setting up

PF-SET = Setting up the game
PF-SET-1 =
    Two to five players take part, and play always moves round the table clockwise. Before you begin, agree on four things: whether to add the expansion Muse & Princess, whether to add cooperative building, whether two players want the harder supply of freedoms, and whether everybody’s money lies open. Both expansions work with any number of players, one at a time or together.
PF-SET-2 =
    You begin with 3500 florins and no prestige points (PP). In a game for two, each of you begins with only 2500 florins.
PF-SET-3 =
    The 21 profession cards are shuffled, and each player is dealt four of them. Choose three to keep in hand and hand the fourth back without showing it. All cards handed back are shuffled with those that were not dealt; together they are the profession deck.
PF-SET-4 =
    Seven stacks are sold in the auctions: forests, lakes and parks (6 each), jesters (7), builders (6), prestige cards (14, shuffled and face down) and recruiting cards (5).
PF-SET-5 =
    Four supplies are there for your actions: the ten different buildings in three copies each, the deck of profession cards, a shuffled face-down deck of 20 bonus cards, and the freedoms.
PF-SET-6 =
    There are three freedoms: travel, religion and opinion. Of each there is one tile fewer than there are players, so not everybody will get every freedom. Two players use one tile of each kind and two more of different kinds drawn at random, five in all; in the harder variant for two only one more is drawn, which makes four.
PF-SET-7 =
    The game lasts seven rounds. In Signoria chance decides who starts the first one; after each round the role of starting player moves on to the next player clockwise.

## The auction phase

PF-AUC = The auction phase
PF-AUC-1 =
    Each round begins with auctions. You can gain no more than one object per round, no stack sells more than one object per round, and a stack that has run out sells nothing any more.
PF-AUC-2 =
    The starting player opens the first auction by naming a stack. Naming it counts as the first bid, which is always 200 florins (300 florins in a game for two).
PF-AUC-3 =
    The others answer clockwise. Whoever is still in the running either raises by exactly 100 florins or passes. If you pass, you are out of the bidding for this object for good.
PF-AUC-4 =
    When everyone else has passed, the remaining bidder pays the last bid to the bank and receives the object. That player and that stack take no further part in this round’s auctions. Bids that were beaten cost nothing.
PF-AUC-5 =
    If you opened an auction and somebody else won it, you open the next one with another stack that is still on sale. If you won it yourself, the next player clockwise who has not bought or dropped out opens.
PF-AUC-6 =
    When it is your turn to open an auction, you may decline instead. You then sit out the rest of this round’s auctions, even those that others open, and the next player clockwise who is still in opens.
PF-AUC-7 =
    The last player still in the phase has no rivals left and needs no auction. If that is you, take any one object that you would be allowed to name and pay the opening price for it, or take nothing. This also holds if you have just lost an auction that you opened.
PF-AUC-8 =
    Three builders are the most that a principality can employ. Once you have three, you can neither put a builder up for auction nor bid for one.
PF-AUC-9 =
    Bid only what you can pay. Your cash counts, and so do your prestige points at 100 florins each, because prestige can be turned back into money. With Muse & Princess cash alone counts.
PF-AUC-10 =
    A landscape goes onto your board the moment you get it. In Signoria you can therefore neither name a landscape nor bid for one if there is no room on your board to place it.
PF-AUC-11 =
    In a game for two, forests, lakes and parks are auctioned as one object called ‘landscape’. The winner first pays, then picks a kind that is still in supply and fits on the board, and then places it. After that no landscape of any kind is left for the other player this round.

## What the objects do

PF-OBJ = What the objects do
PF-OBJ-1 =
    Landscapes (forest, lake, park) please the professions that love them. In addition, your second landscape of one kind and every further one of that kind brings 3 PP as soon as it is placed. A landscape that is the first of its kind brings none.
PF-OBJ-2 =
    Each jester at your court raises the work value of every work you complete by 2.
PF-OBJ-3 =
    Builders make building cheaper and denser.
    • Without a builder a building costs 700 florins, with one or two builders 300 florins, with three builders nothing.
    • From the second builder on, your buildings may stand side by side.
    • The second and the third builder each bring 3 PP when you get them.
PF-OBJ-4 =
    For a prestige card, look at the five topmost cards of the deck (or at all that are left, if there are fewer). Keep one of them face down in front of you and put the rest back under the deck in whatever order you like. It is scored when the game ends.
PF-OBJ-5 =
    A recruiting card lures away a profession card that lies face up in front of somebody else. That card comes into your hand; the recruiting card takes its place on the other player’s table, stays there and counts for that player from now on. You may recruit as soon as you have bought the card, or keep it in hand and recruit at any point of one of your turns in an action phase, already in this round. Recruiting does not use up an action, and you may do it once for each recruiting card that you hold.
PF-OBJ-6 =
    Treat a recruiting card as one more profession card wherever profession cards or works are counted: for work values, for bonus cards and for prestige cards, in hand as well as on the table.

## The action phase

PF-ACT = The action phase
PF-ACT-1 =
    After the auctions the players take one complete turn each, from the starting player clockwise. In your turn you may carry out up to two actions, one after the other and in the order you prefer. You may also carry out just one, or none.
PF-ACT-2 =
    You can use an action to complete a work, to put up a building or to acquire a bonus card, and you may do the same one twice. Taking a profession card and introducing a freedom are each limited to once per round.

## Completing a work

PF-WRK = Completing a work
PF-WRK-1 =
    Choose a profession card from your hand, lay it face up on the table and add up the work value (WV) of its work:
    • 4 if the building that this profession wants stands in your principality,
    • 3 if you have at least one landscape of the kind that it wants,
    • 3 if you have introduced the freedom that it wants,
    • 2 for each of your jesters,
    • 1 for each of your profession and recruiting cards, whether in hand or on the table, including the one just laid,
    • and the value of every bonus card that you play with it.
PF-WRK-2 =
    Every round sets a minimum that a work has to reach: 7, 10, 12, 14, 15, 16 and 17 in rounds one to seven. A work whose value would stay below it, even with the bonus cards you chose, cannot be completed.
PF-WRK-3 =
    You may add as many bonus cards to a work as you like, whether you need them to reach the minimum or not. Cards that you got in this very round are welcome, and so are cards that happen to be worth 0. Bonus cards that have been played are out of the game.
PF-WRK-4 =
    For each point of work value the bank pays you 100 florins. At that moment, and only then, you may take any part of the payment as prestige: 1 PP instead of 200 florins, as often as the sum allows. A work value of 15 is thus worth anything from 1500 florins without PP to 100 florins with 7 PP.
PF-WRK-5 =
    A profession card that lies on your table has done its work there. If another player recruits it, it can complete a work again at that court, and even once more at yours, should you recruit it back.

## Building

PF-BLD = Putting up a building
PF-BLD-1 =
    Pay the building costs, find the building a place in your principality straight away and only then score 3 PP; these points come too late to help you pay. You can build only what the supply still holds, and no principality may hold two buildings of the same kind. University, laboratory and workshop are large (7 squares); library, opera, studio, hospital and theater are medium (5 squares); tower and chapel are small (3 squares).
PF-BLD-2 =
    Buildings and landscapes must fit the squares of your board and lie completely on it. You may turn and flip them as you like, but they must not cover another piece or the palazzo.
PF-BLD-3 =
    Buildings keep their distance: no building may lie edge to edge with another building or with the palazzo, though corners may meet. With two or more builders you can forget this rule.
PF-BLD-4 =
    Landscapes may border on anything, and buildings may always border on landscapes. Whatever has been placed stays where it is until the end of the game.
PF-BLD-5 =
    The palazzo is part of your board. Whenever buildings are counted, it is not one of them.

## Other actions

PF-PRO = Taking a profession card
PF-PRO-1 =
    Pay 300 florins and look at the five topmost cards of the profession deck (or at all that are left, if there are fewer). Take one of them into your hand and put the others back under the deck in the order you choose. Once the deck is empty, this action is no longer possible.

PF-FRE = Introducing a freedom
PF-FRE-1 =
    Pay 300 florins and take a freedom tile of your choice, as long as the supply still has one of that kind. Each of the three freedoms can be introduced only once in your principality.

PF-BON = Acquiring a bonus card
PF-BON-1 =
    Bonus cards are acquired in the same way as profession cards, but from their own deck: pay 300 florins, look at the top five (or at what is left), keep one in hand and put the rest under the deck in any order. Each bonus card tells you what it adds to a work.

## Best work and money

PF-BST = The best work
PF-BST-1 =
    When all turns of the round are over, the work with the highest value in this round brings its owner 3 PP. If several players share that highest value, each of them gets the full 3 PP. If nobody completed a work, nobody gets any.

PF-MON = Money and prestige
PF-MON-1 =
    There are few ways to come by money: your works pay you, and you may give up prestige points for it. The expansions add two more, the Banker and what a partner pays you for building together. Nothing else brings you money.
PF-MON-2 =
    Prestige can be turned into money: for each step that you go back on the fame track you receive 100 florins, but you cannot go below 0. In Signoria this happens by itself whenever your cash does not cover a payment, and it takes no more points than necessary; every price tells you beforehand how much of it is cash and how much prestige. In games with Muse & Princess you cannot do this at all.

## Hidden and open

PF-HID = What stays hidden
PF-HID-1 =
    The others do not see the profession, recruiting and bonus cards in your hand, but they know how many there are. Hidden, too, are your prestige cards, the cards that somebody is looking at, the order of the decks and, unless you agreed to play with open money, what everyone else owns. Boards, cards on the table, prestige points and bids are there for all to see.

## The end

PF-END = The end of the game
PF-END-1 =
    After the seventh round follow, in this order: the best work, a Merchant, a Professor and a Banker that are still to be settled (Muse & Princess only), and finally the prestige cards.
    • A card for the most of something scores its full value if you alone have the most, the lower value in brackets if you share first place, and otherwise nothing. If you have none at all, it never scores.
    • The card for the fewest empty spaces works the other way round. It counts the squares of your own board on which neither a piece nor the palazzo lies; 0 is the best possible result, and players whose boards are still bare can tie as well.
    • A card that asks for at least so many of something scores whatever the others have.
PF-END-2 =
    Whoever has the most prestige points wins. If players are tied, the one with more money comes out ahead; if they are equal in that as well, they share the victory.

## Two players

PF-TWO = The game for two
PF-TWO-1 =
    Two players change only four things: they begin with 2500 florins each, the opening price in the auctions is 300 florins, the three kinds of landscape are a single object in the auctions, and there are five freedoms (four in the harder variant). All other rules stay the same.

## Expansion: Muse & Princess

PF-CHR = Expansion: Muse & Princess
PF-CHR-1 =
    The ordinary auctions are now called phase A1, and phase A2 follows them, in which you can win a character for the round. From the starting player clockwise, lap after lap, everybody takes a turn who has neither bought a character nor passed. If your marker still lies on a character when your turn comes, you pay your bid to the bank and take the card. If not, you either pass for this round or bid by putting your marker on one of the fields of a face-up character. If nobody’s marker lies on that character, any field will do; if someone’s does, you must choose a higher field, and the other marker goes back to its owner.
PF-CHR-2 =
    Bids for a character run from 300 to 1500 florins in steps of 100; bids for the Banker run from 0 to 500 florins. A bid on the highest field cannot be beaten. You must have the whole sum in cash when you place your marker, and this goes for the Banker as well, although he brings you money. Nothing costs you money between bid and purchase, so a bid can always be paid.
PF-CHR-3 =
    Phase A2 is over when each player has bought a character or passed. A character whose help you have not used by the time the next A2 begins goes back unused. One that is used during A2 stays face down until that phase is over; a character that has been bought cannot be bid for again in the same A2.
PF-CHR-4 =
    Muse: every work that you complete in this round’s action phase gains as much work value as the number of the round, that is 1 in the first round and 7 in the last.
PF-CHR-5 =
    Cardinal: you have three actions in this round’s action phase instead of two. What is limited to once a round stays limited to once.
PF-CHR-6 =
    Princess: you can spend one action on a work of her own, which needs no profession card and allows no bonus cards. Its value is 3 for each landscape, 2 for each builder, 2 for each building and 1 for each profession or recruiting card in your hand or on your table; jesters, freedoms and everything else add nothing. It has to reach the minimum of the round, is paid like any work and can be the best work. As no card is laid for it, it does not count as a work for prestige cards.
PF-CHR-7 =
    Merchant: he helps you in one of two ways.
    • The object you win (or take as the last player) in the next A1 costs you nothing. You bid as usual and must be able to pay what you bid; only after winning, and before you do anything with the object, do you decide whether he pays.
    • Or you score as many PP as your place on the fame track. Your place is 1 plus the number of players ahead of you, so that four players could stand in places 1, 2, 2 and 4. You may do this at any time until the next A1 ends.
    If you decide to pay for the object yourself, you score your place right after the payment.
PF-CHR-8 =
    Professor: he brings you one card at no cost, either a prestige card or a bonus card. You look at the top five of the deck you choose and keep one. You may call on him at any time before the next A2 begins. You cannot choose an empty deck; if both decks are empty, he has nothing to give.
PF-CHR-9 =
    Banker: whoever buys him immediately receives the money lying on his card, less the bid, and the card is turned face down. At first 600 florins lie on it. Each A2 in which nobody buys him adds 100 florins at its end; after a purchase there are 600 florins on it again. If you buy him in the seventh round, you may also change your remaining money into prestige at the end of the game, 200 florins for 1 PP.
PF-CHR-10 =
    With this expansion nobody can step back on the fame track in order to get money.
PF-CHR-11 =
    Merchant and Professor can be used at any time. In Signoria this means: whenever it is up to you to open an auction, to bid, to take an object as the last player or to act in your turn. If your last chance is about to go by, the Merchant’s points are scored for you and you are asked which deck the Professor shall use. The last chance is the end of the next A1 for the Merchant, the start of the next A2 for the Professor and, for both, the moment before the final scoring after round seven. If you bought the Banker in round seven, every full 200 florins that you have left then become 1 PP without your doing anything, because that never hurts you.

## Expansion: cooperative building

PF-COO = Expansion: cooperative building
PF-COO-1 =
    The boards are turned over and joined into one map on which every principality borders on two others, or on one in a game for two. In Signoria the boards form a ring: the right edge of your board meets the left edge of the next player’s, row by row. With two players there is only one shared border.
PF-COO-2 =
    When you build, you may do so alone or together with one of your neighbours. A joint building lies across your common border, so that both of you have one square of it or more, and must not reach beyond your two boards.
PF-COO-3 =
    To build together, you propose a building, its place, a partner and the sum that this partner shall pay you: 0 florins or more, in hundreds, and even more than the building costs. Your partner agrees, refuses or, once, names a different sum, higher or lower, which you then accept or turn down. If you do not come to terms, you may make another proposal, to the other neighbour as well, build alone, or do something else. Only an agreement uses up your action. In Signoria you can make no more than three proposals in a turn, and no sum may exceed 1500 florins.
PF-COO-4 =
    First the partner pays you the sum agreed on. Then you pay the bank the price that your own builders give you, using that money if you wish. Both of you score 3 PP, and the building counts fully for both of you in every respect. It uses one of your actions and none of your partner’s.
PF-COO-5 =
    Neither of you may already have a building of that kind. A joint building takes just one copy from the supply.
PF-COO-6 =
    Each side is judged by the builders of its own prince. On your side the joint building may stand edge to edge with your buildings or your palazzo only if you have at least two builders; on your partner’s side, only if your partner has. Buildings that face it straight across the border make no difference to a joint building.
PF-COO-7 =
    If you build alone and any square of the building lies in the column along a border, you need at least one builder. You need at least two if one of these squares has a building directly opposite, in the same row of your neighbour’s border column. A joint building counts for this, a landscape does not. In a game for two the outer columns are not borders.
PF-COO-8 =
    You can accept a sum only if you have the means to pay what then falls due, in cash or by stepping back on the fame track (in cash only with Muse & Princess). Landscapes never cross a border and may be placed along it freely.
