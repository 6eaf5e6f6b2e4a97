### Was der Server im Chat sagt; die Namen sind die Codes aus `docs/server.md`.
### `number` ist ein Platz, wie Menschen zählen, ab 1; `level`, `option` und `value` kommen in Worten.

## Vor dem Start

happened-seat_bot = { $host } hat Platz { $number } einem Bot gegeben: { $level }.
happened-seat_freed = { $host } hat Platz { $number } freigemacht.
happened-replaced = { $host } hat den Platz von { $name } einem Bot gegeben: { $level }.
happened-removed = { $host } hat { $name } vom Tisch entfernt.
happened-option = { $host } hat eine Variante geändert. { $option }: { $value }.
happened-new_host = Gastgeber ist jetzt { $name }.

## Während des Spiels

happened-bot_replaced = { $why ->
    [slow] Der Bot auf Platz { $number } ({ $level }) hat zu lange gebraucht. Ein anderer hat gezogen: { $other }.
   *[crashed] Der Bot auf Platz { $number } ({ $level }) ist ausgefallen. Ein anderer hat gezogen: { $other }.
}
happened-resigned = { $name } lässt einen Bot spielen: { $level }.
happened-stand_in = { $name } ist nicht da. { $by } lässt für { $name } einen Bot spielen: { $level }.
happened-taken_back = { $name } ist wieder da. Der Bot hat aufgehört.
happened-abandon_proposed = { $name } schlägt vor, die Partie abzubrechen.
happened-abandon_agreed = { $name } ist einverstanden, die Partie abzubrechen.
happened-abandon_declined = { $name } möchte weiterspielen.
happened-abandon_withdrawn = { $name } möchte die Partie nicht mehr abbrechen.
happened-abandoned = Die Partie wurde einvernehmlich abgebrochen.

## The coach

happened-coach_proposed = { $name } schlägt vor, dass an diesem Tisch alle den Coach fragen dürfen.
happened-coach_agreed = { $name } ist mit dem Coach einverstanden.
happened-coach_offered = Alle sind einverstanden: An diesem Tisch darf der Coach gefragt werden.
happened-coach_declined = { $name } möchte ohne Coach spielen.
happened-coach_withdrawn = { $name } ist mit dem Coach nicht mehr einverstanden. Er darf nicht mehr gefragt werden.
