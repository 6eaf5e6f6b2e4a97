### What the server says when it refuses something; the names are those of `signoria.server.refusals`.

## Accounts

refusal-name_first = Choose a name first.
refusal-has_account = You already have an account.
refusal-login_taken = This login is taken. Choose another one.
refusal-wrong_password = Wrong login or password.
refusal-too_many_passwords = Too many wrong passwords for this account. Wait { $seconds } seconds, or sign in from a browser that you have used for it before.
refusal-no_account = You have no account yet.
refusal-bad_name = A name has 1 to { $most } characters: letters, digits, punctuation, symbols and spaces. Invisible characters and those that change the writing direction are not allowed.
refusal-bad_login = A login has { $least } to { $most } characters: letters from A to Z, digits or . _ @ -. Capitals make no difference.

## Tables

refusal-no_table = There is no such table. It may have been deleted.
refusal-no_game = There is no game called { $game }. Available: { $games }.
refusal-no_lesson = There is no lesson called { $lesson }. Choose one from the list.
refusal-no_move_wanted = The lesson is at a step that needs no move. Continue, or start the lesson again.
refusal-bad_table = The game cannot be played like this: { $detail }.
refusal-bad_edition = This edition cannot be played: { $detail }.
refusal-other_game = This edition belongs to another game: { $other }, not { $game }.
refusal-no_edition = There is no such edition. Check the link.
refusal-too_many_editions = You have already shared { $most } editions.
refusal-no_bot = This game has no bot called { $level }. Available: { $levels }.
refusal-too_many_tables = You already have { $most } unfinished games. Finish or leave one first.
refusal-too_many_new_tables = { $most } tables have been created from your address in a day. Try again tomorrow.
refusal-too_many_new_editions = { $most } editions have been brought from your address in a day. Try again tomorrow, or use our edition.
refusal-seat_taken = This seat is taken.
refusal-no_seat_left = All seats are taken.
refusal-no_seat_of_yours = You don’t have a seat at this table.
refusal-seat_not_yours = This is not your seat.
refusal-not_deletable = Only the host can delete a table, and only if nobody else sits at it or has played at it. You can hide it.
refusal-not_host = Only the host can do this.
refusal-seats_open = Every seat must be taken first.
refusal-start_missed = The game has already started, or someone has just left.
refusal-game_not_started = The game has not started yet.
refusal-game_under_way = The game is still in progress.
refusal-game_over = The game is over.
refusal-game_abandoned = The game has been abandoned.
refusal-no_such_seat = There is no such seat: this table has { $seats } seats.
refusal-option_seats = The variant { $option } cannot be chosen with { $seats } seats, only with { $allowed }.
refusal-person_here = { $name } is here. Remove this person first if a bot is to play instead.
refusal-seat_changed = This seat has just changed. Look again before you decide.
refusal-no_stand_ins = At this table, no bot may play for people who are away.
refusal-not_absent = Nobody has been away from this seat for { $minutes } minutes.
refusal-no_bot_plays = No bot is playing for you.
refusal-bot_plays = A bot is playing for you. Take your seat back first.
refusal-record_hidden = The record reveals hidden cards, so it is only available after the game.
refusal-bad_record = This record cannot be opened: { $detail }.
refusal-record_too_long = This record cannot be opened: it has { $moves } moves, and at most { $most } are allowed.
refusal-review_hidden = There is no analysis before the game is over.
refusal-review_not_yours = Only the person who started this analysis can stop it.
refusal-no_review = This game has not been analysed yet.
refusal-no_judge = This game cannot be analysed: no bot can judge its positions.
refusal-too_many_reviews = Too many analyses of yours are running. Wait for one to finish, or stop one.
refusal-bad_position = This position cannot be set up: { $detail }.
refusal-no_study = There is no such analysis board. Check the link.
refusal-study_not_yours = This analysis board belongs to somebody else. Make a copy to change it.
refusal-study_changed = This analysis board has been changed elsewhere. Reload the page.
refusal-bad_variation = Variation move { $number } follows move { $after }, which comes later.
refusal-variation_twice = Variation move { $number } is already there.
refusal-bad_comment = There is no move { $at } to comment on, or it has a comment already.
refusal-too_many_studies = You have already kept { $most } analysis boards. Delete one first.
refusal-too_many_new_studies = { $most } analysis boards have been set up from your address in a day. Try again tomorrow.

## Playing

refusal-not_your_turn = It’s not your turn.
refusal-cannot_undo = You can only undo your own last move, and only if it revealed nothing and nobody has acted since.
refusal-no_coach = The coach may not be asked at this table. Everybody who plays has to agree first.
refusal-no_coach_for_game = There is no coach for this table.
refusal-no_hint = The coach found no answer. Try again.
refusal-hint_stopped = You have asked the coach something else meanwhile.
refusal-too_many_hints = You have asked the coach very often. Wait { $seconds } seconds and try again.
refusal-nothing_to_prepare = There is nothing to prepare: the decision or the auction is over, or you are out of it.
refusal-cannot_prepare = This answer cannot be prepared now. Choose one of those that are offered.
refusal-bad_limit = The limit must be from { $lowest } to { $highest }, in steps of { $step }.
refusal-behind = Someone else was faster. Check the table, which is now at number { $number }, and try again.
refusal-id_reused = A message with this id has already asked for something else. Every move needs an id of its own.
refusal-outcome_unknown = The server cannot tell whether your move was saved. Send it again with the same id: it is played at most once.
refusal-no_such_moment = The game has { $length } moves; it cannot be shown after move { $at }.

## Limits

refusal-too_many_requests = Too many requests. Wait { $seconds } seconds and try again.
refusal-too_many_lines = You have sent { $most } messages in a minute. Wait a moment before you send more.
refusal-too_many_changes = You are changing things too often. Wait { $seconds } seconds and try again.
refusal-too_many_proposals = You have proposed this too often. Wait { $seconds } seconds and try again.
refusal-too_many_sockets = There are already { $most } connections from your address. Close another page that shows a table.
refusal-server_full = The server is full: it has { $most } connections. Try again later.
refusal-too_many_bot_tables = Too many of your games without people are running. This one continues when you close another.
refusal-request_too_large = This is too large: the limit is { $most } bytes.
refusal-message_too_large = This is too long: the limit is { $most } characters.

## Malformed requests

refusal-no_address = There is nothing at this address.
refusal-no_method = This address does not accept this method.
refusal-no_token = This page has been open too long. Reload it. (The header x-csrf-token must repeat the cookie signoria_csrf.)
refusal-other_site = This page comes from another site. Open it at the server’s own address.
refusal-bad_request = Invalid request: { $detail }.
refusal-bad_message = Invalid message: { $detail }.
refusal-database_failed = The server’s database does not respond. Try again in a moment.
refusal-failed = Something went wrong on the server. Nothing is lost: try again.
