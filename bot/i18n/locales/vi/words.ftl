### Small words that other texts are made with.
### Vietnamese has one form for every number: no text needs plural classes, and none has them.

# A number below zero; $n is the number without its sign.
number-below-zero = −{ $n }
    .words = âm { $n }

# Lists: the comma between all but the last two, then the last one. The parts bring their own marks.
list-comma = { ", " }
list-and = { $most } và { $last }
list-or = { $most } hoặc { $last }

# What to call somebody whose name shows nothing, by seat; whose seat is not known; and the second
# player of the same name.
player-nameless = Người chơi { $seat }
player-unknown = một người chơi
player-twin = { $name } { $n }

# Computer players, and what marks them as such. Short names that no reader stumbles over, and none
# that is also a number, a suit or a rank.
computer-called = 🤖 { $name }
    .words = Máy { $name }
computer-1 = Lan
computer-2 = Minh
computer-3 = Mai
computer-4 = Nam
computer-5 = Linh
computer-6 = Khoa
computer-7 = Hà
computer-8 = Dũng
computer-9 = Chi
computer-10 = Long
computer-11 = Nga
computer-12 = Hiếu
computer-13 = Thảo
computer-14 = Phúc
computer-15 = Vy
computer-16 = Quân
computer-17 = Giang
computer-18 = Sơn
computer-19 = Trang

# Read where an app cannot show a moment in the reader's own zone. $time is 21:05.
time-of-day = { $time } UTC
time-and-day = { $time } UTC, ngày { $day } tháng { $month }

# Lengths of time.
duration-seconds = { $n } giây
duration-minutes = { $n } phút
duration-hours = { $n } giờ
duration-days = { $n } ngày

# The games, by their ids, and what each is in one line.
game-milestones = 33 · 66 · 99
    .words = 33, 66, 99
game-classic = Cổ điển
about-milestones = Chạm đúng 33, 66 hoặc 99. Vượt qua thì mất điểm.
about-classic = Đừng bao giờ vượt 99. Ai không đánh được lá nào thì mất một mạng.
