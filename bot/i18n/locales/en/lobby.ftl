### The waiting room, where people sit down.

lobby-head = Ninety-Nine: waiting room
lobby-game = Game: { $game }. { $about }

# Seats and the people on them.
lobby-seats = Seats taken: { $taken } of { $seats }
lobby-player = { $seat }. { $name }
    .words = Seat { $seat }: { $name }.
lobby-host = { $seat }. { $name }, host
    .words = Seat { $seat }: { $name }, host.

lobby-computer = { $seat }. { $name }, { $level }
    .words = Seat { $seat }: { $name }, { $level }.

# How well a computer plays.
level-easy = easy
level-normal = normal
level-hard = hard

# What is missing, or that nothing is.
lobby-too-few = One more player is needed to start.
lobby-too-few-cards = There are not enough cards for so many players. Choose more decks or smaller hands.
lobby-ready = { $name } can start.

# Buttons.
lobby-game-button = { $game }
    .words = Game { $game }
lobby-game-chosen = ✓ { $game }
    .words = Game { $game }, chosen
lobby-join-or-leave = Join / Leave
    .words = Join or leave
lobby-add = + Computer, { $level }
    .words = Add a computer, { $level }
lobby-remove = Remove computer
lobby-settings = Settings…
    .words = Settings
lobby-start = Start
lobby-cancel = Cancel

# A table that was closed before play began, or broken off.
closed-lobby = This table is closed.
closed-lobby-by = { $name } has closed this table.
closed-game = The game was stopped. Nobody wins.
closed-game-by = { $name } has stopped the game. Nobody wins.
closed-again = { $command } opens a new table.
