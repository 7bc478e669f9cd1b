### What happened at a play: one sentence a fact, each standing alone.

# A play: the total goes from $before to $after. The -as texts name the value of an ace or a ten.
deed-played = { $name } juega { $card }: { $before } → { $after }.
    .words = { $name } juega { $card }. Total { $after }.
deed-played-as = { $name } juega { $card } como { $value }: { $before } → { $after }.
    .words = { $name } juega { $card } como { $value }. Total { $after }.

# The same, played for somebody who let the time pass.
deed-timed-out = Se acabó el tiempo. { $name } juega { $card }: { $before } → { $after }.
    .words = Se acabó el tiempo. { $name } juega { $card }. Total { $after }.
deed-timed-out-as = Se acabó el tiempo. { $name } juega { $card } como { $value }: { $before } → { $after }.
    .words = Se acabó el tiempo. { $name } juega { $card } como { $value }. Total { $after }.

# The same, played by a computer for somebody who is away.
deed-stood-in = Por { $name }, la máquina juega { $card }: { $before } → { $after }.
    .words = Por { $name }, la máquina juega { $card }. Total { $after }.
deed-stood-in-as = Por { $name }, la máquina juega { $card } como { $value }: { $before } → { $after }.
    .words = Por { $name }, la máquina juega { $card } como { $value }. Total { $after }.

# What it cost, and whom. $n counts points, or tokens; $marks is one number or two ("66 and 99").
cost-passed = { $life ->
    [token] { $n ->
        [one] { $name } se pasa de { $marks } y pierde { $n } ficha.
       *[other] { $name } se pasa de { $marks } y pierde { $n } fichas.
    }
   *[point] { $n ->
        [one] { $name } se pasa de { $marks } y pierde { $n } punto.
       *[other] { $name } se pasa de { $marks } y pierde { $n } puntos.
    }
}
cost-landed = { $life ->
    [token] { $n ->
        [one] ¡Justo { $mark }! El resto pierde { $n } ficha.
       *[other] ¡Justo { $mark }! El resto pierde { $n } fichas.
    }
   *[point] { $n ->
        [one] ¡Justo { $mark }! El resto pierde { $n } punto.
       *[other] ¡Justo { $mark }! El resto pierde { $n } puntos.
    }
}
cost-landed-one = { $life ->
    [token] { $n ->
        [one] ¡Justo { $mark }! { $name } pierde { $n } ficha.
       *[other] ¡Justo { $mark }! { $name } pierde { $n } fichas.
    }
   *[point] { $n ->
        [one] ¡Justo { $mark }! { $name } pierde { $n } punto.
       *[other] ¡Justo { $mark }! { $name } pierde { $n } puntos.
    }
}
cost-caught = { $life ->
    [token] { $n ->
        [one] { $name } no tiene jugada y pierde { $n } ficha.
       *[other] { $name } no tiene jugada y pierde { $n } fichas.
    }
   *[point] { $n ->
        [one] { $name } no tiene jugada y pierde { $n } punto.
       *[other] { $name } no tiene jugada y pierde { $n } puntos.
    }
}

# What else came of it. $count is how many people $names are.
deed-shown = { $name } muestra { $cards }.
deed-out = { $count ->
    [one] { $names } queda fuera.
   *[other] { $names } quedan fuera.
}
deed-skipped = { $count ->
    [one] { $names } pierde el turno.
   *[other] { $names } pierden el turno.
}
deed-forgot = { $count ->
    [one] { $names } no robó a tiempo y sigue esta ronda con una carta menos.
   *[other] { $names } no robaron a tiempo y siguen esta ronda con menos cartas.
}
deed-undrawn = { $count ->
    [one] { $names } no roba: se acabaron las cartas.
   *[other] { $names } no roban: se acabaron las cartas.
}
deed-reversed = Cambia el sentido.
