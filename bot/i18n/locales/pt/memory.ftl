### What a group remembers of its games: statistics, the best, a picture and a replay.

# A number with one digit after the point, such as an average place.
memory-tenths = { $whole },{ $tenths }

# /stats on and /stats off, for whoever sends them.
stats-on = A partir de agora lembro como acabam suas partidas neste grupo: lugares, pontos, jogadas e nível, com o seu nome. Só se vê aqui, e é apagado 400 dias depois da sua última partida. /stats off esquece tudo.
stats-on-already = Já lembro suas partidas neste grupo. /stats off esquece tudo.
stats-off = Esqueci como acabaram suas partidas neste grupo, e não guardo mais nenhuma.
stats-not-kept = Não guardo suas partidas neste grupo. Com /stats on, passo a guardar.
stats-how = Escreva /stats, /stats on ou /stats off.
stats-in-groups = As estatísticas são de cada grupo: envie /stats lá.
stats-none-yet = Guardo suas partidas neste grupo, e nenhuma acabou ainda. Contam as de pelo menos duas pessoas.

# /stats: a heading and lines, all of one person and one kind of game.
stats-head = { $name } · { $game }
    .words = { $name }, { $game }.
stats-games = Partidas: { $games }. Vitórias: { $wins }.
stats-place = Lugar médio: { $place }.
stats-rounds-won = Vitórias em rodadas: { $n } de { $rounds }.
stats-rounds-lost = Rodadas perdidas: { $n } de { $rounds }.
stats-landings = Vezes em cheio numa marca: { $n }.
stats-passings = Marcas ultrapassadas: { $n }.
stats-streak = { $n ->
    [0] Sem vitória na última partida. Maior sequência: { $longest }.
   *[other] Vitórias seguidas: { $n }. Maior sequência: { $longest }.
}
# Won although so many points, or tokens, behind; $lowest is how many were left at worst.
stats-comeback = { $life ->
    [token] { $n ->
        [one] Maior virada: vitória com { $n } ficha de desvantagem, e { $lowest } no pior momento.
       *[other] Maior virada: vitória com { $n } fichas de desvantagem, e { $lowest } no pior momento.
    }
   *[point] { $n ->
        [one] Maior virada: vitória com { $n } ponto de desvantagem, e { $lowest } no pior momento.
       *[other] Maior virada: vitória com { $n } pontos de desvantagem, e { $lowest } no pior momento.
    }
}
stats-rating = Nível: { $rating }. Quem começa tem 1000.

# /top: the best of a group at one kind of game.
top-head = Classificação deste grupo · { $game }
    .words = Classificação deste grupo, { $game }.
top-line = { $games ->
    [0] { $place }. { $name }: { $rating }, sem partidas, vitórias { $wins }
    [one] { $place }. { $name }: { $rating }, { $games } partida, vitórias { $wins }
   *[other] { $place }. { $name }: { $rating }, { $games } partidas, vitórias { $wins }
}
    .words = { $games ->
        [0] Lugar { $place }: { $name }. Nível { $rating }. Sem partidas. Vitórias { $wins }.
        [one] Lugar { $place }: { $name }. Nível { $rating }. { $games } partida. Vitórias { $wins }.
       *[other] Lugar { $place }: { $name }. Nível { $rating }. { $games } partidas. Vitórias { $wins }.
    }
top-about = Por nível. Só aparece quem enviou /stats on.
top-how = Esse jogo não existe. Escreva /top com { $games }.
top-none = Ainda não há partidas acabadas aqui que eu guarde. Quem envia /stats on aparece depois da próxima.

# On the picture of a game.
chart-title = { $game } · { $n ->
    [0] sem rodadas
    [one] { $n } rodada
   *[other] { $n } rodadas
}
    .words = { $game }, { $n ->
        [0] sem rodadas
        [one] { $n } rodada
       *[other] { $n } rodadas
    }
chart-total = Total
chart-points = { $life ->
    [token] Fichas que restam
   *[point] Pontos que restam
}
chart-round = Rodada
chart-landed = em cheio
chart-passed = passou
chart-caught = sem jogada

# The same in words: who won and the places, then a paragraph for each round.
story-won = { $name } venceu a partida. Jogo: { $game }.
story-broken-off = A partida foi interrompida. Jogo: { $game }.
story-rounds = { $n ->
    [0] Nenhuma rodada.
    [one] { $n } rodada.
   *[other] { $n } rodadas.
}
story-plays = { $n ->
    [0] Nenhuma jogada.
    [one] { $n } jogada.
   *[other] { $n } jogadas.
}
story-round-won = Rodada { $round }: { $name } vence com { $total } em cheio.
story-round-lost = Rodada { $round }: { $name } perde com o total em { $total }.
story-round-over = A rodada { $round } acaba com a partida, com o total em { $total }.
# What one player did in the round. $marks is a list such as "33, 66 and 33".
story-landed = { $name } chegou a { $marks } em cheio.
story-passed = { $name } passou de { $marks }.
# Everybody's points, or tokens, after the round; $each is a list of story-left.
story-points = { $life ->
    [token] Fichas no fim: { $each }.
   *[point] Pontos no fim: { $each }.
}
    .words = { $life ->
        [token] Fichas no fim. { $each }.
       *[point] Pontos no fim. { $each }.
    }
story-left = { $name } { $n }
story-earlier = As rodadas anteriores são contadas com /replay 1 e os números seguintes.

# /replay: the story, the file, and single rounds.
replay-how = /replay 1 conta a rodada 1 jogada por jogada. O arquivo é o registro da partida: ninetynine verify confere cada embaralhada e cada jogada.
replay-round = Rodada { $round } de { $rounds }, jogada por jogada:
replay-more = { $n ->
    [one] Mais { $n } jogada está no arquivo de /replay.
   *[other] Mais { $n } jogadas estão no arquivo de /replay.
}
replay-no-round = A última partida teve as rodadas de 1 a { $rounds }.
replay-none = Nenhuma partida acabou aqui nos últimos 30 dias.
replay-lobby = Há uma mesa nova aqui. A última partida podia ser contada até ela abrir.
replay-running = Há uma partida em andamento: o registro é secreto até ela acabar.

# Under a game that is over, and what is told to whoever presses.
button-chart = Imagem
button-replay = Replay
done-told-below = Chega em uma mensagem logo abaixo.
