### The waiting room, where people sit down.

lobby-head = Chín mươi chín: phòng chờ
lobby-game = Trò chơi: { $game }. { $about }

# Seats and the people on them.
lobby-seats = Đã có { $taken }/{ $seats } người
    .words = Đã có { $taken } người, bàn có { $seats } chỗ.
lobby-player = { $seat }. { $name }
    .words = Chỗ { $seat }: { $name }.
lobby-host = { $seat }. { $name }, chủ bàn
    .words = Chỗ { $seat }: { $name }, chủ bàn.

lobby-computer = { $seat }. { $name }, { $level }
    .words = Chỗ { $seat }: { $name }, { $level }.

# How well a computer plays.
level-easy = dễ
level-normal = vừa
level-hard = khó

# What is missing, or that nothing is.
lobby-too-few = Cần thêm một người nữa để bắt đầu.
lobby-too-few-cards = Không đủ bài cho số người này. Hãy chọn nhiều bộ bài hơn hoặc chia ít lá hơn.
lobby-ready = { $name } có thể bắt đầu.

# Buttons.
lobby-game-button = { $game }
    .words = Trò { $game }
lobby-game-chosen = ✓ { $game }
    .words = Trò { $game }, đã chọn
lobby-join-or-leave = Vào / Rời bàn
    .words = Vào hoặc rời bàn
lobby-add = + Máy, { $level }
    .words = Thêm máy, { $level }
lobby-remove = Bớt máy
lobby-settings = Tùy chọn…
    .words = Tùy chọn
lobby-start = Bắt đầu
lobby-cancel = Hủy

# A table that was closed before play began, or broken off.
closed-lobby = Bàn này đã đóng.
closed-lobby-by = { $name } đã đóng bàn này.
closed-game = Ván này đã dừng. Không ai thắng.
closed-game-by = { $name } đã dừng ván. Không ai thắng.
closed-again = Gõ { $command } để mở bàn mới.
