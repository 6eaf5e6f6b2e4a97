### Everything the page says around the games.

signoria = Signoria
tagline = The Princes of Florence and Lorenzo il Magnifico: against bots, around one screen, or with friends far away.
skip-to-content = Skip to the content
home = To the lobby
guest-name = Guest
close = Close
cancel = Cancel
loading = One moment …

## Settings

settings = Settings
settings-language = Language
language-en = English
language-de = Deutsch
settings-theme = Appearance
theme-light = Light
theme-dark = Dark
theme-system = As the device
settings-unhurried = Show the bots’ moves one after another
settings-sound = A soft sound when it is my turn
settings-notify = A notification when it is my turn
settings-notify-denied = The browser does not allow notifications from this page.

## Who one is

your-name = Your name
save-name = Save
name-saved = Saved.
account = Account
account-about = You can play without one. With an account your tables follow you to every device.
account-signed-in = Signed in as { $login }.
account-guest = You play as a guest: { $name }. What you have played stays with you when you make an account.
account-login = Login
account-login-hint = At least 3 letters, digits or . _ @ -
account-password = Password
account-password-hint = At least 8 characters
account-sign-up = Make an account
account-sign-in = Sign in
account-sign-out = Sign out
account-have-one = I have an account already
account-have-none = I have no account yet

## Lobby

lobby = Lobby
lobby-choose = Choose a game
play-princes = Auction, build, and commission great works: be the most splendid house of Florence in seven rounds.
play-lorenzo = Send your family to the towers, the market and the council, and keep the favour of Rome, in six rounds.
players-count = { $fewest }–{ $most } players
play-minutes = about { $minutes } minutes
play-now = { $bots ->
    [one] Play now against a bot
   *[other] Play now against { $bots } bots
}
play-with-others = More choices
my-tables = My tables
my-tables-none = The tables you sit at will be here.
open-tables = Open tables
open-tables-none = No table is waiting for players. Open one: friends need only its link.
watch-tables = Being played
join-by-link = Join by link
join-by-link-label = Link or number of the table
join-by-link-go = Go there
join-by-link-bad = That is not the link of a table.
table-your-turn = Your turn
table-turn-of = { $seat } to move
table-waiting = Waiting for players: { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
table-ready = Ready to start
table-over = Finished
table-won = { $names } won
table-go = Go to the table
table-join = Take a seat
table-watch = Watch
table-replay = Replay

## New table

new-table = New table
new-table-game = Game
new-table-players = Players
new-table-seats = Seats
new-table-options = Variants
new-table-who = Who may come
new-table-by-link = By link only
new-table-by-link-about = Only people you send the link to can find it.
new-table-public = Public
new-table-public-about = It stands in the lobby: anyone may sit down or watch.
new-table-start = Start the game
new-table-open = Open the table
new-table-open-about = You get a link for your friends; the game starts when all seats are taken.
seat-number = Seat { $number }
seat-kind-human = Here, at this device
seat-kind-open = Open for someone else
seat-kind-bot = Bot
seat-name = Name
seat-name-own = Your name
seat-level = Level
level-random = Random: plays any legal move
level-novice = Novice: sensible, quick
level-patron = Patron: hard to beat
level-prince = Prince: strongest, thinks a moment
level-name-random = random
level-name-novice = novice
level-name-patron = patron
level-name-prince = prince
hot-seat-hint = Several people at this device: before each turn a screen hides the hands until the device was passed on.
edition-note = { $count ->
    [0] All components are as printed.
    [one] One value of the components could not be checked against a printed copy and is reconstructed.
   *[other] { $count } values of the components could not be checked against a printed copy and are reconstructed.
}
edition-note-more = Which ones
own-edition = Your own edition
own-edition-choose = Choose a file …
own-edition-drop = Play without it
own-edition-about = Optional: a file with the components of your copy of the game, as ‘signoria edition export’ writes it and you have corrected it.
own-edition-not-json = { $file } is not an edition: it does not hold a JSON object.
own-edition-at = with its own edition ‘{ $name }’

## Before the start

waiting-room = The table is set
waiting-room-about = The game begins when every seat is taken and the host starts it.
waiting-invite = Send this link to whoever shall play:
link = Link
copy-link = Copy the link
link-copied = Copied
seat-open = Free seat
seat-you = you
seat-bot = bot, { $level }
seat-look = Look from { $seat }’s seat
seat-absent = away
seat-present = here
sit-down = Sit down
sit-down-too = Sit here too
stand-up = Leave
start-game = Start the game
start-needs-seats = Starts when every seat is taken
start-by-host = The host starts the game.

## At the table

bot-name-0 = Giuliano
bot-name-1 = Lucrezia
bot-name-2 = Cosimo
bot-name-3 = Bianca
bot-name-4 = Piero
round = Round { $round }
status-yours = Your turn: { $what }
status-own = { $seat }, your turn: { $what }
status-theirs = { $seat } to decide: { $what }
status-over = The game is over
status-past = Move { $at } of { $length }
status-sending = Sent …
points = { $points } points
players = Players
turn-mark = to move
watchers = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
}
watching = You are watching.
table-panel = Log and talk
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-bot_replaced = A bot did not answer in time; the novice chose for it.
chat-resigned = A bot goes on in somebody’s place.
chat-unread = { $count } new
step-bar = Step through the game
step-first = To the beginning
step-previous = One move back
step-next = One move on
step-last = To the last move
step-now = Back to now
step-play = Play on by itself
step-pause = Pause
step-slider = Move
undo = Take back
menu = Table menu
invite-watch = Whoever has this link can watch, or take a free seat:
replay-link = Link to the replay
download-record = Download the record
resign = Let a bot play for me
resign-question = A bot goes on in your place to the end. You cannot take the seat back.
resign-yes = Let the bot play
line-lost = The connection is lost. Trying again …
pass-to = Pass the device to { $seat }
pass-to-about = Nobody else should look now.
pass-to-ready = I am { $seat }
game-over = The game is over
game-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
place-number = { $place }.
rematch = Rematch
rematch-go = To the rematch
replay-from-start = Replay from the beginning
to-lobby = To the lobby
title-your-turn = ● Your turn · { $game }
notify-your-turn = It is your turn
event-your-turn = It is your turn.

## Replay

replay-note = What everyone could see at the time.

## Lost

lost-title = This page is not on any map of Florence
lost-about = The address is wrong, or the table is gone.

## Errors

error-told = { $message }
error-offline = The server does not answer. Is the network there?

## What a decision is about: ‘Your turn: …’

what-princes-return = give back one profession
what-princes-name = name an object for auction
what-princes-bid = bid or pass
what-princes-take = take an object
what-princes-landscape = choose a landscape
what-princes-place = place a piece
what-princes-keep = keep one card
what-princes-bury = order the cards under the deck
what-princes-recruit = recruit a profession
what-princes-turn = take an action
what-princes-bonus = play bonus cards
what-princes-payout = money or prestige
what-princes-mark = bid for a character
what-princes-merchant = let the Merchant pay or not
what-princes-professor = use the Professor
what-princes-span = place the shared building
what-princes-price = name a price for sharing
what-princes-answer = answer the offer
what-princes-counter = answer the counter-offer
what-lorenzo-tile = choose a bonus tile
what-lorenzo-draft = choose a leader
what-lorenzo-turn = place a family member
what-lorenzo-pay = choose how to pay
what-lorenzo-privilege = choose a council privilege
what-lorenzo-exchange = exchange goods
what-lorenzo-bonus = use a bonus action
what-lorenzo-vatican = support the Church or not
