### Lorenzo il Magnifico: what the terms, signs and abbreviations at the table mean.
###
### term-shorts lists the abbreviations with their terms. Each term has a title and an explanation of one or two
### sentences; the rule it belongs to is named in lorenzo/rulebook.py.

term-shorts = VP=vp

term-vp = Victory points (VP)
term-vp-about = The player with the most victory points wins. Most come at the end: from territories, characters, ventures, military and faith.
term-coins = Coins
term-coins-about = Pay for cards, and for entering a tower where a family member already stands (3 coins). At the end, 5 goods of any kind are 1 VP.
term-wood = Wood
term-wood-about = A good that pays for cards. At the end, 5 goods of any kind are 1 VP.
term-stone = Stone
term-stone-about = A good that pays for cards. At the end, 5 goods of any kind are 1 VP.
term-servants = Servants
term-servants-about = Each servant you spend raises the value of an action by 1. At the end, 5 goods of any kind are 1 VP.
term-military = Military points
term-military-about = You need them for your third and further territories, and for some ventures. The two strongest families score 5 and 2 VP at the end.
term-faith = Faith points
term-faith-about = In each Vatican report the Church asks for some. With enough you can score them and go back to 0; otherwise you are excommunicated.
term-privilege = Privilege
term-privilege-about = Choose one of five rewards: 1 wood and 1 stone, 2 servants, 2 coins, 2 military points or 1 faith point. Several at once must differ.
term-members = Family members
term-members-about = You place one on each of your four turns in a round. Black, white and orange are worth their die.
term-neutral = Uncoloured family member
term-neutral-about = Always worth 0, so it needs servants. It may join a coloured member of yours in a tower, a harvest or a production.
term-value = Value
term-value-about = What a placement must reach: the die of the family member, plus 1 for each servant you spend, plus your bonuses and penalties.
term-dice = Dice
term-dice-about = They set the values of the black, the white and the orange family members in this round, for everyone alike.
term-order = Turn order
term-order-about = The line at the council palace sets the order of the next round.
term-period = Period
term-period-about = The game has three periods of two rounds each. A Vatican report ends each of them.
term-territory = Territories
term-territory-about = Green cards that work when you harvest. The third to sixth need military points; 3 or more of them score at the end.
term-character = Characters
term-character-about = Blue cards with lasting bonuses and discounts. The more you have, the more they score at the end.
term-building = Buildings
term-building-about = Yellow cards that work when you produce, mostly by exchanging goods.
term-venture = Ventures
term-venture-about = Purple cards that give something at once and victory points at the end.
term-harvest = Harvest
term-harvest-about = Gives you half of your bonus tile and activates all your territories whose number is not higher than the value.
term-production = Production
term-production-about = Gives you half of your bonus tile and activates all your buildings whose number is not higher than the value.
term-shared = Shared space
term-shared-about = Takes any number of family members, but lowers the value by 3.
term-market = Market
term-market-about = Each space asks for a value of 1 and takes one family member, who gets what it shows.
term-council = Council palace
term-council-about = Gives you 1 privilege and 1 coin, and a place in the turn order of the next round. There is always room.
term-fee = Entry fee
term-fee-about = If a family member already stands in a tower, whoever comes next pays 3 coins first.
term-vatican = Vatican report
term-vatican-about = After rounds 2, 4 and 6 the Church asks for 3, 4 and 5 faith points. If you have fewer or refuse, you are excommunicated.
term-excommunication = Excommunication
term-excommunication-about = A penalty that lasts until the end of the game. The three tiles are open from the start.
term-tile = Bonus tile
term-tile-about = What each of your harvests and productions gives you first, at a value of 1 or more.
term-leader = Leaders
term-leader-about = In the advanced game you hold four. Play one when you meet its requirement, or discard it for a privilege.
term-immediate = At once
term-immediate-about = What a card gives you when you take it.
term-lasting = Lasting effect
term-lasting-about = What a character does for you from now on, whenever you take the action it names.
term-final = At the end
term-final-about = Victory points that you get in the final scoring.
term-discount = Discount
term-discount-about = What you pay less for a card. Discounts add up, but no part of a cost falls below 0.
term-no_floor = No floor bonus
term-no_floor-about = You no longer receive the bonuses of the third and fourth floors.
