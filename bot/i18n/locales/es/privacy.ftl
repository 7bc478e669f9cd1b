### What is kept of people and groups, and how it goes away.

# /privacy. Lengths of time are told as "30 days": $life is the usual one, $longest the longest.
privacy-head = Qué guardo, para qué y cuánto tiempo
privacy-table = La mesa: números y nombres de pila de quienes juegan, cartas, puntos y el registro de cada partida. Lo necesito para repartir y para probar que el reparto fue limpio. Se borra { $life } después de la última jugada. En el registro hay números, no nombres.
privacy-statistics = Estadísticas: solo de quienes enviaron /stats on, y solo en ese grupo. Son para /stats y /top. Se borran { $life } después de tu última partida, y la nota de en qué grupos están, { $longest } después.
privacy-choices = Tus preferencias: idioma, palabras o símbolos, dónde se muestran tus cartas y en qué mesas estás. Las necesito para hablarte como prefieres. Se borran { $life } después del último cambio.
privacy-work = Mi propio trabajo: tiempos de mis llamadas a Telegram, cantidad de fallos y cuándo me pusieron en marcha. No contiene nombres ni cartas. Se borra en un plazo de { $longest }.
privacy-press = Lo que tocas y escribes se recuerda como máximo { $life }, para no hacer nada dos veces. No guardo otros mensajes.
privacy-sealed = Lo que nombra a una persona o una carta se guarda cifrado. Quien mantiene este bot tiene la clave. Nada se vende ni se muestra a nadie más.
privacy-rights =
    /mydata, enviado en privado, es un archivo con todo lo que guardo de ti.
    /forgetme lo borra. Tu número sigue en los registros de tus últimas partidas hasta que se borren.
    /stats off borra tus estadísticas en un grupo.
    /forgetgroup, enviado por un admin, borra todo lo que guardo de un grupo.

# /mydata
mydata-private = Envíame /mydata en privado: { $link }. El archivo es solo para ti.
mydata-here = Esto es todo lo que guardo de ti. /privacy dice para qué y cuánto tiempo; /forgetme lo borra.

# /forgetme: asked once more, then done. The second text is an alert of at most 200 characters.
forget-me-ask = ¿Quieres que te olvide en todas partes? Borro tus estadísticas y tus preferencias. En cada mesa dejas tu asiento, y en lugar de tu nombre queda “exparticipante”. No se puede deshacer.
forget-me-done = Olvido hecho: se borraron tus estadísticas y preferencias, y tu nombre ya no está en ninguna mesa.
forget-me-others = Solo puede tocar esto quien lo pidió.
button-forget-me = Borrar mis datos

# /forgetgroup: the same for a group.
forget-group-ask = ¿Quieres que olvide este grupo? Si hay una partida en marcha, termina. Borro su registro y todas las estadísticas y preferencias del grupo. No se puede deshacer.
forget-group-done = El grupo quedó en el olvido. /newgame abre una mesa, como en un grupo nuevo.
forget-group-admins = Solo puede hacerlo un admin de este grupo.
forget-group-private = Envía esto en el grupo del que se trata.
button-forget-group = Borrar los datos de este grupo

# Instead of the name of somebody who wanted to be forgotten.
player-former = exparticipante
