### What a group remembers of its games: statistics, the best, a picture and a replay.

# A number with one digit after the point, such as an average place.
memory-tenths = { $whole }.{ $tenths }

# /stats on and /stats off, for whoever sends them.
stats-on = From now on I remember how your games in this group end: places, points, plays and a rating, with your name. It is seen here only, and it ends 400 days after your last game. /stats off forgets all of it.
stats-on-already = I remember your games in this group already. /stats off forgets all of it.
stats-off = I have forgotten how your games in this group ended, and keep no more of them.
stats-not-kept = I do not keep your games in this group. /stats on lets me, from then on.
stats-how = Type /stats, /stats on or /stats off.
stats-in-groups = Statistics are of groups: send /stats there.
stats-none-yet = I keep your games in this group, and none has ended since. Games of at least two people count.

# /stats: a heading and lines, all of one person and one kind of game.
stats-head = { $name } · { $game }
    .words = { $name }, { $game }.
stats-games = { $games ->
    [one] { $games } game, { $wins } won.
   *[other] { $games } games, { $wins } won.
}
stats-place = Average place: { $place }.
stats-rounds-won = Rounds won: { $n } of { $rounds }.
stats-rounds-lost = Rounds lost: { $n } of { $rounds }.
stats-landings = Landings on a milestone: { $n }.
stats-passings = Milestones passed: { $n }.
stats-streak = { $n ->
    [0] Last game not won. Longest streak: { $longest }.
   *[other] Games won in a row: { $n }. Longest streak: { $longest }.
}
# Won although so many points, or tokens, behind; $lowest is how many were left at worst.
stats-comeback = { $life ->
    [token] { $n ->
        [one] Best comeback: won from { $n } token behind, with { $lowest } left at worst.
       *[other] Best comeback: won from { $n } tokens behind, with { $lowest } left at worst.
    }
   *[point] { $n ->
        [one] Best comeback: won from { $n } point behind, with { $lowest } left at worst.
       *[other] Best comeback: won from { $n } points behind, with { $lowest } left at worst.
    }
}
stats-rating = Rating: { $rating }. A newcomer has 1000.

# /top: the best of a group at one kind of game.
top-head = The best here · { $game }
    .words = The best here, { $game }.
top-line = { $games ->
    [one] { $place }. { $name }: { $rating }, { $games } game, { $wins } won
   *[other] { $place }. { $name }: { $rating }, { $games } games, { $wins } won
}
    .words = { $games ->
        [one] Place { $place }: { $name }. Rating { $rating }. { $games } game, { $wins } won.
       *[other] Place { $place }: { $name }. Rating { $rating }. { $games } games, { $wins } won.
    }
top-about = By rating. Only those who sent /stats on are listed.
top-how = There is no such game. Type /top with { $games }.
top-none = Nobody here has finished a game that I keep. Whoever sends /stats on is listed after the next one.

# On the picture of a game.
chart-title = { $game } · { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
    .words = { $game }, { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
chart-total = Total
chart-points = { $life ->
    [token] Tokens left
   *[point] Points left
}
chart-round = Round
chart-landed = landed
chart-passed = passed
chart-caught = caught

# The same in words: who won and the places, then a paragraph for each round.
story-won = { $name } won { $game }.
story-broken-off = { $game } was broken off.
story-rounds = { $n ->
    [one] { $n } round.
   *[other] { $n } rounds.
}
story-plays = { $n ->
    [one] { $n } play.
   *[other] { $n } plays.
}
story-round-won = Round { $round }: { $name } wins it with exactly { $total }.
story-round-lost = Round { $round }: { $name } loses it at { $total }.
story-round-over = Round { $round } ends with the game, at { $total }.
# What one player did in the round. $marks is a list such as "33, 66 and 33".
story-landed = { $name } landed on { $marks }.
story-passed = { $name } passed { $marks }.
# Everybody's points, or tokens, after the round; $each is a list of story-left.
story-points = { $life ->
    [token] Tokens then: { $each }.
   *[point] Points then: { $each }.
}
    .words = { $life ->
        [token] Tokens then. { $each }.
       *[point] Points then. { $each }.
    }
story-left = { $name } { $n }
story-earlier = The rounds before these are told by /replay 1 and so on.

# /replay: the story, the file, and single rounds.
replay-how = /replay 1 tells round 1 play by play. The file is the log of the game: ninetynine verify checks every shuffle and play in it.
replay-round = Round { $round } of { $rounds }, play by play:
replay-more = { $n ->
    [one] { $n } more play is in the file of /replay.
   *[other] { $n } more plays are in the file of /replay.
}
replay-no-round = The last game had rounds 1 to { $rounds }.
replay-none = No game has ended here in the last 30 days.
replay-lobby = A new table is open here. The last game could be told until then.
replay-running = A game is being played: its log is secret until it is over.

# Under a game that is over, and what is told to whoever presses.
button-chart = Picture
button-replay = Replay
done-told-below = It comes in a message below.
