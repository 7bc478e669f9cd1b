### What happened at a play: one sentence a fact, each standing alone.
### Nouns of action instead of verbs, for nobody's gender is known; each line begins with an Arabic
### word, for a Latin name at its start would turn the whole line round. The marks \u2068 and \u2069
### keep a formula or a typed command in one piece, from left to right.

# A play: the total goes from $before to $after. The -as texts name the value of an ace or a ten.
deed-played = ورقة { $name }: { $card }، { "\u2068" }{ $before } → { $after }{ "\u2069" }.
    .words = ورقة { $name }: { $card }. المجموع { $after }.
deed-played-as = ورقة { $name }: { $card } بقيمة { $value }، { "\u2068" }{ $before } → { $after }{ "\u2069" }.
    .words = ورقة { $name }: { $card } بقيمة { $value }. المجموع { $after }.

# The same, played for somebody who let the time pass.
deed-timed-out = انتهى الوقت. ورقة { $name }: { $card }، { "\u2068" }{ $before } → { $after }{ "\u2069" }.
    .words = انتهى الوقت. ورقة { $name }: { $card }. المجموع { $after }.
deed-timed-out-as = انتهى الوقت. ورقة { $name }: { $card } بقيمة { $value }، { "\u2068" }{ $before } → { $after }{ "\u2069" }.
    .words = انتهى الوقت. ورقة { $name }: { $card } بقيمة { $value }. المجموع { $after }.

# The same, played by a computer for somebody who is away.
deed-stood-in = لاعب آلي بدلًا من { $name }: { $card }، { "\u2068" }{ $before } → { $after }{ "\u2069" }.
    .words = لاعب آلي بدلًا من { $name }: { $card }. المجموع { $after }.
deed-stood-in-as = لاعب آلي بدلًا من { $name }: { $card } بقيمة { $value }، { "\u2068" }{ $before } → { $after }{ "\u2069" }.
    .words = لاعب آلي بدلًا من { $name }: { $card } بقيمة { $value }. المجموع { $after }.

# What it cost, and whom. $n counts points, or tokens; $marks is one number or two ("66 and 99").
cost-passed = { $life ->
    [token] { $n ->
        [zero] تجاوز { $marks }، بلا خصم من { $name }.
        [one] تجاوز { $marks }، خصم قطعة واحدة من { $name }.
        [two] تجاوز { $marks }، خصم قطعتين من { $name }.
        [few] تجاوز { $marks }، خصم { $n } قطع من { $name }.
        [many] تجاوز { $marks }، خصم { $n } قطعة من { $name }.
       *[other] تجاوز { $marks }، خصم { $n } قطعة من { $name }.
    }
   *[point] { $n ->
        [zero] تجاوز { $marks }، بلا خصم من { $name }.
        [one] تجاوز { $marks }، خصم نقطة واحدة من { $name }.
        [two] تجاوز { $marks }، خصم نقطتين من { $name }.
        [few] تجاوز { $marks }، خصم { $n } نقاط من { $name }.
        [many] تجاوز { $marks }، خصم { $n } نقطة من { $name }.
       *[other] تجاوز { $marks }، خصم { $n } نقطة من { $name }.
    }
}
cost-landed = { $life ->
    [token] { $n ->
        [zero] بلوغ { $mark } بالضبط! بلا خصم من الباقين.
        [one] بلوغ { $mark } بالضبط! خصم قطعة واحدة من كل الباقين.
        [two] بلوغ { $mark } بالضبط! خصم قطعتين من كل الباقين.
        [few] بلوغ { $mark } بالضبط! خصم { $n } قطع من كل الباقين.
        [many] بلوغ { $mark } بالضبط! خصم { $n } قطعة من كل الباقين.
       *[other] بلوغ { $mark } بالضبط! خصم { $n } قطعة من كل الباقين.
    }
   *[point] { $n ->
        [zero] بلوغ { $mark } بالضبط! بلا خصم من الباقين.
        [one] بلوغ { $mark } بالضبط! خصم نقطة واحدة من كل الباقين.
        [two] بلوغ { $mark } بالضبط! خصم نقطتين من كل الباقين.
        [few] بلوغ { $mark } بالضبط! خصم { $n } نقاط من كل الباقين.
        [many] بلوغ { $mark } بالضبط! خصم { $n } نقطة من كل الباقين.
       *[other] بلوغ { $mark } بالضبط! خصم { $n } نقطة من كل الباقين.
    }
}
cost-landed-one = { $life ->
    [token] { $n ->
        [zero] بلوغ { $mark } بالضبط! بلا خصم من { $name }.
        [one] بلوغ { $mark } بالضبط! خصم قطعة واحدة من { $name }.
        [two] بلوغ { $mark } بالضبط! خصم قطعتين من { $name }.
        [few] بلوغ { $mark } بالضبط! خصم { $n } قطع من { $name }.
        [many] بلوغ { $mark } بالضبط! خصم { $n } قطعة من { $name }.
       *[other] بلوغ { $mark } بالضبط! خصم { $n } قطعة من { $name }.
    }
   *[point] { $n ->
        [zero] بلوغ { $mark } بالضبط! بلا خصم من { $name }.
        [one] بلوغ { $mark } بالضبط! خصم نقطة واحدة من { $name }.
        [two] بلوغ { $mark } بالضبط! خصم نقطتين من { $name }.
        [few] بلوغ { $mark } بالضبط! خصم { $n } نقاط من { $name }.
        [many] بلوغ { $mark } بالضبط! خصم { $n } نقطة من { $name }.
       *[other] بلوغ { $mark } بالضبط! خصم { $n } نقطة من { $name }.
    }
}
cost-caught = { $life ->
    [token] { $n ->
        [zero] لا ورقة صالحة لدى { $name }، بلا خصم.
        [one] لا ورقة صالحة لدى { $name }، خصم قطعة واحدة.
        [two] لا ورقة صالحة لدى { $name }، خصم قطعتين.
        [few] لا ورقة صالحة لدى { $name }، خصم { $n } قطع.
        [many] لا ورقة صالحة لدى { $name }، خصم { $n } قطعة.
       *[other] لا ورقة صالحة لدى { $name }، خصم { $n } قطعة.
    }
   *[point] { $n ->
        [zero] لا ورقة صالحة لدى { $name }، بلا خصم.
        [one] لا ورقة صالحة لدى { $name }، خصم نقطة واحدة.
        [two] لا ورقة صالحة لدى { $name }، خصم نقطتين.
        [few] لا ورقة صالحة لدى { $name }، خصم { $n } نقاط.
        [many] لا ورقة صالحة لدى { $name }، خصم { $n } نقطة.
       *[other] لا ورقة صالحة لدى { $name }، خصم { $n } نقطة.
    }
}

# What else came of it. $count is how many people $names are.
deed-shown = كشف أوراق { $name }: { $cards }.
deed-out = خارج اللعبة: { $names }.
deed-skipped = تخطي دور { $names }.
deed-forgot = { $count ->
    [one] فات أوان السحب على { $names }: ورقة أقل حتى نهاية الجولة.
   *[other] فات أوان السحب على { $names }: أوراق أقل حتى نهاية الجولة.
}
deed-undrawn = نفدت كومة السحب: لا ورقة جديدة لدى { $names }.
deed-reversed = انعكس الاتجاه.
