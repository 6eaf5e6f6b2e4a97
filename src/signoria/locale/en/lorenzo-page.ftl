### Lorenzo il Magnifico: what only the page says.

lorenzo-sections = Parts of the table
lorenzo-tab-board = Board
lorenzo-tab-mine = Mine
lorenzo-tab-others = Others
lorenzo-tab-log = Log
lorenzo-board = Game board
lorenzo-players = Players
lorenzo-family-of = { $seat }’s family
lorenzo-round = Round { $round } of { $rounds }
lorenzo-period = Period { $period }
lorenzo-dice = Dice
lorenzo-order = Turn order
lorenzo-decision = Decision

## Who the table is waiting for

lorenzo-waits-tile = { $seat } is choosing a bonus tile.
lorenzo-waits-draft = { $seat } is choosing a leader to keep.
lorenzo-waits-turn = It’s { $seat }’s turn to place a family member.
lorenzo-waits-pay = { $seat } is choosing how to pay for a card.
lorenzo-waits-privilege = { $seat } is choosing a privilege.
lorenzo-waits-exchange = { $seat } is deciding on an exchange.
lorenzo-waits-bonus = { $seat } is deciding on a bonus action.
lorenzo-waits-vatican = { $seat } is deciding whether to support the Church.

## The board

lorenzo-market = Market
lorenzo-council = Council palace
lorenzo-vatican = Vatican report
lorenzo-which-tower = Choose a tower
lorenzo-closed = closed
lorenzo-no-card = No card
lorenzo-needs-value = Needs value { $value }
lorenzo-standing = Here: { $names }
lorenzo-fee = Occupied: { $coins } coins to enter
lorenzo-territory-need = Your next territory needs { $need } military
lorenzo-slot-need = Territory { $number } needs { $need } military
lorenzo-your-change = Modifier from your cards and excommunications
lorenzo-church-asks = Period { $period }: the Church asks for { $need } faith
lorenzo-faith-note = { $faith } → { $vp } VP
lorenzo-vp-track = Victory points (if the game ended now)

## Placing a member

lorenzo-members = Your family members at home
lorenzo-member-worth = { $member }, value { $value }
lorenzo-nobody-home = None of your family members is at home.
lorenzo-choose-space = Choose a family member or a highlighted space. The number shows how many servants you need.
lorenzo-choose-card = Choose a highlighted floor. The number shows how many servants you need.
lorenzo-preview = Preview
lorenzo-plan = Your plan
lorenzo-lay-back = Put it back
lorenzo-which-member = Choose a family member
lorenzo-fewer-servants = Fewer servants
lorenzo-more-servants = More servants
lorenzo-takes = You pay
lorenzo-of-fee = entry fee
lorenzo-of-card = card
lorenzo-of-servants = for the value
lorenzo-or = or
lorenzo-brings = Gives
lorenzo-floor-bonus = Floor bonus
lorenzo-place = Place
lorenzo-take = Take it
lorenzo-budget = You can only pay with what you had before:
lorenzo-support-note = Your faith goes back to 0.
lorenzo-refuse-note = You keep your faith.
lorenzo-go-there = Plan
lorenzo-harvest-value = Harvest at { $value }
lorenzo-production-value = Production at { $value }
lorenzo-bonus-tile = Bonus tile
lorenzo-from-value = from { $value }
lorenzo-all-moves = List all { $count } moves

## Families

lorenzo-your-family = Your family
lorenzo-enlarge = Enlarge the family of { $seat }
lorenzo-leaders = Leaders
lorenzo-excommunications = Excommunications
lorenzo-points-at-end = Points at the end
lorenzo-leaders-later = You get your leaders once every bonus tile is chosen.
lorenzo-in-hand = { $count ->
    [one] { $count } more leader in hand
   *[other] { $count } more leaders in hand
}
lorenzo-discard = Discard for a privilege
lorenzo-confirm-tile = Choose
lorenzo-confirm-draft = Keep
lorenzo-confirm-discard = Discard
lorenzo-confirm-support = Support
lorenzo-confirm-refuse = Refuse
lorenzo-confirm-draft-brings = You pass the other leaders on.
lorenzo-confirm-discard-brings = Everybody sees the leader, and it is out of the game.
lorenzo-needs = Needs
lorenzo-met = You meet this.
lorenzo-missing = You don’t meet this yet.
lorenzo-used = used this round
lorenzo-ready = ready
lorenzo-copies = as { $leader }

## The end

lorenzo-final = Final scoring
lorenzo-leaders-in-hand = Leaders in hand
ahead-order = { $first } and { $second } have { $points } VP each. { $first } comes earlier in the turn order after round 6.
