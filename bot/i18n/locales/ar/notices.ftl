### Answers to one person: at most 200 characters, the important word first.
### You: the past tense, لك, لديك, دورك, which are spelled alike for everybody; no imperatives.

# The game refuses, by its reasons.
refused-not_your_turn = لم يحن دورك بعد.
refused-not_in_hand = هذه الورقة لم تعد بين أوراقك.
refused-choose_value = لهذه الورقة قيمتان: صغير أم كبير؟
refused-bad_value = ليس لهذه الورقة هذه القيمة.
refused-over_99 = المجموع سيصبح { $total }، والحد الأقصى 99.
refused-nothing_to_draw = لا ورقة بانتظار السحب لديك.
refused-game_over = انتهت اللعبة.
refused-stale = انتهى ذلك الدور.
refused-too_early = قبل الأوان: لم ينته الوقت بعد.
refused-no_lobby = هذا ممكن قبل بدء اللعبة فقط، وقد بدأت.
refused-not_started = لم تبدأ اللعبة بعد.
refused-round_running = لم تنته هذه الجولة بعد.
refused-not_seated = لا مقعد لك على هذه الطاولة.
refused-already_seated = لك مقعد على هذه الطاولة بالفعل.
refused-not_host = هذا الأمر بيد { $host } فقط.
refused-not_away = لا أحد يلعب بدلًا منك، فأنت هنا.
refused-removed = خرجت من هذه اللعبة بتصويت الباقين. اللعب ممكن في اللعبة القادمة.
refused-already_voted = صوتك محسوب بالفعل.
refused-not_a_person = لا تصويت على هذا المقعد.
refused-too_few = لا بد من لاعبين اثنين لبدء اللعبة.
refused-table_full = الطاولة ممتلئة.
refused-not_enough_cards = الأوراق لا تكفي هذا العدد من اللاعبين. الحل زيادة الرزم أو تقليل عدد الأوراق لكل لاعب.
refused-no_such_rules = لا توجد لعبة بهذا الاسم.
refused-bad_option = كتابة هذا الخيار غير صحيحة. مثال: { "\u2068" }/newgame classic points=5 clock=60 draw=auto{ "\u2069" }

# A press or a typed command means nothing here, by its problem.
problem-out_of_date = انتهت صلاحية هذا الزر.
problem-no_game = لا لعبة هنا. فتح طاولة جديدة: { "\u2068" }/newgame{ "\u2069" }
problem-not_at_table = لا مقعد لك على هذه الطاولة.
problem-watching = خرجت من هذه اللعبة، والمشاهدة ممكنة.
problem-no_such_place = لا ورقة لديك في هذه الخانة.
problem-no_round = لا أوراق مع أحد الآن.
problem-hand_changed = تغيرت أوراقك منذ آخر عرض لها. عرض أوراقك من جديد: { "\u2068" }/hand{ "\u2069" }
problem-game_running = هنا لعبة جارية، وهذه هي.
problem-not_allowed = هذا الأمر لإدارة الطاولة أو للمشرفين فقط.
problem-nobody = لا مقاعد للمشرفين المجهولين ولا للقنوات. الحل استعمال حسابك الشخصي.
problem-how_to_open = كتابة الأمر وحده: { "\u2068" }/newgame{ "\u2069" } أو مع لعبة وخيارات، مثل: { "\u2068" }/newgame classic points=5 clock=60 draw=auto{ "\u2069" }
problem-how_to_play = كتابة الأمر مع رقم الخانة، مثل { "\u2068" }/play 2{ "\u2069" }، أو مع القيمة أيضًا، مثل { "\u2068" }/play 2 صغير{ "\u2069" }.
problem-how_to_ahead = كتابة الأمر مع رقم الخانة، مثل { "\u2068" }/ahead 2{ "\u2069" }، أو مع القيمة أيضًا، مثل { "\u2068" }/ahead 2 صغير{ "\u2069" }. للتراجع: { "\u2068" }/ahead off{ "\u2069" }
problem-how_to_set = كتابة الأمر مع خيارات، مثل: { "\u2068" }/set points=5 clock=off{ "\u2069" }
problem-how_to_add = كتابة الأمر مع المستوى. سهل: { "\u2068" }/computer easy{ "\u2069" }، متوسط: { "\u2068" }/computer normal{ "\u2069" }، صعب: { "\u2068" }/computer hard{ "\u2069" }
problem-how_to_kick = كتابة الأمر مع رقم المقعد، مثل { "\u2068" }/kick 2{ "\u2069" }. أرقام المقاعد بترتيب قائمة الطاولة.
problem-come_back = الكمبيوتر يلعب بدلًا منك. الضغط على «عدت إلى اللعب» أولًا.
problem-no_computer = لا لاعب آليًا على هذه الطاولة.
problem-unreadable = تعذرت قراءة هذه الطاولة الآن. ستبقى كما هي، وإصلاحها بيد مشغل هذا البوت.
problem-failed = حدث خطأ من جانبنا. الطاولة باقية كما هي، والمحاولة ممكنة لاحقًا.

# What came of a press, told to whoever pressed.
done-joined = لك الآن مقعد على الطاولة.
done-left = غادرت الطاولة.
done-queued = لك مكان في اللعبة القادمة.
done-computer = انضم لاعب آلي إلى الطاولة.
done-removed = مغادرة { $name } للطاولة.
done-options = تغيرت الخيارات.
done-back = عاد اللعب إليك.
done-voted = تم احتساب صوتك.
done-started = بدأت اللعبة.
done-game = اللعبة: { $game }.
done-closed = الطاولة مغلقة.
done-next = بدأت الجولة التالية.
done-opened = طاولة جديدة مفتوحة.
done-drew = ورقتك الجديدة: { $card }.
done-played = ورقتك: { $card }. المجموع { $total }.
done-played-lost = { $life ->
    [token] { $n ->
        [zero] ورقتك: { $card }. المجموع { $total }. بلا خصم منك.
        [one] ورقتك: { $card }. المجموع { $total }. خصم قطعة واحدة منك.
        [two] ورقتك: { $card }. المجموع { $total }. خصم قطعتين منك.
        [few] ورقتك: { $card }. المجموع { $total }. خصم { $n } قطع منك.
        [many] ورقتك: { $card }. المجموع { $total }. خصم { $n } قطعة منك.
       *[other] ورقتك: { $card }. المجموع { $total }. خصم { $n } قطعة منك.
    }
   *[point] { $n ->
        [zero] ورقتك: { $card }. المجموع { $total }. بلا خصم منك.
        [one] ورقتك: { $card }. المجموع { $total }. خصم نقطة واحدة منك.
        [two] ورقتك: { $card }. المجموع { $total }. خصم نقطتين منك.
        [few] ورقتك: { $card }. المجموع { $total }. خصم { $n } نقاط منك.
        [many] ورقتك: { $card }. المجموع { $total }. خصم { $n } نقطة منك.
       *[other] ورقتك: { $card }. المجموع { $total }. خصم { $n } نقطة منك.
    }
}
done-played-others = { $life ->
    [token] { $n ->
        [zero] ورقتك: { $card }. المجموع { $total }. بلا خصم من الباقين.
        [one] ورقتك: { $card }. المجموع { $total }. خصم قطعة واحدة من كل الباقين.
        [two] ورقتك: { $card }. المجموع { $total }. خصم قطعتين من كل الباقين.
        [few] ورقتك: { $card }. المجموع { $total }. خصم { $n } قطع من كل الباقين.
        [many] ورقتك: { $card }. المجموع { $total }. خصم { $n } قطعة من كل الباقين.
       *[other] ورقتك: { $card }. المجموع { $total }. خصم { $n } قطعة من كل الباقين.
    }
   *[point] { $n ->
        [zero] ورقتك: { $card }. المجموع { $total }. بلا خصم من الباقين.
        [one] ورقتك: { $card }. المجموع { $total }. خصم نقطة واحدة من كل الباقين.
        [two] ورقتك: { $card }. المجموع { $total }. خصم نقطتين من كل الباقين.
        [few] ورقتك: { $card }. المجموع { $total }. خصم { $n } نقاط من كل الباقين.
        [many] ورقتك: { $card }. المجموع { $total }. خصم { $n } نقطة من كل الباقين.
       *[other] ورقتك: { $card }. المجموع { $total }. خصم { $n } نقطة من كل الباقين.
    }
}

# The two questions that anybody may ask at any time: one sentence.
turn-yours = دورك الآن.
turn-other = دور { $player }.
turn-over = انتهت الجولة، والتالية تبدأ قريبًا.
turn-lobby = لم تبدأ اللعبة بعد.
turn-finished = انتهت اللعبة.
total-is = المجموع { $total }.

# Replies where others read along: they never tell a card.
hand-here = زر «أوراقي» أسفل الطاولة يعرض أوراقك لك وحدك.
not-played = لم يتم لعب ورقتك يا { $player }. زر «أوراقي» أسفل الطاولة يوضح السبب.
panel-over = لا أوراق لديك الآن. الطاولة تعرض ما جرى.
panel-same = لا جديد منذ آخر عرض.
no-play-yet = لا ورقة ملعوبة في هذه الجولة بعد.
score-line = { $life ->
    [token] { $points ->
        [0] { "\u200F" }{ $player } خارج اللعبة.
        [one] { "\u200F" }{ $player }: الباقي قطعة واحدة.
        [two] { "\u200F" }{ $player }: الباقي قطعتان.
        [few] { "\u200F" }{ $player }: الباقي { $points } قطع.
        [many] { "\u200F" }{ $player }: الباقي { $points } قطعة.
       *[other] { "\u200F" }{ $player }: الباقي { $points } قطعة.
    }
   *[point] { $points ->
        [0] { "\u200F" }{ $player } خارج اللعبة.
        [one] { "\u200F" }{ $player }: الباقي نقطة واحدة.
        [two] { "\u200F" }{ $player }: الباقي نقطتان.
        [few] { "\u200F" }{ $player }: الباقي { $points } نقاط.
        [many] { "\u200F" }{ $player }: الباقي { $points } نقطة.
       *[other] { "\u200F" }{ $player }: الباقي { $points } نقطة.
    }
}

# What a player may type for the value of a card that has two: one word, without a hamza, which many
# leave out.
pick-low = صغير
pick-high = كبير
