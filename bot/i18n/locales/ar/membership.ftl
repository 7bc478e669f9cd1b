### When the bot comes into a group, and when it may not write there.

# Said in a group that the bot has just been added to.
added-to-group =
    أهلًا وسهلًا! هنا لعبة تسعة وتسعين، لعبة الجمع بالورق، لعدد من 2 إلى 20 لاعبًا، وأنا الموزع.
    فتح طاولة: { "\u2068" }/newgame{ "\u2069" }، شرح اللعبة: { "\u2068" }/rules{ "\u2069" }، كل الأوامر: { "\u2068" }/help{ "\u2069" }

# Said to the host in the private chat. $group is the group's title, where it is known.
mute-in = لم تعد لي صلاحية الكتابة في { $group }، ولعبتك هناك تنتظر. تستمر اللعبة عندما تعود لي الصلاحية من أحد المشرفين.
mute = لم تعد لي صلاحية الكتابة في مجموعة لعبتك، واللعبة تنتظر. تستمر عندما تعود لي الصلاحية من أحد المشرفين.

# Said at the table. $time is a length of time; it stands after a colon, for so its dual is right.
closed-quiet-lobby = هذه الطاولة مغلقة، فلا حركة هنا منذ مدة: { $time }.
closed-quiet-game = توقفت اللعبة، فلا حركة هنا منذ مدة: { $time }. لا فوز لأحد.
