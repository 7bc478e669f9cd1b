### What people choose for themselves, hands in the private chat, and the list of one's tables.

# A hand in the private chat. The first line is also what a notification shows.
private-yours = { $group }: te toca. Total { $total }.
private-over = { $group }: este turno tuyo ya pasó.
# Where the group's name is not known.
private-group = Tu grupo

# Hands in the private chat are switched on or off.
private-on = Tus cartas llegan aquí cuando te toca, desde todas tus mesas. Toca una carta para jugarla, o escribe su lugar, por ejemplo 2, o 2 bajo. Con /settings se desactiva.
# A button in the lobby leads there; whoever has done so is told.
private-already = Tus cartas ya llegan a nuestro chat privado.
private-which = Te toca en varias mesas. Responde al mensaje con las cartas de la que quieras, o toca uno de sus botones.
private-button = Mis cartas en el chat privado

# The own settings: a head, and a line for each choice.
settings-head = Tus ajustes, en cualquier chat:
settings-language = Idioma: { $language }.
settings-wording-symbols = Textos: con símbolos.
settings-wording-words = Textos: con palabras.
settings-hands-on = Cartas en este chat privado: sí.
settings-hands-off = Cartas en este chat privado: no.
settings-told-alerts = Respuestas: en una ventana que tú cierras.
settings-told-toasts = Respuestas: en un aviso breve.
settings-elsewhere = Tus ajustes quedan entre tú y yo: { $link }
settings-changed = Cambio hecho.

# Buttons of the settings.
settings-use-words = Textos con palabras
settings-use-symbols = Textos con símbolos
settings-use-hands = Cartas en este chat privado
settings-use-no-hands = Sin cartas en este chat privado
settings-use-alerts = Respuestas en una ventana
settings-use-toasts = Respuestas en un aviso breve
settings-use-own = El idioma de mi app

# What this language calls itself, and what a language is called that is chosen by the app.
language-name = Español
language-own = el de tu app

# /language, /words and /symbols.
language-now = Desde ahora te hablo en este idioma: { $language }.
language-group = Idioma de las mesas de este grupo desde ahora: { $language }.
language-which = Escribe /language y uno de estos códigos: { $codes }
wording-now-words = Desde ahora te hablo con palabras en vez de símbolos. Para la mesa de este grupo: /words here
wording-now-symbols = Desde ahora te hablo con símbolos. Para la mesa de este grupo: /symbols here
wording-group-words = Las mesas de este grupo usan ahora palabras.
wording-group-symbols = Las mesas de este grupo usan ahora símbolos.
wording-which = Escribe /words o /symbols: solo, para ti; con la palabra here, para la mesa de un grupo.

# /mygames: a line for each table. $group is a link where there is one.
mygames-head = Tus mesas:
mygames-none = No estás en ninguna mesa.
mygames-here = Este chat
mygames-yours = { $group }: te toca.
mygames-other = { $group }: le toca a { $player }.
mygames-lobby = { $group }: la partida aún no empieza.
mygames-pause = { $group }: la ronda terminó; la siguiente empieza pronto.
mygames-elsewhere = Tus mesas quedan entre tú y yo: { $link }
