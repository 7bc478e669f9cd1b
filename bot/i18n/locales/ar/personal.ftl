### What people choose for themselves, hands in the private chat, and the list of one's tables.

# A hand in the private chat. The first line is also what a notification shows.
private-yours = دورك في { $group }. المجموع { $total }.
private-over = انتهى دورك هذا في { $group }.
# Where the group's name is not known.
private-group = مجموعتك

# Hands in the private chat are switched on or off.
private-on = أوراقك تصل إلى هنا عندما يحين دورك، من كل طاولة لك فيها مقعد. اللعب بالضغط على ورقة، أو بكتابة رقم خانتها، مثل { "\u2068" }2{ "\u2069" } أو { "\u2068" }2 صغير{ "\u2069" }. لإيقاف ذلك: { "\u2068" }/settings{ "\u2069" }
# A button in the lobby leads there; whoever has done so is told.
private-already = أوراقك تصل إلى محادثتنا الخاصة بالفعل.
private-which = لك دور على أكثر من طاولة. يلزم الرد على رسالة الأوراق المقصودة، أو الضغط على أحد أزرارها.
private-button = أوراقي في محادثة خاصة

# The own settings: a head, and a line for each choice.
settings-head = إعداداتك في كل مكان:
settings-language = اللغة: { $language }.
settings-wording-symbols = النصوص: بالرموز.
settings-wording-words = النصوص: بالكلمات.
settings-hands-on = أوراقي في هذه المحادثة الخاصة: نعم.
settings-hands-off = أوراقي في هذه المحادثة الخاصة: لا.
settings-told-alerts = الإجابات: في نافذة تبقى حتى إغلاقها.
settings-told-toasts = الإجابات: للحظة على طرف الشاشة.
settings-elsewhere = إعداداتك بيني وبينك: { $link }
settings-changed = تم التغيير.

# Buttons of the settings.
settings-use-words = نصوص بالكلمات
settings-use-symbols = نصوص بالرموز
settings-use-hands = أوراقي في هذه المحادثة الخاصة
settings-use-no-hands = لا أوراق في هذه المحادثة الخاصة
settings-use-alerts = الإجابات في نافذة
settings-use-toasts = الإجابات للحظة
settings-use-own = لغة التطبيق

# What this language calls itself, and what a language is called that is chosen by the app.
language-name = العربية
language-own = كما في تطبيقك

# /language, /words and /symbols.
language-now = لغتنا الآن: { $language }.
language-group = لغة طاولات هذه المجموعة الآن: { $language }.
language-which = كتابة { "\u2068" }/language{ "\u2069" } مع أحد هذه الرموز: { $codes }
wording-now-words = نصوصك الآن بالكلمات بدل الرموز. لطاولة هذه المجموعة: { "\u2068" }/words here{ "\u2069" }
wording-now-symbols = نصوصك الآن بالرموز. لطاولة هذه المجموعة: { "\u2068" }/symbols here{ "\u2069" }
wording-group-words = طاولات هذه المجموعة الآن بالكلمات.
wording-group-symbols = طاولات هذه المجموعة الآن بالرموز.
wording-which = كتابة { "\u2068" }/words{ "\u2069" } أو { "\u2068" }/symbols{ "\u2069" } لنصوصك أنت، ومع { "\u2068" }here{ "\u2069" } بعدها لطاولة المجموعة.

# /mygames: a line for each table. $group is a link where there is one.
mygames-head = طاولاتك:
mygames-none = لا مقعد لك على أي طاولة.
mygames-here = هذه المحادثة
mygames-yours = في { $group }: دورك الآن.
mygames-other = في { $group }: دور { $player }.
mygames-lobby = في { $group }: لم تبدأ اللعبة بعد.
mygames-pause = في { $group }: انتهت الجولة، والتالية تبدأ قريبًا.
mygames-elsewhere = طاولاتك بيني وبينك: { $link }
