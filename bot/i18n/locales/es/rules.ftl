### The rules of one table, made from what its game does and from its options.

rules-head = Cómo se juega: { $game }

# The idea.
rules-total = Toda la mesa comparte un total. Cada ronda empieza en 0. En tu turno juegas una carta, el total cambia y le toca a quien sigue.
rules-lives = { $life ->
    [token] { $n ->
        [one] Se empieza con { $n } ficha. Sin fichas quedas fuera; gana quien quede al final.
       *[other] Se empieza con { $n } fichas. Sin fichas quedas fuera; gana quien quede al final.
    }
   *[point] { $n ->
        [one] Se empieza con { $n } punto. Sin puntos quedas fuera; gana quien quede al final.
       *[other] Se empieza con { $n } puntos. Sin puntos quedas fuera; gana quien quede al final.
    }
}

# What cards do, by kind of effect: a line of ranks, then one or two sentences. An effect stands
# behind a colon, so it begins with a small letter.
rules-cards = Las cartas
rules-card = { $ranks }: { $does }
effect-number = suma su número.
effect-add = suma { $n }.
effect-take = resta { $n }.
effect-nothing = el total no cambia.
effect-choice = suma { $values }, tú eliges.
effect-set = el total pasa a { $n }.
effect-double = un total par mayor que { $pivot } se reduce a la mitad. Cualquier otro se duplica.
passing-skip = Quien sigue pierde el turno. Si solo quedan dos, juegas otra vez.
passing-reverse = Cambia el sentido. Si solo quedan dos, no cambia.

# What costs whom. $marks is a list such as "33 or 66"; $n counts points, or tokens.
rules-costs = Lo que cuesta
rules-upwards = Solo cuenta una carta que hace subir el total. Bajar, o quedarse igual, no cuesta nada.
rules-landing = { $life ->
    [token] { $n ->
        [one] Llegar justo a { $marks }: el resto pierde { $n } ficha.
       *[other] Llegar justo a { $marks }: el resto pierde { $n } fichas.
    }
   *[point] { $n ->
        [one] Llegar justo a { $marks }: el resto pierde { $n } punto.
       *[other] Llegar justo a { $marks }: el resto pierde { $n } puntos.
    }
}
rules-on-target = { $life ->
    [token] { $n ->
        [one] Llegar justo a { $target }: el resto pierde { $n } ficha y tú ganas la ronda.
       *[other] Llegar justo a { $target }: el resto pierde { $n } fichas y tú ganas la ronda.
    }
   *[point] { $n ->
        [one] Llegar justo a { $target }: el resto pierde { $n } punto y tú ganas la ronda.
       *[other] Llegar justo a { $target }: el resto pierde { $n } puntos y tú ganas la ronda.
    }
}
rules-passing = { $life ->
    [token] { $n ->
        [one] Pasarse de { $marks }: pierdes { $n } ficha.
       *[other] Pasarse de { $marks }: pierdes { $n } fichas.
    }
   *[point] { $n ->
        [one] Pasarse de { $marks }: pierdes { $n } punto.
       *[other] Pasarse de { $marks }: pierdes { $n } puntos.
    }
}
rules-past-target = { $life ->
    [token] { $n ->
        [one] Pasarse de { $target }: pierdes { $n } ficha y la ronda.
       *[other] Pasarse de { $target }: pierdes { $n } fichas y la ronda.
    }
   *[point] { $n ->
        [one] Pasarse de { $target }: pierdes { $n } punto y la ronda.
       *[other] Pasarse de { $target }: pierdes { $n } puntos y la ronda.
    }
}
rules-past-both = { $life ->
    [token] { $n ->
        [one] Pasarse de { $mark } y de { $target } con una sola carta: pierdes { $n } ficha y la ronda.
       *[other] Pasarse de { $mark } y de { $target } con una sola carta: pierdes { $n } fichas y la ronda.
    }
   *[point] { $n ->
        [one] Pasarse de { $mark } y de { $target } con una sola carta: pierdes { $n } punto y la ronda.
       *[other] Pasarse de { $mark } y de { $target } con una sola carta: pierdes { $n } puntos y la ronda.
    }
}
rules-limit = Ninguna carta puede llevar el total más allá de { $target }. Esa carta no vale, y nada cambia.
rules-caught = { $life ->
    [token] { $n ->
        [one] Si te toca y no tienes jugada, muestras tus cartas, pierdes { $n } ficha y se acaba la ronda.
       *[other] Si te toca y no tienes jugada, muestras tus cartas, pierdes { $n } fichas y se acaba la ronda.
    }
   *[point] { $n ->
        [one] Si te toca y no tienes jugada, muestras tus cartas, pierdes { $n } punto y se acaba la ronda.
       *[other] Si te toca y no tienes jugada, muestras tus cartas, pierdes { $n } puntos y se acaba la ronda.
    }
}
rules-never-stuck = Siempre puedes jugar una carta, aunque todas te cuesten algo.
rules-never-below = Nadie baja de cero: si pierdes más de lo que te queda, simplemente quedas fuera.

# Drawing.
rules-drawing = Robar
rules-draw-auto = Después de jugar robas una carta. Llega sola.
rules-draw-manual = Después de jugar, roba tú la carta antes de que se juegue la siguiente. Si llegas tarde, sigues con una carta menos hasta el final de la ronda.
rules-draw-first = Si te vuelve a tocar antes de haber robado, roba primero: mientras no robes, no cuenta que te falte jugada.
rules-empty-hand = Si te toca y no tienes cartas, primero robas una. Si no queda ninguna, el turno pasa a quien sigue.
rules-reshuffle = Cuando se acaba el mazo, las cartas jugadas se barajan para hacer otro; solo se queda la de arriba. Si aun así no hay cartas, no roba nadie y no se castiga a nadie.

# Round the table.
rules-table = En la mesa
rules-deal-highest = Para el primer reparto cada cual saca una carta. Reparte quien saca la más alta; el as es la más baja. Si hay empate, se saca otra.
rules-deal-lowest = Para el primer reparto cada cual saca una carta. Reparte quien saca la más baja; el as es la más baja de todas. Si hay empate, se saca otra.
rules-deal-next = En cada ronda el reparto pasa a la persona siguiente, y empieza quien va después. El orden vuelve a ser el normal.
rules-floor = Una carta que resta se detiene en { $lowest }.
rules-below-zero = El total puede estar por debajo de cero, pero ninguna carta lo baja de { $lowest }.
rules-two-left = Para saber si solo quedan dos, se cuenta después de las pérdidas de esa jugada.
rules-mover-out = Si tu propia carta te deja fuera y quedan al menos dos más, la ronda sigue: la carta hace su efecto y tú ya no robas.
rules-out = Quien queda fuera puede seguir mirando, y sus cartas van debajo del montón.
rules-places = Los puestos siguen el orden de salida. Quienes salen por la misma carta comparten puesto.
rules-time-out = Si se acaba el tiempo del turno, se juega la carta que menos daño hace, y lo que falte robar se roba enseguida.

# The options of the table.
rules-options = Opciones
option-points = { $life ->
    [token] Fichas al empezar: { $n }.
   *[point] Puntos al empezar: { $n }.
}
option-hand_size = Cartas en la mano: { $n }.
option-decks = Barajas: { $n }.
option-decks-auto = Barajas: 1 por cada 6 participantes.
option-draw-auto = Robo: automático.
option-draw-manual = Robo: a mano.
option-floor-yes = Sin bajar de 0: sí.
option-floor-no = Sin bajar de 0: no.
option-nine-skip = El 9 salta un turno: sí.
option-nine-pass = El 9 salta un turno: no.
option-dealer-highest = Primer reparto: la carta más alta.
option-dealer-lowest = Primer reparto: la carta más baja.
option-clock = Tiempo por turno: { $time }.
option-clock-off = Tiempo por turno: sin límite.
option-leaving-computer = Al salir: sigue la máquina.
option-leaving-fold = Al salir: el asiento queda fuera.
option-pause = Pausa entre rondas: { $time }.

# $seal is the whole commitment to this round's shuffle.
rules-seal = La baraja se selló antes de esta ronda. Cuando la ronda termina, el sello se abre y se puede comprobar el reparto. Sello: { $seal }
