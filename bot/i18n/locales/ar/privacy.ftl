### What is kept of people and groups, and how it goes away.

# /privacy. Lengths of time are told as "30 days": $life is the usual one, $longest the longest. Here
# they are what a sentence says of its subject (مدة حفظها يومان), for so their dual is right.
privacy-head = ما الذي أحفظه، ولماذا، وإلى متى؟
privacy-table = الطاولة: أرقام اللاعبين وأسماؤهم الأولى، والأوراق والنقاط وسجل كل لعبة. أحتاج إليها للتوزيع ولإثبات نزاهته. مدة حفظها { $life } بعد آخر حركة. في السجل أرقام بلا أسماء.
privacy-statistics = الإحصائيات: لمن أرسل { "\u2068" }/stats on{ "\u2069" } فقط، وفي تلك المجموعة فقط. تستعمل في { "\u2068" }/stats{ "\u2069" } و{ "\u2068" }/top{ "\u2069" }. مدة حفظها { $life } بعد آخر لعبة لك، ومدة حفظ قائمة المجموعات التي هي فيها { $longest } بعدها.
privacy-choices = اختياراتك: اللغة، والكلمات أو الرموز، ومكان عرض أوراقك، والطاولات التي لك فيها مقعد. أحتاج إليها لأكلمك كما يناسبك. مدة حفظها { $life } بعد آخر تغيير.
privacy-work = عملي أنا: أوقات اتصالي بخوادم تيليجرام، وعدد مرات الفشل، ووقت بدء تشغيلي. لا أسماء فيها ولا أوراق. مدة حفظها { $longest } على الأكثر.
privacy-press = ضغطاتك وأوامرك المكتوبة: مدة تذكرها { $life } على الأكثر، كي لا يتم شيء مرتين. لا أحفظ أي رسائل أخرى.
privacy-sealed = كل ما يذكر شخصًا أو ورقة محفوظ مشفرًا، والمفتاح لدى من يدير هذا البوت. لا بيع لأي شيء، ولا عرض على أي طرف آخر.
privacy-rights =
    ملف بكل ما هو محفوظ عنك، عند الإرسال في محادثتنا الخاصة: { "\u2068" }/mydata{ "\u2069" }.
    حذف ذلك: { "\u2068" }/forgetme{ "\u2069" }. يبقى رقمك في سجلات ألعابك الأخيرة حتى انتهاء مدتها.
    حذف إحصائياتك في مجموعة واحدة: { "\u2068" }/stats off{ "\u2069" }.
    حذف كل ما هو محفوظ عن مجموعة، بأمر من أحد المشرفين: { "\u2068" }/forgetgroup{ "\u2069" }.

# /mydata
mydata-private = إرسال { "\u2068" }/mydata{ "\u2069" } يكون في محادثتنا الخاصة: { $link }. الملف لك وحدك.
mydata-here = هذا كل ما هو محفوظ عنك. الأسباب والمدد: { "\u2068" }/privacy{ "\u2069" }، الحذف: { "\u2068" }/forgetme{ "\u2069" }

# /forgetme: asked once more, then done. The second text is an alert of at most 200 characters.
forget-me-ask = تأكيد حذف بياناتك في كل مكان؟ سأحذف إحصائياتك واختياراتك. على كل طاولة يذهب مقعدك، ويصبح اسمك «لاعب سابق». لا يمكن التراجع عن ذلك.
forget-me-done = تم الحذف: ذهبت إحصائياتك واختياراتك، ولم يعد اسمك على أي طاولة.
forget-me-others = هذا الزر لصاحب الطلب فقط.
button-forget-me = حذف بياناتي

# /forgetgroup: the same for a group.
forget-group-ask = تأكيد حذف بيانات هذه المجموعة؟ اللعبة الجارية تنتهي. سأحذف سجلها وكل إحصائيات المجموعة واختياراتها. لا يمكن التراجع عن ذلك.
forget-group-done = تم حذف بيانات هذه المجموعة. فتح طاولة كما في مجموعة جديدة: { "\u2068" }/newgame{ "\u2069" }
forget-group-admins = هذا الأمر لمشرفي هذه المجموعة فقط.
forget-group-private = إرسال هذا الأمر يكون في المجموعة المقصودة.
button-forget-group = حذف بيانات هذه المجموعة

# Instead of the name of somebody who wanted to be forgotten.
player-former = لاعب سابق
