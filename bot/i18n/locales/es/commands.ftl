### What Telegram shows of the bot: the command menu (at most 60 characters, no full stop), the
### descriptions, and the texts of /help and /start.

command-newgame = Abrir una mesa nueva aquí
command-table = Mostrar la mesa otra vez
command-stop = Terminar la partida y cerrar la mesa
command-join = Unirse a la mesa o a la próxima partida
command-leave = Dejar la mesa
command-back = Volver a jugar sin la máquina
command-begin = Empezar la partida
command-next = Repartir ya la siguiente ronda
command-rematch = Otra partida con la misma gente
command-computer = Sentar una máquina, por ejemplo /computer hard
command-set = Cambiar opciones, por ejemplo /set points=5
command-kick = Sacar a quien ocupa un asiento, por ejemplo /kick 2
command-hand = Mis cartas, sin que nadie más las vea
command-play = Jugar una carta por su lugar, por ejemplo /play 2
command-ahead = Elegir una carta para mi turno, por ejemplo /ahead 2
command-draw = Robar la carta que falta
command-turn = ¿A quién le toca?
command-total = ¿En cuánto va el total?
command-score = Los puntos de toda la mesa
command-last = Lo último que pasó
command-rules = Cómo se juega
command-help = Todos los comandos, explicados
command-start = Quién soy y cómo se empieza
command-stats = Mis estadísticas en este grupo
command-top = Clasificación de este grupo
command-chart = Una imagen de la última partida
command-replay = La última partida otra vez, en palabras y en un archivo
command-privacy = Qué guardo de ti y cómo se borra
command-mydata = Un archivo con todo lo que guardo de ti
command-forgetme = Borrar mis datos en todas partes
command-forgetgroup = Borrar los datos de este grupo
command-language = Elegir el idioma, por ejemplo /language es
command-words = Textos con palabras, sin símbolos
command-symbols = Textos con símbolos
command-settings = Mis ajustes
command-mygames = Las mesas en las que estoy

# At most 64 characters.
bot-name = Noventa y nueve

# At most 512 characters.
bot-description =
    El 99 para tu grupo, el juego de ir sumando: un solo total y tres cartas por cabeza. Llega justo a 33, 66 o 99, pero sin pasarte.

    Añádeme a un grupo y envía allí /newgame. Tus cartas solo las ves tú.
# At most 120 characters.
bot-short-description = Noventa y nueve, el juego de cartas de ir sumando, para 2 a 20 participantes en tu grupo.

# Lines of whole sentences: commands are said here as they are typed.
help =
    Noventa y nueve es un juego de ir sumando, para 2 a 20 participantes. Todas las cartas van al mismo total; las reglas dicen a qué números hay que llegar justo y de cuáles no conviene pasarse.

    Para empezar
    /newgame abre una mesa en un grupo; /newgame classic clock=60 elige el juego y sus opciones. Quien quiera jugar toca Unirme, y quien abrió la mesa toca Empezar.

    Durante la partida
    Toca Mis cartas, en el mensaje de la mesa: solo tú las ves. Toca una carta para jugarla.

    También se puede escribir
    /hand muestra tus cartas
    /play 2 juega tu segunda carta; /play 2 bajo o /play 2 alto elige el valor
    /ahead 2 juega tu segunda carta en cuanto te toque, si entonces no te cuesta nada; /ahead off lo deshace
    /draw roba una carta, donde se roba a mano
    /turn dice a quién le toca
    /total dice el total
    /score dice cuánto le queda a cada cual
    /last dice lo último que pasó
    /table trae la mesa al final del chat
    /rules explica el juego de esta mesa
    /join, /leave y /back: unirse, dejar la mesa y volver a jugar sin la máquina
    /begin, /next y /rematch: empezar, repartir la siguiente ronda, jugar otra vez
    /computer hard sienta una máquina difícil; /set points=5 clock=off cambia opciones
    /kick 2 saca a quien ocupa el asiento 2: lo decide quien abrió la mesa o administra el grupo; el resto vota
    /stop cierra la mesa: lo decide quien la abrió o administra el grupo; el resto vota

    Después de la partida
    /chart la dibuja, /replay la cuenta otra vez, /replay 3 cuenta su tercera ronda
    /stats on me deja recordar tus partidas en este grupo, /stats off las olvida; /stats y /top las muestran

    A tu manera
    /settings: tu idioma, palabras o símbolos, y tus cartas en nuestro chat privado
    /words o /symbols, sin nada más, para ti; con la palabra here, para la mesa de un grupo
    /language es elige tu idioma en nuestro chat privado, y el del grupo en un grupo
    /mygames muestra las mesas en las que estás

    Tus datos
    /privacy dice lo que guardo; /mydata, en privado, te lo da en un archivo; /forgetme lo borra
    /forgetgroup, enviado por un admin, borra lo que guardo de un grupo

# $link leads to the choice of a group for the bot, and so does $admin; there I become an admin.
start =
    ¡Hola! Reparto las cartas del 99, el juego de ir sumando, para 2 a 20 participantes.

    Añádeme a un grupo: { $link }
    Luego envía allí /newgame.

    Como admin también puedo mostrarte tus cartas cuando te toca, sin que las pidas: { $admin }

    ¿Sin compañía? Envía /newgame aquí mismo y juega contra una máquina.

    /rules explica el juego; /help, todos los comandos.
