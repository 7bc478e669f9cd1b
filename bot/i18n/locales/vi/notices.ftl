### Answers to one person: at most 200 characters, the important word first.

# The game refuses, by its reasons.
refused-not_your_turn = Chưa đến lượt bạn.
refused-not_in_hand = Bạn không còn lá đó nữa.
refused-choose_value = Lá đó có hai giá trị: hãy chọn thấp hoặc cao.
refused-bad_value = Lá đó không có giá trị này.
refused-over_99 = Thành { $total }, quá 99 rồi.
refused-nothing_to_draw = Bạn không có lá nào phải rút.
refused-game_over = Ván này đã kết thúc.
refused-stale = Lượt đó đã qua rồi.
refused-too_early = Còn sớm: chưa hết giờ.
refused-no_lobby = Chỉ làm được trước khi ván bắt đầu. Ván đang chơi rồi.
refused-not_started = Ván chưa bắt đầu.
refused-round_running = Vòng này chưa xong.
refused-not_seated = Bạn không ngồi ở bàn này.
refused-already_seated = Bạn đã ngồi ở bàn này rồi.
refused-not_host = Chỉ chủ bàn làm được: { $host }.
refused-not_away = Không có máy đánh thay: bạn đang ở đây.
refused-removed = Cả bàn đã mời bạn ra khỏi ván này. Bạn có thể chơi ván sau.
refused-already_voted = Bạn đã bỏ phiếu việc này rồi.
refused-not_a_person = Không biểu quyết về chỗ đó được.
refused-too_few = Cần ít nhất hai người để bắt đầu.
refused-table_full = Bàn đã đủ người.
refused-not_enough_cards = Không đủ bài cho số người này. Hãy chọn nhiều bộ bài hơn hoặc chia ít lá hơn.
refused-no_such_rules = Không có trò chơi đó.
refused-bad_option = Tùy chọn đó không đặt như vậy được. Ví dụ: /newgame classic points=5 clock=60 draw=auto

# A press or a typed command means nothing here, by its problem.
problem-out_of_date = Nút này đã cũ.
problem-no_game = Ở đây chưa có ván nào. Gõ /newgame để mở bàn.
problem-not_at_table = Bạn không ngồi ở bàn này.
problem-watching = Bạn đã bị loại khỏi ván này và có thể xem tiếp.
problem-no_such_place = Bạn không có lá nào ở vị trí đó.
problem-no_round = Lúc này không ai cầm bài.
problem-hand_changed = Bài của bạn đã khác lần xem trước. Gõ /hand để xem lại.
problem-game_running = Ở đây đang có ván rồi. Ván đó đây.
problem-not_allowed = Chỉ chủ bàn hoặc quản trị viên làm được.
problem-nobody = Quản trị viên ẩn danh và kênh không ngồi vào bàn được. Hãy dùng tài khoản của chính bạn.
problem-how_to_open = Gõ /newgame, hoặc kèm trò chơi và tùy chọn, ví dụ /newgame classic points=5 clock=60 draw=auto
problem-how_to_play = Gõ /play kèm vị trí của lá bài, ví dụ /play 2, hoặc /play 2 thấp.
problem-how_to_ahead = Gõ /ahead kèm vị trí của lá bài, ví dụ /ahead 2, hoặc /ahead 2 thấp; /ahead off để bỏ chọn.
problem-how_to_set = Gõ /set kèm tùy chọn, ví dụ /set points=5 clock=off
problem-how_to_add = Gõ /computer kèm mức: dễ là /computer easy, vừa là /computer normal, khó là /computer hard
problem-how_to_kick = Gõ /kick kèm số chỗ, ví dụ /kick 2. Số chỗ tính theo danh sách của bàn.
problem-come_back = Máy đang chơi thay bạn. Hãy bấm «Tôi đã quay lại» trước.
problem-no_computer = Bàn này không có máy.
problem-unreadable = Lúc này không đọc được bàn này. Bàn vẫn giữ nguyên; người vận hành bot có thể sửa.
problem-failed = Bên bot có lỗi. Bàn vẫn giữ nguyên, bạn hãy thử lại sau nhé.

# What came of a press, told to whoever pressed.
done-joined = Bạn đã vào bàn.
done-left = Bạn đã rời bàn.
done-queued = Bạn sẽ chơi ván sau.
done-computer = Máy đã vào bàn.
done-removed = { $name } rời bàn.
done-options = Đã đổi tùy chọn.
done-back = Bạn lại tự chơi rồi.
done-voted = Đã ghi phiếu của bạn.
done-started = Ván bắt đầu.
done-game = Trò chơi: { $game }.
done-closed = Đã đóng bàn.
done-next = Vòng tiếp theo bắt đầu.
done-opened = Đã mở bàn mới.
done-drew = Bạn rút được { $card }.
done-played = Bạn đánh { $card }. Tổng { $total }.
done-played-lost = { $life ->
    [token] Bạn đánh { $card }. Tổng { $total }. Bạn mất { $n } mạng.
   *[point] Bạn đánh { $card }. Tổng { $total }. Bạn mất { $n } điểm.
}
done-played-others = { $life ->
    [token] Bạn đánh { $card }. Tổng { $total }. Mỗi người còn lại mất { $n } mạng.
   *[point] Bạn đánh { $card }. Tổng { $total }. Mỗi người còn lại mất { $n } điểm.
}

# The two questions that anybody may ask at any time: one sentence.
turn-yours = Đến lượt bạn.
turn-other = Đến lượt { $player }.
turn-over = Hết vòng rồi; vòng tiếp theo sắp bắt đầu.
turn-lobby = Ván chưa bắt đầu.
turn-finished = Ván này đã kết thúc.
total-is = Tổng { $total }.

# Replies where others read along: they never tell a card.
hand-here = Nhấn nút Bài của tôi dưới bàn: chỉ mình bạn thấy.
not-played = { $player }, lá đó chưa đánh được. Nhấn nút Bài của tôi dưới bàn để xem vì sao.
panel-over = Bạn không còn cầm lá nào. Xem bàn để biết chuyện gì đã xảy ra.
panel-same = Chưa có gì mới kể từ lần xem trước.
no-play-yet = Vòng này chưa ai đánh lá nào.
score-line = { $life ->
    [token] { $points ->
        [0] { $player } bị loại.
       *[other] { $player } còn { $points } mạng.
    }
   *[point] { $points ->
        [0] { $player } bị loại.
       *[other] { $player } còn { $points } điểm.
    }
}

# What a player may type for the value of a card that has two.
pick-low = thấp
pick-high = cao
