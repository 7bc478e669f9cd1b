### The own cards: a message that only their holder sees.

hand-yours = Total { $total }. Your turn.
hand-theirs = Total { $total }. { $name }’s turn.
hand-deadline = Your turn ends { $when }.
    .words = Your turn ends: { $when }.
hand-points = { $life ->
    [token] { $n ->
        [one] You have { $n } token.
       *[other] You have { $n } tokens.
    }
   *[point] { $n ->
        [one] You have { $n } point.
       *[other] You have { $n } points.
    }
}
# A computer plays for this person.
hand-away = You were away, so a computer plays for you. Press I’m back to play yourself.
hand-left = You left, so a computer plays for you. Press I’m back to play yourself.
hand-removed = The others removed you: a computer plays for you to the end of this game.
hand-cards = Your cards: { $cards }.
hand-none = You have no cards at the moment.
hand-owed = { $n ->
    [one] You still have to draw a card.
   *[other] You still have to draw { $n } cards.
}
# Why buttons are disabled.
hand-over = A card that would make more than { $target } cannot be played.
hand-stuck = None of your cards can be played now. Draw first.
hand-wait = When your turn comes, press Refresh to play.
# What the buttons say, for the eye; for the ear the same comes as a list.
hand-key = Each button: the card, the new total, and what it costs.
hand-line = { $place }: { $choice }
    .words = Card { $place }: { $choice }.
hand-typed = You can also type { $play }, or { $low } and { $high } for a card with two values.

# One card with one value on a button: at most 40 characters. $n is what it costs, -as names the
# value of an ace or a ten, and an -over card would make more than $target.
choice = { $card } → { $total }
    .words = { $card }, { $total }
choice-as = { $card } as { $value } → { $total }
    .words = { $card } as { $value }, { $total }
choice-lose = { $card } → { $total }, −{ $n }
    .words = { $card }, { $total }, lose { $n }
choice-lose-as = { $card } as { $value } → { $total }, −{ $n }
    .words = { $card } as { $value }, { $total }, lose { $n }
choice-others = { $card } → { $total }, others −{ $n }
    .words = { $card }, { $total }, others lose { $n }
choice-others-as = { $card } as { $value } → { $total }, others −{ $n }
    .words = { $card } as { $value }, { $total }, others lose { $n }
choice-over = { $card } → { $total }, over { $target }
    .words = { $card }, { $total }, over { $target }
choice-over-as = { $card } as { $value } → { $total }, over { $target }
    .words = { $card } as { $value }, { $total }, over { $target }

# The numbered hand as an alert of at most 200 characters: first with all that is to be known, then
# with less and less. $slot is a button's label, $low and $high are totals.
alert-yours = Total { $total }. Your turn.
alert-theirs = Total { $total }. Not your turn yet.
alert-choice = { $slot }: { $choice }
    .words = { $slot }: { $choice }.
alert-one = { $place }: { $card } { $total }
    .words = Card { $place }: { $card }, { $total }.
alert-two = { $place }: { $card } { $low } / { $high }
    .words = Card { $place }: { $card }, low { $low }, high { $high }.
alert-over = { $place }: { $card }, over { $target }
    .words = Card { $place }: { $card }, over { $target }.
alert-card = { $place }: { $card }
    .words = Card { $place }: { $card }.

button-refresh = Refresh

# A card chosen before the own turn. $card may be ahead-as.
ahead-as = { $card } as { $value }
ahead-how = Press a card, and it is played as soon as your turn comes, if it costs you nothing then. Typed: { $ahead }
ahead-chosen = As soon as your turn comes, { $card } is played, if it costs you nothing then. To take that back, press it again, or type { $off }
ahead-button = { $card } at my turn
ahead-undo = Take back { $card }
ahead-kept = That card is played as soon as your turn comes, if it costs you nothing then.
ahead-back = Taken back.
ahead-dropped = The card you chose was not played: by now it would cost you something, or cannot be played.

# Calls a player whose time is running out; hand-deadline follows.
reminder = { $name }:
    .words = { $name }.
