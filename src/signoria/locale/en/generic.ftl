### What every game needs, for games that come without their own words for it.

column-mean = Mean
yes = yes
no = no
fact-over = The game is over: { $scores }. { $winners }.
winners-one = { $names } wins
winners-many = { $names } share the victory
hidden-cards = { $count } hidden
