### What Telegram shows of the bot: the command menu (at most 60 characters, no full stop), the
### descriptions, and the texts of /help and /start.

command-newgame = Mở bàn mới ở đây
command-table = Hiện lại bàn chơi
command-stop = Kết thúc ván và đóng bàn
command-join = Vào bàn, hoặc chơi ván sau
command-leave = Rời bàn
command-back = Tự chơi trở lại
command-begin = Bắt đầu ván
command-next = Chia vòng tiếp theo ngay
command-rematch = Chơi ván nữa với những người cũ
command-computer = Thêm máy, ví dụ /computer hard
command-set = Đổi tùy chọn, ví dụ /set points=5
command-kick = Mời người ở một chỗ ra, ví dụ /kick 2
command-hand = Bài của tôi, chỉ mình tôi thấy
command-play = Đánh một lá theo vị trí, ví dụ /play 2
command-ahead = Chọn trước lá cho lượt của tôi, ví dụ /ahead 2
command-draw = Rút lá chưa rút
command-turn = Đến lượt ai?
command-total = Tổng hiện là bao nhiêu?
command-score = Điểm còn lại của cả bàn
command-last = Chuyện vừa xảy ra
command-rules = Luật chơi
command-help = Tất cả lệnh và cách dùng
command-start = Bot là ai, và bắt đầu thế nào
command-stats = Thống kê của tôi trong nhóm này
command-top = Bảng xếp hạng của nhóm
command-chart = Hình vẽ ván vừa rồi
command-replay = Xem lại ván vừa rồi, bằng lời và bằng tệp
command-privacy = Bot lưu gì về tôi, và xóa thế nào
command-mydata = Tệp chứa mọi thứ bot lưu về tôi
command-forgetme = Xóa dữ liệu của tôi ở mọi nơi
command-forgetgroup = Xóa dữ liệu của nhóm này
command-language = Chọn ngôn ngữ, ví dụ /language vi
command-words = Hiển thị bằng chữ, không ký hiệu
command-symbols = Hiển thị bằng ký hiệu
command-settings = Cài đặt của tôi
command-mygames = Các bàn tôi đang ngồi

# At most 64 characters.
bot-name = Chín mươi chín
# At most 512 characters.
bot-description =
    Chín mươi chín, trò chơi cộng số cho nhóm của bạn: một tổng chung, mỗi người ba lá. Chạm đúng 33, 66 hoặc 99, nhưng đừng vượt qua.

    Thêm bot vào nhóm rồi gõ /newgame ở đó. Bài của bạn chỉ mình bạn thấy.
# At most 120 characters.
bot-short-description = Chín mươi chín, trò chơi bài cộng số cho 2 đến 20 người trong nhóm của bạn.

# Lines of whole sentences: commands are said here as they are typed.
help =
    Chín mươi chín là trò chơi cộng số cho 2 đến 20 người. Mọi người cùng cộng vào một tổng; luật cho biết phải chạm đúng số nào và không được vượt số nào.

    Bắt đầu
    /newgame mở bàn trong nhóm; /newgame classic clock=60 chọn luôn trò chơi và tùy chọn. Ai muốn chơi thì nhấn Vào bàn, rồi chủ bàn nhấn Bắt đầu.

    Khi chơi
    Nhấn Bài của tôi dưới bàn: chỉ mình bạn thấy. Nhấn một lá để đánh.

    Bạn cũng có thể gõ
    /hand cho xem bài của bạn
    /play 2 đánh lá thứ hai; /play 2 thấp hoặc /play 2 cao chọn giá trị
    /ahead 2 đánh lá thứ hai ngay khi đến lượt bạn, nếu lúc đó bạn không mất gì; /ahead off để bỏ chọn
    /draw rút bài, nếu bàn chơi kiểu tự rút
    /turn cho biết đến lượt ai
    /total cho biết tổng
    /score cho biết ai còn bao nhiêu
    /last cho biết chuyện vừa xảy ra
    /table đưa bàn xuống cuối cuộc trò chuyện
    /rules giải thích trò chơi của bàn này
    /join, /leave và /back: vào bàn, rời bàn, và tự chơi trở lại
    /begin, /next và /rematch: bắt đầu, chia vòng tiếp theo, chơi ván nữa
    /computer hard thêm máy; /set points=5 clock=off đổi tùy chọn
    /kick 2 mời người ở chỗ thứ hai ra: chủ bàn và quản trị viên quyết định, người chơi biểu quyết
    /stop đóng bàn: chủ bàn và quản trị viên quyết định, người chơi biểu quyết

    Sau ván
    /chart vẽ lại ván, /replay kể lại ván, /replay 3 kể lại vòng thứ ba
    /stats on cho phép bot nhớ các ván của bạn trong nhóm này, /stats off xóa hết; xem bằng /stats và /top

    Theo ý bạn
    /settings: ngôn ngữ, chữ hay ký hiệu, và bài của bạn trong chat riêng
    /words hoặc /symbols cho riêng bạn; thêm chữ here cho bàn của nhóm
    /language vi chọn ngôn ngữ của bạn trong chat riêng, và của nhóm trong nhóm
    /mygames là các bàn bạn đang ngồi

    Dữ liệu của bạn
    /privacy cho biết bot lưu gì; /mydata, trong chat riêng, là tệp chứa những thứ đó; /forgetme xóa hết
    /forgetgroup, do quản trị viên gõ, xóa những gì bot lưu về nhóm

# $link leads to the choice of a group for the bot, and so does $admin; there I become an admin.
start =
    Xin chào! Tôi chia bài Chín mươi chín, trò chơi bài cộng số cho 2 đến 20 người.

    Thêm tôi vào nhóm: { $link }
    Rồi gõ /newgame ở đó.

    Nếu được làm quản trị viên, tôi còn tự cho bạn xem bài khi đến lượt bạn: { $admin }

    Chơi một mình? Gửi /newgame ngay tại đây để đấu với máy.

    /rules giải thích trò chơi, /help là tất cả lệnh.
