### The table that the whole group sees.

# The first line: it is also what a notification shows.
table-head = Tổng { $total } · Đến lượt { $name }
    .words = Tổng { $total }. Đến lượt { $name }.
table-deadline = Lượt này kết thúc: { $when }.

# Which way the turn goes, as the list of seats shows it, and who would follow.
table-order-normal = Thứ tự: chiều thuận. Tiếp theo: { $name }.
table-order-reversed = Thứ tự: chiều ngược. Tiếp theo: { $name }.

# Nobody is there any more, so nothing happens.
table-asleep = Cả bàn đang vắng, ván này tạm chờ. Nhấn Bài của tôi rồi nhấn Tôi đã quay lại để chơi tiếp.

# Votes under way, and who plays at the next game.
table-vote-stop = Phiếu dừng ván: { $n }, cần { $needed }.
table-vote-out = Phiếu mời { $name } ra: { $n }, cần { $needed }.
table-waiting = Ván sau có thêm: { $names }.

# Everybody's seat: a line of one to three sentences.
seat-points = { $life ->
    [token] { $name }: { $n } mạng.
   *[point] { $name }: { $n } điểm.
}
seat-cards = { $n ->
    [0] Không có lá nào.
   *[other] { $n } lá.
}
seat-owed = Chưa rút { $n } lá.
seat-out = { $name } bị loại.
# Why a computer plays for this person.
seat-away = Tạm vắng: máy đánh thay.
seat-left = Đã rời bàn: máy đánh thay.
seat-removed = Đã bị mời ra: máy đánh thay.

# Above the last plays.
table-plays = Các lượt vừa rồi, mới nhất ở trên:

# The draw for the first deal. $draws is a list of table-draw.
table-draw = { $name }: { $card }
    .words = { $name } rút { $card }
table-draws = Rút bài chọn người chia: { $draws }.
    .words = Rút bài chọn người chia. { $draws }.
table-draws-again = Bằng nhau nên rút lại: { $draws }.
    .words = Bằng nhau nên rút lại. { $draws }.

# The last lines. $seal is the first characters of the commitment to the shuffle.
table-round = { $game } · Vòng { $round } · { $name } chia bài
    .words = Trò { $game }. Vòng { $round }. { $name } chia bài.
table-stock = Nọc: { $n } lá.
table-seal = Niêm phong của vòng này: { $seal }…
    .words = Niêm phong của vòng này bắt đầu bằng { $seal }.

# The round is over.
over-won = Hết vòng { $round }. { $name } thắng vòng này, đúng { $total }.
over-lost = Hết vòng { $round }. { $name } thua vòng này.
over-next = Vòng tiếp theo bắt đầu: { $when }.
over-seed = Niêm phong đã mở, ai cũng có thể kiểm tra việc chia bài. Mã gốc của vòng { $round }: { $seed }

# The game is over. Those who went out together share a place.
finished-head = { $name } thắng cả ván!
finished-place = { $place }. { $names }
    .words = Hạng { $place }: { $names }.
finished-seed = Các niêm phong đã mở, ai cũng có thể kiểm tra mọi lần chia bài. Mã gốc của ván: { $seed }

# Buttons.
button-hand = Bài của tôi
button-draw = Rút bài
button-turn = Đến lượt ai?
button-total = Tổng?
    .words = Tổng bao nhiêu?
button-more = Việc khác…
    .words = Việc khác
button-next = Vòng tiếp theo
button-rematch = Chơi ván nữa

# Buttons for the places of a hand, from 1; low and high are the values of a card that has two.
slot = { $place }
    .words = Lá thứ { $place }
slot-low = { $place } thấp
    .words = Thấp, lá thứ { $place }
slot-high = { $place } cao
    .words = Cao, lá thứ { $place }
