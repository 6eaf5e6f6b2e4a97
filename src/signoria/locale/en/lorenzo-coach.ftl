### The coach on Lorenzo il Magnifico. A reason stands beside its points, as in '+1.2 Your goods'.

## Goods and points

coach-goods = Your goods
coach-goods-more = You have { $goods } more.
coach-goods-less = You have { $goods } less.
coach-goods-exchanged = You have { $goods } more, but { $less_goods } less.
coach-vp = Your points as they stand
coach-vp-more = You have { $count } VP more already.
coach-vp-less = You have { $count } VP fewer so far.
coach-military = Your military
coach-military-more = You have { $count } military more.
coach-military-less = You have { $count } military less.
coach-faith = Your faith and the Church
coach-faith-more = You have { $count } faith more.
coach-faith-less = You have { $count } faith less.
coach-faith-enough = You have { $faith } faith: enough for the next Vatican report, which asks for { $need }.
coach-faith-lacks = You have { $faith } faith: not yet enough for the next Vatican report, which asks for { $need }.
coach-excommunications = Your excommunications
coach-excommunicated = You are excommunicated: { $excommunication }
coach-supported = You support the Church, and this does not befall you: { $excommunication }

## Cards

coach-territories = Your territories
coach-characters = Your characters
coach-buildings = Your buildings
coach-ventures = Your ventures
coach-cards = Your cards
coach-card-territory = { $vp ->
    [0] { $card }: what it gives at every harvest of value { $value } or more
   *[other] { $card }: what it gives at every harvest of value { $value } or more; your territories are now worth { $vp } VP at the end.
}
coach-card-territory-gain = { $vp ->
    [0] { $card }: { $goods } at every harvest of value { $value } or more
   *[other] { $card }: { $goods } at every harvest of value { $value } or more; your territories are now worth { $vp } VP at the end.
}
coach-card-character = { $vp ->
    [0] { $card }: what this character does for you
   *[other] { $card }: what this character does for you; your characters are now worth { $vp } VP at the end.
}
coach-card-building = { $card }: what it does at every production of value { $value } or more
coach-card-building-gain = { $card }: { $goods } at every production of value { $value } or more
coach-card-venture = { $card }: { $vp } VP at the end
coach-card-less = { $card }: another card would do more for you.
coach-no-card = { $card }: you do not get this card.
coach-harvest = What your harvests bring
coach-production = What your productions bring
coach-effects = The lasting effects of your cards and leaders

## Leaders, members and the order

coach-leaders = Your leaders
coach-leader-played = { $leader } is in play.
coach-leader-waits = { $leader } is not in play yet.
coach-leader-kept = { $leader }: you have this leader in hand.
coach-leader-gone = { $leader }: you do not have this leader.
coach-leader-used = { $leader } has been used this round.
coach-tile = Your bonus tile
coach-tile-own = { $tile }: suits you better
coach-tile-own-less = { $tile }: suits you less
coach-turns = What you can still do this round
coach-member-kept = Still at home: { $member }, value { $value }
coach-member-spent = No longer at home: { $member }, value { $value }
coach-order = The turn order
coach-order-earlier = The council palace gives you an earlier turn next round.
coach-order-later = Others may be ahead of you in the turn order next round.
coach-time = The turns and rounds you have left

## Nudges: what matters now, without giving the move away

coach-nudge-goods = What will you need for the cards you want, and what are you short of?
coach-nudge-vp = Some moves bring points right away. Do they cost you more later?
coach-nudge-military = Look at your military: territories ask for it, and the most of it scores at the end.
coach-nudge-faith = How much faith does the next Vatican report ask for, and do you have it?
coach-nudge-excommunications = How much would the next excommunication hurt you?
coach-nudge-territories = Look at the territories: how many do you have, and what would one more be worth?
coach-nudge-characters = Look at the characters: they help for the rest of the game and score together.
coach-nudge-buildings = Look at the buildings: they pay off the more often you produce.
coach-nudge-ventures = Look at the ventures: which can you pay for, and what do they score at the end?
coach-nudge-cards = Look at the towers: which card fits best with those you have? Somebody else may take it.
coach-nudge-harvest = Think of your harvests: what would make each of them richer?
coach-nudge-production = Think of your productions: what would make each of them richer?
coach-nudge-effects = A lasting effect is worth most early. Is there one you would use every round?
coach-nudge-leaders = Look at your leaders: is there one you can play, or could use this turn?
coach-nudge-turns = What would you like to do with your other members this round? Do first what others could take from you.
coach-nudge-order = Would you like to be earlier in the order next round?
coach-nudge-time = How many turns are left, and what must be done before the end?
coach-nudge-tile = Which bonus tile goes best with what you plan to do often?
coach-nudge-draft = Which leader could you really play, and how early?
coach-nudge-pay = Pay with what you will miss least.
coach-nudge-privilege = What are you short of right now: goods, military or faith?
coach-nudge-exchange = Is what you get worth more than what you pay, with the turns that are left?
coach-nudge-bonus = This action is free. Which card or how many servants make the most of it?
coach-nudge-vatican = Compare the points you get now, and the faith you lose for later, with what the excommunication would cost.
