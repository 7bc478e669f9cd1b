### When the bot comes into a group, and when it may not write there.

# Said in a group that the bot has just been added to.
added-to-group =
    Hello! I deal Ninety-Nine, the adding card game, for 2 to 20 players.
    Send /newgame to open a table. /rules explains the game, /help all commands.

# Said to the host in the private chat. $group is the group's title, where it is known.
mute-in = I may not write in { $group } any more, so your game there waits. When an admin lets me write again, it goes on.
mute = I may not write in the group of your game any more, so it waits. When an admin lets me write again, it goes on.

# Said at the table. $time is a length of time.
closed-quiet-lobby = Nobody has done anything here for { $time }, so this table is closed.
closed-quiet-game = Nobody has done anything here for { $time }, so the game was stopped. Nobody wins.
