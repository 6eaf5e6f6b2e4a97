### Was jedes Spiel braucht, für Spiele, die dafür keine eigenen Worte mitbringen.

column-mean = Mittel
yes = ja
no = nein
fact-over = Das Spiel ist zu Ende: { $scores }. { $winners }.
winners-one = { $names } gewinnt
winners-many = { $names } teilen sich den Sieg
hidden-cards = { $count } verdeckt
