### What is kept of people and groups, and how it goes away.

# /privacy. Lengths of time are told as "30 days": $life is the usual one, $longest the longest.
privacy-head = What I keep, why, and how long
privacy-table = The table: numbers and first names of those who play, cards, points, and the log of each game. I need it to deal and to prove that the deal was fair. It ends { $life } after the last move. The log has numbers and no names.
privacy-statistics = Statistics: only of those who sent /stats on, and only in that group. They are for /stats and /top. They end { $life } after your last game, and the note of the groups they are in { $longest } after it.
privacy-choices = Your choices: language, words or signs, where your cards are shown, and the tables where you sit. I need them to speak to you as you like. They end { $life } after the last change.
privacy-work = My own work: times of my calls to Telegram, counts of failures, and when I was started. No names or cards are in it. It ends within { $longest }.
privacy-press = What you press and type is remembered for { $life } at most, so that nothing is done twice. I keep no other messages.
privacy-sealed = Whatever names a person or a card is kept encrypted. Whoever runs this bot has the key. Nothing is sold, nor shown to anybody else.
privacy-rights =
    /mydata, sent to me in private, is a file with all that I keep of you.
    /forgetme has it deleted. Your number stays in the logs of your last games until they end.
    /stats off deletes your statistics in one group.
    /forgetgroup, from an admin, deletes all that I keep of a group.

# /mydata
mydata-private = Send /mydata to me in private: { $link }. The file is for your eyes only.
mydata-here = This is all that I keep of you. /privacy says why and how long, /forgetme has it deleted.

# /forgetme: asked once more, then done. The second text is an alert of at most 200 characters.
forget-me-ask = Shall I forget you everywhere? I delete your statistics and your choices. At every table you give up your seat, and your name becomes “former player”. This cannot be undone.
forget-me-done = You are forgotten: statistics and choices are deleted, and your name is gone from every table.
forget-me-others = Only the one who asked can press this.
button-forget-me = Forget me

# /forgetgroup: the same for a group.
forget-group-ask = Shall I forget this group? A game that is on ends. I delete its log, all statistics and choices of the group. This cannot be undone.
forget-group-done = This group is forgotten. /newgame opens a table as in a new group.
forget-group-admins = Only an admin of this group can do that.
forget-group-private = Send this in the group that is meant.
button-forget-group = Forget this group

# Instead of the name of somebody who wanted to be forgotten.
player-former = former player
