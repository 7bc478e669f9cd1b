### The waiting room, where people sit down.

lobby-head = Noventa e nove: sala de espera
lobby-game = Jogo: { $game }. { $about }

# Seats and the people on them.
lobby-seats = Lugares ocupados: { $taken } de { $seats }
lobby-player = { $seat }. { $name }
    .words = Lugar { $seat }: { $name }.
lobby-host = { $seat }. { $name }, abriu a mesa
    .words = Lugar { $seat }: { $name }, abriu a mesa.

lobby-computer = { $seat }. { $name }, { $level }
    .words = Lugar { $seat }: { $name }, { $level }.

# How well a computer plays.
level-easy = fácil
level-normal = normal
level-hard = difícil

# What is missing, or that nothing is.
lobby-too-few = Falta mais alguém para começar.
lobby-too-few-cards = Não há cartas para tanta gente. Escolha mais baralhos ou menos cartas na mão.
lobby-ready = { $name } já pode começar.

# Buttons.
lobby-game-button = { $game }
    .words = Jogo { $game }
lobby-game-chosen = ✓ { $game }
    .words = Jogo { $game }, escolhido
lobby-join-or-leave = Entrar / Sair
    .words = Entrar ou sair
lobby-add = + Computador, { $level }
    .words = Pôr um computador, { $level }
lobby-remove = Tirar computador
lobby-settings = Opções…
    .words = Opções
lobby-start = Começar
lobby-cancel = Cancelar

# A table that was closed before play began, or broken off.
closed-lobby = Esta mesa está fechada.
closed-lobby-by = { $name } fechou esta mesa.
closed-game = A partida foi interrompida. Ninguém vence.
closed-game-by = { $name } interrompeu a partida. Ninguém vence.
closed-again = { $command } abre outra mesa.
