### The table that the whole group sees.

# The first line: it is also what a notification shows.
table-head = Total { $total } · { $name }’s turn
    .words = Total { $total }. { $name }’s turn.
table-deadline = This turn ends { $when }.
    .words = This turn ends: { $when }.

# Which way the turn goes, as the list of seats shows it, and who would follow.
table-order-normal = Order: normal. Next: { $name }.
table-order-reversed = Order: reversed. Next: { $name }.

# Nobody is there any more, so nothing happens.
table-asleep = Everybody is away, and the game waits. Press My cards and I’m back to go on.

# Votes under way, and who plays at the next game.
table-vote-stop = Votes to stop the game: { $n } of { $needed }.
table-vote-out = Votes to remove { $name }: { $n } of { $needed }.
table-waiting = In the next game: { $names }.

# Everybody's seat: a line of one to three sentences.
seat-points = { $life ->
    [token] { $n ->
        [one] { $name }: { $n } token.
       *[other] { $name }: { $n } tokens.
    }
   *[point] { $n ->
        [one] { $name }: { $n } point.
       *[other] { $name }: { $n } points.
    }
}
seat-cards = { $n ->
    [0] No cards.
    [one] { $n } card.
   *[other] { $n } cards.
}
seat-owed = { $n ->
    [one] { $n } card to draw.
   *[other] { $n } cards to draw.
}
seat-out = { $name } is out.
# Why a computer plays for this person.
seat-away = Away: a computer plays.
seat-left = Left: a computer plays.
seat-removed = Removed: a computer plays.

# Above the last plays.
table-plays = Last plays, newest first:

# The draw for the first deal. $draws is a list of table-draw.
table-draw = { $name }: { $card }
    .words = { $name }, { $card }
table-draws = Drawn for the deal: { $draws }.
    .words = Drawn for the deal. { $draws }.
table-draws-again = Drawn again, by those who tied: { $draws }.
    .words = Drawn again, by those who tied. { $draws }.

# The last lines. $seal is the first characters of the commitment to the shuffle.
table-round = { $game } · Round { $round } · { $name } deals
    .words = Game { $game }. Round { $round }. { $name } deals.
table-stock = Draw pile: { $n }.
table-seal = Seal of this round: { $seal }…
    .words = Seal of this round begins { $seal }.

# The round is over.
over-won = Round { $round } is over. { $name } wins it with exactly { $total }.
over-lost = Round { $round } is over. { $name } loses it.
over-next = The next round begins { $when }.
    .words = The next round begins: { $when }.
over-seed = The seal is open, and anybody can check the deal. Seed of round { $round }: { $seed }

# The game is over. Those who went out together share a place.
finished-head = { $name } wins the game!
finished-place = { $place }. { $names }
    .words = Place { $place }: { $names }.
finished-seed = The seals are open, and anybody can check every deal. Seed of the game: { $seed }

# Buttons.
button-hand = My cards
button-draw = Draw
    .words = Draw a card
button-turn = Whose turn?
button-total = Total?
button-more = More…
    .words = More
button-next = Next round
button-rematch = Rematch

# Buttons for the places of a hand, from 1; low and high are the values of a card that has two.
slot = { $place }
    .words = Card { $place }
slot-low = { $place } low
    .words = Low, card { $place }
slot-high = { $place } high
    .words = High, card { $place }
