### Answers to one person: at most 200 characters, the important word first.

# The game refuses, by its reasons.
refused-not_your_turn = Todavía no te toca.
refused-not_in_hand = Ya no tienes esa carta.
refused-choose_value = Esa carta tiene dos valores: elige bajo o alto.
refused-bad_value = Esa carta no tiene ese valor.
refused-over_99 = Serían { $total }; el máximo es 99.
refused-nothing_to_draw = No te falta robar ninguna carta.
refused-game_over = La partida terminó.
refused-stale = Ese turno ya pasó.
refused-too_early = Demasiado pronto: aún queda tiempo.
refused-no_lobby = Solo antes de empezar. La partida está en marcha.
refused-not_started = La partida aún no empieza.
refused-round_running = Esta ronda aún no termina.
refused-not_seated = No estás en esta mesa.
refused-already_seated = Ya estás en esta mesa.
refused-not_host = Solo puede hacerlo quien abrió la mesa: { $host }.
refused-not_away = Nadie juega por ti: aquí estás.
refused-removed = La mesa decidió tu salida de esta partida. Puedes jugar la próxima.
refused-already_voted = Tu voto ya cuenta.
refused-not_a_person = Sobre ese asiento no se puede votar.
refused-too_few = Para empezar hacen falta dos.
refused-table_full = La mesa está llena.
refused-not_enough_cards = No hay cartas para tantas manos. Elige más barajas o menos cartas en la mano.
refused-no_such_rules = Ese juego no existe.
refused-bad_option = Esa opción no se cambia así. Un ejemplo: /newgame classic points=5 clock=60 draw=auto

# A press or a typed command means nothing here, by its problem.
problem-out_of_date = Este botón ya no sirve.
problem-no_game = Aquí no hay partida. /newgame abre una mesa.
problem-not_at_table = No estás en esta mesa.
problem-watching = Estás fuera de esta partida y puedes mirar.
problem-no_such_place = No tienes carta en ese lugar.
problem-no_round = Ahora nadie tiene cartas.
problem-hand_changed = Tus cartas cambiaron desde la última vez. Míralas de nuevo con /hand.
problem-game_running = Aquí ya hay una partida. Es esta.
problem-not_allowed = Solo puede hacerlo quien abrió la mesa o administra el grupo.
problem-nobody = Un canal o una cuenta anónima no puede ocupar un asiento. Usa tu propia cuenta.
problem-how_to_open = Escribe /newgame solo, o con juego y opciones, por ejemplo /newgame classic points=5 clock=60 draw=auto
problem-how_to_play = Escribe /play y el lugar de la carta, por ejemplo /play 2, o /play 2 bajo.
problem-how_to_ahead = Escribe /ahead y el lugar de la carta, por ejemplo /ahead 2, o /ahead 2 bajo; /ahead off lo deshace.
problem-how_to_set = Escribe /set y las opciones, por ejemplo /set points=5 clock=off
problem-how_to_add = Escribe /computer y la dificultad. Fácil: /computer easy, normal: /computer normal, difícil: /computer hard
problem-how_to_kick = Escribe /kick y el número del asiento, por ejemplo /kick 2. Los asientos se cuentan en el orden de la mesa.
problem-come_back = Una máquina juega por ti. Antes pulsa «Estoy de vuelta».
problem-no_computer = En esta mesa no juega la máquina.
problem-unreadable = Esta mesa no se puede leer ahora. No se pierde nada; lo puede arreglar quien mantiene este bot.
problem-failed = Algo falló por nuestra parte. La mesa sigue como estaba; inténtalo más tarde.

# What came of a press, told to whoever pressed.
done-joined = Ya estás en la mesa.
done-left = Dejaste la mesa.
done-queued = Juegas la próxima partida.
done-computer = Una máquina se sienta a jugar.
done-removed = { $name } deja la mesa.
done-options = Opciones cambiadas.
done-back = Vuelves a jugar tú.
done-voted = Tu voto cuenta.
done-started = Empieza la partida.
done-game = Juego: { $game }.
done-closed = La mesa está cerrada.
done-next = Empieza la siguiente ronda.
done-opened = Hay una mesa nueva.
done-drew = Robas { $card }.
done-played = Juegas { $card }. Total { $total }.
done-played-lost = { $life ->
    [token] { $n ->
        [one] Juegas { $card }. Total { $total }. Pierdes { $n } ficha.
       *[other] Juegas { $card }. Total { $total }. Pierdes { $n } fichas.
    }
   *[point] { $n ->
        [one] Juegas { $card }. Total { $total }. Pierdes { $n } punto.
       *[other] Juegas { $card }. Total { $total }. Pierdes { $n } puntos.
    }
}
done-played-others = { $life ->
    [token] { $n ->
        [one] Juegas { $card }. Total { $total }. El resto pierde { $n } ficha.
       *[other] Juegas { $card }. Total { $total }. El resto pierde { $n } fichas.
    }
   *[point] { $n ->
        [one] Juegas { $card }. Total { $total }. El resto pierde { $n } punto.
       *[other] Juegas { $card }. Total { $total }. El resto pierde { $n } puntos.
    }
}

# The two questions that anybody may ask at any time: one sentence.
turn-yours = Te toca.
turn-other = Le toca a { $player }.
turn-over = La ronda terminó; la siguiente empieza pronto.
turn-lobby = La partida aún no empieza.
turn-finished = La partida terminó.
total-is = Total { $total }.

# Replies where others read along: they never tell a card.
hand-here = Toca Mis cartas, en el mensaje de la mesa: solo tú las ves.
not-played = { $player }, esa jugada no valió. Toca Mis cartas, en el mensaje de la mesa, para ver por qué.
panel-over = Ya no tienes cartas. En la mesa está lo que pasó.
panel-same = Nada cambió desde la última vez.
no-play-yet = En esta ronda aún no se jugó ninguna carta.
score-line = { $life ->
    [token] { $points ->
        [0] { $player } está fuera.
        [one] { $player }: queda { $points } ficha.
       *[other] { $player }: quedan { $points } fichas.
    }
   *[point] { $points ->
        [0] { $player } está fuera.
        [one] { $player }: queda { $points } punto.
       *[other] { $player }: quedan { $points } puntos.
    }
}

# What a player may type for the value of a card that has two.
pick-low = bajo
pick-high = alto
