### The waiting room, where people sit down.

lobby-head = Noventa y nueve: sala de espera
lobby-game = Juego: { $game }. { $about }

# Seats and the people on them.
lobby-seats = Asientos ocupados: { $taken } de { $seats }
lobby-player = { $seat }. { $name }
    .words = Asiento { $seat }: { $name }.
lobby-host = { $seat }. { $name }, abrió la mesa
    .words = Asiento { $seat }: { $name }, abrió la mesa.

lobby-computer = { $seat }. { $name }, { $level }
    .words = Asiento { $seat }: { $name }, { $level }.

# How well a computer plays.
level-easy = fácil
level-normal = normal
level-hard = difícil

# What is missing, or that nothing is.
lobby-too-few = Falta alguien más para empezar.
lobby-too-few-cards = No hay cartas para tanta gente. Elige más barajas o menos cartas en la mano.
lobby-ready = { $name } puede empezar.

# Buttons.
lobby-game-button = { $game }
    .words = Juego { $game }
lobby-game-chosen = ✓ { $game }
    .words = Juego { $game }, elegido
lobby-join-or-leave = Unirme / Salir
    .words = Unirme o salir
lobby-add = + Máquina, { $level }
    .words = Sentar una máquina, { $level }
lobby-remove = Quitar máquina
lobby-settings = Opciones…
    .words = Opciones
lobby-start = Empezar
lobby-cancel = Cancelar

# A table that was closed before play began, or broken off.
closed-lobby = Esta mesa está cerrada.
closed-lobby-by = { $name } cerró esta mesa.
closed-game = La partida se interrumpió. No gana nadie.
closed-game-by = { $name } interrumpió la partida. No gana nadie.
closed-again = { $command } abre otra mesa.
