### Was der Coach bei jedem Spiel sagt. Ein Grund steht neben seinen Punkten, etwa '+1,2 Ihre Werke'.

coach-others-less = Für { $seat } bleibt weniger.
coach-others-more = Für { $seat } bleibt mehr.
coach-further = Was sich in den nächsten Zügen daraus machen lässt
coach-scoring = Das Endergebnis
coach-moment = Wie die Partie von dort weitergeht
coach-position = Die Stellung als Ganzes
coach-equal = Beides ist etwa gleich gut.
coach-rest = Alles andere

## Anstöße: worauf es jetzt ankommt, ohne den Zug zu verraten

coach-nudge-forced = Es gibt nur einen Zug.
coach-nudge-clear = Ein Zug kostet Sie nichts und hilft Ihnen. Finden Sie ihn.
coach-nudge-others = Achten Sie darauf, was die anderen brauchen: Was Sie nehmen, bekommen sie nicht.
coach-nudge-scoring = Die Partie ist gleich zu Ende: Zählen Sie, wie viele Punkte jeder Zug noch bringt.
coach-nudge-position = Vergleichen Sie, wohin Ihre Züge führen.
