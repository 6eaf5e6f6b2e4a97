### Lorenzo il Magnifico: what only the page says.

lorenzo-sections = Parts of the table
lorenzo-tab-towers = Towers
lorenzo-tab-spaces = Spaces
lorenzo-tab-family = Family
lorenzo-tab-others = Others
lorenzo-tab-tracks = Tracks
lorenzo-round = Round { $round } of { $rounds }
lorenzo-period = Period { $period }
lorenzo-dice = Dice
lorenzo-order = Turn order
lorenzo-decision = Decision

## Whose turn, and why

lorenzo-waits-tile = { $seat } chooses a bonus tile.
lorenzo-waits-draft = { $seat } chooses a leader to keep.
lorenzo-waits-turn = It is { $seat }’s turn to place a family member.
lorenzo-waits-pay = { $seat } chooses how to pay for a card.
lorenzo-waits-privilege = { $seat } chooses a privilege.
lorenzo-waits-exchange = { $seat } decides on an exchange.
lorenzo-waits-bonus = { $seat } decides on a bonus action.
lorenzo-waits-vatican = { $seat } decides whether to support the Church.

## The board

lorenzo-market = Market
lorenzo-council = Council palace
lorenzo-vatican = Vatican report
lorenzo-which-tower = Which tower
lorenzo-closed = closed
lorenzo-no-card = No card
lorenzo-needs-value = Needs value { $value }
lorenzo-standing = Here: { $names }
lorenzo-fee = Occupied: { $coins } coins to enter
lorenzo-territory-need = Your next territory needs { $need } military
lorenzo-slot-need = Territory { $number } needs { $need } military
lorenzo-your-change = What your cards and excommunications add here
lorenzo-church-asks = Period { $period }: the Church asks for { $need } faith
lorenzo-faith-note = { $faith } → { $vp } VP
lorenzo-vp-track = Victory points (if it ended now)
lorenzo-vp-note = { $vp } ({ $total })

## Placing a member

lorenzo-members = Your family members at home
lorenzo-member-worth = { $member }, value { $value }
lorenzo-nobody-home = None of your family members is at home.
lorenzo-choose-space = Pick a member, or a lit space; the number there is the servants it takes.
lorenzo-choose-card = Pick one of the lit floors; the number there is the servants it takes.
lorenzo-preview = Preview
lorenzo-plan = Your plan
lorenzo-lay-back = Lay it back
lorenzo-which-member = Which member
lorenzo-fewer-servants = Fewer servants
lorenzo-more-servants = More servants
lorenzo-takes = Takes
lorenzo-or = or
lorenzo-brings = Brings
lorenzo-floor-bonus = Floor bonus
lorenzo-place = Place
lorenzo-take = Take it
lorenzo-budget = You can pay with what you had before:
lorenzo-support-note = Your faith goes back to 0.
lorenzo-refuse-note = You keep your faith.
lorenzo-go-there = Plan it
lorenzo-harvest-value = Harvest at { $value }
lorenzo-production-value = Production at { $value }
lorenzo-bonus-tile = Bonus tile
lorenzo-from-value = from { $value }
lorenzo-all-moves = All { $count } moves in words

## Families

lorenzo-your-family = Your family
lorenzo-enlarge = Family of { $seat } at large
lorenzo-leaders = Leaders
lorenzo-excommunications = Excommunications
lorenzo-points-at-end = Points at the end
lorenzo-in-hand = { $count ->
    [one] { $count } more leader in hand
   *[other] { $count } more leaders in hand
}
lorenzo-discard = Discard for a privilege
lorenzo-needs = Needs
lorenzo-met = You meet it.
lorenzo-missing = Not yet met.
lorenzo-used = used this round
lorenzo-ready = ready
lorenzo-copies = as { $leader }

## The end

lorenzo-played-points = Points in six rounds
lorenzo-final = Final account
lorenzo-total = Total
