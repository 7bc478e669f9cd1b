### Small words that other texts are made with.

# A number below zero; $n is the number without its sign.
number-below-zero = −{ $n }
    .words = menos { $n }

# Lists: the comma between all but the last two, then the last one. The parts bring their own marks.
list-comma = { ", " }
list-and = { $most } y { $last }
list-or = { $most } o { $last }

# What to call somebody whose name shows nothing, by seat; whose seat is not known; and the second
# player of the same name.
player-nameless = Participante { $seat }
player-unknown = alguien
player-twin = { $name } { $n }

# Computer players, and what marks them as such. Short names that no reader stumbles over; none
# begins with I, for "y" stands before them in lists.
computer-called = 🤖 { $name }
    .words = Máquina { $name }
computer-1 = Lola
computer-2 = Pepe
computer-3 = Rita
computer-4 = Nico
computer-5 = Alma
computer-6 = Beto
computer-7 = Nora
computer-8 = Tito
computer-9 = Eva
computer-10 = Hugo
computer-11 = Mina
computer-12 = Rafa
computer-13 = Gala
computer-14 = Teo
computer-15 = Rosa
computer-16 = Lalo
computer-17 = Dora
computer-18 = Leo
computer-19 = Vera

# Read where an app cannot show a moment in the reader's own zone. $time is 21:05.
time-of-day = { $time } UTC
time-and-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}, { $time } UTC

# Lengths of time.
duration-seconds = { $n ->
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
    [one] { $n } día
   *[other] { $n } días
}

# The games, by their ids, and what each is in one line.
game-milestones = 33 · 66 · 99
    .words = 33, 66 y 99
game-classic = Clásico
about-milestones = Llega justo a 33, 66 o 99. Si te pasas, pierdes puntos.
about-classic = Aquí nadie pasa de 99. Quien no tiene jugada pierde una ficha.
