### What people choose for themselves, hands in the private chat, and the list of one's tables.

# A hand in the private chat. The first line is also what a notification shows.
private-yours = { $group }: đến lượt bạn. Tổng { $total }.
private-over = { $group }: lượt này của bạn đã qua.
# Where the group's name is not known.
private-group = Nhóm của bạn

# Hands in the private chat are switched on or off.
private-on = Từ mọi bàn bạn đang ngồi, hễ đến lượt bạn là bài của bạn được gửi vào đây. Nhấn một lá để đánh, hoặc gõ vị trí của lá, ví dụ 2, hoặc 2 thấp. Gõ /settings để tắt.
# A button in the lobby leads there; whoever has done so is told.
private-already = Bài của bạn đã được gửi vào chat riêng rồi.
private-which = Nhiều bàn đang đến lượt bạn. Hãy trả lời tin nhắn có bài bạn muốn đánh, hoặc nhấn nút dưới tin nhắn đó.
private-button = Xem bài của tôi trong chat riêng

# The own settings: a head, and a line for each choice.
settings-head = Cài đặt của bạn, ở mọi nơi:
settings-language = Ngôn ngữ: { $language }.
settings-wording-symbols = Hiển thị: ký hiệu.
settings-wording-words = Hiển thị: chữ.
settings-hands-on = Bài trong chat riêng này: bật.
settings-hands-off = Bài trong chat riêng này: tắt.
settings-told-alerts = Câu trả lời: trong cửa sổ, bạn tự đóng.
settings-told-toasts = Câu trả lời: hiện thoáng qua ở mép màn hình.
settings-elsewhere = Cài đặt của bạn xem ở chat riêng: { $link }
settings-changed = Đã đổi.

# Buttons of the settings.
settings-use-words = Dùng chữ
settings-use-symbols = Dùng ký hiệu
settings-use-hands = Gửi bài vào chat riêng này
settings-use-no-hands = Không gửi bài vào chat riêng này
settings-use-alerts = Câu trả lời trong cửa sổ
settings-use-toasts = Câu trả lời hiện thoáng qua
settings-use-own = Ngôn ngữ của ứng dụng

# What this language calls itself, and what a language is called that is chosen by the app.
language-name = Tiếng Việt
language-own = theo ứng dụng của bạn

# /language, /words and /symbols.
language-now = Ngôn ngữ của bạn bây giờ: { $language }.
language-group = Ngôn ngữ của các bàn trong nhóm này bây giờ: { $language }.
language-which = Gõ /language kèm một trong các mã này: { $codes }
wording-now-words = Từ giờ bạn sẽ thấy chữ thay cho ký hiệu. Cho bàn của nhóm này: /words here
wording-now-symbols = Từ giờ bạn sẽ thấy ký hiệu. Cho bàn của nhóm này: /symbols here
wording-group-words = Từ giờ các bàn trong nhóm này dùng chữ.
wording-group-symbols = Từ giờ các bàn trong nhóm này dùng ký hiệu.
wording-which = Gõ /words hoặc /symbols cho riêng bạn, hoặc thêm chữ here cho bàn của nhóm.

# /mygames: a line for each table. $group is a link where there is one.
mygames-head = Các bàn của bạn:
mygames-none = Bạn không ngồi ở bàn nào.
mygames-here = Cuộc trò chuyện này
mygames-yours = { $group }: đến lượt bạn.
mygames-other = { $group }: đến lượt { $player }.
mygames-lobby = { $group }: ván chưa bắt đầu.
mygames-pause = { $group }: hết vòng rồi; vòng tiếp theo sắp bắt đầu.
mygames-elsewhere = Các bàn của bạn xem ở chat riêng: { $link }
