### The Princes of Florence: what the terms, signs and abbreviations at the table mean.
###
### term-shorts lists the abbreviations with their terms. Each term has a title and an explanation of one or two
### sentences; the rule it belongs to is named in princes/rulebook.py.

term-shorts = WV=wv PP=pp F=florin

term-wv = Work value (WV)
term-wv-about = What a work is worth. It must reach the minimum of the round, and the bank pays you 100 florins for each point.
term-minimum = Minimum work value
term-minimum-about = A work must be worth at least this much in this round. It rises from 7 in the first round to 17 in the last.
term-pp = Prestige points (PP)
term-pp-about = The player with the most prestige points wins. You can also spend them: 1 PP pays 100 florins, except with Muse & Princess.
term-florin = Florins (F)
term-florin-about = Your money. Works bring it in; auctions, buildings, freedoms and cards cost it.
term-best = Best work
term-best-about = The most valuable work of the round scores 3 PP for its owner. If several tie, each of them scores.
term-landscapes = Landscapes
term-landscapes-about = Forests, lakes and parks. One of the kind that a profession wants adds 3 to its work; from the second of a kind on, each scores 3 PP.
term-landscape = Landscape
term-landscape-about = A forest, a lake or a park. One of the kind that a profession wants adds 3 to its work; from the second of a kind on, each scores 3 PP.
term-forest = Forest
term-forest-about = A landscape. It adds 3 to works of professions that want a forest; your second and each further one scores 3 PP.
term-lake = Lake
term-lake-about = A landscape. It adds 3 to works of professions that want a lake; your second and each further one scores 3 PP.
term-park = Park
term-park-about = A landscape. It adds 3 to works of professions that want a park; your second and each further one scores 3 PP.
term-jester = Jester
term-jester-about = Each of your jesters adds 2 to the value of every work you complete.
term-builder = Builder
term-builder-about = With a builder a building costs 300 florins instead of 700, with three it is free. With two, your buildings may stand side by side.
term-prestige = Prestige card
term-prestige-about = A secret card that scores at the end of the game if you meet what it asks for.
term-recruiting = Recruiting card
term-recruiting-about = Takes a profession card that another player has already used into your hand and stays there in its place. It counts as a profession card.
term-freedoms = Freedoms
term-freedoms-about = Travel, religion and opinion. The one that a profession wants adds 3 to its work. A freedom costs 300 florins, and you can introduce one per round.
term-travel = Freedom of travel
term-travel-about = Adds 3 to works of professions that want it. It costs 300 florins, and you can introduce one freedom per round.
term-religion = Freedom of religion
term-religion-about = Adds 3 to works of professions that want it. It costs 300 florins, and you can introduce one freedom per round.
term-opinion = Freedom of opinion
term-opinion-about = Adds 3 to works of professions that want it. It costs 300 florins, and you can introduce one freedom per round.
term-building = Building
term-building-about = Scores 3 PP when you build it, and adds 4 to the works of professions that want it. You can have one of each kind.
term-profession = Profession card
term-profession-about = An artist or scholar who can complete a work for you. Each profession card you have, in hand or on the table, adds 1 to every work.
term-bonus = Bonus card
term-bonus-about = Play it with a work to raise the work’s value; then it is out of the game.
term-works = Works
term-works-about = Profession cards on the table. Each has completed its work there, and still adds 1 to every further work.
term-fame = Fame track
term-fame-about = Shows everyone’s prestige points. If your cash is short you go back on it, one step for 100 florins, except with Muse & Princess.
term-principality = Principality
term-principality-about = Your board of 7 × 7 squares. Pieces must follow the grid, and without a second builder buildings may touch only at their corners.
term-stacks = Auctions
term-stacks-about = You can gain one object per round, and each stack sells one. Bids start at 200 florins (300 with two players) and rise by 100.
term-characters = Characters
term-characters-about = Each round you can win one of six characters, who helps you in this round. You must have your bid in cash.
term-muse = Muse
term-muse-about = Each of your works in this round gets the number of the round added to its value.
term-cardinal = Cardinal
term-cardinal-about = You have three actions in this round instead of two.
term-princess = Princess
term-princess-about = You can complete a work with her that needs no profession card. It counts landscapes, builders, buildings and profession cards.
term-merchant = Merchant
term-merchant-about = Your object in the next auctions is free, or you score as many PP as your rank on the fame track.
term-professor = Professor
term-professor-about = Gives you a free prestige card or bonus card: you look at five and keep one.
term-banker = Banker
term-banker-about = You get the money on his card, less your bid. In the seventh round he also turns money into prestige at the end.
