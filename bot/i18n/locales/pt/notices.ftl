### Answers to one person: at most 200 characters, the important word first.

# The game refuses, by its reasons.
refused-not_your_turn = Ainda não é a sua vez.
refused-not_in_hand = Você não tem mais essa carta.
refused-choose_value = Essa carta tem dois valores: escolha baixo ou alto.
refused-bad_value = Essa carta não tem esse valor.
refused-over_99 = Daria { $total }; o máximo é 99.
refused-nothing_to_draw = Não falta comprar nenhuma carta.
refused-game_over = A partida acabou.
refused-stale = Essa vez já passou.
refused-too_early = Cedo demais: ainda há tempo.
refused-no_lobby = Só antes de começar. A partida já está em andamento.
refused-not_started = A partida ainda não começou.
refused-round_running = Esta rodada ainda não acabou.
refused-not_seated = Você não está nesta mesa.
refused-already_seated = Você já está nesta mesa.
refused-not_host = Só quem abriu a mesa pode fazer isso: { $host }.
refused-not_away = Ninguém joga no seu lugar: você está aqui.
refused-removed = A mesa decidiu a sua saída desta partida. Você pode jogar a próxima.
refused-already_voted = O seu voto já conta.
refused-not_a_person = Não dá para votar sobre esse lugar.
refused-too_few = São precisas duas pessoas para começar.
refused-table_full = A mesa está cheia.
refused-not_enough_cards = Não há cartas para tantas mãos. Escolha mais baralhos ou menos cartas na mão.
refused-no_such_rules = Esse jogo não existe.
refused-bad_option = Essa opção não se muda assim. Um exemplo: /newgame classic points=5 clock=60 draw=auto

# A press or a typed command means nothing here, by its problem.
problem-out_of_date = Este botão não vale mais.
problem-no_game = Não há partida aqui. /newgame abre uma mesa.
problem-not_at_table = Você não está nesta mesa.
problem-watching = Você está fora desta partida e pode assistir.
problem-no_such_place = Você não tem carta nessa posição.
problem-no_round = Ninguém tem cartas agora.
problem-hand_changed = Suas cartas mudaram desde a última vez. Veja de novo com /hand.
problem-game_running = Já há uma partida aqui. É esta.
problem-not_allowed = Só quem abriu a mesa ou é admin do grupo pode fazer isso.
problem-nobody = Canais e contas anônimas não podem ocupar um lugar. Use a sua própria conta.
problem-how_to_open = Escreva /newgame, ou também o jogo e as opções, como /newgame classic points=5 clock=60 draw=auto
problem-how_to_play = Escreva /play e a posição da carta, como /play 2, ou /play 2 baixo.
problem-how_to_ahead = Escreva /ahead e a posição da carta, como /ahead 2, ou /ahead 2 baixo; /ahead off desfaz.
problem-how_to_set = Escreva /set e as opções, como /set points=5 clock=off
problem-how_to_add = Escreva /computer e a dificuldade. Fácil: /computer easy, normal: /computer normal, difícil: /computer hard
problem-how_to_kick = Escreva /kick e o número do lugar, como /kick 2. Os lugares são contados na ordem da mesa.
problem-come_back = Um computador joga por você. Antes, toque em «Voltei».
problem-no_computer = Não há computador nesta mesa.
problem-unreadable = Não dá para ler esta mesa agora. Nada se perde; quem mantém este bot pode consertar.
problem-failed = Algo deu errado do nosso lado. A mesa continua como estava; tente mais tarde.

# What came of a press, told to whoever pressed.
done-joined = Você está na mesa.
done-left = Você saiu da mesa.
done-queued = Você joga a próxima partida.
done-computer = Um computador entra na mesa.
done-removed = { $name } sai da mesa.
done-options = As opções mudaram.
done-back = Você volta a jogar.
done-voted = O seu voto conta.
done-started = A partida começa.
done-game = Jogo: { $game }.
done-closed = A mesa está fechada.
done-next = Começa a próxima rodada.
done-opened = Há uma mesa nova.
done-drew = Você compra { $card }.
done-played = Você joga { $card }. Total { $total }.
done-played-lost = { $life ->
    [token] { $n ->
        [one] Você joga { $card }. Total { $total }. Você perde { $n } ficha.
       *[other] Você joga { $card }. Total { $total }. Você perde { $n } fichas.
    }
   *[point] { $n ->
        [one] Você joga { $card }. Total { $total }. Você perde { $n } ponto.
       *[other] Você joga { $card }. Total { $total }. Você perde { $n } pontos.
    }
}
done-played-others = { $life ->
    [token] { $n ->
        [one] Você joga { $card }. Total { $total }. O resto da mesa perde { $n } ficha.
       *[other] Você joga { $card }. Total { $total }. O resto da mesa perde { $n } fichas.
    }
   *[point] { $n ->
        [one] Você joga { $card }. Total { $total }. O resto da mesa perde { $n } ponto.
       *[other] Você joga { $card }. Total { $total }. O resto da mesa perde { $n } pontos.
    }
}

# The two questions that anybody may ask at any time: one sentence.
turn-yours = É a sua vez.
turn-other = Vez de { $player }.
turn-over = A rodada acabou; a próxima começa logo.
turn-lobby = A partida ainda não começou.
turn-finished = A partida acabou.
total-is = Total { $total }.

# Replies where others read along: they never tell a card.
hand-here = Toque em Minhas cartas, na mensagem da mesa: só você vê.
not-played = { $player }, essa jogada não valeu. Toque em Minhas cartas, na mensagem da mesa, para ver por quê.
panel-over = Você não tem mais cartas. A mesa mostra o que aconteceu.
panel-same = Nada mudou desde a última vez.
no-play-yet = Nenhuma carta foi jogada nesta rodada ainda.
score-line = { $life ->
    [token] { $points ->
        [0] { $player } está fora.
        [one] { $player }: resta { $points } ficha.
       *[other] { $player }: restam { $points } fichas.
    }
   *[point] { $points ->
        [0] { $player } está fora.
        [one] { $player }: resta { $points } ponto.
       *[other] { $player }: restam { $points } pontos.
    }
}

# What a player may type for the value of a card that has two.
pick-low = baixo
pick-high = alto
