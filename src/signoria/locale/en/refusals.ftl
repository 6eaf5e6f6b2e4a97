### What the server says when it refuses something; the names are those of `signoria.server.refusals`.

## Who one is

refusal-name_first = Choose a name first.
refusal-has_account = You have an account already.
refusal-login_taken = This login is taken.
refusal-wrong_password = Login and password do not fit.

## Tables

refusal-no_table = There is no such table, or it is gone.
refusal-no_game = There is no game { $game }; there are { $games }.
refusal-bad_table = This table cannot be made: { $detail }.
refusal-bad_edition = This edition cannot be played: { $detail }.
refusal-no_bot = There is no bot { $level } for this game; there are { $levels }.
refusal-too_many_tables = You have { $most } tables whose games are not over. Finish or leave some of them first.
refusal-seat_taken = This seat is not open.
refusal-no_seat_left = No seat is open any more.
refusal-no_seat_of_yours = You hold no seat here.
refusal-seat_not_yours = This seat is not yours.
refusal-not_host = Only who made the table can start the game.
refusal-seats_open = Somebody has to sit down at every seat first.
refusal-start_missed = The game has started already, or somebody has just got up.
refusal-game_not_started = The game has not started yet.
refusal-game_under_way = The game is being played.
refusal-game_over = The game is over.
refusal-record_hidden = The record tells every hidden card. It can be had once the game is over.

## Playing

refusal-not_your_turn = It is not your turn.
refusal-cannot_undo = Only your own last move can be taken back, while it revealed nothing and nobody else has acted.
refusal-behind = Somebody was quicker. Look again: the table stands at { $number }.
refusal-not_stored = The move could not be stored. Nothing was lost; try again.
refusal-no_such_moment = The game has { $length } moves, so it cannot be shown after { $at }.

## Limits

refusal-too_many_requests = Too many requests. Wait a little.
refusal-too_many_lines = You have said { $most } things in a minute. Let the others answer.
refusal-too_many_sockets = There are { $most } connections from your address already. Close a page that shows a table.
refusal-server_full = The server has { $most } connections and takes no more. Try again later.
refusal-request_too_large = That is too large: at most { $most } bytes are taken here.
refusal-message_too_large = That is too long: a message has at most { $most } characters.

## The form of a request

refusal-no_address = There is nothing at this address.
refusal-no_method = This address does not take this method.
refusal-no_token = The page was open for too long: load it again. (The header x-csrf-token must repeat the cookie signoria_csrf.)
refusal-other_site = This page was not opened from the server’s own address.
refusal-bad_request = This is not what is expected here: { $detail }.
refusal-bad_message = This is not a message: { $detail }.
refusal-failed = Something went wrong on the server. Nothing was lost; try again.
