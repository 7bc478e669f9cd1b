### What a group remembers of its games: statistics, the best, a picture and a replay.

# A number with one digit after the point, such as an average place.
memory-tenths = { $whole }.{ $tenths }

# /stats on and /stats off, for whoever sends them.
stats-on = من الآن أحفظ نتائج ألعابك في هذه المجموعة: المراكز والنقاط والأوراق الملعوبة والتقييم، مع اسمك. لا تظهر إلا هنا، وتنتهي بعد 400 يوم من آخر لعبة لك. حذفها كلها: { "\u2068" }/stats off{ "\u2069" }
stats-on-already = أحفظ ألعابك في هذه المجموعة بالفعل. حذفها كلها: { "\u2068" }/stats off{ "\u2069" }
stats-off = تم حذف نتائج ألعابك في هذه المجموعة، ولن أحفظ غيرها.
stats-not-kept = لا أحفظ ألعابك في هذه المجموعة. الحفظ من الآن: { "\u2068" }/stats on{ "\u2069" }
stats-how = كتابة { "\u2068" }/stats{ "\u2069" }، أو { "\u2068" }/stats on{ "\u2069" }، أو { "\u2068" }/stats off{ "\u2069" }.
stats-in-groups = النتائج تخص المجموعات. إرسال { "\u2068" }/stats{ "\u2069" } يكون هناك.
stats-none-yet = أحفظ ألعابك في هذه المجموعة، ولم تنته أي لعبة منذ ذلك الحين. الحساب للألعاب بين شخصين على الأقل.

# /stats: a heading and lines, all of one person and one kind of game.
stats-head = نتائج { $name } · { $game }
    .words = نتائج { $name }، { $game }.
stats-games = عدد الألعاب: { $games }. مرات الفوز: { $wins }.
stats-place = متوسط المركز: { $place }.
stats-rounds-won = جولات الفوز: { $n } من { $rounds }.
stats-rounds-lost = جولات الخسارة: { $n } من { $rounds }.
stats-landings = بلوغ حد بالضبط: { $n }.
stats-passings = تجاوز حد: { $n }.
stats-streak = { $n ->
    [0] آخر لعبة بلا فوز. أطول سلسلة فوز: { $longest }.
   *[other] ألعاب الفوز المتتالية: { $n }. أطول سلسلة فوز: { $longest }.
}
# Won although so many points, or tokens, behind; $lowest is how many were left at worst.
stats-comeback = { $life ->
    [token] { $n ->
        [zero] أفضل عودة: فوز بلا تأخر، وأقل ما بقي { $lowest }.
        [one] أفضل عودة: فوز بعد تأخر بفارق قطعة واحدة، وأقل ما بقي { $lowest }.
        [two] أفضل عودة: فوز بعد تأخر بفارق قطعتين، وأقل ما بقي { $lowest }.
        [few] أفضل عودة: فوز بعد تأخر بفارق { $n } قطع، وأقل ما بقي { $lowest }.
        [many] أفضل عودة: فوز بعد تأخر بفارق { $n } قطعة، وأقل ما بقي { $lowest }.
       *[other] أفضل عودة: فوز بعد تأخر بفارق { $n } قطعة، وأقل ما بقي { $lowest }.
    }
   *[point] { $n ->
        [zero] أفضل عودة: فوز بلا تأخر، وأقل ما بقي { $lowest }.
        [one] أفضل عودة: فوز بعد تأخر بفارق نقطة واحدة، وأقل ما بقي { $lowest }.
        [two] أفضل عودة: فوز بعد تأخر بفارق نقطتين، وأقل ما بقي { $lowest }.
        [few] أفضل عودة: فوز بعد تأخر بفارق { $n } نقاط، وأقل ما بقي { $lowest }.
        [many] أفضل عودة: فوز بعد تأخر بفارق { $n } نقطة، وأقل ما بقي { $lowest }.
       *[other] أفضل عودة: فوز بعد تأخر بفارق { $n } نقطة، وأقل ما بقي { $lowest }.
    }
}
stats-rating = التقييم: { $rating }. تقييم البداية 1000.

# /top: the best of a group at one kind of game.
top-head = قائمة المتصدرين هنا · { $game }
    .words = قائمة المتصدرين هنا، { $game }.
top-line = المركز { $place }: { $name }، التقييم { $rating }، الألعاب { $games }، الفوز { $wins }
    .words = المركز { $place }: { $name }. التقييم { $rating }. عدد الألعاب { $games }. مرات الفوز { $wins }.
top-about = الترتيب حسب التقييم، والقائمة لمن أرسل { "\u2068" }/stats on{ "\u2069" } فقط.
top-how = لا توجد لعبة بهذا الاسم. كتابة { "\u2068" }/top{ "\u2069" } مع { $games }.
top-none = لم تنته هنا أي لعبة محفوظة بعد. من أرسل { "\u2068" }/stats on{ "\u2069" } يظهر بعد اللعبة القادمة.

# On the picture of a game.
chart-title = { $n ->
    [zero] اللعبة { "\u2068" }{ $game }{ "\u2069" } · بلا جولات
    [one] اللعبة { "\u2068" }{ $game }{ "\u2069" } · جولة واحدة
    [two] اللعبة { "\u2068" }{ $game }{ "\u2069" } · جولتان
    [few] اللعبة { "\u2068" }{ $game }{ "\u2069" } · { $n } جولات
    [many] اللعبة { "\u2068" }{ $game }{ "\u2069" } · { $n } جولة
   *[other] اللعبة { "\u2068" }{ $game }{ "\u2069" } · { $n } جولة
}
    .words = { $n ->
        [zero] اللعبة { $game }، بلا جولات
        [one] اللعبة { $game }، جولة واحدة
        [two] اللعبة { $game }، جولتان
        [few] اللعبة { $game }، { $n } جولات
        [many] اللعبة { $game }، { $n } جولة
       *[other] اللعبة { $game }، { $n } جولة
    }
chart-total = المجموع
chart-points = { $life ->
    [token] القطع الباقية
   *[point] النقاط الباقية
}
chart-round = الجولة
chart-landed = بلوغ
chart-passed = تجاوز
chart-caught = لا ورقة صالحة

# The same in words: who won and the places, then a paragraph for each round.
story-won = اللعبة { $game }: الفوز لـ{ $name }.
story-broken-off = اللعبة { $game } توقفت قبل نهايتها.
story-rounds = عدد الجولات: { $n }.
story-plays = عدد الأوراق الملعوبة: { $n }.
story-round-won = الجولة { $round }: الفوز لـ{ $name } ببلوغ { $total } بالضبط.
story-round-lost = الجولة { $round }: الخسارة من نصيب { $name } عند { $total }.
story-round-over = الجولة { $round }: انتهت مع اللعبة عند { $total }.
# What one player did in the round. $marks is a list such as "33, 66 and 33".
story-landed = بلوغ { $marks } بالضبط: { $name }.
story-passed = تجاوز { $marks }: { $name }.
# Everybody's points, or tokens, after the round; $each is a list of story-left.
story-points = { $life ->
    [token] القطع بعدها: { $each }.
   *[point] النقاط بعدها: { $each }.
}
    .words = { $life ->
        [token] القطع بعدها. { $each }.
       *[point] النقاط بعدها. { $each }.
    }
story-left = { "\u200F" }{ $name } { $n }
story-earlier = الجولات السابقة: { "\u2068" }/replay 1{ "\u2069" } وما بعدها.

# /replay: the story, the file, and single rounds.
replay-how = عرض الجولة 1 ورقة ورقة: { "\u2068" }/replay 1{ "\u2069" }. الملف هو سجل اللعبة، والأمر { "\u2068" }ninetynine verify{ "\u2069" } يتحقق من كل خلط وكل ورقة فيه.
replay-round = الجولة { $round } من { $rounds }، ورقة ورقة:
replay-more = { $n ->
    [zero] لا بقية في ملف { "\u2068" }/replay{ "\u2069" }.
    [one] البقية في ملف { "\u2068" }/replay{ "\u2069" }: ورقة واحدة.
    [two] البقية في ملف { "\u2068" }/replay{ "\u2069" }: ورقتان.
    [few] البقية في ملف { "\u2068" }/replay{ "\u2069" }: { $n } أوراق.
    [many] البقية في ملف { "\u2068" }/replay{ "\u2069" }: { $n } ورقة.
   *[other] البقية في ملف { "\u2068" }/replay{ "\u2069" }: { $n } ورقة.
}
replay-no-round = جولات آخر لعبة من 1 إلى { $rounds }.
replay-none = لم تنته أي لعبة هنا في آخر 30 يومًا.
replay-lobby = هنا طاولة جديدة مفتوحة. كان عرض آخر لعبة ممكنًا قبلها.
replay-running = اللعبة جارية، وسجلها سري حتى نهايتها.

# Under a game that is over, and what is told to whoever presses.
button-chart = صورة
button-replay = عرض اللعبة من جديد
done-told-below = ستصل في رسالة أسفل المحادثة.
