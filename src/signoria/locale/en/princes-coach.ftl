### The coach on The Princes of Florence. A reason stands beside its points, as in '+1.2 Your works'.

## Money and prestige

coach-money = What your money can still buy
coach-money-more = { $about ->
    [0] You have { NUMBER($amount, useGrouping: 0) } F more.
   *[1] You have about { NUMBER($amount, useGrouping: 0) } F more.
}
coach-money-less = { $about ->
    [0] You have { NUMBER($amount, useGrouping: 0) } F less.
   *[1] You have about { NUMBER($amount, useGrouping: 0) } F less.
}
coach-pp = Your prestige so far
coach-pp-more = You have { $pp } PP more already.
coach-pp-less = You have { $pp } PP fewer so far.

## Works

coach-works = The works you can still complete
coach-works-more = Each of your works is worth { $by } WV more.
coach-works-less = Each of your works is worth { $by } WV less.
coach-work-enough-piece = { $piece }: +{ $by } WV for your { $profession }. With { $wv } WV, that is enough for the minimum.
coach-work-enough-freedom = Freedom of { $freedom }: +{ $by } WV for your { $profession }. With { $wv } WV, that is enough for the minimum.
coach-work-raised-piece = { $missing ->
    [0] { $piece }: +{ $by } WV for your { $profession }, which makes { $wv } WV.
   *[other] { $piece }: +{ $by } WV for your { $profession }, which makes { $wv } WV; { $missing } more for the minimum.
}
coach-work-raised-freedom = { $missing ->
    [0] Freedom of { $freedom }: +{ $by } WV for your { $profession }, which makes { $wv } WV.
   *[other] Freedom of { $freedom }: +{ $by } WV for your { $profession }, which makes { $wv } WV; { $missing } more for the minimum.
}
coach-work-lacks-piece = { $piece }: your { $profession } goes without these { $by } WV.
coach-work-lacks-freedom = Freedom of { $freedom }: your { $profession } goes without these { $by } WV.
coach-completed = { $profession }: this work is done, so one fewer is still to come.
coach-completed-rather = { $profession }: this work now, the other one later
coach-waiting = { $profession }: this work is still to come.
coach-best_work = The best work of the round
coach-best_work-more = With { $wv } WV you have a better chance at best work.

## Cards

coach-professions = The professions you have and can get
coach-profession = { $profession }: a work of { $wv } WV with what you have
coach-profession-less = { $profession }: a work of only { $wv } WV with what you have
coach-draw-profession = A new profession: one more work, and +1 WV for the others
coach-no-draw-profession = No new profession: one work fewer, and no +1 WV for the others
coach-recruiting = Recruiting professions of others
coach-recruiting-more = A recruiting card: a profession of your choice later, and each work is worth 1 WV more.
coach-recruiting-kept = You still have the recruiting card.
coach-recruiting-less = No recruiting card: no profession of your choice later, and each work is worth 1 WV less.
coach-recruiting-used = The recruiting card is used up.
coach-bonus = Your bonus cards
coach-bonus-card = Bonus card { $bonus }: +{ $by } WV for a work as things stand
coach-bonus-card-less = Bonus card { $bonus }: only +{ $by } WV for a work as things stand
coach-no-bonus-card = The bonus card { $bonus } is not in your hand.
coach-bonus-raised = Your bonus card { $bonus } adds { $by } WV more.
coach-draw-bonus = A new bonus card: the best of those you look at
coach-no-draw-bonus = No new bonus card
coach-prestige = Your prestige cards
coach-prestige-card = Prestige card { $prestige }: { $pp } PP as things stand
coach-prestige-card-less = Prestige card { $prestige }: only { $pp } PP as things stand
coach-no-prestige-card = The prestige card { $prestige } is not in your hand.
coach-prestige-raised = Your prestige card { $prestige } is now worth { $pp } PP.
coach-draw-prestige = A new prestige card: the best of those you look at
coach-no-draw-prestige = No new prestige card

## The principality

coach-jesters = Your jesters
coach-jester = A jester: each of your works is worth { $by } WV more.
coach-no-jester = No jester: each of your works is worth { $by } WV less.
coach-buildings = Your buildings, and those your professions want
coach-landscapes = Your landscapes, and those your professions want
coach-piece = { $piece }: you have it on your board.
coach-piece-idle = { $piece }: no profession in your hand wants it.
coach-no-piece = { $piece }: you do not have it.
coach-freedoms = Your freedoms, and those your professions want
coach-freedom = Freedom of { $freedom }: you have it.
coach-no-freedom = Freedom of { $freedom }: you do not have it.
coach-wanted-piece = { $piece }: { $count } of your professions want it, so it would serve them all.
coach-wanted-freedom = Freedom of { $freedom }: { $count } of your professions want it, so it would serve them all.
coach-builders = Your builders
coach-builder = A builder: each building costs you { NUMBER($amount, useGrouping: 0) } F less.
coach-builder-dense = A builder: you build more easily.
coach-no-builder = No builder: each building costs you { NUMBER($amount, useGrouping: 0) } F more.
coach-no-builder-dense = No further builder
coach-room = The room left on your board

## The round

coach-auction = What the auction still offers you
coach-auction-in = You can still get an object this round.
coach-auction-out = You cannot get another object this round.
coach-still-offered = { $object }: you can still get it this round.
coach-gone = { $object }: nobody can get it any more this round.
coach-time = The actions and rounds you have left
coach-time-more = { $count ->
    [one] You have one more action this round.
   *[other] You have { $count } more actions this round.
}
coach-time-less = { $count ->
    [one] You have one action fewer this round.
   *[other] You have { $count } actions fewer this round.
}
coach-characters = The characters
coach-character = { $character }: yours for this round
coach-no-character = { $character }: not yours this round
coach-table = What the others can afford

## Nudges: what matters now, without giving the move away

coach-nudge-money = What will you need your money for, this round and the next?
coach-nudge-pp = Some moves bring prestige right away. Which of them cost you least?
coach-nudge-works = Look at your works: which is closest to a good value, and what does it lack?
coach-nudge-best_work = Somebody will score best work this round. Can it be you?
coach-nudge-professions = How many works can you still complete, and do you have enough professions for them?
coach-nudge-recruiting = More professions mean more works, as long as you have the actions for them. Do you need another?
coach-nudge-jesters = A jester counts for every work to come. How many will you still complete?
coach-nudge-buildings = Which buildings do your professions want? Look for one that serves several.
coach-nudge-builders = How much will you still build? The more it is, the more a builder saves.
coach-nudge-landscapes = Which landscapes do your professions want, and which can still be had?
coach-nudge-freedoms = Which freedoms do your professions want? They run out.
coach-nudge-room = Mind your board: will everything you still want to build fit?
coach-nudge-bonus = A bonus card can lift a work over the minimum. Do you need one?
coach-nudge-prestige = Prestige cards pay at the end of the game. Which of your strengths could one reward?
coach-nudge-auction = You get one object a round. Which is worth most to you, and who else wants it?
coach-nudge-characters = Which character helps you most this round?
coach-nudge-time = Count your actions: this round’s and those to come. What has to be done first?
coach-nudge-table = Look at the others: what can they afford, and what do they want?
coach-nudge-return = Keep professions that want the same things: one building, landscape or freedom can then serve several.
coach-nudge-bid = What would this object add to your works and plans? Compare that with the money, and with what you could still get instead.
coach-nudge-take = Nobody bids against you. What do your works lack most?
coach-nudge-landscape = Which landscape do most of your professions want?
coach-nudge-place = Leave the rest of your board in one large piece: corners and edges first.
coach-nudge-keep = Which card fits best with what you already have?
coach-nudge-bury = The order hardly matters: it will be long before these cards are drawn again.
coach-nudge-recruit = Whose wishes does your principality already fulfil?
coach-nudge-bonus-card = Is the work good enough as it is? Save bonus cards for works that need them.
coach-nudge-payout = Early on, money buys more than it costs in prestige. Later, prestige counts. What do you still want to buy?
coach-nudge-mark = What would each character do for you this round, and what is that worth in money?
coach-nudge-merchant = Compare the price with the prestige for your rank.
coach-nudge-use = Could your rank on the fame track still improve this round?
coach-nudge-professor = What do you need more: a stronger work soon, or points at the end?
coach-nudge-span = Which squares do you need least yourself?
coach-nudge-price = What is this building worth to your neighbour? Ask for no more than that.
coach-nudge-answer = What would you pay for this building if you built it alone?
coach-nudge-counter = Is this sum still better than building alone?
