### Pages of choices that only one person sees.

menu-settings = Tùy chọn của bàn này: { $game }. Nhấn vào mục nào để đổi mục đó.
# Behind the explanation of an option.
menu-chosen = Hiện tại: { $option }.
menu-to-settings = Mọi tùy chọn
menu-back = Quay lại bàn
menu-typed = Có thể gõ tùy chọn: /set points=5 clock=off
menu-over = Lúc này không có gì để chọn.

# Lengths of the game; $n is what everybody starts with.
preset-quick = Nhanh: { $n }
preset-medium = Vừa: { $n }
preset-full = Đầy đủ: { $n }

# What each option means, in one line.
explain-points = Số điểm, hoặc số mạng, của mỗi người lúc đầu. Càng ít thì ván càng ngắn.
explain-hand_size = Số lá mỗi người cầm trên tay.
explain-decks = Số bộ 52 lá xáo chung với nhau.
explain-draw = Đánh xong thì lá mới tự đến, hay phải nhấn Rút bài trước khi có người đánh lá tiếp theo.
explain-floor = Khi tổng giảm, dừng ở 0 hay được xuống dưới 0.
explain-nine = Lá 9 chỉ giữ nguyên tổng, hay còn làm người tiếp theo mất lượt.
explain-dealer = Lúc đầu mỗi người rút một lá: lá nào được chia vòng đầu tiên.
explain-clock = Thời gian tối đa của một lượt. Hết giờ thì máy đánh thay; hai lượt liền như vậy thì máy đánh thay luôn cho đến khi người đó quay lại.
explain-pause = Thời gian nghỉ giữa hai vòng. Ai ngồi ở bàn cũng có thể cho chơi tiếp sớm hơn.
explain-leaving = Khi có người rời bàn giữa ván: máy chơi thay, hoặc chỗ đó bị loại khỏi ván.

# What can be done during a game.
menu-more = Bạn muốn làm gì?
menu-to-leave = Rời ván…
    .words = Rời ván
menu-to-remove = Mời ai đó ra…
    .words = Mời ai đó ra
menu-vote-stop = Biểu quyết: dừng ván
    .words = Biểu quyết dừng ván
menu-next = Chơi ván sau
menu-not-next = Không chơi ván sau
menu-leave-computer = Bạn muốn rời ván này? Máy sẽ đánh thay, và bạn có thể quay lại.
menu-leave-fold = Bạn muốn rời ván này? Chỗ của bạn sẽ bị loại và không quay lại được.
menu-leave = Có, rời ván
menu-stay = Không, quay lại
menu-remove = Mời ai ra khỏi ván? Cần hơn một nửa số người còn lại, ít nhất là hai người.
menu-vote-out = Biểu quyết: mời { $name } ra
    .words = Biểu quyết mời { $name } ra
button-back = Tôi đã quay lại
