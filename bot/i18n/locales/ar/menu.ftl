### Pages of choices that only one person sees.

menu-settings = خيارات هذه الطاولة، اللعبة { $game }. الضغط على أي خيار يغيره.
# Behind the explanation of an option.
menu-chosen = الآن، { $option }.
menu-to-settings = كل الخيارات
menu-back = العودة إلى الطاولة
menu-typed = يمكن كتابة الخيارات: { "\u2068" }/set points=5 clock=off{ "\u2069" }
menu-over = لا شيء للاختيار الآن.

# Lengths of the game; $n is what everybody starts with.
preset-quick = قصيرة: { $n }
preset-medium = متوسطة: { $n }
preset-full = كاملة: { $n }

# What each option means, in one line.
explain-points = عدد النقاط أو القطع لكل لاعب في البداية. العدد الأقل يجعل اللعبة أقصر.
explain-hand_size = عدد الأوراق مع كل لاعب.
explain-decks = عدد الرزم المخلوطة معًا، وفي كل رزمة 52 ورقة.
explain-draw = بعد لعب ورقة: إما أن تأتي الورقة الجديدة تلقائيًا، أو يكون السحب بزر «سحب» قبل لعب الورقة التالية.
explain-floor = عند نزول المجموع: إما الوقوف عند 0، أو إمكان النزول تحته.
explain-nine = ورقة 9: إما أن تمر بلا أثر، أو تلغي أيضًا دور اللاعب التالي.
explain-dealer = قبل الجولة الأولى يسحب كل لاعب ورقة: أي ورقة تحدد الموزع؟
explain-clock = مهلة كل دور. بعد انتهائها يلعب لاعب آلي بدلًا من الغائب، وبعد دورين متتاليين يستمر في ذلك حتى العودة.
explain-pause = مدة الاستراحة بين جولتين. يمكن لأي لاعب على الطاولة المتابعة قبل ذلك.
explain-leaving = عند مغادرة لاعب في أثناء اللعبة: إما أن يكمل لاعب آلي بدلًا منه، أو يصبح مقعده خارج اللعبة.

# What can be done during a game.
menu-more = ماذا الآن؟
menu-to-leave = مغادرة اللعبة…
    .words = مغادرة اللعبة
menu-to-remove = إخراج لاعب…
    .words = إخراج لاعب
menu-vote-stop = التصويت لإيقاف اللعبة
menu-next = اللعب في اللعبة القادمة
menu-not-next = عدم اللعب في اللعبة القادمة
menu-leave-computer = مغادرة هذه اللعبة؟ يكمل لاعب آلي بدلًا منك، والعودة ممكنة.
menu-leave-fold = مغادرة هذه اللعبة؟ يصبح مقعدك خارج اللعبة، ولا عودة إليها.
menu-leave = نعم، مغادرة
menu-stay = لا، رجوع
menu-remove = من الذي يخرج بتصويت الباقين؟ يلزم أكثر من نصفهم، واثنان على الأقل.
menu-vote-out = التصويت لإخراج { "\u2068" }{ $name }{ "\u2069" }
button-back = عدت إلى اللعب
