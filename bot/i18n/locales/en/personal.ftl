### What people choose for themselves, hands in the private chat, and the list of one's tables.

# A hand in the private chat. The first line is also what a notification shows.
private-yours = { $group }: your turn. Total { $total }.
private-over = { $group }: this turn of yours is over.
# Where the group's name is not known.
private-group = Your group

# Hands in the private chat are switched on or off.
private-on = Your cards come here when it is your turn, from every table where you sit. Press a card to play it, or type its place, such as 2, or 2 low. /settings switches this off.
# A button in the lobby leads there; whoever has done so is told.
private-already = Your cards come into our private chat already.
private-which = You are to play at several tables. Answer the message with the cards you mean, or press one of its buttons.
private-button = My cards in a private chat

# The own settings: a head, and a line for each choice.
settings-head = Your settings, wherever we meet:
settings-language = Language: { $language }.
settings-wording-symbols = Texts: with symbols.
settings-wording-words = Texts: in words.
settings-hands-on = Cards in this private chat: yes.
settings-hands-off = Cards in this private chat: no.
settings-told-alerts = Answers: in a window that you close.
settings-told-toasts = Answers: for a moment at the edge.
settings-elsewhere = Your settings are between you and me: { $link }
settings-changed = Changed.

# Buttons of the settings.
settings-use-words = Texts in words
settings-use-symbols = Texts with symbols
settings-use-hands = Cards in this private chat
settings-use-no-hands = No cards in this private chat
settings-use-alerts = Answers in a window
settings-use-toasts = Answers for a moment
settings-use-own = Language of my app

# What this language calls itself, and what a language is called that is chosen by the app.
language-name = English
language-own = as in your app

# /language, /words and /symbols.
language-now = I speak { $language } with you now.
language-group = This group’s tables are in { $language } now.
language-which = Type /language with one of these: { $codes }
wording-now-words = I use words instead of symbols with you now. For this group’s table: /words here
wording-now-symbols = I use symbols with you now. For this group’s table: /symbols here
wording-group-words = This group’s tables use words now.
wording-group-symbols = This group’s tables use symbols now.
wording-which = Type /words or /symbols, alone for yourself, or with the word here for the table of a group.

# /mygames: a line for each table. $group is a link where there is one.
mygames-head = Your tables:
mygames-none = You sit at no table.
mygames-here = This chat
mygames-yours = { $group }: your turn.
mygames-other = { $group }: { $player }’s turn.
mygames-lobby = { $group }: the game has not started yet.
mygames-pause = { $group }: the round is over; the next one begins soon.
mygames-elsewhere = Your tables are between you and me: { $link }
