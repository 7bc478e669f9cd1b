### The table that the whole group sees.
### Lines that have to begin with a name begin with the mark \u200F, so that they run from right to left.

# The first line: it is also what a notification shows.
table-head = المجموع { $total } · دور { $name }
    .words = المجموع { $total }. دور { $name }.
table-deadline = نهاية هذا الدور: { $when }.

# Which way the turn goes, as the list of seats shows it, and who would follow.
table-order-normal = الترتيب: عادي. التالي: { $name }.
table-order-reversed = الترتيب: معكوس. التالي: { $name }.

# Nobody is there any more, so nothing happens.
table-asleep = كل اللاعبين في غياب، واللعبة تنتظر. المتابعة بزر «أوراقي» ثم زر «عدت إلى اللعب».

# Votes under way, and who plays at the next game.
table-vote-stop = أصوات إيقاف اللعبة: { $n } من { $needed }.
table-vote-out = أصوات إخراج { $name }: { $n } من { $needed }.
table-waiting = في اللعبة القادمة: { $names }.

# Everybody's seat: a line of one to three sentences.
seat-points = { $life ->
    [token] { $n ->
        [zero] { "\u200F" }{ $name }: بلا قطع.
        [one] { "\u200F" }{ $name }: قطعة واحدة.
        [two] { "\u200F" }{ $name }: قطعتان.
        [few] { "\u200F" }{ $name }: { $n } قطع.
        [many] { "\u200F" }{ $name }: { $n } قطعة.
       *[other] { "\u200F" }{ $name }: { $n } قطعة.
    }
   *[point] { $n ->
        [zero] { "\u200F" }{ $name }: بلا نقاط.
        [one] { "\u200F" }{ $name }: نقطة واحدة.
        [two] { "\u200F" }{ $name }: نقطتان.
        [few] { "\u200F" }{ $name }: { $n } نقاط.
        [many] { "\u200F" }{ $name }: { $n } نقطة.
       *[other] { "\u200F" }{ $name }: { $n } نقطة.
    }
}
seat-cards = { $n ->
    [0] بلا أوراق.
    [one] ورقة واحدة.
    [two] ورقتان.
    [few] { $n } أوراق.
    [many] { $n } ورقة.
   *[other] { $n } ورقة.
}
seat-owed = { $n ->
    [zero] لا أوراق بانتظار السحب.
    [one] ورقة واحدة بانتظار السحب.
    [two] ورقتان بانتظار السحب.
    [few] { $n } أوراق بانتظار السحب.
    [many] { $n } ورقة بانتظار السحب.
   *[other] { $n } ورقة بانتظار السحب.
}
seat-out = { "\u200F" }{ $name } خارج اللعبة.
# Why a computer plays for this person.
seat-away = غياب: يلعب لاعب آلي.
seat-left = مغادرة: يلعب لاعب آلي.
seat-removed = إخراج: يلعب لاعب آلي.

# Above the last plays.
table-plays = آخر ما جرى، الأحدث أولًا:

# The draw for the first deal. $draws is a list of table-draw.
table-draw = { "\u200F" }{ $name }: { $card }
    .words = { "\u200F" }{ $name } { $card }
table-draws = السحب لتحديد الموزع: { $draws }.
    .words = السحب لتحديد الموزع. { $draws }.
table-draws-again = سحب جديد بعد التعادل: { $draws }.
    .words = سحب جديد بعد التعادل. { $draws }.

# The last lines. $seal is the first characters of the commitment to the shuffle.
table-round = اللعبة { $game } · الجولة { $round } · التوزيع: { $name }
    .words = اللعبة { $game }. الجولة { $round }. التوزيع: { $name }.
table-stock = كومة السحب: { $n }.
table-seal = ختم هذه الجولة: { "\u2068" }{ $seal }…{ "\u2069" }
    .words = بداية ختم هذه الجولة: { $seal }.

# The round is over.
over-won = انتهت الجولة { $round }. الفوز بها لـ{ $name }، ببلوغ { $total } بالضبط.
over-lost = انتهت الجولة { $round }. خسارتها من نصيب { $name }.
over-next = بداية الجولة التالية: { $when }.
over-seed = الختم مفتوح، ويمكن لأي شخص التحقق من التوزيع. بذرة الجولة { $round }: { $seed }

# The game is over. Those who went out together share a place.
finished-head = الفوز باللعبة لـ{ $name }!
finished-place = المركز { $place }: { $names }
    .words = المركز { $place }: { $names }.
finished-seed = الأختام مفتوحة، ويمكن لأي شخص التحقق من كل توزيع. بذرة اللعبة: { $seed }

# Buttons.
button-hand = أوراقي
button-draw = سحب
    .words = سحب ورقة
button-turn = لمن الدور؟
button-total = كم المجموع؟
button-more = المزيد…
    .words = المزيد
button-next = الجولة التالية
button-rematch = لعبة أخرى

# Buttons for the places of a hand, from 1; low and high are the values of a card that has two.
slot = { $place }
    .words = خانة { $place }
slot-low = { $place } صغير
    .words = صغير، خانة { $place }
slot-high = { $place } كبير
    .words = كبير، خانة { $place }
