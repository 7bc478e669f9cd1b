### When the bot comes into a group, and when it may not write there.

# Said in a group that the bot has just been added to.
added-to-group =
    Xin chào! Tôi chia bài Chín mươi chín, trò chơi cộng số cho 2 đến 20 người.
    Gõ /newgame để mở bàn. /rules là luật chơi, /help là tất cả lệnh.

# Said to the host in the private chat. $group is the group's title, where it is known.
mute-in = Tôi không còn được nhắn tin trong { $group } nên ván của bạn ở đó đang tạm chờ. Khi quản trị viên cho tôi nhắn lại, ván sẽ tiếp tục.
mute = Tôi không còn được nhắn tin trong nhóm đang chơi ván của bạn nên ván tạm chờ. Khi quản trị viên cho tôi nhắn lại, ván sẽ tiếp tục.

# Said at the table. $time is a length of time.
closed-quiet-lobby = Đã { $time } không ai làm gì ở đây nên bàn này đã đóng.
closed-quiet-game = Đã { $time } không ai làm gì ở đây nên ván đã dừng. Không ai thắng.
