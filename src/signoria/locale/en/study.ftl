### The analysis board.

study-title = Analysis board
study-about = Try moves for every seat, see the five best moves, keep variations with comments, and share them by a link. To explore one of your own games, open it and choose “Explore from here” at any moment.
study-set-up = Set up a position
study-paste = Paste a record or a position (JSON)
study-open = Set up the board
study-choose = Choose a file
study-where = A finished table has its record in the menu; a position is what game.position() writes. The board is kept on the server under a link that nobody can guess.
study-own = Your boards
study-own-line = { $moves ->
    [0] a position
    [one] { $moves } move
   *[other] { $moves } moves
} · { $tried ->
    [0] nothing tried yet
    [one] { $tried } move tried
   *[other] { $tried } moves tried
} · { $date }
study-delete = Delete the board of { $date }

study-tab = Analysis
study-panel = Analysis
study-view-from = View from
study-view-decider = View: who decides
study-view = View: { $name }
study-first = To the start
study-previous = Previous move
study-next = Next move
study-last = To the end of the line
study-steps = Steps through the line

study-best = Best moves
study-best-of = Best moves for { $name }
study-points = Points
study-chance = Win
study-points-about = expected points at the end
study-chance-about = chance to win
study-visits = { $visits } positions
study-searching = searching …
study-done = finished
study-pause = Pause the search
study-resume = Search on
study-paused = paused
study-open-cards = All cards open
study-open-cards-about = Otherwise only what { $name } can know is used.
study-over = The game is over.
study-failed = The search failed. Try another move, or search again.
study-elsewhere = You are searching in another window.
study-lost = Connection lost. Retrying …
study-try = Try this move: { $move }

study-tree = Moves and variations
study-start = Start
study-variation = Variation
study-empty = Play a move for whichever seat decides, on the table itself or from the list of best moves.
study-comment = Comment on this move
study-comment-start = Comment on the start
study-remove = Delete from here
study-promote = Move up
study-share = Share
study-link = Link to this moment
study-link-about = Whoever has the link can read this board. Only you can change it.
study-export = Export record with variations
study-copy = Make a copy
study-not-yours = This board belongs to somebody else. You can try anything; make a copy to keep it.
study-saving = Saving …
study-saved = Saved
study-unsaved = Your changes are not saved.
