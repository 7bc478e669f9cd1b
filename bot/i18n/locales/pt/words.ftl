### Small words that other texts are made with.

# A number below zero; $n is the number without its sign.
number-below-zero = −{ $n }
    .words = menos { $n }

# Lists: the comma between all but the last two, then the last one. The parts bring their own marks.
list-comma = { ", " }
list-and = { $most } e { $last }
list-or = { $most } ou { $last }

# What to call somebody whose name shows nothing, by seat; whose seat is not known; and the second
# player of the same name.
player-nameless = Participante { $seat }
player-unknown = alguém
player-twin = { $name } { $n }

# Computer players, and what marks them as such. Short names that no reader stumbles over.
computer-called = 🤖 { $name }
    .words = Computador { $name }
computer-1 = Lia
computer-2 = Beto
computer-3 = Rita
computer-4 = Caio
computer-5 = Nina
computer-6 = Davi
computer-7 = Bia
computer-8 = Tito
computer-9 = Duda
computer-10 = Nico
computer-11 = Malu
computer-12 = Zeca
computer-13 = Cora
computer-14 = Rafa
computer-15 = Gabi
computer-16 = Hugo
computer-17 = Lara
computer-18 = Leo
computer-19 = Vera

# Read where an app cannot show a moment in the reader's own zone. $time is 21:05.
time-of-day = { $time } UTC
time-and-day = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}, { $time } UTC

# Lengths of time.
duration-seconds = { $n ->
    [0] { $n } segundos
    [one] { $n } segundo
   *[other] { $n } segundos
}
duration-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
duration-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
duration-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}

# The games, by their ids, and what each is in one line.
game-milestones = 33 · 66 · 99
    .words = 33, 66 e 99
game-classic = Clássico
about-milestones = Chegue a 33, 66 ou 99 em cheio. Se passar, você perde pontos.
about-classic = Aqui ninguém passa de 99. Quem está sem jogada perde uma ficha.
