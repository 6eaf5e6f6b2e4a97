### Everything the page says around the games.

signoria = Signoria
tagline = The Princes of Florence and Lorenzo il Magnifico: against bots, on one screen, or online with friends.
skip-to-content = Skip to content
home = Go to the lobby
guest-name = Guest
close = Close
cancel = Cancel
loading = Loading …

## Settings

settings = Settings
settings-language = Language
language-en = English
language-de = Deutsch
settings-theme = Appearance
theme-light = Light
theme-dark = Dark
theme-system = Match system
settings-pace = Bots’ thinking time
settings-pace-about = Stronger bots take longer over important decisions. Press any key or click to skip the wait.
pace-instant = Instant
pace-brisk = Brisk
pace-natural = Natural
settings-confirmed = Ask before moves that cannot be undone
settings-marks = Mark my moves that cost much, where the coach may be asked
settings-sound = Sounds
settings-volume = Volume
settings-always-hidden = On one device: hide the table at every turn, even if nothing is secret
settings-notify = Notify me when it’s my turn
settings-notify-denied = Your browser blocks notifications from this page. Allow them in its settings.

## Your account

your-name = Your name
save-name = Save
name-saved = Saved.
account = Account
account-about = You don’t need an account to play. With one, you can reach your tables from any device.
account-signed-in = Signed in as { $login }.
account-guest = You are playing as a guest: { $name }. If you create an account, you keep your games.
account-login = Login
account-login-hint = At least 3 characters: letters, digits or . _ @ -
account-password = Password
account-password-hint = At least 8 characters
account-sign-up = Create an account
account-sign-in = Sign in
account-sign-out = Sign out
account-have-one = I already have an account
account-have-none = I don’t have an account yet
account-sessions = Where you are signed in
account-sessions-about = Sign out wherever you don’t recognise the device, then change your password.
account-sessions-elsewhere = Sign out everywhere else
account-sessions-ended = You are signed out there.
session-device = { $browser } on { $system }
session-device-unknown = Unknown device
session-current = this device
session-begun = Signed in: { $date }
session-used = Last used: { $date }
session-end = Sign out
session-end-of = Sign out: { $device }
account-password-change = Change password
account-password-about = You will be signed out on all other devices.
account-password-current = Current password
account-password-new = New password
account-password-changed = Your password has been changed, and you are signed out on all other devices.

## Lobby

lobby = Lobby
learn = Learn
learn-new-here = New here? Learn to play in ten minutes
lobby-choose = Choose a game
play-princes = Bid, build and commission great works: seven rounds to become the most prestigious house in Florence.
play-lorenzo = Send your family to the towers, the market and the council, and stay in favour with Rome for six rounds.
players-count = { $fewest }–{ $most } players
play-minutes = about { $minutes } minutes
play-now = Play { $game } now
play-now-against = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
play-with-others = More options
my-games = My games in progress
my-games-none = Your games will appear here.
finished-games = Finished games
finished-games-none = No finished games.
hidden-games = Hidden games
hidden-games-none = You have hidden no games.
show-hidden = Show hidden games
show-finished = Show finished games
filter-game = Game
filter-all = All games
show-more = Show more ({ $count })
open-tables = Open tables
open-tables-none = No table is waiting for players. Open one and send your friends the link.
watch-tables = Games in progress
join-by-link = Join by link
join-by-link-label = Table link or number
join-by-link-go = Go to table
join-by-link-bad = This is not a link to a table. Check it and try again.
table-your-turn = Your turn
table-turn-of = { $seat }’s turn
table-waiting = Waiting for players: { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
table-ready = Ready to start
table-over = Finished
table-abandoned = Abandoned
table-go = Go to table
table-join = Take a seat
table-watch = Watch
table-replay = Replay
table-winner = winner
table-hide = Hide
table-hide-of = Hide: { $game }, { $date }
table-hidden-now = { $game } is hidden from your list.
table-show = Show again
table-show-of = Show again: { $game }, { $date }
table-delete = Delete
table-delete-of = Delete: { $game }, { $date }
table-delete-question = Delete { $game } of { $date }? The table and its record are removed for good.
table-delete-yes = Delete for good
for-moment = just now
for-minutes = { $count ->
    [one] for { $count } minute
   *[other] for { $count } minutes
}
for-hours = { $count ->
    [one] for { $count } hour
   *[other] for { $count } hours
}
for-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
}

## New table

new-table = New table
new-table-position = Analyse a position or a record instead
new-table-game = Game
new-table-players = Players
new-table-seats = Seats
new-table-options = Variants
new-table-who = Who can join
new-table-by-link = Link only
new-table-by-link-about = Only people with the link can find the table.
new-table-public = Public
new-table-public-about = The table is listed in the lobby: anyone can join or watch.
new-table-start = Start game
new-table-open = Open table
new-table-open-about = You get a link for your friends. Once every seat is taken, you can start the game.
new-table-absence = If someone leaves during the game
new-table-absence-after = A bot may play for them after { $time }
new-table-absence-never = Wait for them, however long it takes
new-table-absence-about = The others decide whether a bot plays on. Whoever comes back takes their seat back.
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
option-seats = Only with { $seats } players.
variant-true = on
variant-false = off
seat-number = Seat { $number }
seat-kind-human = On this device
seat-kind-open = Open for others
seat-kind-bot = Bot
seat-name = Name
seat-name-own = Your name
seat-level = Level
level-rating = Rating { $rating }.
hot-seat-hint = Several people share this device: before each turn, a screen hides the hands until you pass the device on.
edition-note = { $count ->
    [0] All components are as printed.
    [one] One value could not be checked against a printed copy and is reconstructed.
   *[other] { $count } values could not be checked against a printed copy and are reconstructed.
}
own-edition = Your own edition
own-edition-choose = Choose a file …
own-edition-drop = Play without it
own-edition-chosen = You play with the edition ‘{ $name }’.
own-edition-draft = Use my edition ‘{ $name }’
own-edition-edit = Correct the components
own-edition-other-game = This edition is for another game.
own-edition-bad = This edition cannot be played. { $why }
own-edition-about = Optional: play with the components of your own copy of the game. Correct them in the editor, or choose a file that you saved there.
own-edition-not-json = { $file } is not an edition: it must contain a JSON object.
own-edition-at = edition ‘{ $name }’

## Editions

editions = Editions
editions-about = An edition is everything that is printed on a game’s cards, pieces and boards. Compare ours with your own copy, correct what differs, and play with it.
editions-open = Check and correct
editions-own-box = Do you own the game? Compare our cards with yours.
about-edition = About this edition

## Before the start

waiting-room = Waiting room
waiting-room-about = The host can start the game once every seat is taken.
waiting-invite = Send this link to your friends:
link = Link
copy-link = Copy link
link-copied = Copied
seat-open = Free seat
seat-you = you
seat-bot = bot, { $level }
seat-look = View from { $seat }’s seat
seat-absent = offline
seat-present = online
sit-down = Take this seat
sit-down-too = Take this seat too
stand-up = Leave seat
seat-give-bot = Give to a bot
seat-free = Free this seat
seat-remove = Remove
seat-remove-yes = Really remove
room-level = Level of new bots
room-variants = Change variants
room-absence = If someone leaves during the game, a bot may play for them after { $time }.
room-absence-never = If someone leaves during the game, the others wait.
start-game = Start game
start-needs-seats = Waiting for players
start-by-host = The host will start the game.

## At the table

bot-name-0 = Giuliano
bot-name-1 = Lucrezia
bot-name-2 = Cosimo
bot-name-3 = Bianca
bot-name-4 = Piero
round = Round { $round }
status-yours = Your turn: { $what }
status-own = { $seat }, your turn: { $what }
status-theirs = { $seat }’s turn: { $what }
status-over = The game is over
status-past = Move { $at } of { $length }
status-sending = { $what } · sending …

## A move that cannot be undone

confirm-final = You cannot undo this.
confirm-not = Not now

points = { $points } points
players = Players
turn-mark = to move
watchers = { $count ->
    [0] nobody watching
    [one] { $count } person watching
   *[other] { $count } people watching
}
watching = You are watching.
table-panel = Log and chat
tab-changed = something changed here
log = Log
log-empty = Nothing has happened yet.
log-go = Show the table after move { $at }
log-routine = { $count ->
    [one] { $count } routine move by bots
   *[other] { $count } routine moves by bots
}
since-title = Since your last turn
since-close = Dismiss the summary
since-more = Show { $count } more
since-less = Show less
moment-outside = There is no move { $at }: the game has { $length } moves so far. You see the nearest one.
chat = Chat
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-unread = { $count } new
step-bar = Step through the game
explore = Explore from here
step-first = Go to the start
step-previous = Previous move
step-next = Next move
step-last = Latest move
step-now = Back to live
step-play = Autoplay
step-pause = Pause
step-slider = Move
undo = Undo
menu = Table menu
invite-watch = Anyone with this link can watch or take a free seat:
replay-link = Link to the replay
download-record = Download game record
commitment = Commitment to the deal
commitment-about = The server fixed all chance of this game before the first move, and this is its hash: it gives nothing away. When the game is over, the record reveals the deal, and anyone can check that it belongs to this hash.
deal-verified = Deal verified: it was fixed before the first move.
deal-wrong = The deal is not the one that the server committed to before the first move.
deal-impossible = Your browser can verify the deal only over https.
deal-unread = The record could not be loaded, so the deal is not verified.
deal-verify-yourself = To check the deal and every move yourself, download the game record and run “signoria verify FILE”.
resign = Let a bot play for me
resign-question = A bot will play for you from now on. You can take your seat back at any time.
resign-yes = Let the bot play
bot-plays-for-you = A bot ({ $level }) is playing for you.
take-back = Take my seat back
stand-in = Let a bot play on
stand-in-of = { $seat } is away
stand-in-about = { $seat } has been away for more than { $time }.
abandon = Abandon the game
abandon-question = The game ends without a winner if everyone who is here agrees.
abandon-question-alone = The game ends without a winner.
abandon-propose = Propose it
abandon-alone = Abandon it
abandon-asked = { $names } would like to abandon the game.
abandon-waits = You would like to abandon the game. Still to answer: { $names }.
abandon-agree = Agree
abandon-decline = Play on
abandon-withdraw = Withdraw
abandoned = The game has been abandoned
line-lost = Connection lost. Retrying …
line-silent = No answer from the server. Waiting …
line-back = Connected again.
move-confirmed = { $what ->
    [undo] Your last move was undone.
   *[move] Your move was played.
}
move-unsent = { $what ->
    [undo] Your undo has not been sent yet. It will be sent as soon as you are connected again.
   *[move] Your move has not been sent yet. It will be sent as soon as you are connected again.
}
move-unknown = { $what ->
    [undo] It is not clear yet whether your undo was saved. The page is checking.
   *[move] It is not clear yet whether your move was saved. The page is checking.
}
move-dropped = { $what ->
    [undo] Your last move was not undone, because the table had changed in the meantime.
   *[move] Your move was not played, because the table had changed in the meantime.
}
pass-to = Pass the device to { $seat }
pass-to-about = Everyone else, please look away.
pass-to-ready = I’m { $seat }
# Answers prepared while others decide
prepare = Prepare an answer
prepare-help = You can choose now. It is played when your turn comes; nobody else sees it.
prepare-help-limit = Bids for you, as little as possible each time. Nobody else sees your limit.
prepare-unsent = No connection: your answer was not kept. Try again in a moment.
prepared-kept = Prepared: { $what }
prepared-mark = Prepared
prepare-card = Prepare
prepared-cancel = Cancel
prepared-impossible = No longer possible: { $what }. Please choose yourself.
prepared-dismiss = OK
limit-label = Your highest bid
limit-less = Lower
limit-more = Higher
limit-keep = Up to { $amount }
limit-kept = Bid up to { $amount }
game-over = Game over
game-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
place-number = { $place }.
ahead-tied = { $first } and { $second } have { $points } points each and are tied in everything else, so they share the place.
account-chart = Points by source
account-table = Points by source, as a table
account-source = Source
account-total = Total
hands-title = Cards hidden until the end
hands-none = none left
rematch = Rematch
rematch-go = Go to the rematch
analyse = Analyse this game
replay-from-start = Replay from the start
to-lobby = Back to the lobby
title-your-turn = ● Your turn · { $game }
notify-your-turn = It’s your turn
event-your-turn = It’s your turn.

## Replay

replay-note = You see what everyone could see at the time.

## Game records

records = Game records
records-short = Open a saved game and step through it.
records-about = Open the record of a game: one that you downloaded from a table, saved in the terminal, or found in the folder of a tournament. It is checked and shown step by step. Nothing is stored on the server.
records-drop = Drop a record file here
records-choose = Choose a file …
records-paste = Or paste the text of a record
records-open = Open record
records-where = Record files end in .json or .json.gz. “signoria play --record FILE” writes one.
record-not-json = This is not a game record: it must be a JSON object.
record-too-large = This is too large for a game record: the limit is { $most } KB.
record-unreadable = This file cannot be read.
record-shown = Game record
record-look-from = View from
record-look-public = a spectator’s seat
record-another = Open another record

## Page not found

lost-title = Page not found
lost-about = The address is wrong, or the table no longer exists.

## Errors

error-told = { $message }
error-offline = The server is not responding. Check your connection.

## What a decision is about: ‘Your turn: …’

what-princes-return = give back a profession
what-princes-name = name an object for auction
what-princes-bid = bid or pass
what-princes-take = take an object
what-princes-landscape = choose a landscape
what-princes-place = place a piece
what-princes-keep = keep one card
what-princes-bury = put cards under the deck
what-princes-recruit = recruit a profession
what-princes-turn = take an action
what-princes-turn-done = end your turn
what-princes-bonus = play bonus cards
what-princes-payout = choose money or prestige
what-princes-mark = bid for a character
what-princes-merchant = decide whether the Merchant pays
what-princes-use = use a character now or later
what-princes-professor = use the Professor
what-princes-span = place the shared building
what-princes-price = name your price for sharing
what-princes-answer = answer the offer
what-princes-counter = answer the counter-offer
what-lorenzo-tile = choose a bonus tile
what-lorenzo-draft = choose a leader
what-lorenzo-turn = place a family member
what-lorenzo-turn-placed = use a leader or end your turn
what-lorenzo-turn-pass = pass, or use a leader
what-lorenzo-pay = choose how to pay
what-lorenzo-privilege = choose a council privilege
what-lorenzo-exchange = exchange goods
what-lorenzo-bonus = use a bonus action
what-lorenzo-bonus-take_card = take a card as a bonus action
what-lorenzo-bonus-harvest = harvest as a bonus action
what-lorenzo-bonus-production = produce as a bonus action
what-lorenzo-vatican = decide whether to support the Church

## The coach

coaching = Coach
coaching-ask = What would you do?
coaching-key = Ask the coach (key H)
coaching-thinks = The coach is thinking …
coaching-show = Show me the best moves
coaching-moves = The best moves
coaching-promise = About { $points } { $points ->
    [one] point
   *[other] points
} at the end · { $chance } to win
coaching-why = Why?
coaching-play = Play this
coaching-again = Ask again
coaching-about = Estimates from what you can see, like a good player’s.
coaching-mark = Your last move cost a lot. See why.
coaching-mark-at = Move { $at } cost a lot. See why.
coaching-cost-title = There was a better move
coaching-cost = It cost about { $points } { $points ->
    [one] point
   *[other] points
}.
coaching-cost-chance = Your chance to win fell by { $percent } { $percent ->
    [one] percentage point
   *[other] percentage points
}.
coaching-played = You played
coaching-better = Better
coaching-why-better = What speaks for it, in points:
coaching-moment = Go to that moment
coaching-offered = The coach may be asked at this table.
coaching-possible = No coach: only if everybody agrees may it be asked at this table.
coaching-question = Everybody at this table may then ask for the best moves. All who play have to agree, and anybody can end it.
coaching-propose = Propose the coach
coaching-asked = { $names }: may everybody at this table ask the coach for the best moves?
coaching-waits = You agree to the coach. Still to agree: { $names }.
coaching-waits-open = You agree to the coach. Whoever sits down has to agree, too.
coaching-agree = Agree
coaching-decline = Play without
coaching-withdraw = Play without the coach

## Rules

rules = Rules
rules-of = Rules of { $game }
rules-read = Read the rules
rules-about = In our own words, with the drawings of the table. Every rule has an id that you can link to.
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-found-none = No rule mentions “{ $query }”.
rules-print = Print
rules-rule = Rule { $id }
rules-only-in = { $variant } only
rules-here = Rules for this decision
rules-none-here = There is no rule text for this.
rules-missing = This game comes without rules texts. Look for its rules where you got the game from.
rules-whole = All the rules
rules-term-rule = Show the rule
