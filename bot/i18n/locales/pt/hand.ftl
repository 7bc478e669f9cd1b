### The own cards: a message that only their holder sees.

hand-yours = Total { $total }. É a sua vez.
hand-theirs = Total { $total }. Vez de { $name }.
# A colon in both wordings: apps put "in 30 seconds" or a time of day here.
hand-deadline = Sua vez termina: { $when }.
hand-points = { $life ->
    [token] { $n ->
        [0] Você não tem mais fichas.
        [one] Você tem { $n } ficha.
       *[other] Você tem { $n } fichas.
    }
   *[point] { $n ->
        [0] Você não tem mais pontos.
        [one] Você tem { $n } ponto.
       *[other] Você tem { $n } pontos.
    }
}
# A computer plays for this person.
hand-away = Como você não estava, o computador joga no seu lugar. Para voltar a jogar, toque no botão Voltei.
hand-left = Você saiu, e o computador joga no seu lugar. Para voltar a jogar, toque no botão Voltei.
hand-removed = A mesa decidiu a sua saída: o computador joga no seu lugar até o fim da partida.
hand-cards = Suas cartas: { $cards }.
hand-none = Você não tem cartas agora.
hand-owed = { $n ->
    [one] Falta comprar uma carta.
   *[other] Falta comprar { $n } cartas.
}
# Why buttons are disabled.
hand-over = Não dá para jogar uma carta que passe de { $target }.
hand-stuck = Nenhuma das suas cartas serve agora. Compre primeiro.
hand-wait = Quando for a sua vez, toque em Atualizar para jogar.
# What the buttons say, for the eye; for the ear the same comes as a list.
hand-key = Em cada botão: a carta, o novo total e o que custa.
hand-line = { $place }: { $choice }
    .words = Carta { $place }: { $choice }.
hand-typed = Também dá para escrever { $play }, ou { $low } e { $high } se a carta tem dois valores.

# One card with one value on a button: at most 40 characters. $n is what it costs, -as names the
# value of an ace or a ten, and an -over card would make more than $target.
# By ear: "é" for the value, for nothing longer fits into 40.
choice = { $card } → { $total }
    .words = { $card }, { $total }
choice-as = { $card } valendo { $value } → { $total }
    .words = { $card } é { $value }, { $total }
choice-lose = { $card } → { $total }, −{ $n }
    .words = { $card }, { $total }, perde { $n }
choice-lose-as = { $card } valendo { $value } → { $total }, −{ $n }
    .words = { $card } é { $value }, { $total }, perde { $n }
choice-others = { $card } → { $total }, resto −{ $n }
    .words = { $card }, { $total }, o resto perde { $n }
choice-others-as = { $card } valendo { $value } → { $total }, resto −{ $n }
    .words = { $card } é { $value }, { $total }, o resto perde { $n }
choice-over = { $card } → { $total }, passa de { $target }
    .words = { $card }, { $total }, passa de { $target }
choice-over-as = { $card } valendo { $value } → { $total }, passa de { $target }
    .words = { $card } é { $value }, { $total }, passa de { $target }

# The numbered hand as an alert of at most 200 characters: first with all that is to be known, then
# with less and less. $slot is a button's label, $low and $high are totals.
alert-yours = Total { $total }. É a sua vez.
alert-theirs = Total { $total }. Ainda não é a sua vez.
alert-choice = { $slot }: { $choice }
    .words = { $slot }: { $choice }.
alert-one = { $place }: { $card } { $total }
    .words = Carta { $place }: { $card }, { $total }.
alert-two = { $place }: { $card } { $low } / { $high }
    .words = Carta { $place }: { $card }, baixo { $low }, alto { $high }.
alert-over = { $place }: { $card }, passa de { $target }
    .words = Carta { $place }: { $card }, passa de { $target }.
alert-card = { $place }: { $card }
    .words = Carta { $place }: { $card }.

button-refresh = Atualizar

# A card chosen before the own turn. $card may be ahead-as. By ear the button is short: 40 characters.
ahead-as = { $card } valendo { $value }
ahead-how = Toque em uma carta, e ela é jogada assim que for a sua vez, se não custar nada. Também dá para escrever { $ahead }
ahead-chosen = Assim que for a sua vez, joga-se { $card }, se não custar nada. Para desfazer, toque na carta de novo ou escreva { $off }
ahead-button = { $card } na minha vez
    .words = { $card }, depois
ahead-undo = Retirar { $card }
ahead-kept = Essa carta é jogada assim que for a sua vez, se não custar nada.
ahead-back = Escolha retirada.
ahead-dropped = A carta que você escolheu não foi jogada: agora ela custaria alguma coisa ou não pode ser jogada.

# Calls a player whose time is running out; hand-deadline follows.
reminder = { $name }:
    .words = { $name }.
