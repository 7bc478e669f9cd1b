### What happened at a play: one sentence a fact, each standing alone.

# A play: the total goes from $before to $after. The -as texts name the value of an ace or a ten.
deed-played = { $name } plays { $card }: { $before } → { $after }.
    .words = { $name } plays { $card }. Total { $after }.
deed-played-as = { $name } plays { $card } as { $value }: { $before } → { $after }.
    .words = { $name } plays { $card } as { $value }. Total { $after }.

# The same, played for somebody who let the time pass.
deed-timed-out = Time is up. { $name } plays { $card }: { $before } → { $after }.
    .words = Time is up. { $name } plays { $card }. Total { $after }.
deed-timed-out-as = Time is up. { $name } plays { $card } as { $value }: { $before } → { $after }.
    .words = Time is up. { $name } plays { $card } as { $value }. Total { $after }.

# The same, played by a computer for somebody who is away.
deed-stood-in = For { $name }, a computer plays { $card }: { $before } → { $after }.
    .words = For { $name }, a computer plays { $card }. Total { $after }.
deed-stood-in-as = For { $name }, a computer plays { $card } as { $value }: { $before } → { $after }.
    .words = For { $name }, a computer plays { $card } as { $value }. Total { $after }.

# What it cost, and whom. $n counts points, or tokens; $marks is one number or two ("66 and 99").
cost-passed = { $life ->
    [token] { $n ->
        [one] { $name } passes { $marks } and loses { $n } token.
       *[other] { $name } passes { $marks } and loses { $n } tokens.
    }
   *[point] { $n ->
        [one] { $name } passes { $marks } and loses { $n } point.
       *[other] { $name } passes { $marks } and loses { $n } points.
    }
}
cost-landed = { $life ->
    [token] { $n ->
        [one] Exactly { $mark }! Everybody else loses { $n } token.
       *[other] Exactly { $mark }! Everybody else loses { $n } tokens.
    }
   *[point] { $n ->
        [one] Exactly { $mark }! Everybody else loses { $n } point.
       *[other] Exactly { $mark }! Everybody else loses { $n } points.
    }
}
cost-landed-one = { $life ->
    [token] { $n ->
        [one] Exactly { $mark }! { $name } loses { $n } token.
       *[other] Exactly { $mark }! { $name } loses { $n } tokens.
    }
   *[point] { $n ->
        [one] Exactly { $mark }! { $name } loses { $n } point.
       *[other] Exactly { $mark }! { $name } loses { $n } points.
    }
}
cost-caught = { $life ->
    [token] { $n ->
        [one] { $name } has no card to play and loses { $n } token.
       *[other] { $name } has no card to play and loses { $n } tokens.
    }
   *[point] { $n ->
        [one] { $name } has no card to play and loses { $n } point.
       *[other] { $name } has no card to play and loses { $n } points.
    }
}

# What else came of it. $count is how many people $names are.
deed-shown = { $name } shows { $cards }.
deed-out = { $count ->
    [one] { $names } is out.
   *[other] { $names } are out.
}
deed-skipped = { $count ->
    [one] { $names } loses a turn.
   *[other] { $names } lose a turn.
}
deed-forgot = { $count ->
    [one] { $names } did not draw in time and plays on with one card fewer this round.
   *[other] { $names } did not draw in time and play on with fewer cards this round.
}
deed-undrawn = { $count ->
    [one] { $names } draws nothing: there are no cards left to draw.
   *[other] { $names } draw nothing: there are no cards left to draw.
}
deed-reversed = The direction changes.
