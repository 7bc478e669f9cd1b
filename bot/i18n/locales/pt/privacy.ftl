### What is kept of people and groups, and how it goes away.

# /privacy. Lengths of time are told as "30 days": $life is the usual one, $longest the longest.
privacy-head = O que guardo, para quê e por quanto tempo
privacy-table = A mesa: números e primeiros nomes de quem joga, cartas, pontos e o registro de cada partida. Preciso disso para dar as cartas e para provar que a distribuição foi limpa. Tudo é apagado { $life } depois da última jogada. No registro há números, e não nomes.
privacy-statistics = Estatísticas: só de quem enviou /stats on, e só naquele grupo. Servem para /stats e /top. São apagadas { $life } depois da sua última partida, e a anotação de em que grupos estão, { $longest } depois.
privacy-choices = Suas preferências: idioma, palavras ou símbolos, onde suas cartas aparecem e em que mesas você está. Preciso delas para falar do jeito que você prefere. São apagadas { $life } depois da última mudança.
privacy-work = Meu próprio trabalho: tempos das minhas chamadas ao Telegram, número de falhas e quando fui ligado. Sem nomes nem cartas. É apagado dentro de { $longest }.
privacy-press = O que você toca e escreve é lembrado por { $life } no máximo, para que nada seja feito duas vezes. Não guardo outras mensagens.
privacy-sealed = Tudo o que identifica uma pessoa ou uma carta é guardado com criptografia. Quem mantém este bot tem a chave. Nada é vendido nem mostrado a mais ninguém.
privacy-rights =
    /mydata, enviado em privado, é um arquivo com tudo o que guardo de você.
    /forgetme apaga tudo isso. O seu número fica nos registros das suas últimas partidas até eles serem apagados.
    /stats off apaga suas estatísticas em um grupo.
    /forgetgroup, enviado por um admin, apaga tudo o que guardo de um grupo.

# /mydata
mydata-private = Envie /mydata em privado: { $link }. O arquivo é só para você.
mydata-here = Isto é tudo o que guardo de você. /privacy diz para quê e por quanto tempo; /forgetme apaga tudo.

# /forgetme: asked once more, then done. The second text is an alert of at most 200 characters.
forget-me-ask = Quer mesmo que eu esqueça você em toda parte? Apago suas estatísticas e suas preferências. Em cada mesa você deixa o seu lugar, e no lugar do seu nome fica “ex-participante”. Não dá para desfazer.
forget-me-done = Pronto: suas estatísticas e preferências foram apagadas, e o seu nome não está mais em nenhuma mesa.
forget-me-others = Só quem pediu pode tocar aqui.
button-forget-me = Apagar meus dados

# /forgetgroup: the same for a group.
forget-group-ask = Quer mesmo que eu esqueça este grupo? Se houver uma partida em andamento, ela acaba. Apago o registro dela e todas as estatísticas e preferências do grupo. Não dá para desfazer.
forget-group-done = Pronto: este grupo foi esquecido. /newgame abre uma mesa, como em um grupo novo.
forget-group-admins = Só um admin deste grupo pode fazer isso.
forget-group-private = Envie isto no grupo em questão.
button-forget-group = Apagar os dados deste grupo

# Instead of the name of somebody who wanted to be forgotten.
player-former = ex-participante
