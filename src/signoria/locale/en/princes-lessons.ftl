### The lessons of The Princes of Florence.
###
### lesson-ID is a title, lesson-ID-about its line in the list, lesson-ID-STEP what is explained or asked, and
### lesson-ID-STEP-… an answer to a move: docs/lessons.md.

lessons-reconstructed = We do not know the printed shapes of pieces and joined boards: ours are reconstructions, and your copy may differ.

## Goal and scoring

lesson-goal = Win with works
lesson-goal-about = What you play for, and your first work
lesson-goal-welcome = You rule a small court in Florence. Artists and scholars come to you, and their works make you famous. After seven rounds, whoever has the most prestige points (PP) wins. Your marker on the fame track shows yours: 3 PP, for your first building.
lesson-goal-value = Your Poet wants three things: a theater, a lake and the freedom of travel. In the work value (WV) of his work, the theater counts 4, the lake 3 and the freedom 3. Each of your profession cards counts 1, whether in hand or on the table.
lesson-goal-complete = In round 1, a work needs a WV of 7. You have the theater (4) and three cards (3): that makes 7. Complete the Poet’s work!
lesson-goal-complete-right = WV 7, just enough. The Poet now lies on your table, where his card still counts 1 for your later works.
lesson-goal-complete-wrong = Possible, but your Poet is ready. Complete his work.
lesson-goal-complete-early = You still have both of your actions, and the Poet is ready. Complete his work first.
lesson-goal-complete-build = A building brings 3 PP, but it costs money. Let the Poet earn some first.
lesson-goal-complete-freedom = A freedom adds 3 WV for those who want it. But your Poet reaches 7 without it: complete his work.
lesson-goal-pay = The bank pays 100 florins for each point of WV: 700 florins. Now, and only now, you may exchange some of it for prestige: 1 PP for every 200 florins. Take 2 PP and the rest in money.
lesson-goal-pay-right = 2 PP for 400 florins, and 300 florins to spend. Then the round ended, and nobody had completed a better work: the best work of a round scores 3 PP.
lesson-goal-pay-wrong = Take exactly 2 PP this time. They cost 400 of the 700 florins.
lesson-goal-pay-none = That is all money and no fame. Take 2 PP this time.
lesson-goal-pay-one = 1 PP costs 200 florins. Take 2 PP this time.
lesson-goal-pay-three = 3 PP would leave you only 100 florins. Take 2 PP this time.
lesson-goal-best = You have 8 PP: 3 for the building, 2 from the payment and 3 for the best work. So it goes in every round: first auctions, then everyone takes up to two actions. The minimum WV rises from 7 to 17, so your court has to grow.
lesson-goal-last = Puzzle: the last round, and you have one action left. A work needs WV 17 now. The best work so far is a rival’s, with WV 18. Which action brings you the most PP?
lesson-goal-last-right = Laboratory 4, lake 3, opinion 3, two jesters 4, six cards 6: the Alchemist reaches WV 20. That pays 10 PP, and the best work scores 3 more.
lesson-goal-last-wrong = Count in PP: a work pays 1 PP for every 2 points of WV, and the best work of the round scores 3 more.
lesson-goal-last-poet = WV 17 is enough and pays 8 PP. But your rival’s 18 stays the best work. Does your other card reach more?
lesson-goal-last-build = A building scores 3 PP, and you would have to give up prestige to pay for it. A work pays far more.
lesson-goal-last-freedom = A freedom helps the works that follow. Nothing follows: this is your last action.
lesson-goal-last-nothing = You would give away a whole action. One of your cards can complete a splendid work.
lesson-goal-last-draw = A new card helps the works that follow. Nothing follows: this is your last action.

## The auction

lesson-auction = Going, going, gone
lesson-auction-about = How to open an auction, bid and win
lesson-auction-stacks = Each round begins with auctions of seven stacks: three landscapes, jesters, builders, prestige cards and recruiting cards. You can gain one object per round, and no stack sells two. So choose well what you want, and what it is worth to you.
lesson-auction-open = You start. Whoever opens names a stack, and that is already a bid of 200 florins. A jester adds 2 WV to every work you complete, all game long: the earlier, the better. Open with the jester.
lesson-auction-open-right = 200 florins from you. And a rival bids 300!
lesson-auction-open-wrong = Open with the jester this time.
lesson-auction-open-decline = Then you would get nothing at all this round. Open with the jester.
lesson-auction-open-other = Useful too. But an early jester adds 2 WV to every work of the game. Open with the jester.
lesson-auction-raise = The next bid is always exactly 100 more. The bid stands at 300, and one rival has passed. Raise to 400, or pass?
lesson-auction-raise-right = Your rival passes: the jester is yours for 400 florins. If you complete five works, it adds 10 WV. That is 1000 florins.
lesson-auction-raise-wrong = Raise to 400.
lesson-auction-raise-pass = A jester adds 2 WV to each of your works. With five works, that is 1000 florins. 400 is a good price in round 1.
lesson-auction-won = Only the winner pays; lost bids cost nothing. You and the jesters are out for this round. Now the next player opens. If you open and a rival wins, you open again. If you decline to open, you are out and get nothing.
lesson-auction-last = Another round. Both rivals have bought something, so you are the last one: take any object for 200 florins, without an auction. Your Poet and your Alchemist both want a lake. Take what helps them most.
lesson-auction-last-right = 3 WV more for the Poet and 3 more for the Alchemist. One landscape of a kind is enough for all who want it.
lesson-auction-last-wrong = Which object do two of your cards want?
lesson-auction-last-builder = Cheaper buildings are good. But here a lake adds 3 WV to two of your works at once.
lesson-auction-last-forest = Only your Bell Maker wants a forest. Which landscape do two of your cards want?
lesson-auction-last-park = None of your cards wants a park.
lesson-auction-last-decline = Anything you like for 200 florins: you will not get that offer often.
lesson-auction-last-recruiting = It would count 1 as a card. Another object adds 3 WV to two of your works.
lesson-auction-enough = Puzzle: round 4, minimum WV 14. Your Poet has the theater (4), the freedom of travel (3) and four cards (4). You have 300 florins and no prestige, so you can buy nothing after this auction. With which object does he complete his work this round?
lesson-auction-enough-right = The lake adds 3: WV 14, exactly enough. And the work will fill your empty purse.
lesson-auction-enough-wrong = The Poet has WV 11 and needs 14. Which object adds 3 for him?
lesson-auction-enough-jester = A jester adds 2: WV 13. One short!
lesson-auction-enough-recruiting = A recruiting card counts 1 like any card: WV 12. Not enough.
lesson-auction-enough-forest = The Bell Maker wants a forest, the Poet does not. He would stay at WV 11.
lesson-auction-enough-decline = Without an object, the Poet stays at WV 11, and your purse stays empty.

## Building and placing

lesson-building = Bricks and trees
lesson-building-about = What to build, what it costs and where it fits
lesson-building-why = On your turn you have two actions. You can use one to build. Every building scores 3 PP at once, and it counts 4 WV for each profession that wants it. It costs 700 florins, but with a builder only 300. You have one builder.
lesson-building-build = Your Poet wants a theater: 5 squares. The Alchemist wants a laboratory and the Bell Maker a workshop, both with 7 squares. Start small: build the theater.
lesson-building-build-right = Paid: 300 florins. Now the theater needs a place.
lesson-building-build-wrong = Build the theater.
lesson-building-build-large = One of your cards wants it, but it takes 7 squares. Start with the theater, which takes only 5.
lesson-building-build-unwanted = 3 PP are nice, but none of your cards wants this building. For the Poet, the theater adds 4 WV as well.
lesson-building-build-end = You have a builder and money. Build the theater first.
lesson-building-place = You may turn and flip a piece. Buildings must not share an edge with another building or with the palazzo; corners may touch. Landscapes may lie anywhere. Put the theater where it leaves plenty of room: into a corner, or along the edge of your board.
lesson-building-place-right = 3 PP. The building stays there for good: room is precious in the last rounds.
lesson-building-place-wrong = Choose one of the places that are offered.
lesson-building-builders = Builders pay off for those who build a lot. With one or two, a building costs 300 florins, with three nothing. With two, your buildings may stand side by side. And the second and third score 3 PP each when you get them.
lesson-building-room = Think ahead! You place a tower now, and later you want to build a theater for your Poet as well. You have only one builder, so the two must not share an edge. Place the tower so that the theater (5 squares) still fits.
lesson-building-room-right = Close to the edge, the tower leaves enough room for the theater and the gap between them.
lesson-building-room-wrong = Then the theater finds no place any more: it needs 5 squares and a gap to the tower. Try the edge of the free area.
lesson-building-two = Puzzle: one action, 400 florins and one builder. Your works are still to come: Alchemist, Botanist and Bell Maker. What makes the biggest difference for them?
lesson-building-two-right = The Alchemist and the Botanist both want a laboratory: 4 WV for each of them, and 3 PP for you, all for 300 florins.
lesson-building-two-wrong = Read the three cards: what do two of them want?
lesson-building-two-workshop = That helps the Bell Maker: 4 WV for one card. Another building helps two.
lesson-building-two-unwanted = None of the three wants this building.
lesson-building-two-religion = A fine idea: the Botanist and the Bell Maker gain 3 WV each. But for the same price, a building gives two cards 4 WV each and you 3 PP.
lesson-building-two-freedom = Hardly anybody here wants this freedom. What do two of your cards want?
lesson-building-two-draw = More cards are good, but these three are still waiting for what they want.
lesson-building-two-end = Your action would be lost. You can still pay for something useful.

## Freedoms, landscapes and works

lesson-works = Great works
lesson-works-about = Landscapes, freedoms, jesters: how a work gets better
lesson-works-parts = Round 3: a work needs WV 12. Your Poet has his theater (4) and his lake (3), and you have four cards, three in hand and one on the table (4). That makes 11. One point is missing!
lesson-works-freedom = For 300 florins and one action you introduce a freedom. It counts 3 WV for everyone who wants it. There is one tile fewer of each than there are players, so some come too late. Introduce what the Poet wants.
lesson-works-freedom-right = 3 WV more: the Poet now reaches 14.
lesson-works-freedom-wrong = Look at the Poet’s card: which freedom does he want?
lesson-works-freedom-religion = The Bell Maker wants that one. The Poet would stay at 11.
lesson-works-freedom-opinion = The Alchemist wants that one. The Poet would stay at 11.
lesson-works-freedom-profession = A new card counts 1: that would make 12, just enough. But the freedom the Poet wants counts 3 for the same money.
lesson-works-freedom-build = Without a builder, that costs 700 florins, and the Poet already has his building.
lesson-works-freedom-end = One point is missing for your work, and you have two actions and 900 florins. Use them!
lesson-works-work = WV 14 against a minimum of 12. You have one action left: complete the Poet’s work.
lesson-works-work-right = 4 + 3 + 3 + 4 = 14. You took 3 PP and 800 florins.
lesson-works-work-wrong = The Poet is ready. Complete his work.
lesson-works-work-end = Do not end your turn yet: the Poet is ready, and you have an action left.
lesson-works-more = What stays makes every further work better: landscapes, freedoms, jesters and cards. Buy early what several of your cards want. From the second one on, each landscape of the same kind also scores 3 PP.
lesson-works-four = Every game begins with this: you are dealt four professions and give one back. Compare what they want. Cards that share wishes make each other cheaper, and a large building takes a lot of room. Which one do you give back?
lesson-works-four-right = The Bell Maker’s workshop is large, and nobody else wants it. The other three share a laboratory and a lake.
lesson-works-four-wrong = Look for the card that shares least with the others.
lesson-works-four-poet = He shares the lake with the Alchemist, and his theater takes only 5 squares. Somebody else needs a large building all alone.
lesson-works-four-alchemist = Keep him: he shares the laboratory with the Botanist and the lake with the Poet.
lesson-works-four-botanist = He shares the laboratory with the Alchemist, and that is the most valuable wish of all: 4 WV.
lesson-works-sixteen = Puzzle: round 6, minimum WV 16. You have two actions and 300 florins. You own a laboratory, a park, a jester and five cards. What do you do first, so that you can complete a work for certain?
lesson-works-sixteen-right = Laboratory 4, park 3, religion 3, jester 2, five cards 5: the Botanist reaches 17. Without religion he had 14.
lesson-works-sixteen-wrong = Add up both works. Which one can still reach 16, and what is it missing?
lesson-works-sixteen-opinion = The Alchemist has no lake. With opinion he reaches 4 + 3 + 2 + 5 = 14. Not enough.
lesson-works-sixteen-travel = Neither the Alchemist nor the Botanist wants that freedom.
lesson-works-sixteen-profession = A card counts 1: the Botanist would reach 15. One short!
lesson-works-sixteen-bonus = A good bonus card could be enough, but who knows what you will find? There is a certain way.
lesson-works-sixteen-build = You would have to give up prestige to pay for it, and no card in your hand wants it.
lesson-works-sixteen-end = The Botanist is only 2 short. Do not give up!

## Bonus and prestige cards

lesson-cards = Cards up your sleeve
lesson-cards-about = Bonus cards for one work, prestige cards for the end
lesson-cards-bonus = Last round, minimum WV 17. Your Poet has the theater (4), travel (3), two jesters (4) and four cards (4): that makes 15. A bonus card can help. It adds to one work, and then it is gone.
lesson-cards-draw = For 300 florins and one action, you look at the top five bonus cards and keep one. Take a bonus card.
lesson-cards-draw-right = Five cards to choose from.
lesson-cards-draw-wrong = Take a bonus card.
lesson-cards-draw-profession = A profession card counts 1: WV 16. One short! Take a bonus card.
lesson-cards-draw-freedom = The Poet already has the freedom he wants. Take a bonus card.
lesson-cards-draw-end = Two actions are enough for a bonus card and the work. Do not end your turn yet.
lesson-cards-keep = Each card says what it counts: 2 WV per jester, for example, or 1 per landscape. Look at your court: two jesters, one freedom, one park, no forest, no builder. Keep the card that is worth most.
lesson-cards-keep-right = 2 WV for each of your two jesters: that is 4. The other cards went under the deck, and the Poet gets to work.
lesson-cards-keep-wrong = Which card finds most of what it counts at your court?
lesson-cards-keep-landscapes = 1 WV per landscape, and you have one: 16 in all. Not enough.
lesson-cards-keep-nothing = You have none of what this card counts. It would be worth 0.
lesson-cards-keep-freedoms = 2 WV for your one freedom: that makes 17, just enough. But another card adds 4.
lesson-cards-play = The Poet’s work lies on the table with WV 15. Play your bonus card.
lesson-cards-play-right = WV 19! You took 9 PP and 100 florins.
lesson-cards-play-wrong = Play your bonus card: without it, the work is not good enough.
lesson-cards-prestige = Prestige cards come from the auction: you look at five and keep one in secret. They score at the end. Some need a minimum, which you can reach alone; others go to whoever has the most, with fewer PP if players are tied.
lesson-cards-choose = Puzzle: last round. You have bought a prestige card, so you get no more objects. You have three freedoms, two jesters, a laboratory, a workshop, a lake, a park and three works. Look at your rivals too: which card scores the most?
lesson-cards-choose-right = All three freedoms: 8 PP, and nobody can take them from you.
lesson-cards-choose-wrong = Check each card: do you have it already, and is anyone ahead of you?
lesson-cards-choose-jesters = A rival has three jesters. You would score nothing.
lesson-cards-choose-large = Laboratory and workshop: that scores 5 PP for certain. But another card is worth more.
lesson-cards-choose-kinds = You have a lake and a park, but no forest, and no way to get one.
lesson-cards-choose-works = Everyone has completed three works. Even if you end up alone in front, that is 7 PP; there is a better card.

## Money or prestige

lesson-money = Florins or fame
lesson-money-about = When to take money, and when prestige
lesson-money-two-kinds = Round 2: your Poet has completed a work with WV 10. That pays 1000 florins, or 1 PP for each 200 florins you give up. Only works bring money. And money buys everything: objects, buildings, freedoms, cards.
lesson-money-early = You have 200 florins. In the next round, you want to bid for an object (200 or more) and pay for two actions (300 to 700 each). How much prestige do you take now? Think of your court first.
lesson-money-early-right = That is how you begin: what you buy now improves all your later works, and those bring the prestige.
lesson-money-early-wrong = Too much fame, too early! You could hardly buy anything next round, and your works would stay small. Take at most 1 PP.
lesson-money-early-two = 800 florins would be left. An object and two actions soon cost more than that. Take at most 1 PP this early.
lesson-money-back = If your cash is not enough, you pay with prestige: every PP that you give back is worth 100 florins. But you bought it for 200! So keep enough money for the next round when you are paid, and not much more.
lesson-money-late = The last round, your last action: WV 17 pays 1700 florins. How much prestige do you take?
lesson-money-late-right = Money is worth nothing after the end. It only breaks ties.
lesson-money-late-wrong = Nothing is left to buy. Take as much prestige as you can.
lesson-money-late-none = Your treasury would be full, but fame wins the game. Take as much prestige as you can.
lesson-money-just-enough = Puzzle: round 6, and you have no cash. WV 17 pays 1700 florins. In round 7, your Poet still needs a lake (200 florins, nobody else wants one) and the freedom of travel (300 florins). How many PP do you take now?
lesson-money-just-enough-right = 6 PP cost 1200 florins: exactly 500 are left for the lake and the freedom.
lesson-money-just-enough-wrong = You need 500 florins for the next round. Everything above that can be prestige.
lesson-money-just-enough-eight = Only 100 florins are left, 400 too few. You would have to give back 4 PP that have just cost you 800 florins.
lesson-money-just-enough-seven = 300 florins are left, 200 too few. You would have to give back 2 PP that have just cost you 400 florins.
lesson-money-just-enough-five = 700 florins are left, but you need only 500. The other 200 florins could be 1 PP.
lesson-money-just-enough-none = Money alone wins nothing, and there is only one round left to spend it. How much do you really need?

## Muse & Princess

lesson-characters = The Muse and her friends
lesson-characters-about = Expansion: a character for every round
lesson-characters-second = With Muse & Princess, a second auction follows the first: for a character who helps you this round. All bid at the same time by putting markers on characters. If your marker is still there on your next turn, you pay and take the character.
lesson-characters-muse = The Muse adds the number of the round to each of your works: 5 WV now. Your Poet has WV 13, and the minimum is 15. Bid for the Muse! A character costs at least 300 florins; you have 800.
lesson-characters-muse-right = Nobody outbid you: the Muse is yours until the end of the round.
lesson-characters-muse-wrong = Bid for the Muse: the Poet is 2 short of the minimum.
lesson-characters-muse-dear = That is a lot. Nobody has bid for her yet; 300 to 500 florins should do for a start.
lesson-characters-muse-princess = The Princess makes a work out of landscapes, builders, buildings and cards. Yours would not even reach WV 10. Bid for the Muse.
lesson-characters-muse-cardinal = The Cardinal gives you a third action. But the Poet is 2 short: bid for the Muse.
lesson-characters-muse-other = Not bad, but the Poet needs 2 more WV this round. Bid for the Muse.
lesson-characters-muse-pass = Without help, the Poet stays at WV 13 and you earn nothing. Bid for the Muse.
lesson-characters-work = With the Muse, your Poet reaches 13 + 5 = 18. Complete his work.
lesson-characters-work-right = WV 18: 5 PP and 800 florins. The Muse goes back, and next round all characters are for sale again.
lesson-characters-work-wrong = The Muse helps only this round. Complete the Poet’s work.
lesson-characters-work-end = The Muse helps only this round! Complete the Poet’s work first.
lesson-characters-others = Cardinal: a third action. Princess: a work without a profession card. Merchant: a free object, or PP by your rank. Professor: a free prestige or bonus card. Banker: 600 florins or more, minus your bid. And with this expansion, you can no longer pay with prestige.
lesson-characters-which = Puzzle: round 6, minimum WV 16. Your Bell Maker has nothing he wants. But you own three landscapes, two buildings, two builders and three cards. Princess: 3 WV per landscape, 2 per building and builder, 1 per card. Which character do you bid for?
lesson-characters-which-right = 9 + 4 + 4 + 3 = 20: the Princess completes a splendid work, and you play no card for it.
lesson-characters-which-wrong = Add up a work of the Princess at your court.
lesson-characters-which-muse = The Bell Maker counts only your three cards. With the Muse, that makes 9.
lesson-characters-which-cardinal = Three actions, and still no work that reaches 16. Look at your landscapes.
lesson-characters-which-banker = A few hundred florins. One of the others is worth a whole work to you.
lesson-characters-which-other = Useful, but it completes no work. Somebody here loves landscapes.
lesson-characters-which-pass = Then you complete no work this round. Somebody here loves landscapes.

## Cooperative building

lesson-cooperative = Good neighbours
lesson-cooperative-about = Expansion: one building for two courts
lesson-cooperative-map = With cooperative building, the boards meet at their edges, and you have two neighbours. A building may lie across a border, with at least one square on each side. It then counts fully for both of you: 3 PP each, and 4 WV for every profession that wants it.
lesson-cooperative-offer = Your Poet wants a theater. You have no builder, so it costs 700 florins. Offer one of your neighbours to build a theater together.
lesson-cooperative-offer-right = Now show where it should lie.
lesson-cooperative-offer-wrong = Offer one of your neighbours a theater.
lesson-cooperative-offer-unwanted = None of your cards waits for that most of all. Offer to build a theater.
lesson-cooperative-offer-alone = Alone, you would pay everything yourself. Offer a neighbour to build a theater together.
lesson-cooperative-offer-end = You have an action and a neighbour with money. Make an offer first.
lesson-cooperative-span = Place the theater across the border. Squares on your neighbour’s side leave you more room for other pieces.
lesson-cooperative-span-right = That is the plan. Now you need to agree on money.
lesson-cooperative-span-wrong = Choose one of the places that are offered.
lesson-cooperative-ask = You pay the bank 700 florins and use your action. Your neighbour gets the same building without an action. Ask for a fair share: about half.
lesson-cooperative-ask-right = Your neighbour agrees and pays you. Both of you own the theater.
lesson-cooperative-ask-wrong = Nobody will pay that for half of it. Ask for about half of the 700 florins.
lesson-cooperative-ask-gift = Too generous! Your neighbour gains as much as you do. Ask for about half of the 700 florins.
lesson-cooperative-ask-cheap = A little more is fair: you pay 700 and use your action. Ask for about half.
lesson-cooperative-ask-dear = Your neighbour would pay more than you do. They may refuse or name another sum. Ask for about half.
lesson-cooperative-both = Both of you scored 3 PP. Your neighbour may accept, refuse or once name another sum. Only an agreement uses your action, and you can make up to three offers per turn. Near a border you need a builder to build alone.
lesson-cooperative-fair = Puzzle: you have 400 florins and no prestige. The theater costs 700. With your second action, you want to introduce the freedom of travel for 300 florins. Alone, your neighbour would pay at most 700 for a theater, and wants to save something. How much do you ask for?
lesson-cooperative-fair-right = 400 + 600 − 700 = 300: just enough for the freedom. And your neighbour saves 100 florins and an action.
lesson-cooperative-fair-wrong = Alone, your neighbour would pay less than that. This offer will be refused.
lesson-cooperative-fair-short = Then you cannot pay 300 florins for the freedom afterwards. Do the sum: your money, plus what you ask for, minus 700.
lesson-cooperative-fair-dear = That is the whole price. Your neighbour would save nothing, and wants to.

## Two players

lesson-two = Face to face
lesson-two-about = What is different with two players
lesson-two-duel = With two players, four things change. You begin with 2500 florins instead of 3500. The opening price is 300 florins. Forests, lakes and parks are one object, the landscape. And there are only five freedoms in all.
lesson-two-open = You start. A landscape is the most flexible object: its buyer chooses the kind afterwards, and the other player gets none this round. Open with the landscape.
lesson-two-open-right = Your rival passes: it is yours for 300 florins. Now choose the kind.
lesson-two-open-wrong = Open with the landscape this time.
lesson-two-open-decline = Then your rival takes anything for the opening price, and you get nothing. Open with the landscape.
lesson-two-open-other = Good as well, but then your rival can have the only landscape of this round. Open with the landscape.
lesson-two-kind = Forest, lake or park? Look at your three cards: which landscape helps most of them?
lesson-two-kind-right = The Poet and the Alchemist both gain 3 WV.
lesson-two-kind-wrong = Which landscape do two of your cards want?
lesson-two-kind-forest = Only the Bell Maker wants a forest. Which one do two of your cards want?
lesson-two-kind-park = None of your cards wants a park.
lesson-two-alone = Your rival is the last one left now and takes any other object for 300 florins. So there is only ever one real fight in each round: think about what you want, and what your rival must not get.
lesson-two-four = Puzzle: round 4, minimum WV 14. You have 400 florins and no prestige. Your Bell Maker has the workshop (4), religion (3) and four cards (4). Your rival has money too, but needs nothing urgently. Which object do you open with?
lesson-two-four-right = The landscape, and of course a forest: 3 WV more, 14 in all.
lesson-two-four-wrong = The Bell Maker has WV 11. What adds 3 for him?
lesson-two-four-jester = A jester adds 2: WV 13. One short!
lesson-two-four-recruiting = A recruiting card counts 1: WV 12. Not enough.
lesson-two-four-builder = A builder makes no work better. The Bell Maker would stay at WV 11.
lesson-two-four-prestige = That scores at the end. But without a work, you have no money next round.
lesson-two-four-decline = Your rival would take whatever they like, and the Bell Maker would stay at WV 11.
