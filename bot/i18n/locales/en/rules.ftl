### The rules of one table, made from what its game does and from its options.

rules-head = How to play { $game }

# The idea.
rules-total = The whole table has one total. It starts each round at 0. On your turn you play a card, the total changes, and the turn goes to the next player.
rules-lives = { $life ->
    [token] { $n ->
        [one] Everybody starts with { $n } token. Without tokens you are out; the last one left wins.
       *[other] Everybody starts with { $n } tokens. Without tokens you are out; the last one left wins.
    }
   *[point] { $n ->
        [one] Everybody starts with { $n } point. Without points you are out; the last one left wins.
       *[other] Everybody starts with { $n } points. Without points you are out; the last one left wins.
    }
}

# What cards do, by kind of effect: a line of ranks, then one or two sentences.
rules-cards = The cards
rules-card = { $ranks }: { $does }
effect-number = Add their number.
effect-add = Add { $n }.
effect-take = Take { $n } away.
effect-nothing = The total stays the same.
effect-choice = Add { $values }, as you choose.
effect-set = The total becomes { $n }.
effect-double = An even total above { $pivot } is halved. Any other is doubled.
passing-skip = The next player loses a turn. With two players left, you play again.
passing-reverse = The direction changes. With two players left, it does not.

# What costs whom. $marks is a list such as "33 or 66"; $n counts points, or tokens.
rules-costs = What it costs
rules-upwards = Only a play that raises the total counts. Going down, or staying, costs nothing.
rules-landing = { $life ->
    [token] { $n ->
        [one] Exactly { $marks }: everybody else loses { $n } token.
       *[other] Exactly { $marks }: everybody else loses { $n } tokens.
    }
   *[point] { $n ->
        [one] Exactly { $marks }: everybody else loses { $n } point.
       *[other] Exactly { $marks }: everybody else loses { $n } points.
    }
}
rules-on-target = { $life ->
    [token] { $n ->
        [one] Exactly { $target }: everybody else loses { $n } token, and you win the round.
       *[other] Exactly { $target }: everybody else loses { $n } tokens, and you win the round.
    }
   *[point] { $n ->
        [one] Exactly { $target }: everybody else loses { $n } point, and you win the round.
       *[other] Exactly { $target }: everybody else loses { $n } points, and you win the round.
    }
}
rules-passing = { $life ->
    [token] { $n ->
        [one] Past { $marks }: you lose { $n } token.
       *[other] Past { $marks }: you lose { $n } tokens.
    }
   *[point] { $n ->
        [one] Past { $marks }: you lose { $n } point.
       *[other] Past { $marks }: you lose { $n } points.
    }
}
rules-past-target = { $life ->
    [token] { $n ->
        [one] Past { $target }: you lose { $n } token and the round.
       *[other] Past { $target }: you lose { $n } tokens and the round.
    }
   *[point] { $n ->
        [one] Past { $target }: you lose { $n } point and the round.
       *[other] Past { $target }: you lose { $n } points and the round.
    }
}
rules-past-both = { $life ->
    [token] { $n ->
        [one] Past { $mark } and { $target } with one card: you lose { $n } token and the round.
       *[other] Past { $mark } and { $target } with one card: you lose { $n } tokens and the round.
    }
   *[point] { $n ->
        [one] Past { $mark } and { $target } with one card: you lose { $n } point and the round.
       *[other] Past { $mark } and { $target } with one card: you lose { $n } points and the round.
    }
}
rules-limit = No card may take the total past { $target }. Such a card is refused, and nothing changes.
rules-caught = { $life ->
    [token] { $n ->
        [one] Without a card to play on your turn, you show your hand and lose { $n } token, and the round is over.
       *[other] Without a card to play on your turn, you show your hand and lose { $n } tokens, and the round is over.
    }
   *[point] { $n ->
        [one] Without a card to play on your turn, you show your hand and lose { $n } point, and the round is over.
       *[other] Without a card to play on your turn, you show your hand and lose { $n } points, and the round is over.
    }
}
rules-never-stuck = You can always play a card, even if every one costs you.
rules-never-below = Nobody has less than nothing: who would lose more than is left is just out.

# Drawing.
rules-drawing = Drawing
rules-draw-auto = After your play you draw a card. It comes by itself.
rules-draw-manual = After your play, draw a card yourself, before anybody plays the next one. Too late, and you play on with one card fewer until the round is over.
rules-draw-first = If your turn comes back before you have drawn, draw first: until then you cannot be out of cards to play.
rules-empty-hand = If your turn comes and you hold no card, you draw one first. If there is none anywhere, the turn passes on.
rules-reshuffle = When the draw pile is empty, the played cards are shuffled into a new one; only the top card stays. If there is still none, nobody draws, and nobody is punished.

# Round the table.
rules-table = Round the table
rules-deal-highest = For the first deal everybody draws a card: the highest deals, the ace is lowest, and ties draw again.
rules-deal-lowest = For the first deal everybody draws a card: the lowest deals, the ace is lowest, and ties draw again.
rules-deal-next = Every round the next player deals, and the one after the dealer starts. The order is normal again.
rules-floor = A card that lowers the total stops at { $lowest }.
rules-below-zero = The total can be below zero, but no card takes it below { $lowest }.
rules-two-left = Whether two players are left is counted after the losses of the play.
rules-mover-out = If your own card puts you out and two or more others are left, the round goes on: the card still works, and you draw nothing.
rules-out = Who is out watches, and those cards go under the pile.
rules-places = The places are the order of going out. Who goes out by the same card shares a place.
rules-time-out = When the time for a turn is up, the card that does least harm is played, and cards are drawn at once.

# The options of the table.
rules-options = Options
option-points = { $life ->
    [token] Tokens at the start: { $n }.
   *[point] Points at the start: { $n }.
}
option-hand_size = Cards in hand: { $n }.
option-decks = Decks: { $n }.
option-decks-auto = Decks: 1 for up to 6 players, and 1 more for every 6 more.
option-draw-auto = Draw: automatic.
option-draw-manual = Draw: by hand.
option-floor-yes = Never below 0: yes.
option-floor-no = Never below 0: no.
option-nine-skip = A 9 skips a turn: yes.
option-nine-pass = A 9 skips a turn: no.
option-dealer-highest = First deal: highest card.
option-dealer-lowest = First deal: lowest card.
option-clock = Time for a turn: { $time }.
option-clock-off = Time for a turn: no limit.
option-leaving-computer = Who leaves: a computer plays on.
option-leaving-fold = Who leaves: is out of the game.
option-pause = Pause between rounds: { $time }.

# $seal is the whole commitment to this round's shuffle.
rules-seal = The deck was sealed before this round. When the round is over, the seal is opened, and anybody can check the deal. Seal: { $seal }
