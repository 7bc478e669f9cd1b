### When the bot comes into a group, and when it may not write there.

# Said in a group that the bot has just been added to.
added-to-group =
    ¡Hola! Reparto las cartas del 99, el juego de ir sumando, para 2 a 20 participantes.
    Envía /newgame para abrir una mesa. /rules explica el juego; /help, todos los comandos.

# Said to the host in the private chat. $group is the group's title, where it is known.
mute-in = Ya no puedo escribir en { $group }, y la partida de allí espera. Seguirá cuando un admin me deje escribir de nuevo.
mute = Ya no puedo escribir en el grupo de tu partida, y la partida espera. Seguirá cuando un admin me deje escribir de nuevo.

# Said at the table. $time is a length of time.
closed-quiet-lobby = Sin actividad aquí desde hace { $time }: esta mesa queda cerrada.
closed-quiet-game = Sin actividad aquí desde hace { $time }: la partida se interrumpe. No gana nadie.
