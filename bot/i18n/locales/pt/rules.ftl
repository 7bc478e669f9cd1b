### The rules of one table, made from what its game does and from its options.

rules-head = Como se joga: { $game }

# The idea.
rules-total = A mesa toda tem um só total. Cada rodada começa em 0. Na sua vez você joga uma carta, o total muda, e a vez passa para quem vem a seguir.
rules-lives = { $life ->
    [token] { $n ->
        [one] Todo mundo começa com { $n } ficha. Sem fichas você está fora; vence quem restar no fim.
       *[other] Todo mundo começa com { $n } fichas. Sem fichas você está fora; vence quem restar no fim.
    }
   *[point] { $n ->
        [one] Todo mundo começa com { $n } ponto. Sem pontos você está fora; vence quem restar no fim.
       *[other] Todo mundo começa com { $n } pontos. Sem pontos você está fora; vence quem restar no fim.
    }
}

# What cards do, by kind of effect: a line of ranks, then one or two sentences. An effect stands
# behind a colon, so it begins with a small letter.
rules-cards = As cartas
rules-card = { $ranks }: { $does }
effect-number = somar o número da carta.
effect-add = somar { $n }.
effect-take = subtrair { $n }.
effect-nothing = o total não muda.
effect-choice = somar { $values }, à sua escolha.
effect-set = o total passa a ser { $n }.
effect-double = um total par acima de { $pivot } cai pela metade. Qualquer outro dobra.
passing-skip = Quem vem a seguir perde a vez. Com só duas pessoas em jogo, você joga de novo.
passing-reverse = O jogo muda de sentido. Com só duas pessoas em jogo, não muda.

# What costs whom. $marks is a list such as "33 or 66"; $n counts points, or tokens.
rules-costs = O que custa
rules-upwards = Só conta uma carta que faz o total subir. Descer, ou ficar igual, não custa nada.
rules-landing = { $life ->
    [token] { $n ->
        [one] Chegar a { $marks } em cheio: o resto da mesa perde { $n } ficha.
       *[other] Chegar a { $marks } em cheio: o resto da mesa perde { $n } fichas.
    }
   *[point] { $n ->
        [one] Chegar a { $marks } em cheio: o resto da mesa perde { $n } ponto.
       *[other] Chegar a { $marks } em cheio: o resto da mesa perde { $n } pontos.
    }
}
rules-on-target = { $life ->
    [token] { $n ->
        [one] Chegar a { $target } em cheio: o resto da mesa perde { $n } ficha, e você vence a rodada.
       *[other] Chegar a { $target } em cheio: o resto da mesa perde { $n } fichas, e você vence a rodada.
    }
   *[point] { $n ->
        [one] Chegar a { $target } em cheio: o resto da mesa perde { $n } ponto, e você vence a rodada.
       *[other] Chegar a { $target } em cheio: o resto da mesa perde { $n } pontos, e você vence a rodada.
    }
}
rules-passing = { $life ->
    [token] { $n ->
        [one] Passar de { $marks }: você perde { $n } ficha.
       *[other] Passar de { $marks }: você perde { $n } fichas.
    }
   *[point] { $n ->
        [one] Passar de { $marks }: você perde { $n } ponto.
       *[other] Passar de { $marks }: você perde { $n } pontos.
    }
}
rules-past-target = { $life ->
    [token] { $n ->
        [one] Passar de { $target }: você perde { $n } ficha e a rodada.
       *[other] Passar de { $target }: você perde { $n } fichas e a rodada.
    }
   *[point] { $n ->
        [one] Passar de { $target }: você perde { $n } ponto e a rodada.
       *[other] Passar de { $target }: você perde { $n } pontos e a rodada.
    }
}
rules-past-both = { $life ->
    [token] { $n ->
        [one] Passar de { $mark } e de { $target } com uma só carta: você perde { $n } ficha e a rodada.
       *[other] Passar de { $mark } e de { $target } com uma só carta: você perde { $n } fichas e a rodada.
    }
   *[point] { $n ->
        [one] Passar de { $mark } e de { $target } com uma só carta: você perde { $n } ponto e a rodada.
       *[other] Passar de { $mark } e de { $target } com uma só carta: você perde { $n } pontos e a rodada.
    }
}
rules-limit = Nenhuma carta pode levar o total além de { $target }. Essa carta não vale, e nada muda.
rules-caught = { $life ->
    [token] { $n ->
        [one] Na sua vez, se você está sem jogada, mostra suas cartas, perde { $n } ficha, e a rodada acaba.
       *[other] Na sua vez, se você está sem jogada, mostra suas cartas, perde { $n } fichas, e a rodada acaba.
    }
   *[point] { $n ->
        [one] Na sua vez, se você está sem jogada, mostra suas cartas, perde { $n } ponto, e a rodada acaba.
       *[other] Na sua vez, se você está sem jogada, mostra suas cartas, perde { $n } pontos, e a rodada acaba.
    }
}
rules-never-stuck = Sempre dá para jogar uma carta, mesmo que todas custem alguma coisa.
rules-never-below = Ninguém fica abaixo de zero: se você perde mais do que tem, simplesmente está fora.

# Drawing.
rules-drawing = Comprar cartas
rules-draw-auto = Depois de jogar, você compra uma carta. Ela vem sozinha.
rules-draw-manual = Depois de jogar, compre você uma carta antes que alguém jogue a seguinte. Se for tarde demais, você fica com uma carta a menos até o fim da rodada.
rules-draw-first = Se a vez voltar a você antes da compra, compre primeiro: até lá, não conta estar sem jogada.
rules-empty-hand = Na sua vez, se você não tem cartas, primeiro compra uma. Se não houver nenhuma, a vez passa.
rules-reshuffle = Quando o monte acaba, as cartas jogadas são embaralhadas e formam outro; só a de cima fica. Se ainda assim não houver cartas, ninguém compra e ninguém é punido.

# Round the table.
rules-table = Na mesa
rules-deal-highest = Para a primeira rodada, cada participante tira uma carta. Dá as cartas quem tira a maior; o ás é a menor. Em caso de empate, tira-se outra.
rules-deal-lowest = Para a primeira rodada, cada participante tira uma carta. Dá as cartas quem tira a menor; o ás é a menor de todas. Em caso de empate, tira-se outra.
rules-deal-next = A cada rodada, dá as cartas a pessoa seguinte, e começa quem vem depois dela. A ordem volta a ser a normal.
rules-floor = Uma carta que subtrai não leva o total abaixo de { $lowest }.
rules-below-zero = O total pode ficar abaixo de zero, mas nenhuma carta o leva abaixo de { $lowest }.
rules-two-left = Para saber se só há duas pessoas em jogo, conta-se depois das perdas da jogada.
rules-mover-out = Se a sua própria carta deixa você fora e restam pelo menos duas pessoas, a rodada continua: a carta faz efeito, e você não compra mais.
rules-out = Quem está fora pode assistir, e suas cartas vão para baixo da pilha.
rules-places = A classificação segue a ordem de saída. Quem sai pela mesma carta divide o lugar.
rules-time-out = Quando acaba o tempo da jogada, joga-se a carta que causa menos dano, e o que falta comprar é comprado logo.

# The options of the table.
rules-options = Opções
option-points = { $life ->
    [token] Fichas no início: { $n }.
   *[point] Pontos no início: { $n }.
}
option-hand_size = Cartas na mão: { $n }.
option-decks = Baralhos: { $n }.
option-decks-auto = Baralhos: 1 para cada 6 participantes.
option-draw-auto = Compra: automática.
option-draw-manual = Compra: manual.
option-floor-yes = Sem descer de 0: sim.
option-floor-no = Sem descer de 0: não.
option-nine-skip = O 9 pula a vez seguinte: sim.
option-nine-pass = O 9 pula a vez seguinte: não.
option-dealer-highest = Quem dá primeiro: a maior carta.
option-dealer-lowest = Quem dá primeiro: a menor carta.
option-clock = Tempo por jogada: { $time }.
option-clock-off = Tempo por jogada: sem limite.
option-leaving-computer = Ao sair: o computador continua.
option-leaving-fold = Ao sair: o lugar fica fora.
option-pause = Pausa entre rodadas: { $time }.

# $seal is the whole commitment to this round's shuffle.
rules-seal = O baralho foi selado antes desta rodada. Quando a rodada acaba, o selo é aberto, e qualquer pessoa pode conferir a distribuição. Selo: { $seal }
