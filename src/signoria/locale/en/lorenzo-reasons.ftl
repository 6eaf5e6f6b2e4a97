### Lorenzo il Magnifico: why something is not possible now; the names are those in lorenzo/refusal.py.

## Placing a member

reason-has_placed = You have already placed a family member in this turn.
reason-skips_turn = Your excommunication lets you place nobody in the first turn of a round.
reason-not_at_home = The { $member } is not at home.
reason-nowhere = There is no space for this family member now.
reason-closed = This space is closed with { $seats } players.
reason-no_card = There is no card here any more.
reason-no_market = Your excommunication bars you from the market.
reason-occupied = The space is occupied.
reason-coloured_there = You already have a coloured family member here. Only the uncoloured one may join it.
reason-servants = { $missing ->
    [one] You need 1 more servant.
   *[other] You need { $missing } more servants.
}
reason-exact_servants = { $needed ->
    [0] It takes no servants.
    [one] It takes exactly 1 servant.
   *[other] It takes exactly { $needed } servants.
}
reason-work_servants = { $needed ->
    [one] It takes 1 servant, or more where more of your cards then take effect.
   *[other] It takes { $needed } servants, or more where more of your cards then take effect.
}
reason-surplus_servants = { $step ->
    [one] It takes { $needed } or more servants, at most { $most }.
   *[other] It takes { $needed } or more servants, at most { $most }, in steps of { $step }.
}
reason-idle_servants = With this number of servants no further card of yours takes effect.
reason-pass_after_placing = You have placed a family member: end the turn instead of passing.
reason-pass_while_placing = You can pass only when none of your family members can be placed.

## Taking a card

reason-most_cards = You have { $most } cards of this type, and nobody may have more.
reason-fee = The tower is occupied: entering costs { $coins } coins, and you have { $missing } too few.
reason-territory = Your next territory needs { $military } military, and you have { $missing } too few.
reason-price = You cannot pay for { $card }.{ $coins ->
    [0] {""}
    [one] {" "}You need 1 more coin.
   *[other] {" "}You need { $coins } more coins.
}{ $wood ->
    [0] {""}
   *[other] {" "}You need { $wood } more wood.
}{ $stone ->
    [0] {""}
   *[other] {" "}You need { $stone } more stone.
}{ $servants ->
    [0] {""}
    [one] {" "}You need 1 more servant.
   *[other] {" "}You need { $servants } more servants.
}{ $military ->
    [0] {""}
   *[other] {" "}You need { $military } more military.
}{ $faith ->
    [0] {""}
   *[other] {" "}You need { $faith } more faith.
}
reason-bonus_type = The bonus action is not for this type of card ({ $type }).
reason-no_payment = That is not one of the ways to pay.
reason-other_card = You are deciding about { $card } now.
reason-cannot_pay = You cannot pay for this.

## Leaders

reason-not_in_hand = This leader is not in your hand.
reason-requirement = You do not meet the requirement of { $leader }.
reason-nobody_to_copy = Nobody else has played a leader that could be copied.
reason-not_copied = No other player has played { $leader }.
reason-not_played = You have not played { $leader }.
reason-permanent = { $leader } is always in effect and cannot be activated.
reason-used = { $leader } has already been used in this round.
reason-no_use = { $leader } cannot be used now: no suitable family member is at home, or you have too few servants.
reason-member_away = This family member is not at home.
