### What people choose for themselves, hands in the private chat, and the list of one's tables.

# A hand in the private chat. The first line is also what a notification shows.
private-yours = { $group }: é a sua vez. Total { $total }.
private-over = { $group }: essa sua vez já passou.
# Where the group's name is not known.
private-group = Seu grupo

# Hands in the private chat are switched on or off.
private-on = Suas cartas chegam aqui na sua vez, de todas as suas mesas. Toque em uma carta para jogar, ou escreva a posição dela, como 2, ou 2 baixo. Em /settings dá para desativar.
# A button in the lobby leads there; whoever has done so is told.
private-already = Suas cartas já chegam no nosso chat privado.
private-which = É a sua vez em várias mesas. Responda à mensagem com as cartas da mesa que você quer, ou toque em um dos botões dela.
private-button = Minhas cartas no chat privado

# The own settings: a head, and a line for each choice.
settings-head = Suas configurações, em qualquer chat:
settings-language = Idioma: { $language }.
settings-wording-symbols = Textos: com símbolos.
settings-wording-words = Textos: com palavras.
settings-hands-on = Cartas neste chat privado: sim.
settings-hands-off = Cartas neste chat privado: não.
settings-told-alerts = Respostas: em uma janela que você fecha.
settings-told-toasts = Respostas: em um aviso breve.
settings-elsewhere = Suas configurações ficam entre nós: { $link }
settings-changed = Mudança feita.

# Buttons of the settings.
settings-use-words = Textos com palavras
settings-use-symbols = Textos com símbolos
settings-use-hands = Cartas neste chat privado
settings-use-no-hands = Sem cartas neste chat privado
settings-use-alerts = Respostas em uma janela
settings-use-toasts = Respostas em um aviso breve
settings-use-own = O idioma do meu app

# What this language calls itself, and what a language is called that is chosen by the app.
language-name = Português
language-own = o do seu app

# /language, /words and /symbols.
language-now = A partir de agora falo com você neste idioma: { $language }.
language-group = Idioma das mesas deste grupo a partir de agora: { $language }.
language-which = Escreva /language e um destes códigos: { $codes }
wording-now-words = A partir de agora falo com você com palavras em vez de símbolos. Para a mesa deste grupo: /words here
wording-now-symbols = A partir de agora falo com você com símbolos. Para a mesa deste grupo: /symbols here
wording-group-words = As mesas deste grupo agora usam palavras.
wording-group-symbols = As mesas deste grupo agora usam símbolos.
wording-which = Escreva /words ou /symbols: sem mais nada, para você; com a palavra here, para a mesa de um grupo.

# /mygames: a line for each table. $group is a link where there is one.
mygames-head = Suas mesas:
mygames-none = Você não está em nenhuma mesa.
mygames-here = Este chat
mygames-yours = { $group }: é a sua vez.
mygames-other = { $group }: vez de { $player }.
mygames-lobby = { $group }: a partida ainda não começou.
mygames-pause = { $group }: a rodada acabou; a próxima começa logo.
mygames-elsewhere = Suas mesas ficam entre nós: { $link }
