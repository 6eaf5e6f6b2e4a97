### Why something is not possible, whatever the game; the names are those of `Reason` and `IllegalMove` in the kernel.

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-not_asked = Seat { $seat } has to decide “{ $kind }”; allowed now, as moves() lists them: { $allowed }.
reason-nothing_to_undo = There is no move to take back.
reason-malformed = This is not a move: { $problem }.
reason-action_in_game = The action { $action } is not legal in game { $game }; its mask shows those that are.
reason-player_choice = The player { $player } chose { $action } at seat { $seat }; it must choose one of { $legal }.
