### Rules of The Princes of Florence
###
### One message per rule, named by the id of the rule; an id without a number is the heading of its section.
### An id with -picture says what the drawing of a section shows.
### A line break inside a value is a real line break: a paragraph or an item of a list is one line.

## Setup

PF-SET = Setup
PF-SET-picture = Three profession cards, the hand with which you begin
PF-SET-1 =
    Two to five players take part, and play always goes clockwise. Before you begin, agree on four things: whether to add the Muse & Princess expansion, whether to add cooperative building, whether two players want the harder supply of freedoms, and whether to play with open money. Both expansions work with any number of players, one at a time or together.
PF-SET-2 =
    You begin with 3500 florins and no prestige points (PP). In a two-player game, you begin with only 2500 florins each.
PF-SET-3 =
    The 21 profession cards are shuffled, and each player is dealt four of them. Keep three of them in hand and give the fourth back without showing it. These cards are shuffled together with those that were not dealt to form the profession deck.
PF-SET-4 =
    Seven stacks are sold in the auctions: forests, lakes and parks (6 each), jesters (7), builders (6), prestige cards (14, shuffled and face down) and recruiting cards (5).
PF-SET-5 =
    There are four supplies for your actions: the ten different buildings in three copies each, the deck of profession cards, a shuffled face-down deck of 20 bonus cards, and the freedoms.
PF-SET-6 =
    There are three freedoms: travel, religion and opinion. There is one tile fewer of each than there are players, so not everyone will get every freedom. Two players use one tile of each kind and two more of different kinds drawn at random, five in all. The harder variant for two adds only one more, which makes four.
PF-SET-7 =
    The game lasts seven rounds. In Signoria, the first starting player is drawn at random. After each round, the next player clockwise becomes the starting player.

## The auction phase

PF-AUC = The auction phase
PF-AUC-picture = The seven stacks that are put up for auction
PF-AUC-1 =
    Each round begins with auctions. You can gain no more than one object per round, no stack sells more than one object per round, and an empty stack sells nothing.
PF-AUC-2 =
    The starting player opens the first auction by naming a stack. Naming it counts as the first bid, which is always 200 florins (300 florins in a two-player game).
PF-AUC-3 =
    The others follow clockwise. On your turn, you either raise by exactly 100 florins or pass. If you pass, you are out of the bidding for this object.
PF-AUC-4 =
    When everyone else has passed, the remaining bidder pays the last bid to the bank and receives the object. That player and that stack take no further part in this round’s auctions. Losing bids cost nothing.
PF-AUC-5 =
    If you opened an auction and someone else won it, you open the next one with another available stack. If you won it yourself, the next player clockwise who is still in opens.
PF-AUC-6 =
    When it is your turn to open an auction, you may decline instead. You then sit out the rest of this round’s auctions, including those that others open, and the next player clockwise who is still in opens.
PF-AUC-7 =
    The last player left in the phase has no rivals and needs no auction. If that is you, take any object that you could put up for auction and pay the opening price, or take nothing. This also applies if you have just lost an auction that you opened.
PF-AUC-8 =
    You can have at most three builders. Once you have three, you can neither put a builder up for auction nor bid for one.
PF-AUC-9 =
    Bid only what you can pay. Your cash counts, and so do your prestige points at 100 florins each, because prestige can be turned back into money. With Muse & Princess cash alone counts.
PF-AUC-10 =
    You place a landscape on your board as soon as you get it. In Signoria, you can therefore neither put a landscape up for auction nor bid for one if it does not fit on your board.
PF-AUC-11 =
    In a two-player game, forests, lakes and parks are auctioned as one object called ‘landscape’. The winner first pays, then picks a kind that is still in supply and fits on the board, and then places it. The other player cannot get a landscape this round.

## What the objects do

PF-OBJ = What the objects do
PF-OBJ-picture = Forest, lake and park, drawn as they lie on a board, and a jester and a builder
PF-OBJ-1 =
    Landscapes (forest, lake, park) inspire the professions that want them. In addition, the second and every further landscape of the same kind scores 3 PP when you place it. The first of each kind scores nothing.
PF-OBJ-2 =
    Each jester at your court raises the work value of every work you complete by 2.
PF-OBJ-3 =
    Builders make building cheaper and denser.
    • Without a builder a building costs 700 florins, with one or two builders 300 florins, with three builders nothing.
    • From the second builder on, your buildings may stand side by side.
    • The second and the third builder each score 3 PP when you get them.
PF-OBJ-4 =
    When you get a prestige card, look at the top five cards of the deck (or all that are left, if there are fewer). Keep one of them face down and put the rest under the deck in any order. The card scores at the end of the game.
PF-OBJ-5 =
    With a recruiting card, you recruit a profession card that lies face up in front of another player. You take that card into your hand and leave the recruiting card in its place; from then on it counts for the other player. You can recruit as soon as you get the card, or keep it in hand and recruit at any time during one of your turns in an action phase, even in the same round. Recruiting does not use an action, and you can do it once for each recruiting card you hold.
PF-OBJ-6 =
    A recruiting card counts as a profession card wherever profession cards or works are counted: for work values, for bonus cards and for prestige cards, in hand as well as on the table.

## The action phase

PF-ACT = The action phase
PF-ACT-picture = The five actions: a work, a building, a profession card, a freedom and a bonus card
PF-ACT-1 =
    After the auctions, each player takes one complete turn, clockwise from the starting player. On your turn, you may take up to two actions, one after the other, in any order. You may also take just one, or none.
PF-ACT-2 =
    You can use an action to complete a work, to build a building or to acquire a bonus card, and you may do the same thing twice. Taking a profession card and introducing a freedom are each limited to once per round.

## Completing a work

PF-WRK = Completing a work
PF-WRK-picture = The Botanist with the building, the landscape and the freedom that this profession wants
PF-WRK-1 =
    Choose a profession card from your hand, lay it face up on the table and add up the work value (WV) of its work:
    • 4 if you have the building that this profession wants,
    • 3 if you have at least one landscape of the kind that it wants,
    • 3 if you have introduced the freedom that it wants,
    • 2 for each of your jesters,
    • 1 for each of your profession and recruiting cards, whether in hand or on the table, including the one just laid,
    • and the value of every bonus card that you play with it.
PF-WRK-2 =
    Every round sets a minimum that a work has to reach: 7, 10, 12, 14, 15, 16 and 17 in rounds one to seven. You cannot complete a work that stays below it even with your bonus cards.
PF-WRK-3 =
    You may add as many bonus cards to a work as you like, whether you need them to reach the minimum or not. You may also play cards that you got this round, and cards that are worth 0. Bonus cards you have played are out of the game.
PF-WRK-4 =
    For each point of work value the bank pays you 100 florins. At that moment, and only then, you may take any part of the payment as prestige: 1 PP instead of 200 florins, as often as you like. A work value of 15 therefore pays anything from 1500 florins and 0 PP to 100 florins and 7 PP.
PF-WRK-5 =
    A profession card on your table has completed its work there. If another player recruits it, it can complete another work for that player, and even for you again if you recruit it back.

## Building

PF-BLD = Building a building
PF-BLD-picture = A principality without a second builder: buildings touch only at their corners, landscapes may touch anything. The shapes are those used in Signoria.
PF-BLD-1 =
    Pay the cost, place the building in your principality at once, and then score 3 PP; these points come too late to help you pay. You can only build what is left in the supply, and only one building of each kind. University, laboratory and workshop are large (7 squares); library, opera, studio, hospital and theater are medium (5 squares); tower and chapel are small (3 squares).
PF-BLD-2 =
    Buildings and landscapes must follow the grid and lie completely on your board. You may turn and flip them as you like, but they must not cover another piece or the palazzo.
PF-BLD-3 =
    Buildings must keep their distance: no building may share an edge with another building or with the palazzo, though corners may touch. With two or more builders, you can ignore this rule.
PF-BLD-4 =
    Landscapes may be next to anything, and buildings may always be next to landscapes. Once placed, a piece stays where it is until the end of the game.
PF-BLD-5 =
    The palazzo is part of your board. It never counts as a building.

## Other actions

PF-PRO = Taking a profession card
PF-PRO-picture = Profession cards from the top of the deck, of which you keep one
PF-PRO-1 =
    Pay 300 florins and look at the top five cards of the profession deck (or all that are left, if there are fewer). Take one into your hand and put the others under the deck in any order. Once the deck is empty, you can no longer take this action.

PF-FRE = Introducing a freedom
PF-FRE-picture = The three freedoms: travel, religion and opinion
PF-FRE-1 =
    Pay 300 florins and take a freedom tile of your choice from the supply. You can introduce each of the three freedoms only once.

PF-BON = Acquiring a bonus card
PF-BON-picture = Two bonus cards: each says what it adds to a work
PF-BON-1 =
    This works like taking a profession card, but with the bonus deck: pay 300 florins, look at the top five cards (or all that are left), keep one in hand and put the rest under the deck in any order. Each bonus card says what it adds to a work.

## Best work and money

PF-BST = The best work
PF-BST-picture = The mark of the best work, with which players show their highest value of the round
PF-BST-1 =
    After all players have taken their turns, the work with the highest value of the round scores 3 PP for its owner. If several players tie for the highest value, each of them scores 3 PP. If nobody completed a work, nobody scores.

PF-MON = Money and prestige
PF-MON-picture = A work value of 15 as money or as prestige: 1500 florins and 0 PP, or 100 florins and 7 PP
PF-MON-1 =
    There are only two ways to get money: complete works, or give up prestige points. The expansions add two more: the Banker, and what a partner pays you for building together.
PF-MON-2 =
    Prestige can be turned into money: for each step that you go back on the fame track, you receive 100 florins, but you cannot go below 0. In Signoria this happens automatically when you do not have enough cash for a payment, and it never takes more points than necessary; every price shows how much of it you pay in cash and how much in prestige. With Muse & Princess, you cannot do this at all.

## Hidden and open

PF-HID = What stays hidden
PF-HID-picture = Cards in hand, bonus cards, prestige cards and money, which the others do not see
PF-HID-1 =
    The others cannot see the profession, recruiting and bonus cards in your hand, but they know how many you have. Your prestige cards, cards that someone is looking at, the order of the decks and, unless you play with open money, everyone’s money are hidden too. Boards, cards on the table, prestige points and bids are open.

## The end

PF-END = The end of the game
PF-END-picture = Three prestige cards: for the most of something, for a minimum, and for the fewest empty spaces
PF-END-1 =
    After the seventh round, the following are resolved in this order: the best work; the Merchant, the Professor and the Banker if still unused (Muse & Princess only); and finally the prestige cards.
    • A card for the most of something scores its full value if you alone have the most, the lower value if you tie for the most, and otherwise nothing. It never scores if you have none.
    • The card for the fewest empty spaces works the other way round. It counts the squares of your board that are covered neither by a piece nor by the palazzo. 0 is the best possible result, and even players with bare boards can tie.
    • A card that asks for a minimum scores regardless of what the others have.
PF-END-2 =
    The player with the most prestige points wins. If players are tied, the one with more money wins; if they are still tied, they share the victory.

## Two players

PF-TWO = The two-player game
PF-TWO-picture = Forest, lake and park, which two players auction as one object
PF-TWO-1 =
    Only four things change: you begin with 2500 florins each, the opening price in auctions is 300 florins, the three kinds of landscape are a single object in auctions, and there are five freedoms (four in the harder variant).

## Expansion: Muse & Princess

PF-CHR = Expansion: Muse & Princess
PF-CHR-picture = The six characters: Muse, Cardinal, Princess, Merchant, Professor and Banker
PF-CHR-1 =
    The usual auctions are now phase A1. They are followed by phase A2, in which you can win a character for the round. Starting with the starting player, everyone who has neither bought a character nor passed takes turns clockwise. If your marker is still on a character on your turn, you pay your bid to the bank and take the card. Otherwise, you either pass for this round or bid by putting your marker on a bid space of a face-up character. If there is no marker on that character, you may choose any space; if there is one, you must choose a higher space, and that marker goes back to its owner.
PF-CHR-2 =
    Bids for a character run from 300 to 1500 florins in steps of 100; bids for the Banker run from 0 to 500 florins. A bid on the highest space cannot be beaten. You must have the full amount in cash when you place your marker, even for the Banker, although he gives you money. Nothing costs you money between bid and purchase, so you can always pay your bid.
PF-CHR-3 =
    Phase A2 ends when every player has bought a character or passed. A character that you have not used by the beginning of the next A2 goes back unused. A character used during A2 stays face down until the phase ends; nobody can bid again for a character that has been bought in the same A2.
PF-CHR-4 =
    Muse: each work that you complete in this round’s action phase gets the round number added to its work value: 1 in the first round, 7 in the last.
PF-CHR-5 =
    Cardinal: you have three actions in this round’s action phase instead of two. Actions limited to once per round stay limited.
PF-CHR-6 =
    Princess: as an action, you can complete a work with her, without a profession card and without bonus cards. Its value is 3 for each landscape, 2 for each builder, 2 for each building and 1 for each profession or recruiting card in your hand or on your table; jesters, freedoms and everything else add nothing. It must reach the minimum of the round, pays like any work and can be the best work. Because you play no card for it, it does not count as a work for prestige cards.
PF-CHR-7 =
    Merchant: he helps you in one of two ways.
    • The object you win (or take as the last player) in the next A1 is free. You bid as usual and must be able to pay your bid; you decide whether he pays after you have won, before you do anything with the object.
    • Or you score as many PP as your rank on the fame track. Your rank is 1 plus the number of players ahead of you; four players could have ranks 1, 2, 2 and 4. You can do this at any time until the next A1 ends.
    If you decide to pay for the object yourself, you score your rank right after the payment.
PF-CHR-8 =
    Professor: he gives you a free prestige card or bonus card. You look at the top five cards of the deck you choose and keep one. You can use him as soon as you have bought him, or at any time before the next A2 begins. You cannot choose an empty deck; if both decks are empty, you get nothing.
PF-CHR-9 =
    Banker: if you buy him, you immediately receive the money on his card minus your bid, and the card is turned face down. At first there are 600 florins on it. If nobody buys him in an A2, 100 florins are added at its end; after a purchase it starts again with 600 florins. If you buy him in the seventh round, you can also turn your remaining money into prestige at the end of the game: 1 PP for 200 florins.
PF-CHR-10 =
    With this expansion, you cannot go back on the fame track to get money.
PF-CHR-11 =
    You can use the Merchant and the Professor at any time. In Signoria this means: right after you have bought them, and whenever it is your turn to open an auction, to bid, to take an object as the last player, to answer an offer to build together or to take actions. With the Merchant, you are asked once more just before best work is scored, if a work was completed in the round, because best work can change the ranks. If you have not used them by your last chance, the Merchant’s points are scored automatically, and you are asked to choose a deck for the Professor. The last chance is the end of the next A1 for the Merchant, the beginning of the next A2 for the Professor and, after round seven, just before the final scoring for both. If you bought the Banker in round seven, every full 200 florins that you have left become 1 PP automatically, because that can never hurt you.

## Expansion: cooperative building

PF-COO = Expansion: cooperative building
PF-COO-picture = Two boards joined at their border, with a building that lies across it
PF-COO-1 =
    The boards are turned over and joined into one map on which every principality borders two others, or one in a two-player game. In Signoria, the boards form a ring: the right edge of your board meets the left edge of the next player’s, row by row. With two players there is only one shared border.
PF-COO-2 =
    When you build, you may do so alone or together with one of your neighbours. A shared building lies across your common border, with at least one square on each side, and must not reach beyond your two boards.
PF-COO-3 =
    To build together, you propose a building, its place, a partner and the amount that the partner pays you: 0 florins or more, in steps of 100, even more than the building costs. Your partner accepts, refuses or, once, names a different amount, higher or lower, which you then accept or refuse. If you do not agree, you can make another offer, also to the other neighbour, build alone, or do something else. Only an agreement uses your action. In Signoria, you can make at most three offers per turn, and no amount can exceed 1500 florins.
PF-COO-4 =
    First your partner pays you the agreed amount. Then you pay the bank the cost according to your own builders; you may use your partner’s money. Both of you score 3 PP, and the building counts fully for both of you. It uses one of your actions and none of your partner’s.
PF-COO-5 =
    Neither of you may already have a building of that kind. A shared building takes only one copy from the supply.
PF-COO-6 =
    A shared building, as a whole, may share an edge with your buildings or your palazzo only if you have at least two builders, and with your partner’s only if your partner has. Squares directly opposite each other across your common border share an edge too: if a square on your side faces one of your partner’s buildings, your partner needs two builders, and the other way round.
PF-COO-7 =
    If you build alone and any square of the building lies in the column along a border, you need at least one builder. You need at least two if one of these squares has a building or the palazzo directly opposite, in the same row of your neighbour’s border column. A shared building counts for this, a landscape does not. In a two-player game, the outer columns are not borders.
PF-COO-8 =
    You can accept an amount only if you can then pay what is due, in cash or by going back on the fame track (only in cash with Muse & Princess). Landscapes never cross a border, but may be placed next to it freely.

## Variants

variant-two_players = Two players
variant-muse_and_princess = Muse & Princess
variant-cooperative = Cooperative building
