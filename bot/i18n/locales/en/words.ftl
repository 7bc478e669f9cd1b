### Small words that other texts are made with.

# A number below zero; $n is the number without its sign.
number-below-zero = −{ $n }
    .words = minus { $n }

# Lists: the comma between all but the last two, then the last one. The parts bring their own marks.
list-comma = { ", " }
list-and = { $most } and { $last }
list-or = { $most } or { $last }

# What to call somebody whose name shows nothing, by seat; whose seat is not known; and the second
# player of the same name.
player-nameless = Player { $seat }
player-unknown = a player
player-twin = { $name } { $n }

# Computer players, and what marks them as such. Short names that no reader stumbles over.
computer-called = 🤖 { $name }
    .words = Computer { $name }
computer-1 = Ada
computer-2 = Max
computer-3 = Mia
computer-4 = Leo
computer-5 = Zoe
computer-6 = Tom
computer-7 = Eva
computer-8 = Sam
computer-9 = Ida
computer-10 = Ben
computer-11 = Lia
computer-12 = Ray
computer-13 = Noa
computer-14 = Jim
computer-15 = Amy
computer-16 = Dan
computer-17 = Ivy
computer-18 = Ron
computer-19 = Meg

# Read where an app cannot show a moment in the reader's own zone. $time is 21:05.
time-of-day = { $time } UTC
time-and-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $time } UTC

# Lengths of time.
duration-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
duration-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
duration-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
duration-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

# The games, by their ids, and what each is in one line.
game-milestones = 33 · 66 · 99
    .words = 33, 66, 99
game-classic = Classic
about-milestones = Land on 33, 66 or 99 exactly. Going past them costs you points.
about-classic = Never go past 99. Whoever has no card to play loses a token.
