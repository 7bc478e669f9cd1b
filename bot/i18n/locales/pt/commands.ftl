### What Telegram shows of the bot: the command menu (at most 60 characters, no full stop), the
### descriptions, and the texts of /help and /start.

command-newgame = Abrir uma mesa nova aqui
command-table = Mostrar a mesa de novo
command-stop = Terminar a partida e fechar a mesa
command-join = Entrar na mesa ou na próxima partida
command-leave = Sair da mesa
command-back = Voltar a jogar sem o computador
command-begin = Começar a partida
command-next = Começar já a próxima rodada
command-rematch = Outra partida com a mesma turma
command-computer = Pôr um computador na mesa, como /computer hard
command-set = Mudar opções, como /set points=5
command-kick = Tirar quem ocupa um lugar, como /kick 2
command-hand = Minhas cartas, só para mim
command-play = Jogar uma carta pela posição, como /play 2
command-ahead = Escolher uma carta para a minha vez, como /ahead 2
command-draw = Comprar a carta que falta
command-turn = De quem é a vez?
command-total = Em quanto está o total?
command-score = Os pontos de toda a mesa
command-last = O que aconteceu por último
command-rules = Como se joga
command-help = Todos os comandos, explicados
command-start = Quem sou e como se começa
command-stats = Minhas estatísticas neste grupo
command-top = Classificação deste grupo
command-chart = Uma imagem da última partida
command-replay = A última partida de novo, em palavras e em um arquivo
command-privacy = O que guardo de você e como apagar
command-mydata = Um arquivo com tudo o que guardo de você
command-forgetme = Apagar meus dados em toda parte
command-forgetgroup = Apagar os dados deste grupo
command-language = Escolher o idioma, como /language pt
command-words = Textos com palavras, sem símbolos
command-symbols = Textos com símbolos
command-settings = Minhas configurações
command-mygames = As mesas em que estou

# At most 64 characters.
bot-name = Noventa e nove

# At most 512 characters.
bot-description =
    O 99 no seu grupo, o jogo de ir somando: um só total e três cartas na mão. Chegue a 33, 66 ou 99 em cheio, mas sem passar.

    Adicione o bot a um grupo e envie /newgame lá. Suas cartas, só você vê.
# At most 120 characters.
bot-short-description = Noventa e nove, o jogo de cartas de ir somando, para 2 a 20 participantes no seu grupo.

# Lines of whole sentences: commands are said here as they are typed.
help =
    Noventa e nove é um jogo de ir somando, para 2 a 20 participantes. Todas as cartas vão para o mesmo total; as regras dizem a que números é bom chegar em cheio e de quais não convém passar.

    Para começar
    /newgame abre uma mesa em um grupo; /newgame classic clock=60 escolhe o jogo e as opções. Quem quiser jogar toca em Entrar, e quem abriu a mesa toca em Começar.

    Durante a partida
    Toque em Minhas cartas, na mensagem da mesa: só você vê. Toque em uma carta para jogar.

    Também dá para escrever
    /hand mostra suas cartas
    /play 2 joga sua segunda carta; /play 2 baixo ou /play 2 alto escolhe o valor
    /ahead 2 joga sua segunda carta assim que for a sua vez, se ela não custar nada; /ahead off desfaz
    /draw compra uma carta, onde se compra à mão
    /turn diz de quem é a vez
    /total diz o total
    /score diz quanto resta a cada participante
    /last diz o que aconteceu por último
    /table traz a mesa para o fim do chat
    /rules explica o jogo desta mesa
    /join, /leave e /back: entrar, sair e voltar a jogar sem o computador
    /begin, /next e /rematch: começar, passar para a próxima rodada, jogar outra vez
    /computer hard põe um computador difícil na mesa; /set points=5 clock=off muda opções
    /kick 2 tira quem ocupa o lugar 2: decide quem abriu a mesa ou é admin do grupo; o resto da mesa vota
    /stop fecha a mesa: decide quem abriu a mesa ou é admin do grupo; o resto da mesa vota

    Depois da partida
    /chart desenha a partida, /replay conta tudo de novo, /replay 3 conta a terceira rodada
    /stats on me deixa lembrar suas partidas neste grupo, /stats off esquece tudo; /stats e /top mostram

    Do seu jeito
    /settings: seu idioma, palavras ou símbolos, e suas cartas no nosso chat privado
    /words ou /symbols, sem mais nada, para você; com a palavra here, para a mesa de um grupo
    /language pt escolhe o seu idioma no nosso chat privado, e o do grupo em um grupo
    /mygames mostra as mesas em que você está

    Seus dados
    /privacy diz o que guardo; /mydata, em privado, dá tudo em um arquivo; /forgetme apaga
    /forgetgroup, enviado por um admin, apaga o que guardo de um grupo

# $link leads to the choice of a group for the bot, and so does $admin; there I become an admin.
start =
    Oi! Eu dou as cartas do 99, o jogo de ir somando, para 2 a 20 participantes.

    Adicione o bot a um grupo: { $link }
    Depois envie /newgame lá.

    Como admin, o bot também pode mostrar suas cartas na sua vez, sem você pedir: { $admin }

    Sem companhia? Envie /newgame aqui mesmo e jogue contra um computador.

    /rules explica o jogo; /help, todos os comandos.
