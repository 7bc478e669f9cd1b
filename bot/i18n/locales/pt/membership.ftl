### When the bot comes into a group, and when it may not write there.

# Said in a group that the bot has just been added to.
added-to-group =
    Oi! Eu dou as cartas do 99, o jogo de ir somando, para 2 a 20 participantes.
    Envie /newgame para abrir uma mesa. /rules explica o jogo; /help, todos os comandos.

# Said to the host in the private chat. $group is the group's title, where it is known.
mute-in = Não posso mais escrever em { $group }, e a partida de lá espera. Ela continua quando um admin me deixar escrever de novo.
mute = Não posso mais escrever no grupo da sua partida, e a partida espera. Ela continua quando um admin me deixar escrever de novo.

# Said at the table. $time is a length of time.
closed-quiet-lobby = Ninguém fez nada aqui por { $time }: esta mesa está fechada.
closed-quiet-game = Ninguém fez nada aqui por { $time }: a partida foi interrompida. Ninguém vence.
