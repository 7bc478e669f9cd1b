### The waiting room, where people sit down.

lobby-head = تسعة وتسعون: غرفة الانتظار
lobby-game = اللعبة: { $game }. { $about }

# Seats and the people on them. "Host" is إدارة الطاولة, for صاحب الطاولة has a gender.
lobby-seats = المقاعد المشغولة: { $taken } من { $seats }
lobby-player = مقعد { $seat }: { $name }
    .words = مقعد { $seat }: { $name }.
lobby-host = مقعد { $seat }: { $name }، إدارة الطاولة
    .words = مقعد { $seat }: { $name }، إدارة الطاولة.

lobby-computer = مقعد { $seat }: { $name }، { $level }
    .words = مقعد { $seat }: { $name }، { $level }.

# How well a computer plays.
level-easy = سهل
level-normal = متوسط
level-hard = صعب

# What is missing, or that nothing is.
lobby-too-few = ينقص لاعب آخر لبدء اللعبة.
lobby-too-few-cards = الأوراق لا تكفي هذا العدد من اللاعبين. الحل زيادة الرزم أو تقليل عدد الأوراق لكل لاعب.
lobby-ready = بدء اللعبة بيد { $name }.

# Buttons.
lobby-game-button = { $game }
    .words = اللعبة { $game }
lobby-game-chosen = ✓ { $game }
    .words = اللعبة { $game }، مختارة
lobby-join-or-leave = انضمام / مغادرة
    .words = انضمام أو مغادرة
lobby-add = + لاعب آلي، { $level }
    .words = إضافة لاعب آلي، { $level }
lobby-remove = إزالة لاعب آلي
lobby-settings = الخيارات…
    .words = الخيارات
lobby-start = بدء اللعبة
lobby-cancel = إلغاء

# A table that was closed before play began, or broken off.
closed-lobby = هذه الطاولة مغلقة.
closed-lobby-by = هذه الطاولة مغلقة بقرار من { $name }.
closed-game = توقفت اللعبة. لا فوز لأحد.
closed-game-by = توقفت اللعبة بقرار من { $name }. لا فوز لأحد.
closed-again = فتح طاولة جديدة: { $command }
