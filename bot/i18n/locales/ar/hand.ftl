### The own cards: a message that only their holder sees.
### A place in the hand is خانة, for ورقة 2 would be the two itself. The lower and the higher value of
### a card are صغير and كبير: they can be typed, and are spelled without a hamza.

hand-yours = المجموع { $total }. دورك الآن.
hand-theirs = المجموع { $total }. دور { $name }.
hand-deadline = نهاية دورك: { $when }.
hand-points = { $life ->
    [token] { $n ->
        [zero] لا قطع لديك.
        [one] لديك قطعة واحدة.
        [two] لديك قطعتان.
        [few] لديك { $n } قطع.
        [many] لديك { $n } قطعة.
       *[other] لديك { $n } قطعة.
    }
   *[point] { $n ->
        [zero] لا نقاط لديك.
        [one] لديك نقطة واحدة.
        [two] لديك نقطتان.
        [few] لديك { $n } نقاط.
        [many] لديك { $n } نقطة.
       *[other] لديك { $n } نقطة.
    }
}
# A computer plays for this person.
hand-away = بسبب غيابك يلعب لاعب آلي بدلًا منك. زر «عدت إلى اللعب» يعيد اللعب إليك.
hand-left = بعد مغادرتك يلعب لاعب آلي بدلًا منك. زر «عدت إلى اللعب» يعيد اللعب إليك.
hand-removed = خرجت بتصويت الباقين، ويلعب لاعب آلي بدلًا منك حتى نهاية هذه اللعبة.
hand-cards = أوراقك: { $cards }.
hand-none = لا أوراق لديك الآن.
hand-owed = { $n ->
    [zero] لا سحب عليك الآن.
    [one] عليك سحب ورقة واحدة.
    [two] عليك سحب ورقتين.
    [few] عليك سحب { $n } أوراق.
    [many] عليك سحب { $n } ورقة.
   *[other] عليك سحب { $n } ورقة.
}
# Why buttons are disabled.
hand-over = الورقة التي ترفع المجموع فوق { $target } غير صالحة الآن.
hand-stuck = لا ورقة صالحة لديك الآن. عليك السحب أولًا.
hand-wait = عندما يحين دورك، الضغط على «تحديث» يتيح لك اللعب.
# What the buttons say, for the eye; for the ear the same comes as a list.
hand-key = على كل زر: الورقة، ثم المجموع الجديد، ثم خسارتك. العلامة 👥 تعني خسارة الباقين.
    .words = على كل زر: الورقة، ثم المجموع الجديد، ثم الخسارة.
hand-line = خانة { $place }: { $choice }
    .words = خانة { $place }: { $choice }.
hand-typed = يمكن أيضًا كتابة { $play }، أو { $low } أو { $high } لورقة لها قيمتان.

# One card with one value on a button: at most 40 characters. $n is what it costs, -as names the
# value of an ace or a ten, and an -over card would make more than $target. For the eye, a button is
# one formula from left to right without any Arabic in it.
choice = { "\u2068" }{ $card } → { $total }{ "\u2069" }
    .words = { $card }، { $total }
choice-as = { "\u2068" }{ $card } = { $value } → { $total }{ "\u2069" }
    .words = { $card } بقيمة { $value }، { $total }
choice-lose = { "\u2068" }{ $card } → { $total }, −{ $n }{ "\u2069" }
    .words = { $card }، { $total }، خسارتك { $n }
choice-lose-as = { "\u2068" }{ $card } = { $value } → { $total }, −{ $n }{ "\u2069" }
    .words = { $card } بقيمة { $value }، { $total }، خسارتك { $n }
choice-others = { "\u2068" }{ $card } → { $total }, 👥 −{ $n }{ "\u2069" }
    .words = { $card }، { $total }، خسارة غيرك { $n }
choice-others-as = { "\u2068" }{ $card } = { $value } → { $total }, 👥 −{ $n }{ "\u2069" }
    .words = { $card } بقيمة { $value }، { $total }، خسارة غيرك { $n }
choice-over = { "\u2068" }{ $card } → { $total } > { $target }{ "\u2069" }
    .words = { $card }، { $total }، فوق { $target }
choice-over-as = { "\u2068" }{ $card } = { $value } → { $total } > { $target }{ "\u2069" }
    .words = { $card } بقيمة { $value }، { $total }، فوق { $target }

# The numbered hand as an alert of at most 200 characters: first with all that is to be known, then
# with less and less. $slot is a button's label, $low and $high are totals.
alert-yours = المجموع { "\u2068" }{ $total }{ "\u2069" }. دورك الآن.
    .words = المجموع { $total }. دورك الآن.
alert-theirs = المجموع { "\u2068" }{ $total }{ "\u2069" }. لم يحن دورك بعد.
    .words = المجموع { $total }. لم يحن دورك بعد.
alert-choice = خانة { $slot }: { $choice }
    .words = { $slot }: { $choice }.
alert-one = خانة { $place }: { "\u2068" }{ $card } → { $total }{ "\u2069" }
    .words = خانة { $place }: { $card }، { $total }.
alert-two = خانة { $place }: { "\u2068" }{ $card } → { $low } / { $high }{ "\u2069" }
    .words = خانة { $place }: { $card }، صغير { $low }، كبير { $high }.
alert-over = خانة { $place }: { "\u2068" }{ $card } > { $target }{ "\u2069" }
    .words = خانة { $place }: { $card }، فوق { $target }.
alert-card = خانة { $place }: { "\u2068" }{ $card }{ "\u2069" }
    .words = خانة { $place }: { $card }.

button-refresh = تحديث

# A card chosen before the own turn. $card may be ahead-as.
ahead-as = { "\u2068" }{ $card } = { $value }{ "\u2069" }
    .words = { $card } بقيمة { $value }
ahead-how = الضغط على ورقة الآن يلعبها فور حلول دورك، إن كانت حينها بلا خسارة لك. يمكن أيضًا كتابة { $ahead }
ahead-chosen = فور حلول دورك يتم لعب ورقة { $card }، إن كانت حينها بلا خسارة لك. للتراجع: الضغط عليها من جديد، أو كتابة { $off }
ahead-button = في دوري { "\u2068" }{ $card }{ "\u2069" }
    .words = { $card } في دوري
ahead-undo = التراجع عن { "\u2068" }{ $card }{ "\u2069" }
    .words = التراجع عن { $card }
ahead-kept = فور حلول دورك يتم لعب هذه الورقة، إن كانت حينها بلا خسارة لك.
ahead-back = تم التراجع.
ahead-dropped = لم يتم لعب الورقة التي اخترتها: صارت تعني خسارة لك، أو لم تعد صالحة.

# Calls a player whose time is running out; hand-deadline follows.
reminder = { $name }:
    .words = { $name }.
