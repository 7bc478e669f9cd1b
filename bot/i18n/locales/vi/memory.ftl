### What a group remembers of its games: statistics, the best, a picture and a replay.

# A number with one digit after the point, such as an average place.
memory-tenths = { $whole },{ $tenths }

# /stats on and /stats off, for whoever sends them.
stats-on = Từ giờ tôi nhớ kết quả các ván của bạn trong nhóm này: thứ hạng, điểm, các lượt đánh và điểm xếp hạng, kèm tên bạn. Chỉ ở đây mới xem được, và sẽ xóa 400 ngày sau ván cuối của bạn. /stats off xóa hết.
stats-on-already = Tôi vẫn đang nhớ các ván của bạn trong nhóm này. /stats off xóa hết.
stats-off = Đã xóa kết quả các ván của bạn trong nhóm này, và tôi không lưu thêm nữa.
stats-not-kept = Tôi không lưu các ván của bạn trong nhóm này. Gõ /stats on để lưu từ bây giờ.
stats-how = Gõ /stats, /stats on hoặc /stats off.
stats-in-groups = Thống kê là của từng nhóm: hãy gõ /stats trong nhóm.
stats-none-yet = Tôi đang lưu các ván của bạn trong nhóm này, nhưng từ đó chưa ván nào kết thúc. Chỉ tính các ván có ít nhất hai người.

# /stats: a heading and lines, all of one person and one kind of game.
stats-head = { $name } · { $game }
    .words = { $name }, { $game }.
stats-games = Đã chơi { $games } ván, thắng { $wins }.
stats-place = Hạng trung bình: { $place }.
stats-rounds-won = Số vòng thắng: { $n } trên { $rounds }.
stats-rounds-lost = Số vòng thua: { $n } trên { $rounds }.
stats-landings = Số lần chạm đúng mốc: { $n }.
stats-passings = Số lần vượt mốc: { $n }.
stats-streak = { $n ->
    [0] Ván vừa rồi không thắng. Chuỗi thắng dài nhất: { $longest }.
   *[other] Số ván thắng liên tiếp: { $n }. Chuỗi thắng dài nhất: { $longest }.
}
# Won although so many points, or tokens, behind; $lowest is how many were left at worst.
stats-comeback = { $life ->
    [token] Lần lội ngược dòng hay nhất: kém { $n } mạng, có lúc chỉ còn { $lowest }, mà vẫn thắng.
   *[point] Lần lội ngược dòng hay nhất: kém { $n } điểm, có lúc chỉ còn { $lowest }, mà vẫn thắng.
}
stats-rating = Điểm xếp hạng: { $rating }. Người mới có 1000.

# /top: the best of a group at one kind of game.
top-head = Bảng xếp hạng ở đây · { $game }
    .words = Bảng xếp hạng ở đây, { $game }.
top-line = { $place }. { $name }: { $rating }, { $games } ván, thắng { $wins }
    .words = Hạng { $place }: { $name }. Điểm xếp hạng { $rating }. Đã chơi { $games } ván, thắng { $wins }.
top-about = Xếp theo điểm xếp hạng. Chỉ có những người đã gõ /stats on.
top-how = Không có trò chơi đó. Gõ /top kèm { $games }.
top-none = Ở đây chưa có ván nào được lưu. Ai gõ /stats on sẽ có tên sau ván tới.

# On the picture of a game.
chart-title = { $game } · { $n } vòng
    .words = { $game }, { $n } vòng
chart-total = Tổng
chart-points = { $life ->
    [token] Số mạng còn lại
   *[point] Điểm còn lại
}
chart-round = Vòng
chart-landed = chạm đúng
chart-passed = vượt
chart-caught = không đánh được

# The same in words: who won and the places, then a paragraph for each round.
story-won = { $name } thắng ván { $game }.
story-broken-off = Ván { $game } đã dừng giữa chừng.
story-rounds = { $n } vòng.
story-plays = { $n } lượt đánh.
story-round-won = Vòng { $round }: { $name } thắng, đúng { $total }.
story-round-lost = Vòng { $round }: { $name } thua ở { $total }.
story-round-over = Vòng { $round } kết thúc cùng ván, ở { $total }.
# What one player did in the round. $marks is a list such as "33, 66 and 33".
story-landed = { $name } chạm đúng { $marks }.
story-passed = { $name } vượt { $marks }.
# Everybody's points, or tokens, after the round; $each is a list of story-left.
story-points = { $life ->
    [token] Số mạng sau vòng: { $each }.
   *[point] Điểm sau vòng: { $each }.
}
    .words = { $life ->
        [token] Số mạng sau vòng. { $each }.
       *[point] Điểm sau vòng. { $each }.
    }
story-left = { $name } { $n }
story-earlier = Các vòng trước xem bằng /replay 1 và tiếp theo.

# /replay: the story, the file, and single rounds.
replay-how = /replay 1 kể lại vòng 1 từng lượt đánh. Tệp là nhật ký của ván: ninetynine verify kiểm tra mọi lần xáo bài và mọi lượt đánh trong đó.
replay-round = Vòng { $round } trên { $rounds }, từng lượt đánh:
replay-more = Còn { $n } lượt đánh nữa trong tệp của /replay.
replay-no-round = Ván vừa rồi có các vòng từ 1 đến { $rounds }.
replay-none = Trong 30 ngày qua chưa ván nào kết thúc ở đây.
replay-lobby = Ở đây đã mở bàn mới. Trước đó mới xem lại được ván vừa rồi.
replay-running = Ván đang chơi: nhật ký được giữ kín cho đến khi kết thúc.

# Under a game that is over, and what is told to whoever presses.
button-chart = Hình vẽ
button-replay = Xem lại ván
done-told-below = Xem trong tin nhắn bên dưới.
