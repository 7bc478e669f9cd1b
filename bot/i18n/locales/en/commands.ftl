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
command-draw = Draw the card you still have to draw
command-turn = Whose turn is it?
command-total = What is the total now?
command-score = Points left around the table
command-last = What happened last
command-rules = How to play
command-help = All commands, explained
command-start = Who I am, and how we begin

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

# $link leads to the choice of a group for the bot.
start =
    Hello! I deal Ninety-Nine, the adding card game, for 2 to 20 players.

    Add me to a group: { $link }
    Then send /newgame there.

    /rules explains the game, /help all commands.
