### What Telegram shows of the bot: the command menu (at most 60 characters, no full stop), the
### descriptions, and the texts of /help and /start.

command-newgame = Open a new table here
command-table = Show the table again
command-stop = End the game and close the table
command-join = Sit down, or play in the next game
command-leave = Get up from the table
command-back = Play for yourself again
command-begin = Start the game
command-next = Deal the next round now
command-rematch = The same people again
command-computer = Seat a computer, such as /computer hard
command-set = Change settings, such as /set points=5
command-kick = Send the player of a seat away, such as /kick 2
command-hand = Your cards, for your eyes only
command-play = Play a card by its place, such as /play 2
command-ahead = Choose a card for your turn, such as /ahead 2
command-draw = Draw the card you still have to draw
command-turn = Whose turn is it?
command-total = What is the total now?
command-score = Points left around the table
command-last = What happened last
command-rules = How to play
command-help = All commands, explained
command-start = Who I am, and how we begin
command-stats = Your statistics in this group
command-top = The best of this group
command-chart = A picture of the last game
command-replay = The last game again, in words and as a file
command-privacy = What I keep of you, and how to have it deleted
command-mydata = A file with all that I keep of you
command-forgetme = Forget me everywhere
command-forgetgroup = Forget this group
command-language = Choose the language, such as /language en
command-words = Texts in words, without symbols
command-symbols = Texts with symbols
command-settings = Your own settings
command-mygames = The tables where you sit

# At most 64 characters.
bot-name = Ninety-Nine
# At most 512 characters.
bot-description =
    Ninety-Nine, the adding game, for your group: one total, three cards each. Land on 33, 66 or 99, but do not go past them.

    Add me to a group and send /newgame there. Your cards are for your eyes only.
# At most 120 characters.
bot-short-description = Ninety-Nine, the adding card game, for 2 to 20 players in your group.

# Lines of whole sentences: commands are said here as they are typed.
help =
    Ninety-Nine is an adding game for 2 to 20 players. Everybody adds to one total; the rules say which numbers to land on and which not to pass.

    To begin
    /newgame opens a table in a group; /newgame classic clock=60 chooses the game and its options. Everybody who wants to play presses Join, and the host presses Start.

    In play
    Press My cards under the table: only you see them. Press a card to play it.

    You can also type
    /hand shows your cards
    /play 2 plays your second card; /play 2 low or /play 2 high chooses the value
    /ahead 2 plays your second card as soon as your turn comes, if it costs you nothing then; /ahead off takes that back
    /draw draws a card, where that is done by hand
    /turn says whose turn it is
    /total says the total
    /score says who has how much left
    /last says what happened last
    /table brings the table down to the end of the chat
    /rules explains the game of this table
    /join, /leave and /back: sit down, get up, and play for yourself again
    /begin, /next and /rematch: start, deal the next round, play again
    /computer hard seats a computer; /set points=5 clock=off changes settings
    /kick 2 sends the player of the second seat away: host and admins decide, players vote
    /stop closes the table: host and admins decide, players vote

    After a game
    /chart draws it, /replay tells it again, /replay 3 tells its third round
    /stats on lets me remember your games in this group, /stats off forgets them; /stats and /top tell

    Your way
    /settings: your language, words or symbols, and your cards in our private chat
    /words or /symbols, alone for you; with the word here for the table of a group
    /language en chooses yours in our private chat, and the group’s in a group
    /mygames lists the tables where you sit

    Your data
    /privacy says what I keep; /mydata, in private, is a file of it; /forgetme deletes it
    /forgetgroup, from an admin, deletes what I keep of a group

# $link leads to the choice of a group for the bot, and so does $admin; there I become an admin.
start =
    Hello! I deal Ninety-Nine, the adding card game, for 2 to 20 players.

    Add me to a group: { $link }
    Then send /newgame there.

    As an admin I can also show you your cards unasked when your turn comes: { $admin }

    Alone? Send /newgame right here, and play against a computer.

    /rules explains the game, /help all commands.
