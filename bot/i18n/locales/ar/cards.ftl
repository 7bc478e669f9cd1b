### Cards, by rank and suit as in notation (7C is the seven of clubs, TD the ten of diamonds).
### The text is for the eye; .words is for the ear and for whoever prefers words.
### Rank and suit stand side by side, without ال and without من. بستوني is ♠ and سباتي is ♣: not the
### sounds they resemble.

# Spades.
card-AS = A♠
    .words = آس بستوني
card-2S = 2♠
    .words = اثنين بستوني
card-3S = 3♠
    .words = ثلاثة بستوني
card-4S = 4♠
    .words = أربعة بستوني
card-5S = 5♠
    .words = خمسة بستوني
card-6S = 6♠
    .words = ستة بستوني
card-7S = 7♠
    .words = سبعة بستوني
card-8S = 8♠
    .words = ثمانية بستوني
card-9S = 9♠
    .words = تسعة بستوني
card-TS = 10♠
    .words = عشرة بستوني
card-JS = J♠
    .words = ولد بستوني
card-QS = Q♠
    .words = بنت بستوني
card-KS = K♠
    .words = ملك بستوني

# Hearts.
card-AH = A♥
    .words = آس كبة
card-2H = 2♥
    .words = اثنين كبة
card-3H = 3♥
    .words = ثلاثة كبة
card-4H = 4♥
    .words = أربعة كبة
card-5H = 5♥
    .words = خمسة كبة
card-6H = 6♥
    .words = ستة كبة
card-7H = 7♥
    .words = سبعة كبة
card-8H = 8♥
    .words = ثمانية كبة
card-9H = 9♥
    .words = تسعة كبة
card-TH = 10♥
    .words = عشرة كبة
card-JH = J♥
    .words = ولد كبة
card-QH = Q♥
    .words = بنت كبة
card-KH = K♥
    .words = ملك كبة

# Diamonds.
card-AD = A♦
    .words = آس ديناري
card-2D = 2♦
    .words = اثنين ديناري
card-3D = 3♦
    .words = ثلاثة ديناري
card-4D = 4♦
    .words = أربعة ديناري
card-5D = 5♦
    .words = خمسة ديناري
card-6D = 6♦
    .words = ستة ديناري
card-7D = 7♦
    .words = سبعة ديناري
card-8D = 8♦
    .words = ثمانية ديناري
card-9D = 9♦
    .words = تسعة ديناري
card-TD = 10♦
    .words = عشرة ديناري
card-JD = J♦
    .words = ولد ديناري
card-QD = Q♦
    .words = بنت ديناري
card-KD = K♦
    .words = ملك ديناري

# Clubs.
card-AC = A♣
    .words = آس سباتي
card-2C = 2♣
    .words = اثنين سباتي
card-3C = 3♣
    .words = ثلاثة سباتي
card-4C = 4♣
    .words = أربعة سباتي
card-5C = 5♣
    .words = خمسة سباتي
card-6C = 6♣
    .words = ستة سباتي
card-7C = 7♣
    .words = سبعة سباتي
card-8C = 8♣
    .words = ثمانية سباتي
card-9C = 9♣
    .words = تسعة سباتي
card-TC = 10♣
    .words = عشرة سباتي
card-JC = J♣
    .words = ولد سباتي
card-QC = Q♣
    .words = بنت سباتي
card-KC = K♣
    .words = ملك سباتي

# A rank without a suit, for the rules.
rank-A = A
    .words = آس
rank-2 = 2
    .words = اثنين
rank-3 = 3
    .words = ثلاثة
rank-4 = 4
    .words = أربعة
rank-5 = 5
    .words = خمسة
rank-6 = 6
    .words = ستة
rank-7 = 7
    .words = سبعة
rank-8 = 8
    .words = ثمانية
rank-9 = 9
    .words = تسعة
rank-T = 10
    .words = عشرة
rank-J = J
    .words = ولد
rank-Q = Q
    .words = بنت
rank-K = K
    .words = ملك
