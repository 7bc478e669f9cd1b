### The own cards: a message that only their holder sees.

hand-yours = Total { $total }. Te toca.
hand-theirs = Total { $total }. Le toca a { $name }.
# A colon in both wordings: apps put "in 30 seconds" or a time of day here.
hand-deadline = Tu turno termina: { $when }.
hand-points = { $life ->
    [token] { $n ->
        [one] Tienes { $n } ficha.
       *[other] Tienes { $n } fichas.
    }
   *[point] { $n ->
        [one] Tienes { $n } punto.
       *[other] Tienes { $n } puntos.
    }
}
# A computer plays for this person.
hand-away = Como no estabas, la máquina juega por ti. Toca el botón Estoy de vuelta para seguir tú.
hand-left = Dejaste la mesa y la máquina juega por ti. Toca el botón Estoy de vuelta para seguir tú.
hand-removed = La mesa decidió tu salida: la máquina juega por ti hasta el final de la partida.
hand-cards = Tus cartas: { $cards }.
hand-none = Ahora no tienes cartas.
hand-owed = { $n ->
    [one] Te falta robar una carta.
   *[other] Te falta robar { $n } cartas.
}
# Why buttons are disabled.
hand-over = No se puede jugar una carta que pase de { $target }.
hand-stuck = Ahora no puedes jugar ninguna de tus cartas. Roba primero.
hand-wait = Cuando te toque, usa el botón Actualizar para jugar.
# What the buttons say, for the eye; for the ear the same comes as a list.
hand-key = En cada botón: la carta, el nuevo total y lo que cuesta.
hand-line = { $place }: { $choice }
    .words = Carta { $place }: { $choice }.
hand-typed = También puedes escribir { $play }, o { $low } y { $high } si la carta tiene dos valores.

# One card with one value on a button: at most 40 characters. $n is what it costs, -as names the
# value of an ace or a ten, and an -over card would make more than $target.
# By ear: "es" for the value and "quitas" (from the others), for nothing longer fits into 40.
choice = { $card } → { $total }
    .words = { $card }, { $total }
choice-as = { $card } como { $value } → { $total }
    .words = { $card } es { $value }, { $total }
choice-lose = { $card } → { $total }, −{ $n }
    .words = { $card }, { $total }, pierdes { $n }
choice-lose-as = { $card } como { $value } → { $total }, −{ $n }
    .words = { $card } es { $value }, { $total }, pierdes { $n }
choice-others = { $card } → { $total }, resto −{ $n }
    .words = { $card }, { $total }, quitas { $n }
choice-others-as = { $card } como { $value } → { $total }, resto −{ $n }
    .words = { $card } es { $value }, { $total }, quitas { $n }
choice-over = { $card } → { $total }, pasa de { $target }
    .words = { $card }, { $total }, pasa de { $target }
choice-over-as = { $card } como { $value } → { $total }, pasa de { $target }
    .words = { $card } es { $value }, { $total }, pasa de { $target }

# The numbered hand as an alert of at most 200 characters: first with all that is to be known, then
# with less and less. $slot is a button's label, $low and $high are totals.
alert-yours = Total { $total }. Te toca.
alert-theirs = Total { $total }. Todavía no te toca.
alert-choice = { $slot }: { $choice }
    .words = { $slot }: { $choice }.
alert-one = { $place }: { $card } { $total }
    .words = Carta { $place }: { $card }, { $total }.
alert-two = { $place }: { $card } { $low } / { $high }
    .words = Carta { $place }: { $card }, bajo { $low }, alto { $high }.
alert-over = { $place }: { $card }, pasa de { $target }
    .words = Carta { $place }: { $card }, pasa de { $target }.
# Without "Carta": seven queens of diamonds must fit.
alert-card = { $place }: { $card }
    .words = { $place }: { $card }.

button-refresh = Actualizar

# A card chosen before the own turn. $card may be ahead-as. By ear the button is short: 40 characters.
ahead-as = { $card } como { $value }
ahead-how = Toca una carta y se juega en cuanto te toque, si entonces no te cuesta nada. También se puede escribir { $ahead }
ahead-chosen = En cuanto te toque, se juega { $card }, si entonces no te cuesta nada. Para deshacerlo, toca la carta otra vez o escribe { $off }
ahead-button = { $card } en mi turno
    .words = { $card }, luego
ahead-undo = Retirar { $card }
ahead-kept = Esa carta se juega en cuanto te toque, si entonces no te cuesta nada.
ahead-back = Elección retirada.
ahead-dropped = No se jugó la carta que elegiste: ahora te costaría algo o no se puede jugar.

# Calls a player whose time is running out; hand-deadline follows.
reminder = { $name }:
    .words = { $name }.
