### Die Stärken der Bots: wie sie heißen und wie sie spielen. Zuerst die acht, unter denen man wählt.

level-name-newcomer = Neuling
level-about-newcomer = Spielt zum ersten Mal: nimmt ohne Plan, was gerade gut aussieht.
level-name-beginner = Anfänger
level-about-beginner = Kennt die Regeln, übersieht aber vieles, was Karten können.
level-name-casual = Gelegenheitsspieler
level-about-casual = Spielt ab und zu: hat einen Plan, rechnet aber selten nach.
level-name-regular = Fortgeschrittener
level-about-regular = Spielt oft und verpasst selten etwas Gutes, denkt aber zu wenig an die anderen.
level-name-skilled = Kenner
level-about-skilled = Denkt die vielversprechendsten Züge durch, bevor er wählt.
level-name-veteran = Routinier
level-about-veteran = Denkt mehrere Züge durch, und auch, was sie den anderen bringen.
level-name-expert = Experte
level-about-expert = Übersieht nichts: wägt jeden Zug ab und weiß, was meist daraus wird.
level-name-master = Meister
level-about-master = Am stärksten: denkt weit voraus und nimmt sich dafür einen Moment Zeit.
level-name-random = Zufall
level-about-random = Macht irgendeinen erlaubten Zug.
level-name-novice = Novize
level-about-novice = Spielt nach Faustregeln, vernünftig und schnell.
level-name-patron = Mäzen
level-about-patron = Denkt einen Schritt voraus und urteilt gut.
level-name-prince = Fürst
level-about-prince = Denkt weit voraus und nimmt sich dafür einen Moment Zeit.
