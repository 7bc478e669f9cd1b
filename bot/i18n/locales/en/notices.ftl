### Answers to one person: at most 200 characters, the important word first.

# The game refuses, by its reasons.
refused-not_your_turn = Not your turn yet.
refused-not_in_hand = You do not have that card any more.
refused-choose_value = That card has two values: choose low or high.
refused-bad_value = That card does not have this value.
refused-over_99 = That makes { $total }; 99 is the limit.
refused-nothing_to_draw = You have no card to draw.
refused-game_over = The game is over.
refused-stale = That turn is over already.
refused-too_early = Too early: the time is not up yet.
refused-no_lobby = Only before the game starts. It is under way.
refused-not_started = The game has not started yet.
refused-round_running = This round is not over yet.
refused-not_seated = You are not at this table.
refused-already_seated = You are at this table already.
refused-not_host = Only the host can do that: { $host }.
refused-not_away = Nobody plays for you: you are here.
refused-removed = The others removed you from this game. You can play in the next one.
refused-already_voted = You have voted for that already.
refused-not_a_person = You cannot vote about that seat.
refused-too_few = Two players are needed to start.
refused-table_full = The table is full.
refused-not_enough_cards = There are not enough cards for so many hands. Choose more decks or smaller hands.
refused-no_such_rules = There is no such game.
refused-bad_option = That option cannot be set like this. An example: /newgame classic points=5 clock=60 draw=auto

# A press or a typed command means nothing here, by its problem.
problem-out_of_date = This button is out of date.
problem-no_game = There is no game here. /newgame opens a table.
problem-not_at_table = You are not at this table.
problem-watching = You are out of this game and can watch.
problem-no_such_place = You have no card at that place.
problem-no_round = Nobody holds cards at the moment.
problem-hand_changed = Your cards have changed since you last saw them. Look at them again with /hand.
problem-game_running = A game is on here already. Here it is.
problem-not_allowed = Only the host or an admin can do that.
problem-nobody = Anonymous admins and channels cannot sit at a table. Use your own account.
problem-how_to_open = Type /newgame, or with a game and options, such as /newgame classic points=5 clock=60 draw=auto
problem-how_to_play = Type /play with the place of the card, such as /play 2, or /play 2 low.
problem-how_to_ahead = Type /ahead with the place of the card, such as /ahead 2, or /ahead 2 low; /ahead off takes it back.
problem-how_to_set = Type /set with options, such as /set points=5 clock=off
problem-how_to_add = Type /computer with a level: /computer easy, /computer normal or /computer hard
problem-how_to_kick = Type /kick with the number of a seat, such as /kick 2. The seats are counted as the table lists them.
problem-come_back = A computer plays for you. Press I’m back first.
problem-no_computer = There is no computer at this table.
problem-unreadable = This table cannot be read just now. It stays as it is; whoever runs this bot can mend it.
problem-failed = Something went wrong on our side. The table stays as it is; please try again later.

# What came of a press, told to whoever pressed.
done-joined = You are at the table.
done-left = You have left the table.
done-queued = You play in the next game.
done-computer = A computer sits down.
done-removed = { $name } leaves the table.
done-options = The settings are changed.
done-back = You play for yourself again.
done-voted = Your vote counts.
done-started = The game begins.
done-game = Game: { $game }.
done-closed = The table is closed.
done-next = The next round begins.
done-opened = A new table is open.
done-drew = You draw { $card }.
done-played = You play { $card }. Total { $total }.
done-played-lost = { $life ->
    [token] { $n ->
        [one] You play { $card }. Total { $total }. You lose { $n } token.
       *[other] You play { $card }. Total { $total }. You lose { $n } tokens.
    }
   *[point] { $n ->
        [one] You play { $card }. Total { $total }. You lose { $n } point.
       *[other] You play { $card }. Total { $total }. You lose { $n } points.
    }
}
done-played-others = { $life ->
    [token] { $n ->
        [one] You play { $card }. Total { $total }. Everybody else loses { $n } token.
       *[other] You play { $card }. Total { $total }. Everybody else loses { $n } tokens.
    }
   *[point] { $n ->
        [one] You play { $card }. Total { $total }. Everybody else loses { $n } point.
       *[other] You play { $card }. Total { $total }. Everybody else loses { $n } points.
    }
}

# The two questions that anybody may ask at any time: one sentence.
turn-yours = Your turn.
turn-other = { $player }’s turn.
turn-over = The round is over; the next one begins soon.
turn-lobby = The game has not started yet.
turn-finished = The game is over.
total-is = Total { $total }.

# Replies where others read along: they never tell a card.
hand-here = Press the button My cards under the table: only you see them.
not-played = { $player }, that was not played. Press My cards under the table to see why.
panel-over = You hold no cards now. The table shows what happened.
panel-same = Nothing has changed since you last looked.
no-play-yet = No card has been played in this round yet.
score-line = { $life ->
    [token] { $points ->
        [0] { $player } is out.
        [one] { $player }: { $points } token left.
       *[other] { $player }: { $points } tokens left.
    }
   *[point] { $points ->
        [0] { $player } is out.
        [one] { $player }: { $points } point left.
       *[other] { $player }: { $points } points left.
    }
}

# What a player may type for the value of a card that has two.
pick-low = low
pick-high = high
