### The table that the whole group sees.

# The first line: it is also what a notification shows.
table-head = Total { $total } · Vez de { $name }
    .words = Total { $total }. Vez de { $name }.
# A colon in both wordings: apps put "in 30 seconds" or a time of day here.
table-deadline = Esta vez termina: { $when }.

# Which way the turn goes, as the list of seats shows it, and who would follow.
table-order-normal = Ordem: normal. A seguir: { $name }.
table-order-reversed = Ordem: inversa. A seguir: { $name }.

# Nobody is there any more, so nothing happens.
table-asleep = Não há ninguém, e a partida espera. Para continuar, toque em Minhas cartas e depois em Voltei.

# Votes under way, and who plays at the next game.
table-vote-stop = Votos para terminar a partida: { $n } de { $needed }.
table-vote-out = Votos para tirar { $name }: { $n } de { $needed }.
table-waiting = Para a próxima partida: { $names }.

# Everybody's seat: a line of one to three sentences.
seat-points = { $life ->
    [token] { $n ->
        [one] { $name }: { $n } ficha.
       *[other] { $name }: { $n } fichas.
    }
   *[point] { $n ->
        [one] { $name }: { $n } ponto.
       *[other] { $name }: { $n } pontos.
    }
}
seat-cards = { $n ->
    [0] Sem cartas.
    [one] { $n } carta.
   *[other] { $n } cartas.
}
seat-owed = { $n ->
    [one] { $n } carta por comprar.
   *[other] { $n } cartas por comprar.
}
seat-out = { $name } está fora.
# Why a computer plays for this person.
seat-away = Ausente: o computador joga.
seat-left = Saiu da mesa: o computador joga.
seat-removed = Saiu por decisão da mesa: o computador joga.

# Above the last plays.
table-plays = Últimas jogadas, a mais recente primeiro:

# The draw for the first deal. $draws is a list of table-draw.
table-draw = { $name }: { $card }
    .words = { $name }, { $card }
table-draws = Sorteio de quem dá as cartas: { $draws }.
    .words = Sorteio de quem dá as cartas. { $draws }.
table-draws-again = Novo sorteio por empate: { $draws }.
    .words = Novo sorteio por empate. { $draws }.

# The last lines. $seal is the first characters of the commitment to the shuffle.
table-round = { $game } · Rodada { $round } · Dá as cartas: { $name }
    .words = Jogo { $game }. Rodada { $round }. Dá as cartas: { $name }.
table-stock = Monte: { $n }.
table-seal = Selo desta rodada: { $seal }…
    .words = O selo desta rodada começa assim: { $seal }.

# The round is over.
over-won = Acabou a rodada { $round }. { $name } vence essa rodada com { $total } em cheio.
over-lost = Acabou a rodada { $round }. { $name } perde essa rodada.
over-next = A próxima rodada começa: { $when }.
over-seed = O selo está aberto, e qualquer pessoa pode conferir a distribuição. Semente da rodada { $round }: { $seed }

# The game is over. Those who went out together share a place.
finished-head = { $name } vence a partida!
finished-place = { $place }. { $names }
    .words = Lugar { $place }: { $names }.
finished-seed = Os selos estão abertos, e qualquer pessoa pode conferir cada distribuição. Semente da partida: { $seed }

# Buttons.
button-hand = Minhas cartas
button-draw = Comprar
    .words = Comprar carta
button-turn = De quem é a vez?
button-total = Total?
button-more = Mais…
    .words = Mais
button-next = Próxima rodada
button-rematch = Revanche

# Buttons for the places of a hand, from 1; low and high are the values of a card that has two.
slot = { $place }
    .words = Carta { $place }
slot-low = { $place } baixo
    .words = Baixo, carta { $place }
slot-high = { $place } alto
    .words = Alto, carta { $place }
