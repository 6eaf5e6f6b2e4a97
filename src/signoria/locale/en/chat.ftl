### What the server says in the chat; the names are the codes of `docs/server.md`.
### `number` is a seat as people count, from 1; `level`, `option` and `value` come in words.

## Before the start

happened-seat_bot = { $host } has given seat { $number } to a bot: { $level }.
happened-seat_freed = { $host } has freed seat { $number }.
happened-replaced = { $host } has given { $name }’s seat to a bot: { $level }.
happened-removed = { $host } has removed { $name } from the table.
happened-option = { $host } has changed a variant. { $option }: { $value }.
happened-new_host = { $name } is the host now.

## During the game

happened-bot_replaced = { $why ->
    [slow] The bot at seat { $number } ({ $level }) took too long. Another one chose the move: { $other }.
   *[crashed] The bot at seat { $number } ({ $level }) failed. Another one chose the move: { $other }.
}
happened-resigned = { $name } lets a bot play: { $level }.
happened-stand_in = { $name } is away. { $by } lets a bot play for { $name }: { $level }.
happened-taken_back = { $name } is back. The bot has stopped.
happened-abandon_proposed = { $name } proposes to abandon the game.
happened-abandon_agreed = { $name } agrees to abandon the game.
happened-abandon_declined = { $name } wants to play on.
happened-abandon_withdrawn = { $name } no longer wants to abandon the game.
happened-abandoned = The game has been abandoned by agreement.

## The coach

happened-coach_proposed = { $name } proposes that everybody at this table may ask the coach.
happened-coach_agreed = { $name } agrees to the coach.
happened-coach_offered = Everybody agrees: the coach may be asked at this table.
happened-coach_declined = { $name } wants to play without the coach.
happened-coach_withdrawn = { $name } no longer agrees to the coach. It may not be asked any more.
