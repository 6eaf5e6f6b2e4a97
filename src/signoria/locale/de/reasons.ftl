### Warum etwas nicht möglich ist, gleich in welchem Spiel; die Namen sind die von `Reason` und `IllegalMove` im Kernel.

reason-game_over = Das Spiel ist zu Ende.
reason-not_your_turn = Sie sind nicht am Zug.
reason-not_asked = Platz { $seat } muss „{ $kind }“ entscheiden; erlaubt ist jetzt, wie moves() es aufzählt: { $allowed }.
reason-nothing_to_undo = Es gibt keinen Zug, den man zurücknehmen könnte.
reason-malformed = Das ist kein Zug: { $problem }.
reason-action_in_game = Die Aktion { $action } ist in Spiel { $game } nicht erlaubt; seine Maske zeigt, welche es sind.
reason-player_choice = Der Spieler { $player } hat auf Platz { $seat } { $action } gewählt; möglich sind { $legal }.
