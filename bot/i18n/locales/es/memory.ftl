### What a group remembers of its games: statistics, the best, a picture and a replay.

# A number with one digit after the point, such as an average place.
memory-tenths = { $whole },{ $tenths }

# /stats on and /stats off, for whoever sends them.
stats-on = Desde ahora recuerdo cómo terminan tus partidas en este grupo: puestos, puntos, jugadas y nivel, con tu nombre. Solo se ve aquí, y se borra 400 días después de tu última partida. /stats off lo olvida todo.
stats-on-already = Ya recuerdo tus partidas en este grupo. /stats off lo olvida todo.
stats-off = Ya olvidé cómo terminaron tus partidas en este grupo, y no guardo más.
stats-not-kept = No guardo tus partidas en este grupo. Con /stats on las guardo desde ese momento.
stats-how = Escribe /stats, /stats on o /stats off.
stats-in-groups = Las estadísticas son de cada grupo: envía /stats allí.
stats-none-yet = Guardo tus partidas en este grupo, y aún no ha terminado ninguna. Cuentan las de al menos dos personas.

# /stats: a heading and lines, all of one person and one kind of game.
stats-head = { $name } · { $game }
    .words = { $name }, { $game }.
stats-games = Partidas jugadas: { $games }. Ganadas: { $wins }.
stats-place = Puesto medio: { $place }.
stats-rounds-won = Rondas ganadas: { $n } de { $rounds }.
stats-rounds-lost = Rondas perdidas: { $n } de { $rounds }.
stats-landings = Veces justo en una marca: { $n }.
stats-passings = Marcas pasadas: { $n }.
stats-streak = { $n ->
    [0] Sin victoria en la última partida. Mejor racha: { $longest }.
   *[other] Partidas ganadas seguidas: { $n }. Mejor racha: { $longest }.
}
# Won although so many points, or tokens, behind; $lowest is how many were left at worst.
stats-comeback = { $life ->
    [token] { $n ->
        [one] Mejor remontada: victoria con { $n } ficha de desventaja, y { $lowest } en el peor momento.
       *[other] Mejor remontada: victoria con { $n } fichas de desventaja, y { $lowest } en el peor momento.
    }
   *[point] { $n ->
        [one] Mejor remontada: victoria con { $n } punto de desventaja, y { $lowest } en el peor momento.
       *[other] Mejor remontada: victoria con { $n } puntos de desventaja, y { $lowest } en el peor momento.
    }
}
stats-rating = Nivel: { $rating }. Se empieza con 1000.

# /top: the best of a group at one kind of game.
top-head = Clasificación de este grupo · { $game }
    .words = Clasificación de este grupo, { $game }.
top-line = { $games ->
    [one] { $place }. { $name }: { $rating }, { $games } partida, ganadas { $wins }
   *[other] { $place }. { $name }: { $rating }, { $games } partidas, ganadas { $wins }
}
    .words = { $games ->
        [one] Puesto { $place }: { $name }. Nivel { $rating }. { $games } partida. Ganadas { $wins }.
       *[other] Puesto { $place }: { $name }. Nivel { $rating }. { $games } partidas. Ganadas { $wins }.
    }
top-about = Por nivel. Solo aparece quien envió /stats on.
top-how = Ese juego no existe. Escribe /top con { $games }.
top-none = Aquí aún no hay partidas terminadas que yo guarde. Quien envía /stats on aparece después de la próxima.

# On the picture of a game.
chart-title = { $game } · { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
    .words = { $game }, { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
chart-total = Total
chart-points = { $life ->
    [token] Fichas que quedan
   *[point] Puntos que quedan
}
chart-round = Ronda
chart-landed = justo
chart-passed = se pasó
chart-caught = sin jugada

# The same in words: who won and the places, then a paragraph for each round.
story-won = { $name } ganó la partida. Juego: { $game }.
story-broken-off = La partida se interrumpió. Juego: { $game }.
story-rounds = { $n ->
    [one] { $n } ronda.
   *[other] { $n } rondas.
}
story-plays = { $n ->
    [one] { $n } jugada.
   *[other] { $n } jugadas.
}
story-round-won = Ronda { $round }: la gana { $name } con { $total } justos.
story-round-lost = Ronda { $round }: la pierde { $name } con el total en { $total }.
story-round-over = La ronda { $round } termina con la partida, con el total en { $total }.
# What one player did in the round. $marks is a list such as "33, 66 and 33".
story-landed = { $name } llegó justo a { $marks }.
story-passed = { $name } se pasó de { $marks }.
# Everybody's points, or tokens, after the round; $each is a list of story-left.
story-points = { $life ->
    [token] Fichas al terminar: { $each }.
   *[point] Puntos al terminar: { $each }.
}
    .words = { $life ->
        [token] Fichas al terminar. { $each }.
       *[point] Puntos al terminar. { $each }.
    }
story-left = { $name } { $n }
story-earlier = Las rondas anteriores se cuentan con /replay 1 y los números que siguen.

# /replay: the story, the file, and single rounds.
replay-how = /replay 1 cuenta la ronda 1 jugada por jugada. El archivo es el registro de la partida: ninetynine verify comprueba cada mezcla y cada jugada.
replay-round = Ronda { $round } de { $rounds }, jugada por jugada:
replay-more = { $n ->
    [one] { $n } jugada más está en el archivo de /replay.
   *[other] { $n } jugadas más están en el archivo de /replay.
}
replay-no-round = La última partida tuvo las rondas de la 1 a la { $rounds }.
replay-none = Aquí no ha terminado ninguna partida en los últimos 30 días.
replay-lobby = Aquí hay una mesa nueva. La última partida se podía contar hasta que se abrió.
replay-running = Hay una partida en marcha: su registro es secreto hasta que termine.

# Under a game that is over, and what is told to whoever presses.
button-chart = Imagen
button-replay = Repetición
done-told-below = Llega en un mensaje más abajo.
