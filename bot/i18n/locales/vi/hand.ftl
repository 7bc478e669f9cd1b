### The own cards: a message that only their holder sees.
### A place in the hand is lá thứ 2, for lá 2 would be the two itself.

hand-yours = Tổng { $total }. Đến lượt bạn.
hand-theirs = Tổng { $total }. Đến lượt { $name }.
hand-deadline = Lượt của bạn kết thúc: { $when }.
hand-points = { $life ->
    [token] Bạn còn { $n } mạng.
   *[point] Bạn còn { $n } điểm.
}
# A computer plays for this person.
hand-away = Bạn đã vắng nên máy đánh thay. Nhấn nút Tôi đã quay lại để tự chơi.
hand-left = Bạn đã rời bàn nên máy đánh thay. Nhấn nút Tôi đã quay lại để tự chơi.
hand-removed = Cả bàn đã mời bạn ra: máy đánh thay bạn đến hết ván này.
hand-cards = Bài của bạn: { $cards }.
hand-none = Bây giờ bạn không có lá nào.
hand-owed = Bạn còn phải rút { $n } lá.
# Why buttons are disabled.
hand-over = Lá nào làm tổng quá { $target } thì không đánh được.
hand-stuck = Bây giờ bạn không đánh được lá nào. Hãy rút bài trước.
hand-wait = Đến lượt mình, bạn nhấn Làm mới để đánh.
# What the buttons say, for the eye; for the ear the same comes as a list.
hand-key = Trên mỗi nút: lá bài, tổng mới, và ai mất bao nhiêu.
hand-line = { $place }: { $choice }
    .words = Lá thứ { $place }: { $choice }.
hand-typed = Bạn cũng có thể gõ { $play }, hoặc { $low } và { $high } với lá có hai giá trị.

# One card with one value on a button: at most 40 characters. $n is what it costs, -as names the
# value of an ace or a ten, and an -over card would make more than $target.
choice = { $card } → { $total }
    .words = { $card }, { $total }
choice-as = { $card } tính { $value } → { $total }
    .words = { $card } tính { $value }, { $total }
choice-lose = { $card } → { $total }, −{ $n }
    .words = { $card }, { $total }, mất { $n }
choice-lose-as = { $card } tính { $value } → { $total }, −{ $n }
    .words = { $card } tính { $value }, { $total }, mất { $n }
choice-others = { $card } → { $total }, người khác −{ $n }
    .words = { $card }, { $total }, người khác mất { $n }
choice-others-as = { $card } tính { $value } → { $total }, người khác −{ $n }
    .words = { $card } tính { $value }, { $total }, người khác mất { $n }
choice-over = { $card } → { $total }, quá { $target }
    .words = { $card }, { $total }, quá { $target }
choice-over-as = { $card } tính { $value } → { $total }, quá { $target }
    .words = { $card } tính { $value }, { $total }, quá { $target }

# The numbered hand as an alert of at most 200 characters: first with all that is to be known, then
# with less and less. $slot is a button's label, $low and $high are totals.
alert-yours = Tổng { $total }. Đến lượt bạn.
alert-theirs = Tổng { $total }. Chưa đến lượt bạn.
alert-choice = { $slot }: { $choice }
    .words = { $slot }: { $choice }.
alert-one = { $place }: { $card } { $total }
    .words = Lá thứ { $place }: { $card }, { $total }.
alert-two = { $place }: { $card } { $low } / { $high }
    .words = Lá thứ { $place }: { $card }, thấp { $low }, cao { $high }.
alert-over = { $place }: { $card }, quá { $target }
    .words = Lá thứ { $place }: { $card }, quá { $target }.
alert-card = { $place }: { $card }
    .words = Lá thứ { $place }: { $card }.

button-refresh = Làm mới

# A card chosen before the own turn. $card may be ahead-as.
ahead-as = { $card } tính { $value }
ahead-how = Nhấn một lá thì lá đó được đánh ngay khi đến lượt bạn, nếu lúc đó bạn không mất gì. Cũng có thể gõ { $ahead }
ahead-chosen = Ngay khi đến lượt bạn, { $card } sẽ được đánh, nếu lúc đó bạn không mất gì. Để bỏ chọn, nhấn lại lá đó, hoặc gõ { $off }
ahead-button = { $card } khi đến lượt tôi
ahead-undo = Bỏ chọn { $card }
ahead-kept = Lá đó sẽ được đánh ngay khi đến lượt bạn, nếu lúc đó bạn không mất gì.
ahead-back = Đã bỏ chọn.
ahead-dropped = Lá bạn chọn trước đã không được đánh: lúc này lá đó khiến bạn mất điểm hoặc mạng, hoặc không đánh được nữa.

# Calls a player whose time is running out; hand-deadline follows.
reminder = { $name }:
    .words = { $name }.
