### Pages of choices that only one person sees.

menu-settings = Settings of this table: { $game }. Press one to change it.
# Behind the explanation of an option.
menu-chosen = Now: { $option }.
menu-to-settings = All settings
menu-back = Back to the table
menu-typed = Settings can be typed: /set points=5 clock=off
menu-over = There is nothing to choose just now.

# Lengths of the game; $n is what everybody starts with.
preset-quick = Quick: { $n }
preset-medium = Medium: { $n }
preset-full = Full: { $n }

# What each option means, in one line.
explain-points = How many points, or tokens, everybody starts with. Fewer make a shorter game.
explain-hand_size = How many cards everybody holds.
explain-decks = How many packs of 52 cards are shuffled together.
explain-draw = Whether the card after a play comes by itself, or its player must press Draw before the next card is played.
explain-floor = Whether a play that lowers the total stops at 0, or may go below.
explain-nine = Whether a 9 only passes, or also makes the next player lose a turn.
explain-dealer = Which card, when everybody draws one, deals the first round.
explain-clock = How long a turn may take. When it is over, a computer plays for the sleeper; after two turns in a row it goes on doing so until the sleeper is back.
explain-pause = How long the table rests between two rounds. Anybody seated can go on sooner.
explain-leaving = What happens when somebody leaves in mid-game: a computer plays on for them, or their seat is out of the game.

# What can be done during a game.
menu-more = What do you want to do?
menu-to-leave = Leave the game…
    .words = Leave the game
menu-to-remove = Remove somebody…
    .words = Remove somebody
menu-vote-stop = Vote: stop the game
    .words = Vote to stop the game
menu-next = Play in the next game
menu-not-next = Not in the next game
menu-leave-computer = Leave this game? A computer plays on for you, and you may come back.
menu-leave-fold = Leave this game? Your seat is out of it then, and you cannot come back.
menu-leave = Yes, leave
menu-stay = No, back
menu-remove = Whom shall the others remove? More than half must want it, two at least.
menu-vote-out = Vote: remove { $name }
    .words = Vote to remove { $name }
button-back = I’m back
