### What happened at a play: one sentence a fact, each standing alone.

# A play: the total goes from $before to $after. The -as texts name the value of an ace or a ten.
deed-played = { $name } joga { $card }: { $before } → { $after }.
    .words = { $name } joga { $card }. Total { $after }.
deed-played-as = { $name } joga { $card } valendo { $value }: { $before } → { $after }.
    .words = { $name } joga { $card } valendo { $value }. Total { $after }.

# The same, played for somebody who let the time pass.
deed-timed-out = Acabou o tempo. { $name } joga { $card }: { $before } → { $after }.
    .words = Acabou o tempo. { $name } joga { $card }. Total { $after }.
deed-timed-out-as = Acabou o tempo. { $name } joga { $card } valendo { $value }: { $before } → { $after }.
    .words = Acabou o tempo. { $name } joga { $card } valendo { $value }. Total { $after }.

# The same, played by a computer for somebody who is away.
deed-stood-in = Por { $name }, o computador joga { $card }: { $before } → { $after }.
    .words = Por { $name }, o computador joga { $card }. Total { $after }.
deed-stood-in-as = Por { $name }, o computador joga { $card } valendo { $value }: { $before } → { $after }.
    .words = Por { $name }, o computador joga { $card } valendo { $value }. Total { $after }.

# What it cost, and whom. $n counts points, or tokens; $marks is one number or two ("66 and 99").
cost-passed = { $life ->
    [token] { $n ->
        [one] { $name } passa de { $marks } e perde { $n } ficha.
       *[other] { $name } passa de { $marks } e perde { $n } fichas.
    }
   *[point] { $n ->
        [one] { $name } passa de { $marks } e perde { $n } ponto.
       *[other] { $name } passa de { $marks } e perde { $n } pontos.
    }
}
cost-landed = { $life ->
    [token] { $n ->
        [one] { $mark } em cheio! O resto da mesa perde { $n } ficha.
       *[other] { $mark } em cheio! O resto da mesa perde { $n } fichas.
    }
   *[point] { $n ->
        [one] { $mark } em cheio! O resto da mesa perde { $n } ponto.
       *[other] { $mark } em cheio! O resto da mesa perde { $n } pontos.
    }
}
cost-landed-one = { $life ->
    [token] { $n ->
        [one] { $mark } em cheio! { $name } perde { $n } ficha.
       *[other] { $mark } em cheio! { $name } perde { $n } fichas.
    }
   *[point] { $n ->
        [one] { $mark } em cheio! { $name } perde { $n } ponto.
       *[other] { $mark } em cheio! { $name } perde { $n } pontos.
    }
}
cost-caught = { $life ->
    [token] { $n ->
        [one] { $name } está sem jogada e perde { $n } ficha.
       *[other] { $name } está sem jogada e perde { $n } fichas.
    }
   *[point] { $n ->
        [one] { $name } está sem jogada e perde { $n } ponto.
       *[other] { $name } está sem jogada e perde { $n } pontos.
    }
}

# What else came of it. $count is how many people $names are.
deed-shown = { $name } mostra { $cards }.
deed-out = { $count ->
    [one] { $names } está fora.
   *[other] { $names } estão fora.
}
deed-skipped = { $count ->
    [one] { $names } perde a vez.
   *[other] { $names } perdem a vez.
}
deed-forgot = { $count ->
    [one] { $names } não comprou a tempo e fica com uma carta a menos nesta rodada.
   *[other] { $names } não compraram a tempo e ficam com menos cartas nesta rodada.
}
deed-undrawn = { $count ->
    [one] { $names } não compra: não há mais cartas.
   *[other] { $names } não compram: não há mais cartas.
}
deed-reversed = O jogo muda de sentido.
