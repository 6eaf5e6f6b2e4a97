### The levels of bots: what each is called and how it plays. The eight that people choose from come first.

level-name-newcomer = newcomer
level-about-newcomer = Plays for the first time: takes what looks good now, without a plan.
level-name-beginner = beginner
level-about-beginner = Knows the rules, but overlooks much of what cards can do.
level-name-casual = casual player
level-about-casual = Plays now and then: has a plan, but rarely does the sums.
level-name-regular = regular
level-about-regular = Plays often and seldom misses what is good, but thinks of the others too little.
level-name-skilled = skilled player
level-about-skilled = Thinks the most promising moves through before choosing.
level-name-veteran = veteran
level-about-veteran = Thinks several moves through, and what they do for the others.
level-name-expert = expert
level-about-expert = Overlooks nothing: weighs every move and knows what usually comes of it.
level-name-master = master
level-about-master = The strongest: looks far ahead and takes a moment for it.
level-name-random = random
level-about-random = Plays any legal move.
level-name-novice = novice
level-about-novice = Plays by rules of thumb, sensibly and quickly.
level-name-patron = patron
level-about-patron = Looks one step ahead and judges well.
level-name-prince = prince
level-about-prince = Looks far ahead and takes a moment for it.
