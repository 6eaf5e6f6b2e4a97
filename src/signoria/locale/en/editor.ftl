### The edition editor, and what the page says about the edition of a table.

editor-title = Your edition
editor-my-edition = My copy
editor-intro = We do not own a printed copy of this game, so some values are our own reconstruction. Take out your box, compare, and correct what differs: it takes a few minutes, and everything is kept in this browser.
editor-intro-printed = Everything here is as printed. If your copy differs, change it: everything is kept in this browser.
editor-state-princes = Most cards are known from the rulebook and published pages. Some preferences, the shapes of the pieces and the cooperative boards are our reconstruction: check them against your box.
editor-state-lorenzo = All cards, leaders and tiles are as printed. Change them as you like, or invent your own.
editor-hint = Choose a card or a piece to compare it with yours.
editor-name = Name of your edition

## The whole edition

editor-undo = Undo
editor-redo = Redo
editor-file = Save and open
editor-download = Download
editor-upload = Open a file
editor-start-over = Start over
editor-start-over-about = This puts everything back to our edition. You can still undo it afterwards.
editor-start-over-yes = Start over
editor-share = Share
editor-share-about = Anyone with this link sees your edition as it is now and can play with it. If you change something later, share it again.
editor-share-link = Link to your edition
editor-play = Start a table
editor-other-game = This file is an edition of another game. Open it in the editor of that game.
editor-unreadable = This file cannot be opened here.
editor-checking = Checking …
editor-playable = This edition can be played.
editor-not-playable = This edition cannot be played yet:
editor-not-checked = The edition could not be checked. { $why }
editor-check-again = Check again
editor-not-kept = Your browser does not keep your changes. Download the edition before you close this page.
editor-warnings = { $count ->
    [one] One thing is unusual
   *[other] { $count } things are unusual
}

## Sections

editor-sections = Sections
editor-section-check = To check
editor-section-professions = Professions
editor-section-pieces = Buildings and landscapes
editor-section-boards = Boards
editor-section-bonus_cards = Bonus cards
editor-section-prestige_cards = Prestige cards
editor-section-characters = Characters
editor-section-supply = Rounds and supply
editor-section-cards-territory = Territories
editor-section-cards-character = Characters
editor-section-cards-building = Buildings
editor-section-cards-venture = Ventures
editor-section-leaders = Leaders
editor-section-bonus_tiles = Bonus tiles
editor-section-excommunications = Excommunications
editor-check-professions = { $count ->
    [one] One card to check against your box
   *[other] { $count } cards to check against your box
}
editor-check-pieces = { $count ->
    [one] One shape to check against your box
   *[other] { $count } shapes to check against your box
}
editor-check-boards = { $count ->
    [one] One board to check against your box
   *[other] { $count } boards to check against your box
}
editor-check-bonus_cards = { $count ->
    [one] One bonus card to check against your box
   *[other] { $count } bonus cards to check against your box
}
editor-check-prestige_cards = { $count ->
    [one] One prestige card to check against your box
   *[other] { $count } prestige cards to check against your box
}
editor-check-characters = { $count ->
    [one] One character to check against your box
   *[other] { $count } characters to check against your box
}
editor-check-supply = { $count ->
    [one] One list of numbers to check against your box
   *[other] { $count } lists of numbers to check against your box
}
editor-progress = Checked { $checked } of { $count }
editor-left = { $count } to check
editor-item-principality = Principality
editor-item-cooperative_board = Cooperative board
editor-item-cooperative_map = Which boards meet
editor-item-minimum_work_value = Minimum work value
editor-item-stacks = Objects for auction
editor-excommunication = Tile { $id }

## One component

editor-is-unchecked = to check
editor-is-checked = checked
editor-is-changed = changed
editor-is-problem = not possible
editor-no-picture = This cannot be drawn.
editor-compare = Compare it with yours. Correct what differs, then say that it is right.
editor-right = This is right
editor-next = Next
editor-back = Back to the list
editor-restore = Reset
editor-was = We had: { $value }
editor-source-rulebook = Printed in the rulebook
editor-source-published = Published
editor-source-inferred = Follows from published values
editor-source-reconstruction = Our reconstruction: please check
editor-source-printed = Checked against a printed copy
editor-card-name = Name of the card

## Fields

editor-less = { $label }: less
editor-more = { $label }: more
editor-add = Add …
editor-add-to = Add: { $label }
editor-remove = Remove { $name }
editor-entry = entry { $number }
editor-grid-help = { $count ->
    [one] One square. Press a square to add or remove it; the arrow keys move.
   *[other] { $count } squares. Press a square to add or remove it; the arrow keys move.
}
editor-square = Square { $column }{ $row }
editor-borders-help = Boards join side by side: the right edge of one meets the left edge of another.
editor-borders-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
editor-borders-west = { $count } players, border { $number }: board whose right edge it is
editor-borders-east = { $count } players, border { $number }: board whose left edge it meets
editor-borders-remove = { $count } players: remove border { $number }
editor-borders-add = { $count } players: add a border
editor-add-border = Add a border
editor-edge-west = Right edge of
editor-edge-east = Left edge of
editor-board = Board { $seat }

## Values

editor-action-take_card = Take a card
editor-action-harvest = Harvest
editor-action-production = Production
editor-mode-permanent = Always
editor-mode-once_per_round = Once per round
editor-when-before_final_scoring = Before the final scoring

## A shared edition

editor-shared-of = An edition of { $game }
editor-shared-edit = Edit a copy
editor-shared-changes = { $count ->
    [0] Nothing differs from our edition
    [one] One component differs from our edition
   *[other] { $count } components differ from our edition
}
editor-shared-left = { $count ->
    [one] One component has not been checked against a printed copy.
   *[other] { $count } components have not been checked against a printed copy.
}

## About the edition of a table

editor-about-own = This table is played with the edition ‘{ $name }’.
editor-about-differs = See what differs from ours
editor-about-why = The rules are those of the printed game. But we do not own a copy of it, so the components below are our own reconstruction. They match everything that has been published, but single cards or pieces may differ from the printed ones.
editor-about-how = Do you own the game? Compare them with your box: the editor shows them one by one, and you can start your next table with your corrections.
editor-about-correct = Compare with my copy
editor-about-printed = All components have been checked against printed ones.
editor-about-change = Change the components
editor-notice-title = Some cards and pieces are our reconstruction
editor-notice = The rules are those of the printed game, but we do not know everything that is printed on its cards and pieces. If you own the game, you can correct ours in a few minutes. ‘About this edition’ in the table menu shows this again.
editor-notice-done = Got it
editor-notice-show = Show me which
