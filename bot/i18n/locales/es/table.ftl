### The table that the whole group sees.

# The first line: it is also what a notification shows.
table-head = Total { $total } · Le toca a { $name }
    .words = Total { $total }. Le toca a { $name }.
# A colon in both wordings: apps put "in 30 seconds" or a time of day here.
table-deadline = Este turno termina: { $when }.

# Which way the turn goes, as the list of seats shows it, and who would follow.
table-order-normal = Orden: normal. Sigue { $name }.
table-order-reversed = Orden: inverso. Sigue { $name }.

# Nobody is there any more, so nothing happens.
table-asleep = No hay nadie y la partida espera. Para seguir, toca Mis cartas y luego Estoy de vuelta.

# Votes under way, and who plays at the next game.
table-vote-stop = Votos para terminar la partida: { $n } de { $needed }.
table-vote-out = Votos para sacar a { $name }: { $n } de { $needed }.
table-waiting = Para la próxima partida: { $names }.

# Everybody's seat: a line of one to three sentences.
seat-points = { $life ->
    [token] { $n ->
        [one] { $name }: { $n } ficha.
       *[other] { $name }: { $n } fichas.
    }
   *[point] { $n ->
        [one] { $name }: { $n } punto.
       *[other] { $name }: { $n } puntos.
    }
}
seat-cards = { $n ->
    [0] Sin cartas.
    [one] { $n } carta.
   *[other] { $n } cartas.
}
seat-owed = { $n ->
    [one] { $n } carta por robar.
   *[other] { $n } cartas por robar.
}
seat-out = { $name } está fuera.
# Why a computer plays for this person.
seat-away = Ausente: juega la máquina.
seat-left = Dejó la mesa: juega la máquina.
seat-removed = Salió por decisión de la mesa: juega la máquina.

# Above the last plays.
table-plays = Últimas jugadas, la más reciente primero:

# The draw for the first deal. $draws is a list of table-draw.
table-draw = { $name }: { $card }
    .words = { $name }, { $card }
table-draws = Sorteo del reparto: { $draws }.
    .words = Sorteo del reparto. { $draws }.
table-draws-again = Nuevo sorteo por empate: { $draws }.
    .words = Nuevo sorteo por empate. { $draws }.

# The last lines. $seal is the first characters of the commitment to the shuffle.
table-round = { $game } · Ronda { $round } · Reparte { $name }
    .words = Juego { $game }. Ronda { $round }. Reparte { $name }.
table-stock = Mazo: { $n }.
table-seal = Sello de esta ronda: { $seal }…
    .words = El sello de esta ronda empieza así: { $seal }.

# The round is over.
over-won = Terminó la ronda { $round }. La gana { $name } con { $total } justos.
over-lost = Terminó la ronda { $round }. La pierde { $name }.
over-next = La siguiente ronda empieza: { $when }.
over-seed = El sello está abierto y se puede comprobar el reparto. Semilla de la ronda { $round }: { $seed }

# The game is over. Those who went out together share a place.
finished-head = ¡{ $name } gana la partida!
finished-place = { $place }. { $names }
    .words = Puesto { $place }: { $names }.
finished-seed = Los sellos están abiertos y se puede comprobar cada reparto. Semilla de la partida: { $seed }

# Buttons.
button-hand = Mis cartas
button-draw = Robar
    .words = Robar carta
button-turn = ¿A quién le toca?
    .words = Ver a quién le toca
button-total = ¿Total?
    .words = Ver el total
button-more = Más…
    .words = Más
button-next = Siguiente ronda
button-rematch = Revancha

# Buttons for the places of a hand, from 1; low and high are the values of a card that has two.
slot = { $place }
    .words = Carta { $place }
slot-low = { $place } bajo
    .words = Bajo, carta { $place }
slot-high = { $place } alto
    .words = Alto, carta { $place }
