### Small words that other texts are made with.

# A number below zero; $n is the number without its sign.
number-below-zero = −{ $n }
    .words = سالب { $n }

# Lists: the comma between all but the last two, then the last one. The parts bring their own marks.
list-comma = { "، " }
list-and = { $most } و{ $last }
list-or = { $most } أو { $last }

# What to call somebody whose name shows nothing, by seat; whose seat is not known; and the second
# player of the same name.
player-nameless = اللاعب { $seat }
player-unknown = أحد اللاعبين
player-twin = { $name } { $n }

# Computer players, and what marks them as such. Short names that no reader stumbles over: alike in
# every Arab country, and no words that a sentence could begin with.
computer-called = 🤖 { $name }
    .words = الآلي { $name }
computer-1 = ليلى
computer-2 = سامي
computer-3 = نور
computer-4 = كريم
computer-5 = سلمى
computer-6 = رامي
computer-7 = يارا
computer-8 = فادي
computer-9 = دانا
computer-10 = نبيل
computer-11 = رنا
computer-12 = وليد
computer-13 = لينا
computer-14 = سامر
computer-15 = هدى
computer-16 = طارق
computer-17 = ريم
computer-18 = باسم
computer-19 = منى

# Read where an app cannot show a moment in the reader's own zone. $time is 21:05.
time-of-day = { $time } بالتوقيت العالمي
time-and-day = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
}، { $time } بالتوقيت العالمي

# Lengths of time. They stand after a colon.
duration-seconds = { $n ->
    [zero] { $n } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $n } ثوان
    [many] { $n } ثانية
   *[other] { $n } ثانية
}
duration-minutes = { $n ->
    [zero] { $n } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $n } دقائق
    [many] { $n } دقيقة
   *[other] { $n } دقيقة
}
duration-hours = { $n ->
    [zero] { $n } ساعة
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $n } ساعات
    [many] { $n } ساعة
   *[other] { $n } ساعة
}
duration-days = { $n ->
    [zero] { $n } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $n } أيام
    [many] { $n } يومًا
   *[other] { $n } يوم
}

# The games, by their ids, and what each is in one line.
game-milestones = 33 · 66 · 99
    .words = 33، 66، 99
game-classic = الكلاسيكية
about-milestones = الهدف بلوغ 33 أو 66 أو 99 بالضبط. تجاوزها يكلفك نقاطًا.
about-classic = لا يجوز تجاوز 99. عدم وجود ورقة صالحة يكلف قطعة واحدة.
