### Pages of choices that only one person sees.

menu-settings = Opciones de esta mesa: { $game }. Toca una para cambiarla.
# Behind the explanation of an option.
menu-chosen = Ahora: { $option }.
menu-to-settings = Todas las opciones
menu-back = Volver a la mesa
menu-typed = Las opciones se pueden escribir: /set points=5 clock=off
menu-over = Ahora mismo no hay nada que elegir.

# Lengths of the game; $n is what everybody starts with.
preset-quick = Corta: { $n }
preset-medium = Media: { $n }
preset-full = Larga: { $n }

# What each option means, in one line.
explain-points = Con cuántos puntos o fichas se empieza. Con menos, la partida es más corta.
explain-hand_size = Cuántas cartas tiene cada cual en la mano.
explain-decks = Cuántas barajas de 52 cartas se mezclan. Según cuánta gente juega: 1 hasta 6 participantes, 2 hasta 12, 3 hasta 18, 4 hasta 20.
explain-draw = Si la carta que se roba después de jugar llega sola, o si hay que tocar Robar antes de que se juegue la siguiente carta.
explain-floor = Si una carta que resta se detiene en 0, o puede dejar el total por debajo de cero.
explain-nine = Si el 9 solo sirve para pasar, o además hace perder el turno a quien sigue.
explain-dealer = Qué carta reparte la primera ronda, cuando cada cual saca una.
explain-clock = Cuánto puede durar un turno. Si se acaba el tiempo, juega la máquina; después de dos turnos seguidos sigue ella hasta que la persona vuelva.
explain-pause = Cuánto descansa la mesa entre dos rondas. Cualquiera de la mesa puede seguir antes.
explain-leaving = Qué pasa si alguien deja la mesa a mitad de la partida: la máquina sigue por esa persona, o su asiento queda fuera.

# What can be done during a game.
menu-more = ¿Qué quieres hacer?
menu-to-leave = Dejar la partida…
    .words = Dejar la partida
menu-to-remove = Sacar a alguien…
    .words = Sacar a alguien
menu-vote-stop = Votar: terminar la partida
    .words = Votar por terminar la partida
menu-next = Jugar la próxima partida
menu-not-next = No jugar la próxima partida
menu-leave-computer = ¿Seguro que quieres dejar la partida? La máquina juega por ti, y puedes volver.
menu-leave-fold = ¿Seguro que quieres dejar la partida? Tu asiento queda fuera y ya no puedes volver.
menu-leave = Sí, salir
menu-stay = No, volver
menu-remove = ¿A quién quieres sacar? Tiene que quererlo más de la mitad del resto, y al menos dos.
menu-vote-out = Votar: sacar a { $name }
    .words = Votar por sacar a { $name }
button-back = Estoy de vuelta
