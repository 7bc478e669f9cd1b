### Pages of choices that only one person sees.

menu-settings = Opções desta mesa: { $game }. Toque em uma para mudar.
# Behind the explanation of an option.
menu-chosen = Agora: { $option }.
menu-to-settings = Todas as opções
menu-back = Voltar à mesa
menu-typed = As opções podem ser escritas: /set points=5 clock=off
menu-over = Agora não há nada para escolher.

# Lengths of the game; $n is what everybody starts with.
preset-quick = Curta: { $n }
preset-medium = Média: { $n }
preset-full = Longa: { $n }

# What each option means, in one line.
explain-points = Com quantos pontos ou fichas se começa. Com menos, a partida é mais curta.
explain-hand_size = Quantas cartas cada participante tem na mão.
explain-decks = Quantos baralhos de 52 cartas são misturados. Conforme quantas pessoas jogam: 1 até 6 participantes, 2 até 12, 3 até 18, 4 até 20.
explain-draw = Se a carta comprada depois da jogada vem sozinha, ou se é preciso tocar em Comprar antes que se jogue a carta seguinte.
explain-floor = Se uma carta que subtrai não leva o total abaixo de 0, ou pode levar.
explain-nine = Se o 9 só serve para passar, ou também faz perder a vez quem vem a seguir.
explain-dealer = Que carta dá a primeira rodada, quando cada participante tira uma.
explain-clock = Quanto pode durar uma jogada. Quando o tempo acaba, o computador joga; depois de duas vezes seguidas, ele continua até a pessoa voltar.
explain-pause = Quanto a mesa descansa entre duas rodadas. Qualquer pessoa da mesa pode continuar antes.
explain-leaving = O que acontece se alguém sai no meio da partida: o computador joga no lugar dessa pessoa, ou o lugar dela fica fora.

# What can be done during a game.
menu-more = O que você quer fazer?
menu-to-leave = Sair da partida…
    .words = Sair da partida
menu-to-remove = Tirar alguém…
    .words = Tirar alguém
menu-vote-stop = Votar: terminar a partida
    .words = Votar para terminar a partida
menu-next = Jogar a próxima partida
menu-not-next = Não jogar a próxima partida
menu-leave-computer = Quer mesmo sair da partida? O computador joga no seu lugar, e você pode voltar.
menu-leave-fold = Quer mesmo sair da partida? O seu lugar fica fora, e não dá mais para voltar.
menu-leave = Sim, sair
menu-stay = Não, voltar
menu-remove = Quem você quer tirar? Mais da metade do resto da mesa precisa querer, e pelo menos duas pessoas.
menu-vote-out = Votar: tirar { $name }
    .words = Votar para tirar { $name }
button-back = Voltei
